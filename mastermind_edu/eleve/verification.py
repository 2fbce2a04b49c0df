"""La vérification dans un notebook : `verifier(ma_fonction)`.

C’est le point de rencontre du catalogue, du juge et de l’affichage ; aucun des trois ne connaît les deux autres à la fois. Le temps d’une
vérification, Python redevient ce qu’il était quand le cours a été importé : un notebook peut remplacer `open` ou `random.Random`, dont le
juge se sert. Commencer par `verifier`, puis `Originaux` et `Cellules`.
"""

import ast
import builtins
import copy
import functools
import html
import inspect
import io
import itertools
import json
import linecache
import random
import re
import signal
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import FrameType, ModuleType
from typing import TYPE_CHECKING, NamedTuple

from mastermind_edu.affichage.progression import suivre
from mastermind_edu.affichage.verdicts import en_html, en_texte
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.eleve import sequence
from mastermind_edu.exercices import EPREUVE, TOUS, du_meme_chapitre, nommer_l_exercice, trouver_exercice
from mastermind_edu.francais import citer, en_phrase, enumerer
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.domaine import Annoncer, prouver
from mastermind_edu.juge.examen import examiner_avec_dependances
from mastermind_edu.juge.liens import emprunts, fonctions_appelees, fonctions_de
from mastermind_edu.juge.source import lire_source
from mastermind_edu.juge.verdict import EtatVerdict, Verdict, au_mieux, refuser_les_emprunts
from mastermind_edu.progression import registre

if TYPE_CHECKING:
    from mastermind_edu.eleve.epreuve import Enregistrement

PAQUET = "mastermind_edu"
DOSSIER = Path(__file__).resolve().parents[1]
CELLULE_EN_PANNE = "la cellule qui définit `{0}` ne s’exécute pas jusqu’au bout : réparez-la d’abord. {1}"
SECONDES_PAR_VOISINE = 0.7  # une fonction dont la réponse se sert, et qui boucle : assez pour le voir, sans faire attendre
OUTILS = tuple(f"{PAQUET}.{dossier}" for dossier in ("affichage", "eleve", "widgets"))
ANNONCE = re.compile(r"^[ \t]*(?:def|class)[ \t]+(\w+)", re.MULTILINE | re.IGNORECASE)
# Jupyter remplace lui-même ceux-ci.
A_JUPYTER = frozenset(("input", "exit", "quit", "display", "get_ipython", "showtraceback", "print_exception", "getlines", "checkcache", "open_code"))
DE_SYS = ("settrace", "gettrace", "setrecursionlimit", "getrecursionlimit", "_getframe", "exc_info")
MODULES = (builtins, ast, copy, functools, html, inspect, io, itertools, json, linecache, random, re, signal, time, traceback)
REMARQUE = "ce notebook a remplacé {} : le juge s’est servi de l’original ; pour le retrouver, redémarrez le noyau, par le menu « Noyau »"


@dataclass(frozen=True, repr=False)
class VerdictAffiche(Verdict):
    """Un verdict qui se montre de lui-même à la fin d’une cellule ; `fonction` est celle qui a été jugée."""

    fonction: Callable | None = field(default=None, compare=False)

    @classmethod
    def de(cls, verdict: Verdict, fonction: Callable | None = None) -> "VerdictAffiche":
        """Le même verdict, à montrer."""
        return cls(**vars(verdict), fonction=fonction)

    def __repr__(self) -> str:
        with Originaux():
            return en_texte(self)

    def _repr_html_(self) -> str:
        with Originaux():
            return en_html(self)


