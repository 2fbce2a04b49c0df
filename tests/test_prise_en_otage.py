"""Ce qu’une copie peut faire dépenser à qui corrige : chaque attaque connue finit dans son budget, et les autres copies ont leur note."""

import io
import json
import math
import os
import queue
import signal
import subprocess
import sys
import tempfile
import time
import unicodedata
import zipfile
from itertools import islice
from pathlib import Path

import pytest
from corpus import BOUCLES, cellules, deposer, fonction, notebook
from corrections import corriger_en_silence, etats
from hypothesis import given, settings
from hypothesis import strategies as st

from mastermind_edu.correction import minuteurs
from mastermind_edu.correction.correcteur import _chacun_son_tour
from mastermind_edu.correction.lecture.allegement import retirer_les_sorties
from mastermind_edu.correction.lecture.copies import lire_copie, lire_copies
from mastermind_edu.correction.lecture.fichiers import Fichier, trouver_fichiers
from mastermind_edu.correction.lecture.notebooks import TROP_DE_VALEURS
from mastermind_edu.correction.notation.jugement import preparer_programme
from mastermind_edu.correction.pages.notes import dossier_de_feedback
from mastermind_edu.correction.pages.retours import nommer_pages
from mastermind_edu.correction.programme.composition import SIGNES_PAR_CELLULE, composer_programme
from mastermind_edu.correction.programme.decoupage import decouper
from mastermind_edu.juge import depense, fil, isolement
from mastermind_edu.juge.codage import CodageInvalide, decoder, decoder_ensemble
from mastermind_edu.juge.ecarts import Cas
from mastermind_edu.juge.enclos import PREFIXE, ouvrir_enclos
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.explications import expliquer
from mastermind_edu.juge.fil import _deposer, lire_json
from mastermind_edu.juge.isole import CandidatIsole
from mastermind_edu.juge.isolement import ProcessusEleve
from mastermind_edu.juge.justes import Justes
from mastermind_edu.juge.lecture.lecteur import lire
from mastermind_edu.juge.valeurs import Erreur

RACINE = Path(__file__).resolve().parents[1]
MEGA = 1_000_000
POSIX = pytest.mark.skipif(os.name != "posix", reason="sans signaux de Posix")
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="la mémoire et les processus s’y lisent")


# Lire en un temps proportionnel à la taille

PIRES = (
    "\n", " ", "\t", "\r", "[", "![", "](", "<", "<a ", "<!--", "&", "\"", "\\", "\\\"", "'", "'''", "\"\"\"", "(", "{", "[],", "{},", ",]", "#", "# 0", "*", "_", "`",
    "a", "a.", "a,", "a=", "1", "%", "!", "nom ", "nom et ", "def f(x", "def f(x):\n", "class A:\n  ", "if x:\n ", "else:\n", "return\n", "@a\n", "x++", "1 if 1 else ", "\x00", "é",
)  # fmt: skip
LIEUX = {
    "code": lambda texte: ("a.ipynb", notebook(texte)),
    "definition": lambda texte: ("a.ipynb", notebook("def repondre(secret, proposition):\n    return 1\n" + texte[: SIGNES_PAR_CELLULE - 100])),
    "dans-le-corps": lambda texte: ("a.ipynb", notebook("def repondre(secret, proposition):\n    " + texte[: SIGNES_PAR_CELLULE - 100] + "\n    return 1")),
    "titre": lambda texte: ("a.ipynb", notebook("x = 1", titre=texte)),
    "nom": lambda texte: ("a.ipynb", notebook("x = 1", titre="Nom : " + texte)),
    "json-coupe": lambda texte: ("a.ipynb", b'{"cells": ["' + texte.encode()),
    "fichier": lambda texte: ("a.ipynb", texte.encode()),
    "python": lambda texte: ("a.py", texte.encode()),
    "texte-en-ligne": lambda texte: ("Zoé_12_assignsubmission_onlinetext_.html", b"<pre>def repondre():" + texte.encode()),
    "nom-de-fichier": lambda texte: (texte[:250].replace("/", "_") + ".ipynb", notebook("x = 1")),
}


