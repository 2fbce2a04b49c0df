"""Assembler les fonctions de l’élève, chapitre après chapitre, en un programme à lui : `mon_mastermind.py`.

Les notebooks enregistrés sont lus ; seules les définitions demandées, et ce dont elles se servent, sont exécutées, puis vérifiées. Le
programme n’a besoin ni du paquet, ni de Jupyter. Commencer par `assembler`.
"""

import ast
import json
import linecache
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path

from mastermind_edu.chapitres import numero
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.disque import dossier_de_travail, ecrire
from mastermind_edu.eleve.manques import PAS_ENCORE, chapitre_de, dire_la_cause, en_texte
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.exercices.sommaire import CHAPITRES
from mastermind_edu.francais import citer
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.verdict import EtatVerdict, Verdict

NOM = "mon_mastermind.py"
SECONDES = 60.0  # par fonction : vingt-cinq d’affilée, sur une machine chargée ou dans un navigateur
JUSQU_AU_06 = (
    "presenter_couleurs", "message_accueil", "tirer_code", "nettoyer", "code_correct", "message_erreur", "saisir_proposition", "repondre",
    "afficher_proposition", "afficher_reponse", "message_final",
)  # fmt: skip
JUSQU_AU_08 = (
    "presenter_couleurs", "tirer_code", "nettoyer", "code_correct", "message_erreur", "mot_vers_numeros", "numeros_vers_mot", "saisir_proposition",
    "frequences", "nb_communs", "repondre_frequences", "afficher_proposition", "afficher_reponse", "message_final",
    "choisir_niveau", "bienvenue", "malus", "points_manche", "vainqueur", "saisir_nb_manches", "jouer_match",
    "code_suivant", "est_compatible", "proposition_suivante", "manche_contre_personne",
)  # fmt: skip
DU_09 = ("reponse_correcte", "erreurs_de_reponse")  # le match s’en passe
JEUX = {"06": JUSQU_AU_06, "08": JUSQU_AU_08}
ANNONCE = re.compile(r"^[ \t]*def[ \t]+(\w+)", re.MULTILINE)
DE_JUPYTER = re.compile(r"^[ \t]*[%!].*$", re.MULTILINE)
EN_TETE = '''"""Mon Mastermind : mes fonctions du cours « Mastermind, pas à pas », et de quoi les faire jouer ensemble.

Pour jouer, dans un terminal : python {nom}
"""

'''


@dataclass
class Page:
    """Ce qu’un notebook définit au bord gauche de ses cellules : le texte de chaque nom, le dernier écrit ; et ce qui ne se lit pas."""

    fonctions: dict[str, str] = field(default_factory=dict)
    autres: dict[str, str] = field(default_factory=dict)  # constantes et importations
    illisibles: set[str] = field(default_factory=set)


@dataclass(frozen=True)
class Assemblage:
    """Le programme écrit, ou ce qui lui manque, une phrase par fonction ; `jouer` le joue ici même."""

    chemin: Path | None
    texte: str
    jusque: str
    manques: tuple[str, ...] = ()

    def __repr__(self) -> str:
        if self.manques:
            manques = "".join(f"  {manque}\n" for manque in self.manques)
            return f"Votre Mastermind n’est pas encore complet :\n{manques}Enregistrez le notebook que vous réparez, puis recommencez."
        ici = f'assembler("{self.jusque}").jouer()'
        return f"Votre Mastermind est prêt : {self.chemin}\n  dans un terminal, depuis son dossier : python {NOM}\n  ici : {ici}"

    def jouer(self, lire: Callable[[str], str] | None = None, afficher: Callable[[str], object] = print, hasard=None) -> None:
        """Joue ; `lire(invite)` donne chaque ligne tapée, l’`input` du notebook si l’on ne dit rien. Lève `ErreurMastermind` quand des fonctions manquent."""
        if self.manques:
            raise ErreurMastermind(f"il faut un Mastermind complet pour jouer, voici ce qui manque : {' ; '.join(self.manques)}")
        executer(self.texte)["main"](lire or input, afficher, hasard)


