"""La vérification dans un notebook : `verifier(ma_fonction)`, `exemples("ma_fonction")`.

C’est le point de rencontre du catalogue, du juge et de l’affichage ; aucun des
trois ne connaît les deux autres à la fois. Commencer par `verifier`.
"""

import sys
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType, ModuleType

from mastermind_edu.affichage.progression import suivre
from mastermind_edu.affichage.tableau import Tableau
from mastermind_edu.affichage.verdicts import en_html, en_texte
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.eleve.cellules import CELLULES
from mastermind_edu.eleve.originaux import Originaux
from mastermind_edu.exercices import CATALOGUE, CHAPITRES
from mastermind_edu.francais import citer, ecrire_nombre, en_phrase, proposer
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.cas_d_eleve import ExerciceDeCas
from mastermind_edu.juge.domaine import Annoncer, examiner_le_domaine
from mastermind_edu.juge.ecarts import ecrire_appel
from mastermind_edu.juge.examen import examiner_avec_dependances
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.liens import emprunts, fonctions_appelees, fonctions_de
from mastermind_edu.juge.objets import ExerciceDObjet
from mastermind_edu.juge.valeurs import Observation
from mastermind_edu.juge.verdict import EtatVerdict, Verdict, refuser_les_emprunts
from mastermind_edu.progression import registre

PAQUET = "mastermind_edu"
DOSSIER = Path(__file__).resolve().parents[1]
CELLULE_EN_PANNE = "la cellule qui définit `{0}` ne s’exécute plus : réparez-la d’abord, l’ancienne version est encore en mémoire. {1}"
SECONDES_PAR_VOISINE = 0.7  # une fonction dont la réponse se sert, et qui boucle : assez pour le voir, sans faire attendre
OUTILS = tuple(f"{PAQUET}.{dossier}" for dossier in ("affichage", "eleve", "widgets"))


@dataclass(frozen=True, repr=False)
class VerdictAffiche(Verdict):
    """Un verdict qui se montre de lui-même à la fin d’une cellule ; `version` distingue deux fonctions jugées."""

    version: int = 0

    def __repr__(self) -> str:
        with Originaux():
            return en_texte(self)

    def _repr_html_(self) -> str:
        with Originaux():
            return en_html(self)


def verifier(
    fonction: Callable, nom: str | None = None, *, preuve: bool = False, annoncer: Annoncer | None = None
) -> VerdictAffiche:
    """Le verdict sur une fonction d’exercice, reconnue à son nom, ou à `nom` quand il est donné.

    La fonction est appelée ici même, sur des copies ; ce qu’elle affiche est ignoré
    et une boucle sans fin est arrêtée. Lève `ErreurMastermind` quand ce n’est pas
    une fonction, ou qu’aucun exercice ne porte ce nom. `repondre = lambda …`, une
    fonction décorée ou un `partial` sont reconnus au nom que leur donne le notebook.

    Avec `preuve=True`, une fonction juste est ensuite essayée sur toutes les paires
    de codes, s’il y en a un nombre fini (vingt secondes environ) ; `annoncer(faits,
    total)` remplace la barre de progression, et Ctrl-C ou ■ rend le verdict ordinaire.

    >>> def nombre_de_codes(nb_pions, nb_couleurs):
    ...     return nb_pions * nb_couleurs
    >>> verifier(nombre_de_codes)
    ✘ nombre_de_codes : échoué
      Le résultat est le produit des deux nombres : partez de 1, et à chaque pion multipliez ce qui est déjà trouvé par `nb_couleurs`, sans rien ajouter.
      appel   : nombre_de_codes(2, 1)
      attendu : 1
      obtenu  : 2
      Faux dans 48 cas sur les 58 essayés.
      Pour la dérouler pas à pas : `derouler(nombre_de_codes, 2, 1)`
    """
    with Originaux() as originaux:
        verdict = _verifier(fonction, nom, preuve, annoncer, sys._getframe(1))
        remarque = " ; ".join(filter(None, (verdict.remarque, originaux.remarque)))
        return replace(verdict, remarque=remarque)


