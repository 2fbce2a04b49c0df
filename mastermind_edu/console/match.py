"""Le match de la SAÉ, dans le terminal : des manches où l’humain et l’ordinateur échangent leurs rôles.

Les règles sont dans `Partie` et `Decodage`, les phrases dans `textes`. La partie peut
être gardée dans un fichier, à chaque rangée. Commencer par `jouer_sae`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from mastermind_edu.affichage import match as phrases
from mastermind_edu.coeur.codes import Code, lire_proposition
from mastermind_edu.coeur.erreurs import AbandonDemande, ErreurMastermind, TailleRefusee
from mastermind_edu.coeur.manche import Etat, Manche, MancheRepondue
from mastermind_edu.coeur.partie import HUMAIN, ORDINATEUR, STRATEGIE, Partie
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.coeur.reponses import Reponse, exiger_reponse
from mastermind_edu.console import textes
from mastermind_edu.console.reglages import CHIFFRES_AU_PLUS, demander_reglages
from mastermind_edu.console.saisie import INTERRUPTION, Afficher, JoueurParti, Lire, demander
from mastermind_edu.decodeurs import Decodage, EtatDecodage, plus_petits_retraits
from mastermind_edu.decodeurs.catalogue import dire_l_attente, exiger_jouable, trouver_decodeur
from mastermind_edu.decodeurs.reprise import garder, reprendre, reprendre_le_decodage
from mastermind_edu.francais import citer, en_phrase

INVITE_REPONSE = "Bien placés, mal placés : "
INVITE_CONTRADICTION = "Tapez « corriger » et le numéro d’une rangée, ou bien votre code pour voir vos erreurs, ou Entrée : "
INVITE_SECRET = "Je n’ai pas trouvé. Quel était votre code (Entrée pour ne pas le dire) ? "


@dataclass
class Correction:
    """Le joueur veut répondre de nouveau à cette rangée ; son rang commence à 0."""

    rang: int


@dataclass
class Seance:
    """Une partie en train de se jouer : à qui parler, et où la garder."""

    partie: Partie
    lire: Lire
    afficher: Afficher
    fichier: Path | None = None

    def demander(self, invite: str, comprendre: Callable):
        return demander(invite, comprendre, self.lire, self.afficher)

    def garder(self) -> None:
        """Écrit la partie dans son fichier, s’il y en a un ; lève `ErreurMastermind` si le système refuse."""
        if self.fichier is not None:
            garder(self.partie, self.fichier)


def jouer_sae(
    regles: Regles | None = None,
    *,
    lire: Lire = input,
    afficher: Afficher = print,
    decodeur: str = STRATEGIE,
    graine: int | None = None,
    fichier: Path | None = None,
) -> Partie | None:
    """Joue un match, ou reprend celui du fichier ; renvoie la partie, `None` si le joueur s’en va avant de commencer.

    Demande les réglages qui manquent. Lève `DecodeurInconnu`, `PartieIllisible`.
    """
    trouver_decodeur(decodeur)
    partie = reprendre(fichier)
    try:
        if partie is None:
            reglages = demander_reglages(regles, lire, afficher)
            strategie = _choisir_decodeur(decodeur, reglages.regles, afficher)
            partie = Partie(reglages.regles, (ORDINATEUR, HUMAIN), reglages.nb_manches, graine=graine, strategie=strategie)
        seance = Seance(partie, lire, afficher, fichier)
        afficher(textes.ecrire_accueil(partie))
        jouer_les_manches(seance)
    except (JoueurParti, KeyboardInterrupt):  # Ctrl-C vient aussi pendant que l’ordinateur cherche
        afficher(INTERRUPTION)
        if partie is not None:
            afficher(phrases.ecrire_score(partie))
            afficher("La partie n’est pas gardée." if fichier is None else f"La partie est gardée dans {fichier} : la même commande la reprendra.")
    return partie


def _choisir_decodeur(nom: str, regles: Regles, afficher: Afficher) -> str:
    """Ce décodeur, en disant s’il cherche longtemps ; ou un autre qui joue à cette taille, en disant pourquoi."""
    taille = regles.nb_pions, regles.nb_couleurs
    try:
        exiger_jouable(nom, *taille)
    except TailleRefusee as erreur:
        afficher(f"{en_phrase(erreur)} L’ordinateur jouera {STRATEGIE}.")
        return STRATEGIE
    attente = dire_l_attente(nom, *taille)
    if attente:
        afficher(attente)
    return nom


def jouer_les_manches(seance: Seance) -> None:
    """Joue ce qui reste de la partie, depuis la rangée où elle en est."""
    partie = seance.partie
    while not partie.est_terminee:
        seance.afficher(f"\n--- {phrases.ecrire_titre(partie, partie.nb_finies)} ---")
        if partie.decodeur == HUMAIN:
            _jouer_manche_humain(seance)
        else:
            _jouer_manche_ordinateur(seance)
        seance.afficher(phrases.ecrire_fin_de_manche(partie))
    seance.afficher(phrases.ecrire_fin(partie))


def _manche_en_cours(seance: Seance, commencer: Callable) -> Manche | MancheRepondue:
    """La manche que la partie avait laissée, ou la suivante."""
    partie = seance.partie
    manche = commencer() if partie.est_entre_deux_manches else partie.manches[-1]
    seance.garder()
    return manche


def _jouer_manche_humain(seance: Seance) -> None:
    manche = _manche_en_cours(seance, seance.partie.commencer_manche)
    if manche.tentatives:
        seance.afficher(textes.ecrire_plateau(manche))
    while manche.etat is Etat.EN_COURS:
        invite = f"Votre proposition {len(manche.tentatives) + 1} sur {manche.regles.max_tentatives} (? pour abandonner) : "
        try:
            manche.proposer(seance.demander(invite, lambda texte: lire_proposition(texte, manche.regles)))
            seance.afficher(textes.ecrire_plateau(manche))
        except AbandonDemande:
            manche.abandonner()
        seance.garder()


def _jouer_manche_ordinateur(seance: Seance) -> None:
    manche = _manche_en_cours(seance, seance.partie.commencer_manche_repondue)
    decodage = reprendre_le_decodage(seance.partie, manche)
    if not manche.tentatives:
        seance.afficher(textes.ecrire_consigne(manche.regles))
    while not _est_reglee(manche, decodage):
        demande = _traiter_la_contradiction(seance, manche) if _se_contredit(decodage) else _une_rangee(seance, manche, decodage)
        if isinstance(demande, Correction):
            manche.revenir(demande.rang)
            decodage = reprendre_le_decodage(seance.partie, manche)
        if manche.etat is Etat.EN_COURS:
            seance.garder()
    if manche.etat is Etat.PERDUE:
        secret = seance.demander(INVITE_SECRET, lambda texte: lire_secret(texte, manche.regles))
        if secret is not None:
            manche.decouvrir(secret)
    if manche.etat is Etat.CONTREDITE and manche.secret is not None:
        seance.afficher(phrases.ecrire_erreurs(manche))
    seance.garder()


def _se_contredit(decodage: Decodage) -> bool:
    return decodage.etat is EtatDecodage.CONTRADICTION


def _est_reglee(manche: MancheRepondue, decodage: Decodage) -> bool:
    """Vrai quand il n’y a plus rien à jouer ni à mettre en doute."""
    return manche.etat is Etat.CONTREDITE or manche.etat is not Etat.EN_COURS and not _se_contredit(decodage)


def _une_rangee(seance: Seance, manche: MancheRepondue, decodage: Decodage) -> Correction | None:
    """Demande la réponse à la proposition en cours, et la note ; ou bien ce que le joueur veut corriger."""
    seance.afficher(textes.ecrire_plateau(manche, decodage.proposition))
    demande = seance.demander(INVITE_REPONSE, lambda texte: lire_reponse(texte, manche))
    if isinstance(demande, Correction):
        return demande
    proposition = decodage.proposition
    decodage.repondre(demande)
    manche.noter(proposition, demande)
    return None


def _traiter_la_contradiction(seance: Seance, manche: MancheRepondue) -> Correction | None:
    """Nomme les rangées douteuses, puis corrige l’une d’elles, ou finit la manche sans point."""
    regles = manche.regles
    seance.afficher(textes.ecrire_plateau(manche))
    seance.afficher(textes.ecrire_doutes(plus_petits_retraits(manche.tentatives, regles.nb_pions, regles.nb_couleurs)))
    demande = seance.demander(INVITE_CONTRADICTION, lambda texte: lire_correction(texte, manche) or lire_secret(texte, regles))
    if isinstance(demande, Correction):
        return demande
    manche.contredire(demande)
    return None


def lire_reponse(texte: str, manche: MancheRepondue) -> Reponse | Correction:
    """Les deux nombres tapés, ou « corriger » et une rangée ; lève `ErreurMastermind`, `ReponseInvalide`."""
    correction = lire_correction(texte, manche)
    if correction is not None:
        return correction
    morceaux = texte.replace(",", " ").replace(";", " ").split()
    if len(morceaux) != 2 or not all(map(_est_entier, morceaux)):
        raise ErreurMastermind(f"il faut deux nombres, les bien placés puis les mal placés, comme 1 2 ; voici {citer(texte)}")
    return exiger_reponse(tuple(map(int, morceaux)), manche.regles.nb_pions)


def lire_correction(texte: str, manche: MancheRepondue) -> Correction | None:
    """« corriger » et une rangée déjà jouée ; `None` pour tout autre texte, une erreur pour une rangée qui n’existe pas."""
    mot, _, numero = texte.strip().lower().partition(" ")
    if mot != "corriger":
        return None
    jouees = len(manche.tentatives)
    if not _est_entier(numero.strip()) or not 1 <= int(numero) <= jouees:
        lesquelles = {0: "il n’y en a pas encore", 1: "il n’y a que la rangée 1"}.get(jouees, f"de 1 à {jouees}")
        raise ErreurMastermind(f"il faut « corriger » et une rangée déjà jouée, {lesquelles} ; voici {citer(numero)}")
    return Correction(int(numero) - 1)


def lire_secret(texte: str, regles: Regles) -> Code | None:
    """Le code tapé, `None` pour une ligne vide ou « ? » ; lève `CodeInvalide`."""
    return None if texte.strip() in ("", "?") else lire_proposition(texte, regles)


def _est_entier(texte: str) -> bool:
    """Vrai pour un nombre entier en chiffres ordinaires, assez court pour être lu."""
    chiffres = texte.removeprefix("-")
    return len(chiffres) <= CHIFFRES_AU_PLUS and chiffres.isascii() and chiffres.isdigit()
