"""Les jeux du terminal : chacun garde le déroulement et les mots de son document.

Aucune règle ici : `Manche` compte et répond. Les fonctions `ecrire_…` donnent des
textes sans les afficher. Commencer par `jouer_bts`.
"""

import random
from collections.abc import Callable
from typing import TypeVar

from mastermind_edu.affichage.plateau import dire_reponse, ecrire_pions, ecrire_symboles
from mastermind_edu.coeur.codes import ABANDON, Code, ecrire_mot, lire_proposition
from mastermind_edu.coeur.erreurs import AbandonDemande, ErreurMastermind
from mastermind_edu.coeur.manche import Etat, Manche, Tentative
from mastermind_edu.coeur.regles import NIVEAUX, Regles
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.francais import accorder, citer

Lire = Callable[[str], str]  # pose une question et donne la ligne tapée, comme `input`
Afficher = Callable[[str], object]  # montre un texte, comme `print`
Valeur = TypeVar("Valeur")

TRAIT = "=" * 64
TITRE_BTS = "MASTERMIND : le jeu du code secret (BTS SIO)"
CONSEIL_ABANDON = f"Pour abandonner et voir la combinaison, tapez {ABANDON}"
INTERRUPTION = "\nJeu interrompu."
SIGNES_DE_FIN = {Etat.GAGNEE: "🎉", Etat.PERDUE: "😭", Etat.ABANDONNEE: "👋"}
NIVEAUX_UNISCIEL = ("novice", "pro", "killer")
INVITE_NIVEAU = "Quel niveau voulez-vous : N)ovice, P)ro ou K)iller ? "


def saisir(invite: str, comprendre: Callable[[str], Valeur], lire: Lire, afficher: Afficher) -> Valeur | None:
    """Ce que dit la ligne tapée, redemandée tant que `comprendre` la refuse.

    Renvoie `None` si le joueur s’en va : « ? », Ctrl-C ou fin de l’entrée.
    """
    while True:
        try:
            return comprendre(lire(invite))
        except AbandonDemande:
            return None
        except (KeyboardInterrupt, EOFError):
            afficher(INTERRUPTION)
            return None
        except ErreurMastermind as erreur:
            afficher(f"Erreur : {erreur}.")
        except UnicodeDecodeError:  # un accent à demi effacé dans certains terminaux
            afficher("Erreur : cette ligne contient des caractères illisibles.")


def jouer_tentative(manche: Manche, invite: str, lire: Lire, afficher: Afficher) -> Tentative | None:
    """Lit une proposition et la joue ; abandonne la manche si le joueur s’en va."""
    proposition = saisir(invite, lambda texte: lire_proposition(texte, manche.regles), lire, afficher)
    if proposition is None:
        manche.abandonner()
        return None
    manche.proposer(proposition)
    return manche.tentatives[-1]


def ecrire_issue(manche: Manche, nom: str) -> str:
    """Comment la manche a fini, et en combien de « tentatives » ou de « coups ».

    >>> manche = Manche(Regles(), secret=(0, 1, 2, 3))
    >>> _ = manche.proposer((0, 1, 2, 3))
    >>> ecrire_issue(manche, "tentative")
    'Gagné ! Combinaison trouvée en 1 tentative.'
    """
    jouees, limite = len(manche.tentatives), manche.regles.max_tentatives
    return {
        Etat.GAGNEE: f"Gagné ! Combinaison trouvée en {accorder(jouees, nom)}.",
        Etat.PERDUE: f"Perdu ! Limite atteinte : {accorder(limite, nom)}.",
        Etat.ABANDONNEE: f"Abandon ({accorder(jouees, nom)} sur {limite}).",
    }[manche.etat]


def code_exemple(regles: Regles) -> Code:
    """Un code pour montrer comment écrire : les couleurs dans l’ordre, reprises au besoin.

    >>> code_exemple(Regles(5, Regles().couleurs[:3]))
    (0, 1, 2, 0, 1)
    """
    return tuple(rang % regles.nb_couleurs for rang in range(regles.nb_pions))


