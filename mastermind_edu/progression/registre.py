"""Le registre : pour chaque exercice, le mieux que `verifier` ait vu, le code qui le résume, et le carnet : les aides demandées, les essais manqués.

Le code « où j’en suis » a deux bits par exercice, une somme de contrôle, rien qui dise de qui il vient ; ce n’est pas une preuve : il déclare.
La place de chaque exercice est dans `exercices/places.json`, où l’on ne fait qu’ajouter ; un code d’hier se lit donc demain.
Ce qu’on en montre est dans `bilan`. Commencer par `Registre`, puis `coder` et `Carnet`.
"""

import json
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path

from mastermind_edu.disque import dossier_de_travail, dossier_personnel, ecrire
from mastermind_edu.juge.verdict import EtatVerdict

DISQUE_DU_SITE = Path("/drive")  # les fichiers du navigateur, quand il les prête à Python
NOM, ABIME, AVANT = ".progres.json", ".progres-abime.json", ".progres-avant.json"
FORMAT = 1
DEBUT, VERSION = "MM", "1"
CHIFFRES = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # sans I, L, O ni U : la base 32 de Crockford
SIGNES_DE_CONTROLE, PAR_GROUPE, BITS = 4, 5, 2


class Avancement(Enum):
    """Où en est un exercice ; le nombre dit lequel va plus loin, et s’écrit dans le code."""

    A_FAIRE = 0
    COMMENCE = 1
    REUSSI = 2

    @property
    def mot(self) -> str:
        """Ce qu’on lit."""
        return MOTS[self]


MOTS = {Avancement.A_FAIRE: "à faire", Avancement.COMMENCE: "commencé", Avancement.REUSSI: "réussi"}
PAR_MOT = {mot: avancement for avancement, mot in MOTS.items()}
SELON_LE_VERDICT = {EtatVerdict.REUSSI: Avancement.REUSSI, EtatVerdict.ECHOUE: Avancement.COMMENCE, EtatVerdict.BLOQUE: Avancement.COMMENCE}


def chemin_du_registre() -> Path:
    """Le fichier de la personne qui travaille ici ; lève `OSError` ou `RuntimeError` quand rien ne s’y garde."""
    if sys.platform != "emscripten":
        return dossier_de_travail() / NOM
    if not DISQUE_DU_SITE.is_dir():
        raise OSError("ce navigateur ne prête pas ses fichiers à Python")
    return DISQUE_DU_SITE / NOM


class Registre:
    """Ce qui a été vu, relu à chaque fois : plusieurs notebooks écrivent dans le même fichier.

    Là où rien ne s’écrit, la mémoire le retient jusqu’à l’arrêt du noyau, et `est_garde` le dit.
    """

    def __init__(self, trouver_chemin: Callable[[], Path] = chemin_du_registre):
        self.trouver_chemin = trouver_chemin
        self.est_garde = True
        self._vus: dict[str, Avancement] = {}

    def lire(self) -> dict[str, Avancement]:
        """L’avancement de chaque exercice commencé ou réussi."""
        with suppress(OSError, ValueError, RuntimeError):  # absent, abîmé, ou aucun endroit où écrire
            for nom, avancement in _comprendre(self.trouver_chemin().read_text(encoding="utf-8")).items():
                self._retenir(nom, avancement)
        return dict(self._vus)

    def noter(self, nom: str, etat: EtatVerdict) -> None:
        """Retient ce verdict s’il va plus loin que les précédents : une réussite reste une réussite."""
        self.lire()
        if self._retenir(nom, SELON_LE_VERDICT.get(etat, Avancement.A_FAIRE)):
            self._enregistrer()

    def effacer(self) -> None:
        """Repart de zéro ; ce qui était écrit reste à côté, sous un autre nom."""
        self._vus.clear()
        with suppress(OSError, RuntimeError):
            chemin = self.trouver_chemin()
            chemin.replace(chemin.with_name(AVANT))

    def _retenir(self, nom: str, avancement: Avancement) -> bool:
        if avancement.value <= self._vus.get(nom, Avancement.A_FAIRE).value:
            return False
        self._vus[nom] = avancement
        return True

    def _enregistrer(self) -> None:
        try:
            chemin = self.trouver_chemin()
            _ecarter_s_il_est_abime(chemin)
            ecrire(chemin, en_json(self._vus))
            self.est_garde = True
        except (OSError, RuntimeError):  # protégé, plein, ou aucun endroit où écrire
            self.est_garde = False


def en_json(avancements: Mapping[str, Avancement]) -> str:
    """Ce que contient le fichier ; le code y est déjà, pour la page d’accueil du site."""
    exercices = {nom: avancement.mot for nom, avancement in avancements.items()}
    codes = {nom: avancement.value for nom, avancement in avancements.items()}
    return json.dumps({"format": FORMAT, "code": coder(codes), "exercices": exercices}, ensure_ascii=False, indent=1) + "\n"