def assembler(jusque: str = "08", dossier: str | Path | None = None) -> Assemblage:
    """Écrit `mon_mastermind.py` d’après les notebooks enregistrés : la manche simple avec "06", le match avec "08".

    `dossier` est celui des exercices, trouvé d’ordinaire tout seul ; le programme s’écrit à côté. Rien n’est écrit tant qu’une fonction manque
    ou n’est pas juste : chacune est nommée, avec son chapitre. Lève `ErreurMastermind` quand aucun notebook n’est trouvé.
    """
    if jusque not in JEUX:
        raise ErreurMastermind(f'il faut "06", la manche, ou "08", le match ; voici {citer(jusque)}')
    dossier = trouver_les_exercices(dossier)
    pages = {chapitre: lire_page(dossier / f"{chapitre}_exercices.ipynb") for chapitre in CHAPITRES}
    noms = JEUX[jusque]
    avec_09 = jusque == "08" and not any(map(dict(manques_de(DU_09, pages, noms)).get, DU_09))
    noms = (*noms, *(DU_09 if avec_09 else ()))
    manques = tuple(phrase for _, phrase in manques_de(noms, pages, noms) if phrase)
    if manques:
        return Assemblage(None, "", jusque, manques)
    texte = composer(noms, pages, _gabarit(jusque, avec_09))
    chemin = (dossier.parent if dossier.name == "exercises" else dossier) / NOM
    ecrire(chemin, texte)
    return Assemblage(chemin, texte, jusque)


def trouver_les_exercices(dossier: str | Path | None) -> Path:
    """Le dossier donné, sinon celui d’où l’on travaille ; lève `ErreurMastermind` quand aucun exercice n’y est."""
    candidats = [Path(dossier)] if dossier is not None else [Path.cwd(), Path.cwd() / "exercises", dossier_de_travail() / "exercises"]
    for candidat in candidats:
        if any(candidat.glob("*_exercices.ipynb")):
            return candidat
    if "basthon" in sys.modules:  # Capytale : une activité n’en voit pas une autre
        raise ErreurMastermind("il faut tous vos exercices dans un même dossier, or ici chacun est seul dans son activité : `assembler` marche là où le cours est installé")
    raise ErreurMastermind(f"il faut le dossier de vos exercices, celui de fichiers comme 06_partie_exercices.ipynb ; aucun dans {', '.join(map(str, candidats))}")


def lire_page(chemin: Path) -> Page:
    """Ce que définit ce notebook ; une page vide s’il n’existe pas, ou ne se lit pas."""
    page = Page()
    try:
        cellules = json.loads(chemin.read_text(encoding="utf-8"))["cells"]
        textes = ["".join(cellule["source"]) for cellule in cellules if cellule["cell_type"] == "code"]
    except (OSError, ValueError, KeyError, TypeError):
        return page
    for texte in textes:
        _lire_cellule(DE_JUPYTER.sub("", texte), page)
    return page


def _lire_cellule(texte: str, page: Page) -> None:
    try:
        noeuds = ast.parse(texte).body
    except (SyntaxError, ValueError, RecursionError):
        page.illisibles |= {*ANNONCE.findall(texte)}
        return
    for noeud in noeuds:
        source = ast.get_source_segment(texte, noeud) or ""
        if isinstance(noeud, ast.FunctionDef):
            page.illisibles.discard(noeud.name)
            page.fonctions[noeud.name] = "\n".join([*("@" + ast.unparse(d) for d in noeud.decorator_list), source])
        for nom in _noms_donnes(noeud):
            page.autres[nom] = source


def _noms_donnes(noeud: ast.stmt) -> Iterator[str]:
    """Les noms d’une constante, ou de modules de Python : rien d’autre d’un notebook ne s’exécute."""
    if isinstance(noeud, (ast.Import, ast.ImportFrom)):
        modules = [alias.name for alias in noeud.names] if isinstance(noeud, ast.Import) else [noeud.module or ""]
        if all(module.partition(".")[0] in sys.stdlib_module_names for module in modules):
            yield from (alias.asname or alias.name.partition(".")[0] for alias in noeud.names)
    elif isinstance(noeud, ast.Assign) and _est_constante(noeud.value):
        yield from (nom.id for cible in noeud.targets for nom in ast.walk(cible) if isinstance(nom, ast.Name))


def _est_constante(valeur: ast.expr) -> bool:
    try:
        ast.literal_eval(valeur)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return False
    return True


def rassembler(nom: str, page: Page, ailleurs: tuple[str, ...]) -> dict[str, str]:
    """Le texte de cette fonction, précédé de ce dont elle se sert dans son notebook ; ce qui est écrit `ailleurs` n’est pas repris."""
    textes: dict[str, str] = {}

    def visiter(nom: str) -> None:
        texte = page.fonctions.get(nom) or page.autres.get(nom)
        if texte is None or nom in textes:
            return
        textes[nom] = texte
        for appele in sorted({n.id for n in ast.walk(ast.parse(texte)) if isinstance(n, ast.Name)} - {*ailleurs}):
            visiter(appele)

    visiter(nom)
    return dict(sorted(textes.items(), key=lambda couple: couple[0] in page.fonctions))


