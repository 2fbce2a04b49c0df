"""Les exercices de chaque chapitre et leurs points, dans l’ordre où les notebooks les vérifient.

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

POINTS: dict[str, int] = {
    "nombre_de_trous": 1, "dernier_pion": 1, "annoncer": 2, "code_uni": 2, "compter_autres": 2,
    "initiales_distinctes": 2, "emoji": 2, "presenter_couleurs": 2, "message_accueil": 1,
    "nombre_de_codes": 1, "tirer_code": 2, "generer_combinaison": 3,
    "nettoyer": 1, "code_correct": 2, "message_erreur": 2, "mot_vers_numeros": 2, "numeros_vers_mot": 2, "lire_points": 3, "saisir_proposition": 4, "mes_cas_code_correct": 2,
    "compter_bien_places": 1, "trouver_bien_places": 2, "position": 2, "pseudo_vers_python": 2, "trouver_mal_places": 3, "repondre": 4, "mes_cas_repondre": 2,
    "frequences": 2, "nb_communs": 3, "repondre_frequences": 3, "mes_cas_nb_communs": 2,
    "afficher_proposition": 2, "afficher_reponse": 2, "message_final": 2, "jouer_manche": 4,
    "choisir_niveau": 2, "bienvenue": 1, "malus": 2, "points_manche": 3, "vainqueur": 1,
    "code_suivant": 3, "est_compatible": 3, "proposition_suivante": 2, "manche_ordinateur": 4,
    "reponse_correcte": 2, "erreurs_de_reponse": 3,
    "longueurs": 2, "bilan": 3,
    "phase_couleurs": 3, "deduire": 1, "cfc": 4,
    "completer": 1, "essai_de_place": 2, "dijon1": 4, "dijon3": 4,
    "partition": 3, "pire_cas": 2, "meilleure_proposition": 4,
    "secrets_difficiles": 2, "ordre_aleatoire": 2, "depart_cyclique": 2,
    "MancheObjet": 4,
    "couleur_suivante": 1, "MonPlateau": 4,
}
