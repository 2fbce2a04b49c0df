"""Le suivi d’un appel par `bdb`, de la bibliothèque standard : une étape par ligne exécutée.

Seul ce qui est défini au même endroit que la fonction est suivi, jamais une
bibliothèque. Commencer par `Suivi`.
"""

import bdb
import dis
import inspect
import io
import linecache
import sys
from dataclasses import dataclass, field
from types import CodeType, FrameType

from mastermind_edu.eleve.deroulement.boites import Etat, Lecteur, comparer
from mastermind_edu.eleve.deroulement.etapes import Etape, Evenement, Texte, lire_le_texte
from mastermind_edu.eleve.deroulement.reperes import Reperes, reperer
from mastermind_edu.francais import abreger, accorder, ecrire_nombre
from mastermind_edu.juge.explications import expliquer
from mastermind_edu.juge.valeurs import decrire_erreur

PATIENCE = 100  # fois plus d’évènements avant d’arrêter de force
APPELS_GARDES = 100
SIGNES_AFFICHES = 2000
FINS_DE_YIELD = ("YIELD_VALUE", "YIELD_FROM", "SEND", "RESUME")  # selon la version de Python
COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")  # une seule ligne pour l’élève


class Arret(BaseException):
    """La limite est atteinte. Hors d’`Exception` : `except Exception` la laisse passer."""


@dataclass
class _Cadre:
    """Ce que l’on sait d’un appel en cours."""

    texte: Texte
    reperes: Reperes
    ligne: int | None = None  # commencée, pas encore montrée
    etat: Etat = Etat({}, {})
    tours: dict[int, int] = field(default_factory=dict)
    evenement: Evenement = Evenement.LIGNE  # ce que cette ligne sera, une fois finie
    en_erreur: bool = False


