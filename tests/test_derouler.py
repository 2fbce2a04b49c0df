"""`derouler` : chaque ligne exécutée d’une fonction d’élève, ses variables, ses boucles, ses erreurs."""

import builtins
import html
import re
import sys
from dataclasses import dataclass
from functools import lru_cache, partial

import ipywidgets
import pytest

from mastermind_edu import ErreurMastermind, derouler
from mastermind_edu.eleve.deroulement import enregistrement
from mastermind_edu.eleve.deroulement.boites import ELEMENTS_MONTRES, Lecteur, ranger
from mastermind_edu.eleve.deroulement.enregistrement import enregistrer
from mastermind_edu.eleve.deroulement.etapes import Evenement
from mastermind_edu.eleve.deroulement.recit import raconter, resumer

# Des fonctions d’élève


def compter(secret, proposition):
    compte = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            compte += 1
    return compte


def marquer(copie):
    autre = copie
    autre[0] = -1


def chercher(valeur, code):
    for i in range(len(code)):
        if code[i] == valeur:
            return i
    return -1


def chercher_deux_fois(code):
    return chercher(1, code) + chercher(2, code)


def factorielle(n):
    if n == 0:
        return 1
    return n * factorielle(n - 1)


def sans_fin(n):
    while True:
        n = n + 1


def sans_fond(n):
    return sans_fond(n + 1)


def attraper_tout(n):
    while True:
        try:
            n = n + 1
        except:  # noqa: E722
            pass


def redemander(n):
    while True:
        try:
            return int(input("un nombre ? "))
        except:  # noqa: E722
            print("recommencez")


def afficher(mots):
    for mot in mots:
        print(mot)
    print()


def sortir_de_la_liste(code):
    return code[len(code)]


def se_rattraper(texte):
    try:
        return int(texte)
    except ValueError:
        return None


def mal_rattraper(texte):
    try:
        return int(texte)
    except KeyError:
        return None
    finally:
        texte = ""


def appeler_mal_rattraper(texte):
    return mal_rattraper(texte)


def donner(n):
    for i in range(n):
        yield i


def tout_donner(n):
    return [2 * i for i in donner(n)]


def sur_plusieurs_lignes(n):
    liste = [
        n + k
        for k in range(3)
    ]
    return sum(
        x for x in liste
    )


def imbriquer(n):
    total = 0
    for i in range(n):
        for j in range(i):
            total += j
    return total


def en_une_ligne(code):
    for pion in code: code = pion  # noqa: E701


def fermer(n):
    def ajouter(k):
        return n + k

    return ajouter(1)


def trier(mots):
    return sorted(mots, key=lambda mot: -len(mot))


class Compteur:
    def __init__(self, depart):
        self.valeur = depart

    def avancer(self, pas):
        self.valeur += pas

    def __repr__(self):
        raise AssertionError("derouler n’appelle rien de l’élève pour l’afficher")

    __eq__ = __hash__ = __repr__


@dataclass
class Fiche:
    nom: str


def remplir(nom):
    fiche = Fiche(nom)
    return fiche.nom


@lru_cache
def memoriser(n):
    return n + 1


# Les outils


def debut(fonction):
    """La ligne de son `def`."""
    return fonction.__code__.co_firstlineno


def lignes(fonction, *arguments):
    """Les étapes en bref : l’évènement, la ligne comptée depuis celle du `def`, la phrase."""
    return [(e.evenement.value, e.ligne - debut(fonction), raconter(e)) for e in enregistrer(fonction, *arguments).etapes]


def phrases(fonction, *arguments):
    return [raconter(etape) for etape in enregistrer(fonction, *arguments).etapes]


# Les étapes


def test_chaque_ligne_executee_est_une_etape_avec_ce_qu_elle_a_fait():
    assert lignes(compter, ["R", "V"], ["R", "R"]) == [
        ("appel", 0, "appel de compter : secret vaut ['R', 'V'], proposition vaut ['R', 'R']"),
        ("ligne", 1, "compte vaut 0"),
        ("ligne", 2, "tour 1 ; i vaut 0"),
        ("ligne", 3, "la condition est vraie"),
        ("ligne", 4, "compte vaut 1 (avant : 0)"),
        ("ligne", 2, "tour 2 ; i vaut 1 (avant : 0)"),
        ("ligne", 3, "la condition est fausse"),
        ("ligne", 2, "la boucle est finie, après 2 tours"),
        ("retour", 5, "compter renvoie 1"),
    ]


