"""Le dossier d’exercices d’un professeur : une fiche, des sources, des modules, comme le cours, et hors de lui.

Ses notebooks se fabriquent comme ceux du cours ; leurs exercices y sont joints, sous un sceau. Commencer par `composer_le_sommaire`.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from mastermind_edu.atelier.controle import Place, controler
from mastermind_edu.atelier.enseignant.lecture import exiger_cles, lire_toml, refuser
from mastermind_edu.atelier.modules_complets import D_UN_DOSSIER, Module, exiger_modules
from mastermind_edu.atelier.plan import FICHE, Cible, ErreurFabrication, Version, lister_cibles, lister_orphelins
from mastermind_edu.atelier.soeurs import SOEURS, lire_les_soeurs
from mastermind_edu.atelier.variantes import chercher_les_trous
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.exercices import CATALOGUE, CHAPITRES
from mastermind_edu.exercices.ajoutes import FABRIQUER, JOINTS, MODULES, Dossier, completer, joindre, joindre_les_dossiers, lire_modules, retirer
from mastermind_edu.francais import accorder, entre_guillemets

TROUS_MONTRES = 5  # par exercice
CLES = {"titre": str, "auteur": str, "licence": str, "version": str}


def lire_fiche(racine: Path) -> dict[str, str]:
    """Le titre, l’auteur, la licence et la version du dossier ; lève `ErreurFabrication` pour une clé absente ou vide."""
    lue = lire_toml(racine / FICHE, FICHE)
    lue.pop(SOEURS, None)  # elles se lisent une fois les exercices connus
    exiger_cles(lue, CLES, FICHE)
    for cle, valeur in lue.items():
        if not valeur.strip():
            refuser(FICHE, f"il faut quelques mots à {cle}, il n’y en a pas")
    return lue


def composer_le_sommaire(racine: Path, chapitres: Mapping[str, tuple[str, ...]], titres: Mapping[str, str], corriges: Mapping[str, str]) -> str:
    """Le texte du sommaire, une fois les exercices joints au catalogue et essayés ; lève `ErreurFabrication` pour un module fautif."""
    dossier = joindre_ce_qui_est_ecrit(racine, chapitres, titres, corriges)
    fautes = [faute for nom in dossier.points for faute in controler(CATALOGUE[nom], _place(racine, nom))]
    if fautes:
        raise ErreurFabrication("\n".join(fautes))
    lire_les_soeurs(racine, dossier)
    return dossier.en_json()


def joindre_ce_qui_est_ecrit(racine: Path, chapitres: Mapping[str, tuple[str, ...]], titres: Mapping[str, str], corriges: Mapping[str, str]) -> Dossier:
    """Le dossier, joint au catalogue sans qu’aucun cas soit essayé ; lève `ErreurFabrication` pour un module incomplet, ou un nom déjà pris."""
    modules = racine.resolve() / MODULES
    dossier = Dossier(**lire_fiche(racine), chapitres=chapitres, titres=titres, points={}, corriges=corriges, modules=lire_modules(racine))
    retirer(chapitre for chapitre, joint in [*JOINTS.items()] if joint.modules == modules)
    try:
        joindre(dossier, modules)
    except ErreurMastermind as erreur:
        raise ErreurFabrication(str(erreur)) from None
    noms = [*dict.fromkeys(nom for noms in chapitres.values() for nom in noms)]
    exiger_modules([Module(dossier.paquet, nom, f"{MODULES}/{nom}.py", _place(racine, nom).ligne_de("EXERCICE")) for nom in noms], D_UN_DOSSIER)
    dossier = dossier._replace(points={nom: CATALOGUE[nom].points for nom in noms})
    completer(dossier, modules)
    return dossier


def _place(racine: Path, nom: str) -> Place:
    return Place(f"{MODULES}/{nom}.py", racine.resolve() / MODULES / f"{nom}.py")


def conseiller(chapitres: Iterable[str]) -> Iterator[str]:
    """Ce que les cas de ces notebooks laissent passer, une ligne par variante, puis le compte de chaque exercice."""
    for nom in (nom for chapitre in chapitres for nom in CHAPITRES.get(chapitre, ())):
        trous, nombre = chercher_les_trous(CATALOGUE[nom])
        if nombre:
            passees = f"vos cas en laissent passer {len(trous)}" if trous else "aucune ne passe"
            montrees = f" ; voici les {TROUS_MONTRES} premières" if len(trous) > TROUS_MONTRES else ""
            yield f"{nom} : {accorder(nombre, 'variante fausse')} essayée{'s' * (nombre > 1)}, {passees}{montrees}"
        for trou in trous[:TROUS_MONTRES]:
            yield (
                f"{MODULES}/{nom}.py, ligne {trou.ligne} : vos cas laissent passer `{trou.ecrit}` au lieu de `{trou.au_lieu_de}`\n"
                f"    {_en_ligne(trou.appel)} les distingue : il faut {trou.attendu}, elle donne {trou.obtenu}. Si l’énoncé permet cet appel, ajoutez-le à vos cas."
            )


def nommer_les_restes(racine: Path) -> Iterator[str]:
    """Les notebooks qui restent d’un source ôté, ou d’un source où il n’y a plus d’exercice : ils ne sont plus à donner."""
    cibles = lister_cibles(racine)
    for nom in lister_orphelins(racine, cibles):
        yield f"{nom} : aucun source ne le donne plus, effacez-le"
    for cible in lister_cibles(racine, Version.EXERCICE):
        if cible.chapitre not in CHAPITRES:
            yield f"{cible.nom_source} : il n’y a plus d’exercice, aucune cellule n’appelle verifier(…)"


def _en_ligne(appel: str) -> str:
    """Un appel, ou un scénario, sur une seule ligne."""
    return f"`{appel}`".replace("\n", " ; ")


def notebooks_des_dossiers(racines: Iterable[Path], *versions: Version) -> list[Cible]:
    """Les notebooks fabriqués de ces dossiers, une fois leurs exercices joints au catalogue.

    Lève `ErreurMastermind` pour un dossier qui n’est pas fabriqué, ou plus à jour.
    """
    racines = [racine.resolve() for racine in racines]
    joindre_les_dossiers(racines)
    cibles = [cible for racine in racines for cible in lister_cibles(racine, *versions)]
    absents = [cible for cible in cibles if not cible.notebook.is_file()]
    if absents:
        raise ErreurFabrication(f"il faut {absents[0].notebook}, qui n’est pas là : {FABRIQUER.format(entre_guillemets(absents[0].racine))} l’écrit")
    return cibles
