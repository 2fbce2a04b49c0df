"""Le cours pour Capytale : des notebooks que Basthon sait exécuter, et le paquet en un seul module à leur joindre.

Capytale n’a ni magie d’IPython, ni ipywidgets, ni installation : ce qui en tient lieu chez l’élève est dans `eleve.basthon`,
`eleve.sequence` et `widgets.paille`. Commencer par `exporter_capytale`.
"""

import ast
import json
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from nbformat import NotebookNode

from mastermind_edu.atelier.commentaires import rangs_des_reponses
from mastermind_edu.atelier.devoirs import delier
from mastermind_edu.atelier.distribution import deja_donnes, exiger_le_cours, lire_chapitres, lister_chapitres, poser_paquet
from mastermind_edu.atelier.dossier import notebooks_des_dossiers
from mastermind_edu.atelier.execution import CHARGEMENT, COULISSES, assembler, composer
from mastermind_edu.atelier.module_unique import MODULE, ecrire_module
from mastermind_edu.atelier.plan import Cible, ErreurFabrication, Version, lister_cibles
from mastermind_edu.atelier.site_dossier import Ouvrage, exiger_destination, installer
from mastermind_edu.atelier.sources import Cellule, exercices_verifies, lire_source
from mastermind_edu.chapitres import NOM_DE_CHAPITRE, numero
from mastermind_edu.exercices.ajoutes import SANS_MAGIE, sceller_le_notebook
from mastermind_edu.francais import dire_refus
from mastermind_edu.livraison import CLE, SANS_LE_PAQUET

ACTIVITES = Ouvrage("capytale_mastermind.json", "des activités de Capytale")
LISEZ_MOI = "LISEZ-MOI.txt"
DOSSIERS = {Version.LECON: "lecons", Version.EXERCICE: "exercices"}
POINT_D_ARRET = "breakpoint"  # l’étiquette d’une cellule d’arrêt, dans un notebook séquencé
IDENTIFIANT = "le-cours"
JOINDRE = f'''{SANS_MAGIE} de ce notebook, à exécuter sans lire
from mastermind_edu.exercices.ajoutes import joindre_le_sceau

joindre_le_sceau("""
{{sceau}}""")'''
PREPARER = f"""try:
    import mastermind_edu.widgets
except ModuleNotFoundError:
    raise ModuleNotFoundError("il manque {MODULE} : demandez à votre professeur de le joindre à l’activité") from None
from mastermind_edu.eleve.basthon import preparer
from mastermind_edu.eleve.sequence import continuer

preparer()"""

MODE_D_EMPLOI = """> **Dans Capytale.** Exécutez **toutes** les cellules de code, de haut en bas. Aucune n’est repliée : celles qui commencent par « Les coulisses » \
s’exécutent sans être lues, et une ligne `continuer(…)` ne vous regarde pas. Ce que précède un petit triangle se déplie d’un clic.
>
> **Les jeux sont des images**, sans souris ni curseur. Pour jouer ou pour répondre, ajoutez une cellule juste après l’image, écrivez-y `_.jouer()`, \
exécutez-la, et répondez à ses questions ; une réponse vide arrête."""
REPLI, REPLI_VISIBLE = "<summary>", '<summary style="display: list-item; cursor: pointer">'  # le style de Basthon ôte le triangle


class Export(NamedTuple):
    """Ce qui a été écrit : le dossier, le module à joindre, le nombre de notebooks."""

    dossier: Path
    module: Path
    notebooks: int


def exporter_capytale(racine: Path, dossier: Path, chapitres: str = "", *, exercices: Sequence[Path] = ()) -> Export:
    """Écrit les activités de ces chapitres, ou les ajoute à celles d’une fois précédente.

    `chapitres` : « 01-04,08 » ; vide, tous. `exercices` : des dossiers d’exercices du professeur, une activité par notebook.
    Lève `ErreurFabrication` hors du cours, pour un chapitre inconnu, ou si ce qui est en
    place vient d’ailleurs ; rien n’est alors changé.
    """
    racine, dossier = Path(racine).resolve(), Path(dossier).resolve()
    exiger_le_cours(racine)
    choisis = lire_chapitres(chapitres, lister_chapitres(racine))
    ajoutes = notebooks_des_dossiers(exercices, Version.EXERCICE)
    exiger_destination(dossier, ACTIVITES)
    deja = deja_donnes(dossier, ACTIVITES)
    cibles = [cible for cible in lister_cibles(racine, *DOSSIERS) if numero(cible.chapitre) in choisis or _nom(cible) in deja]
    gardes = [nom for nom in deja if not NOM_DE_CHAPITRE.match(Path(nom).stem)]  # du dossier d’un professeur, une fois précédente
    try:
        with tempfile.TemporaryDirectory(prefix="capytale-") as provisoire:
            construit, paquet = Path(provisoire, "activites"), Path(provisoire, "paquet")
            paquet.mkdir()
            construit.mkdir()
            module = ecrire_module(poser_paquet(racine, paquet), construit)
            modele = Path(__file__).with_name("basthon") / f"{LISEZ_MOI}.txt"
            poids = f"{module.stat().st_size / 1e6:.1f}".replace(".", ",")
            (construit / LISEZ_MOI).write_text(modele.read_text(encoding="utf-8").replace("{poids}", poids), encoding="utf-8", newline="\n")
            for nom in gardes:
                _ecrire(construit / nom, json.loads((dossier / nom).read_text(encoding="utf-8")))
            for cible in (*cibles, *ajoutes):
                _ecrire(construit / _nom(cible), composer_activite(cible))
            installer(construit, dossier, ACTIVITES)
    except OSError as erreur:
        raise ErreurFabrication(f"les activités de Capytale ne s’écrivent pas dans {dossier} : {dire_refus(erreur)}") from erreur
    return Export(dossier, dossier / MODULE, len(cibles) + len({*gardes, *map(_nom, ajoutes)}))


