"""Un rangement fait à la souris, au clavier, au doigt, dans n’importe quel moteur ; à chaque geste, la cellule est celle qu’écrirait le même geste en Python.

Aucun test ici. Une page y est ce que `moteurs` ouvre ; `DansChromium` en fait une de celle de Playwright. Commencer par `ranger_de_trois_manieres`.
"""

import json

import pytest
from moteurs import Page, attendre

from mastermind_edu.exercices import GAMMES
from mastermind_edu.exercices.rangement import Rangement, ecrire_appel

NOM = "alterner"
SOLUTION = GAMMES[NOM].solution
REMARQUE = "# Mes lignes.\n"  # ce que l’élève a écrit dans la cellule y reste
CELLULES = ["from mastermind_edu import ranger", f'{REMARQUE}ranger("{NOM}")']
# Chaque ligne, son retrait.
LIGNES = [("code = []", 1), ("for tour in range(tours):", 1), ('code.append("R")', 2), ('code.append("V")', 2), ("return code", 1)]
LEURRE = 'code = ["R"]'
CELLULE = "window.jupyterapp.shell.currentWidget.content.model.sharedModel.cells.find(une => une.getSource().includes('ranger(')).getSource()"
JEU = "document.querySelector('.mm-rangement:has(.mm-placee)')"
BOUTON = f"[...{JEU}.querySelectorAll('button')].find(une => une.checkVisibility() && une.textContent === %s)"
MONTRER = f"{BOUTON}.scrollIntoView({{block: 'end'}})"
TOUT_MONTRER = MONTRER % json.dumps("Vérifier")  # c’est le dernier : tout est au-dessus
CENTRE = f"(({{left, top, height}}) => [left + 12, top + height / 2])({BOUTON}.getBoundingClientRect())"
ACTIF = "document.activeElement.textContent"
PLACEES = f"[...{JEU}.querySelectorAll('.mm-placee')].filter(une => une.checkVisibility()).map(une => une.textContent)"
ETAT = f"[{CELLULE}, {PLACEES}]"
# Le noyau a fini de répondre : après ce qu’il écrit vient encore où va le clavier, et ce qui se dit au-dessus des boutons.
REPOS = "window.jupyterapp.shell.currentWidget.sessionContext.session?.kernel?.status === 'idle'"
VERDICT = f"{JEU}.querySelector('.mm-verdict')?.textContent ?? ''"
# Où lâcher une ligne pour qu’elle soit à ce rang et à ce retrait, où qu’on l’ait prise.
VISEE = f"""((rang, retrait) => {{
    const placees = [...{JEU}.querySelectorAll('.mm-placee')].filter(une => une.checkVisibility());
    const bouton = {BOUTON}, tete = {JEU}.querySelector('.mm-tete').getBoundingClientRect();
    const gauche = tete.left + (1.6 + 2.4 * (retrait - 1)) * parseFloat(getComputedStyle(bouton).fontSize);
    const autres = placees.filter(une => une !== bouton);
    const haut = rang < autres.length ? autres[rang].getBoundingClientRect().top : {JEU}.querySelector('.mm-gestes').getBoundingClientRect().top - 4;
    return [gauche + 12, haut];
}})(%d, %d)"""


class DansChromium(Page):
    """La page de Playwright, par les mêmes gestes."""

    def __init__(self, page):
        self.page = page

    def evaluer(self, javascript):
        return self.page.evaluate(javascript)

    def cliquer(self, x, y):
        self.page.mouse.click(x, y)

    def toucher(self, x, y):
        self.page.touchscreen.tap(x, y)

    def presser(self, touche):
        self.page.keyboard.press(touche)

    def trainer(self, depart, arrivee):
        self.page.mouse.move(*depart)
        self.page.mouse.down()
        self.page.mouse.move(*arrivee, steps=4)
        self.page.mouse.up()


def ranger_a_la_souris(page):
    """Le leurre seul, à qui il manque un `return`, puis qu’on remet où il était ; les lignes de la dernière à la première, et une qui change de place deux fois."""
    suivi = Rangement(GAMMES[NOM])
    trainer(page, suivi, LEURRE, 0, 1)
    verifier(page, "souris", "à faire")
    jeter(page, suivi, LEURRE)
    for ligne, retrait in reversed(LIGNES):
        trainer(page, suivi, ligne, 0, retrait)
    trainer(page, suivi, "code = []", 3, 3)
    trainer(page, suivi, "code = []", 0, 1)


