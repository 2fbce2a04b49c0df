"""Le processus d’une copie : ce qu’il exécute, ce qu’il renvoie, ce qui l’arrête, et comment il repart."""

import json
import os
import queue
import random
import sys
import time
from fractions import Fraction
from pathlib import Path

import pytest

from mastermind_edu.juge import fil, isolement
from mastermind_edu.juge.ecarts import Cas
from mastermind_edu.juge.enclos import ouvrir_enclos
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.isole import CandidatIsole
from mastermind_edu.juge.isolement import ARRET_DE_PYTHON, ARRET_DE_TEMPS, LIMITES, MUET, PERDU, ProcessusEleve
from mastermind_edu.juge.justes import Justes
from mastermind_edu.juge.valeurs import Observation

TUER = "import os\nos._exit(0)"
DOUBLE = "def f(x):\n    return 2 * x"
COMPTER = "appels = []\ndef f(x):\n    appels.append(x)\n    return len(appels)"
# Ce qu’une copie peut dire à la place de son processus.
PAROLE = """import os
def dire(parole):
    for descripteur in range(3, 12):
        try: os.write(descripteur, parole.encode() + b"\\n")
        except OSError: pass
"""

sous_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="ces limites n’existent que sous Linux")


@pytest.fixture(scope="module")
def enclos():
    with ouvrir_enclos("aucun") as enclos:
        yield enclos


@pytest.fixture
def ouvrir(enclos):
    """De quoi lancer une copie faite de ces cellules ; tout est arrêté ensuite."""
    ouverts = []

    def ouvrir_une_copie(*cellules, noms=("f",), **options):
        processus = ProcessusEleve(enclos, list(enumerate(cellules, start=1)), dict.fromkeys(noms, 1), **options)
        ouverts.append(processus)
        processus.demarrer()
        return processus

    yield ouvrir_une_copie
    for processus in ouverts:
        processus.arreter()


def valeurs(processus, *arguments, nom="f"):
    return [observation.valeur for observation in processus.observer(nom, [Cas((argument,)) for argument in arguments])]


# Ce qui revient


def test_les_reponses_sont_decrites_puis_appelees(ouvrir):
    processus = ouvrir("import zut", DOUBLE, "import zou")
    assert list(processus.reponses) == ["f"] and processus.reponses["f"].cellule == 2 and processus.manques == ("zou", "zut")
    assert valeurs(processus, 1, 2, 3) == [2, 4, 6]


def test_un_nombre_devenu_booleen_dans_une_liste_se_voit(ouvrir):
    processus = ouvrir("def f(liste):\n    liste[0] = liste[0] == 1")
    [observation] = processus.observer("f", [Cas(([1],))])
    assert repr(observation.arguments) == "([True],)"


@pytest.mark.parametrize("corps, apres", [("liste[0] = 5", "([5],)"), ("pass", "([1],)"), ("liste[0] += 1; liste[0] -= 1", "([1],)")])
def test_les_arguments_reviennent_tels_que_la_fonction_les_laisse(ouvrir, corps, apres):
    [observation] = ouvrir(f"def f(liste):\n    {corps}").observer("f", [Cas(([1],))])
    assert repr(observation.arguments) == apres


def test_le_hasard_d_une_copie_recommence_pareil_dans_les_cellules_et_dans_les_appels(ouvrir):
    tirage = random.Random(0).random()
    assert valeurs(ouvrir("import random\nx = random.random()", "def f(n):\n    return x, random.random()"), 1) == [(tirage, tirage)]


def test_la_recursion_va_aussi_loin_qu_ailleurs(ouvrir):
    assert valeurs(ouvrir("import sys\ndef f(x):\n    return sys.getrecursionlimit()"), 1) == [1000]


@sous_linux
def test_les_limites_annoncees_sont_posees_meme_si_l_une_est_inconnue(ouvrir, monkeypatch):
    monkeypatch.setattr(isolement, "LIMITES", {"RLIMIT_ZUT": 1, **LIMITES})
    processus = ouvrir("import resource\ndef f(nom):\n    return resource.getrlimit(getattr(resource, nom))")
    assert dict(zip(LIMITES, valeurs(processus, *LIMITES))) == {nom: (limite, limite) for nom, limite in LIMITES.items()}


