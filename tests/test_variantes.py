"""Aucune variante fausse ne passe : une partie des variantes engendrées, puis les trous connus, un à un.

`python tests/variantes.py` les fait toutes passer, et écrit `docs/variantes.md`.
"""

import doctest
import inspect
import re
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from variantes import FONCTIONS, dresser, pourquoi

from mastermind_edu.atelier import mutants as fautes
from mastermind_edu.atelier.mutants import mutants
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge import garde
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner

PAGE = Path(__file__).resolve().parents[1] / "docs" / "variantes.md"
UNE_SUR, NB_PREUVES = 6, 150


@pytest.fixture
def gardes_courtes(monkeypatch):
    """Une boucle sans fin se voit après dix mille pas."""
    monkeypatch.setattr(garde, "PAS_PAR_APPEL", 10_000)


@pytest.mark.parametrize("nom", FONCTIONS)
def test_une_variante_est_refusee_ou_prouvee_juste(nom, gardes_courtes):
    assert dresser(CATALOGUE[nom], NB_PREUVES, UNE_SUR).inexpliquees == []


@pytest.mark.parametrize("nom", ["emoji", "compter_bien_places", "nb_communs"])
def test_des_cas_trop_peu_nombreux_laissent_des_variantes_sans_explication(nom, gardes_courtes):
    peu = replace(CATALOGUE[nom], cas=lambda: islice(CATALOGUE[nom].cas(), 20))
    assert len(dresser(peu, NB_PREUVES, UNE_SUR).inexpliquees) > 2


def test_chaque_faute_d_une_ligne_change_le_texte_de_la_fonction():
    source = inspect.getsource(CATALOGUE["repondre"].reference)
    textes = [faute for faute, _ in mutants(source)]
    assert len(textes) > 150 and {faute.partition(" : ")[0] for faute in textes} >= {f"ligne {rang}" for rang in range(3, 14)}


def test_les_exemples_des_mutants_sont_exacts():
    assert doctest.testmod(fautes) == (0, 1)


def test_la_page_des_variantes_a_une_ligne_par_fonction_et_aucune_inexpliquee():
    lignes = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [nom for nom, *_ in lignes] == FONCTIONS
    assert [nom for nom, total, refusees, justes, restent in lignes if int(restent) or int(total) != int(refusees) + int(justes)] == []


def test_une_raison_a_trouver_est_demandee_a_l_auteur(capsys):
    assert pourquoi("bidon", "`code` à l’endroit") == ""
    assert capsys.readouterr().err == "tests/variantes.py : il faut dans RAISONS ce qui rend juste, pour `bidon`, « `code` à l’endroit »\n"
    assert pourquoi("bidon", "comparaison changée") and capsys.readouterr().err == ""


def test_chaque_variante_acceptee_dit_pourquoi_elle_est_juste():
    lignes = [ligne for ligne in PAGE.read_text(encoding="utf-8").splitlines() if ligne.startswith("- ")]
    assert [ligne for ligne in lignes if not re.fullmatch(r"- .+ — .{15,}", ligne)] == [] and lignes


# Les trous connus : ce qui passait, écrit comme un élève l’écrit

COURS, SAE = "RVBJPN", "RBJVON"
EMOJIS = ["🔴", "🟢", "🔵", "🟡", "🟣", "⚫"]
TABLE = dict(zip(COURS, EMOJIS))


def nettoye(saisie):
    return "".join(saisie.upper().split())


def saisie_pour(palette):
    def saisir_proposition(lire, afficher, nb_pions, initiales):
        mot = nettoye(lire())
        while mot != "?" and not (len(mot) == nb_pions and set(mot) <= set(palette)):
            afficher("non")
            mot = nettoye(lire())
        return None if mot == "?" else mot

    return saisir_proposition


def saisie_patiente(nb_erreurs):
    def saisir_proposition(lire, afficher, nb_pions, initiales):
        for _ in range(nb_erreurs + 1):
            mot = nettoye(lire())
            if mot == "?":
                return None
            if len(mot) == nb_pions and set(mot) <= set(initiales):
                return mot
            afficher("non")

    return saisir_proposition


def saisie_sans_abandon_a_un_pion(lire, afficher, nb_pions, initiales):
    while True:
        mot = nettoye(lire())
        if len(mot) == nb_pions and set(mot) <= set(initiales):
            return mot
        if mot == "?" and nb_pions > 1:
            return None
        afficher("non")


def frequences_de(taille):
    return lambda code, nb_couleurs: [code.count(couleur) for couleur in range(taille)]


def frequences_a_partir_de_six(code, nb_couleurs):
    return [code.count(couleur) for couleur in range(6 if nb_couleurs <= 6 else 8)][:nb_couleurs]


