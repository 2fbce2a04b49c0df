"""La phrase d’un échec : laquelle est choisie parmi ce qui se voit, l’erreur typique et l’écart."""

import pytest

from mastermind_edu.juge.diagnostic import MESSAGES, SE_SOUVIENT, choisir_message, expliquer_ecart, expliquer_instabilite
from mastermind_edu.juge.ecarts import Ecart
from mastermind_edu.juge.exercice import ErreurTypique
from mastermind_edu.juge.lecture.lecteur import Lecture
from mastermind_edu.juge.lecture.texte import Vu
from mastermind_edu.juge.valeurs import Erreur, Etrangere, Observation

TYPIQUE = ErreurTypique("typique", len, "le conseil")
VALEUR, TYPE = Ecart("valeur", "1", "2"), Ecart("type", "1", "None")
MODIFICATION, ERREUR = Ecart("modification", "a", "b", rang=0), Ecart("erreur", "1", "erreur")


def vu(genre, nom="vue", ligne=3, **champs):
    return Vu(nom, genre, ligne, f"{genre} vue", **champs)


def choisir(*vues, obtenue=Observation(2), ecart=VALEUR, typique=None):
    return choisir_message(Lecture(vues, parametres=("a",)), typique, obtenue, ecart)


def lever(nom="TypeError", ligne=3, instruction="return x"):
    return Observation(erreur=Erreur((nom, "Exception"), "", ligne, instruction))


def test_ce_qui_se_voit_passe_avant_l_erreur_typique_qui_passe_avant_l_ecart():
    assert choisir(vu("faute"), typique=TYPIQUE) == ("ligne 3 : faute vue", "")
    assert choisir(vu("remarque"), typique=TYPIQUE) == ("le conseil", "")
    assert choisir() == (MESSAGES["valeur"], "")


def test_une_remarque_accompagne_l_ecart_que_rien_de_mieux_n_explique():
    assert choisir(vu("remarque")) == (MESSAGES["valeur"], "ligne 3 : remarque vue")
    message, remarque = choisir(vu("remarque"), vu("faute", ligne=9), obtenue=lever(), ecart=ERREUR)
    assert message.startswith("erreur TypeError à la ligne 3") and remarque == "ligne 9 : faute vue"


@pytest.mark.parametrize(
    "genre, obtenue, ecart, dite",
    [
        ("rien renvoyé", Observation(None), TYPE, True),
        ("rien renvoyé", Observation("2"), TYPE, False),
        ("rien renvoyé", Observation(None), VALEUR, False),
        ("modification", Observation(1), MODIFICATION, True),
        ("modification", Observation(2), VALEUR, False),
        ("faute", Observation(1), MODIFICATION, True),
        ("faute", Observation(None), TYPE, True),
        ("sans fin", Observation(2), VALEUR, False),
    ],
)
def test_ce_qui_se_voit_n_est_dit_que_s_il_va_avec_l_echec(genre, obtenue, ecart, dite):
    message, _ = choisir(vu(genre, objet="a"), obtenue=obtenue, ecart=ecart)
    assert (message == f"ligne 3 : {genre} vue") is dite


@pytest.mark.parametrize(
    "objets, message",
    [
        ([""], "il faut une liste, et non un nombre entier, ligne 3 : renvoyée vue"),
        (["list", "bool"], "il faut une liste, et non un nombre entier"),
        (["int", "bool"], "il faut une liste, et non un nombre entier, ligne 3 : renvoyée vue"),
        (["int", "int"], "il faut une liste, et non un nombre entier, lignes 3 et 4 : renvoyée vue"),
    ],
)
def test_le_seul_return_qui_a_pu_renvoyer_ce_type_est_cite(objets, message):
    vues = [vu("renvoyée", ligne=ligne, objet=objet) for ligne, objet in enumerate(objets, 3)]
    assert choisir(*vues, obtenue=Observation(2), ecart=Ecart("type", "[1]", "2", "il faut une liste, et non un nombre entier")) == (message, "")


@pytest.mark.parametrize("nombre, dite", [(0, ""), (1, "ligne 3 : décide vue"), (2, "")])
def test_la_seule_question_qui_decide_d_un_booleen_est_citee(nombre, dite):
    assert choisir(*[vu("décide")] * nombre, obtenue=Observation(True)) == (MESSAGES["valeur"], dite)
    assert choisir(vu("décide"), obtenue=Observation(3)) == (MESSAGES["valeur"], "")


@pytest.mark.parametrize("attendu, dite", [("afficher() appelée 1 fois", "ligne 3 : appels vue"), ("1", "")])
def test_les_appels_en_double_ne_se_disent_que_s_ils_sont_comptes(attendu, dite):
    assert choisir(vu("appels"), ecart=Ecart("valeur", attendu, "2")) == (MESSAGES["valeur"], dite)


@pytest.mark.parametrize("conseil", ["", "le conseil"])
def test_un_tirage_sans_le_hasard_recu_explique_une_reponse_qui_change(conseil):
    lecture = Lecture([vu("faute", "tirage-sans-le-hasard-recu")])
    assert expliquer_instabilite(lecture, False, conseil) == f"{conseil or MESSAGES['instable']}. Ligne 3 : faute vue"
    assert expliquer_instabilite(lecture, True, conseil).startswith(conseil or MESSAGES["instable"]) and "Ligne 3" not in expliquer_instabilite(lecture, True, conseil)


