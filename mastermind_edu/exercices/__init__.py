"""Le catalogue des exercices notés, un dossier par chapitre, un module par exercice, et celui des gammes, un module par chapitre.

Un module n’est importé que lorsqu’on demande son exercice. Les références sont des
solutions : ne les lisez pas avant d’avoir cherché ; un dossier d’élève les a sous un sceau (voir `scelles`).
Commencer par `CATALOGUE` et `GAMMES`, que `TOUS` réunit, puis `trouver_exercice`.
"""

import re
from collections import ChainMap
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from types import FrameType

from mastermind_edu.chapitres import numero
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.exercices.scelles import chercher_aussi_dans_le_sceau
from mastermind_edu.exercices.sommaire import CHAPITRES, GAMMES_DES_CHAPITRES
from mastermind_edu.francais import citer, proposer
from mastermind_edu.juge.exercice import Exercice

DOSSIER_DE_CHAPITRE = "chapitre_"
FAUTE_DE_FRAPPE = 0.85  # un nom qui ressemble à ce point à un autre en est un mal écrit
CELLULE_DU_PROFESSEUR = re.compile(r"^(?!gamme-).+-(?:verification|exemples)$")  # ce que nomme un source ; une gamme n’a pas de telle cellule
EN_COURS: dict[str, str | None] = {}  # la cellule que le notebook exécute (voir `eleve.extension`)
PAS_JOINT = "si c’est un exercice de votre professeur, exécutez d’abord les premières cellules de son notebook, même celle qui est repliée"


class Catalogue(Mapping[str, Exercice]):
    """Chaque exercice par son nom, dans l’ordre du cours ; seule la lecture d’un exercice importe son module."""

    def __init__(self, chapitres: Mapping[str, tuple[str, ...]], trouver: "Callable[[str, str], Exercice] | None" = None):
        self._trouver = trouver or charger
        self.suivre(chapitres)

    def suivre(self, chapitres: Mapping[str, tuple[str, ...]]) -> None:
        """Prend ces chapitres pour ceux du cours : la fabrique vient de les lire dans leurs sources."""
        self._dossiers = {nom: dossier_de(chapitre) for chapitre, noms in chapitres.items() for nom in noms}

    def ajouter(self, noms: Iterable[str], dossier: str) -> None:
        """Ajoute des exercices dont les modules sont dans ce paquet-là (voir `ajoutes`)."""
        self._dossiers |= dict.fromkeys(noms, dossier)

    def oter(self, nom: str) -> str:
        """Oublie un exercice ; renvoie le paquet de son module."""
        return self._dossiers.pop(nom)

    @property
    def a_des_ajouts(self) -> bool:
        """Vrai quand des exercices y ont été ajoutés."""
        return any(not dossier.startswith(DOSSIER_DE_CHAPITRE) for dossier in self._dossiers.values())

    def __getitem__(self, nom: str) -> Exercice:
        return self._trouver(self._dossiers[nom], nom)

    def __contains__(self, nom: object) -> bool:
        return nom in self._dossiers

    def __iter__(self) -> Iterator[str]:
        return iter(self._dossiers)

    def __len__(self) -> int:
        return len(self._dossiers)


def dossier_de(chapitre: str) -> str:
    """Le dossier des exercices d’un chapitre."""
    return f"{DOSSIER_DE_CHAPITRE}{numero(chapitre)}"


@cache
def charger(dossier: str, nom: str) -> Exercice:
    """L’exercice d’un module, avec les erreurs typiques qui y sont écrites, dans leur ordre."""
    module = import_module(f"{__name__}.{dossier}.{nom}")
    ecrites = (objet for objet in vars(module).values() if getattr(objet, "__module__", None) == module.__name__)
    return replace(module.EXERCICE, erreurs_typiques=tuple(f.typique for f in ecrites if hasattr(f, "typique")))


@cache
def gammes_du_dossier(dossier: str) -> dict[str, Exercice]:
    """Les gammes d’un chapitre, par leur nom, dans leur ordre."""
    return {gamme.nom: gamme for gamme in import_module(f"{__name__}.{dossier}._gammes").GAMMES}


def charger_une_gamme(dossier: str, nom: str) -> Exercice:
    """La gamme de ce nom."""
    return gammes_du_dossier(dossier)[nom]