@POSIX
@pytest.mark.parametrize("lieu", LIEUX)
def test_un_million_de_signes_du_pire_texte_se_lit_dans_le_temps_permis(lieu):
    for motif in PIRES:
        texte = (motif * (MEGA // len(motif) + 1))[:MEGA]
        with minuteurs.en_temps():  # lève au bout de dix secondes ; une lecture quadratique en prendrait des minutes
            copie = lire_copie(Fichier((LIEUX[lieu](texte)[0],), LIEUX[lieu](texte)[1]))
            preparer_programme(composer_programme(copie))


@POSIX
def test_une_lecture_qui_n_en_finit_pas_donne_une_copie_a_noter_a_la_main(tmp_path, monkeypatch):
    import re

    from mastermind_edu.correction.lecture import contenus as module

    monkeypatch.setattr(minuteurs, "SECONDES_DE_LECTURE", 0.3)
    vraie = module._chapitre_du_contenu
    monkeypatch.setattr(module, "_chapitre_du_contenu", lambda lues, code: re.match("(a+)+$", "a" * 60 + "b") if "PIEGE" in "".join(code) else vraie(lues, code))
    deposer(tmp_path, "c/a.ipynb", notebook("PIEGE = 1", *cellules(BOUCLES)))
    deposer(tmp_path, "c/b.ipynb", notebook(*cellules(BOUCLES)))
    copies = corriger_en_silence([tmp_path / "c"], tmp_path / "s")
    assert copies["b.ipynb"]["note"] == 20 and copies["a.ipynb"]["note"] is None
    assert "la lecture de cette copie dure plus de" in copies["a.ipynb"]["anomalies"][0]


def test_un_notebook_de_trop_de_valeurs_n_est_pas_lu():
    copie = lire_copie(Fichier(("a.ipynb",), b'{"cells": [' + b"0," * 400_000 + b"0]}"))
    assert TROP_DE_VALEURS in [anomalie.texte for anomalie in copie.anomalies]


def avec_sorties(texte, *sources):
    """Un notebook dont la première cellule a affiché ce texte, tel que Jupyter l’enregistre : une liste de lignes, ou un seul texte."""
    copie = json.loads(notebook(*sources))
    copie["cells"][-len(sources)]["outputs"] = [{"output_type": "stream", "name": "stdout", "text": texte}]
    return json.dumps(copie, indent=1).encode()


@pytest.mark.parametrize("texte", [["1\n"] * 150_000, "1\n" * 4_000_000, ['"[]\\'] * 60_000], ids=["lignes", "un-texte", "signes-du-json"])
def test_un_affichage_sans_fin_enregistre_ne_coute_pas_sa_note(tmp_path, texte):
    deposer(tmp_path, "c/a.ipynb", avec_sorties(texte, *cellules(BOUCLES)))
    (copie,) = corriger_en_silence([tmp_path / "c"], tmp_path / "s").values()
    assert copie["note"] == 20 and "de sorties, sans doute celles d’un affichage sans fin : il est lu sans elles" in copie["anomalies"][0]


JSONS = st.recursive(
    st.none() | st.integers() | st.text('"\\[]{}:, é\noutps', max_size=9),
    lambda valeurs: st.lists(valeurs, max_size=4) | st.dictionaries(st.just("outputs") | st.text('"\\[]outps', max_size=9), valeurs, max_size=4),
    max_leaves=25,
)


def vider(valeur):
    """La même donnée, chaque liste « outputs » vide."""
    if isinstance(valeur, dict):
        return {cle: [] if cle == "outputs" and isinstance(contenu, list) else vider(contenu) for cle, contenu in valeur.items()}
    return [vider(contenu) for contenu in valeur] if isinstance(valeur, list) else valeur


@given(JSONS, st.sampled_from([None, 1]), st.booleans())
@settings(max_examples=150, deadline=None)
def test_retirer_les_sorties_d_un_json_ne_change_rien_d_autre(donnee, retrait, ascii_seul):
    assert json.loads(retirer_les_sorties(json.dumps(donnee, indent=retrait, ensure_ascii=ascii_seul).encode())) == vider(donnee)


@POSIX
@pytest.mark.parametrize("motif", ["[", "[[]],", '"', '["', '""[', "\\", '"outputs":[', '"outputs" '])
def test_vingt_megaoctets_du_pire_affichage_se_lisent_en_cinq_secondes(motif, monkeypatch):
    monkeypatch.setattr(minuteurs, "SECONDES_DE_LECTURE", 5 * depense.patience())
    copie = lire_copie(Fichier(("a.ipynb",), b'{"cells": [], "outputs": [' + motif.encode() * (20 * MEGA // len(motif))))
    assert not copie.est_lue and "secondes" not in copie.anomalies[-1].texte


def test_une_page_en_ligne_demesuree_n_est_pas_lue():
    copie = lire_copie(Fichier(("Zoé_12_assignsubmission_onlinetext_.html",), b"<p " + b"ab " * 300_000 + b">def f(x):</p>"))
    assert not copie.est_lue and "il n’est pas lu" in copie.anomalies[0].texte


def emboiter(fois, instruction):
    """Des `finally` l’un dans l’autre : Python recopie chacun à chaque sortie."""
    lignes = [f"{' ' * rang}{ligne}" for rang in range(fois) for ligne in ("try:", f" {instruction}", "finally:")]
    return "def f():\n" + "\n".join(f" {ligne}" for ligne in [*lignes, " " * fois + "pass"])


@POSIX
@pytest.mark.parametrize("fois, lue", [(3, True), (40, False), (90, False)])
def test_des_finally_emboites_ne_se_compilent_pas_mille_fois(fois, lue):
    with minuteurs.en_temps():
        assert (decouper(emboiter(fois, "return 1"), 1)[1] == ()) is lue


def test_l_archive_d_une_autre_methode_ou_de_trop_d_entrees_n_est_pas_ouverte(tmp_path):
    for methode in (zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
        deposer(tmp_path, "a.zip", zipper({"a.ipynb": b"0" * 30_000_000}, methode))
        (fichier,) = trouver_fichiers([tmp_path / "a.zip"])
        assert "sa méthode de compression est inconnue" in fichier.refus
    entrees = {f"__MACOSX/{rang}": b"" for rang in range(50_001)}
    for dedans in (zipper(entrees), zipper({"b.zip": zipper(entrees)})):
        deposer(tmp_path, "a.zip", dedans)
        (fichier,) = trouver_fichiers([tmp_path / "a.zip"])
        assert "annonce plus de 50000 fichiers" in fichier.refus


def zipper(membres, methode=zipfile.ZIP_DEFLATED):
    tampon = io.BytesIO()
    with zipfile.ZipFile(tampon, "w", methode) as archive:
        for nom, octets in membres.items():
            archive.writestr(nom, octets)
    return tampon.getvalue()


def test_un_eleve_qui_rend_trop_de_fichiers_lents_laisse_leur_tour_aux_autres(tmp_path, monkeypatch):
    monkeypatch.setattr("mastermind_edu.correction.lecture.copies.SECONDES_DE_LECTURES", 0.2)
    monkeypatch.setattr("mastermind_edu.correction.lecture.contenus._chapitre_du_contenu", lambda *_: time.sleep(0.15))
    deposer(tmp_path, "c/lent.zip", zipper({f"{rang}.ipynb": notebook("x = 1") for rang in range(4)}))
    deposer(tmp_path, "c/z.ipynb", notebook("x = 1"))
    lues = {copie.fichier: copie.est_lue for copie in lire_copies([tmp_path / "c"])}
    assert lues == {"lent.zip/0.ipynb": True, "lent.zip/1.ipynb": True, "lent.zip/2.ipynb": False, "lent.zip/3.ipynb": False, "z.ipynb": True}


def test_aucun_fichier_ne_prend_la_page_d_un_autre():
    premieres = nommer_pages(["x y.ipynb", "x_y.ipynb"])
    noms = ["x y.ipynb", "x_y.ipynb", *(f"{page.removesuffix('.html')}.ipynb" for page in premieres.values())]
    assert len({page.casefold() for page in nommer_pages(noms).values()}) == 4


# Les réponses


@pytest.fixture(scope="module")
def enclos():
    with ouvrir_enclos("aucun") as enclos:
        yield enclos


@pytest.fixture
def ouvrir(enclos):
    ouverts = []

    def ouvrir_une_copie(*sources, **options):
        ouverts.append(ProcessusEleve(enclos, list(enumerate(sources, start=1)), {"f": 1}, **options))
        ouverts[-1].demarrer()
        return ouverts[-1]

    yield ouvrir_une_copie
    for processus in ouverts:
        processus.arreter()


GRAND = 2**61 - 1  # Python range les entiers par leur reste
def rester(nombre, tuples=24_000):
    """Des couples (a, h) de petits nombres, dont le hachage est toujours le même : celui des tuples se calcule à l’envers."""
    masque, un, deux, cinq = (1 << 64) - 1, 11400714785074694791, 14029467366897019727, 2870177450012600261
    inverse = pow(deux, -1, 1 << 64)

    def tourner(x):
        return (x << 31 | x >> 33) & masque

    voulu = (tourner(cinq) * un + nombre * deux) & masque
    couples = ((a, ((voulu - tourner((cinq + a * deux) & masque) * un) * inverse) & masque) for a in range(1, 40 * tuples))
    return list(islice(((a, h) for a, h in couples if h < 10**18), tuples))


QUI_SE_GENENT = {
    "cles": {"d": [[k * GRAND, 0] for k in range(5_000)]},
    "a-moitie": {"d": [[k * GRAND if k % 5 else k, 0] for k in range(5_000)]},
    "couples": {"d": [[{"t": [k * GRAND, j * GRAND]}, 0] for k in range(70) for j in range(70)]},
    "liste": [k * GRAND for k in range(5_000)],
    "negatifs": [-k * GRAND for k in range(5_000)],
    "fractions": [{"f": [k * 3, k * 7 + 1]} for k in range(5_000)],
}
SANS_GENE = {"petits": list(range(5_000)), "factorielles": [math.factorial(n) for n in range(500)], "repetes": [GRAND] * 5_000, "puissances": [6**n for n in range(1_000)]}


@pytest.mark.parametrize("code", QUI_SE_GENENT.values(), ids=QUI_SE_GENENT)
def test_des_nombres_choisis_pour_se_gener_ne_sont_pas_lus(code):
    with pytest.raises(CodageInvalide):
        lire_json(json.dumps(code).encode())


@pytest.mark.parametrize("code", SANS_GENE.values(), ids=SANS_GENE)
def test_de_grands_nombres_ordinaires_le_sont(code):
    assert lire_json(json.dumps(code).encode()) == code


@pytest.mark.parametrize("contenu", [["1e3000000000"], ["1e3000000000", 1], [1.5, 2], [True, 2], [1], "12", [1, 0]])
def test_une_fraction_est_faite_de_deux_entiers(contenu):
    with pytest.raises(CodageInvalide):
        decoder({"f": contenu})


ERREURS = ("TypeError", "NameError", "AttributeError", "IndexError", "UnboundLocalError", "ValueError", "KeyError")
TEXTES_D_ERREURS = ("name 'a' is not defined", "'int' object is not callable", "'int' object is not subscriptable", "list index out of range", "")


@POSIX
@pytest.mark.parametrize("suite", ["", "'", '"', "\\", "a", "(", "[", "1 "])
def test_le_pire_texte_d_une_erreur_s_explique_dans_le_temps_permis(suite):
    with minuteurs.en_temps():  # lève au bout de dix secondes ; un seul motif exponentiel en prendrait des siècles
        for motif in (*PIRES, "'a' ", "len(", "self.", "for a in ", "{}["):
            for debut in ("", "{}[", "f('"):
                instruction = (debut + (motif + suite) * 200)[:200]
                for type_d_erreur in ERREURS:
                    for texte in (*TEXTES_D_ERREURS[1:], ((motif + suite) * 500)[:500]):
                        expliquer(Erreur((type_d_erreur, "Exception"), texte, 3, instruction))


@POSIX
def test_des_couples_au_meme_hachage_ne_sont_pas_decodes():
    couples = rester(12345678901234567, 30)
    assert len({hash(couple) for couple in couples}) == 1 and len(set(couples)) == 30
    with pytest.raises(CodageInvalide):
        decoder({"d": [[{"t": list(couple)}, 0] for couple in couples]})
    assert len(decoder({"d": [[-n, 0] for n in range(50)]})) == 50


def test_des_listes_qui_se_citent_ne_se_deplient_pas_sans_fin():
    citees = [{"p": [0, [1, 1]]}, *({"p": [n, [{"r": n - 1}, {"r": n - 1}]]} for n in range(1, 60))]
    with pytest.raises(CodageInvalide):
        decoder_ensemble(citees)
    assert decoder_ensemble(citees[:3])[2] == [[[1, 1], [1, 1]], [[1, 1], [1, 1]]]


def test_une_fonction_fausse_appelee_hors_de_son_domaine_n_est_pas_comparee_a_la_notre(tmp_path):
    """Notre puissance ne s’arrêterait pas : ces arguments, que l’élève écrit dans le tuyau, ne vont à aucune référence."""
    ligne = b'{"appel": "nombre_de_codes", "arguments": [2000000, 1' + b"0" * 200 + b"]}\n"
    position = f"""def position(valeur, code):
    import os
    for descripteur in range(3, 32):
        try: os.write(descripteur, {ligne!r})
        except OSError: pass
    return nombre_de_codes(2, 3)
"""
    copies = corriger_en_silence([deposer(tmp_path, "c/a.ipynb", notebook("def nombre_de_codes(nb_pions, nb_couleurs):\n    return 7", *cellules(BOUCLES, position=position))).parent], tmp_path / "s")
    assert etats(copies["a.ipynb"])["position"] != "réussi"


@POSIX
@pytest.mark.parametrize("ligne", ["x = 1", "if x: pass", "for i in x: pass", "x = x + [1]", "x.append(1)", "print(x)"])
def test_une_tres_longue_fonction_se_lit_dans_le_temps_permis(ligne):
    with minuteurs.en_temps():
        lire("def f(x):\n" + f" {ligne}\n" * 9_000, "f")
        lire("def f(x):\n" + f" {ligne}\n" * 400, "f")


@POSIX
def test_un_enfant_qui_n_ecoute_plus_ne_retient_pas_qui_corrige(ouvrir, monkeypatch):
    monkeypatch.setattr(fil, "SECONDES_PAR_DEMANDE", 0.3)
    processus = ouvrir("import os, signal\ndef f(x):\n    os.kill(os.getpid(), signal.SIGSTOP)")
    debut = time.monotonic()
    with pytest.raises(TimeoutError):
        for _ in range(30):
            processus._fil.ecrire('{"numero": 0, "nom": "f", "pas_a_pas": false, "sans": [], "cas": [[["' + "a" * 100_000 + '"]]]}')
    assert time.monotonic() - debut < 20


def test_des_reponses_volumineuses_sont_refusees_avec_leur_raison(ouvrir, monkeypatch):
    monkeypatch.setattr(depense, "OCTETS_PAR_REPONSE", 10_000)
    observations = ouvrir("def f(x):\n    return ['a' * 300] * 10").observer("f", [Cas((n,)) for n in range(50)])
    assert observations[-1].erreur == isolement.DEBORDE and observations[-1].est_sans_fin


def test_un_nouvel_examen_repart_d_un_compte_neuf(ouvrir, monkeypatch):
    monkeypatch.setattr(depense, "OCTETS_PAR_REPONSE", 10_000)
    processus = ouvrir("def f(x):\n    return 'a' * 3000")
    for _ in range(4):
        [observation] = CandidatIsole(processus, "f").observer([Cas((1,))])
        assert observation.erreur is None


@pytest.mark.parametrize("epuiser, raison", [(lambda d: setattr(d, "_octets", depense.OCTETS_PAR_COPIE), "Mo"), (lambda d: setattr(d, "_fin", 0), "secondes")], ids=["octets", "secondes"])
def test_au_dela_de_son_budget_une_copie_est_a_noter_a_la_main_et_les_autres_ont_leur_note(tmp_path, monkeypatch, epuiser, raison):
    deposer(tmp_path, "c/a.ipynb", notebook("PIEGE = 1", *cellules(BOUCLES)))
    deposer(tmp_path, "c/b.ipynb", notebook(*cellules(BOUCLES)))
    demarrer = ProcessusEleve.demarrer

    def demarrer_sans_budget(processus):
        if "PIEGE" in processus.cellules[0][1]:
            epuiser(processus.depense)
        return demarrer(processus)

    monkeypatch.setattr(ProcessusEleve, "demarrer", demarrer_sans_budget)
    copies = corriger_en_silence([tmp_path / "c"], tmp_path / "s")
    assert copies["b.ipynb"]["note"] == 20 and copies["a.ipynb"]["note"] is None
    assert raison in copies["a.ipynb"]["anomalies"][-1] and "à noter à la main" in copies["a.ipynb"]["anomalies"][-1]
    assert copies["a.ipynb"]["sha256"]  # la correction suivante ne la rencontre pas de nouveau


def test_une_file_pleine_fait_attendre_l_enfant_et_s_oublie_quand_la_copie_est_finie():
    import threading

    pleine, fini = queue.Queue(1), threading.Event()
    assert _deposer(pleine, b"x", fini)
    fini.set()
    assert not _deposer(pleine, b"y", fini)


BAVARDE = """import os
def f(x):
    for descripteur in range(3, 12):
        try:
            while True: os.write(descripteur, b'"' + b'x' * 900_000 + b'"\\n')
        except OSError: pass
"""
MESURER = """import resource, sys
from pathlib import Path
from mastermind_edu.correction.correcteur import corriger
corriger([Path(sys.argv[1])], Path(sys.argv[2]), version="essai", annoncer=lambda _: None, travaux=1, isolement="aucun")
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1000)
"""
VOLUMINEUSES = {
    "bavarde": BAVARDE.replace("def f(x)", "def position(valeur, code)"),
    "arguments": "def trouver_bien_places(copie, proposition):\n    copie.extend([[]] * 15_000)\n    return 0",
    "imbriquees": "def position(valeur, code):\n    return [[]] * 15_000",
    "cles": "def position(valeur, code):\n    return {k * (2**61 - 1): [] for k in range(5_000)}",
    "textes": "def position(valeur, code):\n    return 'é🔑' * 40_000",
    "definitions-emboitees": "def position(valeur, code):\n    return 7\n" + "".join(f"{' ' * n}def a():\n" for n in range(88)) + " " * 88 + "'🔑'\n",
}


@LINUX
def test_la_pire_copie_ne_coute_pas_plus_de_150_mo_a_qui_corrige(tmp_path):
    def megas(nom, source=None):
        reponses = {source.split("(")[0].split()[-1]: source} if source else {}
        deposer(tmp_path, f"{nom}/a.ipynb", notebook(*cellules(BOUCLES, **reponses)))
        fait = subprocess.run([sys.executable, "-c", MESURER, tmp_path / nom, tmp_path / f"s-{nom}"], capture_output=True, text=True, cwd=RACINE, timeout=170)
        assert fait.returncode == 0, fait.stderr
        return int(fait.stdout)

    plancher = megas("ordinaire")
    assert {nom: megas(nom, source) - plancher for nom, source in VOLUMINEUSES.items() if megas(nom, source) - plancher > 150} == {}


# Les références


def sans_fin(x):
    """Ne finit pas pour un nombre négatif."""
    while x < 0:
        pass
    return x


@pytest.mark.parametrize("plus_petit", [0, -1], ids=["hors-du-domaine", "sous-la-garde"])
def test_une_reference_ne_repond_que_dans_son_domaine_et_sous_une_garde(plus_petit):
    exercice = Exercice(reference=sans_fin, points=1, cas=lambda: iter([(plus_petit,), (7,)]), exemples=())
    justes = Justes({"sans_fin": exercice}, exercice, ["sans_fin"])
    debut = time.monotonic()
    assert justes.repondre("sans_fin", [-1]) is None and justes.repondre("sans_fin", [5]).valeur == 5
    assert time.monotonic() - debut < 10


def test_une_copie_qui_fait_boucler_notre_reference_a_sa_note_et_les_autres_aussi(tmp_path):
    titre = "# Exercice 09 — Les erreurs"
    piege = "def manche_ordinateur(secret, nb_couleurs):\n    return []", "def reponse_correcte(bien, mal, nb_pions):\n    manche_ordinateur([-1, -1], 6)\n    return True"
    juste = "def reponse_correcte(bien, mal, nb_pions):\n    return 0 <= bien and 0 <= mal and bien + mal <= nb_pions and (bien, mal) != (nb_pions - 1, 1)"
    deposer(tmp_path, "c/a.ipynb", notebook(*piege, titre=titre))
    deposer(tmp_path, "c/b.ipynb", notebook(juste, titre=titre))
    debut = time.monotonic()
    copies = corriger_en_silence([tmp_path / "c"], tmp_path / "s")
    assert time.monotonic() - debut < 60
    assert etats(copies["b.ipynb"])["reponse_correcte"] == "réussi" and etats(copies["a.ipynb"])["reponse_correcte"] != "réussi"


@pytest.mark.parametrize("appel", ["eval('repon' + 'dre')", "globals()['repondre']", "autre"])
def test_les_cas_d_un_eleve_ne_sont_pas_calcules_par_sa_fonction(tmp_path, appel):
    cas = f"autre = repondre\ndef mes_cas_repondre():\n    f = {appel}\n    return [(list(s), list(p), f(list(s), list(p))) for s, p in map(str.split, TEXTES)]"
    cas = f"TEXTES = 'RVBJ RVBJ', 'RVBJ VRJB', 'RRVV VVBR', 'RVBJ VVPP', 'RRBJ RVPP', 'RBBJ PRRP'\n{cas}"
    deposer(tmp_path, "c/a.ipynb", notebook(*cellules(BOUCLES, mes_cas_repondre=cas)))
    (copie,) = corriger_en_silence([tmp_path / "c"], tmp_path / "s").values()
    assert etats(copie) == {**dict.fromkeys(BOUCLES, "réussi"), "mes_cas_repondre": "échoué"}


# À qui est une copie

ZOE, LEO = "Zoé Martin_12_assignsubmission_file_", "Léo Roy_33_assignsubmission_file_"


@pytest.mark.parametrize("dedans", [f"{LEO}/{ZOE}04.ipynb", f"{LEO}/{ZOE}/04.ipynb", f"{LEO}{ZOE}04.ipynb"], ids=["fichier", "dossier", "sans-dossiers"])
def test_le_dossier_de_moodle_le_plus_exterieur_nomme_l_eleve(tmp_path, dedans):
    deposer(tmp_path, f"depot/{ZOE}/04.ipynb", notebook(*cellules(BOUCLES)))
    deposer(tmp_path, f"depot/{dedans}", notebook("# Léo", *cellules(BOUCLES)))
    copies = {copie.eleve: copie for copie in lire_copies([tmp_path / "depot"])}
    assert sorted(copies) == ["Léo Roy", "Zoé Martin"]
    assert dossier_de_feedback(copies["Léo Roy"].fichier) == "Léo Roy_33_assignfeedback_file_"
    remarques = {nom: [a.texte for a in copie.anomalies if not a.publique] for nom, copie in copies.items()}
    assert any("le nom de Moodle de Zoé Martin (12)" in r for r in remarques["Léo Roy"])
    assert any("un autre élève a rendu un fichier au nom de celui-ci" in r for r in remarques["Zoé Martin"])


@pytest.mark.parametrize("debut", ["//", "/", "///", "\\\\\\\\", "../../", "./"])
def test_un_chemin_absolu_dans_une_archive_ne_sort_pas_de_ce_que_l_eleve_a_rendu(tmp_path, debut):
    deposer(tmp_path, f"depot/{ZOE}/04.ipynb", notebook(*cellules(BOUCLES)))
    deposer(tmp_path, f"depot/{LEO}/rendu.zip", zipper({f"{debut}{ZOE}/04.ipynb": notebook("x = 1")}))
    copies = {copie.fichier: copie for copie in lire_copies([tmp_path / "depot"])}
    assert sorted(copies) == [f"{LEO}/rendu.zip/{ZOE}/04.ipynb", f"{ZOE}/04.ipynb"]
    assert [copies[nom].eleve for nom in sorted(copies)] == ["Léo Roy", "Zoé Martin"] and all(copie.anomalies for copie in copies.values())


def test_un_nom_ajoute_n_est_celui_d_aucun_autre(tmp_path):
    for nom in (unicodedata.normalize("NFC", "04_zoé.ipynb"), unicodedata.normalize("NFD", "04_zoé.ipynb"), "04_zoé.ipynb [2]"):
        deposer(tmp_path, f"c/{nom}", notebook("x = 1", f"# {nom!a}"))
    copies = lire_copies([tmp_path / "c"])
    assert [copie.fichier for copie in copies] == ["04_zoé.ipynb", "04_zoé.ipynb [3]", "04_zoé.ipynb [2]"]
    assert sum("portent ce nom" in str(copie.anomalies) for copie in copies) == 2


def test_la_premiere_copie_de_chacun_passe_avant_les_autres_d_un_seul():
    copies = [copie._replace(depot=depot) for depot in "aaabbc" for copie in [lire_copie(Fichier((f"{depot}.ipynb",), notebook("x = 1")))]]
    assert "".join(copie.depot for copie in _chacun_son_tour(copies)) == "abcaba"


def test_un_zip_au_nom_d_un_autre_reste_a_qui_l_a_rendu(tmp_path):
    deposer(tmp_path, f"depot/{LEO}/rendu.zip", zipper({f"{ZOE}/04.ipynb": notebook(*cellules(BOUCLES))}))
    (copie,) = lire_copies([tmp_path / "depot"])
    assert copie.eleve == "Léo Roy" and dossier_de_feedback(copie.fichier) == "Léo Roy_33_assignfeedback_file_"


def test_une_copie_rendue_de_nouveau_sous_le_meme_nom_est_corrigee_de_nouveau(tmp_path):
    deposer(tmp_path, "c/a.ipynb", notebook(*cellules(BOUCLES, repondre=fonction("repondre", "return 0, 0"))))
    premiere = corriger_en_silence([tmp_path / "c"], tmp_path / "s")["a.ipynb"]
    deposer(tmp_path, "c/a.ipynb", notebook(*cellules(BOUCLES)))
    seconde = corriger_en_silence([tmp_path / "c"], tmp_path / "s")["a.ipynb"]
    assert (etats(premiere)["repondre"], etats(seconde)["repondre"], seconde["note"]) == ("échoué", "réussi", 20)


# Ctrl-C, et ce qu’une correction tuée laisse


def rendre_ctrl_c():
    """Une suite lancée en arrière-plan ignore Ctrl-C, et ce qu’elle lance aussi."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@POSIX
@pytest.mark.parametrize("dans", ["un-appel-d-eleve", "un-fil-sans-fin", "un-fil-qui-tient-l-interpreteur"])
def test_ctrl_c_rend_la_main_en_deux_secondes(tmp_path, dans):
    deposer(tmp_path, "c/a.ipynb", notebook(*cellules(BOUCLES, position="def position(valeur, code):\n    while True: pass")))
    sans_fin_chez_nous = {"un-fil-sans-fin": "threading.Event().wait()", "un-fil-qui-tient-l-interpreteur": "re.match('(a+)+$', 'a' * 60 + 'b')"}.get(dans, "")
    if sans_fin_chez_nous:
        sans_fin_chez_nous = f"import mastermind_edu.correction.notation.jugement as j, re, threading\nj.Juge.juger = lambda *_: {sans_fin_chez_nous}\n"
    programme = f"{sans_fin_chez_nous}import sys\nfrom mastermind_edu.cli import main\nsys.exit(main(['corriger', {str(tmp_path / 'c')!r}, '--sortie', {str(tmp_path / 's')!r}, '--sans-registre']))"
    processus = subprocess.Popen([sys.executable, "-c", programme], cwd=RACINE, stderr=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "TMPDIR": str(tmp_path)}, preexec_fn=rendre_ctrl_c)
    limite = time.monotonic() + 60
    while not (tmp_path / "s/journal.jsonl").exists() and not any(tmp_path.glob("s/*")) and time.monotonic() < limite:
        time.sleep(0.1)
    time.sleep(1.5)
    processus.send_signal(signal.SIGINT)
    debut = time.monotonic()
    _, dit = processus.communicate(timeout=30)
    assert time.monotonic() - debut < 2 + 2  # deux secondes, et de quoi laisser une machine chargée s’en apercevoir
    assert ("Arrêté" if dans == "un-fil-qui-tient-l-interpreteur" else "Interrompu") in dit.decode() and processus.returncode


@POSIX
def test_ce_qu_une_correction_tuee_laisse_s_en_va_a_la_suivante(monkeypatch, tmp_path):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    mort = subprocess.Popen([sys.executable, "-c", ""])
    mort.wait()
    (tmp_path / f"{PREFIXE}{mort.pid}-abc/mastermind_edu").mkdir(parents=True)
    (tmp_path / f"{PREFIXE}{os.getpid()}-abc").mkdir()
    (tmp_path / f"{PREFIXE}autre").mkdir()
    with ouvrir_enclos("aucun"):
        restes = {chemin.name for chemin in tmp_path.iterdir()}
    assert f"{PREFIXE}{mort.pid}-abc" not in restes and {f"{PREFIXE}{os.getpid()}-abc", f"{PREFIXE}autre"} <= restes