def manques_de(noms: tuple[str, ...], pages: Mapping[str, Page], tous: tuple[str, ...]) -> list[tuple[str, str]]:
    """Chaque fonction, et ce qui ne va pas, vide quand elle est juste : absente, à faire, fausse, ou d’un nom que deux notebooks se disputent."""
    tous = tuple(dict.fromkeys((*tous, *noms)))
    textes: dict[str, str] = {}
    disputes = set()
    for nom in tous:
        for piece, texte in rassembler(nom, pages[chapitre_de(nom)], tous).items():
            if textes.setdefault(piece, texte) != texte:
                disputes.add((nom, piece))
    espace = executer("\n\n\n".join(sorted(textes.values(), key=lambda texte: "def " in texte)))
    phrases = {nom: _juger(nom, pages[chapitre_de(nom)], espace, dict(disputes)) for nom in tous}
    return [(nom, dire_la_cause(nom, phrases, rassembler(nom, pages[chapitre_de(nom)], tous))) for nom in noms]


def _juger(nom: str, page: Page, espace: Mapping[str, object], disputes: Mapping[str, str]) -> str:
    ou = f"{nom} (exercice {numero(chapitre_de(nom))}) :"
    if nom not in page.fonctions:
        return f"{ou} {'sa cellule a une faute de syntaxe' if nom in page.illisibles else 'je ne la trouve pas dans ce notebook, enregistré'}"
    if nom in disputes:
        return f"{ou} elle se sert de `{disputes[nom]}`, et un autre exercice a un `{disputes[nom]}` différent ; renommez l’un des deux"
    if nom not in espace:
        return f"{ou} sa définition s’arrête sur une erreur"
    patient = Candidat(espace[nom], secondes=SECONDES)
    return _dire(ou, examiner(CATALOGUE[nom], patient))  # chacune est jugée : ses dépendances le sont à leur tour


def _dire(ou: str, verdict: Verdict) -> str:
    if verdict.est_reussi:
        return ""
    return f"{ou} à faire" if verdict.etat is EtatVerdict.A_FAIRE else f"{ou} {PAS_ENCORE}, vérifiez-la dans son notebook. {en_texte(verdict.message)}"


def executer(texte: str) -> dict[str, object]:
    """L’espace de noms de ces définitions, une par une : celle qui s’arrête sur une erreur n’y est pas."""
    fichier, espace = f"<{NOM}>", {"__name__": NOM.removesuffix(".py")}
    linecache.cache[fichier] = (len(texte), None, texte.splitlines(keepends=True), fichier)  # le juge relit le texte des fonctions
    for noeud in ast.parse(texte).body:
        try:
            exec(compile(ast.Module([noeud], []), fichier, "exec"), espace)
        except Exception:
            continue  # le nom manquera, et ce sera dit
    return espace


def composer(noms: tuple[str, ...], pages: Mapping[str, Page], jeu: str) -> str:
    """Le texte du programme : les importations, les fonctions de l’élève par chapitre, puis le jeu."""
    importations, parties, ecrites = {"import random"}, [], set()
    for chapitre, du_chapitre in CHAPITRES.items():
        textes = {piece: texte for nom in du_chapitre if nom in noms for piece, texte in rassembler(nom, pages[chapitre], noms).items()}
        importations |= {texte for texte in textes.values() if re.match(r"import |from ", texte)}
        nouveaux = [texte for piece, texte in textes.items() if piece not in ecrites and texte not in importations]
        ecrites |= {*textes}
        if nouveaux:
            parties.append(f"# Exercice {numero(chapitre)} : mes fonctions\n\n" + "\n\n\n".join(nouveaux))
    return EN_TETE.format(nom=NOM) + "\n".join(sorted(importations)) + "\n\n" + "\n\n\n".join([*parties, jeu])


def _gabarit(jusque: str, avec_09: bool) -> str:
    noms = ["jeu_06"] if jusque == "06" else ["jeu_08", "jeu_08_avec_09" if avec_09 else "jeu_08_sans_09"]
    dossier = resources.files("mastermind_edu.eleve")
    return "".join(dossier.joinpath(f"{nom}.py.txt").read_text(encoding="utf-8") for nom in noms)