@sous_linux
def test_une_copie_a_un_gigaoctet_trente_secondes_et_un_megaoctet_par_fichier():
    assert LIMITES == {
        "RLIMIT_AS": 10**9, "RLIMIT_CPU": 30, "RLIMIT_FSIZE": 10**6, "RLIMIT_NOFILE": 32, "RLIMIT_NPROC": 0, "RLIMIT_CORE": 0,
    }


def test_les_entrees_et_les_sorties_ordinaires_ne_menent_nulle_part(ouvrir):
    lire = "import os\ndef f(x):\n    return str(os.read(0, 10)), os.write(1, b'[]'), os.write(2, b'[]')"
    assert valeurs(ouvrir(lire), 1, 2) == [("b''", 2, 2)] * 2


@pytest.mark.parametrize("methode", ["observer", "observer_a_neuf"])
def test_le_candidat_isole_appelle_dans_le_processus_ou_dans_un_neuf(ouvrir, methode):
    candidat = CandidatIsole(ouvrir(COMPTER), "f")
    candidat.observer([Cas((1,)), Cas((2,))])
    suivantes = candidat.observer([Cas((3,))]) if methode == "observer" else candidat.observer_a_neuf(Cas((3,)))
    assert [o.valeur for o in suivantes] == [3 if methode == "observer" else 1]


def test_le_candidat_isole_dit_ce_que_le_processus_a_vu(ouvrir):
    processus = ouvrir("def g(x): return x\ndef f(x, y):\n    return g(x)\ndef h(x): ...", noms=("f", "g", "h", "absente"))
    f, h, absente = (CandidatIsole(processus, nom) for nom in ("f", "h", "absente"))
    assert (f.nb_parametres, f.accepte(1), f.dependances, f.est_a_faire, h.est_a_faire) == (2, False, {"g"}, False, True)
    assert absente.accepte(1) and [o.erreur.texte for o in absente.observer([Cas((1,))] * 2)] == ["name 'absente' is not defined"] * 2


# Ce qui dure ou qui s’arrête


def test_un_lot_lent_revient_en_plusieurs_fois_sans_relancer_la_copie(ouvrir, monkeypatch):
    processus = ouvrir(COMPTER.replace("    return", "    import time\n    time.sleep(0.2)\n    return"))
    monkeypatch.setattr(fil, "SECONDES_D_ATTENTE", 1.2)
    monkeypatch.setattr(processus, "demarrer", lambda: pytest.fail("la copie est relancée"))
    assert valeurs(processus, *range(9)) == [*range(1, 10)]


def test_une_fonction_qui_arrete_python_garde_ses_premieres_reponses_et_le_dit(ouvrir):
    processus = ouvrir("import os\ndef f(x):\n    return 2 * x if x != 3 else os._exit(0)")
    observations = processus.observer("f", [Cas((x,)) for x in range(6)])
    assert [o.valeur for o in observations[:-1]] == [0, 2, 4] and observations[-1].erreur == PERDU
    assert valeurs(processus, 5) == [10]


def test_une_fonction_qui_ne_repond_plus_le_dit(ouvrir, monkeypatch):
    processus = ouvrir("import time\ndef f(x):\n    time.sleep(x)\n    return x")
    monkeypatch.setattr(fil, "SECONDES_D_ATTENTE", 0.5)
    observations = processus.observer("f", [Cas((0,)), Cas((60,)), Cas((0,))])
    assert [o.valeur for o in observations] == [0, None] and observations[-1].erreur == MUET


def test_apres_une_boucle_sans_fin_rien_de_plus_n_est_essaye(ouvrir):
    observations = ouvrir("def f(x):\n    while x == 1: pass\n    return x").observer("f", [Cas((x,)) for x in range(5)])
    assert len(observations) == 2 and observations[0].valeur == 0 and observations[1].est_sans_fin


def test_une_reponse_demesuree_perd_le_processus(ouvrir, monkeypatch):
    monkeypatch.setattr(fil, "OCTETS_PAR_LIGNE", 2000)
    processus = ouvrir("def f(x):\n    return 'x' * x")
    [petite] = processus.observer("f", [Cas((1500,))])
    [grande] = processus.observer("f", [Cas((2500,))])
    assert petite.valeur == "x" * 1500 and grande.erreur == PERDU


