"""Le sommaire des exercices, lu dans les sources, et les pages qui le suivent, dont celle des erreurs typiques.

Chaque erreur du catalogue y est en face du plus petit cas qui la révèle : sans lui, le juge ne la verrait pas.
Ni les notebooks, ni ce que contient un exercice. Commencer par `composer_pages`.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from mastermind_edu import exercices
from mastermind_edu.atelier.annonces import recrire_annonces
from mastermind_edu.atelier.dossier import composer_le_sommaire
from mastermind_edu.atelier.gammes import lister_gammes
from mastermind_edu.atelier.modules_complets import exiger_complets
from mastermind_edu.atelier.page_de_l_api import ecrire_reference
from mastermind_edu.atelier.page_des_decodeurs import composer_decodeurs
from mastermind_edu.atelier.plan import EXERCICES, Cible, ErreurFabrication, Version, est_un_dossier, lister_cibles, nom_du_module
from mastermind_edu.exercices import CATALOGUE, GAMMES, GAMMES_DES_CHAPITRES, charger, dossier_de
from mastermind_edu.exercices.ajoutes import SOMMAIRE
from mastermind_edu.francais import entre_guillemets
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.exercice import ErreurTypique, Exercice

REPROCHE_AU_DOSSIER = "n’est plus à jour ; `python lancer.py fabriquer --dossier {}` le refait"
MODULES_DU_DOSSIER = "modules/[!_]*.py"
TITRE = re.compile(r"^# (?:Exercice \S+ — )?(.+?)\s*$", re.MULTILINE)
EN_TETE = '''"""Les exercices de chaque chapitre et leurs points, dans l’ordre où les notebooks les vérifient.

Module écrit par `python lancer.py fabriquer` d’après `sources/exercices/` : rien à y changer.
"""
'''
EN_TETE_DES_ERREURS = """# Les erreurs typiques, et le cas qui révèle chacune

