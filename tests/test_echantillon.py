"""Ce que disent les verdicts de fonctions que personne n’a écrites pour le juge."""

import linecache

import pytest
from echantillon_aveugle import ESSAIS
from ensemble import pour_chacun

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.diagnostic import MESSAGES
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.verdict import EtatVerdict

NOMS = [f"{rang}-{essai['exercice']}" for rang, essai in enumerate(ESSAIS)]
SANS_CAUSE = {*MESSAGES.values(), ""}  # ce qui est dit quand rien n’est reconnu


@pytest.fixture(scope="module")
def verdicts():
    return [examiner(CATALOGUE[essai["exercice"]], Candidat(definir(rang, essai))) for rang, essai in enumerate(ESSAIS)]


def definir(rang, essai):
    fichier, espace = f"<essai {rang}>", {"__name__": "__main__"}
    linecache.cache[fichier] = (len(essai["code"]), None, essai["code"].splitlines(keepends=True), fichier)
    exec(compile(essai["code"], fichier, "exec"), espace)
    return espace[essai["exercice"]]


@pour_chacun("rang", range(len(ESSAIS)), ids=NOMS)
def test_ce_qui_est_juste_est_accepte_et_ce_qui_est_faux_est_refuse(verdicts, rang):
    attendu = EtatVerdict.REUSSI if ESSAIS[rang]["juste"] else EtatVerdict.ECHOUE
    assert verdicts[rang].etat is attendu, ESSAIS[rang]["faute"]


def test_trois_fautes_sur_quatre_sont_nommees(verdicts):
    rates = [verdict for verdict in verdicts if verdict.etat is EtatVerdict.ECHOUE]
    sans_phrase = [verdict for verdict in rates if verdict.message in SANS_CAUSE and not verdict.remarque]
    assert len(sans_phrase) <= len(rates) / 4