def _nom(cible: Cible) -> str:
    return f"{DOSSIERS[cible.version]}/{cible.notebook.name}"


def _ecrire(fichier: Path, notebook: NotebookNode) -> None:
    fichier.parent.mkdir(exist_ok=True)
    fichier.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8", newline="\n")


def composer_activite(cible: Cible) -> NotebookNode:
    """Le notebook d’une activité : le cours préparé d’abord, sans magie, un point d’arrêt où la suite doit attendre."""
    arrets = set(_arrets(lire_source(cible.source, cible.nom_source), cible.version))
    cellules = [_adapter(cellule, cellule.id in arrets, cible.version) for cellule in composer(cible, _joindre(cible)) if cellule.id != SANS_LE_PAQUET]
    rang = next(rang for rang, cellule in enumerate(cellules) if cellule.genre == "code")
    preparation = Cellule(cible.nom_source, 1, IDENTIFIANT, "code", PREPARER, (COULISSES,))
    avis = [Cellule(cible.nom_source, 1, f"{IDENTIFIANT}-ici", "markdown", MODE_D_EMPLOI)] if cible.version is Version.LECON else []
    notebook = assembler([*cellules[:rang], *avis, preparation, *cellules[rang:]])
    del notebook.metadata[CLE]  # ce n’est plus le notebook livré
    notebook.nbformat_minor = 4  # celui de l’éditeur de Basthon, où une cellule n’a pas d’identifiant
    for cellule in notebook.cells:
        del cellule["id"]
    return notebook


def _joindre(cible: Cible) -> str:
    """La cellule qui porte les exercices d’un professeur, en Python seul ; vide pour un chapitre du cours."""
    sceau = sceller_le_notebook(cible.chapitre)
    return sceau and JOINDRE.format(sceau=sceau)


def _arrets(cellules: Sequence[Cellule], version: Version) -> Iterator[str]:
    """Les cellules après lesquelles la suite attend : la réponse d’une prédiction, la vérification d’un exercice."""
    if version is Version.LECON:
        yield from (cellules[rang].id for rang in rangs_des_reponses(cellules))
    else:
        yield from (cellule.id for cellule in cellules if any(exercices_verifies(cellule)))


def _adapter(cellule: Cellule, est_un_arret: bool, version: Version) -> Cellule:
    cellule = delier(cellule)
    if cellule.genre == "code":
        cellule = cellule._replace(texte=_sans_magie(cellule))
    else:
        cellule = cellule._replace(texte=cellule.texte.replace(REPLI, REPLI_VISIBLE))
    if not est_un_arret:
        return cellule
    texte = _avec_la_suite(cellule) if version is Version.LECON else cellule.texte  # `verifier` fait avancer de lui-même
    return cellule._replace(texte=texte, etiquettes=(*cellule.etiquettes, POINT_D_ARRET))


def _sans_magie(cellule: Cellule) -> str:
    """Le texte sans la ligne qui charge l’extension ; lève `ErreurFabrication` pour une autre commande d’IPython."""
    lignes = [ligne for ligne in cellule.texte.split("\n") if ligne != CHARGEMENT]
    if any(ligne.lstrip().startswith(("%", "!")) for ligne in lignes):
        raise ErreurFabrication(cellule.situer("Basthon ne connaît pas les commandes d’IPython : il faut du Python seul"))
    return "\n".join(lignes)


def _avec_la_suite(cellule: Cellule) -> str:
    """Le texte, où `continuer` suit ce qui s’exécute, mais laisse à la cellule la valeur qu’elle montre."""
    lignes, suite = cellule.texte.split("\n"), f'continuer("{cellule.id}")'
    derniere = ast.parse(cellule.texte).body[-1]
    rang = derniere.lineno - 1 if isinstance(derniere, ast.Expr) else len(lignes)
    return "\n".join([*lignes[:rang], suite, *lignes[rang:]])
