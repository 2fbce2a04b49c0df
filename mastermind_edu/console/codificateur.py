"""Le programme du document 001 : il cache un code, l’utilisateur le cherche, en chiffres et en points.

Ni rôles échangés ni malus ici (voir `match`). Les fautes du document sont réparées, et
dites dans `FAUTES_REPAREES`. Commencer par `jouer_codificateur`.
"""

import random

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.manche import Etat, Manche
from mastermind_edu.coeur.regles import JEUX_DES_DOCUMENTS, Regles
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.console.saisie import Afficher, Lire, code_exemple, ecrire_issue, jouer_tentative
from mastermind_edu.francais import accorder, poser_espaces

FIN = "Fin du programme Master Mind"
FAUTES_REPAREES = tuple(map(poser_espaces, (
    "« On invalide CODE(i) » barrait le pion de rang i au lieu de celui qu’on vient de trouver, CODE(j)",
    "« ESSAIS » et « ESSAI » étaient deux noms pour la même table",
    "la seconde boucle ne disait pas qu’un pion déjà barré ne compte plus, ni qu’elle s’arrête au premier trouvé",
    "barrer dans CODE détruisait le secret : on travaille sur une copie",
    "NOIR et BLANC n’étaient jamais remis à 0 d’un essai à l’autre",
    "le nombre d’essais n’avait pas de valeur au départ ; compté depuis 0, « > max_essais » en permettait 13",
    "« tant qu’il n’a pas gagné ou s’il a atteint les 12 essais » : il faut les deux conditions à la fois, pas gagné et moins de 12 essais",
    "la victoire se cherchait à chaque pion : elle se voit une fois tous les pions comptés",
    "« nombre de couleur dans une combinaison » est le nombre de couleurs disponibles",
    "« une fiche NOIRE si l’un des pions… » : il y a une fiche par pion",
    "« le même nombre de manches remportées » : ce sont les manches jouées",
    "après un échec, le code n’était pas montré ; il l’était seulement après « ? »",
    "les couleurs Bleu et Blanc avaient la même initiale, d’où des chiffres",
)))


def jouer_codificateur(
    regles: Regles = JEUX_DES_DOCUMENTS["site"], *, lire: Lire = input, afficher: Afficher = print, hasard: random.Random | None = None
) -> Manche:
    """Joue une manche, avec les couleurs du document : NOIR et BLANC à chaque essai, un point par rangée au codificateur."""
    manche = Manche(regles, hasard=hasard)
    afficher(ecrire_accueil(regles))
    while manche.etat is Etat.EN_COURS:
        invite = f"Essai {len(manche.tentatives) + 1} sur {regles.max_tentatives}, votre combinaison : "
        tentative = jouer_tentative(manche, invite, lire, afficher)
        if tentative is not None:
            afficher(ecrire_fiches(tentative.reponse))
    afficher(ecrire_fin(manche))
    return manche


def ecrire_points(code: Code) -> str:
    """Le code en chiffres, comptés à partir de 1 et séparés par des points.

    >>> ecrire_points((0, 1, 2, 3))
    '1.2.3.4'
    """
    return ".".join(str(numero + 1) for numero in code)


def ecrire_fiches(reponse: Reponse) -> str:
    """Les fiches noires, puis les blanches.

    >>> ecrire_fiches(Reponse(1, 2))
    'NOIR = 1, BLANC = 2'
    """
    return f"NOIR = {reponse.bien_places}, BLANC = {reponse.mal_places}"


def ecrire_accueil(regles: Regles) -> str:
    """Les couleurs et leurs chiffres, la limite, la façon d’écrire et d’abandonner."""
    couleurs = "\n".join(f"  {numero} : {couleur.nom}" for numero, couleur in enumerate(regles.couleurs, start=1))
    return (
        f"Master Mind : le programme est le codificateur, vous êtes le décodeur.\n"
        f"La combinaison a {accorder(regles.nb_pions, 'pion')} ; une couleur peut servir plusieurs fois :\n{couleurs}\n"
        f"Vous avez {accorder(regles.max_tentatives, 'essai')} au plus. Tapez par exemple {ecrire_points(code_exemple(regles))}, "
        "ou ? pour abandonner.\n"
        "NOIR : bonne couleur, bonne place. BLANC : bonne couleur, mauvaise place."
    )


def ecrire_fin(manche: Manche) -> str:
    """L’issue, le code montré dans tous les cas, les points du codificateur.

    >>> manche = Manche(Regles(), secret=(0, 1, 2, 3))
    >>> _ = manche.proposer((0, 1, 2, 3))
    >>> print(ecrire_fin(manche))
    Gagné ! Combinaison trouvée en 1 essai.
    La combinaison était 1.2.3.4.
    Le codificateur marque 1 point : un par rangée jouée.
    Fin du programme Master Mind
    """
    points = accorder(len(manche.tentatives), "point")
    return (
        f"{ecrire_issue(manche, 'essai')}\nLa combinaison était {ecrire_points(manche.secret)}.\n"
        f"Le codificateur marque {points} : un par rangée jouée.\n{FIN}"
    )