@pytest.mark.parametrize(
    ("fonction", "arguments", "attendues"),
    [
        pytest.param(lambda n: n + 1, (2,), ["appel de lambda : n vaut 2", "lambda renvoie 3"], id="lambda"),
        pytest.param(marquer, ([5, 6],), [
            "appel de marquer : copie vaut [5, 6]", "copie et autre (la même liste) valent [5, 6]",
            "copie et autre (la même liste) valent [-1, 6] (avant : [5, 6]) ; marquer se termine sans `return` : elle renvoie None",
        ], id="deux-noms-une-liste"),
        pytest.param(en_une_ligne, (["R", "V"],), [
            "appel de en_une_ligne : code vaut ['R', 'V']", "tour 1 ; code vaut 'R' (avant : ['R', 'V']) ; pion vaut 'R'",
            "tour 2 ; code vaut 'V' (avant : 'R') ; pion vaut 'V' (avant : 'R')",
            "la boucle est finie, après 2 tours ; en_une_ligne se termine sans `return` : elle renvoie None",
        ], id="boucle-d-une-ligne"),
        pytest.param(sur_plusieurs_lignes, (1,), [
            "appel de sur_plusieurs_lignes : n vaut 1", "liste vaut [1, 2, 3]", "sur_plusieurs_lignes renvoie 6",
        ], id="instructions-sur-plusieurs-lignes-et-comprehensions"),
        pytest.param(fermer, (1,), [
            "appel de fermer : n vaut 1", "ajouter vaut fonction ajouter", "appel de ajouter : k vaut 1, n vaut 1",
            "ajouter renvoie 2", "fermer renvoie 2",
        ], id="fermeture"),
        pytest.param(trier, (["a", "bb"],), [
            "appel de trier : mots vaut ['a', 'bb']", "appel de lambda : mot vaut 'a'", "lambda renvoie -1",
            "appel de lambda : mot vaut 'bb'", "lambda renvoie -2", "trier renvoie ['bb', 'a']",
        ], id="lambda-appelee-par-une-bibliotheque"),
        pytest.param(Compteur(3).avancer, (2,), [
            "appel de avancer : self vaut Compteur(valeur=3), pas vaut 2",
            "self vaut Compteur(valeur=5) (avant : Compteur(valeur=3)) ; avancer se termine sans `return` : elle renvoie None",
        ], id="methode"),
        pytest.param(Compteur, (3,), [
            "appel de __init__ : self vaut Compteur(), depart vaut 3",
            "self vaut Compteur(valeur=3) (avant : Compteur()) ; __init__ se termine sans `return` : elle renvoie None",
        ], id="classe"),
        pytest.param(remplir, ("Léa",), [
            "appel de remplir : nom vaut 'Léa'", "fiche vaut Fiche(nom='Léa')", "remplir renvoie 'Léa'",
        ], id="une-fonction-sans-texte-n-est-pas-suivie"),
        pytest.param(se_rattraper, ("x",), [
            "appel de se_rattraper : texte vaut 'x'", "", "erreur ValueError. 'x' ne se lit pas comme un nombre entier", "",
            "se_rattraper renvoie None",
        ], id="erreur-rattrapee"),
        pytest.param(afficher, (["R", "é"],), [
            "appel de afficher : mots vaut ['R', 'é']", "tour 1 ; mot vaut 'R'", "affiche « R »", "tour 2 ; mot vaut 'é' (avant : 'R')",
            "affiche « é »", "la boucle est finie, après 2 tours", "afficher se termine sans `return` : elle renvoie None ; affiche «  »",
        ], id="affichages"),
    ],
)  # fmt: skip
def test_le_recit_d_une_petite_fonction(fonction, arguments, attendues):
    assert phrases(fonction, *arguments) == attendues


