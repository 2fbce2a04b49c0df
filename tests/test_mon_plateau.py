"""`MonPlateau` d’un élève, jugé par des clics : les vrais widgets, dans le notebook et dans l’enclos de `corriger`."""

import sys

import ipywidgets
import pytest
from test_comme_le_notebook import corriger, executer
from test_objets import juge  # noqa: F401

from mastermind_edu import verifier
from mastermind_edu.juge.verdict import EtatVerdict

CHAPITRE, NOM = "16_interface", "MonPlateau"
REPONDRE = """def repondre(secret, proposition):
    bien = sum(s == p for s, p in zip(secret, proposition))
    return bien, sum(min(secret.count(c), proposition.count(c)) for c in set(secret)) - bien"""


def plateau(importation="import ipywidgets as widgets", w="widgets.", texte='f"{bien} bien placés, {mal} mal placés"', sortie="Label()", suivante="(self.etat[i] + 1) % len(self.couleurs)", valider=""):
    """Un plateau juste et court, dont certaines parties sont changées."""
    valider = valider or f"bien, mal = repondre(self.secret, [c.description for c in self.cases])\n        self.reponse.value = {texte}"
    return f"""{importation}
class MonPlateau({w}VBox):
    def __init__(self, secret, couleurs):
        super().__init__()
        self.secret, self.couleurs, self.etat = list(secret), couleurs, [0] * len(secret)
        self.cases = [{w}Button(description=couleurs[0]) for _ in secret]
        for case in self.cases:
            case.on_click(self.tourner)
        self.valider, self.reponse = {w}Button(description="Valider"), {w}{sortie}
        self.valider.on_click(self.montrer)
        self.children = [{w}HBox(self.cases), self.valider, self.reponse]
    def tourner(self, bouton):
        i = self.cases.index(bouton)
        self.etat[i] = {suivante}
        bouton.description = self.couleurs[self.etat[i]]
    def montrer(self, bouton):
        {valider}
"""


JUSTES = {
    "import-as": [REPONDRE, plateau()],
    "import-etoile": [REPONDRE, plateau("from ipywidgets import *", "")],
    "import-de-noms": [REPONDRE, plateau("from ipywidgets import Button, HBox, Label, VBox", "")],
    "html": [REPONDRE, plateau(sortie="HTML()", texte='f"<b style=\'margin:4px\'>{bien}</b> puis <i>{mal}</i>"')],
    "emojis": [REPONDRE, plateau(texte='"🔑" * bien + "⚪" * mal or "aucun"')],
    "phrase-longue": [REPONDRE, plateau(texte='f"Essai 3 : {bien} bien placé(s), {mal} mal placé(s)"')],
    "texte-et-style": [REPONDRE, plateau(sortie="Text(disabled=True, layout=widgets.Layout(width='90%'))")],
    "couples": [REPONDRE, plateau(texte="str((bien, mal))")],
    "observe": [REPONDRE, plateau().replace("bouton.description =", "bouton.tooltip = 'case'; bouton.style.button_color = 'red'; bouton.description =")],
    "affiche-au-clic": [REPONDRE, plateau().replace("bien, mal =", "print('clic'); bien, mal =")],
    "renomme": [REPONDRE, plateau().replace("class MonPlateau", "class Jeu"), "MonPlateau = Jeu\ndisplay(MonPlateau(['R'], ['R', 'V']))"],
}


@pytest.mark.parametrize("nom", JUSTES)
def test_un_plateau_juste_a_ses_points(juge, nom):  # noqa: F811
    verdicts, _ = corriger(juge, JUSTES[nom], CHAPITRE)
    assert verdicts[NOM].etat is EtatVerdict.REUSSI, verdicts[NOM]
    assert verifier(executer(JUSTES[nom])[NOM], NOM).est_reussi


