"""Où j’en suis : les exercices réussis, commencés, à faire, ce qui vient ensuite, et le code pour le professeur.

Une vue sur le registre ; rien ne s’y calcule que des comptes. Commencer par `progres`.
"""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from mastermind_edu.chapitres import SUFFIXES, numero
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.disque import ecrire
from mastermind_edu.exercices import GAMMES
from mastermind_edu.exercices.parcours import PARCOURS
from mastermind_edu.exercices.sommaire import CHAPITRES, TITRES
from mastermind_edu.francais import INSECABLE, accorder, citer, dire_refus, poser_espaces
from mastermind_edu.progression import registre
from mastermind_edu.progression.codes import coder
from mastermind_edu.progression.rappels import ce_qui_s_efface
from mastermind_edu.progression.registre import Avancement, en_json

SIGNES = {Avancement.REUSSI: "✔", Avancement.COMMENCE: "◐", Avancement.A_FAIRE: "○"}
FICHIER = "progres.json"
PAS_GARDE = "Rien ne peut s’écrire ici : ceci sera oublié à l’arrêt de Python. Recopiez le code avant de fermer."

PARTAGEE = "Vous partagez cette séance avec votre professeur, sous le nom « {} » ; progres(partager=False) l’arrête, sinon elle s’arrête seule."


@dataclass(frozen=True)
class Progres:
    """L’avancement de tous les exercices, qui se montre de lui-même à la fin d’une cellule."""

    avancements: Mapping[str, Avancement]
    est_garde: bool = True
    predictions: Mapping[str, int] = field(default_factory=dict)  # 1 pour une prédiction juste ; ni le code ni le fichier n’en disent rien
    rappels: Mapping[str, int] = field(default_factory=dict)  # de même pour les rappels qui ouvrent les leçons
    partage: str = ""  # le nom sous lequel la séance est partagée

    def de(self, nom: str) -> Avancement:
        """Où en est cet exercice."""
        return self.avancements.get(nom, Avancement.A_FAIRE)

    @property
    def code(self) -> str:
        """Le code à donner au professeur : rien n’y dit qui vous êtes."""
        return coder({nom: avancement.value for nom, avancement in self.avancements.items()})

    @property
    def suivant(self) -> str | None:
        """Le premier exercice commencé ; sinon celui qui vient après la dernière réussite, ou le premier qui reste."""
        noms = [nom for du_chapitre in CHAPITRES.values() for nom in du_chapitre]
        commences = [nom for nom in noms if self.de(nom) is Avancement.COMMENCE]
        derniere = max((rang for rang, nom in enumerate(noms) if self.de(nom) is Avancement.REUSSI), default=-1)
        restes = [nom for nom in noms[derniere + 1 :] + noms if self.de(nom) is Avancement.A_FAIRE]
        return next(iter(commences + restes), None)

    def exporter(self, fichier: str | Path = FICHIER) -> Path:
        """Écrit toute la progression dans un fichier à rendre ; lève `ErreurMastermind` quand le système refuse."""
        try:
            ecrire(Path(fichier), en_json(self.avancements))
        except OSError as erreur:
            raise ErreurMastermind(f"il faut pouvoir écrire {fichier} ; le système refuse ({dire_refus(erreur)})") from erreur
        return Path(fichier)

    def __repr__(self) -> str:
        lignes = [f"Où j’en suis : {self._compter(self._tous())}", self._ensuite("{nom}, chapitre {numero}")]
        for chapitre, noms in CHAPITRES.items():
            exercices = ", ".join(f"{nom} {SIGNES[self.de(nom)]} {self.de(nom).mot}" for nom in noms)
            lignes.append(f"  {numero(chapitre)} {TITRES[chapitre]} : {exercices}")
        lignes += [f"Parcours {parcours.nom} ({parcours.resume}) : {self._compter(parcours.exercices)}" for parcours in PARCOURS]
        lignes += [*self._dire_les_gammes(), *self._dire_les_predictions()]
        return "\n".join([*lignes, f"Code pour le professeur : {self.code}", *self._avertir()])

    def _repr_html_(self) -> str:
        lien = "{nom}, chapitre {numero}" if sans_liens() else '<a href="{adresse}">{nom}</a>, chapitre {numero}'
        corps = [f"<strong>Où j’en suis : {self._compter_en_bloc(self._tous())}</strong>", self._ensuite(lien)]
        corps += [self._montrer_un_chapitre(chapitre) for chapitre in CHAPITRES]
        corps += [f"Parcours {escape(p.nom)} ({p.resume}) : {self._compter_en_bloc(p.exercices)}" for p in PARCOURS]
        corps += map(escape, (*self._dire_les_gammes(), *self._dire_les_predictions()))
        code = f'<code style="white-space:nowrap">{self.code}</code>'
        corps.append(f"Code à recopier pour le professeur : {code}<br>Il ne dit pas qui vous êtes, et rien n’est envoyé.")
        blocs = [bloc if bloc.startswith("<details") else f'<p style="margin:4px 0">{bloc}</p>' for bloc in corps if bloc]
        blocs += [f"<p>{escape(phrase)}</p>" for phrase in self._avertir()]
        return f'<div lang="fr" style="border-left:6px solid #1565c0;padding:4px 12px;margin:4px 0">{poser_espaces("".join(blocs))}</div>'

    def _dire_les_gammes(self) -> list[str]:
        """Combien de gammes sont réussies, et ce que les rappels montrent qui s’efface."""
        faites = [nom for nom in GAMMES if self.de(nom) is not Avancement.A_FAIRE]
        efface = ", ".join(ce_qui_s_efface(self.rappels))
        phrases = [f"Gammes, hors de la note : {self._compter(faites)} commencées."] if faites else []
        return phrases + ([f"À rafraîchir, d’après vos rappels : {efface}. Ces gammes reviendront."] if efface else [])

    def _dire_les_predictions(self) -> list[str]:
        """Une phrase, que l’élève est seul à lire ; aucune tant qu’il n’a rien prédit."""
        justes = accorder(sum(self.predictions.values()), "juste")
        return [f"Prédictions : {accorder(len(self.predictions), 'écrite')}, {justes} du premier coup. Vous seul le voyez."] if self.predictions else []

    def _avertir(self) -> list[str]:
        return [*([] if self.est_garde else [PAS_GARDE]), *([PARTAGEE.format(self.partage)] if self.partage else [])]

    def _montrer_un_chapitre(self, chapitre: str) -> str:
        noms = CHAPITRES[chapitre]
        exercices = "".join(f"<li>{SIGNES[self.de(nom)]} <code>{escape(nom)}</code> : {self.de(nom).mot}</li>" for nom in noms)
        ouvrir = "" if sans_liens() else f'<a href="{adresse(chapitre)}">Ouvrir les exercices {numero(chapitre)}</a>'
        return (
            f'<details><summary style="display:list-item;cursor:pointer">{numero(chapitre)} — {escape(TITRES[chapitre])} : {self._compter_en_bloc(noms)}</summary>'
            f'<ul style="list-style:none;margin:4px 0">{exercices}</ul>{ouvrir}</details>'
        )

    def _ensuite(self, forme: str) -> str:
        if not (nom := self.suivant):
            return "Tout est réussi : bravo !"
        chapitre = next(chapitre for chapitre, noms in CHAPITRES.items() if nom in noms)
        suite = forme.format(nom=nom, numero=numero(chapitre), adresse=adresse(chapitre))
        return f"{'À reprendre' if self.de(nom) is Avancement.COMMENCE else 'Ensuite'} : {suite}"

    def _compter(self, noms) -> str:
        etats = [self.de(nom) for nom in noms]
        reussis, commences = etats.count(Avancement.REUSSI), etats.count(Avancement.COMMENCE)
        return f"{accorder(reussis, 'réussi')} sur {len(etats)}" + (f", {accorder(commences, 'commencé')}" if commences else "")

    def _compter_en_bloc(self, noms) -> str:
        """Sans que le total passe seul à la ligne sur un téléphone."""
        return self._compter(noms).replace(" ", INSECABLE).replace(f",{INSECABLE}", ", ")

    @staticmethod
    def _tous() -> list[str]:
        return [nom for noms in CHAPITRES.values() for nom in noms]