class Suivi(bdb.Bdb):
    """Suit un appel et garde ses étapes. Une ligne est montrée quand la suivante commence."""

    def __init__(self, espace: dict, limite: int):
        super().__init__()
        self.etapes: list[Etape] = []
        self.sortie = io.StringIO()
        self._espace, self._limite, self._evenements = espace, limite, 0
        self._lecteur = Lecteur(espace.get("__name__", ""))
        self._textes: dict[CodeType, Texte | None] = {}
        self._reperes: dict[str, Reperes] = {}
        self._cadres: dict[FrameType, _Cadre] = {}
        self._pile: list[FrameType] = []
        self._erreur: BaseException | None = None

    def reset(self) -> None:
        super().reset()
        self.botframe = sys._getframe()  # sans quoi `bdb` n’annoncerait pas le premier appel

    def stop_here(self, frame: FrameType) -> bool:
        """Vrai pour le code de l’élève ; `bdb` ne suit rien d’autre."""
        code = frame.f_code
        if frame.f_globals is not self._espace or code.co_name in COMPREHENSIONS:
            return False
        if code not in self._textes:
            self._textes[code] = lire_le_texte(code)
        return self._textes[code] is not None

    def user_call(self, frame: FrameType, _) -> None:
        self._pile.append(frame)
        if frame in self._cadres:  # un générateur : la ligne de son `yield` va finir
            self._cadres[frame].evenement = Evenement.REPRISE
        else:
            self._cadres[frame] = _Cadre(self._textes[frame.f_code], self._reperer(frame))
            self._noter(frame, Evenement.APPEL, frame.f_lineno)

    def user_line(self, frame: FrameType) -> None:
        cadre = self._cadres[frame]
        ligne = cadre.reperes.debuts.get(frame.f_lineno, frame.f_lineno)
        boucle_d_une_ligne = any(boucle.ligne == ligne in boucle.corps for boucle in cadre.reperes.boucles)
        if ligne == cadre.ligne and not boucle_d_une_ligne:  # une instruction sur plusieurs lignes, une compréhension
            self._compter(frame)
            return
        if cadre.ligne is not None and not cadre.en_erreur:
            self._noter(frame, cadre.evenement, cadre.ligne, suite=self._avancer(cadre, ligne))
        for boucle in cadre.reperes.boucles:
            if ligne == boucle.ligne and not boucle.contient(cadre.ligne):
                cadre.tours[ligne] = 0
        cadre.ligne, cadre.evenement, cadre.en_erreur = ligne, Evenement.LIGNE, False

    def user_return(self, frame: FrameType, valeur: object) -> None:
        cadre, code = self._cadres[frame], frame.f_code
        fin = dis.opname[code.co_code[frame.f_lasti]]  # `bdb` annonce aussi un retour quand une erreur quitte la fonction
        revient = fin.startswith("RETURN")
        donne = not revient and code.co_flags & inspect.CO_GENERATOR and fin in FINS_DE_YIELD
        if not cadre.en_erreur and (revient or donne):
            sans_return = revient and valeur is None and cadre.ligne not in cadre.reperes.retours and cadre.texte.nom != "lambda"
            options = {"resultat": self._lecteur.ecrire(valeur), "sans_return": sans_return, "suite": self._avancer(cadre, None)}
            self._noter(frame, Evenement.DON if donne else Evenement.RETOUR, cadre.ligne or frame.f_lineno, **options)
        if self._pile and self._pile[-1] is frame:
            self._pile.pop()

    def user_exception(self, frame: FrameType, erreur: tuple) -> None:
        cadre, valeur = self._cadres[frame], erreur[1]
        if isinstance(valeur, StopIteration):  # la fin ordinaire d’une boucle sur un itérateur
            return
        cadre.en_erreur = True
        if valeur is not self._erreur and not isinstance(valeur, (GeneratorExit, Arret)):
            self._erreur = valeur  # montrée là où elle est levée, pas dans chaque appel qu’elle traverse
            self._noter(frame, Evenement.ERREUR, cadre.ligne or frame.f_lineno, resultat=_expliquer(valeur))

    def _reperer(self, frame: FrameType) -> Reperes:
        fichier = frame.f_code.co_filename
        if frame.f_code.co_name == "<lambda>":  # les lignes où elle est écrite ne sont pas les siennes
            return Reperes({})
        if fichier not in self._reperes:
            self._reperes[fichier] = reperer("".join(linecache.getlines(fichier, frame.f_globals)))
        return self._reperes[fichier]

    def _avancer(self, cadre: _Cadre, suivante: int | None) -> bool | None:
        """Ce que la ligne finie a décidé : un tour de plus, une condition vraie ; `None` si elle ne décide rien."""
        for boucle in cadre.reperes.boucles:
            if boucle.ligne == cadre.ligne:
                encore = suivante in boucle.corps
                cadre.tours[cadre.ligne] = cadre.tours.get(cadre.ligne, 0) + encore
                return encore
        bloc = cadre.reperes.conditions.get(cadre.ligne)
        return None if bloc is None else suivante in bloc

    def _noter(self, frame: FrameType, evenement: Evenement, ligne: int, **options) -> None:
        self._compter(frame)
        if len(self.etapes) >= self._limite:
            return
        cadre, etat = self._cadres[frame], self._lecteur.lire(frame.f_locals)
        changements = {} if evenement is Evenement.APPEL else comparer(cadre.etat, etat)
        tours = {b.ligne: cadre.tours[b.ligne] for b in cadre.reperes.boucles if b.contient(ligne) and cadre.tours.get(b.ligne)}
        attentes = tuple((self._cadres[f].texte.nom, self._cadres[f].ligne or f.f_lineno) for f in self._pile[:-1])
        autres_noms = self._nommer_ailleurs(etat)
        cadre.etat = etat
        self.etapes.append(
            Etape(evenement, ligne, cadre.texte, attentes, etat, changements, tours,
                  affiche=self._vider_la_sortie(), autres_noms=autres_noms, **options)
        )  # fmt: skip

    def _nommer_ailleurs(self, etat: Etat) -> dict[int, tuple[str, ...]]:
        """Les noms que portent, dans les appels en attente, les boîtes de celui-ci."""
        noms: dict[int, dict[str, None]] = {}
        for attente in self._pile[:-1]:
            for nom, valeur in attente.f_locals.items():
                numero = self._lecteur.numero(valeur)
                if numero in etat.boites:
                    noms.setdefault(numero, {})[f"{nom} dans {self._cadres[attente].texte.nom}"] = None
        return {numero: tuple(trouves) for numero, trouves in noms.items()}

    def _vider_la_sortie(self) -> str:
        texte = self.sortie.getvalue()
        self.sortie.seek(0)
        self.sortie.truncate()
        return abreger(texte, SIGNES_AFFICHES)

    def _compter(self, frame: FrameType) -> None:
        """Arrête l’appel à la limite, mais là où un `except:` de l’élève ne peut pas l’en empêcher."""
        self._evenements += 1
        if len(self.etapes) < self._limite and self._evenements < PATIENCE * self._limite and len(self._pile) <= APPELS_GARDES:
            return
        attrape = any(f.f_lineno in self._cadres[f].reperes.surveillees for f in self._pile)
        if not attrape or self._evenements >= PATIENCE * self._limite:
            raise Arret

    def expliquer_l_arret(self) -> str:
        """Pourquoi l’on s’est arrêté, et ce qui semble sans fin."""
        debut, derniere = f"arrêté après {ecrire_nombre(len(self.etapes))} étapes", self.etapes[-1]
        if derniere.profondeur >= APPELS_GARDES:
            return f"{debut} : {accorder(derniere.profondeur, 'appel')} en cours ; qu’est-ce qui doit arrêter ces appels ?"
        if not derniere.tours:
            return f"{debut} : essayez avec des arguments plus petits"
        tour, ligne = max((tour, ligne) for ligne, tour in derniere.tours.items())
        return f"{debut} : la boucle de la ligne {ligne} en est au tour {ecrire_nombre(tour)} ; qu’est-ce qui doit l’arrêter ?"

    def finir_en_erreur(self, erreur: BaseException) -> None:
        """La dernière étape est l’erreur qui a tout arrêté, même si un `finally` a suivi."""
        if self.etapes and self.etapes[-1].evenement is not Evenement.ERREUR:
            fin = {"changements": {}, "affiche": "", "suite": None, "sans_return": False}
            self.etapes.append(self.etapes[-1]._replace(evenement=Evenement.ERREUR, resultat=_expliquer(erreur), **fin))


def _expliquer(erreur: BaseException) -> str:
    return expliquer(decrire_erreur(erreur)._replace(ligne=None))
