"""Les quatre règles des leçons : prédictions gardées, rien à recopier, aucune notion avant l’heure, aucune commande absente.

Les premiers tests relisent le cours, chapitre par chapitre ; les suivants vérifient la relecture elle-même.
"""

import json
import re
import statistics
from pathlib import Path

import pytest
from ensemble import pour_chacun
from test_objets import manche

from mastermind_edu.atelier.commentaires import fermer_les_commentaires, ouvrir
from mastermind_edu.atelier import ErreurFabrication
from mastermind_edu.atelier.execution import composer
from mastermind_edu.atelier.plan import Version, lister_cibles
from mastermind_edu.atelier.relecture import (
    __main__ as relecture, commandes, notions, predictions, relire, reprocher_commandes, reprocher_notions, reprocher_predictions, reprocher_transfert, transfert,
)
from mastermind_edu.atelier.relecture.predictions import Sortie
from mastermind_edu.atelier.sources import lire_cellules
from mastermind_edu.atelier.typographie import COTE_A_COTE
from mastermind_edu.juge import garde

RACINE = Path(__file__).parent.parent
LECONS = [cible for cible in lister_cibles(RACINE) if cible.version is Version.LECON]
CHAPITRES = list(dict.fromkeys(cible.chapitre for cible in lister_cibles(RACINE)))


def chapitre_de(cible):
    return cible.chapitre


@pytest.mark.parametrize("lecon", LECONS, ids=chapitre_de)
def test_aucune_prediction_n_est_soufflee(lecon):
    assert reprocher_predictions(lecon) == []


@pytest.fixture
def gardes_courtes(monkeypatch):
    """Une boucle sans fin se voit après cent mille pas : un examen entier d’une fonction juste en demande moins."""
    monkeypatch.setattr(garde, "PAS_PAR_APPEL", 100_000)


@pytest.mark.parametrize("lecon", LECONS, ids=chapitre_de)
def test_aucune_fonction_d_une_lecon_ne_reussit_un_exercice(lecon, gardes_courtes):
    assert reprocher_transfert(lecon) == []


@pytest.mark.parametrize("chapitre", CHAPITRES)
def test_aucune_notion_n_est_employee_avant_d_etre_presentee(chapitre):
    assert reprocher_notions(RACINE, chapitre) == []


@pytest.mark.parametrize("lecon", LECONS, ids=chapitre_de)
def test_aucune_commande_citee_ne_manque(lecon):
    assert reprocher_commandes(lecon) == []


@pytest.mark.parametrize(
    "imports, dit",
    [
        ("from mastermind_edu import verifier", ["cellule « v », ligne 3 : on y lit derouler(…)", "cellule « v », ligne 3 : il faut « %reload_ext mastermind_edu »"]),
        ("# %reload_ext mastermind_edu\nfrom mastermind_edu import derouler, verifier", []),
    ],
    ids=["rien-n-est-charge", "tout-est-charge"],
)
def test_la_relecture_voit_un_verdict_qui_cite_ce_que_la_lecon_n_a_pas(imports, dit):
    cellules = lire_cellules(f"# %% i\n{imports}\n# %% v\nverifier(f)", "lecon.py")
    fautes = commandes.reprocher(cellules, {"v": Sortie("Pour la dérouler pas à pas : `derouler(f, 1)`", True)})
    assert len(fautes) == len(dit) and all(debut in faute for debut, faute in zip(dit, fautes))


@pour_chacun("cible", lister_cibles(RACINE), ids=lambda cible: cible.nom)
def test_le_pseudo_code_et_python_cote_a_cote_tiennent_sur_un_telephone(cible):
    blocs = [bloc for cellule in composer(cible) for bloc in COTE_A_COTE.finditer(cellule.texte)]
    assert [ligne for bloc in blocs for ligne in (bloc["pseudo"] + bloc["python"]).splitlines() if len(ligne) > 36] == []


@pytest.mark.parametrize("lecon", LECONS, ids=chapitre_de)
def test_une_lecon_reste_courte_et_dessine(lecon):
    """Vingt à trente-huit cellules, mille trois cents mots, une image ; la moitié de ses cellules de code a cinq lignes au plus, six à partir du chapitre 07."""
    cellules = json.loads((RACINE / lecon.nom).read_text(encoding="utf-8"))["cells"]
    prose = " ".join(ouvrir("".join(cellule["source"])) for cellule in cellules if cellule["cell_type"] == "markdown")
    mots = re.findall(r"\w[\w’-]*", re.sub(r"```.*?```|<[^>]*>|\]\([^)]*\)", " ", prose, flags=re.DOTALL))
    lignes = [sum(map(bool, map(str.strip, cellule["source"]))) for cellule in cellules if cellule["cell_type"] == "code"]
    assert 20 <= len(cellules) <= 40 and len(mots) <= 1320 and statistics.median(lignes) <= (5 if lecon.chapitre < "07" else 6)
    assert any(image in str(cellule.get("outputs")) for cellule in cellules for image in ("image/svg+xml", "<svg", "Javascript", "widget"))


