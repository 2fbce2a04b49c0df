"""Les exercices venus d’ailleurs : ceux qu’un professeur écrit dans son propre dossier, hors du paquet.

Chez lui, leurs modules sont des fichiers ; dans le notebook d’un élève, un sceau que porte une cellule. Une fois joints, le
catalogue les connaît comme ceux du cours, et ne les charge que si on les demande. Commencer par `Dossier`, puis `joindre`.
"""

import json
import sys
import zlib
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.exercices import CATALOGUE, scelles, sommaire
from mastermind_edu.exercices.homonymes import ecarter_les_gammes
from mastermind_edu.francais import citer, entre_guillemets

SOMMAIRE = "sommaire.json"  # écrit par la fabrique dans le dossier ; c’est aussi le premier texte d’un sceau
MODULES = "modules"
MAGIE = "%%exercices"  # ce qui commence la cellule d’un notebook où ses exercices sont joints
SANS_MAGIE = f"# {MAGIE}"  # la même, là où il n’y a que Python
FABRIQUER = "`python lancer.py fabriquer --dossier {}`"


class Dossier(NamedTuple):
    """Ce qu’un dossier d’exercices dit de lui-même ; `modules` a le texte de chacun, par son nom de fichier."""

    titre: str
    auteur: str
    licence: str
    version: str
    chapitres: Mapping[str, tuple[str, ...]]  # les exercices de chaque notebook, dans l’ordre
    titres: Mapping[str, str]
    points: Mapping[str, int]
    corriges: Mapping[str, str]
    modules: Mapping[str, str]

    @property
    def empreintes(self) -> dict[str, str]:
        """Celle de chaque module : un module changé depuis la fabrication se voit."""
        return {nom: sha256(texte.encode()).hexdigest()[:16] for nom, texte in sorted(self.modules.items())}

    @property
    def paquet(self) -> str:
        """Le paquet où ses modules s’importent : un autre, dès que le dossier a changé."""
        return f"ajoutes_{sha256(self.en_json().encode()).hexdigest()[:12]}"

    def en_json(self) -> str:
        """Le sommaire : tout, et l’empreinte des modules à leur place."""
        return json.dumps({**self._asdict(), MODULES: self.empreintes}, ensure_ascii=False, indent=1) + "\n"

    def du_notebook(self, chapitre: str) -> "Dossier":
        """Ce qu’il faut à un seul notebook : ses exercices, et les modules communs, dont le nom commence par « _ »."""
        noms = self.chapitres[chapitre]
        modules = {nom: texte for nom, texte in self.modules.items() if nom.startswith("_") or nom.removesuffix(".py") in noms}
        points, corriges = ({nom: table[nom] for nom in noms if nom in table} for table in (self.points, self.corriges))
        return self._replace(chapitres={chapitre: noms}, titres={chapitre: self.titres[chapitre]}, points=points, corriges=corriges, modules=modules)

    def sceller(self) -> str:
        """Le texte que porte le notebook d’un élève."""
        return scelles.sceller({SOMMAIRE: self.en_json(), **self.modules})


class Joint(NamedTuple):
    """Un dossier que le catalogue connaît, et où sont ses modules sur le disque ; `None` sous un sceau."""

    dossier: Dossier
    modules: Path | None


JOINTS: dict[str, Joint] = {}  # par notebook


def lire_json(texte: str, modules: Mapping[str, str]) -> Dossier:
    """Le dossier dont voici le sommaire ; lève `ValueError` s’il n’a pas cette forme, ou si un module n’est plus le même."""
    lu = json.loads(texte)
    if not isinstance(lu, dict) or {*lu} != {*Dossier._fields}:
        raise ValueError("il faut le sommaire d’un dossier d’exercices")
    lu["chapitres"] = {chapitre: tuple(noms) for chapitre, noms in lu["chapitres"].items()}
    dossier = Dossier(**{**lu, MODULES: modules})
    if dossier.empreintes != lu[MODULES]:
        raise ValueError("les modules ont changé depuis la fabrication")
    return dossier


def lire_modules(racine: Path) -> dict[str, str]:
    """Le texte de chaque module du dossier."""
    return {chemin.name: chemin.read_text(encoding="utf-8") for chemin in sorted((racine / MODULES).glob("*.py"))}


def lire_dossier(racine: Path) -> Dossier:
    """Un dossier déjà fabriqué ; lève `ErreurMastermind` quand il ne l’est pas, ou que ses modules ont changé depuis."""
    commande = FABRIQUER.format(entre_guillemets(racine))
    if not (racine / SOMMAIRE).is_file():
        raise ErreurMastermind(f"il faut un dossier d’exercices fabriqué, {racine} n’a pas de {SOMMAIRE} : {commande} l’écrit")
    try:
        return lire_json((racine / SOMMAIRE).read_text(encoding="utf-8"), lire_modules(racine))
    except (OSError, ValueError, TypeError, AttributeError):
        raise ErreurMastermind(f"{racine} a changé depuis qu’il est fabriqué : {commande}, puis recommencez") from None