def _verifier(fonction: Callable, nom: str | None, preuve: bool, annoncer: Annoncer | None, cadre: FrameType) -> VerdictAffiche:
    if not callable(fonction) and type(fonction).__name__ in CATALOGUE:
        raise ErreurMastermind(f"il faut la classe, verifier({type(fonction).__name__}), sans rien créer avec elle ; voici un objet : {citer(fonction)}")
    if not callable(fonction):
        raise ErreurMastermind(f"il faut une fonction, comme verifier(repondre), sans guillemets autour du nom ni parenthèses après lui ; voici {citer(fonction)}")
    nom = nom or nommer_l_exercice(fonction, cadre, 'vérifier : écrivez verifier(f, "repondre")')
    trouver_exercice(nom)
    refus = refuser_les_emprunts(nom, vient_du_paquet(fonction), emprunts(fonction, PAQUET, vient_du_paquet))
    if refus:
        return _retenir(VerdictAffiche(**vars(refus)))
    faute = CELLULES.faute(nom, fonction)
    if faute:
        return _retenir(VerdictAffiche(nom, EtatVerdict.ECHOUE, CELLULE_EN_PANNE.format(nom, en_phrase(faute))))
    candidats = {nom: Candidat(fonction)}
    for autre, voisine in fonctions_appelees(fonction).items():
        candidats.setdefault(autre, Candidat(voisine, par_appel=SECONDES_PAR_VOISINE))
    try:
        verdict = examiner_avec_dependances(nom, CATALOGUE, candidats, du_meme_chapitre(nom))
    finally:
        for candidat in candidats.values():  # les variables du notebook gardent ce que l’élève y a mis
            candidat.retablir()
    if preuve and verdict.est_reussi:
        verdict = _ajouter_la_preuve(CATALOGUE[nom], fonction, verdict, annoncer)
    return _retenir(VerdictAffiche(**vars(verdict), version=hash(getattr(fonction, "__code__", None) or tuple(f.__code__ for f in fonctions_de(fonction)))))


def _retenir(verdict: VerdictAffiche) -> VerdictAffiche:
    """Le même verdict, une fois la progression notée."""
    registre.REGISTRE.noter(verdict.exercice, verdict.etat)
    return verdict


def du_meme_chapitre(nom: str) -> tuple[str, ...]:
    """Les exercices notés avec celui-ci."""
    return next(noms for noms in CHAPITRES.values() if nom in noms)


def nommer_l_exercice(fonction: Callable, cadre: FrameType, conseil: str) -> str:
    """Le nom de la fonction ; s’il ne dit rien, le nom d’exercice que cet objet-là porte dans le cadre de l’appel.

    Lève `ErreurMastermind`, avec le conseil, quand rien ne permet de le savoir.
    """
    nom = getattr(fonction, "__name__", "<lambda>")
    if nom in CATALOGUE:
        return nom
    visibles = {**cadre.f_globals, **cadre.f_locals}
    portes = [exercice for exercice in CATALOGUE if visibles.get(exercice) is fonction]
    if len(portes) == 1:
        return portes[0]
    if nom == "<lambda>" or "<locals>" in getattr(fonction, "__qualname__", ""):
        raise ErreurMastermind(f"je ne sais pas quel exercice {conseil}")
    return nom


def vient_du_paquet(objet: object) -> bool:
    """Vrai pour une chose du cours qui n’est pas un outil de l’élève ; faux pour ce qu’il a écrit lui-même."""
    if isinstance(objet, (list, tuple)) and objet:
        return vient_du_paquet(objet[0])
    if isinstance(objet, ModuleType):
        return objet.__name__.split(".")[0] == PAQUET
    decrit = objet if hasattr(objet, "__code__") or isinstance(objet, type) else type(objet)
    module = getattr(decrit, "__module__", None) or ""
    if module.split(".")[0] != PAQUET or module.startswith(OUTILS):
        return False
    # Une fonction tapée dans un exemple de la documentation porte le nom du module, sans être dans son fichier.
    return not hasattr(decrit, "__code__") or Path(decrit.__code__.co_filename).is_relative_to(DOSSIER)


