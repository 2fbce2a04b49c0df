"""Juger des lignes rangées : le texte devient une fonction, que `verifier` juge comme une autre.

Ce qui se range est dans `exercices.rangement`, les boutons dans `widgets.rangement`. Commencer par `juger`.
"""

import linecache
from collections.abc import MutableMapping
from dataclasses import replace

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.eleve.verification import Originaux, VerdictAffiche, verifier
from mastermind_edu.exercices import GAMMES
from mastermind_edu.exercices.gammes import A_COMMENCER, RANGER, Gamme
from mastermind_edu.francais import citer, proposer
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.rangees import parler_du_jeu
from mastermind_edu.juge.syntaxe import traduire_faute
from mastermind_edu.juge.verdict import EtatVerdict, Verdict, au_mieux
from mastermind_edu.progression import registre

SANS_TETE = "il faut garder la première ligne, `{}`, et écrire les autres en dessous, décalées"


def trouver_rangement(nom: str) -> Gamme:
    """La gamme de ce nom, dont les lignes sont à ranger ; lève `ErreurMastermind` en proposant la plus proche."""
    gamme = GAMMES[nom] if nom in GAMMES else None
    if gamme is None or gamme.forme != RANGER:
        noms = [nom for nom, gamme in GAMMES.items() if gamme.forme == RANGER]
        raise ErreurMastermind(f"il faut le nom d’un rangement, comme ranger({noms[0]!r}) ; voici {citer(nom)}{proposer(str(nom), noms)}")
    return gamme


def juger(gamme: Gamme, texte: str, espace: MutableMapping[str, object]) -> VerdictAffiche:
    """Le verdict sur la fonction qu’écrit ce texte ; elle prend son nom dans `espace`, où `derouler` la trouvera."""
    if not texte.strip():
        return VerdictAffiche.de(Verdict(gamme.nom, EtatVerdict.A_FAIRE, A_COMMENCER[RANGER]))
    texte = "\n".join(ligne for ligne in texte.split("\n") if ligne.strip())  # le jeu ne numérote pas les lignes vides
    try:
        fonction = _definir(gamme.nom, texte)
    except (SyntaxError, ValueError) as faute:
        return _refuser(gamme, _dire_la_faute(faute, texte))
    if not callable(fonction):
        return _refuser(gamme, SANS_TETE.format(gamme.tete.split("\n")[0]))
    espace[gamme.nom] = fonction
    verdict = verifier(fonction, gamme.nom)
    if not verdict.est_reussi:
        return verdict
    return replace(verdict, remarque=" ; ".join(filter(None, (verdict.remarque, au_mieux("", _nommer_la_ligne_de_trop, gamme, texte)))))


def _nommer_la_ligne_de_trop(gamme: Gamme, texte: str) -> str:
    """Ce qu’il faut dire de la première ligne sans laquelle une fonction juste l’est encore ; rien quand toutes servent."""
    lignes = texte.split("\n")
    for rang, ligne in enumerate(lignes):
        if ligne.strip() in gamme.lignes and _est_juste(gamme, "\n".join(lignes[:rang] + lignes[rang + 1 :])):
            return f"une ligne ne sert à rien, `{ligne.strip()}`, ligne {rang + 1} : sans elle, la fonction est encore juste"
    return ""


def _est_juste(gamme: Gamme, texte: str) -> bool:
    try:
        return examiner(gamme, Candidat(_definir(gamme.nom, texte)), suite=False).est_reussi
    except (SyntaxError, ValueError):
        return False


def _definir(nom: str, texte: str) -> object:
    """Ce que ce texte nomme ainsi, une fois exécuté seul."""
    fichier, espace = f"<rangement {nom}>", {"__name__": "__main__"}
    with Originaux():
        linecache.cache[fichier] = (len(texte), None, texte.splitlines(keepends=True), fichier)
        exec(compile(texte, fichier, "exec"), espace)
    return espace.get(nom)


def _dire_la_faute(faute: Exception, texte: str) -> str:
    rang, lignes = getattr(faute, "lineno", None) or 1, texte.split("\n")
    ligne = lignes[rang - 1].strip() if rang <= len(lignes) else lignes[-1].strip()
    return f"ligne {rang}, `{ligne.removesuffix(':')}` : {parler_du_jeu(traduire_faute(faute, ligne))}"


def _refuser(gamme: Gamme, message: str) -> VerdictAffiche:
    registre.REGISTRE.noter(gamme.nom, EtatVerdict.ECHOUE)
    return VerdictAffiche.de(Verdict(gamme.nom, EtatVerdict.ECHOUE, message))
