"""La garde et la borne de mémoire : ce qu’elles arrêtent, ce qu’elles laissent finir, ce qu’elles remettent en place."""

import math
import os
import signal
import sys
import time

import pytest

from mastermind_edu.juge import appel as module_appel
from mastermind_edu.juge import garde as module_garde
from mastermind_edu.juge import liens
from mastermind_edu.juge.appel import memoire_bornee
from mastermind_edu.juge.arret import NonFini
from mastermind_edu.juge.garde import Garde
from mastermind_edu.juge.instruments import Recueil
from mastermind_edu.juge.motifs import MOTIFS

sous_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="la mémoire n’est bornée que sous Linux")


def tourner(tours):
    n = 0
    for _ in range(tours):
        n += 1
    return n


def sans_fin():
    while True:
        pass


def est_arretee(garde, *appel):
    try:
        garde.appeler(*appel)
    except NonFini:
        return True
    return False


def test_chaque_appel_a_un_budget_entier_de_pas():
    with Garde(pas=10_000, secondes=math.inf) as garde:
        assert [garde.appeler(tourner, 4000) for _ in range(5)] == [4000] * 5
        assert est_arretee(garde, tourner, 20_000)
        assert garde.appeler(tourner, 4000) == 4000


def test_chaque_appel_a_un_budget_entier_de_temps():
    with Garde(pas=math.inf, secondes=0.2) as garde:
        assert est_arretee(garde, sans_fin) and garde.appeler(tourner, 2000) == 2000 and est_arretee(garde, sans_fin)


def test_entre_deux_appels_le_temps_ne_compte_pas():
    with Garde(pas=math.inf, secondes=0.0) as garde:
        assert tourner(2000) == 2000 and est_arretee(garde, sans_fin) and tourner(2000) == 2000


def test_une_machine_occupee_ailleurs_n_arrete_pas_un_appel(monkeypatch):
    """À l’horloge le temps passe, le processeur travaille pour d’autres : seule la patience compte alors."""
    monkeypatch.setattr(module_garde, "secondes_de_travail", lambda: 0.0)

    def attendre():
        fin = time.monotonic() + 0.2
        while time.monotonic() < fin:
            pass

    for patience, arretee in ((1.0, True), (1000.0, False)):
        with Garde(pas=math.inf, secondes=0.05, patience=patience) as garde:
            assert est_arretee(garde, attendre) is arretee


def test_un_appel_qui_attrape_son_arret_reste_arrete():
    attrapes = []

    def tenace():
        for _ in range(100):
            try:
                sans_fin()
            except NonFini:
                attrapes.append(1)

    with Garde(pas=1000, secondes=math.inf) as garde:
        assert est_arretee(garde, tenace)
    assert len(attrapes) < 100


def attrape_tout():
    while True:
        try:
            int("z")
        except:  # noqa: E722
            pass


def attrape_autour():
    while True:
        try:
            sans_fin()
        except BaseException:
            pass


@pytest.mark.parametrize("fonction", [attrape_tout, attrape_autour])
def test_une_boucle_qui_attrape_tout_est_arretee(fonction):
    with Garde(pas=1000, secondes=math.inf) as garde:
        assert est_arretee(garde, fonction) and garde.appeler(tourner, 100) == 100


def test_la_limite_ordinaire_est_celle_que_dit_le_message():
    assert (module_garde.PAS_PAR_APPEL, module_garde.SECONDES_PAR_APPEL) == (1_000_000, 2.0)
    assert "2 secondes ou un million de pas" in next(phrase for nom, _, phrase in MOTIFS if nom == "NonFini")


def test_une_garde_ouverte_dans_une_autre_ne_fait_rien_et_la_suivante_surveille():
    with Garde(pas=10_000) as large:
        with Garde(pas=10) as etroite:
            assert etroite.appeler(tourner, 3000) == 3000
        assert est_arretee(large, tourner, 20_000)
    with Garde(pas=1000) as suivante:
        assert est_arretee(suivante, tourner, 20_000)


def test_hors_de_son_bloc_une_garde_ne_surveille_plus():
    with Garde(pas=10) as garde:
        pass
    assert garde.appeler(tourner, 20_000) == 20_000


def test_la_trace_d_avant_est_rendue():
    def trace(*_):
        return None

    avant = sys.gettrace()
    sys.settrace(trace)
    try:
        with Garde():
            pass
        assert sys.gettrace() is trace
    finally:
        sys.settrace(avant)