def jouer_bts(
    regles: Regles, *, lire: Lire = input, afficher: Afficher = print, hasard: random.Random | None = None
) -> Manche:
    """Joue une manche comme dans le document du BTS : des pions, des clés, des tentatives."""
    manche = Manche(regles, hasard=hasard)
    afficher(ecrire_accueil_bts(regles))
    while manche.etat is Etat.EN_COURS:
        afficher(f"\nTentative {len(manche.tentatives) + 1} / {regles.max_tentatives}")
        tentative = jouer_tentative(manche, ecrire_invite_bts(regles), lire, afficher)
        if tentative is not None:
            afficher(ecrire_tentative_bts(tentative, regles))
    afficher(ecrire_fin_bts(manche))
    return manche


def ecrire_accueil_bts(regles: Regles) -> str:
    """Le bandeau : l’objectif, les couleurs, les deux signes de la réponse."""
    couleurs = "\n".join(f"  {couleur.emoji} ({couleur.initiale}) {couleur.nom}" for couleur in regles.couleurs)
    return (
        f"{TRAIT}\n{TITRE_BTS.center(len(TRAIT)).rstrip()}\n{TRAIT}\n"
        f"But du jeu : découvrir une combinaison secrète de {accorder(regles.nb_pions, 'pion')},\n"
        f"en {accorder(regles.max_tentatives, 'tentative')} au plus. Une couleur peut servir plusieurs fois.\n"
        f"Couleurs :\n{couleurs}\n"
        f"Indices : 🔑 pion bien placé, ⚪ pion mal placé.\n{CONSEIL_ABANDON}\n{TRAIT}"
    )


def ecrire_invite_bts(regles: Regles) -> str:
    """La question posée, avec un exemple de la bonne longueur.

    >>> ecrire_invite_bts(Regles())
    'Votre proposition (4 initiales, par exemple RVBJ) : '
    """
    exemple = ecrire_mot(code_exemple(regles), regles)
    return f"Votre proposition ({accorder(regles.nb_pions, 'initiale')}, par exemple {exemple}) : "


def ecrire_indices_bts(reponse: Reponse) -> str:
    """Les signes de la réponse et leurs nombres en mots.

    >>> ecrire_indices_bts(Reponse(1, 2)), ecrire_indices_bts(Reponse(0, 0))
    ('🔑 ⚪ ⚪ (1 bien placé, 2 mal placés)', 'aucun pion trouvé')
    """
    if reponse == Reponse(0, 0):
        return "aucun pion trouvé"
    return f"{ecrire_symboles(reponse)} ({dire_reponse(reponse)})"


def ecrire_tentative_bts(tentative: Tentative, regles: Regles) -> str:
    """La proposition en pions, et ses indices.

    >>> print(ecrire_tentative_bts(Tentative((0, 1, 2, 5), Reponse(2, 2)), Regles()))
    Vos pions : 🔴R 🟢V 🔵B ⚫N
    Indices   : 🔑 🔑 ⚪ ⚪ (2 bien placés, 2 mal placés)
    """
    pions = ecrire_pions(tentative.proposition, regles)
    return f"Vos pions : {pions}\nIndices   : {ecrire_indices_bts(tentative.reponse)}"


def ecrire_fin_bts(manche: Manche) -> str:
    """L’issue de la manche et le secret, découvert."""
    issue = f"{SIGNES_DE_FIN[manche.etat]} {ecrire_issue(manche, 'tentative')}"
    secret = f"Combinaison secrète : {ecrire_pions(manche.secret, manche.regles)}"
    return "\n".join(["", TRAIT, issue, secret, TRAIT])


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


CONSOLE = {"bts": jouer_bts, "unisciel": jouer_unisciel}
NIVEAU_PAR_DEFAUT = {"bts": "classique"}  # Unisciel demande le niveau au joueur


def jouer(presentation: str, niveau: str | None) -> None:
    """Joue dans le terminal ; lève `ErreurMastermind` pour un nom inconnu."""
    jouer_presentation = _choisir("une présentation", presentation, CONSOLE)
    if niveau is None:
        niveau = NIVEAU_PAR_DEFAUT.get(presentation)
    jouer_presentation(None if niveau is None else _choisir("un niveau", niveau, NIVEAUX))


def _choisir(quoi: str, nom: str, connus: dict[str, Valeur]) -> Valeur:
    if nom not in connus:
        raise ErreurMastermind(f"il faut {quoi} parmi {', '.join(connus)}, voici {citer(nom)}")
    return connus[nom]
