"""Commencer un exercice dans le dossier d’un professeur : un modèle qui marche tel quel, et sa place dans un notebook.

Les modèles sont dans `modeles/` ; rien n’y est jugé. Commencer par `commencer`.
"""

import builtins
import keyword
import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.plan import FICHE, RESERVES, ErreurFabrication, Version, est_un_dossier, lister_cibles
from mastermind_edu.chapitres import NOM_AJOUTE
from mastermind_edu.disque import ecrire
from mastermind_edu.eleve import NOMS_DU_COURS
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.exercices.ajoutes import MODULES, voisin
from mastermind_edu.francais import citer, entre_guillemets
from mastermind_edu.juge.appel import appeler
from mastermind_edu.juge.ecarts import ecart_d_erreur, ecart_de_valeur
from mastermind_edu.juge.exercice import Exercice

MODELES = Path(__file__).with_name("modeles")
BANQUE = Path(__file__).resolve().parents[2] / "banque" / MODULES
GENRES = {"fonction": r"[a-z_][a-z0-9_]*", "classe": r"[A-Z][A-Za-z0-9]*", "tests": r"[a-z_][a-z0-9_]*"}
CAS_ESSAYES = 300  # ceux où l’on cherche de quoi attraper chaque version fausse
TITRE_D_EXERCICE = re.compile(r"^# ## \d+\.", re.MULTILINE)


class Commence(NamedTuple):
    """Ce qui a été écrit, le notebook où est l’exercice, et le nom de celui-ci."""

    fichiers: tuple[Path, ...]
    source: Path
    nom: str


def commencer(racine: Path, nom: str, genre: str = "fonction", notebook: str = "") -> Commence:
    """Écrit l’exercice `nom` dans ce dossier, nouveau ou déjà commencé ; `genre` : une fonction, une classe, des tests de la fonction `nom`.

    Lève `ErreurFabrication`, sans rien écrire, pour un nom impossible ou déjà pris, et pour un dossier qui est autre chose.
    """
    racine = Path(racine)
    _exiger_la_place(racine)
    source = _choisir_le_source(racine, notebook)
    ecrit = f"mes_cas_{nom}" if genre == "tests" else nom
    _exiger_un_nom(nom, genre)
    if genre != "tests":
        _exiger_un_nom_libre(racine, ecrit)
    module = racine / MODULES / f"{ecrit}.py"
    if module.exists():
        raise ErreurFabrication(f"il faut un nom qui ne soit pas déjà pris, {module} existe")
    morceaux = _des_cas(racine, nom) if genre == "tests" else {}
    textes = {piece: _remplir(f"{genre}_{piece}", nom, morceaux) for piece in ("module", "source")}
    debut = source.read_text(encoding="utf-8") if source.exists() else (MODELES / "notebook.txt").read_text(encoding="utf-8")
    rang = len(TITRE_D_EXERCICE.findall(debut)) + 1
    suite = debut.rstrip("\n") + "\n" + textes["source"].replace("# ## 1.", f"# ## {rang}.")
    fiche = () if est_un_dossier(racine) else ((racine / FICHE, (MODELES / "fiche.txt").read_text(encoding="utf-8")),)
    a_ecrire = (*fiche, (module, textes["module"]), (source, suite))
    for chemin, texte in a_ecrire:
        ecrire(chemin, texte)
    return Commence(tuple(chemin for chemin, _ in a_ecrire), source, ecrit)


def _remplir(modele: str, nom: str, morceaux: dict[str, str]) -> str:
    """Le texte d’un modèle, au nom de cet exercice."""
    texte = (MODELES / f"{modele}.txt").read_text(encoding="utf-8")
    for marque, morceau in {"ma_fonction": nom, "ma-fonction": _cellule(nom), "MaClasse": nom, "ma-classe": _cellule(nom), **morceaux}.items():
        texte = texte.replace(marque, morceau)
    return texte


