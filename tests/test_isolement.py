"""Le candidat isolé : même verdict qu’ici, et rien n’en sort."""

import io
import json
import os
import re
import socket
from fractions import Fraction
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge import depense, fil
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.codage import CodageInvalide, coder, coder_observation, decoder, decoder_observation
from mastermind_edu.juge.enclos import ouvrir_enclos
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.instruments import FonctionDonnee, FonctionSuivie, Hasard, Lignes, Recueil
from mastermind_edu.juge.isole import CandidatIsole
from mastermind_edu.juge.isolement import ProcessusEleve
from mastermind_edu.juge.lecture.lecteur import lire
from mastermind_edu.juge.valeurs import Etrangere, Observation
from mastermind_edu.juge.verdict import EtatVerdict

simples = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text() | st.fractions(),
    lambda v: st.lists(v, max_size=4) | st.lists(v, max_size=4).map(tuple) | st.dictionaries(st.integers() | st.text(), v, max_size=3),
    max_leaves=15,
)


@given(simples)
@settings(derandomize=True, deadline=None)
def test_une_valeur_codee_puis_decodee_est_la_meme(valeur):
    retour = decoder(json.loads(json.dumps(coder(valeur))))
    assert repr(retour) == repr(valeur)


@pytest.mark.parametrize(
    "valeur", [Etrangere("set"), Hasard(3), Lignes(("a", "b")), Recueil(), FonctionDonnee("jouer", (([0], [[0]]),)), FonctionSuivie("demander", ((1, 0),), "code"), float("inf"), Fraction(1, 3)], ids=repr
)
def test_les_objets_du_juge_se_codent_aussi(valeur):
    assert decoder(json.loads(json.dumps(coder(valeur)))) == valeur


def test_un_entier_demesure_devient_etranger():
    assert decoder(coder(10**5000)) == Etrangere("int (trop grand)")


@pytest.mark.parametrize(
    "code",
    [{"x": 1}, {}, {"t": 3}, {"d": [1]}, {"f": [1, 0]}, {"f": "a"}, {"n": "rien"}, {"i": ["os", []]}, {"t": [], "d": []}, {"d": [[[], 1]]}],
    ids=repr,
)
def test_un_code_forge_est_refuse(code):
    with pytest.raises(CodageInvalide):
        decoder(code)


@pytest.mark.parametrize("code", [None, 3, [], [1, 2, 3], [1, 2, None, True], [1, [], "zz", False], [1, [], [3, 4], False]], ids=repr)
def test_une_observation_forgee_est_refusee(code):
    with pytest.raises(CodageInvalide):
        decoder_observation(code)


def test_une_observation_fait_l_aller_retour():
    observation = Observation((1, 2), ([1], 0), None, True)
    assert decoder_observation(json.loads(json.dumps(coder_observation(observation)))) == observation


# Le processus


@pytest.fixture(scope="module", params=["auto", "aucun"])
def enclos(request):
    with ouvrir_enclos(request.param) as enclos:
        yield enclos


def juger(enclos, source, nom="repondre", avant=()):
    """Le verdict d’une copie faite de cellules `avant` puis de la fonction."""
    exercice = CATALOGUE[nom]
    cellules = list(enumerate((*avant, source), start=1))
    with ProcessusEleve(enclos, cellules, {nom: len(exercice.parametres)}) as processus:
        return examiner(exercice, CandidatIsole(processus, nom, partial(lire, source, nom)))


JUSTE = """
def repondre(secret, proposition):
    bien = sum(s == p for s, p in zip(secret, proposition))
    communs = sum(min(secret.count(c), proposition.count(c)) for c in set(secret))
    return bien, communs - bien
"""


def test_une_fonction_juste_reussit(enclos):
    assert juger(enclos, JUSTE).est_reussi


@pytest.mark.parametrize(
    "source, obtenu",
    [
        pytest.param("def repondre(s, p):\n    while True: pass", "appel arrêté (ligne 2)", id="boucle"),
        pytest.param("def repondre(s, p):\n    import os\n    os._exit(0)", "Python arrêté", id="os-exit"),
        pytest.param("def repondre(s, p):\n    raise SystemExit", "erreur SystemExit (ligne 2)", id="sys-exit"),
        pytest.param("def repondre(s, p):\n    return [0] * 10**10", "appel arrêté (ligne 2)", id="memoire"),
        pytest.param("def repondre(s, p):\n    return repondre(s, p)", "erreur RecursionError", id="recursion"),
        pytest.param("def repondre(s, p):\n    return 10**5000", "un objet de type int (trop grand)", id="entier-immense"),
        pytest.param("def repondre(s, p):\n    return s.zut", "erreur AttributeError (ligne 2)", id="attribut"),
        pytest.param("repondre = 3", "erreur NameError", id="pas-une-fonction"),
        pytest.param("def repondre(s, p=zut): pass", "erreur NameError", id="definition-qui-echoue"),
        pytest.param("from mastermind_edu import repondre_par_marquage as repondre", "erreur ModuleNotFoundError", id="reponse-du-paquet"),
        pytest.param(
            "class E:\n    def __eq__(self, _): return True\ndef repondre(s, p): return E()", "un objet de type E", id="egal-a-tout"
        ),
    ],
)
def test_une_fonction_hostile_ne_coute_que_ses_points(enclos, source, obtenu):
    verdict = juger(enclos, source)
    assert verdict.etat is EtatVerdict.ECHOUE
    assert verdict.contre_exemple.obtenu.startswith(obtenu)