# La relecture des prédictions


MONTRER = "# %% montrer\nprint(36 * 36)"
SORTIES = {"montrer": Sortie("1296", True)}
SOUFFLEES = {
    "dans la question": (["# %% q [markdown] prediction=[\"1296\"]\n# Est-ce **1 296** ?", MONTRER], SORTIES, "cellule « q », ligne 1 : la réponse"),
    "dans le texte qui suit": (
        ['# %% q [markdown] prediction=["1296"]\n# Combien ?', "# %% dit [markdown]\n# Il y en a 1\u202f296.", MONTRER],
        SORTIES,
        "cellule « dit », ligne 4 : la réponse à prédire dans « q », '1296', y est écrite trop tôt",
    ),
    "dans le code": (['# %% q [markdown] prediction=["1296"]\n# Combien ?', "# %% montrer\nprint(1296)"], SORTIES, "cellule « montrer »"),
    "sortie dépliée": (
        ['# %% q [markdown] prediction=["1296"]\n# Combien ?', MONTRER],
        {"montrer": Sortie("1296", False)},
        "cellule « montrer », ligne 4 : la sortie est dépliée, et souffle la réponse de « q »",
    ),
    "montrée par une image dépliée": (
        ['# %% q [markdown] prediction=["deux"] montre="montrer"\n# Combien ?', MONTRER],
        {"montrer": Sortie("un dessin", False)},
        "la sortie est dépliée",
    ),
    "jamais montrée": (['# %% q [markdown] prediction=["7"]\n# Combien ?', MONTRER], SORTIES, "il faut plus bas une cellule de code qui affiche '7'"),
    "montrée par une cellule absente": (
        ['# %% q [markdown] prediction=["7"] montre="rien"\n# Combien ?', MONTRER],
        SORTIES,
        "il faut plus bas une cellule de code « rien », il n’y en a pas",
    ),
    "réponse non écrite": (["# %% q [markdown]\n# Avant d’exécuter : combien ?", MONTRER], SORTIES, "il faut la réponse à prédire"),
    "prédiction sans question": (["# %% q\nma_prediction = 0", MONTRER], SORTIES, "cellule « q », ligne 1 : il faut la réponse à prédire"),
    "réponse qui n’est pas un choix": (
        ['# %% q [markdown] prediction=["1296"] choix=["36"]\n# 36 ou 1 296 ?', MONTRER],
        SORTIES,
        "cellule « q », ligne 1 : la réponse",
    ),
}


@pytest.mark.parametrize("textes, sorties, message", SOUFFLEES.values(), ids=SOUFFLEES)
def test_une_prediction_soufflee_est_refusee(textes, sorties, message):
    [faute] = predictions.reprocher(lire_cellules("\n\n".join(textes), "f.py"), sorties)
    assert message in faute


QUESTION = '# %% q [markdown] prediction=["1296"]\n# Avant d’exécuter : combien ?'


@pytest.mark.parametrize("debut, fautes", [("", 1), ("# 1 296.\n#\n", 0)], ids=["aucun", "une phrase"])
def test_un_titre_ne_tient_pas_lieu_de_commentaire(debut, fautes):
    suite = f'# %% suite [markdown] prediction=["7"]\n{debut}# ## Un feu\n#\n# Il a trois couleurs.\n#\n# Avant d’exécuter : lesquelles ?'
    cellules = lire_cellules("\n\n".join([QUESTION, MONTRER, suite, "# %% autre\nprint(3 + 4)"]), "f.py")
    trouvees = predictions.reprocher(fermer_les_commentaires(cellules), SORTIES | {"autre": Sortie("7", True)})
    assert [faute for faute in trouvees if "avant le titre, une phrase" in faute] == trouvees and len(trouvees) == fautes