# Ce qui arrête les cellules


def test_une_cellule_qui_arrete_python_n_est_plus_executee_et_se_nomme(ouvrir):
    processus = ouvrir("import os\nx = 1\nos._exit(0)\ny = 2", DOUBLE, "while True: pass")
    assert processus.arrets == {(1, 2): ARRET_DE_PYTHON, (3, 0): ARRET_DE_TEMPS}
    assert valeurs(processus, 1) == [2]


def test_ce_qui_a_arrete_une_copie_n_est_pas_essaye_de_nouveau_dans_la_meme_copie(ouvrir):
    assert valeurs(ouvrir("n = 1\nm = 2", "def f(nom):\n    return nom in globals()", arrets={(1, 0): ARRET_DE_TEMPS}), "n", "m") == [False, True]


def test_apres_trois_arrets_seules_les_definitions_sont_executees(ouvrir):
    processus = ouvrir(*[TUER] * 5, DOUBLE)
    assert sorted(processus.arrets) == [(1, 1), (2, 1), (3, 1)] and valeurs(processus, 1) == [2]


def test_une_copie_dont_les_definitions_arretent_python_est_perdue(ouvrir):
    processus = ouvrir(*["class C:\n    import os\n    os._exit(0)"] * 6, DOUBLE)
    assert processus.reponses["f"].existe and processus.reponses["f"].erreur == PERDU and len(processus.arrets) == 5
    assert [o.erreur for o in CandidatIsole(processus, "f").observer([Cas((1,))])] == [PERDU]
    processus.demarrer()
    assert valeurs(processus, 1) == [2]


def test_le_nombre_d_arrets_gardes_est_borne(ouvrir, monkeypatch):
    monkeypatch.setattr(isolement, "ARRETS_GARDES", 2)
    processus = ouvrir(PAROLE, """for n in range(5): dire('{"arret": [%d, 0]}' % n)""", DOUBLE)
    assert processus.arrets == {(0, 0): ARRET_DE_TEMPS, (1, 0): ARRET_DE_TEMPS} and valeurs(processus, 1) == [2]


def test_un_processus_neuf_peut_s_arreter_a_une_cellule(ouvrir):
    processus = ouvrir(DOUBLE, "def f(x):\n    return 3 * x", "def f(x):\n    return 4 * x")
    with processus.autrement(jusqu_a=2) as avant, processus.autrement() as entier:
        assert (valeurs(avant, 1), valeurs(entier, 1), valeurs(processus, 1)) == ([3], [4], [4])


# Les paroles d’un processus hostile


@pytest.mark.parametrize("parole", ["{", "3", "null", '{"debut": 3}', '{"debut": [1]}', '{"debut": ["a", 0]}', '{"reponses": 3, "manques": {}}'])
def test_une_parole_forgee_ne_fait_pas_tomber_le_juge(ouvrir, parole):
    processus = ouvrir(PAROLE, f"dire({parole!r})", DOUBLE)
    assert processus.reponses.get("f") is None or processus.reponses["f"].erreur == PERDU or valeurs(processus, 1) == [2]


@pytest.mark.parametrize("parole", ["3", "null", "{", '{"x": 1}', "[1]", "[[1]]", "[" * 100_000, '"' + "x" * 100_000 + '"'], ids=lambda parole: parole[:10])
def test_une_reponse_forgee_pendant_un_appel_n_est_pas_prise_pour_la_sienne(ouvrir, parole):
    processus = ouvrir(PAROLE, f"def f(x):\n    dire({parole!r})\n    return x")
    [observation] = processus.observer("f", [Cas((1,))])
    assert observation.valeur == 1 or observation.erreur == PERDU


@pytest.mark.parametrize("parole", ["3", "null", '{"x": 1}', "[[1]]", '{"numero": 99, "observations": []}'])
def test_une_parole_sans_le_numero_de_la_demande_est_passee(ouvrir, parole):
    processus = ouvrir(PAROLE, f"def f(x):\n    dire({parole!r})\n    return x")
    assert valeurs(processus, 1, 2) == [1, 2]


