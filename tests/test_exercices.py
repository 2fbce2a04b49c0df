"""Le catalogue des exercices : chaque solution réussit, chaque exercice est complet ; `test_erreurs_typiques.py` a ses erreurs typiques.

Les contre-exemples écrits ici l’ont été à la main, d’après l’énoncé.
"""

import random
import re
import subprocess
import sys

import pytest
from ensemble import pour_chacun

from mastermind_edu.decodeurs import jouer_contre
from mastermind_edu.exercices import CATALOGUE, CHAPITRES
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.verdict import EtatVerdict
from mastermind_edu.statistiques import evaluer

EXERCICES = [pytest.param(exercice, id=exercice.nom) for exercice in CATALOGUE.values()]


def squelette(exercice):
    espace = {}
    exec(f"def {exercice.nom}({', '.join(exercice.parametres)}):\n    '''Aide.'''\n    ...", espace)
    return espace[exercice.nom]


@pour_chacun("exercice", EXERCICES)
def test_la_solution_reussit(exercice):
    assert examiner(exercice, Candidat(exercice.reference)).est_reussi


@pour_chacun("exercice", EXERCICES)
def test_le_squelette_est_a_faire(exercice):
    assert examiner(exercice, Candidat(squelette(exercice))).etat is EtatVerdict.A_FAIRE


@pour_chacun("exercice", EXERCICES)
def test_les_exemples_montres_sont_acceptes_par_le_juge(exercice):
    assert all(
        exercice.comparer(exemple, exercice.attendre(exemple), exercice.attendre(exemple)) is None
        for exemple in exercice.exemples
    )


@pour_chacun("exercice", EXERCICES)
def test_les_cas_sont_les_memes_a_chaque_enumeration(exercice):
    assert list(map(repr, exercice.cas())) == list(map(repr, exercice.cas()))


@pour_chacun("exercice", EXERCICES)
def test_un_exercice_a_des_points_et_au_moins_quatre_erreurs_typiques(exercice):
    assert 1 <= exercice.points <= 4
    assert len(exercice.erreurs_typiques) >= 4
    assert len({typique.slug for typique in exercice.erreurs_typiques}) == len(exercice.erreurs_typiques)


@pour_chacun("exercice", EXERCICES)
def test_un_resume_se_lit_au_milieu_d_une_phrase(exercice):
    assert re.fullmatch(r"[a-z`].{20,150}[^.\s]", exercice.resume)


@pour_chacun("exercice", EXERCICES)
def test_les_arguments_surveilles_sont_des_parametres(exercice):
    assert {*exercice.intacts, *exercice.modifies} <= {*exercice.parametres}


def test_repondre_a_au_moins_quinze_erreurs_typiques():
    assert len(CATALOGUE["repondre"].erreurs_typiques) >= 15


FONCTIONS_DU_COURS = {
    "00b_python": ["nombre_de_trous", "dernier_pion"],
    "00c_boucles": ["annoncer", "code_uni", "compter_autres"],
    "01_constantes": ["initiales_distinctes", "emoji", "presenter_couleurs", "message_accueil"],
    "02_code_secret": ["nombre_de_codes", "tirer_code", "generer_combinaison"],
    "03_validation": ["nettoyer", "code_correct", "message_erreur", "combinaison_valide", "mes_cas_code_correct"],
    "03b_redemander": ["mot_vers_numeros", "numeros_vers_mot", "lire_points", "saisir_proposition"],
    "04_marquage": ["compter_bien_places", "trouver_bien_places", "position", "trouver_mal_places", "repondre"],
    "05_frequences": ["frequences", "nb_communs", "repondre_frequences"],
    "06_partie": ["afficher_proposition", "afficher_reponse", "message_final", "jouer_manche"],
    "07_niveaux_scores": ["choisir_niveau", "bienvenue", "malus", "points_manche", "vainqueur", "saisir_nb_manches", "jouer_match"],
    "08_ordinateur": ["code_suivant", "est_compatible", "proposition_suivante", "manche_ordinateur", "manche_contre_personne"],
    "09_erreurs_de_reponse": ["reponse_correcte", "erreurs_de_reponse"],
    "10_statistiques": ["longueurs", "bilan"],
    "11_cfc": ["phase_couleurs", "deduire", "cfc"],
    "12_dijon": ["completer", "essai_de_place", "dijon1", "dijon3"],
    "15_objets": ["MancheObjet"],
    "16_interface": ["couleur_suivante", "MonPlateau"],
}


