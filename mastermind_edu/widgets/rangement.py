"""Les lignes d’une fonction, à mettre dans l’ordre : des boutons à la souris, au doigt, au clavier ; tout s’écrit dans la cellule.

Une vue sur `exercices.rangement.Rangement` ; le verdict est celui de `verifier`. L’extension du cours (`mastermind-commun`) recopie dans la cellule
ce que montre la vue, et dit où la souris a traîné une ligne ; sans elle, les boutons suffisent, et l’on tape les lignes. Commencer par `ranger`.
"""

import re
import sys
from collections.abc import Callable
from functools import partial
from html import escape

import ipywidgets

from mastermind_edu.affichage.tableau import code_html, prose_en_html
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.eleve.rangement import juger, trouver_rangement
from mastermind_edu.eleve.verification import VerdictAffiche
from mastermind_edu.exercices.gammes import RETRAIT
from mastermind_edu.exercices.rangement import Rangement, ecrire_appel
from mastermind_edu.francais import accorder, sans_gras
from mastermind_edu.widgets import au_clavier, paille
from mastermind_edu.widgets.composants import Planche, bouton, case, ligne, montrer, remplacer
from mastermind_edu.widgets.suite_du_verdict import SuiteDuVerdict

FEUILLES = ("jeu.css", "verdict.css", "rangement.css")
POUR_COMMENCER = (
    "Cliquez sur une ligne : elle vient à la fin de votre fonction ; ou traînez-la à sa place. "
    "Ce qui se répète, et ce qui dépend d’un `if`, se décale d’un cran (« → Décaler »), quatre espaces."
)
CHOISIR = "Choisissez d’abord une ligne de votre fonction."
POUR_RANGER = "Pour retrouver vos lignes et les boutons, exécutez cette cellule (Maj + Entrée)."
if paille.SANS_IPYWIDGETS:
    POUR_RANGER = "Sans boutons : écrivez les lignes vous-même entre les guillemets de `ranger`, ou `_.jouer()` dans une cellule neuve."


def ranger(nom: str, texte: str = "") -> "LignesARanger":
    """Les lignes d’une gamme à mettre dans l’ordre, et le verdict sur la fonction qu’elles font.

    `texte` est cette fonction, telle que vous l’avez laissée : les boutons l’écrivent dans la cellule, et on peut l’y taper. Lève
    `ErreurMastermind` quand aucune gamme à ranger n’a ce nom.

    >>> print(ranger("echanger_les_premiers"))
    def echanger_les_premiers(code):
        \"\"\"Échange les deux premiers pions, dans la liste reçue.\"\"\"
    à placer : garde = code[0]
    à placer : code[1] = code[0]
    à placer : code[1] = garde
    à placer : code[0] = code[1]
    ○ echanger_les_premiers : à faire
      À vous d’écrire la fonction, avec les lignes proposées.
    """
    return LignesARanger(nom, texte, sys._getframe(1).f_globals)


