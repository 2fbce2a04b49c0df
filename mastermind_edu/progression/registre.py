"""Le registre : pour chaque exercice, le mieux que `verifier` ait vu, dans un fichier JSON à côté du travail.

Ni ce qu’on en montre (voir `bilan`), ni le code à recopier (voir `code`). Commencer par `Registre`.
"""

import json
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum
from pathlib import Path

from mastermind_edu.disque import dossier_de_travail, ecrire
from mastermind_edu.juge.verdict import EtatVerdict
from mastermind_edu.progression.code import coder

DISQUE_DU_SITE = Path("/drive")  # les fichiers du navigateur, quand il les prête à Python
NOM, ABIME, AVANT = ".progres.json", ".progres-abime.json", ".progres-avant.json"
FORMAT = 1


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


REGISTRE = Registre()
