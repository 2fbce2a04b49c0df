"""Les exercices de chaque chapitre, dans l’ordre où les notebooks les vérifient.

Module écrit par `python lancer.py fabriquer` d’après `sources/exercices/` : rien à y changer.
"""

CHAPITRES: dict[str, tuple[str, ...]] = {
    "00b_python": (
        "nombre_de_trous",
        "dernier_pion",
        "annoncer",
        "code_uni",
        "compter_autres",
    ),
    "01_constantes": (
        "initiales_distinctes",
        "emoji",
        "presenter_couleurs",
        "message_accueil",
    ),
    "02_code_secret": (
        "nombre_de_codes",
        "tirer_code",
        "generer_combinaison",
    ),
    "03_validation": (
        "nettoyer",
        "code_correct",
        "message_erreur",
        "mot_vers_numeros",
        "numeros_vers_mot",
        "lire_points",
        "saisir_proposition",
        "mes_cas_code_correct",
    ),
    "04_marquage": (
        "compter_bien_places",
        "trouver_bien_places",
        "position",
        "pseudo_vers_python",
        "trouver_mal_places",
        "repondre",
        "mes_cas_repondre",
    ),
    "05_frequences": (
        "frequences",
        "nb_communs",
        "repondre_frequences",
        "mes_cas_nb_communs",
    ),
    "06_partie": (
        "afficher_proposition",
        "afficher_reponse",
        "message_final",
        "jouer_manche",
    ),
    "07_niveaux_scores": (
        "choisir_niveau",
        "bienvenue",
        "malus",
        "points_manche",
        "vainqueur",
    ),
    "08_ordinateur": (
        "code_suivant",
        "est_compatible",
        "proposition_suivante",
        "manche_ordinateur",
    ),
    "09_erreurs_de_reponse": (
        "reponse_correcte",
        "erreurs_de_reponse",
    ),
    "10_statistiques": (
        "longueurs",
        "bilan",
    ),
    "11_cfc": (
        "phase_couleurs",
        "deduire",
        "cfc",
    ),
    "12_dijon": (
        "completer",
        "essai_de_place",
        "dijon1",
        "dijon3",
    ),
    "13_meilleure_reponse": (
        "partition",
        "pire_cas",
        "meilleure_proposition",
    ),
    "14_contre_strategies": (
        "secrets_difficiles",
        "ordre_aleatoire",
        "depart_cyclique",
    ),
    "15_objets": (
        "MancheObjet",
    ),
    "16_interface": (
        "couleur_suivante",
        "MonPlateau",
    ),
}

TITRES: dict[str, str] = {
    "00b_python": "Cinq premières fonctions",
    "01_constantes": "Accueillir le joueur",
    "02_code_secret": "Cacher un code",
    "03_validation": "Lire une proposition",
    "04_marquage": "Répondre au décodeur",
    "05_frequences": "Répondre sans rien barrer",
    "06_partie": "Votre jeu, du premier au dernier message",
    "07_niveaux_scores": "Des niveaux, des points, un vainqueur",
    "08_ordinateur": "L’ordinateur cherche votre code",
    "09_erreurs_de_reponse": "Quand la réponse est fausse",
    "10_statistiques": "Mesurer au lieu de croire",
    "11_cfc": "Couleur, fond, curseur",
    "12_dijon": "Réparer un programme publié",
    "13_meilleure_reponse": "La meilleure réponse",
    "14_contre_strategies": "Contre-stratégies",
    "15_objets": "Votre manche devient un objet",
    "16_interface": "Votre propre plateau",
}