FAUX = {
    "sans-modulo": ([REPONDRE, plateau(suivante="self.etat[i] + 1")], "défiler en rond"),
    "inverse": ([REPONDRE, plateau(texte='f"{mal} {bien}"')], "à l’envers"),
    "sans-retrait": (["def compter(s, p):\n    b = sum(x == y for x, y in zip(s, p))\n    return b, sum(x != y and y in s for x, y in zip(s, p))", plateau().replace("= repondre(", "= compter(")], "même déjà comptée"),
    "un-seul-nombre": ([REPONDRE, plateau(texte='f"{bien} bien placés"')], "un seul nombre est écrit, 0, dans la `value` de `reponse` : elle doit montrer les bien placés, puis les mal placés, ici 0 et 0"),
    "en-fractions": ([REPONDRE, plateau(texte='f"{bien}/{len(self.secret)} bien, {mal}/{len(self.secret)} mal"')], "sont 0, 1, 0, 1 : les deux premiers, ou les deux derniers, doivent être les bien placés"),
    "sans-chiffre": ([REPONDRE, plateau(texte='["zéro", "un", "deux", "trois"][bien % 4] + " bien placés"')], "aucun nombre n’est écrit dans la `value` de `reponse`"),
    "sans-fin": ([REPONDRE, plateau(valider="while True: pass")], "boucle sans fin"),
    "erreur-au-clic": ([REPONDRE, plateau(valider="1 / 0")], "ZeroDivisionError"),
    "liaison-oubliee": ([REPONDRE, plateau().replace("        self.valider.on_click(self.montrer)\n", "")], "ne montre rien"),
    "pas-une-boite": (["class MonPlateau:\n    def __init__(self, secret, couleurs): self.cases = []"], "VBox"),
    "plateau-du-cours": (["from mastermind_edu.widgets import Plateau", "class MonPlateau(Plateau):\n    def __init__(self, secret, couleurs):\n        super().__init__(secret=secret)"], ""),
    "sortie-du-processus": ([REPONDRE, plateau(valider="import os; os._exit(0)")], ""),
    "faux-widgets": (["class VBox: pass\nclass Tout:\n    def __getattr__(self, nom): return Tout()\n    def __call__(self, *a): return True\n    def __getitem__(self, i): return self\n    def __eq__(self, o): return True\n    def __len__(self): return 1", "class MonPlateau(VBox):\n    def __init__(self, secret, couleurs): self.cases = self.valider = self.reponse = Tout()"], ""),
}


@pytest.mark.parametrize("nom", FAUX)
def test_un_plateau_faux_n_a_rien_et_sait_pourquoi(juge, nom):  # noqa: F811
    cellules, morceau = FAUX[nom]
    verdicts, _ = corriger(juge, cellules, CHAPITRE)
    verdict = verdicts[NOM]
    assert verdict.part_des_points == 0 and verdict.etat is EtatVerdict.ECHOUE and morceau in verdict.message, verdict
    if nom not in ("sortie-du-processus", "plateau-du-cours", "sans-fin", "erreur-au-clic"):
        ici = verifier(executer(cellules)[NOM], NOM)
        assert ici.etat is EtatVerdict.ECHOUE and (ici.message == verdict.message or "ligne" in verdict.message)


CHILDREN = "self.children = [widgets.HBox(self.cases), self.valider, self.reponse]"
CASES = "self.cases = [widgets.Button(description=couleurs[0]) for _ in secret]"
PHRASES = {
    "rien-dans-children": ([REPONDRE, plateau().replace(CHILDREN, "pass")], "`cases`, `valider` et `reponse` ne sont pas dans `children`"),
    "sans-valider": ([REPONDRE, plateau().replace("self.valider, self.reponse]", "self.reponse]")], "`valider` n’est pas dans `children` : il ne se verra pas"),
    "une-seule-case": ([REPONDRE, plateau().replace("HBox(self.cases)", "HBox(self.cases[:1])")], "`cases[1]` n’est pas dans `children`"),
    "sans-super": ([REPONDRE, plateau().replace("        super().__init__()\n", "")], "il manque `super().__init__()`"),
    "meme-bouton": ([REPONDRE, plateau().replace(CASES, "self.cases = [widgets.Button(description=couleurs[0])] * len(secret)")], "un seul et même objet"),
    "rappel-appele": ([REPONDRE, plateau().replace("on_click(self.montrer)", "on_click(self.montrer())").replace("def montrer(self, bouton)", "def montrer(self, bouton=None)")], "sans parenthèses"),
    "rappel-sans-bouton": ([REPONDRE, plateau().replace("def montrer(self, bouton)", "def montrer(self)")], "écrivez `def montrer(self, bouton)`"),
    "reponse-remplacee": ([REPONDRE, plateau().replace("self.reponse.value =", "self.reponse =")], "écrivez `self.reponse.value = …`"),
    "numero-partage": ([REPONDRE, plateau(suivante="self.etat[i]").replace("self.etat[i] = self.etat[i]", "self.n = (getattr(self, 'n', 0) + 1) % len(self.couleurs)").replace("self.couleurs[self.etat[i]]", "self.couleurs[self.n]")], "il faut un numéro par case"),
    "en-dictionnaire": ([REPONDRE, plateau().replace("        self.valider, self.reponse", "        self.cases = dict(enumerate(self.cases))\n        self.valider, self.reponse").replace("HBox(self.cases)", "HBox(list(self.cases.values()))").replace("self.cases.index(bouton)", "list(self.cases.values()).index(bouton)").replace("in self.cases]", "in self.cases.values()]")], "`cases` doit être une liste ; c’est ici un dictionnaire"),
}