def trouver_exercice(nom: str) -> Exercice:
    """L’exercice de ce nom ; lève `ErreurMastermind` en proposant le plus proche."""
    if not isinstance(nom, str):
        raise ErreurMastermind(f"il faut le nom d’un exercice entre guillemets, comme \"repondre\" ; voici {citer(nom)}")
    if nom in GAMMES and nom not in EPREUVE and CELLULE_DU_PROFESSEUR.search(EN_COURS.get("cellule") or ""):
        raise ErreurMastermind(f"{citer(nom)} est ici un exercice de votre professeur : exécutez d’abord les premières cellules de son notebook, même celle qui est repliée")
    if nom in TOUS:
        return TOUS[nom]
    raise ErreurMastermind(f"aucun exercice ne s’appelle {citer(nom)}{_orienter(nom)}")


def _orienter(nom: str) -> str:
    """Vers le nom le plus proche, ou vers tous ; tant que rien n’est joint au cours, le nom peut être celui d’un exercice qui le sera."""
    proche = proposer(nom, TOUS)
    if CATALOGUE.a_des_ajouts or EPREUVE or proposer(nom, TOUS, ressemblance=FAUTE_DE_FRAPPE):
        return proche or f" ; exercices : {', '.join(CATALOGUE)}"
    return f"{proche} {PAS_JOINT[0].upper()}{PAS_JOINT[1:]}" if proche else f" : gardez le nom que donne l’énoncé ; {PAS_JOINT}"


def designer_l_exercice(fonction: Callable | str, cadre: FrameType, outil: str, verbe: str) -> str:
    """Le nom de l’exercice d’une fonction, ou ce nom lui-même, pour un outil qui accepte les deux."""
    if isinstance(fonction, str):
        return fonction
    if not callable(fonction):
        raise ErreurMastermind(f"il faut une fonction ou son nom, comme {outil}(repondre) ou {outil}(\"repondre\") ; voici {citer(fonction)}")
    return nommer_l_exercice(fonction, cadre, f'{verbe} : écrivez {outil}("repondre")')


def nommer_l_exercice(fonction: Callable, cadre: FrameType, conseil: str) -> str:
    """Le nom de la fonction ; s’il ne dit rien, le nom d’exercice que cet objet-là porte dans le cadre de l’appel.

    Lève `ErreurMastermind`, avec le conseil, quand rien ne permet de le savoir.
    """
    nom = getattr(fonction, "__name__", "<lambda>")
    if nom in TOUS:
        return nom
    visibles = {**cadre.f_globals, **cadre.f_locals}
    portes = [exercice for exercice in TOUS if visibles.get(exercice) is fonction]
    if len(portes) == 1:
        return portes[0]
    if nom == "<lambda>" or "<locals>" in getattr(fonction, "__qualname__", ""):
        raise ErreurMastermind(f"je ne sais pas quel exercice {conseil}")
    return nom


def du_meme_chapitre(nom: str) -> tuple[str, ...]:
    """Les exercices notés avec celui-ci ; une gamme ne se sert d’aucune autre."""
    return next((noms for noms in CHAPITRES.values() if nom in noms), (nom,))


def tout_du_chapitre(chapitre: str | None) -> tuple[str, ...]:
    """Les gammes d’un chapitre, puis ses exercices, dans l’ordre de son notebook."""
    return (*GAMMES_DES_CHAPITRES.get(chapitre or "", ()), *CHAPITRES.get(chapitre or "", ()))


def suite_de(chapitre: str) -> tuple[str, ...]:
    """Les exercices que ce chapitre avait avant d’être coupé : ceux des chapitres de même nombre qui le suivent.

    >>> suite_de("00b_python"), suite_de("00c_boucles")
    (('annoncer', 'code_uni', 'compter_autres'), ())
    """
    suites = [autre for autre in CHAPITRES if chapitre[:2].isdigit() and autre[:2] == chapitre[:2] and autre > chapitre]
    return tuple(nom for autre in suites for nom in CHAPITRES[autre])


class QuestionsOuvertes(dict[str, Exercice]):
    """Les questions du sujet qu’un élève a ouvert (voir `epreuves`) ; les retirer ne finit pas l’épreuve, un noyau neuf si."""

    a_commence = False


chercher_aussi_dans_le_sceau()
CATALOGUE = Catalogue(CHAPITRES)
GAMMES = Catalogue(GAMMES_DES_CHAPITRES, charger_une_gamme)
EPREUVE = QuestionsOuvertes()
TOUS: Mapping[str, Exercice] = ChainMap(CATALOGUE, EPREUVE, GAMMES)  # type: ignore[arg-type]