def progres(*, recommencer: bool = False, partager: str | bool | None = None) -> Progres:
    """Où vous en êtes, d’après vos vérifications sur cette machine.

    `progres().exporter()` l’écrit dans un fichier à rendre ; `recommencer=True` repart de zéro. `partager="Zoé"` laisse le professeur
    voir, pendant trois heures, ce que vous cherchez et depuis quand ; `partager=False` l’arrête. Lève `ErreurMastermind` sans nom.
    """
    if recommencer:
        registre.REGISTRE.effacer()
        registre.PREDICTIONS.vider()
        registre.RAPPELS.vider()
    if partager is not None:
        if partager is not False and not (isinstance(partager, str) and partager.strip()):
            raise ErreurMastermind(f'il faut votre nom, comme progres(partager="Zoé"), ou False pour arrêter ; voici {citer(partager)}')
        registre.REGISTRE.partager(partager or "")
    return Progres(registre.REGISTRE.lire(), registre.REGISTRE.est_garde, registre.PREDICTIONS.tous(), registre.RAPPELS.tous(), registre.REGISTRE.partage)


def sans_liens() -> bool:
    """Vrai dans Capytale, où une activité n’en voit pas une autre : un lien vers un notebook du cours n’y mènerait nulle part."""
    return "basthon" in sys.modules


def adresse(chapitre: str) -> str:
    """Le notebook d’exercices d’un chapitre, vu d’une leçon ou d’un autre exercice.

    >>> adresse("04_marquage")
    '../exercises/04_marquage_exercices.ipynb'
    """
    return f"../exercises/{chapitre}{SUFFIXES['exercises']}.ipynb"
