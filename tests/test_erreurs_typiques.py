"""Les erreurs typiques du catalogue : chacune échoue sous son propre nom, au plus petit cas, et rien d’autre n’est pris pour elle.

Un test par exercice et par question ; il nomme toutes les erreurs qui n’y répondent pas. Commencer par `typiques`.
"""

import re
from functools import cache
from itertools import combinations, islice

import pytest
from ensemble import demander
from prepares import DejaObserve, candidat_de, observations_de, prepare

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge import echec
from mastermind_edu.juge.appel import Candidat, lire_source
from mastermind_edu.juge.cas_d_eleve import ExerciceDeCas
from mastermind_edu.juge.examen import examiner, memes_effets
from mastermind_edu.juge.lecture.lecteur import lire
from mastermind_edu.juge.liens import Memoire
from mastermind_edu.juge.valeurs import a_parcourir
from mastermind_edu.juge.verdict import EtatVerdict

EXERCICES = [pytest.param(exercice, id=exercice.nom) for exercice in CATALOGUE.values()]
MOTS_DE_CODE = ("`return`", "`index`", "`range", "boucle", "`if`", "compteur", "variable", "`split`", "`append`")
DES_LE_PREMIER_TOUR = "conclut dès le premier tour"  # la réponse fausse a dit lequel des deux `return` vient trop tôt


@pytest.fixture(autouse=True)
def sans_horloge(monkeypatch):
    """Le temps de travail borne toujours l’examen ; l’horloge, elle, compte aussi ce que font les autres programmes."""
    monkeypatch.setattr(echec, "SECONDES_D_HORLOGE", 60.0)


def typiques(exercice):
    """Les arguments d’une question, pour chaque erreur typique de l’exercice."""
    return {typique.slug: (exercice, typique) for typique in exercice.erreurs_typiques}


@cache
def verdict_de(nom, typique):
    """Le verdict d’une erreur typique, que plusieurs tests lisent."""
    return examiner(prepare(nom), candidat_de(nom, typique))


# Le conseil


def le_conseil_est_une_phrase_sans_point_final(_, typique):
    assert re.fullmatch(r"[a-z-]+[0-9a-z-]*", typique.slug)
    assert len(typique.conseil) > 20 and not typique.conseil.endswith(".")
    assert "'" not in typique.conseil.replace("'1'", "")  # l’apostrophe est typographique


@pytest.mark.parametrize("exercice", EXERCICES)
def test_un_conseil_est_une_phrase_sans_point_final(exercice):
    demander(le_conseil_est_une_phrase_sans_point_final, typiques(exercice))


def le_conseil_ne_nomme_aucune_construction(_, typique):
    assert not [mot for mot in MOTS_DE_CODE if mot in typique.conseil]


@pytest.mark.parametrize("exercice", EXERCICES)
def test_un_conseil_dit_ce_qui_arrive_sans_nommer_une_construction(exercice):
    demander(le_conseil_ne_nomme_aucune_construction, typiques(exercice))


# Le verdict


def est_vu_dans_le_code(typique, message):
    """Vrai quand le message cite une ligne de cette fonction : ce qui se voit passe avant le conseil."""
    vues = lire(lire_source(typique.fonction), typique.fonction.__name__).vues
    return any(vue.phrase.lower() in message.lower() or vue.nom == "un-seul-tour" and DES_LE_PREMIER_TOUR in message for vue in vues)


def elle_echoue_sous_son_propre_nom(exercice, typique):
    verdict = verdict_de(exercice.nom, typique)
    assert (verdict.etat, verdict.erreur_typique) == (EtatVerdict.ECHOUE, typique.slug)
    sans_son_remede = typique.conseil.startswith(verdict.message) and est_vu_dans_le_code(typique, verdict.remarque)  # la ligne le dit
    assert typique.conseil in (verdict.message, verdict.remarque) or est_vu_dans_le_code(typique, verdict.message) or sans_son_remede


@pytest.mark.parametrize("exercice", EXERCICES)
def test_une_erreur_typique_echoue_sous_son_propre_nom(exercice):
    demander(elle_echoue_sous_son_propre_nom, typiques(exercice))


def le_contre_exemple_est_le_premier_cas_qui_echoue_ou_un_plus_petit(exercice, typique):
    verdict = verdict_de(exercice.nom, typique)
    cas = list(islice(prepare(exercice.nom).cas_attendus(), verdict.nb_cas))
    observations = Candidat(typique.fonction).observer(arguments for arguments, _ in cas)
    ecarts = [exercice.comparer(arguments, attendue, o) for (arguments, attendue), o in zip(cas, observations)]
    avant = [o.erreur for o in observations[:-1]] if exercice.jamais_d_erreur and observations[-1].erreur else ecarts[:-1]  # une erreur y passe avant une réponse fausse
    assert not [ecart for ecart, (arguments, _) in zip(avant, cas) if ecart and a_parcourir(arguments)] and ecarts[-1]
    montre = verdict.contre_exemple.arguments
    if exercice.plus_petits is None or montre == tuple(cas[-1][0]):
        assert montre == tuple(cas[-1][0])
    else:
        [obtenue] = Candidat(typique.fonction).observer([montre])
        assert exercice.comparer(montre, exercice.attendre(montre), obtenue)


@pytest.mark.parametrize("exercice", [exercice for exercice in EXERCICES if not exercice.values[0].juger_ensemble])
def test_le_contre_exemple_est_le_premier_cas_qui_echoue_ou_un_plus_petit(exercice):
    demander(le_contre_exemple_est_le_premier_cas_qui_echoue_ou_un_plus_petit, typiques(exercice))


