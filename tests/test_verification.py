"""`verifier` et `exemples`, comme un élève les appelle dans un notebook."""

import io
import linecache
import sys
from collections import deque
from dataclasses import replace
from itertools import product
from types import SimpleNamespace

import pytest
from fuzz_verifier import juger, tirer

from mastermind_edu import ErreurMastermind, exemples, verifier
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.verdict import EtatVerdict


def definir(source):
    """Les fonctions d’une copie, dans un espace de noms à elles."""
    espace = {}
    exec(source, espace)
    return espace


def test_une_fonction_juste_reussit_et_le_dit():
    fonction = definir("def nombre_de_codes(nb_pions, nb_couleurs):\n return nb_couleurs ** nb_pions")["nombre_de_codes"]
    assert repr(verifier(fonction)) == "✔ nombre_de_codes : réussi\n  Tous les cas sont justes (58 essayés)."


def test_un_squelette_est_a_faire():
    verdict = verifier(definir("def position(valeur, code):\n '''Aide.'''\n ...")["position"])
    assert verdict.etat is EtatVerdict.A_FAIRE
    assert repr(verdict) == "○ position : à faire\n  À vous d’écrire `position(valeur, code)`."


def test_la_reference_prise_dans_un_sous_module_est_un_emprunt():
    source = "import mastermind_edu.exercices.chapitre_04.position as corrige\ndef position(valeur, code):\n return corrige.position(valeur, code)"
    verdict = verifier(definir(source)["position"])
    assert verdict.etat is EtatVerdict.ECHOUE and "mastermind_edu.exercices.chapitre_04.position" in verdict.message


def test_un_echec_montre_appel_attendu_obtenu():
    verdict = verifier(definir("def position(valeur, code):\n return code.index(valeur)")["position"])
    assert "  appel   : position(2, [1])\n  attendu : -1\n  obtenu  : erreur ValueError" in repr(verdict)


MAL_PLACES_SUR_POSITION = """
def position(valeur, code):
    {position}
def trouver_mal_places(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] != -1:
            trouve = position(proposition[i], copie)
            if trouve != -1:
                compte = compte + 1
                copie[trouve] = 0
    return compte
"""


@pytest.mark.parametrize(
    "corps, etat",
    [
        ("...", EtatVerdict.BLOQUE),
        ("return 0", EtatVerdict.BLOQUE),
        ("return code.index(valeur) if valeur in code else -1", EtatVerdict.REUSSI),
    ],
    ids=["a-faire", "fausse", "juste"],
)
def test_une_fonction_juste_est_bloquee_par_celle_dont_elle_se_sert(corps, etat):
    fonction = definir(MAL_PLACES_SUR_POSITION.format(position=corps))["trouver_mal_places"]
    assert verifier(fonction).etat is etat


@pytest.mark.parametrize(
    "donnee, message",
    [
        pytest.param(None, "il faut une fonction, comme verifier(repondre)", id="none"),
        pytest.param((1, 0), "voici (1, 0)", id="le-resultat-d-un-appel"),
        pytest.param("repondre", "voici 'repondre'", id="le-nom-entre-guillemets"),
        pytest.param(definir("def reponde(s, p): ...")["reponde"], "vouliez-vous dire repondre ?", id="faute-de-frappe"),
        pytest.param(definir("def zzz(s): ...")["zzz"], ": gardez le nom que donne l’énoncé ; si c’est un exercice de votre professeur, exécutez d’abord", id="nom-inconnu"),
    ],
)
def test_ce_qui_n_est_pas_un_exercice_est_refuse_avec_un_conseil(donnee, message):
    with pytest.raises(ErreurMastermind) as refus:
        verifier(donnee)
    assert message in str(refus.value)


def test_les_exemples_viennent_du_catalogue():
    assert "trouver_mal_places([1, -1, 3, 2], [2, 4, 1, 6])  2\ncopie devient [0, -1, 3, 0]" in repr(exemples("trouver_mal_places"))


def test_les_exemples_se_demandent_comme_la_verification_par_la_fonction_ou_par_son_nom():
    def position(valeur, code): ...

    assert repr(exemples(position)) == repr(exemples("position"))


def test_des_exemples_inconnus_proposent_le_nom_le_plus_proche():
    with pytest.raises(ErreurMastermind, match="vouliez-vous dire lire_points"):
        exemples("lire_point")


@pytest.mark.parametrize("methode", ["__repr__", "_repr_html_"])
def test_le_texte_de_l_eleve_est_echappe_dans_le_html_seulement(methode):
    verdict = verifier(definir("def nettoyer(saisie):\n return '<script>alert(1)</script>'")["nettoyer"])
    assert ("<script>" in getattr(verdict, methode)()) is (methode == "__repr__")