@pour_chacun("chapitre, noms", FONCTIONS_DU_COURS.items())
def test_un_chapitre_garde_les_fonctions_du_cours_dans_leur_ordre(chapitre, noms):
    """D’autres peuvent s’y ajouter ; celles-ci sont dans des copies et des barèmes."""
    assert [nom for nom in CHAPITRES[chapitre] if nom in noms] == noms


def modules_charges_par(instructions):
    """Les modules d’exercices qu’un processus neuf a importés."""
    code = f"{instructions}\nimport sys\nprint(*(m.partition('chapitre_')[2] for m in sys.modules if 'exercices.chapitre_' in m))"
    return set(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split())


PARCOURIR = """from mastermind_edu.exercices import CATALOGUE
"position" in CATALOGUE, "rien" in CATALOGUE, list(CATALOGUE), len(CATALOGUE), CATALOGUE.keys() & {"position", "rien"}"""
VERIFIER = """from mastermind_edu import {outil}
def {nom}(*arguments): return 0
{appel}"""


@pytest.mark.parametrize(
    "instructions, modules",
    [
        pytest.param("import mastermind_edu", set(), id="le-paquet"),
        pytest.param(PARCOURIR, set(), id="parcourir-le-catalogue"),
        pytest.param(VERIFIER.format(outil="verifier", nom="repondre", appel="verifier(repondre)"), {"04", "04.repondre", "04._marquage"}, id="verifier"),
        pytest.param(
            VERIFIER.format(outil="exemples", nom="_", appel="exemples('nb_communs')"), {"05", "05.nb_communs", "05.frequences"}, id="exemples"
        ),
    ],
)
def test_seul_l_exercice_demande_est_charge_avec_ceux_dont_il_se_sert(instructions, modules):
    assert modules_charges_par(instructions) == modules


def test_un_exercice_n_est_lu_qu_une_fois():
    assert CATALOGUE["position"] is CATALOGUE["position"]


def test_une_erreur_typique_appartient_au_module_qui_l_ecrit():
    modules = {typique.fonction.__module__.rpartition(".")[2] for typique in CATALOGUE["saisir_proposition"].erreurs_typiques}
    assert modules == {"saisir_proposition"}


@pytest.mark.parametrize(
    "slug, appel, attendu, obtenu",
    [
        ("presence-sans-marquage", "repondre(['R', 'V'], ['R', 'R'])", "(1, 0)", "(1, 1)"),
        ("presence-de-tous", "repondre(['R'], ['R'])", "(1, 0)", "(1, 1)"),
        ("ensembles", "repondre(['R', 'R'], ['R', 'R'])", "(2, 0)", "(2, -1)"),
        ("mal-places-avec-les-bien-places", "repondre(['R'], ['R'])", "(1, 0)", "(1, 1)"),
        ("couple-inverse", "repondre(['R'], ['R'])", "(1, 0)", "(0, 1)"),
        ("une-seule-passe", "repondre(['R', 'V'], ['V', 'V'])", "(1, 0)", "(0, 1)"),
        ("marque-le-secret-seul", "repondre(['R', 'R'], ['R', 'V'])", "(1, 0)", "(1, 1)"),
        ("marque-la-proposition-seule", "repondre(['R', 'V'], ['R', 'R'])", "(1, 0)", "(1, 1)"),
        ("mal-places-sans-marque", "repondre(['R', 'R', 'V'], ['V', 'V', 'R'])", "(0, 2)", "(0, 3)"),
        ("mauvais-indice", "repondre(['R', 'V'], ['V', 'R'])", "(0, 2)", "(0, 1)"),
        ("rang-zero-pris-pour-faux", "repondre(['R', 'V'], ['V', 'R'])", "(0, 2)", "(0, 1)"),
        ("mal-places-d-abord", "repondre(['R', 'R'], ['R', 'R'])", "(2, 0)", "(0, 2)"),
        ("double-boucle", "repondre(['R', 'R'], ['R', 'R'])", "(2, 0)", "(2, 2)"),
        ("sans-copie", "repondre(['R'], ['R'])", "secret reste ['R']", "secret devient [None]"),
        ("bien-places-seuls", "repondre(['R'], ['R'])", "(1, 0)", "1"),
        ("mal-places-oublies", "repondre(['R', 'V'], ['V', 'R'])", "(0, 2)", "(0, 0)"),
        ("affiche-sans-renvoyer", "repondre(['R'], ['R'])", "(1, 0)", "None"),
        ("dernier-pion-oublie", "repondre(['R'], ['R'])", "(1, 0)", "(0, 0)"),
    ],
)
def test_chaque_mauvaise_reponse_a_son_plus_petit_contre_exemple(slug, appel, attendu, obtenu):
    exercice = CATALOGUE["repondre"]
    typique = next(typique for typique in exercice.erreurs_typiques if typique.slug == slug)
    contre_exemple = examiner(exercice, Candidat(typique.fonction)).contre_exemple
    assert contre_exemple[1:] == (appel, attendu, obtenu)