def frequences_videes(code, nb_couleurs):
    tableau = [0] * nb_couleurs
    while code:
        tableau[code.pop()] += 1
    return tableau


def communs_de(taille):
    return lambda code1, code2, nb_couleurs: sum(min(code1.count(c), code2.count(c)) for c in range(min(taille, nb_couleurs)))


def repondre_pour(taille):
    def repondre_frequences(secret, proposition, nb_couleurs):
        bien = sum(s == p for s, p in zip(secret, proposition))
        return bien, communs_de(taille)(secret, proposition, nb_couleurs) - bien

    return repondre_frequences


def coupe(nom, places):
    """La référence, à qui la suite des codes est cachée ; ce qu’elle marque l’est vraiment."""

    def fonction(*arguments):
        courts = [argument[:places] if type(argument) is list else argument for argument in arguments]
        valeur = CATALOGUE[nom].reference(*courts)
        for argument, court in zip(arguments, courts):
            if type(argument) is list:
                argument[:places] = court
        return valeur

    return fonction


def generer_et_changer(changer):
    def generer_combinaison(c, n, m, hasard):
        for k in range(n):
            c[k] = hasard.randint(1, m)
        changer(c, n, m, hasard)

    return generer_combinaison


def generer_si_vide(c, n, m, hasard):
    for k in range(n):
        c[k] = c[k] or hasard.randint(1, m)


def tirer_une_repetition_au_plus(nb_pions, couleurs, hasard):
    while True:
        code = [hasard.choice(couleurs) for _ in range(nb_pions)]
        if len(set(code)) >= nb_pions - 1 or len(couleurs) < nb_pions - 1:
            return code


def tirer_des_voisins_differents(nb_pions, couleurs, hasard):
    code = [hasard.choice(couleurs)]
    while len(code) < nb_pions:
        code.append(hasard.choice(couleurs if len(code) < 3 else [c for c in couleurs if c != code[-1]] or couleurs))
    return code


def accueil(pions, tentatives):
    def message_accueil(nb_pions, max_tentatives, couleurs):
        ecrits = ("1 pion" if nb_pions == 1 else pions.format(nb_pions), "1 tentative" if max_tentatives == 1 else tentatives.format(max_tentatives))
        return f"{ecrits[0]}, {ecrits[1]} : {couleurs}"

    return message_accueil


def accueil_avec_parentheses(nb_pions, max_tentatives, couleurs):
    return f"{nb_pions} pion(s) en {max_tentatives} tentative(s) : {couleurs}"


def final(accorder):
    return lambda victoire, nb, secret: f"{'Gagné' if victoire else 'Perdu'} en {nb} {accorder(nb)}, secret {secret}"