BIEN_GARDEES = {
    "le texte vient après": (['# %% q [markdown] prediction=["1296"]\n# Avant d’exécuter : combien ?', MONTRER, "# %% apres [markdown]\n# 1 296 codes."], SORTIES),
    "une réponse entre plusieurs": (['# %% q [markdown] prediction=["1296"] choix=["36", "1296"]\n# Avant d’exécuter : 36 ou 1 296 ?', MONTRER], SORTIES),
    "un nombre dans un autre": (['# %% q [markdown] prediction=["1296"]\n# Ni 12\u202f960, ni 1\u202f296,5.', MONTRER], SORTIES),
    "une cellule pour l’écrire": (['# %% q [markdown] prediction=["1296"]\n# Combien ?', "# %% p\nma_prediction = 0", MONTRER], SORTIES),
    "une cellule nommée": (['# %% q [markdown] prediction=["en bas"] montre="montrer"\n# Où ?', MONTRER], SORTIES),
}


@pytest.mark.parametrize("textes, sorties", BIEN_GARDEES.values(), ids=BIEN_GARDEES)
def test_une_prediction_bien_gardee_est_acceptee(textes, sorties):
    assert predictions.reprocher(lire_cellules("\n\n".join(textes), "f.py"), sorties) == []


@pytest.mark.parametrize(
    "option, message",
    [
        ('prediciton=["3"]', "il faut une option parmi tags, prediction, choix, montre, voici 'prediciton' ; vouliez-vous dire prediction ?"),
        ('prediction="3"', "il faut une option comme prediction=[\"13\", \"treize\"], voici prediction='3'"),
        ("prediction=[3]", "il faut une option comme prediction"),
        ("prediction=[]", "il faut une option comme prediction"),
        ('prediction=["3"] montre=["a"]', 'il faut une option comme montre="ma-cellule"'),
    ],
)
def test_une_option_de_prediction_mal_ecrite_est_refusee(option, message):
    with pytest.raises(ErreurFabrication) as refus:
        lire_cellules(f"# %% q [markdown] {option}\n# Combien ?", "f.py")
    assert message in str(refus.value)


@pytest.mark.parametrize("lecon", LECONS, ids=chapitre_de)
def test_une_lecon_aux_sorties_depliees_comme_avant_soufflerait_ses_predictions(lecon):
    cellules = composer(lecon)
    sorties = predictions.lire_sorties(json.loads(lecon.notebook.read_text(encoding="utf-8")))
    depliees = {nom: sortie._replace(est_cachee=False) for nom, sortie in sorties.items()}
    assert len(predictions.reprocher(cellules, depliees)) >= sum(bool(cellule.prediction) for cellule in cellules) > 0


# La relecture du transfert


RECOPIABLES = {
    "telle quelle": ("# %% a\ndef compter(a, b):\n    return sum(x == y for x, y in zip(a, b))", ["compter_bien_places(a, b)"]),
    "paramètres retournés": ("# %% a\ndef chercher(code, pion):\n    return code.index(pion) if pion in code else -1", ["position(pion, code)"]),
    "paramètre facultatif": ("# %% a\ndef f(k, n, base=1):\n    return base * n ** k", ["nombre_de_codes(k, n)"]),
    "dans la prose": ("# %% a [markdown]\n# ```python\n# def f(k, n):\n#     return n ** k\n# ```", ["nombre_de_codes(k, n)"]),
    "qui en appelle une autre": ("# %% a\ndef g(n, k):\n    return n ** k\n\ndef f(k, n):\n    return g(n, k)", ["nombre_de_codes(k, n)", "nombre_de_codes(k, n)"]),
    "corrigée plus bas": ("# %% a\ndef f(k, n):\n    return k ** k\n\n# %% b\ndef f(k, n):\n    return n ** k", ["nombre_de_codes(k, n)"]),
    "fausse": ("# %% a\ndef f(k, n):\n    return n * k", []),
    "sans fin": ("# %% a\ndef f(k, n):\n    while True:\n        pass", []),
    "une classe, rebaptisée": (f"# %% a\n{manche(entete='class Jeu:').replace('secret, max_tentatives):', 'max_tentatives, secret):')}", ["MancheObjet(secret, max_tentatives)"]),
    "une classe fausse": (f"# %% a\n{manche(entete='class Jeu:').replace('RuntimeError', 'ValueError')}", []),
    "une classe sans création": ("# %% a\nclass Jeu:\n    pass", []),
    "qui écrit et lit": ('# %% a\ndef f(k, n):\n    print(input())\n    return n', []),
}


