"""Le cahier d’un élève : ses cellules exécutées dans l’ordre, et ce que chaque réponse y devient.

Comme « Exécuter toutes les cellules », mais rien n’y attend : une instruction qui échoue ou qui dure
n’arrête que sa cellule, dont les définitions sont encore lues. Commencer par `Cahier`.
"""

import ast
import builtins
import linecache
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from mastermind_edu.juge.appel import Candidat, entrees_sorties_neutres
from mastermind_edu.juge.arret import NonFini
from mastermind_edu.juge.codage import coder_erreur
from mastermind_edu.juge.garde import Garde, secondes_de_travail
from mastermind_edu.juge.inertes import PAQUET, Absente, est_du_paquet, installer
from mastermind_edu.juge.liens import corps_vide, emprunts, fonctions_appelees, globaux, introuvables
from mastermind_edu.juge.valeurs import copier, decrire_erreur

SECONDES_PAR_CELLULE, SECONDES_PAR_COPIE = 2.0, 10.0
IMPORTATIONS = (ast.Import, ast.ImportFrom)
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, *IMPORTATIONS)


class Version(NamedTuple):
    """Un objet qui a porté le nom d’un exercice, et la cellule qui le lui a donné."""

    objet: object
    cellule: int
    apres_panne: bool = False  # une instruction y avait échoué avant elle


class Cahier:
    """L’espace de noms d’une copie après ses cellules ; `annoncer(genre, cellule, rang)` dit chaque instruction.

    `sautees` : les (cellule, rang) à ne pas exécuter, parce qu’elles ont déjà arrêté Python ou trop duré.
    """

    def __init__(self, demande: dict, annoncer: Callable[[str, int, int], object]):
        self.noms, self.annoncer = demande["noms"], annoncer
        self.espace = installer(demande["paquet"], demande.get("reels", ()))
        self.sautees = {tuple(lieu) for lieu in demande["sautees"]}
        self.versions: dict[str, list[Version]] = {nom: [] for nom in self.noms}
        self.erreurs: dict[str, list | None] = {}
        self.contextes: dict[int, dict[str, object]] = {}
        self.manques: set[str] = set()
        self.cours_absent: dict[int, str] = {}  # le module du cours qu’une cellule n’a pas trouvé : dit quand elle écrit aussi une réponse
        self.pannes: set[int] = set()  # les cellules dont une instruction a échoué
        self.drapeaux = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
        self.reste = 0.0 if demande["definitions_seulement"] else SECONDES_PAR_COPIE
        self.patience = demande["patience"]
        self._executer_tout(demande["cellules"])

    def _executer_tout(self, cellules: Sequence[tuple[int, str]]) -> None:
        dormir, time.sleep = time.sleep, lambda _: None
        ratees: list[tuple] = []
        with entrees_sorties_neutres(), Garde(pas=float("inf"), patience=self.patience) as self.garde:
            for numero, texte in cellules:
                ratees += self._executer_cellule(numero, texte)
            for numero, rang, noeud in ratees:  # une cellule déplacée a pu définir entre-temps ce qui manquait
                if not noms_definis(noeud) & self.espace.keys():
                    self._executer(numero, rang, noeud)
        time.sleep = dormir
        self._rendre_les_ebauches()

    def _executer_cellule(self, numero: int, texte: str) -> list[tuple]:
        """Exécute une cellule ; renvoie ce qu’il faudra essayer de nouveau."""
        linecache.cache[f"cellule {numero}"] = (0, None, texte.splitlines(keepends=True), f"cellule {numero}")
        debut, ratees, en_panne = secondes_de_travail(), [], self.reste <= 0
        self.fin = debut + min(SECONDES_PAR_CELLULE, self.reste)
        for rang, noeud in enumerate(ast.parse(texte).body):
            if (numero, rang) in self.sautees or (en_panne and not isinstance(noeud, DEFINITIONS)):
                continue
            arret = self._executer(numero, rang, noeud)
            en_panne = en_panne or arret is not None
            if arret and issubclass(arret, NameError) and noms_definis(noeud):
                ratees.append((numero, rang, noeud))
        self.reste -= secondes_de_travail() - debut
        self._noter_le_contexte(numero)
        return ratees

    def _executer(self, numero: int, rang: int, noeud: ast.stmt) -> type[BaseException] | None:
        """Exécute une instruction ; renvoie le type de ce qui l’a arrêtée, gardé pour les noms qu’elle devait définir.

        L’exception elle-même n’est pas gardée : avant Python 3.12, la garde ne reprend que quand elle est détruite.
        """
        self.annoncer("debut", numero, rang)
        self.garde.secondes = max(0.1, self.fin - secondes_de_travail())
        arret, en_panne = None, False
        try:
            code = compile(ast.Module([noeud], []), f"cellule {numero}", "exec", self.drapeaux, dont_inherit=True)
            self._lancer(code)
            if isinstance(noeud, ast.ImportFrom) and noeud.module == "__future__":
                self.drapeaux |= code.co_flags & 0x1FF0000  # vaut pour les cellules suivantes, comme dans Jupyter
        except BaseException as erreur:
            arret = type(erreur)
            en_panne = not _manque_ici(erreur)
            self._noter_l_arret(numero, rang, noeud, erreur)
        self._noter_les_versions(numero)
        if en_panne:
            self.pannes.add(numero)
        return arret

    def _lancer(self, code) -> None:
        """Exécute ce code ; les fonctions de Python que la cellule a remplacées sont remises aussitôt."""
        intacts = builtins.__dict__.copy()
        try:
            self.garde.appeler(_executer, code, self.espace)
        finally:
            self.garde.dormir()  # une instruction longue ne fait pas tracer les suivantes
            builtins.__dict__.update(intacts)

    def _noter_l_arret(self, numero: int, rang: int, noeud: ast.stmt, erreur: BaseException) -> None:
        if isinstance(erreur, NonFini):
            self.annoncer("arret", numero, rang)
        if isinstance(erreur, ModuleNotFoundError):
            manque = str(erreur.name).split(".")[0]
            if manque == PAQUET and erreur.name != PAQUET:
                self.cours_absent[numero] = str(erreur.name)
            elif _manque_ici(erreur) and manque != PAQUET:
                self.manques.add(manque)
            if isinstance(noeud, IMPORTATIONS):
                self.espace.update(_absentes(noeud, manque))
        code = coder_erreur(decrire_erreur(erreur))
        self.erreurs.update(dict.fromkeys(noms_definis(noeud) & self.noms.keys(), code))

    def _noter_les_versions(self, numero: int) -> None:
        for nom, versions in self.versions.items():
            objet = self.espace.get(nom)
            if callable(objet) and (not versions or objet is not versions[-1].objet):
                versions.append(Version(objet, numero, numero in self.pannes))
                if numero in self.cours_absent and not isinstance(objet, Absente):
                    self.manques.add(self.cours_absent[numero])

    def _noter_le_contexte(self, numero: int) -> None:
        """Ce dont se servent, à la fin de leur cellule, les réponses qu’elle définit."""
        for versions in self.versions.values():
            for version in versions:
                if version.cellule == numero and id(version.objet) not in self.contextes:
                    self.contextes[id(version.objet)] = {nom: _figer(v) for nom, v in globaux(version.objet).items()}

    def _rendre_les_ebauches(self) -> None:
        """Ni une ébauche, vide ou incomplète, ni une importation ne cachent une réponse à ceux qui l’appellent."""
        for nom in self.noms:
            retenue, actuel = self.retenue(nom), self.espace.get(nom)
            if retenue and (isinstance(actuel, Absente) or callable(actuel) and not est_complete(actuel, self.noms[nom])):
                self.espace[nom] = retenue.objet

    def retenue(self, nom: str) -> Version | None:
        """La dernière version complète d’une réponse, la dernière de toutes à défaut."""
        versions = self.versions[nom]
        completes = [v for v in versions if est_complete(v.objet, self.noms[nom])]
        return (completes or versions or [None])[-1]

    def decrire(self, nom: str) -> dict:
        """Ce que le juge doit savoir d’une réponse avant de l’appeler ; rien quand elle n’existe pas."""
        version = self.retenue(nom)
        if version is None:
            return {"erreur": self.erreurs[nom]} if nom in self.erreurs else {}
        objet, (derniere, *_) = version.objet, reversed(self.versions[nom])
        if isinstance(objet, Absente):
            return {"est_importee": objet.paquet == PAQUET, "cellule": version.cellule, "manques": [objet.paquet]}
        candidat, contexte = Candidat(objet), self.contextes.get(id(objet), {})
        maintenant = globaux(objet)
        return {
            "nb_parametres": _compter_parametres(candidat, self.noms[nom]),
            "accepte": candidat.accepte(self.noms[nom]),
            "est_vide": candidat.est_a_faire,
            "cellule": version.cellule,
            "versions": len(self.versions[nom]),
            "apres_panne": version.apres_panne,
            "derniere_incomplete": derniere is not version and not corps_vide(derniere.objet),
            "dependances": sorted(fonctions_appelees(objet).keys() & self.noms.keys()),
            "introuvables": sorted(introuvables(objet) & self.noms.keys()),
            "changes": sorted(n for n, fige in contexte.items() if n not in maintenant or _figer(maintenant[n]) != fige),
            "emprunts": emprunts(objet, PAQUET, est_du_paquet),
            "manques": sorted({v.paquet for v in maintenant.values() if isinstance(v, Absente) and v.paquet != PAQUET}),
        }