TROUS = {
    "emoji": {
        "RVBJPN": lambda initiale, initiales, emojis: TABLE.get(initiale, "?"),
        "RVBJPN-connues": lambda initiale, initiales, emojis: TABLE.get(initiale, "?") if initiale in initiales else "?",
        "RVBJPN-d-abord": lambda i, initiales, emojis: TABLE[i] if i in TABLE else emojis[initiales.index(i)] if i in initiales else "?",
    },
    "presenter_couleurs": {
        "RVBJPN": lambda initiales, emojis: " ".join(f"{TABLE.get(i, e)} ({i})" for i, e in zip(initiales, emojis)),
        "six-au-plus": lambda initiales, emojis: " ".join(f"{e} ({i})" for i, e in list(zip(initiales, emojis))[:6]),
    },
    "afficher_proposition": {
        "RVBJPN": lambda proposition, initiales, emojis: " ".join(TABLE.get(p, "?") for p in proposition),
        "RBJVON": lambda proposition, initiales, emojis: " ".join(emojis[SAE.index(p)] if p in SAE else "?" for p in proposition),
    },
    "code_correct": {
        palette: (lambda palette: lambda mot, nb, initiales: len(mot) == nb and all(c in palette for c in mot))(palette) for palette in (COURS, SAE, COURS + SAE)
    },
    "message_erreur": {
        palette: (lambda palette: lambda mot, nb, i: f"{nb}" if len(mot) != nb else next((c for c in mot if c not in palette), ""))(palette)
        for palette in (COURS, SAE, COURS + SAE)
    },
    "saisir_proposition": {
        "RVBJPN": saisie_pour(COURS),
        "RBJVON": saisie_pour(SAE),
        "une-erreur": saisie_patiente(1),
        "deux-erreurs": saisie_patiente(2),
        "trois-erreurs": saisie_patiente(3),
        "abandon-a-un-pion": saisie_sans_abandon_a_un_pion,
    },
    "mot_vers_numeros": {palette: (lambda p: lambda mot, initiales: [p.find(c) for c in mot])(palette) for palette in (COURS, SAE)},
    "numeros_vers_mot": {palette: (lambda p: lambda numeros, initiales: "".join(p[n % 6] for n in numeros))(palette) for palette in (COURS, SAE)},
    "frequences": {"six": frequences_de(6), "huit": frequences_de(8), "six-ou-huit": frequences_a_partir_de_six, "code-vide": frequences_videes},
    "nb_communs": {"six": communs_de(6), "huit": communs_de(8)},
    "repondre_frequences": {"six": repondre_pour(6), "huit": repondre_pour(8)},
    **{
        nom: {f"{places}-places": coupe(nom, places) for places in (4, 5, 6, 7)}
        for nom in ("compter_bien_places", "trouver_bien_places", "position", "trouver_mal_places", "repondre")
    },
    "generer_combinaison": {
        "reste-a-zero": generer_et_changer(lambda c, n, m, hasard: c.__setitem__(slice(n, None), [0] * (len(c) - n))),
        "reste-tire-sur-lui-meme": generer_et_changer(lambda c, n, m, hasard: c.__setitem__(slice(n, None), sorted(c[n:]))),
        "seulement-les-zeros": generer_si_vide,
    },
    "tirer_code": {"une-repetition-au-plus": tirer_une_repetition_au_plus, "jamais-trois-de-suite": tirer_des_voisins_differents},
    "message_accueil": {
        "4-pion": accueil("{} pion", "{} tentatives"),
        "12-tentative": accueil("{} pions", "{} tentative"),
        "pion(s)": accueil_avec_parentheses,
        "4-pion(s)": accueil("{} pion(s)", "{} tentatives"),
        "tentative·s": accueil("{} pions", "{} tentative·s"),
    },
    "message_final": {
        "0-tentatives": final(lambda nb: "tentative" if nb == 1 else "tentatives"),
        "toujours-au-singulier": final(lambda nb: "tentative"),
        "tentative(s)": final(lambda nb: "tentative(s)"),
        "1-tentative(s)": final(lambda nb: "tentatives" if nb > 1 else "tentative(s)"),
    },
}


@pytest.mark.parametrize(
    "nom, fonction",
    [pytest.param(nom, fonction, id=f"{nom}-{trou}") for nom, trous in TROUS.items() for trou, fonction in trous.items()],
)
def test_un_trou_connu_reste_bouche(nom, fonction, gardes_courtes):
    assert not examiner(CATALOGUE[nom], Candidat(fonction), suite=False).est_reussi


# Ce que l’énoncé laisse libre : les deux choix passent


@pytest.mark.parametrize(
    "nom, fonction",
    [
        pytest.param("afficher_reponse", lambda b, m: " ".join(["🔑"] * b + ["⚪"] * m) or "aucun", id="pion-nu"),
        pytest.param("afficher_reponse", lambda b, m: " ".join(["🔑"] * b + ["⚪\ufe0f"] * m) or "aucun", id="pion-et-sa-marque-invisible"),
        pytest.param("message_accueil", accueil("code de longueur {}", "{} essais"), id="au-pluriel-le-nom-est-libre"),
        pytest.param("message_accueil", accueil("{} pions", "{}\u202ftentatives"), id="espace-insecable"),
        pytest.param("message_final", final(lambda nb: "tentatives" if nb > 1 else "tentative"), id="zero-au-singulier"),
        pytest.param("frequences", lambda code, k: tuple(code.count(c) for c in range(k)), id="tuple-pour-liste"),
        pytest.param("repondre_frequences", lambda s, p, k: [*CATALOGUE["repondre"].reference(s, p)], id="liste-pour-tuple"),
        pytest.param("code_correct", lambda mot, nb, initiales: [c in initiales for c in mot] == [True] * nb, id="une-seule-comparaison"),
        pytest.param("tirer_code", lambda n, couleurs, hasard: hasard.choices(couleurs, k=n), id="choices"),
        pytest.param("generer_combinaison", generer_et_changer(lambda c, n, m, hasard: c.__setitem__(0, hasard.randint(1, m))), id="tirage-de-plus"),
    ],
)
def test_ce_que_l_enonce_laisse_libre_ne_coute_rien(nom, fonction):
    verdict = examiner(CATALOGUE[nom], Candidat(fonction))
    assert verdict.est_reussi, verdict


@pytest.mark.parametrize("nom", ["code_correct", "message_erreur", "lire_points", "saisir_proposition"])
def test_les_cas_ordinaires_viennent_avant_le_texte_vide(nom):
    vides = [rang for rang, (premier, *_) in enumerate(CATALOGUE[nom].cas()) if premier == "" or getattr(premier, "lignes", "") == ("",)]
    assert 0 not in vides and all(rang > 2 for rang in vides)
