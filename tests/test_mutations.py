"""Les fautes que l’on fait au paquet : nommées sans fichier ni ligne, tirées pareil où que soit le code, faites une à la fois."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent / "mutations"))
from fautes import fautes_du_module
from muter import SURVIVANTS, ZONES, choisir_essais, faire, fichiers_longs, muter, tirer, trouver_cible

RACINE = Path(__file__).resolve().parents[1]
SOURCE = '''"""Un module."""

from functools import cache
from math import floor

LIMITE: int = 3


@cache
def moitie(n: int | None = 4) -> int | None:
    """La moitié, jusqu’à la limite."""
    try:
        for essai in range(n):
            if essai * 2 >= n or essai == LIMITE:
                break
        return floor(essai % 7)
    except TypeError:
        return None
'''
ECARTS = (
    "`@cache` retiré",
    "cette erreur n’est plus attrapée",
    "`break` devient `continue`",
    "Mod devient FloorDiv",
    "comparaison changée : essai * 2 > n",
    "logique changée : essai * 2 >= n and essai == LIMITE",
    "4 devient 5",
    "borne + 1 : range(n)",
)


def fautes(source):
    return list(fautes_du_module(ast.parse(source)))


@pytest.mark.parametrize("ecart", ECARTS)
def test_une_faute_change_ce_qu_elle_dit_et_rien_d_autre(ecart):
    faute = next(faute for faute in fautes(SOURCE) if faute.ecart == ecart)
    arbre = ast.parse(SOURCE)
    faute = next(autre for autre in fautes_du_module(arbre) if autre.nom == faute.nom)
    intact = ast.unparse(arbre).splitlines()
    fautive = faute.faire(arbre).splitlines()
    assert len({*intact} ^ {*fautive}) <= 2 and intact != fautive and ast.unparse(arbre).splitlines() == intact


def test_ni_les_importations_ni_les_annotations_ni_les_textes_ne_changent():
    for faute in fautes(SOURCE):
        assert not faute.enonce.startswith(("from", "'", '"')) and "| None" not in faute.ecart


def test_chaque_faute_a_son_nom_quelle_que_soit_la_mise_en_page_et_le_fichier():
    noms = [faute.nom for faute in fautes(SOURCE)]
    autrement = SOURCE.replace("range(n)", "range(\n            n,  # tous\n        )").replace("LIMITE: int", "\n\n# la limite\nLIMITE: int")
    assert [faute.nom for faute in fautes(autrement)] == noms and len({*noms}) == len(noms)


def test_du_code_deplace_garde_les_fautes_tirees(tmp_path):
    def tirees(*sources):
        fichiers = [tmp_path / f"{rang}.py" for rang in range(len(sources))]
        for fichier, source in zip(fichiers, sources):
            fichier.write_text(source, encoding="utf-8")
        trouvees = [faute for fichier in fichiers for faute in muter(fichier)]
        return [faute.nom for faute, *_ in tirer(trouvees, 5, 24)][:5]

    autre = "def double(x):\n    return x + x\n"
    assert tirees(SOURCE, autre) == tirees(autre, SOURCE) == tirees(SOURCE + "\n\n" + autre)


def test_un_mutant_que_python_ne_lit_pas_ou_qui_ne_change_rien_n_en_est_pas_un():
    fichier = RACINE / "mastermind_edu" / "coeur" / "jour.py"
    mutants = list(faire(muter(fichier)))
    intact = ast.unparse(ast.parse(fichier.read_text(encoding="utf-8")))
    assert len(mutants) > 20 and intact not in {mutant.source for mutant in mutants}
    assert {mutant.fichier for mutant in mutants} == {"mastermind_edu/coeur/jour.py"}


def test_les_tests_d_une_zone_existent_et_les_plus_proches_viennent_d_abord():
    for zone in ZONES:
        cible, tests = trouver_cible(zone)
        assert (RACINE / cible).exists() and [test for test in tests if not (RACINE / test).exists()] == []
    durees = {"tests/test_codes.py": 9.0, "tests/test_manche.py": 2.0, "tests/test_sauvegarde.py": 1.0, "tests/test_reponses.py": 3.0}
    essais = choisir_essais("mastermind_edu/coeur/manche.py", durees)
    assert essais[0].tests[0] == "mastermind_edu/coeur/manche.py" and "tests/test_manche.py" in essais[0].tests
    assert essais[-1].tests == ("tests/test_reponses.py",) and "tests/test_reponses.py" in fichiers_longs()
    assert [essai.sont_rapides for essai in essais] == [True] * (len(essais) - 1) + [False]


def test_chaque_survivant_explique_a_une_raison():
    lignes = [ligne for ligne in SURVIVANTS.read_text(encoding="utf-8").splitlines() if ligne.startswith("- ")]
    assert [ligne for ligne in lignes if not re.fullmatch(r"- `.+` : `.+` : .+ : .{15,}", ligne)] == [] and lignes


# Un processus neuf : les tests lancés ne doivent rien trouver du paquet déjà importé.
ESSAYER = """
import sys
from copie import RACINE, Copie, Essai
from muter import faire, muter
from pathlib import Path
fichier, copie = "mastermind_edu/coeur/jour.py", Copie(Path(sys.argv[1]), False)
mutant = next(mutant for mutant in faire(muter(RACINE / fichier)) if "MOIS[date.month - 1]" in mutant.nom and mutant.nom.endswith("devient 2"))
for test in (fichier, "mastermind_edu/coeur/__init__.py"):
    print(*copie.essayer(mutant, [Essai((test,), True)]).vu_par, "/", copie.tests_passent([test]))
"""


def test_une_faute_est_vue_par_l_exemple_qu_elle_change_et_pas_par_un_fichier_sans_test(tmp_path):
    commande = [sys.executable, "-c", ESSAYER, str(tmp_path / "copie")]
    dit = subprocess.run(commande, cwd=RACINE / "tests" / "mutations", capture_output=True, text=True, check=True).stdout
    assert dit.splitlines() == ["mastermind_edu/coeur/jour.py / True", "/ True"]