@pytest.mark.parametrize("source, appels", RECOPIABLES.values(), ids=RECOPIABLES)
def test_une_definition_qui_reussit_un_exercice_est_reconnue(source, appels, gardes_courtes):
    fautes = transfert.reprocher(lire_cellules(source, "f.py"))
    assert [faute.partition("l’exercice ")[2] for faute in fautes] == appels


def test_une_cellule_de_lecon_qui_echoue_est_refusee():
    with pytest.raises(ErreurFabrication, match="f.py, cellule « a », ligne 1 : il faut une cellule qui s’exécute, voici NameError"):
        transfert.reprocher(lire_cellules("# %% a\ninconnue", "f.py"))


# La relecture des notions


ENCADRE = "**Nouveau : la boucle**\n\nElle répète.\n\n```python\nfor pion in code:\n    print(pion)\n```\n\n**Piège** : le retrait."


def prose(texte):
    return "\n".join(f"# {ligne}".rstrip() for ligne in texte.split("\n"))


@pytest.fixture
def cours(tmp_path):
    """Un cours d’un chapitre, où la boucle « pour » est présentée ; `ecrire(lecon=…, exercice=…, notions=…)` le change."""

    def ecrire(*, avant="", apres="1", exercice="print(1)", encadre=ENCADRE, notions=None, nom="nouveau-for"):
        lecon = f"# %% imports\nfrom mastermind_edu import verifier\n\n{avant}\n\n# %% {nom} [markdown]\n{prose(encadre)}\n\n# %% apres\n{apres}"
        textes = {"lecons/04_marquage.py": lecon, "exercices/04_marquage.py": f"# %% exo\n{exercice}", "notions.toml": notions or TOML}
        for chemin, texte in textes.items():
            (tmp_path / "sources" / chemin).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / "sources" / chemin).write_text(texte, encoding="utf-8")
        return tmp_path

    return ecrire


TOML = """
[[notion]]
nom = "la boucle"
signes = ["for", "print()"]
cellule = "04_marquage/nouveau-for"

[[notion]]
nom = "rien"
signes = ["None"]
cellule = "05_frequences/nouveau-none"
"""
BOUCLE = "for pion in 'RV':\n    print(pion)"
NOTIONS_FAUTIVES = {
    "avant l’encadré": ({"avant": f"# %% tot\n{BOUCLE}"}, "cellule « tot », ligne 4 : `for` vient avant sa présentation (la boucle, 04_marquage/nouveau-for)"),
    "dans la prose": ({"avant": "# %% tot [markdown]\n# ```python\n# print(1)\n# ```"}, "cellule « tot », ligne 4 : `print()` vient avant"),
    "un chapitre trop tôt": ({"apres": "x = None"}, "`None` vient avant sa présentation (rien, 05_frequences/nouveau-none)"),
    "dans une solution": ({"exercice": "def f():\n    ### BEGIN SOLUTION\n    lambda: 1\n    ### END SOLUTION"}, "sources/exercices/04_marquage.py, cellule « exo », ligne 1 : `lambda` n’est d’aucune notion"),
    "inconnue": ({"apres": "with x:\n    pass"}, "`with` n’est d’aucune notion de sources/notions.toml"),
    "sans encadré": ({"nom": "texte", "encadre": "rien"}, "sources/lecons/04_marquage.py : il faut une cellule « nouveau-for », qui présente la boucle"),
    "encadré sans notion": ({"avant": f"# %% nouveau-x [markdown]\n{prose(ENCADRE)}"}, "cellule « nouveau-x », ligne 4 : il faut dire dans sources/notions.toml"),
    "sans titre": ({"encadre": ENCADRE.replace("Nouveau", "Ancien")}, "il faut un texte qui commence par « **Nouveau : …** »"),
    "sans exemple": ({"encadre": ENCADRE.replace("python", "text")}, "il faut un exemple de 4 lignes au plus"),
    "sans piège": ({"encadre": ENCADRE.replace("Piège", "Gare")}, "il faut un piège"),
    "citée dans la prose": ({"avant": "# %% tot [markdown]\n# Le mot `for` et `pions`."}, "cellule « tot », ligne 4 : `for` vient avant sa présentation"),
    "dans un squelette": ({"exercice": "verifier(position)"}, "sources/exercices/04_marquage.py, cellule « exo », ligne 1 : `def` n’est d’aucune notion"),
    "cinq encadrés": (
        {"apres": "1\n\n" + "\n\n".join(f"# %% nouveau-{nom} [markdown]\n{prose(ENCADRE)}" for nom in "abcd")},
        "sources/lecons/04_marquage.py : il faut 4 encadrés « Nouveau » au plus, en voici 5",
    ),
    "une heure passée": ({"avant": "# %% fiche [markdown]\n# - **Durée** : 65 minutes"}, "il faut 60 minutes au plus, la fiche en annonce 65 minutes"),
    "code illisible": ({"avant": "# %% tot [markdown]\n# ```python\n# for\n# ```"}, "il faut du Python que l’on puisse lire"),
}