class LignesARanger(Planche):
    """Deux piles de lignes, celle de la fonction et celle de ce qui reste, les gestes qui les changent, et le verdict."""

    a_ecrire = "le numéro d’une ligne à placer, ou un geste et le numéro d’une ligne placée, par exemple décaler 4 (ramener, monter, descendre, ôter)"

    def __init__(self, nom: str, texte: str = "", espace: dict | None = None):
        self.gamme, self._espace = trouver_rangement(nom), {} if espace is None else espace
        self.rangement, self._choisie = Rangement.lire(self.gamme, texte), None
        self.verdict = juger(self.gamme, texte, self._espace)
        self._source, self._lacher, self._place = ipywidgets.HTML(), case("", self._sur_lacher), ipywidgets.VBox()
        for cachee, classe in ((self._source, "mm-source"), (self._lacher, "mm-lacher")):
            cachee.add_class(classe)
            montrer(cachee, False)
        nombre = max(len(self.gamme.lignes), len(self.rangement.placees))
        self._placees = [self._ligne(rang, self._choisir, "mm-placee") for rang in range(nombre)]
        self._restantes = [self._ligne(rang, self._placer, "mm-restante") for rang in range(len(self.gamme.lignes))]
        self._verifier = bouton("Vérifier", lambda _: self.verifier(), button_style="primary")
        self._verifier.add_class("mm-verifier")  # la page y suit le verdict, voir mastermind-commun
        self._ecrits = {
            "monter": lambda: self._deplacer(-1), "descendre": lambda: self._deplacer(1), "décaler": lambda: self._decaler(1), "ramener": lambda: self._decaler(-1),
            "ôter": self._oter, "decaler": lambda: self._decaler(1), "oter": self._oter,
        }  # fmt: skip
        gestes = ligne(
            bouton("↑ Monter", lambda _: self._deplacer(-1)), bouton("↓ Descendre", lambda _: self._deplacer(1)),
            bouton("→ Décaler", lambda _: self._decaler(1)), bouton("← Ramener", lambda _: self._decaler(-1)), bouton("Ôter", lambda _: self._oter()),
            classe="mm-gestes",
        )  # fmt: skip
        for une in gestes.children:
            une.add_class("mm-ecrit")
        pile = ipywidgets.VBox(self._placees)
        pile.add_class("mm-pile")
        vues = [
            _titre("Votre fonction"), ipywidgets.HTML(_montrer_la_tete(self.gamme.tete)), pile, gestes,
            _titre("Lignes à placer"), ipywidgets.VBox(self._restantes), ligne(self._verifier, bouton("Recommencer", lambda _: self._recommencer())),
        ]  # fmt: skip
        super().__init__(Regles(), vues, [self._place, self._source, self._lacher], fixe=self._figer, feuilles=FEUILLES)
        self.add_class("mm-rangement")
        self._dessiner()
        if texte.strip():
            self._montrer_le_verdict(self.verdict)
        elif not paille.SANS_IPYWIDGETS:
            self._dire(POUR_COMMENCER)

    def jouer(self, lire: Callable[[str], str] = input) -> None:
        """Range au clavier : le numéro d’une ligne à placer, ou un geste et le numéro d’une ligne placée ; une réponse vide arrête."""
        au_clavier.dialoguer(self, self._montrer_au_clavier, lire)
        print(f"Pour garder vos lignes, copiez ceci à la place de votre cellule :\n{self.appel}")

    def comprendre(self, mot: str) -> Callable[[], None] | None:
        """Le geste écrit, « décaler 4 » : son nom, puis le numéro d’une ligne placée."""
        trouve = re.fullmatch(r"(\w+)\s+(\d+)", mot.strip().casefold())
        rang = int(trouve[2]) - self._numero(0) if trouve else -1
        geste = self._ecrits.get(trouve[1]) if trouve and 0 <= rang < len(self.rangement.placees) else None
        return geste and partial(self._faire, geste, rang)

    def _faire(self, geste: Callable[[], None], rang: int) -> None:
        self._choisie = rang
        geste()

    def _montrer_au_clavier(self) -> None:
        """La fonction, ses lignes numérotées, puis le dernier verdict, ou ce qui vient d’être fait : une image pour le seul indice."""
        for rang, une in enumerate((self.rangement.texte or self.gamme.tete).split("\n"), 1):
            print(f"{rang:3}  {une}")
        suites = [suite for suite in self._place.children if suite._annonce.value or suite._place.children]
        print("" if suites else self.verdict if self._place.children else au_clavier.en_texte(self._annonce.value))
        for suite in suites:
            au_clavier.presenter(suite, "")

    def _ligne(self, rang: int, action, classe: str) -> ipywidgets.Button:
        une = bouton("", lambda _: action(rang))
        une.add_class(classe)
        return une

    @property
    def appel(self) -> str:
        """Ce que la cellule doit contenir."""
        return ecrire_appel(self.gamme.nom, self.rangement.texte)

    def verifier(self) -> VerdictAffiche:
        """Juge la fonction telle qu’elle est rangée, et montre le verdict."""
        self.verdict = juger(self.gamme, self.rangement.texte, self._espace)
        self._montrer_le_verdict(self.verdict)
        return self.verdict

    def _montrer_le_verdict(self, verdict: VerdictAffiche) -> None:
        remplacer(self._place, [SuiteDuVerdict(verdict, est_dedans=True)])
        self._dire("", tout_bas=sans_gras(f"{verdict.etat.value} : {verdict.message}"))

    def _placer(self, rang: int) -> None:
        self.rangement.placer(self.rangement.restantes[rang])
        self._choisie = len(self.rangement.placees) - 1
        self._apres_un_geste()
        reste = len(self.rangement.restantes)
        (self._restantes[min(rang, reste - 1)] if reste else self._verifier).focus()

    def _choisir(self, rang: int) -> None:
        self._choisie = rang
        self._dessiner()
        self._dire_la_choisie()

    def _deplacer(self, pas: int) -> None:
        if self._choisie is None:
            self._dire(CHOISIR)
            return
        self._choisie = self.rangement.deplacer(self._choisie, pas)
        self._apres_un_geste()

    def _decaler(self, crans: int) -> None:
        if self._choisie is None:
            self._dire(CHOISIR)
            return
        self.rangement.decaler(self._choisie, crans)
        self._apres_un_geste()

    def _oter(self) -> None:
        if self._choisie is None:
            self._dire(CHOISIR)
            return
        otee = self.rangement.placees[self._choisie].ligne
        self.rangement.oter(self._choisie)
        self._choisie = None
        self._apres_un_geste()
        ou = "elle est de nouveau dans les lignes à placer" if otee in self.rangement.restantes else "elle n’est pas des lignes proposées"
        self._dire(f"La ligne `{otee}` est ôtée de votre fonction : {ou}.")

    def _sur_lacher(self, geste: str) -> None:
        """Une ligne traînée à la souris : `placee 2 0 1` mène la troisième de la fonction à la première place, à un cran ; `restante 2 -1 1` ne place rien."""
        pile, *nombres = geste.split()
        rang, arrivee, retrait = map(int, nombres)
        une = self.rangement.restantes[rang] if pile == "restante" else self.rangement.placees.pop(rang).ligne
        self._choisie = None if arrivee < 0 else self.rangement.poser(une, arrivee, retrait)
        self._lacher.value = ""  # le même geste, refait, doit se voir
        self._apres_un_geste()

    def _recommencer(self) -> None:
        self.rangement.placees.clear()
        self._choisie = None
        self._apres_un_geste()

    def _apres_un_geste(self) -> None:
        """Le verdict d’avant ne vaut plus : il s’en va, et la cellule reçoit le nouveau texte."""
        remplacer(self._place, [])
        self._dessiner()
        self._dire_la_choisie()

    def _dire_la_choisie(self) -> None:
        reste = f"{accorder(len(self.rangement.restantes), 'ligne')} à placer"
        if self._choisie is None:
            self._dire(f"Aucune ligne choisie ; {reste}.")
            return
        place = self.rangement.placees[self._choisie]
        self._dire(f"`{place.ligne}` : ligne {self._numero(self._choisie)}, {_dire_le_retrait(place.retrait)} ; {reste}.")

    def _numero(self, rang: int) -> int:
        """Le numéro d’une ligne placée, celui que dit le verdict : la ligne `def` est la première."""
        return rang + 2 + self.gamme.tete.count("\n")

    def _dessiner(self) -> None:
        placees, restantes = self.rangement.placees, self.rangement.restantes
        for rang, une in enumerate(self._placees):
            montrer(une, rang < len(placees))
            if rang < len(placees):
                texte, retrait = placees[rang]
                with une.hold_sync():
                    une.description, une.tooltip = texte, f"ligne {self._numero(rang)}, {_dire_le_retrait(retrait)}"
                    une._dom_classes = ("mm-placee", "mm-ecrit", f"mm-retrait-{retrait}", *(("mm-choisie",) if rang == self._choisie else ()))
        for rang, une in enumerate(self._restantes):
            montrer(une, rang < len(restantes))
            if rang < len(restantes):
                une.description, une.tooltip = restantes[rang], "ajouter cette ligne à la fin de la fonction"
        self._source.value = f"<pre>{escape(self.appel)}</pre>"

    def _figer(self) -> dict[str, str]:
        """La fonction, ce qui reste et le verdict au moment de l’exécution, pour qui n’a pas les boutons."""
        lignes = [*(self.rangement.texte or self.gamme.tete).split("\n"), *(f"à placer : {une}" for une in self.rangement.restantes)]
        texte = "\n".join(lignes)
        return {"text/plain": f"{texte}\n{self.verdict!r}", "text/html": f"{code_html(texte)}{self.verdict._repr_html_()}<p>{prose_en_html(POUR_RANGER)}</p>"}


def _titre(texte: str) -> ipywidgets.HTML:
    return ipywidgets.HTML(f'<div class="mm-titre" lang="fr">{texte}</div>')


def _montrer_la_tete(tete: str) -> str:
    """La ligne `def` et ce que fait la fonction ; la page numérote chaque ligne."""
    return f'<pre class="mm-tete">{chr(10).join(f"<span>{escape(une)}</span>" for une in tete.split(chr(10)))}</pre>'


def _dire_le_retrait(retrait: int) -> str:
    return f"{accorder(retrait, 'cran')} ({len(RETRAIT) * retrait} espaces)"
