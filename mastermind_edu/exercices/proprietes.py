"""Ce qui distingue les cas, en mots que l’élève connaît : de quoi décrire ceux où sa fonction se trompe.

Ici, ce que partagent plusieurs exercices ; le reste est dans le module de chacun. Commencer par `DEUX_CODES`.
"""

from mastermind_edu.exercices.cas import dire_les_rangs
from mastermind_edu.juge.exercice import Propriete


def se_repete(code) -> bool:
    """Vrai quand un élément est écrit deux fois.

    >>> se_repete("RVR"), se_repete([])
    (True, False)
    """
    return any(code.count(symbole) > 1 for symbole in code)


def nb_bien_places(secret, proposition) -> int:
    return sum(s == p for s, p in zip(secret, proposition))


def nb_pions_communs(secret, proposition) -> int:
    return sum(min(secret.count(symbole), proposition.count(symbole)) for symbole in set(secret))


def raconter_la_reponse(valeur, secret, proposition, *_) -> str:
    """Ce qu’il faut répondre, et d’où cela vient ; d’abord, lequel des deux nombres est juste.

    >>> raconter_la_reponse((1, 1), ["R", "V"], ["R", "R"])
    'le nombre de bien placés est juste, pas celui des mal placés : ici, 1 bien placé, au rang 0, et aucun mal placé parmi les pions qui restent'
    """
    rangs = [i for i in range(len(secret)) if secret[i] == proposition[i]]
    bien, mal = len(rangs), nb_pions_communs(secret, proposition) - len(rangs)
    bien_places = f"{bien} bien placé{'s' * (bien > 1)}, {dire_les_rangs(rangs)}," if bien else "aucun bien placé"
    mal_places = f"{mal} mal placé{'s' * (mal > 1)}" if mal else "aucun mal placé"
    recit = f"ici, {bien_places} et {mal_places} parmi les pions qui restent"
    if len(valeur) == 2 and valeur[0] == bien:
        return f"le nombre de bien placés est juste, pas celui des mal placés : {recit}"
    if len(valeur) == 2 and valeur[1] == mal:
        return f"le nombre de mal placés est juste, pas celui des bien placés : {recit}"
    return recit


COULEUR_0 = Propriete("la couleur 0 est dans les deux codes", "la couleur 0 n’est pas dans les deux codes", lambda code1, code2, _: 0 in code1 and 0 in code2)
DERNIERE_COULEUR = Propriete(
    "la dernière couleur est dans les deux codes", "la dernière couleur n’est pas dans les deux codes",
    lambda code1, code2, nb_couleurs: nb_couleurs - 1 in code1 and nb_couleurs - 1 in code2,
)
UN_SEUL_PION = Propriete("il n’y a qu’un pion", "il y a plusieurs pions", lambda code, *_: len(code) == 1)
DERNIERS_EGAUX = Propriete(
    "les derniers pions sont égaux", "les derniers pions diffèrent", lambda secret, proposition, *_: secret[-1:] == proposition[-1:]
)
BIEN_PLACES = Propriete(
    "il y a des bien placés", "il n’y a pas de bien placé", lambda secret, proposition, *_: nb_bien_places(secret, proposition) > 0
)
MAL_PLACES = Propriete(
    "il y a des mal placés",
    "il n’y a pas de mal placé",
    lambda secret, proposition, *_: nb_pions_communs(secret, proposition) > nb_bien_places(secret, proposition),
)
DEUX_CODES = (
    Propriete(
        "une couleur est répétée dans la proposition",
        "aucune couleur n’est répétée dans la proposition",
        lambda secret, proposition, *_: se_repete(proposition),
    ),
    Propriete(
        "une couleur est répétée dans le secret", "aucune couleur n’est répétée dans le secret", lambda secret, *_: se_repete(secret)
    ),
    BIEN_PLACES,
    MAL_PLACES,
    Propriete(
        "le secret et la proposition ont une couleur en commun",
        "le secret et la proposition n’ont rien en commun",
        lambda secret, proposition, *_: nb_pions_communs(secret, proposition) > 0,
    ),
    DERNIERS_EGAUX,
    UN_SEUL_PION,
)
MOTS = (
    Propriete("le mot a la bonne longueur", "le mot n’a pas la bonne longueur", lambda mot, nb_pions, _: len(mot) == nb_pions),
    Propriete("le mot est trop long", "le mot n’est pas trop long", lambda mot, nb_pions, _: len(mot) > nb_pions),
    Propriete("le mot est trop court", "le mot n’est pas trop court", lambda mot, nb_pions, _: len(mot) < nb_pions),
    Propriete(
        "une lettre est inconnue", "toutes les lettres sont connues", lambda mot, _, initiales: any(lettre not in initiales for lettre in mot)
    ),
    Propriete("la première lettre est connue", "la première lettre n’est pas connue", lambda mot, _, initiales: mot[:1] != "" and mot[0] in initiales),
    Propriete("la dernière lettre est connue", "la dernière lettre n’est pas connue", lambda mot, _, initiales: mot[:1] != "" and mot[-1] in initiales),
)
TABLEAUX = (
    Propriete("il n’y a qu’une couleur", "il y a plusieurs couleurs", lambda initiales, *_: len(initiales) == 1),
    Propriete("R est la première initiale", "R n’est pas la première initiale", lambda initiales, *_: list(initiales[:1]) == ["R"]),
)