@pytest.mark.parametrize("exercice", EXERCICES)
def test_un_exercice_prepare_donne_le_verdict_de_celui_que_l_eleve_verifie(exercice):
    """La dernière erreur typique : avant de la reconnaître, il faut écarter toutes les autres."""
    typique = exercice.erreurs_typiques[-1]
    attendu, obtenu = verdict_de(exercice.nom, typique), examiner(exercice, Candidat(typique.fonction))
    assert (obtenu.etat, obtenu.message, obtenu.erreur_typique) == (attendu.etat, attendu.message, attendu.erreur_typique)


# Ce qui n’en est pas une

# Pour chaque conseil, un code faux qui n’a pas cette erreur : elle-même, sauf à un cas, au début, au milieu ou à la fin, à tour de rôle. Les autres
# fonctions fausses de l’exercice ne le montrent pas non plus : chacune échoue sous son propre nom.
PARTS = {(e.nom, t.slug): (0, 0.5, 1)[rang % 3] for rang, (e, t) in enumerate((e, t) for e in CATALOGUE.values() for t in e.erreurs_typiques)}


def presque(exercice, typique, part):
    """L’erreur typique, sauf à quelques cas ; la version juste, sauf à quelques cas, quand l’erreur est d’agir au hasard."""
    if isinstance(exercice, ExerciceDeCas):
        return presque_la_liste(exercice, typique, part)
    essayes = next(observees.toutes() for connue, observees in exercice.calculs.typiques if connue == typique)  # moins, quand elle ne finit pas
    cas = [arguments for arguments, _ in exercice.cas_attendus()][: len(essayes)]
    ecart, presque_tout = simples(cas[int(part * (len(cas) - 1))]), exercice.reference if typique.genre else typique.fonction

    autre = 12 if exercice.retenir else "autre chose"  # un texte libre, quel qu’il soit, serait la même erreur

    def fonction(*arguments):
        return autre if simples(arguments) == ecart else presque_tout(*arguments)

    return fonction


def presque_observee(exercice, typique, part):
    """Le candidat `presque` ; ce que l’erreur typique fait des autres cas est déjà observé, quand ils suffisent à le savoir."""
    fonction = presque(exercice, typique, part)
    if exercice.genre != "fonction" or isinstance(exercice, ExerciceDeCas):
        return Candidat(fonction)
    connues = {id(arguments): attendue for arguments, attendue in exercice.cas_attendus()} if typique.genre else observations_de(exercice, typique)
    if len(connues) < len(exercice.calculs.cas_attendus):  # elle ne finit pas toujours
        return Candidat(fonction)
    essayes = [arguments for arguments, _ in exercice.cas_attendus()]
    ecart = simples(essayes[int(part * (len(essayes) - 1))])
    autres = [arguments for arguments in essayes if simples(arguments) == ecart]
    return DejaObserve(fonction, {**connues, **{id(autre): observee for autre, observee in zip(autres, Candidat(fonction).observer(autres))}})


def simples(arguments):
    """Ce qui distingue un cas d’un autre, les instruments mis à part."""
    return repr([argument for argument in arguments if type(argument) in (bool, int, str, list, tuple)])


def presque_la_liste(exercice, typique, part):
    """La liste trop faible, avec un cas de plus, et une version attrapée de plus."""
    liste, echappees = typique.fonction(), exercice.echappees(typique.fonction())
    plus_longues = [[*liste, (*cas, attendue.valeur)] for cas, attendue in exercice.vise.cas_attendus() if not exercice.refuser(*cas)]
    meilleures = [longue for longue in plus_longues[:: len(plus_longues) // 40] if exercice.echappees(longue) != echappees]
    assert meilleures
    return lambda: meilleures[int(part * (len(meilleures) - 1))]


def une_autre_erreur_n_est_pas_prise_pour_elle(exercice, typique):
    avant = Memoire(typique.fonction)
    verdict = examiner(prepare(exercice.nom), presque_observee(prepare(exercice.nom), typique, PARTS[exercice.nom, typique.slug]))
    avant.retablir()  # ce qu’une fermeture appelle garde son état : la liste partagée de tous les objets d’une classe fausse
    montres = (verdict.erreur_typique, verdict.message, verdict.remarque)
    assert verdict.etat is EtatVerdict.ECHOUE or isinstance(exercice, ExerciceDeCas)
    assert typique.slug not in montres and typique.conseil not in montres


@pytest.mark.parametrize("exercice", EXERCICES)
def test_une_autre_erreur_n_est_pas_prise_pour_l_erreur_typique(exercice):
    demander(une_autre_erreur_n_est_pas_prise_pour_elle, typiques(exercice))


@pytest.mark.parametrize("exercice", EXERCICES)
def test_deux_erreurs_typiques_n_agissent_jamais_de_meme(exercice):
    """Sans quoi un même code mériterait deux conseils."""
    cas = [arguments for arguments, _ in prepare(exercice.nom).cas_attendus()]
    observees = [list(map(exercice.reduire, cas, observees.toutes())) for _, observees in prepare(exercice.nom).calculs.typiques]
    memes = [(a, b) for (a, une), (b, autre) in combinations(enumerate(observees), 2) if len(une) == len(autre) and all(map(memes_effets, une, autre))]
    assert memes == []