@pytest.mark.parametrize(
    "attaque",
    [
        pytest.param("print('x' * 10**7)", id="sortie-noyee"),
        pytest.param("import os; [os.write(1, b'{}') for _ in range(3)]", id="sortie-ordinaire"),
        pytest.param("import sys; sys.stdin.read()", id="lecture-de-l-entree"),
    ],
)
def test_une_instruction_hostile_avant_la_fonction_laisse_juger(enclos, attaque):
    assert juger(enclos, JUSTE, avant=(attaque,)).est_reussi


@pytest.mark.parametrize(
    "secret",
    ["mastermind_edu.exercices", "mastermind_edu.coeur.reponses", "mastermind_edu.exercices.chapitre_04.repondre"],
)
def test_les_references_ne_sont_pas_importables(enclos, secret):
    source = f"def repondre(s, p):\n    import {secret}\n    return (0, 0)"
    assert juger(enclos, source).contre_exemple.obtenu == "erreur ModuleNotFoundError (ligne 2)"


def test_chaque_erreur_typique_a_le_meme_verdict_qu_ici(enclos):
    exercice = CATALOGUE["position"]
    ici = [examiner(exercice, Candidat(t.fonction)) for t in exercice.erreurs_typiques]
    la_bas = [
        juger(enclos, t.source.replace(f"def {t.fonction.__name__}(", "def position("), "position")
        for t in exercice.erreurs_typiques
    ]
    assert list(map(sans_numeros_de_ligne, ici)) == list(map(sans_numeros_de_ligne, la_bas))


def sans_numeros_de_ligne(verdict):
    """Le verdict, où la place de la fonction dans son fichier ne se voit plus."""
    return verdict.etat, re.sub(r"ligne \d+", "ligne", verdict.message), verdict.constat, verdict.erreur_typique


ATTAQUES_QUE_SEUL_BUBBLEWRAP_ARRETE = {
    "ecrire-ailleurs": "open({temoin!r}, 'w').write('perdu')",
    "lire-le-depot": "open({depot!r}).read()",
    "tuer-le-juge": "import os, signal; os.kill({juge}, 0)",
    "se-connecter": "import socket; socket.create_connection(('127.0.0.1', {port}), 1)",
}


@pytest.mark.parametrize("nom", list(ATTAQUES_QUE_SEUL_BUBBLEWRAP_ARRETE))
def test_bubblewrap_arrete(nom, tmp_path):
    with ouvrir_enclos("auto") as enclos, socket.create_server(("127.0.0.1", 0)) as serveur:
        if not enclos.avec_bubblewrap:
            pytest.skip("bubblewrap ne marche pas sur cette machine")
        attaque = ATTAQUES_QUE_SEUL_BUBBLEWRAP_ARRETE[nom].format(
            temoin=str(tmp_path / "temoin"), depot=__file__, juge=os.getpid(), port=serveur.getsockname()[1]
        )
        verdict = juger(enclos, f"def repondre(s, p):\n    {attaque}\n    return 'gagné'")
    assert verdict.contre_exemple.obtenu.startswith("erreur ")
    assert not (tmp_path / "temoin").exists()


def test_exiger_bubblewrap_sans_l_avoir_est_refuse(monkeypatch):
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(RuntimeError, match="bubblewrap est exigé"), ouvrir_enclos("exiger"):
        pass


@pytest.mark.parametrize("parole", ['{"debut": [1, 0]}', '{"appel": "position", "arguments": []}', '{"debut": 3}', '{"arret": [1]}'])
def test_un_processus_qui_parle_sans_fin_est_abandonne(monkeypatch, parole):
    monkeypatch.setattr(fil, "SECONDES_PAR_DEMANDE", 1.0)
    bavard = f"import os\nwhile True:\n    for n in range(3, 12):\n        try: os.write(n, {(parole + chr(10)).encode()!r})\n        except OSError: pass"
    with ouvrir_enclos("aucun") as enclos:
        assert juger(enclos, JUSTE, avant=(bavard,)).est_reussi


@pytest.mark.parametrize("moyenne, prets, coeurs, fois", [(0.2, 1, 2, 1), (2.0, 1, 2, 1), (6.0, 3, 2, 3), (0.2, 9, 2, 4.5), (70.0, 3, 2, 6), (3.0, 1, None, 3)])
def test_une_machine_surchargee_laisse_plus_de_temps_aux_copies(monkeypatch, moyenne, prets, coeurs, fois):
    monkeypatch.setattr(depense.os, "cpu_count", lambda: coeurs)
    monkeypatch.setattr(depense.os, "getloadavg", lambda: (moyenne, 0, 0), raising=False)
    monkeypatch.setattr(depense, "open", lambda *_, **__: io.StringIO(f"{moyenne} 0.00 0.00 {prets}/80 1234\n"), raising=False)
    assert depense.patience() == fois


def test_un_systeme_qui_ne_dit_pas_sa_charge_est_pris_pour_tranquille(monkeypatch):
    monkeypatch.delattr(depense.os, "getloadavg", raising=False)
    assert depense.patience() == 1