def est_complete(objet: object, nb_arguments: int) -> bool:
    """Vrai pour une réponse que le juge peut appeler : ni vide, ni importée, avec le bon nombre de paramètres."""
    return not isinstance(objet, Absente) and not corps_vide(objet) and Candidat(objet).accepte(nb_arguments)


def _manque_ici(erreur: BaseException) -> bool:
    """Vrai quand la ligne n’échoue que faute de ce qui n’est pas donné à une copie : dans le notebook, elle a pu aller au bout."""
    return isinstance(erreur, ModuleNotFoundError) and str(erreur.name).split(".")[0] not in sys.stdlib_module_names


def _compter_parametres(candidat: Candidat, attendus: int) -> int:
    try:
        return candidat.nb_parametres
    except (TypeError, ValueError):
        return attendus


def _figer(valeur: object) -> tuple:
    return id(valeur), repr(copier(valeur))


def _executer(code, espace: dict) -> None:
    if code.co_flags & 0x80:  # « await » hors d’une fonction
        import asyncio  # rare, et long à importer

        asyncio.run(eval(code, espace))
    else:
        exec(code, espace)


def _absentes(noeud: ast.Import | ast.ImportFrom, paquet: str) -> Iterator[tuple[str, Absente]]:
    """Les noms que cette importation devait donner, chacun avec ce qui en tient lieu."""
    for alias in noeud.names:
        if isinstance(noeud, ast.ImportFrom):
            yield alias.asname or alias.name, Absente(alias.name, paquet)
        else:
            yield alias.asname or alias.name.split(".")[0], Absente(alias.name, paquet)


def noms_definis(noeud: ast.stmt) -> set[str]:
    """Les noms qu’une instruction doit définir."""
    if isinstance(noeud, IMPORTATIONS):
        return {(alias.asname or alias.name).split(".")[0] for alias in noeud.names}
    if isinstance(noeud, DEFINITIONS):
        return {noeud.name}
    return {n.id for n in ast.walk(noeud) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