def _cellule(nom: str) -> str:
    """Le nom de cellule d’un exercice.

    >>> _cellule("nb_pairs"), _cellule("CompteEnBanque")
    ('nb-pairs', 'compte-en-banque')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", "-", nom).lower().strip("-")


def _exiger_la_place(racine: Path) -> None:
    """Un dossier nouveau, vide, ou le nôtre : jamais celui du cours, ni un dossier où se trouve autre chose."""
    if racine.is_dir() and any(racine.iterdir()) and not est_un_dossier(racine):
        raise ErreurFabrication(f"il faut un nouveau dossier, ou un dossier d’exercices ; {racine} contient autre chose, et pas de {FICHE}")


def _choisir_le_source(racine: Path, notebook: str) -> Path:
    """Celui que l’on nomme, sinon le seul qui existe, sinon un source du nom du dossier."""
    if not notebook and est_un_dossier(racine) and (racine / Version.EXERCICE.dossier_source).is_dir():
        cibles = lister_cibles(racine, Version.EXERCICE)
        if len(cibles) > 1:
            raise ErreurFabrication(f"il faut dire dans quel notebook : --notebook {' ou --notebook '.join(cible.chapitre for cible in cibles)}, ou un nouveau")
        notebook = cibles[0].chapitre
    notebook = notebook or _nom_d_apres(racine.resolve().name)
    if not NOM_AJOUTE.fullmatch(notebook) or notebook in RESERVES:
        raise ErreurFabrication(f"il faut au notebook un nom en minuscules sans accent, comme --notebook mes_textes ; voici {citer(notebook)}")
    return racine / Version.EXERCICE.dossier_source / f"{notebook}.py"


def _nom_d_apres(dossier: str) -> str:
    """Le nom de notebook que donne celui d’un dossier.

    >>> _nom_d_apres("Élèves de 1re (2026)"), _nom_d_apres("2026")
    ('eleves_de_1re_2026', 'mes_exercices')
    """
    sans_accents = unicodedata.normalize("NFKD", dossier).encode("ascii", "ignore").decode().lower()
    nom = re.sub(r"[^a-z0-9]+", "_", sans_accents).strip("_")
    return nom if NOM_AJOUTE.fullmatch(nom) and nom not in RESERVES else "mes_exercices"


def _exiger_un_nom(nom: str, genre: str) -> None:
    modele = "MaClasse, une majuscule à chaque mot" if genre == "classe" else "ma_fonction, en minuscules"
    if not re.fullmatch(GENRES[genre], nom) or len(nom) > 50:
        autre = next((autre for autre in ("fonction", "classe") if re.fullmatch(GENRES[autre], nom)), "")
        suite = f" ; pour {'une classe' if autre == 'classe' else 'une fonction'}, ajoutez --genre {autre}" if autre and len(nom) <= 50 else ""
        raise ErreurFabrication(f"il faut pour une {'classe' if genre == 'classe' else 'fonction'} un nom comme {modele} et sans accent, voici {citer(nom)}{suite}")


def _exiger_un_nom_libre(racine: Path, nom: str) -> None:
    de_la_banque = (BANQUE / f"{nom}.py").is_file() and BANQUE != racine.resolve() / MODULES
    if nom in CATALOGUE or nom in NOMS_DU_COURS or de_la_banque:
        d_ou = "de la banque de questions" if de_la_banque else "du cours"
        raise ErreurFabrication(f"il faut un nom qui ne soit pas déjà pris, {citer(nom)} est un nom {d_ou} ; prenez par exemple {voisin(nom)}")
    if keyword.iskeyword(nom) or hasattr(builtins, nom):
        raise ErreurFabrication(f"il faut un nom que Python n’emploie pas, voici {citer(nom)}")


def _des_cas(racine: Path, nom: str) -> dict[str, str]:
    """Ce que le modèle des tests dit de la fonction visée : ses paramètres, des cas qui attrapent ses versions fausses."""
    from mastermind_edu.atelier.sommaire import composer_pages

    d_abord = f"d’abord l’exercice {citer(nom)} : `python lancer.py exercice {entre_guillemets(racine)} {nom}`, puis la même commande avec --genre tests"
    if not est_un_dossier(racine):
        raise ErreurFabrication(f"il faut votre dossier d’exercices, il n’y en a pas à {racine.resolve()} ; {d_abord}")
    if not (racine / MODULES / f"{nom}.py").is_file():
        raise ErreurFabrication(f"il faut {d_abord}")
    list(composer_pages(racine))  # joint le dossier au catalogue
    vise = CATALOGUE[nom]
    if vise.genre != "fonction" or not vise.erreurs_typiques:
        raise ErreurFabrication(f"{MODULES}/{nom}.py : il faut une fonction, et des versions fausses (@faux) à faire attraper")
    cas = list(_attraper(vise))
    lignes = "\n".join(f"        {_ecrire(vise, arguments)}," for arguments in cas)
    a_trous = "\n".join(f"        ({', '.join([*map(repr, arguments), '...'])})," for arguments in cas[:1]) + "\n        ..."
    return {"@PARAMETRES@": ", ".join(vise.parametres), "@CAS@": lignes, "@A_TROUS@": a_trous}


def _attraper(vise: Exercice) -> Iterator[Sequence]:
    """Un cas que toutes les versions réussissent, s’il y en a un, puis le plus petit qui attrape chacune."""
    cas = list(islice(vise.cas(), CAS_ESSAYES))
    rates = [[_se_trompe(vise, typique.fonction, arguments) for arguments in cas] for typique in vise.erreurs_typiques]
    choisis = [next((rang for rang, _ in enumerate(cas) if not any(rate[rang] for rate in rates)), None)]
    for rate in rates:
        if True in rate and not any(rang is not None and rate[rang] for rang in choisis):
            choisis.append(rate.index(True))
    yield from (cas[rang] for rang in choisis if rang is not None)


def _se_trompe(vise: Exercice, fonction, arguments: Sequence) -> bool:
    attendue, obtenue = vise.attendre(arguments), appeler(fonction, arguments)
    return bool(ecart_d_erreur(attendue, obtenue) or ecart_de_valeur(attendue, obtenue))


def _ecrire(vise: Exercice, arguments: Sequence) -> str:
    return repr((*arguments, vise.attendre(arguments).valeur))
