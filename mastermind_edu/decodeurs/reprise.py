"""Un match contre l’ordinateur : gardé dans un fichier, puis repris à la rangée où il en était.

Le texte de la partie est dans `coeur.sauvegarde`, la partie dans `coeur.partie` ; ici s’y ajoute
ce que cherche l’ordinateur. Commencer par `reprendre`.
"""

from pathlib import Path

from mastermind_edu.coeur.erreurs import ErreurMastermind, PartieIllisible
from mastermind_edu.coeur.manche import MancheRepondue
from mastermind_edu.coeur.partie import HUMAIN, ORDINATEUR, Partie
from mastermind_edu.coeur.sauvegarde import ecrire_partie, lire_partie
from mastermind_edu.decodeurs.catalogue import trouver_decodeur
from mastermind_edu.decodeurs.decodage import Decodage, EtatDecodage
from mastermind_edu.decodeurs.souffles import Souffles, aller_au_bout
from mastermind_edu.decodeurs.tailles import exiger_taille
from mastermind_edu.disque import ecrire
from mastermind_edu.francais import citer, dire_refus


def garder(partie: Partie, fichier: Path | str) -> None:
    """Écrit la partie dans ce fichier ; lève `ErreurMastermind` si le système refuse."""
    try:
        ecrire(Path(fichier), ecrire_partie(partie))
    except OSError as erreur:
        raise ErreurMastermind(f"il faut pouvoir écrire {fichier} ; le système refuse ({dire_refus(erreur)})") from erreur


def exiger_fichier(fichier: object) -> Path:
    """Le chemin de ce fichier ; lève `ErreurMastermind` pour autre chose qu’un nom, `PartieIllisible` pour un dossier."""
    if not isinstance(fichier, (str, Path)) or "\0" in str(fichier) or fichier == "":
        raise ErreurMastermind(f"il faut le nom du fichier où garder la partie, voici {citer(fichier)}")
    if Path(fichier).is_dir():
        raise PartieIllisible(f"il faut un fichier où garder la partie, voici un dossier : {fichier}")
    return Path(fichier)


def reprendre(fichier: Path | str | None) -> Partie | None:
    """Le match gardé dans ce fichier, `None` s’il n’existe pas encore ; il n’est jamais modifié ici.

    Lève `PartieIllisible` pour un fichier abîmé, ou qui garde une partie sans l’ordinateur.
    """
    if fichier is None or not exiger_fichier(fichier).exists():
        return None
    try:
        partie = lire_partie(Path(fichier).read_text(encoding="utf-8"))
        if partie.joueurs != (ORDINATEUR, HUMAIN):
            raise PartieIllisible(f"il faut une partie contre l’ordinateur, voici celle de {' et '.join(partie.joueurs)}")
        trouver_decodeur(partie.strategie)
        exiger_taille(partie.regles.nb_pions, partie.regles.nb_couleurs)
    except (ErreurMastermind, UnicodeDecodeError, OSError) as erreur:
        raison = erreur if isinstance(erreur, ErreurMastermind) else "il faut un texte lisible"
        raise PartieIllisible(f"{fichier} : {raison} ; le fichier est laissé tel quel") from erreur
    return partie


def reprendre_le_decodage(partie: Partie, manche: MancheRepondue) -> Decodage:
    """La recherche de l’ordinateur, rejouée jusqu’à la rangée en cours de cette manche de la partie.

    Lève `PartieIllisible` si la manche porte d’autres propositions que les siennes.

    >>> from mastermind_edu.coeur.regles import Regles
    >>> partie = Partie(Regles(), (ORDINATEUR, HUMAIN))
    >>> _ = partie.commencer_manche().abandonner()
    >>> manche = partie.commencer_manche_repondue()
    >>> manche.noter((0, 0, 0, 0), (1, 0))
    >>> reprendre_le_decodage(partie, manche).proposition
    (0, 1, 1, 1)
    """
    return aller_au_bout(reprendre_en_soufflant(partie, manche))


def reprendre_en_soufflant(partie: Partie, manche: MancheRepondue) -> Souffles[Decodage]:
    """Comme `reprendre_le_decodage`."""
    regles = partie.regles
    hasard = partie.hasard("décodeur")
    decodage = yield from Decodage.commencer_en_soufflant(partie.strategie, regles.nb_pions, regles.nb_couleurs, hasard)
    for proposition, reponse in manche.tentatives:
        if decodage.etat is not EtatDecodage.EN_COURS or decodage.proposition != proposition:
            raise PartieIllisible(f"il faut les propositions que joue {partie.strategie}, en voici une autre : {citer(proposition)}")
        yield from decodage.repondre_en_soufflant(reponse)
    return decodage
