"""Le jeu du document d’Unisciel : des niveaux, des chiffres, des `#` et des `o`.

Aucune règle ici : `Manche` compte et répond. Les fonctions `ecrire_…` donnent des
textes sans les afficher. Commencer par `jouer_unisciel`.
"""

import random

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.manche import Etat, Manche
from mastermind_edu.coeur.regles import NIVEAUX, Regles
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.console.saisie import CONSEIL_ABANDON, Afficher, Lire, code_exemple, ecrire_issue, jouer_tentative, saisir
from mastermind_edu.francais import accorder, citer

NIVEAUX_UNISCIEL = ("novice", "pro", "killer")
INVITE_NIVEAU = "Quel niveau voulez-vous : N)ovice, P)ro ou K)iller ? "


def jouer_unisciel(
    regles: Regles | None = None, *, lire: Lire = input, afficher: Afficher = print, hasard: random.Random | None = None
) -> Manche | None:
    """Joue une manche comme dans le document d’Unisciel : des chiffres, des `#` et des `o`.

    Demande le niveau si les règles ne sont pas données, et renvoie `None` si le
    joueur s’en va à ce moment.
    """
    regles = regles or saisir(INVITE_NIVEAU, lire_niveau, lire, afficher)
    if regles is None:
        return None
    manche = Manche(regles, hasard=hasard)
    invite = f"Votre proposition ({accorder(regles.nb_pions, 'symbole')}) : "
    afficher(ecrire_accueil_unisciel(regles))
    while manche.etat is Etat.EN_COURS:
        tentative = jouer_tentative(manche, invite, lire, afficher)
        if tentative is not None:
            afficher(ecrire_ligne_unisciel(tentative.reponse, manche.restantes))
    afficher(ecrire_fin_unisciel(manche))
    return manche


def lire_niveau(texte: str) -> Regles:
    """Les règles du niveau tapé : sa première lettre ou son nom, en capitales ou non.

    >>> lire_niveau("K") == lire_niveau(" killer ") == NIVEAUX["killer"]
    True
    """
    for nom in NIVEAUX_UNISCIEL:
        if texte.strip().lower() in (nom[0], nom):
            return NIVEAUX[nom]
    raise ErreurMastermind(f"il faut la lettre N, P ou K, voici {citer(texte)}")


def ecrire_accueil_unisciel(regles: Regles) -> str:
    """Le texte de bienvenue : les symboles, la limite, la saisie, la réponse."""
    symboles = "chiffres" if regles.nb_couleurs <= 9 else "nombres"
    exemple = " ".join(str(numero + 1) for numero in code_exemple(regles))
    numeros = " ".join(str(numero + 1) for numero in range(regles.nb_couleurs))
    return (
        f"\nSaurez-vous retrouver ma combinaison de {accorder(regles.nb_pions, 'symbole')} ?\n"
        f"Ce sont des {symboles} de 1 à {regles.nb_couleurs}, et le même peut revenir plusieurs fois.\n"
        f"Vous pouvez jouer {accorder(regles.max_tentatives, 'coup')} au plus.\n"
        f"Tapez votre proposition, par exemple {exemple}, puis la touche [Entrée].\n"
        f"Les initiales {' '.join(regles.initiales)} sont acceptées aussi, à la place de {numeros}.\n"
        "Ma réponse : un # par symbole bien placé, un o par symbole mal placé.\n"
        f"{CONSEIL_ABANDON}\n"
    )


def ecrire_reponse_unisciel(reponse: Reponse) -> str:
    """Un `#` par symbole bien placé, puis un `o` par symbole mal placé.

    >>> ecrire_reponse_unisciel(Reponse(1, 2)), ecrire_reponse_unisciel(Reponse(0, 0))
    ('#oo', 'aucun symbole trouvé')
    """
    return "#" * reponse.bien_places + "o" * reponse.mal_places or "aucun symbole trouvé"


def ecrire_ligne_unisciel(reponse: Reponse, restantes: int) -> str:
    """La réponse et le nombre de coups encore permis.

    >>> ecrire_ligne_unisciel(Reponse(1, 2), 7), ecrire_ligne_unisciel(Reponse(0, 1), 1)
    ('#oo (reste 7 coups)', 'o (reste 1 coup)')
    """
    return f"{ecrire_reponse_unisciel(reponse)} (reste {accorder(restantes, 'coup')})"


def ecrire_chiffres(code: Code, regles: Regles) -> str:
    """Le code en chiffres, comptés à partir de 1 ; espacés s’il y a plus de neuf couleurs.

    >>> ecrire_chiffres((4, 1, 0, 1), Regles())
    '5212'
    """
    separateur = "" if regles.nb_couleurs <= 9 else " "
    return separateur.join(str(numero + 1) for numero in code)


def ecrire_fin_unisciel(manche: Manche) -> str:
    """L’issue de la manche et le secret, en chiffres."""
    return f"{ecrire_issue(manche, 'coup')}\nMa combinaison était {ecrire_chiffres(manche.secret, manche.regles)}."