@pytest.mark.parametrize("suite", ['"observations": []', '"observations": [3]', '"observations": 3', '"observations": [[{"z": 1}, null, null, false]]', '"rien": 0'])
def test_une_reponse_forgee_sans_observation_lisible_perd_l_appel_et_rien_d_autre(ouvrir, suite):
    parole = '{"numero": %d, ' + suite + "}"
    processus = ouvrir(PAROLE, f"def f(x):\n    for n in range(9): dire({parole!r} % n)\n    return x")
    assert [observation.erreur for observation in processus.observer("f", [Cas((1,))])] == [PERDU]


def test_un_processus_mort_entre_deux_demandes_est_remplace(ouvrir):
    processus = ouvrir(DOUBLE)
    processus._processus.tuer()
    processus._processus.attendre()
    assert valeurs(processus, 4) == [8]


def test_la_fin_d_une_ligne_demesuree_n_est_pas_une_reponse(ouvrir, monkeypatch):
    monkeypatch.setattr(fil, "OCTETS_PAR_LIGNE", 2000)
    processus = ouvrir(PAROLE, "def f(x):\n    dire('x' * 2000 + '[[7, null, null, false]]')")
    assert [o.erreur for o in processus.observer("f", [Cas((1,))])] == [PERDU]


@pytest.mark.parametrize("parole", ['{"appel": "g", "arguments": []}', '{"appel": "g"}', '{"appel": "g", "arguments": 3}', '{"appel": ["g"], "arguments": []}', '{"appel": "g", "arguments": [{"x": 1}]}'])
def test_un_appel_de_doublure_forge_ne_recoit_rien(ouvrir, parole):
    processus = ouvrir(PAROLE, f"def f(x):\n    dire({parole!r})\n    return x")
    assert processus.observer("f", [Cas((1,))])[-1].erreur in (None, PERDU, MUET)


# Les versions justes


def g(x):
    """Le triple de x."""
    return 3 * x


def f(x):
    """Le triple de x, plus un."""
    return 3 * x + 1


@pytest.mark.parametrize("donnee, apres", [([1], [True]), ([0.0], [-0.0]), ([Fraction(1)], [1]), ([1, [2]], [1, (2,)])], ids=["booléen", "zéro négatif", "fraction", "tuple"])
def test_un_argument_dont_seul_le_type_ou_le_signe_change_est_vu(ouvrir, donnee, apres):
    processus = ouvrir(f"def f(liste):\n    liste[:] = {apres}", noms=("f",))
    assert repr(processus.observer("f", [Cas((donnee,))])[0].arguments) == repr((apres,))


TRIPLE, TRIPLE_PLUS_UN = (Exercice(reference=r, points=1, cas=lambda: ((x,) for x in range(10)), exemples=()) for r in (g, f))


def test_une_fonction_fausse_est_remplacee_par_sa_version_juste(ouvrir):
    processus = ouvrir("def g(x): return 0", "def f(x):\n    return g(x) + 1", noms=("f", "g"))
    justes = Justes({"g": TRIPLE}, TRIPLE_PLUS_UN, ["g"])
    with CandidatIsole(processus, "f").avec_les_justes(justes) as candidat:
        assert [o.valeur for o in candidat.observer([Cas((1,)), Cas((100,))])] == [4, 1]
    assert justes.appelees == {"g"} and valeurs(processus, 1) == [1]


def test_une_fonction_absente_est_remplacee_si_le_juge_la_connait_et_manque_sinon(ouvrir):
    justes = Justes({"g": TRIPLE}, TRIPLE_PLUS_UN, ["g"])
    processus = ouvrir("def f(x):\n    return g(x)", "def h(x):\n    return g(x, 2)", noms=("f", "g", "h"), justes=justes)
    assert processus.observer("f", [Cas((1,))])[0].valeur == 3 and justes.appelees == {"g"}
    assert processus.observer("h", [Cas((1,))])[0].erreur.types[0] == "NameError"
    assert "name 'g' is not defined" in processus.observer("h", [Cas((1,))])[0].erreur.texte


def test_un_appel_forge_d_une_fonction_que_l_on_ne_double_pas_ne_compte_pas(ouvrir):
    justes = Justes({"g": TRIPLE}, TRIPLE_PLUS_UN, ["g"])
    parole = '{"appel": "f", "arguments": [1]}'
    processus = ouvrir(PAROLE, "def g(x): return 0", f"def f(x):\n    dire({parole!r})\n    return x", noms=("f", "g"), justes=justes)
    processus.observer("f", [Cas((1,))])
    assert not justes.appelees