def joindre_les_dossiers(racines: Iterable[Path]) -> list[Dossier]:
    """Les dossiers fabriqués qui sont là, joints au catalogue ; lève `ErreurMastermind` pour celui qui ne l’est pas, ou un nom deux fois pris."""
    dossiers = []
    for racine in racines:
        dossier, modules = lire_dossier(racine), racine.resolve() / MODULES
        anciens = [chapitre for chapitre, joint in JOINTS.items() if joint.modules == modules]
        if [JOINTS[chapitre].dossier for chapitre in anciens] != [dossier] * len(dossier.chapitres):
            retirer(anciens)
            joindre(dossier, modules)
        dossiers.append(dossier)
    return dossiers


def joindre(dossier: Dossier, modules: Path | None = None) -> None:
    """Ajoute ces exercices au catalogue ; leurs modules sont dans ce dossier du disque, ou scellés.

    Lève `ErreurMastermind` pour un exercice ou un notebook qui porte le nom d’un autre, du cours ou d’un autre dossier.
    """
    _exiger_des_noms_libres(dossier)
    paquet = ModuleType(f"{scelles.PAQUET}.{dossier.paquet}", f"Les exercices de « {dossier.titre} ».")
    paquet.__path__ = [str(modules)] if modules else []
    if not modules:
        sys.meta_path.append(scelles.ModulesScelles(f"{paquet.__name__}.", dossier.modules.get))
    sys.modules[paquet.__name__] = paquet
    for chapitre, noms in dossier.chapitres.items():
        CATALOGUE.ajouter(noms, dossier.paquet)
        sommaire.CHAPITRES[chapitre], sommaire.TITRES[chapitre] = noms, dossier.titres[chapitre]
    completer(dossier, modules)


def completer(dossier: Dossier, modules: Path | None) -> None:
    """Retient ce que l’on sait d’un dossier joint : ses points, ses corrigés."""
    JOINTS.update(dict.fromkeys(dossier.chapitres, Joint(dossier, modules)))
    sommaire.POINTS.update(dossier.points)
    scelles.lire_corriges().update(dossier.corriges)
    ecarter_les_gammes(_noms_joints())


def joindre_le_sceau(sceau: str) -> None:
    """Ajoute les exercices d’un sceau, celui d’un notebook d’élève ; lève `ErreurMastermind` s’il est abîmé."""
    try:
        textes = {nom: scelles.desceller(sceau, nom) for nom in scelles.lister(sceau)}
        dossier = lire_json(textes.pop(SOMMAIRE), textes)
    except (ValueError, KeyError, TypeError, AttributeError, zlib.error):
        raise ErreurMastermind("la cellule « %%exercices » de ce notebook est abîmée : reprenez le notebook que votre professeur a donné") from None
    if any(joint.dossier == dossier for joint in JOINTS.values()):
        return  # la cellule est exécutée de nouveau
    retirer(chapitre for chapitre in dossier.chapitres if chapitre in JOINTS)
    joindre(dossier)


def retirer(chapitres: Iterable[str]) -> None:
    """Oublie ces notebooks d’un dossier joint : une nouvelle version les remplace."""
    otes = set()
    for chapitre in [*chapitres]:
        del JOINTS[chapitre], sommaire.TITRES[chapitre]
        for nom in {*sommaire.CHAPITRES.pop(chapitre)} - _noms_joints():  # deux sujets d’une épreuve peuvent avoir une question en commun
            CATALOGUE.oter(nom)
            sommaire.POINTS.pop(nom, None)
            otes.add(nom)
    rendues = ecarter_les_gammes(_noms_joints()) if otes else False
    corriges = json.loads(scelles.lire("corriges.json")) if rendues else {}  # une gamme retrouve le sien
    for nom in otes:
        scelles.lire_corriges().pop(nom, None)
        scelles.lire_corriges().update({nom: corriges[nom]} if nom in corriges else {})


def _noms_joints() -> set[str]:
    return {nom for chapitre in JOINTS for nom in sommaire.CHAPITRES[chapitre]}


def sceller_le_notebook(chapitre: str) -> str:
    """Le sceau de ce notebook, s’il est d’un dossier joint ; vide pour un chapitre du cours."""
    return JOINTS[chapitre].dossier.du_notebook(chapitre).sceller() if chapitre in JOINTS else ""


def _exiger_des_noms_libres(dossier: Dossier) -> None:
    for chapitre, noms in dossier.chapitres.items():
        if chapitre in sommaire.CHAPITRES:
            raise ErreurMastermind(f"il faut pour un notebook un nom qui ne soit qu’à lui, {citer(chapitre)} est déjà pris")
        for nom in noms:
            if nom in CATALOGUE:
                a_changer = f"changez-le dans son module et son source, en {voisin(nom)} par exemple"
                raise ErreurMastermind(f"il faut pour un exercice un nom qui ne soit qu’à lui, {citer(nom)} est déjà pris{_par_qui(nom)} : {a_changer}")


def _par_qui(nom: str) -> str:
    chapitre = next((chapitre for chapitre, noms in sommaire.CHAPITRES.items() if nom in noms), "")
    return f", au chapitre {chapitre}" if chapitre and chapitre not in JOINTS else chapitre and f", dans le notebook {chapitre} de « {JOINTS[chapitre].dossier.titre} »"


def voisin(nom: str) -> str:
    """Un nom à prendre au lieu de celui-là.

    >>> voisin("repondre"), voisin("Manche")
    ('repondre_bis', 'MancheBis')
    """
    return f"{nom}Bis" if nom[:1].isupper() else f"{nom}_bis"