# D’autres façons justes d’écrire : elles ne doivent rien coûter


def emoji_par_boucle(initiale, initiales, emojis):
    for i in range(len(initiales)):
        if initiales[i] == initiale:
            return emojis[i]
    return "?"


def message_accueil_autrement(nb_pions, max_tentatives, couleurs):
    s = "s" if nb_pions > 1 else ""
    return f"{couleurs}\n{nb_pions}\u00a0pion{s} ; {max_tentatives} tentative{'s' if max_tentatives > 1 else ''} !"


def tirer_code_par_rangs(nb_pions, couleurs, hasard):
    code = []
    while len(code) < nb_pions:
        code.append(couleurs[hasard.randint(0, len(couleurs) - 1)])
    return tuple(code)


def tirer_code_par_choices(nb_pions, couleurs, hasard):
    return hasard.choices(couleurs, k=nb_pions)


def tirer_code_par_random(nb_pions, couleurs, hasard):
    return [couleurs[int(hasard.random() * len(couleurs))] for _ in range(nb_pions)]


def generer_par_randrange(c, n, m, hasard):
    c[:n] = [hasard.randrange(1, m + 1) for _ in range(n)]


def nettoyer_lettre_a_lettre(saisie):
    return "".join(c.upper() for c in saisie if not c.isspace())