Page écrite par `python lancer.py fabriquer`. Pour chaque fonction notée : les façons de se tromper que le juge reconnaît, le plus
petit cas qui les révèle, et le conseil donné à l’élève.
"""


class Page(NamedTuple):
    """Un fichier écrit d’après les exercices, nommé à partir de la racine."""

    nom: str
    texte: str
    reproche: str = "n’est plus à jour ; `python lancer.py fabriquer` le refait"


def composer_pages(racine: Path) -> Iterator[Page]:
    """Le sommaire, les pages des erreurs typiques, des décodeurs et du paquet, ce qui annonce les chapitres, la trousse du professeur ; rien dans un cours sans exercice.

    Lève `ErreurFabrication` quand les sources et les modules ne s’accordent pas.
    """
    sommaire = lire_sommaire(racine)
    if not sommaire:
        return
    if est_un_dossier(racine):
        yield Page(SOMMAIRE, composer_le_sommaire(racine, sommaire, lire_titres(racine), lire_corriges(racine, sommaire)), REPROCHE_AU_DOSSIER.format(entre_guillemets(racine)))
        return
    gammes = _lire_gammes(racine)
    if (racine / EXERCICES).resolve() == Path(exercices.__file__).parent:  # ce cours-ci, dont un exercice a pu changer de chapitre
        CATALOGUE.suivre(sommaire)
        GAMMES_DES_CHAPITRES.clear()
        GAMMES_DES_CHAPITRES.update(gammes)
        GAMMES.suivre(gammes)
    exiger_complets(sommaire)
    titres, lecons = lire_titres(racine), lire_titres_des_lecons(racine)
    yield Page(f"{EXERCICES}/sommaire.py", _ecrire_sommaire(sommaire, titres, lecons, gammes))
    yield Page(f"{EXERCICES}/places.json", _ecrire_places(racine, sommaire))
    yield Page(f"{EXERCICES}/corriges.json", json.dumps(lire_corriges(racine, sommaire), ensure_ascii=False, indent=1) + "\n")
    yield Page(f"{EXERCICES}/attendus.json", json.dumps(lire_attendus(racine), ensure_ascii=False, indent=1) + "\n")
    from mastermind_edu.atelier.coulisses import MODULE, ecrire_coulisses

    if (racine / MODULE).parent.is_dir():
        yield Page(MODULE, ecrire_coulisses(racine))
    yield Page("docs/erreurs_typiques.md", ecrire_matrice(sommaire))
    yield from (Page(*page) for page in composer_decodeurs(racine))
    yield Page("docs/api.md", ecrire_reference())
    from mastermind_edu.atelier.enseignant.trousse import composer_trousse

    for nom, texte in (*recrire_annonces(racine, sommaire, {**titres, **lecons}), *composer_trousse(racine)):
        yield Page(nom, texte)


def lire_sommaire(racine: Path) -> dict[str, tuple[str, ...]]:
    """Les exercices de chaque chapitre, dans l’ordre de leurs cellules `verifier(…)`.

    Lève `ErreurFabrication` pour un exercice sans module ou de deux chapitres, et pour un module sans place.
    """
    modules: dict[str, str] = {}
    sommaire = {}
    for cible, cellules in _sources(racine):
        if noms := _lire_exercices(cible, cellules, modules):
            sommaire[cible.chapitre] = noms
    for chemin in sorted(racine.glob(MODULES_DU_DOSSIER if est_un_dossier(racine) else f"{EXERCICES}/chapitre_*/[!_]*.py")):
        nom = chemin.relative_to(racine).as_posix()
        if nom not in modules.values():
            raise ErreurFabrication(f"{nom} : il faut une cellule verifier({chemin.stem}) dans sources/exercices, il n’y en a pas")
    return sommaire


def _sources(racine: Path, version: Version = Version.EXERCICE) -> Iterator[tuple]:
    """Chaque source d’exercices, ou de leçons, sa cible et ses cellules."""
    from mastermind_edu.atelier.sources import lire_source

    yield from ((cible, lire_source(cible.source, cible.nom_source)) for cible in lister_cibles(racine, version))


def _lire_exercices(cible: Cible, cellules: Sequence, modules: dict[str, str]) -> tuple[str, ...]:
    """Les exercices d’un source ; ajoute leurs modules à ceux des chapitres précédents."""
    from mastermind_edu.atelier.sources import exercices_verifies

    noms = []
    for cellule in cellules:
        for nom in exercices_verifies(cellule):
            module = nom_du_module(cible, nom)
            if modules.setdefault(nom, module) != module:
                cellule.refuser(f"il faut un exercice d’un seul chapitre, `{nom}` est déjà dans {modules[nom]}")
            if not (cible.racine / module).is_file():
                cellule.refuser(f"il faut le module de l’exercice `{nom}`, il n’y a pas de {module}")
            noms.append(nom)
    return tuple(dict.fromkeys(noms))


def lire_titres_des_lecons(racine: Path) -> dict[str, str]:
    """Le titre de chaque chapitre : celui de sa leçon, jusqu’à son deux-points."""
    return {chapitre: titre.partition(" :")[0] for chapitre, titre in lire_titres(racine, Version.LECON).items()}


def lire_titres(racine: Path, version: Version = Version.EXERCICE) -> dict[str, str]:
    """Le titre de chaque notebook d’exercices, ou de leçon, sans son numéro ; le nom du chapitre quand il n’en a pas."""
    titres = {}
    for cible, cellules in _sources(racine, version):
        trouve = next(filter(None, (TITRE.search(cellule.texte) for cellule in cellules if cellule.genre == "markdown")), None)
        titres[cible.chapitre] = trouve[1] if trouve else cible.chapitre
    return titres


def _lire_gammes(racine: Path) -> dict[str, tuple[str, ...]]:
    """Le nom des gammes de chaque chapitre qui en a."""
    trouvees = {cible.chapitre: tuple(gamme.nom for gamme in lister_gammes(cible)) for cible in lister_cibles(racine, Version.EXERCICE)}
    return {chapitre: noms for chapitre, noms in trouvees.items() if noms}


def _ecrire_sommaire(sommaire: Mapping[str, Sequence[str]], titres: Mapping[str, str], lecons: Mapping[str, str], gammes: Mapping[str, Sequence[str]]) -> str:
    lignes, des_lecons = (
        "".join(f"    {json.dumps(chapitre)}: {json.dumps(siens[chapitre], ensure_ascii=False)},\n" for chapitre in sommaire if chapitre in siens)
        for siens in (titres, lecons)
    )
    points = "".join(f"    {_lister_points(chapitre, noms)},\n" for chapitre, noms in sommaire.items())
    return (
        f"{EN_TETE}\nCHAPITRES: dict[str, tuple[str, ...]] = {{\n{_lister(sommaire)}}}\n\nTITRES: dict[str, str] = {{\n{lignes}}}\n"
        f"\nTITRES_DES_LECONS: dict[str, str] = {{\n{des_lecons}}}\n"
        f"\nPOINTS: dict[str, int] = {{\n{points}}}\n"
        f"\nGAMMES_DES_CHAPITRES: dict[str, tuple[str, ...]] = {{\n{_lister(gammes)}}}\n"
    )


def _lister(noms_des_chapitres: Mapping[str, Sequence[str]]) -> str:
    return "".join(f'    "{chapitre}": (\n' + "".join(f'        "{nom}",\n' for nom in noms) + "    ),\n" for chapitre, noms in noms_des_chapitres.items())


def _lister_points(chapitre: str, noms: Sequence[str]) -> str:
    """Les points de chaque exercice d’un chapitre, que le barème connaît ainsi sans en importer les modules."""
    return ", ".join(f'"{nom}": {charger(dossier_de(chapitre), nom).points}' for nom in noms)


def _ecrire_places(racine: Path, sommaire: Mapping[str, tuple[str, ...]]) -> str:
    """La place de chaque exercice dans le code « où j’en suis » : un nouveau vient à la fin, aucun n’en change."""
    fichier = racine / EXERCICES / "places.json"
    places = json.loads(fichier.read_text(encoding="utf-8")) if fichier.exists() else []
    nouveaux = [nom for noms in sommaire.values() for nom in noms if nom not in places]
    return json.dumps([*places, *nouveaux], ensure_ascii=False, indent=1) + "\n"


def lire_corriges(racine: Path, sommaire: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """Le code de l’auteur pour chaque exercice : la cellule du source qui le définit, résolue."""
    from mastermind_edu.atelier.solutions import version_solution
    from mastermind_edu.atelier.sources import DEFINITION

    corriges = {}
    for cible, cellules in _sources(racine):
        for cellule in cellules:
            definis = DEFINITION.findall(cellule.texte) if cellule.genre == "code" else ()
            corriges |= {nom: version_solution(cellule).texte.strip() for nom in definis if nom in sommaire.get(cible.chapitre, ())}
        corriges |= {gamme.nom: gamme.solution.strip() for gamme in lister_gammes(cible)}
    return corriges


def lire_attendus(racine: Path) -> dict[str, str]:
    """Ce que l’auteur attend de chaque question ouverte, par son nom."""
    from mastermind_edu.atelier.solutions import lire_l_attendu

    attendus = (lire_l_attendu(cellule) for _, cellules in _sources(racine) for cellule in cellules)
    return {nom: texte for un in attendus for nom, texte in un.items()}


def ecrire_matrice(sommaire: Mapping[str, tuple[str, ...]]) -> str:
    """La page entière, en Markdown ; lève `ErreurFabrication` pour une fonction fausse que le juge ne voit pas."""
    return EN_TETE_DES_ERREURS + "".join(
        f"\n## {chapitre}\n" + "".join(_ecrire_exercice(charger(dossier_de(chapitre), nom)) for nom in noms) for chapitre, noms in sommaire.items()
    )


def _ecrire_exercice(exercice: Exercice) -> str:
    sans_nom = replace(exercice, erreurs_typiques=())  # le nom d’une erreur n’est pas à trouver : c’est elle que l’on essaie
    lignes = "".join(f"| {' | '.join(_ecrire_ligne(sans_nom, typique))} |\n" for typique in exercice.erreurs_typiques)
    titre = f"\n### `{exercice.signature}`\n\n"
    return f"{titre}| erreur | appel | attendu | obtenu | conseil |\n|---|---|---|---|---|\n{lignes}"


def _ecrire_ligne(exercice: Exercice, typique: ErreurTypique) -> Iterator[str]:
    contre_exemple = examiner(exercice, Candidat(typique.fonction), suite=False).contre_exemple
    if contre_exemple is None:
        raise ErreurFabrication(f"`{exercice.nom}` : il faut que l’erreur typique « {typique.slug} » échoue sur un cas, elle réussit partout")
    yield typique.slug
    # Une fonction qui tire au hasard ne se trompe pas deux fois au même endroit.
    appel = ("selon le tirage", "", "") if typique.genre else contre_exemple[1:]
    yield from (_en_code(morceau) for morceau in appel)
    yield typique.conseil.replace("|", "\\|")


def _en_code(texte: str) -> str:
    """Le texte en code Markdown, sans la ligne qui dépend de la rédaction du catalogue."""
    texte = texte.split(" (ligne ")[0].replace("|", "\\|").replace("\n", " ; ")
    return f"`{texte}`" if texte else ""