def verifier(fonction: Callable, nom: str | None = None, *, preuve: bool = False, annoncer: Annoncer | None = None) -> "VerdictAffiche | Enregistrement":
    """Le verdict sur une fonction d’exercice, reconnue à son nom, ou à `nom` quand il est donné.

    La fonction est appelée ici même, sur des copies ; ce qu’elle affiche est ignoré
    et une boucle sans fin est arrêtée. Lève `ErreurMastermind` quand ce n’est pas
    une fonction, ou qu’aucun exercice ne porte ce nom. Le jour d’une épreuve, seuls
    les exemples de l’énoncé sont joués (voir `epreuve`). `repondre = lambda …`, une
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
        nom = _reconnaitre(fonction, nom, sys._getframe(1))
        if nom in EPREUVE:
            from mastermind_edu.eleve.epreuve import enregistrer  # les autres jours, on n’en a pas besoin

            return enregistrer(nom, fonction, CELLULES.faute(nom, fonction))
        verdict = _refuser(nom, fonction)
        if verdict is None:
            verdict = VerdictAffiche.de(_examiner(nom, fonction, preuve, annoncer), fonction)
        _retenir(verdict)
        remarque = " ; ".join(filter(None, (verdict.remarque, originaux.remarque)))
        return replace(verdict, remarque=remarque)


def _reconnaitre(fonction: object, nom: str | None, cadre: FrameType) -> str:
    """Le nom de l’exercice ; lève `ErreurMastermind` quand rien ne permet de le savoir."""
    if not callable(fonction) and type(fonction).__name__ in TOUS:
        raise ErreurMastermind(f"il faut la classe, verifier({type(fonction).__name__}), sans rien créer avec elle ; voici un objet : {citer(fonction)}")
    if not callable(fonction):
        raise ErreurMastermind(f"il faut une fonction, comme verifier(repondre), sans guillemets autour du nom ni parenthèses après lui ; voici {citer(fonction)}")
    nom = nom or nommer_l_exercice(fonction, cadre, 'vérifier : écrivez verifier(f, "repondre")')
    trouver_exercice(nom)
    return nom


def _refuser(nom: str, fonction: Callable) -> VerdictAffiche | None:
    """Le verdict d’une réponse prise au paquet, restée d’une cellule qui ne s’exécute plus, ou pas encore commencée ; rien quand elle est à examiner."""
    refus = refuser_les_emprunts(nom, vient_du_paquet(fonction), emprunts(fonction, PAQUET, vient_du_paquet))
    faute, depart = CELLULES.faute(nom, fonction), au_mieux("", TOUS[nom].a_commencer, lire_source(fonction))
    if faute and not refus:
        refus = Verdict(nom, EtatVerdict.ECHOUE, CELLULE_EN_PANNE.format(nom, en_phrase(faute)))
    elif depart and not refus:
        refus = Verdict(nom, EtatVerdict.A_FAIRE, depart)
    return VerdictAffiche.de(refus) if refus else None


def _examiner(nom: str, fonction: Callable, preuve: bool, annoncer: Annoncer | None) -> Verdict:
    """Le verdict, une fois rendues aux variables du notebook les valeurs que l’élève y a mises."""
    candidats = {nom: Candidat(fonction)}
    for autre, voisine in fonctions_appelees(fonction).items():
        candidats.setdefault(autre, Candidat(voisine, par_appel=SECONDES_PAR_VOISINE))
    try:
        verdict = examiner_avec_dependances(nom, TOUS, candidats, du_meme_chapitre(nom))
    finally:
        for candidat in candidats.values():
            candidat.retablir()
    if preuve and verdict.est_reussi:
        return prouver(TOUS[nom], fonction, verdict, (lambda: nullcontext(annoncer)) if annoncer else suivre)
    return verdict


def _version_de(fonction: Callable | None) -> int | None:
    """Un nombre pareil pour deux fonctions de même code : vérifier deux fois la même n’est qu’un essai ; une réponse refusée d’emblée, aussi."""
    return fonction and hash(getattr(fonction, "__code__", None) or tuple(f.__code__ for f in fonctions_de(fonction)))


def _retenir(verdict: VerdictAffiche) -> None:
    """Note la progression, et l’essai manqué ; un notebook séquencé avance."""
    registre.REGISTRE.noter(verdict.exercice, verdict.etat, verdict.erreur_typique or "")
    if verdict.etat is EtatVerdict.ECHOUE:
        registre.ESSAIS.compter_une_version(verdict.exercice, _version_de(verdict.fonction))
    if "basthon" in sys.modules:
        sequence.franchir(verdict)


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


def _noms(module) -> tuple:
    return tuple((nom, objet) for nom, objet in vars(module).items() if callable(objet) and not nom.startswith("__") and nom not in A_JUPYTER)


PRIS = (*((module, _noms(module)) for module in MODULES), (sys, tuple((nom, getattr(sys, nom)) for nom in DE_SYS)))


class Originaux:
    """Le temps du bloc `with`, chaque nom vaut ce qu’il valait ; `remplaces` : ceux que le notebook avait changés, `module.nom`."""

    def __enter__(self) -> "Originaux":
        remplaces = self.changes = []
        for module, noms in PRIS:
            espace = module.__dict__
            for nom, original in noms:
                if nom not in espace or espace[nom] is not original:
                    remplaces += [(espace, nom, espace.get(nom, self))]
                    espace[nom] = original
        return self

    def __exit__(self, *_) -> None:
        for espace, nom, change in self.changes:
            if change is self:
                del espace[nom]
            else:
                espace[nom] = change

    @property
    def remarque(self) -> str:
        """Ce qu’il faut en dire ; rien quand rien n’avait changé."""
        noms = [f"`{nom}`" if espace is vars(builtins) else f"`{espace['__name__']}.{nom}`" for espace, nom, _ in self.changes]
        return REMARQUE.format(enumerer(noms)) if noms else ""


class Passage(NamedTuple):
    """La dernière exécution d’une cellule qui annonce un exercice."""

    objet: object  # ce que le nom désigne ensuite
    cellule: str | None  # son identifiant, quand Jupyter le donne
    faute: str = ""  # ce qui l’a arrêtée avant qu’elle ne définisse l’exercice


class Cellules:
    """Le dernier passage de chaque exercice annoncé dans ce notebook."""

    def __init__(self):
        self.passages: dict[str, Passage] = {}

    def noter(self, texte: str, cellule: str | None, espace: Mapping[str, object], faute: str) -> None:
        """Retient ce qu’une cellule a fait des exercices qu’elle annonce ; `faute` est vide quand elle s’est exécutée jusqu’au bout."""
        for nom in {*ANNONCE.findall(texte)} & {*TOUS}:
            objet, avant = espace.get(nom), self.passages.get(nom)
            est_neuf = objet is not None and (avant is None or avant.objet is not objet)
            a_defini = not faute or est_neuf and not faute.startswith("Faute de syntaxe")  # un `return` hors de la fonction la coupe sans l’empêcher d’exister
            gardee = avant.cellule if avant and not (a_defini or est_neuf) and avant.cellule != cellule and not avant.faute else cellule
            self.passages[nom] = Passage(objet, gardee, "" if a_defini or gardee != cellule else faute)

    def faute(self, nom: str, objet: object) -> str:
        """Ce qui a arrêté la dernière cellule de cet exercice, si c’est une version d’avant que l’on vérifie."""
        passage = self.passages.get(nom)
        return passage.faute if passage and passage.objet is objet else ""


CELLULES = Cellules()