def _comprendre(texte: str) -> dict[str, Avancement]:
    """Les avancements écrits dans un fichier ; lève `ValueError` s’il n’a pas cette forme."""
    lu = json.loads(texte)
    exercices = lu.get("exercices") if isinstance(lu, dict) else None
    if not isinstance(exercices, dict) or not all(isinstance(mot, str) and mot in PAR_MOT for mot in exercices.values()):
        raise ValueError("il faut un fichier de progression")
    return {nom: PAR_MOT[mot] for nom, mot in exercices.items()}


def _ecarter_s_il_est_abime(chemin: Path) -> None:
    """Met de côté un fichier qui ne se lit pas, au lieu de l’écraser."""
    try:
        _comprendre(chemin.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return
    except ValueError:
        chemin.replace(chemin.with_name(ABIME))


@cache
def places() -> tuple[str, ...]:
    """Le nom de chaque exercice, à la place qu’il garde pour toujours."""
    return tuple(json.loads(resources.files("mastermind_edu.exercices").joinpath("places.json").read_text(encoding="utf-8")))


def coder(avancements: Mapping[str, int]) -> str:
    """Le code de ces avancements, 0, 1 ou 2 ; un exercice sans place est laissé de côté.

    >>> coder({"nombre_de_trous": 2, "dernier_pion": 1})
    'MM1-6PQZ2'
    """
    bits = sum(avancements.get(nom, 0) << BITS * rang for rang, nom in enumerate(places()))
    corps = ""
    while bits:
        bits, reste = divmod(bits, len(CHIFFRES))
        corps += CHIFFRES[reste]
    signes = corps + controler(VERSION + corps)
    groupes = [signes[i : i + PAR_GROUPE] for i in range(0, len(signes), PAR_GROUPE)]
    return "-".join([DEBUT + VERSION, *groupes])


def controler(texte: str) -> str:
    """La somme de contrôle d’un code."""
    somme = int.from_bytes(sha256(texte.encode()).digest()[:3], "big")
    return "".join(CHIFFRES[somme >> 5 * rang & 31] for rang in range(SIGNES_DE_CONTROLE))


class Carnet:
    """Des comptes gardés dans un petit fichier, ou en mémoire seulement s’il ne s’ouvre pas.

    L’édition pour navigateur n’a pas de dossier durable, une salle de classe peut
    le protéger en écriture : l’aide doit marcher quand même, jusqu’à la fin de la session.
    """

    def __init__(self, trouver_chemin: Callable[[], Path]):
        self.trouver_chemin = trouver_chemin
        self.comptes: dict[str, int] = {}
        self.a_un_fichier = True
        self._versions: set[tuple[str, int]] = set()  # celles qui ont déjà été comptées

    def compter(self, nom: str, *, recommencer: bool = False) -> int:
        """Compte une demande de plus et donne son numéro, à partir de 1."""
        if self.a_un_fichier:
            self._relire()  # un autre notebook a pu compter entre-temps
        self.comptes[nom] = 1 if recommencer else self.comptes.get(nom, 0) + 1
        if self.a_un_fichier:
            self._enregistrer()
        return self.comptes[nom]

    def compter_une_version(self, nom: str, version: int) -> None:
        """Compte une version de plus ; la même, vérifiée deux fois, n’est comptée qu’une."""
        if (nom, version) not in self._versions:
            self._versions.add((nom, version))
            self.compter(nom)

    def lire(self, nom: str) -> int:
        """Combien de fois on l’a compté."""
        if self.a_un_fichier:
            self._relire()
        return self.comptes.get(nom, 0)

    def _relire(self) -> None:
        try:
            lus = json.loads(self.trouver_chemin().read_text(encoding="utf-8"))
        except (OSError, ValueError, RuntimeError):  # absent, illisible, abîmé, ou pas de dossier personnel
            return
        if type(lus) is dict and all(type(compte) is int and compte >= 0 for compte in lus.values()):
            self.comptes = lus

    def _enregistrer(self) -> None:
        try:
            ecrire(self.trouver_chemin(), json.dumps(self.comptes))
        except (OSError, RuntimeError):  # protégé, plein, ou pas de dossier personnel : la mémoire suffit
            self.a_un_fichier = False


def chemin_du_carnet() -> Path:
    """Le fichier des aides de la personne qui travaille sur cette machine."""
    return dossier_personnel() / "aide.json"


def chemin_des_essais() -> Path:
    """Celui de ses essais manqués."""
    return dossier_personnel() / "essais.json"


REGISTRE = Registre()
CARNET, ESSAIS = Carnet(chemin_du_carnet), Carnet(chemin_des_essais)