@pytest.mark.parametrize("nom", PHRASES)
def test_un_plateau_mal_ecrit_apprend_quoi_reparer(juge, nom):  # noqa: F811
    cellules, morceau = PHRASES[nom]
    for verdict in (verifier(executer(cellules)[NOM], NOM), corriger(juge, cellules, CHAPITRE)[0][NOM]):
        assert verdict.etat is EtatVerdict.ECHOUE and morceau in verdict.message, verdict


def test_des_boites_imbriquees_ou_en_cercle_montrent_ce_qu_elles_contiennent():
    imbriquee = plateau().replace(CHILDREN, "boite = widgets.VBox([widgets.HBox(self.cases), widgets.HBox([self.valider])])\n        self.children = [widgets.Accordion([boite]), self.reponse]")
    assert verifier(executer([REPONDRE, imbriquee])[NOM], NOM).est_reussi
    cercle = plateau().replace(CHILDREN, f"{CHILDREN}\n        self.children = [*self.children, self]")
    assert verifier(executer([REPONDRE, cercle])[NOM], NOM).est_reussi


def test_un_plateau_qui_se_sert_d_une_regle_fausse_d_un_autre_chapitre_est_bloque(juge):  # noqa: F811
    verdicts, _ = corriger(juge, ["def repondre(secret, proposition):\n    return 0, 0", plateau()], CHAPITRE)
    assert verdicts[NOM].etat is EtatVerdict.BLOQUE and not verdicts[NOM].vaut_ses_points


def test_une_ebauche_de_plateau_est_a_faire(juge):  # noqa: F811
    ebauche = "from ipywidgets import VBox\nclass MonPlateau(VBox):\n    '''Un plateau.'''\n    def __init__(self, secret, couleurs):\n        ...\n    def tourner(self, bouton):\n        ..."
    verdicts, _ = corriger(juge, [ebauche], CHAPITRE)
    assert {verdict.etat for verdict in verdicts.values()} == {EtatVerdict.A_FAIRE}
    assert verifier(executer([ebauche])[NOM], NOM).etat is EtatVerdict.A_FAIRE


def test_juger_dans_le_notebook_ne_laisse_aucun_widget():
    module = sys.modules["ipywidgets.widgets.widget"]
    avant, gardes = len(module._instances), (module.get_ipython, module.Widget.open)
    assert verifier(executer(JUSTES["import-as"])[NOM], NOM).est_reussi
    assert len(module._instances) == avant and gardes == (module.get_ipython, module.Widget.open)
    assert ipywidgets.Button().comm is not None


def test_les_widgets_sont_vrais_dans_le_seul_enclos_qui_en_a_besoin(juge):  # noqa: F811
    corriger(juge, JUSTES["import-as"], CHAPITRE)
    assert (juge.enclos.facade / "site-packages" / "ipywidgets").is_dir()
    juste = "import ipywidgets\nassert ipywidgets.Button().description == ''\ndef couleur_suivante(n, k):\n    return (n + 1) % k"
    verdicts, _ = corriger(juge, [juste], CHAPITRE)
    assert verdicts["couleur_suivante"].est_reussi


@pytest.mark.parametrize("valider", ["1 / 0", "while True: pass", "self.reponse.value = 3"])
def test_une_erreur_au_clic_est_situee_chez_l_eleve_et_non_chez_ipywidgets(juge, valider):  # noqa: F811
    cellules = [REPONDRE, plateau(valider=valider)]
    ligne = next(rang for rang, texte in enumerate(cellules[1].splitlines(), start=1) if texte.strip() == valider)
    verdicts, _ = corriger(juge, cellules, CHAPITRE)
    for message in (verdicts[NOM].message, verifier(executer(cellules)[NOM], NOM).message):
        assert f"ligne {ligne}" in message and "_click_handlers" not in message


def test_une_boite_sans_init_sait_combien_de_parametres_lui_manquent():
    cellules = ["from ipywidgets import VBox\nclass MonPlateau(VBox):\n    def tourner(self, bouton):\n        return 3"]
    assert verifier(executer(cellules)[NOM], NOM).message.endswith("votre classe en a 1 ; le premier de `__init__` est toujours `self`, il ne compte pas")