def _ajouter_la_preuve(exercice: Exercice, fonction: Callable, verdict: Verdict, annoncer: Annoncer | None) -> Verdict:
    """Le verdict de la preuve ; l’ordinaire, avec une remarque, quand elle n’existe pas ou s’interrompt."""
    if exercice.domaine is None:
        return replace(verdict, remarque=f"il n’existe pas de preuve exhaustive pour `{exercice.nom}`")
    faits = 0

    def noter(nombre: int, total: int) -> None:
        nonlocal faits
        faits = nombre
        suivi(nombre, total)

    try:
        with nullcontext(annoncer) if annoncer else suivre() as suivi:
            return examiner_le_domaine(exercice, fonction, noter)
    except KeyboardInterrupt:
        compte = f"{ecrire_nombre(faits)} paires sur {ecrire_nombre(exercice.taille_du_domaine)}"
        return replace(verdict, remarque=f"preuve interrompue après {compte}")


def trouver_exercice(nom: str) -> Exercice:
    """L’exercice de ce nom ; lève `ErreurMastermind` en proposant le plus proche."""
    if not isinstance(nom, str):
        raise ErreurMastermind(f"il faut le nom d’un exercice entre guillemets, comme exemples(\"repondre\") ; voici {citer(nom)}")
    if nom in CATALOGUE:
        return CATALOGUE[nom]
    conseil = proposer(nom, CATALOGUE) or f" ; exercices : {', '.join(CATALOGUE)}"
    raise ErreurMastermind(f"aucun exercice ne s’appelle {citer(nom)}{conseil}")


def exemples(nom: str) -> Tableau:
    """Les exemples d’un exercice, calculés par sa référence.

    >>> exemples("position")
    `position(valeur, code)` : le premier rang où se trouve `valeur`, −1 si elle est absente
    appel                       résultat
    position(2, [1, -1, 3, 2])  3
    position(6, [1, -1, 3, 2])  -1
    position(1, [1, 1])         0
    """
    exercice = trouver_exercice(nom)
    titre = f"`{exercice.signature}` : {exercice.resume}"
    if isinstance(exercice, ExerciceDeCas):
        return Tableau(titre, ("un cas", "ce qu’il dit"), [_montrer_un_cas(exercice.vise)])
    lignes = [ligne for cas in exercice.exemples for ligne in _montrer(exercice, cas)]
    return Tableau(titre, ("appel", "résultat"), lignes)


def _montrer(exercice: Exercice, cas) -> list[tuple[str, str]]:
    """Un appel et son résultat ; un scénario en donne un par pas, après la création de ses objets."""
    if not isinstance(exercice, ExerciceDObjet):
        return [(ecrire_appel(exercice, cas), _ecrire_resultat(exercice, cas))]
    lignes, resultats = ecrire_appel(exercice, cas).split("\n"), exercice.ecrire_attendus(cas)
    return list(zip(lignes, [""] * (len(lignes) - len(resultats)) + resultats))


def _montrer_un_cas(vise: Exercice) -> tuple[str, str]:
    """Le premier exemple de la fonction visée, écrit comme un cas : jamais la liste de la référence."""
    arguments, resultat = vise.exemples[0], _ecrire_resultat(vise, vise.exemples[0])
    return f"({', '.join(map(repr, arguments))}, {resultat})", f"{ecrire_appel(vise, arguments)} doit donner {resultat}"


def _ecrire_resultat(exercice: Exercice, cas) -> str:
    observation = exercice.attendre(cas)
    if observation.erreur:
        return f"erreur {observation.erreur.types[0]}"
    return "\n".join([repr(observation.valeur), *_ecrire_modifications(exercice, cas, observation)])


def _ecrire_modifications(exercice: Exercice, cas, observation: Observation) -> list[str]:
    ecrites = []
    for nom in exercice.modifies:
        rang = exercice.parametres.index(nom)
        apres = observation.arguments[rang]
        raconter = getattr(cas[rang], "raconter", None)
        ecrites.append(raconter(apres) if raconter else f"{nom} devient {apres!r}")
    return ecrites