def test_un_generateur_s_arrete_a_son_yield_et_reprend():
    etapes = enregistrer(tout_donner, 2).etapes
    assert [(e.texte.nom, e.evenement.value, e.profondeur) for e in etapes] == [
        ("tout_donner", "appel", 1),
        ("donner", "appel", 2),
        ("donner", "ligne", 2),
        ("donner", "don", 2),
        ("donner", "reprise", 2),
        ("donner", "ligne", 2),
        ("donner", "don", 2),
        ("donner", "reprise", 2),
        ("donner", "retour", 2),
        ("tout_donner", "retour", 1),
    ]
    assert [dict(e.tours).get(debut(donner) + 1) for e in etapes[2:8]] == [1, 1, 1, 2, 2, 2]


def test_les_boucles_imbriquees_ont_chacune_leur_tour():
    lues = [(e.ligne - debut(imbriquer), [*e.tours.values()]) for e in enregistrer(imbriquer, 3).etapes if e.suite]
    assert lues == [(2, [1]), (2, [2]), (3, [2, 1]), (2, [3]), (3, [3, 1]), (3, [3, 2])]


def test_une_fonction_appelee_est_suivie_avec_sa_profondeur_et_son_appelante():
    etapes = enregistrer(chercher_deux_fois, [1, 2]).etapes
    assert [e.profondeur for e in etapes] == [1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1]
    assert etapes[1].attentes == (("chercher_deux_fois", debut(chercher_deux_fois) + 1),)
    assert [*etapes[1].autres_noms.values()] == [("code dans chercher_deux_fois",)]


def test_une_recursion_empile_ses_appels_puis_les_depile():
    etapes = enregistrer(factorielle, 2).etapes
    assert [e.profondeur for e in etapes] == [1, 1, 2, 2, 3, 3, 3, 2, 1]
    assert [e.resultat for e in etapes if e.evenement is Evenement.RETOUR] == ["1", "1", "2"]


def test_une_fonction_decoree_est_suivie():
    assert phrases(memoriser, 4)[-1] == "memoriser renvoie 5"


# Les erreurs


def test_une_erreur_est_montree_a_sa_ligne_et_expliquee():
    etape = enregistrer(sortir_de_la_liste, ["R"]).etapes[-1]
    assert (etape.evenement, etape.ligne) == (Evenement.ERREUR, debut(sortir_de_la_liste) + 1)
    assert etape.resultat.startswith("erreur IndexError. Un rang sort de la liste")


def test_une_erreur_qui_traverse_des_appels_n_y_est_pas_prise_pour_un_retour():
    etapes = enregistrer(appeler_mal_rattraper, "x").etapes
    assert Evenement.RETOUR not in [etape.evenement for etape in etapes]
    assert etapes[-1].evenement is Evenement.ERREUR
    assert resumer(enregistrer(appeler_mal_rattraper, "x")).startswith("appeler_mal_rattraper('x') : erreur ValueError, en ")


def test_input_est_refuse_avec_une_phrase_meme_quand_la_fonction_attrape_tout():
    deroulement = enregistrer(redemander, 0)
    refus = next(etape for etape in deroulement.etapes if etape.evenement is Evenement.ERREUR)
    assert refus.resultat == "erreur EOFError. `input()` attend une personne : recevez plutôt la valeur en argument"
    assert len(deroulement.etapes) == 1000


@pytest.mark.parametrize("fonction", [sans_fin, attraper_tout])
def test_une_boucle_sans_fin_s_arrete_et_ce_qui_a_ete_vu_reste(fonction):
    deroulement = enregistrer(fonction, 0)
    boucle = f"la boucle de la ligne {debut(fonction) + 1} en est au tour"
    assert deroulement.arret.startswith(f"arrêté après 1\u202f000 étapes : {boucle}")
    assert len(deroulement.etapes) == 1000
    assert raconter(deroulement.etapes[1]) == "tour 1"


def test_des_appels_sans_fin_s_arretent():
    deroulement = enregistrer(sans_fond, 0)
    assert deroulement.arret == "arrêté après 100 étapes : 100 appels en cours ; qu’est-ce qui doit arrêter ces appels ?"