# La preuve, sur un tout petit domaine

REPONDRE = """
def repondre(secret, proposition):
    bien = sum(s == p for s, p in zip(secret, proposition))
    return bien, sum(min(secret.count(c), proposition.count(c)) for c in set(secret)) - bien
"""
PIEGE = """
vus = []
def repondre(secret, proposition):
    if secret == [9, 9] and proposition == [9, 8]:
        {piege}
    bien = sum(s == p for s, p in zip(secret, proposition))
    return bien, sum(min(secret.count(c), proposition.count(c)) for c in set(secret)) - bien
"""


@pytest.fixture
def petite_preuve(monkeypatch):
    """Quatre paires, dont [9, 9] et [9, 8] que les cas ordinaires n’essaient pas, par lots de deux."""
    secrets, propositions = ([1, 2], [9, 9]), ([9, 7], [9, 8])
    exercice = replace(CATALOGUE["repondre"], domaine=lambda: product(secrets, propositions), taille_du_domaine=4)
    monkeypatch.setattr("mastermind_edu.eleve.verification.TOUS", {"repondre": exercice})
    monkeypatch.setattr("mastermind_edu.juge.domaine.TAILLE_LOT", 2)


def test_une_fonction_juste_est_prouvee_et_le_dit(petite_preuve):
    verdict = verifier(definir(REPONDRE)["repondre"], preuve=True)
    assert verdict.preuve and verdict.est_reussi
    assert repr(verdict) == "✔ repondre : réussi\n  Prouvé sur toutes les paires (4 essayées)."


def test_un_tuple_nomme_est_prouve_aussi(petite_preuve):
    nomme = "from collections import namedtuple\nR = namedtuple('R', 'bien mal')\n" + REPONDRE.replace("return ", "return R(").rstrip() + ")"
    assert verifier(definir(nomme)["repondre"], preuve=True).preuve


def test_sans_la_demander_il_n_y_a_pas_de_preuve(petite_preuve):
    verdict = verifier(definir(PIEGE.format(piege="return 0, 0"))["repondre"])
    assert verdict.est_reussi and not verdict.preuve


def test_la_preuve_annonce_son_avancement(petite_preuve):
    annonces = []
    verifier(definir(REPONDRE)["repondre"], preuve=True, annoncer=lambda faits, total: annonces.append((faits, total)))
    assert annonces == [(2, 4), (4, 4)]


@pytest.mark.parametrize(
    "piege, obtenu, message",
    [
        ("return 0, 0", "(0, 0)", "Le nombre de mal placés est juste, pas celui des bien placés"),
        ("return [1, False]", "[1, False]", "Le nombre de bien placés est juste, pas celui des mal placés"),
        ("return {1, 0}", "un objet de type set", "Il faut renvoyer une liste ou un tuple ; la fonction renvoie un ensemble"),
        ("return", "None", "renvoie `None` dans ce cas"),
        ("raise SystemExit", "erreur SystemExit (ligne 5)", ""),
        ("secret.append(7)", "secret devient [9, 9, 7]", "ne laisse pas ses arguments"),
        ("secret[0] = 9.0", "secret devient [9.0, 9]", "ne laisse pas ses arguments"),
        ("vus.append(1)\n        if len(vus) == 1: return 0, 0", "une autre réponse à un premier appel", "deux fois la même réponse"),
    ],
    ids=["valeur", "booleen", "ensemble", "rien", "exit", "modifie", "modifie-en-egal", "instable"],
)
def test_une_preuve_qui_echoue_montre_la_premiere_paire(petite_preuve, piege, obtenu, message):
    verdict = verifier(definir(PIEGE.format(piege=piege))["repondre"], preuve=True)
    assert (verdict.etat, verdict.nb_cas, verdict.preuve) == (EtatVerdict.ECHOUE, 4, False)
    assert verdict.contre_exemple.appel == "repondre([9, 9], [9, 8])"
    assert verdict.contre_exemple.obtenu == obtenu
    assert message in repr(verdict)


def test_une_boucle_sans_fin_s_arrete_aussi_pendant_la_preuve(petite_preuve, monkeypatch):
    source = PIEGE.format(piege="while True: pass")
    monkeypatch.setitem(linecache.cache, "<piege>", (len(source), None, source.splitlines(True), "<piege>"))
    espace = {}
    exec(compile(source, "<piege>", "exec"), espace)
    assert "boucle sans fin" in repr(verifier(espace["repondre"], preuve=True))


def interrompre(faits, total):
    raise KeyboardInterrupt