def message_erreur_bavard(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"Votre mot a {len(mot)} lettres, il en faut exactement {nb_pions} !"
    inconnus = [c for c in mot if c not in initiales]
    return f"Le caractère « {inconnus[0]} » ne convient pas (mot : {mot})" if inconnus else ""


def lire_points_par_int(saisie):
    return list(map(int, saisie.split(".")))


def saisir_en_boucle_infinie(lire, afficher, nb_pions, initiales):
    while True:
        mot = lire().upper().replace(" ", "")
        if mot == "?":
            return None
        if len(mot) == nb_pions and set(mot) <= set(initiales):
            return mot
        afficher("encore")


def repondre_par_comptage(secret, proposition):
    bien = sum(s == p for s, p in zip(secret, proposition))
    communs = sum(min(secret.count(c), proposition.count(c)) for c in set(secret))
    return [bien, communs - bien]


def message_final_autrement(victoire, nb_tentatives, secret):
    s = "s" if nb_tentatives > 1 else ""
    mot = "GAGNÉ" if victoire else "Perdu (pas gagné)"
    return f"{mot} ! {nb_tentatives}\u202ftentative{s}, code {secret}"


def jouer_en_while(secret, propositions, max_tentatives):
    nb, victoire = 0, False
    while not victoire and nb < max_tentatives and nb < len(propositions):
        victoire = repondre_par_comptage(secret, propositions[nb])[0] == len(secret)
        nb += 1
    return [victoire, nb]


@pytest.mark.parametrize(
    "nom, fonction",
    [
        ("emoji", emoji_par_boucle),
        ("message_accueil", message_accueil_autrement),
        ("tirer_code", tirer_code_par_rangs),
        ("tirer_code", tirer_code_par_choices),
        ("tirer_code", tirer_code_par_random),
        ("generer_combinaison", generer_par_randrange),
        ("nettoyer", nettoyer_lettre_a_lettre),
        ("message_erreur", message_erreur_bavard),
        ("lire_points", lire_points_par_int),
        ("saisir_proposition", saisir_en_boucle_infinie),
        ("repondre", repondre_par_comptage),
        ("message_final", message_final_autrement),
        ("jouer_manche", jouer_en_while),
    ],
)
def test_une_autre_ecriture_juste_reussit(nom, fonction):
    verdict = examiner(CATALOGUE[nom], Candidat(fonction))
    assert verdict.est_reussi, verdict


# Ce que les leçons annoncent : la part des paires 4 × 6 que chaque idée fausse manque


def motifs():
    """Un secret par motif de répétition, et combien de secrets lui ressemblent au nom des couleurs près."""
    vus = {}
    for rang in range(6**4):
        code = [rang // 6**i % 6 for i in range(4)]
        motif = tuple(code.index(couleur) for couleur in code)
        secret, nombre = vus.get(motif, ([couleur + 1 for couleur in code], 0))
        vus[motif] = secret, nombre + 1
    return vus.values()


def compter_fautes(fausse):
    """Sur les 1 679 616 paires, celles où une fonction ne répond pas comme la référence."""
    juste = CATALOGUE["repondre"].reference
    propositions = [[rang // 6**i % 6 + 1 for i in range(4)] for rang in range(6**4)]
    return sum(
        nombre * sum(fausse(secret.copy(), p.copy()) != juste(secret, p) for p in propositions)
        for secret, nombre in motifs()
    )


@pytest.mark.parametrize(
    "slug, fautes",
    [
        ("presence-sans-marquage", 514_740),
        ("mauvais-indice", 364_740),
        ("mal-places-d-abord", 620_556),
        ("ensembles", 174_906),
        ("double-boucle", 1_066_506),
        ("rang-zero-pris-pour-faux", 505_950),
    ],
)
def test_les_fautes_annoncees_par_les_lecons_sont_exactes(slug, fautes):
    typiques = CATALOGUE["repondre"].erreurs_typiques
    fausse = next(typique.fonction for typique in typiques if typique.slug == slug)
    assert compter_fautes(fausse) == fautes


# Ce que les énoncés des chapitres 07 à 10 annoncent


def test_un_echec_a_quatre_pions_coute_un_malus_de_deux_a_huit():
    malus, est_correcte = CATALOGUE["malus"].reference, CATALOGUE["reponse_correcte"].reference
    possibles = {malus(bien, mal, 4) for bien in range(4) for mal in range(5) if est_correcte(bien, mal, 4)}
    assert (min(possibles), max(possibles)) == (2, 8) and 1 not in possibles


def test_l_ordinateur_saute_721_codes_avant_vjbr():
    code, rang = [0, 0, 0, 0], 0
    while code != [3, 2, 1, 0]:
        CATALOGUE["code_suivant"].reference(code, 6)
        rang += 1
    propositions = CATALOGUE["manche_ordinateur"].reference([3, 2, 1, 0], 6)
    assert ["".join("RBJVON"[n] for n in p) for p in propositions] == ["RRRR", "RBBB", "JRBJ", "JBRV", "VRJB", "VJBR"]
    assert (rang, rang - (len(propositions) - 1)) == (726, 721)


def test_deux_reponses_possibles_chacune_se_contredisent():
    est_compatible = CATALOGUE["est_compatible"].reference
    tentatives = [([0, 0, 0, 0], (1, 0)), ([0, 1, 1, 1], (0, 0))]
    codes = [[rang // 6**i % 6 for i in range(4)] for rang in range(6**4)]
    assert [sum(est_compatible(code, t, 6) for code in codes) for t in (tentatives[:1], tentatives[1:], tentatives)] == [500, 256, 0]


@pytest.mark.parametrize(
    "nb_couleurs, maximum, nb_pires, premier, dernier, total",
    [(4, 7, 6, (2, 3, 2, 1), (3, 3, 3, 2), 1150), (6, 9, 6, (4, 5, 4, 3), (5, 5, 5, 4), 7471)],
)
def test_le_bilan_de_l_ordinateur_est_celui_de_l_enonce(nb_couleurs, maximum, nb_pires, premier, dernier, total):
    mesures = evaluer("lexicographique", 4, nb_couleurs, cache=False)
    longueurs = {code: len(jouer_contre("lexicographique", code, nb_couleurs)) for code in mesures.secrets_au_maximum}
    assert CATALOGUE["bilan"].reference(longueurs)[:2] == (maximum, sorted(longueurs))
    assert (mesures.total, mesures.maximum, len(longueurs), min(longueurs), max(longueurs)) == (total, maximum, nb_pires, premier, dernier)


def boucles_echangees(secret, proposition):
    """Les deux boucles de la leçon 04, dans le mauvais ordre."""
    bien = mal = 0
    for pion in proposition:
        if pion is not None and pion in secret:
            mal = mal + 1
            secret[secret.index(pion)] = None
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien = bien + 1
            secret[i], proposition[i] = None, None
    return bien, mal


def test_echanger_les_boucles_de_la_lecon_04_manque_plus_de_la_moitie_des_paires():
    assert compter_fautes(boucles_echangees) == 869_616  # 51,77 %


def test_le_hasard_de_l_eleve_ne_change_pas_un_verdict():
    random.seed(1)
    premier = examiner(CATALOGUE["tirer_code"], Candidat(CATALOGUE["tirer_code"].reference))
    random.seed(2)
    assert examiner(CATALOGUE["tirer_code"], Candidat(CATALOGUE["tirer_code"].reference)) == premier