def test_une_trace_reprise_apres_la_fin_ne_se_repose_pas():
    gardees = []

    def garder_l_arret():
        try:
            sans_fin()
        except NonFini as arret:
            gardees.append(arret)

    avant = sys.gettrace()
    with Garde(pas=1000) as garde:
        est_arretee(garde, garder_l_arret)
    gardees.clear()
    assert sys.gettrace() is avant


@pytest.mark.parametrize(
    "fichier, a_l_eleve",
    [
        ("cellule 3", True),
        (os.path.join(os.sep, "home", "eleve", "mastermind.py"), True),
        (os.path.join(os.path.dirname(liens.JUGE), "exercices", "chapitre_04", "position.py"), True),
        (os.path.join(liens.JUGE, "appel.py"), False),
        (os.__file__, False),
        ("<frozen importlib._bootstrap>", False),
        (os.path.join(os.sep, "venv", "lib", "site-packages", "numpy", "core.py"), False),
        (os.path.join(os.sep, "usr", "lib", "dist-packages", "numpy", "core.py"), False),
    ],
)
def test_seul_le_code_de_l_eleve_est_surveille(fichier, a_l_eleve):
    assert liens.est_a_l_eleve(fichier) is a_l_eleve


def test_les_fonctions_fausses_du_catalogue_sont_surveillees_meme_installees(monkeypatch):
    monkeypatch.setattr(liens, "COURS", os.path.join(os.sep, "venv", "site-packages", "mastermind_edu", ""))
    fausse = os.path.join(os.sep, "venv", "site-packages", "mastermind_edu", "exercices", "fausse.py")
    assert liens.est_a_l_eleve(fausse)


@pytest.mark.skipif(hasattr(sys, "monitoring"), reason="seule la trace a besoin de le savoir")
@pytest.mark.parametrize(
    "corps, sur_place",
    [("while True: pass", True), ("while x: pass", True), ("while x: x -= 1", False), ("while True:\n  x += 1", False), ("for y in x: pass", False), ("return x", False)],
)
def test_une_boucle_qui_tourne_sur_place_se_reconnait(corps, sur_place):
    espace = {}
    exec(f"def f(x):\n {corps}", espace)
    assert module_garde.tourne_sur_place(espace["f"].__code__) is sur_place


@pytest.mark.skipif(not hasattr(sys, "monitoring"), reason="il faut Python 3.12")
@pytest.mark.parametrize("pris, libre", [(4, 3), (3, 4)])
def test_la_garde_prend_un_outil_libre_et_le_rend(pris, libre):
    sys.monitoring.use_tool_id(pris, "autre")
    try:
        with Garde(pas=1000) as garde:
            assert sys.monitoring.get_tool(libre) == "mastermind_edu" and est_arretee(garde, sans_fin)
        assert sys.monitoring.get_tool(libre) is None and sys.monitoring.get_tool(pris) == "autre"
    finally:
        sys.monitoring.free_tool_id(pris)


@pytest.mark.skipif(not hasattr(sys, "monitoring"), reason="il faut Python 3.12")
def test_apres_la_garde_plus_rien_n_est_signale():
    with Garde(pas=1000) as garde:
        est_arretee(garde, tourner, 20_000)
        outil = garde._veille.outil
    sys.monitoring.use_tool_id(outil, "regard")
    try:
        assert sys.monitoring.get_events(outil) == 0 and sys.monitoring.get_local_events(outil, tourner.__code__) == 0
        assert [sys.monitoring.register_callback(outil, e, None) for e in (sys.monitoring.events.PY_START, sys.monitoring.events.JUMP)] == [None] * 2
    finally:
        sys.monitoring.free_tool_id(outil)


# Avant Python 3.12, seul un appel qui dure est tracé

avec_une_trace = pytest.mark.skipif(hasattr(sys, "monitoring") or not hasattr(signal, "setitimer"), reason="il faut Python 3.11 ou avant, et l’alarme du système")


def attendre_la_trace(secondes):
    fin = time.monotonic() + secondes
    while not sys.gettrace() and time.monotonic() < fin:
        pass
    return sys.gettrace() is not None


def engendrer():
    while True:
        yield


def attrape_un_generateur():
    while True:
        try:
            for _ in engendrer():
                pass
        except BaseException:
            pass


def dans_une_comprehension():
    return [0 for _ in engendrer() if False]