@pytest.mark.parametrize("methode", ["__repr__", "_repr_html_"])
def test_une_preuve_interrompue_rend_le_verdict_ordinaire(petite_preuve, methode):
    fonction = definir(REPONDRE)["repondre"]
    verdict = verifier(fonction, preuve=True, annoncer=interrompre)
    assert replace(verdict, remarque="") == verifier(fonction)
    assert "essayés). Preuve interrompue après 2 paires sur 4." in getattr(verdict, methode)()


def test_une_interruption_pendant_un_appel_rend_le_verdict_ordinaire(petite_preuve):
    verdict = verifier(definir(PIEGE.format(piege="raise KeyboardInterrupt"))["repondre"], preuve=True)
    assert verdict.est_reussi and verdict.remarque == "preuve interrompue après 2 paires sur 4"


def test_une_fonction_fausse_n_est_pas_prouvee(petite_preuve):
    verdict = verifier(definir("def repondre(secret, proposition):\n return 0, 0")["repondre"], preuve=True, annoncer=interrompre)
    assert verdict.etat is EtatVerdict.ECHOUE and verdict.remarque == ""


def test_sans_domaine_fini_la_preuve_est_refusee_et_le_verdict_reste():
    verdict = verifier(definir("def position(valeur, code):\n return code.index(valeur) if valeur in code else -1")["position"], preuve=True)
    assert verdict.est_reussi
    assert repr(verdict).endswith(" essayés). Il n’existe pas de preuve exhaustive pour `position`.")


@pytest.mark.parametrize(
    "nom, premier, dernier",
    [
        ("repondre", ([1, 1, 1, 1], [1, 1, 1, 1]), ([6, 6, 6, 6], [6, 6, 6, 6])),
        ("repondre_frequences", ([0, 0, 0, 0], [0, 0, 0, 0], 6), ([5, 5, 5, 5], [5, 5, 5, 5], 6)),
    ],
)
def test_le_domaine_de_la_preuve_est_fait_de_toutes_les_paires(nom, premier, dernier):
    cas = iter(CATALOGUE[nom].domaine())
    assert tuple(next(cas)) == premier
    nombre, fin = deque(enumerate(cas, 2), maxlen=1)[0]
    assert (nombre, tuple(fin)) == (CATALOGUE[nom].taille_du_domaine, dernier) == (1_679_616, dernier)


# La barre de progression


class Terminal(io.StringIO):
    def __init__(self, est_un_terminal):
        super().__init__()
        self.isatty = lambda: est_un_terminal


@pytest.mark.parametrize("est_un_terminal, fin", [(True, f"\r{'█' * 30} 4 sur 4\n"), (False, "")], ids=["terminal", "fichier"])
def test_la_barre_ne_s_ecrit_que_dans_un_terminal(monkeypatch, petite_preuve, est_un_terminal, fin):
    terminal = Terminal(est_un_terminal)
    monkeypatch.setattr("sys.stdout", terminal)
    verifier(definir(REPONDRE)["repondre"], preuve=True)
    assert terminal.getvalue()[-len(fin) :] == fin if fin else terminal.getvalue() == ""


def test_dans_un_notebook_la_barre_se_met_a_jour_sur_place(monkeypatch, petite_preuve):
    montres = []
    poignee = SimpleNamespace(update=montres.append)
    affichage = SimpleNamespace(display=lambda objet, display_id: montres.append(objet) or poignee)
    ipython = SimpleNamespace(get_ipython=lambda: SimpleNamespace(kernel=1), display=affichage)
    monkeypatch.setitem(sys.modules, "IPython", ipython)
    verifier(definir(REPONDRE)["repondre"], preuve=True)
    assert [avancement.faits for avancement in montres[1:]] == [2, 4]
    assert '<progress value="4" max="4"></progress> 4 sur 4' in montres[-1]._repr_html_()


# L’exercice d’une fonction qui ne porte pas son nom

JUSTE = "sum(s == p for s, p in zip(secret, proposition))"
ANONYMES = {
    "lambda": f"compter_bien_places = lambda secret, proposition: {JUSTE}",
    "partial": f"""
from functools import partial
def compter(difference, secret, proposition): return {JUSTE} + difference
compter_bien_places = partial(compter, 0)""",
    "objet": f"""
class Compteur:
    def __call__(self, secret, proposition): return {JUSTE}
compter_bien_places = Compteur()""",
    "methode": f"""
class Outils:
    def marquer(self, secret, proposition): return {JUSTE}
compter_bien_places = Outils().marquer""",
    "fabrique": f"""
def fabriquer():
    def compte(secret, proposition): return {JUSTE}
    return compte
compter_bien_places = fabriquer()""",
    "decoree": f"""
def tracer(f):
    def wrapper(*arguments): return f(*arguments)
    return wrapper
@tracer
def compter_bien_places(secret, proposition): return {JUSTE}""",
    "autre-nom": f"""
def compter(secret, proposition): return {JUSTE}
compter_bien_places = compter""",
}


