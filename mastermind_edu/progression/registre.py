"""Le registre : pour chaque exercice, le mieux que `verifier` ait vu, et les carnets : aides demandées, essais manqués, prédictions écrites, rappels.

Le code qui le résume est dans `codes`, ce qu’on en montre dans `bilan`. Commencer par `Registre`, puis `Carnet`.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum
from functools import partial
from pathlib import Path
from zlib import crc32

from mastermind_edu.disque import TRAVAIL, dossier_de_travail, ecrire
from mastermind_edu.juge.verdict import EtatVerdict
from mastermind_edu.progression.codes import coder
from mastermind_edu.progression.partage import CLE, Partage, accepter, comprendre, en_donnees

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
    return _dossier() / NOM


def _dossier() -> Path:
    if sys.platform != "emscripten":
        return dossier_de_travail()
    if not DISQUE_DU_SITE.is_dir():
        raise OSError("ce navigateur ne prête pas ses fichiers à Python")
    return DISQUE_DU_SITE


class Registre:
    """Ce qui a été vu, relu à chaque fois : plusieurs notebooks écrivent dans le même fichier.

    Là où rien ne s’écrit, la mémoire le retient jusqu’à l’arrêt du noyau, et `est_garde` le dit.
    """

    def __init__(self, trouver_chemin: Callable[[], Path] = chemin_du_registre):
        self.trouver_chemin = trouver_chemin
        self.est_garde = True
        self._vus: dict[str, Avancement] = {}
        self._partage: Partage | None = None

    def lire(self) -> dict[str, Avancement]:
        """L’avancement de chaque exercice commencé ou réussi."""
        with suppress(OSError, ValueError, RuntimeError):  # absent, abîmé, ou aucun endroit où écrire
            avancements, self._partage = comprendre_le_fichier(self.trouver_chemin().read_text(encoding="utf-8"))
            for nom, avancement in avancements.items():
                self._retenir(nom, avancement)
        return dict(self._vus)

    def noter(self, nom: str, etat: EtatVerdict, erreur: str = "") -> None:
        """Retient ce verdict s’il va plus loin que les précédents : une réussite reste une réussite.

        À un élève qui partage sa séance, retient aussi depuis quand il cherche, et cette erreur typique.
        """
        self.lire()
        avance, avancement = self._retenir(nom, SELON_LE_VERDICT.get(etat, Avancement.A_FAIRE)), SELON_LE_VERDICT.get(etat)
        if self._partage and avancement:
            self._partage = self._partage.noter(nom, avancement is Avancement.REUSSI, erreur, time.time())
        if avance or self._partage and avancement:
            self._enregistrer()

    @property
    def partage(self) -> str:
        """Le nom sous lequel l’élève partage sa séance ; vide quand il ne partage rien."""
        self.lire()
        return self._partage.eleve if self._partage else ""

    def partager(self, eleve: str) -> None:
        """Commence à partager la séance sous ce nom ; vide, cesse aussitôt."""
        self.lire()
        self._partage = accepter(eleve) if eleve.strip() else None
        self._enregistrer()

    def effacer(self) -> None:
        """Repart de zéro ; ce qui était écrit reste à côté, sous un autre nom."""
        self._vus.clear()
        self._partage = None
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
            ecrire(chemin, en_json(self._vus, self._partage))
            self.est_garde = True
        except (OSError, RuntimeError):  # protégé, plein, ou aucun endroit où écrire
            self.est_garde = False


def en_json(avancements: Mapping[str, Avancement], partage: Partage | None = None) -> str:
    """Ce que contient le fichier ; le code y est déjà, pour la page d’accueil du site. Ce que l’élève partage, s’il le veut."""
    exercices = {nom: avancement.mot for nom, avancement in avancements.items()}
    codes = {nom: avancement.value for nom, avancement in avancements.items()}
    return json.dumps({"format": FORMAT, "code": coder(codes), "exercices": exercices, **(en_donnees(partage) if partage else {})}, ensure_ascii=False, indent=1) + "\n"


def comprendre_le_fichier(texte: str) -> tuple[dict[str, Avancement], Partage | None]:
    """Les avancements écrits dans un fichier, et ce que l’élève partage ; lève `ValueError` s’il n’a pas cette forme."""
    lu = json.loads(texte)
    exercices = lu.get("exercices") if isinstance(lu, dict) else None
    if not isinstance(exercices, dict) or not all(isinstance(mot, str) and mot in PAR_MOT for mot in exercices.values()):
        raise ValueError("il faut un fichier de progression")
    return {nom: PAR_MOT[mot] for nom, mot in exercices.items()}, comprendre(lu) if CLE in lu else None


def _ecarter_s_il_est_abime(chemin: Path) -> None:
    """Met de côté un fichier qui ne se lit pas, au lieu de l’écraser."""
    try:
        comprendre_le_fichier(chemin.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return
    except ValueError:
        chemin.replace(chemin.with_name(ABIME))


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
        return self.tous().get(nom, 0)

    def tous(self) -> dict[str, int]:
        """Tous les comptes."""
        if self.a_un_fichier:
            self._relire()
        return dict(self.comptes)

    def noter_une_fois(self, nom: str, compte: int) -> None:
        """Retient ce compte, sauf si ce nom en a déjà un : la première prédiction est la seule qui n’a rien vu."""
        if nom not in self.tous():
            self.comptes[nom] = compte
            if self.a_un_fichier:
                self._enregistrer()

    def vider(self) -> None:
        """Oublie tous les comptes."""
        self.comptes = {}
        if self.a_un_fichier:
            self._enregistrer()

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


def chemin_du_carnet(sujet: str) -> Path:
    """Le fichier d’un carnet, à côté du registre : le suivant, sur un compte partagé, ne reçoit pas les corrigés du précédent.

    Ouvert sans le cours, un notebook ne sait pas où l’élève travaille : son propre dossier distingue alors les carnets.
    """
    marque = "" if TRAVAIL in os.environ or sys.platform == "emscripten" else f"-{crc32(str(Path.cwd()).encode()):08x}"
    return _dossier() / f".{sujet}{marque}.json"


REGISTRE = Registre()
CARNET, ESSAIS, PREDICTIONS, RAPPELS = (Carnet(partial(chemin_du_carnet, sujet)) for sujet in ("aide", "essais", "predictions", "rappels"))