def ranger_au_clavier(page):
    """Une ligne prend le retrait de la précédente ; on la décale ou on la ramène."""
    placer_puis_decaler(page, "clavier")


def ranger_au_doigt(page):
    placer_puis_decaler(page, "doigt")


MANIERES = {"souris": ranger_a_la_souris, "clavier": ranger_au_clavier, "doigt": ranger_au_doigt}


def ranger_de_trois_manieres(page):
    """Range les lignes à la souris, puis au clavier, puis au doigt, la fonction vidée entre deux ; chaque fois elle est juste, et dans sa cellule."""
    for maniere, ranger in MANIERES.items():
        if maniere != "souris":
            presser(page, "Recommencer", maniere)
            comparer(page, Rangement(GAMMES[NOM]))
        ranger(page)
        verifier(page, maniere, "réussi")
        assert page.evaluer(CELLULE) == REMARQUE + ecrire_appel(NOM, SOLUTION)


def placer_puis_decaler(page, maniere):
    suivi = Rangement(GAMMES[NOM])
    for ligne, retrait in LIGNES:
        presser(page, ligne, maniere)
        suivi.placer(ligne)
        comparer(page, suivi)
        if ecart := retrait - suivi.placees[-1].retrait:
            presser(page, "→ Décaler" if ecart > 0 else "← Ramener", maniere)
            suivi.decaler(len(suivi.placees) - 1, ecart)
            comparer(page, suivi)


def verifier(page, maniere, etat):
    presser(page, "Vérifier", maniere)
    attendre(lambda: page.evaluer(REPOS) and f"{NOM} : {etat}" in page.evaluer(VERDICT), 30, lambda: page.evaluer(VERDICT))


def presser(page, nom, maniere):
    """Presse ce bouton ; au clavier, en y allant d’où l’on est."""
    if maniere == "clavier":
        aller_au_clavier(page, nom)
        page.presser("Enter")
    else:
        page.evaluer(MONTRER % json.dumps(nom))
        {"souris": page.cliquer, "doigt": page.toucher}[maniere](*centre(page, nom))


def aller_au_clavier(page, nom):
    """Va de bouton en bouton, dans le sens du plus court."""
    if not page.evaluer(f"{JEU}.contains(document.activeElement)"):
        page.evaluer(f"{BOUTON}.focus()" % json.dumps("Vérifier"))
    for _ in range(20):
        if page.evaluer(ACTIF) == nom:
            return
        page.presser("Shift+Tab" if page.evaluer(f"{BOUTON}.compareDocumentPosition(document.activeElement) & 4" % json.dumps(nom)) else "Tab")
    pytest.fail(f"le clavier n’atteint pas « {nom} »")


def trainer(page, suivi, ligne, rang, retrait):
    """Prend une ligne où qu’elle soit, et la lâche là."""
    page.evaluer(TOUT_MONTRER)
    page.trainer(centre(page, ligne), page.evaluer(VISEE % (json.dumps(ligne), rang, retrait)))
    suivi.placees = [place for place in suivi.placees if place.ligne != ligne]
    suivi.poser(ligne, rang, retrait)
    comparer(page, suivi)


def jeter(page, suivi, ligne):
    """Traîne une ligne hors de la fonction."""
    page.evaluer(TOUT_MONTRER)
    page.trainer(centre(page, ligne), centre(page, "return code"))
    suivi.placees.clear()
    comparer(page, suivi)


def centre(page, nom):
    """Le centre de ce bouton, une fois que la page ne bouge plus."""
    vus = [None]

    def immobile():
        vus.append(page.evaluer(CENTRE % json.dumps(nom)))
        return vus[-1] == vus[-2] and vus[-1]

    return attendre(immobile, 30)


def comparer(page, suivi):
    """La cellule est celle qu’écriraient les mêmes gestes, et la page montre ces lignes."""
    voulu = [REMARQUE + ecrire_appel(NOM, suivi.texte), [place.ligne for place in suivi.placees]]
    attendre(lambda: page.evaluer(REPOS) and page.evaluer(ETAT) == voulu, 30, lambda: f"{page.evaluer(ETAT)}\nau lieu de\n{voulu}")