def derniere_ligne(source, ligne):
    """La valeur d’une dernière ligne de cellule, comme `verifier(compter_bien_places)`."""
    return eval(ligne, definir("from mastermind_edu import verifier\n" + source))


@pytest.mark.parametrize("source", ANONYMES.values(), ids=ANONYMES)
def test_l_exercice_est_celui_du_nom_donne_a_la_fonction(source):
    verdict = derniere_ligne(source, "verifier(compter_bien_places)")
    assert (verdict.exercice, verdict.etat) == ("compter_bien_places", EtatVerdict.REUSSI)


def test_l_exercice_se_trouve_aussi_dans_les_variables_d_une_fonction():
    compter_bien_places = eval(f"lambda secret, proposition: {JUSTE}")
    assert verifier(compter_bien_places).exercice == "compter_bien_places"


@pytest.mark.parametrize(
    "source",
    [
        pytest.param(f"f = lambda secret, proposition: {JUSTE}", id="aucun-nom-d-exercice"),
        pytest.param(f"f = repondre = position = lambda secret, proposition: {JUSTE}", id="deux-noms-d-exercice"),
        pytest.param(ANONYMES["partial"].replace("compter_bien_places", "f"), id="partial"),
        pytest.param(ANONYMES["fabrique"].replace("compter_bien_places", "f"), id="fabrique"),
        pytest.param(f"repondre = 0\nf = lambda secret, proposition: {JUSTE}", id="nom-d-un-autre-objet"),
    ],
)
def test_sans_savoir_l_exercice_le_message_dit_comment_le_demander(source):
    with pytest.raises(ErreurMastermind) as refus:
        derniere_ligne(source, "verifier(f)")
    assert str(refus.value) == 'je ne sais pas quel exercice vérifier : écrivez verifier(f, "repondre")'


@pytest.mark.parametrize("ligne", ['verifier(f, "compter_bien_places")', 'verifier(f, nom="compter_bien_places")'])
def test_un_nom_donne_l_emporte(ligne):
    assert derniere_ligne(f"f = repondre = lambda secret, proposition: {JUSTE}", ligne).est_reussi


def test_un_nom_donne_l_emporte_sur_celui_de_la_fonction():
    assert derniere_ligne(f"def repondre(secret, proposition): return {JUSTE}", 'verifier(repondre, "compter_bien_places")').est_reussi


def test_une_fonction_du_nom_d_un_exercice_est_cet_exercice():
    source = f"def compter_bien_places(secret, proposition): return {JUSTE}\nrepondre = compter_bien_places"
    assert derniere_ligne(source, "verifier(repondre)").exercice == "compter_bien_places"


def test_un_nom_donne_inconnu_propose_le_plus_proche():
    with pytest.raises(ErreurMastermind, match="vouliez-vous dire position"):
        verifier(len, "positon")


def test_un_objet_n_est_pas_pris_pour_sa_classe():
    classe = definir("class MancheObjet:\n def __init__(self, secret, max_tentatives): self.secret = secret\n")["MancheObjet"]
    with pytest.raises(ErreurMastermind, match=r"il faut la classe, verifier\(MancheObjet\), sans rien créer avec elle ; voici un objet : "):
        verifier(classe(["R"], 2))


@pytest.mark.filterwarnings("ignore::SyntaxWarning")
@pytest.mark.parametrize("rang", range(60))
def test_un_verdict_vient_de_tout_programme_mute_au_hasard(rang):
    _, _, recit = juger(*tirer(60, 1)[rang])
    assert recit == ""


# Ce que le notebook a remplacé

REMPLACES = ["builtins.open", "builtins.repr", "builtins.sum", "random.Random", "inspect.signature", "re.match", "json.dumps", "time.monotonic", "copy.deepcopy"]


@pytest.mark.parametrize("chemin", REMPLACES)
def test_le_juge_se_sert_de_ce_que_python_donnait_et_le_dit(chemin):
    import importlib

    def dernier_pion(code):
        return code[-1]

    module, nom = chemin.split(".")
    espace = vars(importlib.import_module(module))
    vrai = espace[nom]
    espace[nom] = remplacant = object()
    try:
        verdict, garde = verifier(dernier_pion), espace[nom]
    finally:
        espace[nom] = vrai
    assert verdict.est_reussi and garde is remplacant
    assert f"`{chemin.removeprefix('builtins.')}`" in verdict.remarque and "redémarrez le noyau" in verdict.remarque