def test_parcourir_une_copie_ne_suffit_pas_quand_la_liste_recue_devait_rester():
    raccourcie, modifiee = vu("faute", "raccourcie-en-chemin"), vu("modification", objet="a")
    assert choisir(raccourcie, modifiee, obtenue=Observation(1), ecart=MODIFICATION)[0] == modifiee.phrase
    assert choisir(raccourcie, modifiee, obtenue=Observation(1))[0] == raccourcie.phrase


def test_rien_n_est_renvoye_passe_avant_une_faute_et_une_faute_avant_une_modification():
    assert choisir(vu("faute"), vu("rien renvoyé"), obtenue=Observation(None), ecart=TYPE)[0] == "ligne 3 : rien renvoyé vue"
    assert choisir(vu("modification"), vu("faute"), obtenue=Observation(1), ecart=MODIFICATION)[0] == "ligne 3 : faute vue"


@pytest.mark.parametrize(
    "faute, obtenue, dite",
    [
        (vu("faute"), lever(ligne=3), True),
        (vu("faute"), lever(ligne=4), False),
        (vu("faute", "none-garde", objet="liste"), lever(ligne=5, instruction="return liste[0]"), True),
        (vu("faute", "none-garde", objet="liste"), lever(ligne=5, instruction="return listes[0]"), False),
        (vu("faute", "none-garde", objet=""), lever(ligne=5, instruction="return liste[0]"), False),
        (vu("faute", "autre", objet="liste"), lever(ligne=5, instruction="return liste[0]"), False),
    ],
    ids=["meme-ligne", "autre-ligne", "none-employe", "autre-nom", "none-sans-nom", "autre-faute"],
)
def test_une_faute_n_explique_une_erreur_de_python_que_si_elle_la_provoque(faute, obtenue, dite):
    message, _ = choisir(faute, obtenue=obtenue, ecart=ERREUR)
    assert (message == "ligne 3 : faute vue") is dite


SANS_FIN = lever("NonFini", ligne=4)


@pytest.mark.parametrize(
    "vues, debut, fin",
    [
        ([vu("sans fin", "boucle-sans-fin", fin=5)], "boucle sans fin, ligne 3 : sans fin vue", "sans fin vue"),
        ([vu("sans fin", "rien-ne-change", fin=5)], "appel arrêté à la ligne 4", ". Ligne 3 : sans fin vue"),
        ([vu("sans fin", "boucle-sans-fin", ligne=8, fin=9), vu("faute", ligne=4)], "appel arrêté à la ligne 4", "pour ce cas"),
    ],
    ids=["certaine", "probable", "ailleurs"],
)
def test_un_appel_arrete_montre_la_boucle_ou_il_l_a_ete(vues, debut, fin):
    message, _ = choisir(*vues, obtenue=SANS_FIN, ecart=ERREUR)
    assert message.startswith(debut) and message.endswith(fin)


@pytest.mark.parametrize(
    "obtenue, ecart, message",
    [
        (lever("ZeroDivisionError"), ERREUR, "erreur ZeroDivisionError à la ligne 3, dans `return x`. Une division par zéro"),
        (Observation("a"), Ecart("valeur", "un texte qui contient 'BRAVO'", "'a'"), "il manque au texte 'BRAVO'"),
        (Observation(3), Ecart("type", "un texte qui contient 'BRAVO'", "3"), "la réponse n’est pas du type demandé : c’est un nombre entier"),
        (Observation(3), Ecart("erreur", "une erreur ValueError", "3"), "la fonction accepte ce qu’elle doit refuser : il faut lever `ValueError`"),
        (Observation(Etrangere("set")), TYPE, "la réponse n’est pas du type demandé : c’est un ensemble"),
        (Observation(None), MODIFICATION, MESSAGES["modification"]),
    ],
)
def test_un_ecart_s_explique_par_ce_que_la_fonction_a_donne(obtenue, ecart, message):
    assert expliquer_ecart(obtenue, ecart) == message


@pytest.mark.parametrize("a_affiche, debut", [(True, "la fonction affiche quelque chose, mais"), (False, "la fonction renvoie `None` dans ce cas")])
def test_un_none_s_explique_selon_ce_qui_a_ete_affiche(a_affiche, debut):
    assert expliquer_ecart(Observation(None, a_affiche=a_affiche), TYPE).startswith(debut)


@pytest.mark.parametrize(
    "vues, se_souvient, suite",
    [
        ([], False, ""),
        ([], True, f" : {SE_SOUVIENT}"),
        ([vu("faute", "defaut-modifie")], True, f" : {SE_SOUVIENT}. Ligne 3 : faute vue"),
        ([vu("faute", "defaut-modifie")], False, ""),
        ([vu("faute", "autre")], True, f" : {SE_SOUVIENT}"),
    ],
    ids=["hasard", "memoire", "defaut-modifie", "non-prouve", "autre-faute"],
)
def test_une_instabilite_ne_dit_d_ou_elle_vient_que_si_c_est_prouve(vues, se_souvient, suite):
    assert expliquer_instabilite(Lecture(tuple(vues)), se_souvient) == MESSAGES["instable"] + suite