def test_un_processus_qui_ne_fait_que_demander_est_abandonne(ouvrir, monkeypatch):
    justes = Justes({"g": TRIPLE}, TRIPLE_PLUS_UN, ["g"])
    processus = ouvrir("def g(x): return 0", "def f(x):\n    import time\n    for i in range(200):\n        g(1)\n        time.sleep(0.02)", noms=("f", "g"), justes=justes)
    monkeypatch.setattr(fil, "SECONDES_PAR_DEMANDE", 0.2)
    assert processus.observer("f", [Cas((1,))]) == [Observation(erreur=PERDU)]


# La fin


def test_un_processus_arrete_l_est_pour_de_bon_et_l_enclos_l_oublie(ouvrir, enclos):
    processus = ouvrir(DOUBLE)
    systeme = processus._processus._processus
    assert processus in enclos.vivants
    processus.arreter()
    processus.arreter()
    assert systeme.returncode is not None and processus not in enclos.vivants


@sous_linux
def test_les_processus_qu_une_copie_a_lances_sont_tues_avec_elle(ouvrir, monkeypatch):
    monkeypatch.setattr(isolement, "LIMITES", {})
    lancer = "import os\ndef f(x):\n    n = os.fork()\n    while n == 0: os.read(os.pipe()[0], 1)\n    return n"
    processus = ouvrir(lancer)
    [enfant] = valeurs(processus, 1)
    os.kill(enfant, 0)
    processus.arreter()
    assert attendre_la_fin(enfant)


def attendre_la_fin(numero):
    """Vrai dès que ce processus est mort, qu’on l’ait ou non rayé de la liste ; faux s’il vit encore après dix secondes."""
    for _ in range(1000):
        etat = Path(f"/proc/{numero}/stat")
        if not etat.exists() or etat.read_text().rpartition(") ")[2][0] in "ZX":
            return True
        time.sleep(0.01)
    return False


def test_tuer_ce_qui_n_a_pas_commence_ne_fait_rien(enclos):
    processus = ProcessusEleve(enclos, [], {})
    processus.tuer()
    processus.arreter()
    assert processus not in enclos.vivants


def test_dans_un_enclos_ferme_rien_ne_demarre():
    with ouvrir_enclos("aucun") as enclos:
        processus = ProcessusEleve(enclos, [(1, DOUBLE)], {"f": 1})
        processus.demarrer()
        systeme = processus._processus._processus
        enclos.fermer()
        systeme.wait(10)
        with pytest.raises(InterruptedError, match="la correction est interrompue"):
            processus.demarrer()
        assert enclos.vivants == set()


def test_le_juge_n_envoie_a_la_copie_ni_attente_ni_reference(ouvrir, monkeypatch):
    envoyees = []
    monkeypatch.setattr(fil.Fil, "ecrire", lambda self, ligne, ecrire=fil.Fil.ecrire: (envoyees.append(json.loads(ligne)), ecrire(self, ligne)))
    valeurs(ouvrir(DOUBLE), 7)
    assert [sorted(demande) for demande in envoyees] == [
        ["cellules", "definitions_seulement", "justes", "limites", "noms", "paquet", "patience", "reels", "sautees"], ["cas", "nom", "numero", "pas_a_pas", "sans"],
    ]
    assert envoyees[1] == {"numero": 1, "nom": "f", "pas_a_pas": False, "sans": [], "cas": [[7]]}


# L’attente d’une réponse


@pytest.mark.parametrize("patience, attentes", [(1.0, [4.0, 0.0]), (3.0, [4.0, 8.0])])
def test_on_attend_une_ligne_plus_longtemps_quand_la_machine_est_chargee(enclos, monkeypatch, patience, attentes):
    vues = []
    monkeypatch.setattr(fil, "patience", lambda: patience)

    def attendre(timeout):
        vues.append(timeout)
        raise queue.Empty

    with ProcessusEleve(enclos, [], {}) as processus:
        monkeypatch.setattr(processus._fil._lignes, "get", attendre)
        with pytest.raises(queue.Empty):
            processus._fil.lire()
    assert vues == attentes