def test_un_calcul_long_sans_boucle_conseille_de_plus_petits_arguments(monkeypatch):
    monkeypatch.setattr(enregistrement, "ETAPES_GARDEES", 5)
    assert enregistrer(factorielle, 9).arret == "arrêté après 5 étapes : essayez avec des arguments plus petits"


# Ce qui ne change pas


def test_les_arguments_de_l_eleve_restent_intacts():
    copie = [5, 6]
    enregistrer(marquer, copie)
    assert copie == [5, 6]


def test_deux_arguments_qui_sont_la_meme_liste_le_restent():
    code = ["R"]
    (premiere, *_) = phrases(compter, code, code)
    assert premiere == "appel de compter : secret et proposition (la même liste) valent ['R']"


def test_tout_est_remis_en_place_apres_l_appel(capsys):
    def espion(*_): ...

    saisie, sys_trace = builtins.input, sys.gettrace()
    sys.settrace(espion)
    try:
        enregistrer(afficher, ["R"])
        suivi = sys.gettrace()
    finally:
        sys.settrace(sys_trace)
    assert suivi is espion and builtins.input is saisie
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("fonction", "arguments", "message"),
    [
        pytest.param(3, (), "il faut une fonction, puis ses arguments, comme derouler(repondre, [\"R\", \"V\"], [\"R\", \"R\"]) ; voici 3", id="resultat"),
        pytest.param(len, ([],), "il faut une fonction écrite en Python ; <built-in function len> n’a pas de lignes à suivre", id="native"),
        pytest.param(partial(marquer), ([],), "n’a pas de lignes à suivre", id="partial"),
        pytest.param(eval("lambda: 1"), (), "le texte de `<lambda>` est introuvable : écrivez-la dans une cellule", id="sans-texte"),
        pytest.param(compter, (["R"],), "il faut un argument par paramètre, comme derouler(compter, secret, proposition) ; en voici 1", id="nombre"),
        pytest.param(marquer, (sys,), "il faut des arguments que l’on puisse copier, voici", id="incopiable"),
    ],
)
def test_ce_qui_ne_se_deroule_pas_est_refuse_avec_un_conseil(fonction, arguments, message):
    with pytest.raises(ErreurMastermind) as refus:
        derouler(fonction, *arguments)
    assert message in str(refus.value)


# Les noms et les boîtes


def rangees(**variables):
    return [(", ".join(rangee.noms), rangee.texte) for rangee in ranger(Lecteur(__name__).lire(variables))]


LISTE = [1]
CYCLE = [0]
CYCLE.append(CYCLE)


@pytest.mark.parametrize(
    ("variables", "attendues"),
    [
        pytest.param({"a": LISTE, "b": LISTE, "c": [1]}, [("a, b", "[1]"), ("c", "[1]")], id="meme-liste-et-liste-egale"),
        pytest.param({"g": [LISTE, LISTE]}, [("g", "[→ boîte 2, → boîte 2]"), ("boîte 2", "[1]")], id="liste-repetee"),
        pytest.param({"g": [LISTE, [2]], "a": LISTE}, [("g", "[→ a, [2]]"), ("a", "[1]")], id="liste-dans-une-liste"),
        pytest.param({"c": CYCLE}, [("c", "[0, → c]")], id="liste-dans-elle-meme"),
        pytest.param({"t": (1,), "u": (1,)}, [("t", "(1,)"), ("u", "(1,)")], id="tuples-de-valeurs"),
        pytest.param({"d": {"R": [1]}, "e": {10, 9, 2}, "v": set()}, [("d", "{'R': [1]}"), ("e", "{2, 9, 10}"), ("v", "set()")], id="dictionnaire-ensembles"),
        pytest.param({"f": len, "k": Compteur, "m": sys, "n": 2**5000}, [
            ("f", "fonction len"), ("k", "classe Compteur"), ("m", "module sys"), ("n", "un entier de 5001 bits"),
        ], id="ce-qui-n-a-qu-un-nom"),
        pytest.param({"l": list(range(99))}, [("l", f"[{', '.join(map(str, range(ELEMENTS_MONTRES)))}, … 69 de plus]")], id="longue-liste"),
        pytest.param({"s": "R" * 1000}, [("s", f"'{'R' * 39}… (1000 caractères)")], id="long-texte"),
        pytest.param({"e": Evenement.APPEL, "o": iter([])}, [("e", "Evenement.APPEL"), ("o", "objet list_iterator")], id="enumeration-objet"),
        pytest.param({"g": (pion for pion in LISTE)}, [("g", "générateur")], id="generateur"),
    ],
)  # fmt: skip
def test_une_rangee_par_valeur_et_tous_ses_noms(variables, attendues):
    assert rangees(**variables) == attendues