@pytest.mark.parametrize("changements, message", NOTIONS_FAUTIVES.values(), ids=NOTIONS_FAUTIVES)
def test_une_notion_mal_venue_est_refusee(cours, changements, message):
    racine = cours(**changements)
    try:
        fautes = "\n".join(reprocher_notions(racine, "04_marquage"))
    except ErreurFabrication as refus:
        fautes = str(refus)
    assert message in fautes


def test_une_notion_s_emploie_des_son_encadre_et_dans_l_exercice(cours):
    assert reprocher_notions(cours(apres=BOUCLE, exercice=BOUCLE), "04_marquage") == []


def test_tant_que_la_lecon_reste_a_ecrire_l_exercice_presente_ses_notions(cours):
    racine = cours()
    exercice = racine / "sources/exercices/05_frequences.py"
    exercice.write_text("# %% apres\nprint(None)", encoding="utf-8")
    manque = "sources/exercices/05_frequences.py : il faut une cellule « nouveau-none », qui présente rien"
    assert reprocher_notions(racine, "05_frequences") == [manque]
    encadre = prose("**Nouveau : rien**\n\n```python\nprint(None)\n```\n\n**Piège** : aucun.")
    exercice.write_text(f"# %% apres\nprint(None)\n\n# %% nouveau-none [markdown]\n{encadre}", encoding="utf-8")
    [tot] = reprocher_notions(racine, "05_frequences")
    assert "cellule « apres », ligne 1 : `None` vient avant sa présentation" in tot
    exercice.write_text(f"# %% nouveau-none [markdown]\n{encadre}\n\n# %% apres\nprint(None)", encoding="utf-8")
    assert reprocher_notions(racine, "05_frequences") == []


def test_les_coulisses_ne_se_lisent_pas_et_leurs_fonctions_sont_des_outils(cours):
    avant = '# %% cachee tags=["coulisses"]\ndef outil(**options):\n    return [o for o in options]\n\n# %% visible\noutil(a=verifier)'
    assert reprocher_notions(cours(avant=avant), "04_marquage") == []


NOTIONS_ILLISIBLES = {
    "pas du TOML": ("[[notion", "sources/notions.toml, à la fin : il faut un fichier TOML lisible"),
    "sans cellule": ('[[notion]]\nnom = "x"\nsignes = ["for"]', 'sources/notions.toml, notion nᵒ 1 : il faut nom = "…", signes'),
    "cellule mal écrite": (TOML.replace("nouveau-for", "boucle"), "sources/notions.toml, notion nᵒ 1"),
    "signe de deux notions": (TOML.replace('"None"', '"for"'), "il faut un signe d’une seule notion, for est dans « la boucle » et « rien »"),
}


@pytest.mark.parametrize("texte, message", NOTIONS_ILLISIBLES.values(), ids=NOTIONS_ILLISIBLES)
def test_un_fichier_de_notions_mal_ecrit_est_refuse(cours, texte, message):
    with pytest.raises(ErreurFabrication) as refus:
        reprocher_notions(cours(notions=texte), "04_marquage")
    assert message in str(refus.value)


def test_les_notions_du_cours_vont_de_chapitre_en_chapitre():
    chapitres = [notion.chapitre for notion in notions.lire_notions(RACINE)]
    assert chapitres == sorted(chapitres) and len(chapitres) > 40


# La commande


def test_la_commande_ecrit_une_faute_par_ligne(cours, monkeypatch, capsys):
    monkeypatch.chdir(cours(avant=f"# %% tot\n{BOUCLE}"))
    (Path.cwd() / "notebooks").mkdir()
    (Path.cwd() / "notebooks/04_marquage.ipynb").write_text('{"cells": []}', encoding="utf-8")
    assert relecture.main(["04"]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 2 == len(list(relire(Path.cwd())))
    cours(apres=BOUCLE)
    assert relecture.main([]) == 0
    assert relecture.main(["99"]) == 2
    assert capsys.readouterr().err == "il faut un chapitre parmi 04_marquage, voici '99'\n"
