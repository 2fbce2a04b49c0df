"""Les noms que donne une cellule repliée, et les notebooks où elle est.

Module écrit par `python lancer.py fabriquer` d’après les sources : rien à y changer.
"""

DONNES: dict[str, tuple[str, ...]] = {
    "CODES": ("09",),
    "EXTRAITS": ("12",),
    "MoteurPython": ("14",),
    "REPONSES": ("09",),
    "SAE": ("09",),
    "TABLEAUX": ("05",),
    "codes_de": ("02",),
    "codes_possibles": ("00",),
    "combien_de_codes": ("00",),
    "dessiner_couples": ("02",),
    "dessiner_distributions": ("10", "12", "14"),
    "duree": ("14",),
    "essayer_pseudo_code": ("05", "12"),
    "essayer_tous_les_secrets": ("12",),
    "extrait": ("12",),
    "jouer_le_programme": ("12",),
    "jouer_les_series": ("14",),
    "manches_de": ("07",),
    "manquantes": ("06",),
    "mefiant": ("14",),
    "montrer_plateau": ("10",),
    "montrer_reponses": ("09",),
    "ordinateur_qui_recoit": ("09",),
    "pires": ("14",),
    "preparer_le_jeu": ("01",),
    "prudent": ("14",),
    "repartition": ("10", "12", "14"),
    "reponses_a": ("09",),
    "tirer_lettres": ("01",),
    "total_et_maximum": ("12",),
    "tous_les_codes": ("09", "12", "13", "13b", "14"),
}