# Le widget


def sans_balises(page):
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


def bouton(jeu, nom):
    return next(b for ligne in jeu.children if isinstance(ligne, ipywidgets.HBox) for b in ligne.children if getattr(b, "description", "") == nom)


def test_les_boutons_avancent_et_reculent_d_une_etape_sans_sortir():
    jeu = derouler(factorielle, 0)
    bouton(jeu, "◀ Précédente").click()
    assert sans_balises(jeu._annonce.value) == f"Étape 1 sur 3, ligne {debut(factorielle)} : appel de factorielle : n vaut 0"
    for _ in range(5):
        bouton(jeu, "Suivante ▶").click()
    assert sans_balises(jeu._annonce.value) == f"Étape 3 sur 3, ligne {debut(factorielle) + 2} : factorielle renvoie 1"


def test_ce_qui_est_du_code_dans_une_annonce_se_lit_sans_accents_graves():
    jeu = derouler(en_une_ligne, [0])
    for _ in range(5):
        bouton(jeu, "Suivante ▶").click()
    assert "se termine sans <code>return</code>\u00a0:" in jeu._annonce.value and "`" not in jeu._annonce.value


def test_la_ligne_courante_et_ce_qui_a_change_se_disent_en_mots():
    jeu = derouler(compter, ["R"], ["R"])
    jeu.aller(5)
    (ligne,) = re.findall(r'<li class="mm-ici".*?</li>', jeu._vue.value)
    assert sans_balises(ligne) == f"{debut(compter) + 4} compte += 1 ► ligne exécutée"
    (rangee,) = re.findall(r'<tr class="mm-change">.*?</tr>', jeu._vue.value)
    assert sans_balises(rangee) == "compte 1 ✱ changé, avant : 0"
    assert "tour 1" in sans_balises(jeu._vue.value)


def test_deux_noms_d_une_meme_liste_sont_dans_une_seule_rangee():
    jeu = derouler(marquer, [5])
    jeu.aller(2)
    assert "autre" in sans_balises(jeu._vue.value) and "la même liste" in sans_balises(jeu._vue.value)
    assert jeu._vue.value.count("<code>[5]</code>") == 1


def test_les_appels_en_attente_sont_nommes_et_comptes():
    jeu = derouler(factorielle, 3)
    jeu.aller(7)
    assert f"Fonction factorielle, appelée par factorielle (ligne {debut(factorielle) + 3}, 3 fois)" in sans_balises(jeu._vue.value)


def test_ce_qui_est_affiche_s_accumule_et_tout_texte_de_l_eleve_est_echappe():
    jeu = derouler(afficher, ["<script>", "</pre>"])
    jeu.aller(99)
    assert "Affiché jusqu’ici <script> </pre>" in sans_balises(jeu._vue.value)
    assert "<script" not in jeu._vue.value + jeu._annonce.value + jeu.children[1].value


def test_la_lecture_a_un_bouton_qui_dit_ce_qu_il_fera_et_repart_du_debut():
    jeu = derouler(factorielle, 0)
    jeu.aller(3)
    bouton(jeu, "▶ Lecture").click()
    assert jeu._curseur.value == 1 and jeu._lecture.playing
    bouton(jeu, "⏸ Pause").click()
    assert not jeu._lecture.playing


def test_sans_moteur_de_calcul_le_deroulement_se_lit_en_texte():
    jeu = derouler(factorielle, 0)
    donnees = jeu._repr_mimebundle_()
    assert donnees.keys() == {"application/vnd.jupyter.widget-view+json", "text/plain"}
    assert donnees["text/plain"].splitlines()[0] == "factorielle(0) : renvoie 1, en 3 étapes"