@avec_une_trace
def test_seul_un_appel_qui_dure_est_trace_et_le_suivant_ne_l_est_plus(monkeypatch):
    monkeypatch.setattr(module_garde, "TIC", 0.1)  # plus qu’une machine chargée ne fait attendre un appel court
    tracees = []
    with Garde() as garde:
        for secondes in (0, 1.5, 0):
            tracees.append(garde.appeler(attendre_la_trace, secondes))
            garde.dormir()
    assert tracees == [False, True, False]


def par_un_instrument():
    afficher = Recueil().fabriquer()[0]
    while True:
        afficher("encore")


@avec_une_trace
@pytest.mark.parametrize("fonction", [sans_fin, attrape_tout, attrape_autour, attrape_un_generateur, dans_une_comprehension, par_un_instrument])
def test_une_boucle_commencee_sans_trace_est_arretee(fonction):
    with Garde(pas=math.inf, secondes=0.1, patience=1000) as garde:
        assert est_arretee(garde, fonction) and garde.appeler(tourner, 100) == 100


@avec_une_trace
@pytest.mark.parametrize("options, tardive", [({}, True), ({"pas": 999_999}, False), ({"du_fil": True}, False)], ids=str)
def test_un_petit_budget_se_compte_des_le_premier_pas(options, tardive):
    with Garde(**options) as garde:
        assert (garde.appeler(sys.gettrace) is None) is tardive


@avec_une_trace
def test_une_alarme_deja_prise_est_laissee_et_l_appel_trace_aussitot():
    recues = []
    avant = signal.signal(signal.SIGALRM, lambda *_: recues.append(1))
    try:
        with Garde() as garde:
            assert garde.appeler(sys.gettrace) is not None
            signal.raise_signal(signal.SIGALRM)
        assert recues == [1]
    finally:
        signal.signal(signal.SIGALRM, avant)


@avec_une_trace
def test_l_alarme_est_rendue():
    with Garde():
        assert signal.getitimer(signal.ITIMER_REAL)[1] == pytest.approx(module_garde.TIC)
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0) and signal.getsignal(signal.SIGALRM) == signal.SIG_DFL


@avec_une_trace
def test_les_tics_n_otent_pas_sa_trace_a_une_garde_du_fil():
    def dedans():
        with Garde(pas=math.inf, secondes=10 * module_garde.TIC, du_fil=True, patience=1000) as garde:
            return est_arretee(garde, sans_fin)

    with Garde() as dehors:
        assert dehors.appeler(dedans)


# La mémoire


def limite_de_memoire():
    import resource

    return resource.getrlimit(resource.RLIMIT_AS)


def octets_adresses():
    with open("/proc/self/status", encoding="ascii") as etat:
        return next(int(ligne.split()[1]) for ligne in etat if ligne.startswith("VmSize:")) * 1024


@sous_linux
def test_un_examen_peut_prendre_un_gigaoctet_de_plus_et_pas_davantage():
    avant = limite_de_memoire()
    with memoire_bornee():
        souple, dure = limite_de_memoire()
        assert abs(souple - octets_adresses() - 10**9) < 10**7 and dure == avant[1]
    assert limite_de_memoire() == avant


@sous_linux
def test_la_memoire_est_rendue_meme_apres_une_erreur():
    avant = limite_de_memoire()
    with pytest.raises(RuntimeError), memoire_bornee():
        raise RuntimeError
    assert limite_de_memoire() == avant


@sous_linux
def test_une_limite_plus_basse_est_gardee():
    import resource

    souple, dure = limite_de_memoire()
    basse = octets_adresses() + 200_000_000
    resource.setrlimit(resource.RLIMIT_AS, (basse, dure))
    try:
        with memoire_bornee():
            assert limite_de_memoire() == (basse, dure)
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (souple, dure))


def refuser(*_, **__):
    raise FileNotFoundError("/proc/self/statm")


@sous_linux
@pytest.mark.parametrize("systeme", ["sans-resource", "sans-limite", "sans-mesure"])
def test_un_systeme_qui_ne_sait_pas_borner_la_memoire_ne_la_borne_pas(monkeypatch, systeme):
    if systeme == "sans-mesure":
        monkeypatch.setattr(module_appel, "open", refuser, raising=False)
    else:
        monkeypatch.setattr(module_appel, "resource", None if systeme == "sans-resource" else object())
    avant = limite_de_memoire()
    with memoire_bornee():
        assert limite_de_memoire() == avant
