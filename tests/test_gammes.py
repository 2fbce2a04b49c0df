"""Les gammes et les rangements : chaque solution passe, chaque faute est refusée avec son conseil, dans le notebook comme dans `corriger`."""

import json
import linecache
import re
from itertools import permutations

import pytest
from corpus import RACINE
from corrections import corriger_en_silence, etats
from ensemble import pour_chacun

from mastermind_edu import aide, progres, ranger, rappel, verifier
from mastermind_edu.atelier.gammes import compter_minutes, estimer_secondes, lister_gammes
from mastermind_edu.atelier.plan import Version, lister_cibles
from mastermind_edu.atelier.relecture.transfert import reprocher
from mastermind_edu.atelier.sources import lire_cellules
from mastermind_edu.chapitres import numero
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.lecture.copies import Copie
from mastermind_edu.correction.notation.jugement import ouvrir_juge
from mastermind_edu.correction.programme.composition import composer_programme
from mastermind_edu.correction.programme.decoupage import neutraliser
from mastermind_edu.eleve.rappel import poser
from mastermind_edu.exercices import GAMMES, GAMMES_DES_CHAPITRES
from mastermind_edu.exercices.gammes import COMPLETER, PREDIRE, RANGER, REPARER, completer
from mastermind_edu.exercices.rangement import Rangement, ecrire_appel, lire_appel
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.ecarts import ecrire_appel as ecrire_appel_de
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.verdict import EtatVerdict
from mastermind_edu.progression.registre import Carnet

PREDICTIONS = [gamme for gamme in GAMMES.values() if gamme.forme == PREDIRE]
RANGEMENTS = [gamme for gamme in GAMMES.values() if gamme.forme == RANGER]
assert len(GAMMES) >= 60 and len(RANGEMENTS) >= 15  # ce que le cours promet
FAUTES = [(gamme, faute) for gamme in GAMMES.values() for faute in gamme.erreurs_typiques]


def nommer_la_faute(gamme, faute):
    return faute.slug


@pour_chacun("nom, gamme", GAMMES.items(), ids=lambda nom, _: nom)
def test_une_gamme_passe_sa_solution_et_se_reconnait_a_son_nom(nom, gamme):
    assert gamme.nom == nom
    assert examiner(gamme, Candidat(gamme.reference)).est_reussi


@pour_chacun("nom, gamme", GAMMES.items(), ids=lambda nom, _: nom)
def test_une_gamme_a_trois_fautes_naturelles_deux_indices_un_titre_et_aucun_point(nom, gamme):
    assert len(gamme.erreurs_typiques) >= 3
    assert len(gamme.indices) == 2
    assert gamme.titre and gamme.notion
    assert gamme.points == 0


@pour_chacun("gamme, faute", FAUTES, ids=nommer_la_faute)
def test_chaque_faute_est_refusee_avec_son_conseil_et_un_contre_exemple(gamme, faute):
    verdict = examiner(gamme, Candidat(faute.fonction))
    assert (verdict.etat, verdict.erreur_typique) == (EtatVerdict.ECHOUE, faute.slug)
    dit = verdict.remarque if gamme.forme == PREDIRE else verdict.message
    if gamme.forme == RANGER:  # le conseil est écrit pour les lignes proposées
        assert verdict.message == faute.conseil
    assert dit == faute.conseil or dit.startswith("ligne ")  # le lecteur cite la ligne fautive : c’est mieux encore
    assert verdict.contre_exemple


@pour_chacun("gamme, fausse", [(gamme, fausse) for gamme in PREDICTIONS for fausse in (12345, "12345", [12345])], ids=lambda gamme, fausse: f"{gamme.nom} {fausse!r}")
def test_une_prediction_fausse_ne_dit_pas_ce_qu_il_fallait_predire(gamme, fausse):
    verdict = verifier(lambda: fausse, gamme.nom)
    assert verdict.etat is EtatVerdict.ECHOUE
    assert repr(gamme.reference()) not in re.findall(r"`([^`]*)`", verdict.message) + [verdict.contre_exemple.attendu]
    assert "il y faut" not in repr(verdict)


DITES = [
    ("rang_et_nombre", "[3, 2]", "ce n’est pas cela ; `nombre` est juste, `rang` ne l’est pas"),
    ("rang_et_nombre", "[0]", "ce n’est pas cela ; il faut 2 valeurs entre les crochets : `rang` et `nombre`"),
    ("ote_et_pile", '[["B"], ["R", "V", "N"]]', "ce n’est pas cela ; pour `ote`, il faut un texte, entre guillemets"),
    ("trois_questions", '["False", "True", "False"]', "ce n’est pas cela ; pour `les_deux`, il faut `True` ou `False`, sans guillemets"),
    ("code_a_la_fin", '["R", "J", "B", "V"]', "ce n’est pas cela ; le rang 0, le rang 1 et le rang 2 sont justes, le rang 3 ne l’est pas"),
    ("code_a_la_fin", '"RJBN"', "il faut une liste, entre crochets"),
    ("trous_a_la_fin", "pions + 1", "écrivez la valeur elle-même, comme Python l’afficherait"),
    ("trous_a_la_fin", "8", "ce n’est pas cela. À la deuxième ligne, remplacez `pions`"),
]


@pour_chacun("nom, repondue, debut", DITES, ids=lambda nom, repondue, _: f"{nom} {repondue}")
def test_une_prediction_fausse_dit_ce_qui_y_est_juste_et_ce_qu_il_faut_ecrire(nom, repondue, debut):
    espace = {}
    exec(GAMMES[nom].depart.replace("...", repondue), espace)
    assert verifier(espace[nom]).message.startswith(debut)


VUES = [  # la gamme, le morceau juste, ce qu’une débutante a écrit à sa place, ce qu’il faut lui dire
    ("tirer_une_paire", "hasard.choice(couleurs)", "choice(couleurs)", "rien ne lit le paramètre `hasard` : est-ce `hasard.choice(couleurs)` ?"),
    ("tirer_une_paire", "[couleur, couleur]", "[hasard.choice(couleurs), hasard.choice(couleurs)]", "ligne 4 : `hasard.choice(couleurs)` tire une autre fois, et le tirage de la ligne 3 ne sert pas : écrivez ici `couleur`"),
    ("rang_existe", "rang >= 0 and", "0 and", "`0` est un nombre, et non une question : avant `and` aussi, écrivez une comparaison entière"),
    ("prix_de_deux", "total - 5", "15", "parmi les cas essayés, la fonction renvoie toujours `15`, la réponse d’un exemple, alors que sa réponse dépend de `prix`"),
    ("repeter_la_ligne", "afficher(ligne)", 'afficher("merci")', "`afficher` reçoit `'merci'` : il lui faut `'RV'`"),
    ("repeter_la_ligne", "afficher(ligne)", 'afficher(ligne)\n    afficher("merci")', "`afficher(…)` est appelée 2 fois dans ce cas : 1 fois de trop"),
    ("compte_a_rebours", "while n > 0:\n        nombres.append(n)\n        n = n - 1", "for i in range(n, 0):\n        nombres.append(i)", "écrivez `range(n, 0, -1)`"),
    ("prix_de_deux", "total - 5", "16", "parmi les cas essayés, la fonction renvoie toujours `16`, alors que sa réponse dépend de `prix`"),
    ("sans_le_premier", "code[1:len(code)]", "code - code[0]", "« - » n’ôte rien d’une liste : pour n’en garder qu’une partie, dites du quel au quel de ses rangs, `code[…:…]`"),
    ("repeter_la_ligne", "ligne = lire()", "lire()", "gardez sous ce nom ce que donne `lire()`, avec `ligne = lire()`"),
    ("repeter_la_ligne", "ligne = lire()\n    afficher(ligne)", "afficher(lire())", "gardez sous ce nom ce que donne `lire()`, avec `ligne = lire()`"),
    ("doubler_les_pions", "double.append(pion)\n        double.append(pion)", "double.append(pion, pion)", "écrivez deux `append`, l’un sous l’autre"),
    ("annoncer_la_manche", 'f"Manche {manche} sur {total}"', '"Manche " + manche', "un `f` devant les guillemets, et chaque nombre entre accolades"),
    ("rang_et_nombre", "[0, 2]", "[[0, 2], 2]", "`index` ne donne qu’un rang, le premier"),
    ("rang_et_nombre", "[0, 2]", "[0, [0, 2]]", "pour `nombre`, il faut un nombre entier, seul, sans crochets. `index` cherche depuis le début"),
    ("annoncer_la_manche", 'f"Manche {manche} sur {total}"', '"Manche", manche, "sur", total', "la fonction renvoie un tuple, car des virgules séparent les morceaux"),
    ("barrer", "copie[rang] =", "code[rang] =", "c’est sa copie, `copie`, qui est renvoyée, et elle reste comme avant : changez `copie`"),
    ("rangees_et_reste", "[3, 2]", "[2.5, 2]", "pour `rangees`, il faut un nombre entier, sans virgule"),
    ("la_meme_graine", "[True, True]", "[Vrai, Vrai]", "en Python, `Vrai` s’écrit `True`"),
]


@pour_chacun("nom, juste, ecrit, morceau", VUES, ids=lambda nom, _, ecrit, __: f"{nom} {ecrit}")
def test_ce_qu_une_debutante_a_vraiment_ecrit_recoit_un_conseil_vrai(nom, juste, ecrit, morceau):
    gamme = GAMMES[nom]
    assert gamme.solution.count(juste) == 1
    verdict = dans_le_notebook(gamme, cellule(gamme, gamme.solution.replace(juste, ecrit)))
    assert verdict.etat is EtatVerdict.ECHOUE
    assert morceau in f"{verdict.message} {verdict.remarque}"


def test_le_contre_exemple_d_une_erreur_montre_ce_que_la_liste_devait_devenir():
    def finir_par_noir(code):
        code[len(code)] = "N"

    montre = verifier(finir_par_noir).contre_exemple
    assert (montre.attendu, montre.obtenu[:17]) == ("code devient ['R', 'N']", "erreur IndexError")


MANQUENT = {
    "carte": ('    debut = nom + "--"\n    return debut + etoiles', "il reste une ligne à placer : aucune des vôtres ne donne de valeur à `etoiles`"),
    "prix_de_la_partie": ("    total = manches * 2", "il reste une ligne à placer : votre fonction ne renvoie encore rien"),
}


@pytest.mark.parametrize("nom", MANQUENT)
def test_une_ligne_qui_manque_a_un_rangement_est_nommee_sans_le_dire_echoue(nom):
    lignes, message = MANQUENT[nom]
    verdict = ranger(nom, f"{GAMMES[nom].tete}\n{lignes}").verdict
    assert (verdict.etat, verdict.message) == (EtatVerdict.A_FAIRE, message)


@pour_chacun("gamme, rang", [(gamme, rang) for gamme in RANGEMENTS for rang in range(2, len(gamme.solution.rstrip().split("\n")))], ids=lambda gamme, rang: f"{gamme.nom} {rang}")
def test_aucune_ligne_d_un_rangement_n_est_inutile(gamme, rang):
    lignes = gamme.solution.rstrip().split("\n")
    assert not ranger(gamme.nom, "\n".join(lignes[:rang] + lignes[rang + 1 :])).verdict.est_reussi


@pour_chacun("gamme", RANGEMENTS, ids=lambda gamme: gamme.nom)
def test_un_rangement_a_un_leurre_ou_deux_et_les_lignes_n_y_sont_pas_dans_l_ordre(gamme):
    justes = [ligne.strip() for ligne in gamme.solution.rstrip().split("\n")[2:]]
    leurres = [ligne for ligne in gamme.lignes if ligne not in justes]
    assert len(leurres) in (1, 2)
    assert [ligne for ligne in gamme.lignes if ligne in justes] != justes


@pour_chacun("nom, gamme", GAMMES.items(), ids=lambda nom, _: nom)
def test_le_texte_recu_est_a_faire_et_non_echoue(nom, gamme):
    espace = {}
    if gamme.forme == RANGER:
        assert ranger(nom).verdict.etat is EtatVerdict.A_FAIRE
        return
    assert gamme.a_commencer(gamme.depart + "  # une remarque\n")
    exec(compile(gamme.depart, "depart", "exec"), espace)
    assert not examiner(gamme, Candidat(espace[nom])).est_reussi


@pour_chacun("nom, gamme", GAMMES.items(), ids=lambda nom, _: nom)
def test_une_gamme_est_estimee_a_deux_minutes_au_moins_et_quatre_au_plus(nom, gamme):
    assert round(estimer_secondes(gamme) / 60) in (2, 3, 4)


CHAPITRES_A_GAMMES = [cible for cible in lister_cibles(RACINE, Version.EXERCICE) if lister_gammes(cible)]


@pytest.mark.parametrize("cible", CHAPITRES_A_GAMMES, ids=lambda cible: cible.chapitre)
def test_ce_qui_presente_les_gammes_est_vrai(cible):
    texte, gammes = cible.source.read_text(encoding="utf-8"), lister_gammes(cible)
    assert "Deux à quatre minutes chacune" in texte
    (nom,) = re.findall(r'`aide\("(\w+)"\)`', texte)
    assert (nom, aide(nom, recommencer=True).rang) == (gammes[0].nom, 0)  # cet appel, copié tel quel, est celui d’une gamme d’ici
    assert "les deux cellules de code qui suivent" in texte and texte.count("Pour commencer") == 1


@pour_chacun("nom, gamme", GAMMES.items(), ids=lambda nom, _: nom)
def test_un_enonce_ne_redit_pas_un_exemple_et_explique_sa_fleche(nom, gamme):
    appels = [ecrire_appel_de(gamme, cas) for cas in gamme.exemples]
    assert [appel for appel in appels if f"`{appel}`" in gamme.enonce] == []
    premiere = next((une for une in GAMMES.values() if any("→" in ecrire_appel_de(une, cas) for cas in une.exemples)), None)
    assert gamme is not premiere or "la flèche n’est pas du Python" in gamme.enonce


def test_la_duree_de_plusieurs_gammes_est_celle_de_leurs_notions():
    gammes = [GAMMES[nom] for nom in GAMMES_DES_CHAPITRES["02_code_secret"]]
    assert compter_minutes(gammes) == sum(compter_minutes(gamme for gamme in gammes if gamme.notion == notion) for notion in {gamme.notion for gamme in gammes})


def test_un_trou_oublie_se_dit_avec_sa_ligne():
    gamme = GAMMES["compter_noirs"]
    a_moitie = gamme.depart.replace("if ...", 'if pion == "N"')
    assert gamme.a_commencer(a_moitie) == "ligne 6, `noirs = ...` : il reste un `...` à remplacer"
    double = GAMMES["doubler_les_pions"]
    assert double.a_commencer(double.depart.replace("double = ...", "double = []")) == "ligne 5, après `for pion in code:` : il reste un `...` à remplacer"
    assert gamme.a_commencer(gamme.solution) == ""


def test_un_morceau_absent_de_la_solution_est_refuse():
    with pytest.raises(ValueError, match="une seule fois"):
        completer("T", "E", 'def f():\n    """F."""\n    return 1\n', trous=["2"], notion="n", cas=[()], fautes=[], indice="i")


def sources(chapitre, ecrire):
    return [ecrire(GAMMES[nom]) for nom in GAMMES_DES_CHAPITRES[chapitre]]


def cellule(gamme, texte):
    return ecrire_appel(gamme.nom, texte) if gamme.forme == RANGER else f"{texte}\n\nverifier({gamme.nom})"


def faute(gamme, rang):
    """La faute de ce rang ; de ce qui est à réparer, la première est déjà dans ce que l’élève reçoit."""
    siennes = gamme.fausses[gamme.forme == REPARER :]
    return siennes[rang % len(siennes)]


DEBUT = "from mastermind_edu import ranger, verifier"
VERSIONS = {
    "justes": lambda gamme: cellule(gamme, gamme.solution),
    "reçues": lambda gamme: cellule(gamme, "" if gamme.forme == RANGER else gamme.depart),
    **{f"faute {rang + 1}": lambda gamme, rang=rang: cellule(gamme, faute(gamme, rang)) for rang in range(3)},
}


def dans_le_notebook(gamme, source):
    if gamme.forme == RANGER:
        return eval(source, {"ranger": ranger}).verdict
    espace = {"verifier": verifier}
    texte, appel = source.rsplit("\n\n", 1)
    linecache.cache["<cellule>"] = (len(texte), None, texte.splitlines(keepends=True), "<cellule>")
    exec(compile(texte, "<cellule>", "exec"), espace)
    return eval(appel, espace)


@pytest.fixture(scope="module")
def juge():
    with ouvrir_juge("auto") as juge:
        yield juge


@pytest.mark.parametrize("chapitre", GAMMES_DES_CHAPITRES)
def test_corriger_dit_d_une_gamme_ce_que_dit_le_notebook(juge, chapitre):
    ecarts = []
    for version, ecrire in VERSIONS.items():
        programme = composer_programme(Copie("a.ipynb", "A", chapitre, (DEBUT, *sources(chapitre, ecrire)), (), ""))
        verdicts = {verdict.exercice: verdict for verdict in juge.juger(programme, juge.preparer(programme)).verdicts}
        for nom in GAMMES_DES_CHAPITRES[chapitre]:
            ici, la = dans_le_notebook(GAMMES[nom], ecrire(GAMMES[nom])), verdicts[nom]
            ecarts += [(version, nom, ici, la)] if (ici.etat, ici.message) != (la.etat, la.message) else []
            attendu = {"justes": "réussi", "reçues": "à faire"}.get(version, "échoué")
            ecarts += [(version, nom, attendu, la.etat.value)] if la.etat.value != attendu else []
    assert ecarts == []


def ordres_justes(gamme):
    """Tous les textes faits des lignes de la solution, au même retrait, que l’examen accepte."""
    tete, corps = gamme.tete, gamme.solution.rstrip("\n").split("\n")[2:]
    return [texte for ordre in permutations(corps) if _est_juste(gamme, texte := "\n".join([tete, *ordre]))]


def _est_juste(gamme, texte):
    espace = {}
    try:
        exec(compile(texte, "ordre", "exec"), espace)
    except SyntaxError:
        return False
    return examiner(gamme, Candidat(espace[gamme.nom]), suite=False).est_reussi


A_PLUSIEURS_ORDRES = ["carte", "ligne_et_colonne", "nombre_de_moities", "total_sans_extremes", "prix_de_la_boite"]


@pytest.mark.parametrize("nom", A_PLUSIEURS_ORDRES)
def test_un_rangement_accepte_tous_ses_ordres_justes(nom):
    justes = ordres_justes(GAMMES[nom])
    assert len(justes) > 1
    assert [texte for texte in justes if not ranger(nom, texte).verdict.est_reussi] == []


LEURRES = [(gamme, rang) for gamme in RANGEMENTS for rang in range(len(gamme.lignes) - len(gamme.solution.rstrip("\n").split("\n")[2:]))]


@pour_chacun("gamme, rang", LEURRES, ids=lambda gamme, rang: f"{gamme.nom}-{rang + 1}")
def test_un_rangement_refuse_son_leurre_a_la_place_de_la_bonne_ligne(gamme, rang):
    rangement = Rangement.lire(gamme, gamme.fausses[rang])
    assert {place.ligne for place in rangement.placees} <= set(gamme.lignes)
    verdict = ranger(gamme.nom, rangement.texte).verdict
    assert (verdict.etat, verdict.erreur_typique) == (EtatVerdict.ECHOUE, gamme.erreurs_typiques[rang].slug)


def test_un_appel_de_ranger_se_relit_a_ses_lignes():
    gamme = GAMMES["carte"]
    appel = ecrire_appel("carte", gamme.solution)
    lignes = lire_appel(f"# mes essais\n\n{appel}\nsuite = 1").split("\n")
    assert lignes[3] == "def carte(nom, points):"
    assert lignes.index("suite = 1") == f"# mes essais\n\n{appel}\nsuite = 1".split("\n").index("suite = 1")


@pytest.mark.parametrize("source", ["x = 1", 'ranger("inconnue")', 'print(ranger("carte"))', "# ranger"], ids=["autre-chose", "inconnue", "dedans", "remarque"])
def test_ce_qui_n_est_pas_un_rangement_est_lu_tel_quel(source):
    assert lire_appel(source) == source
    assert neutraliser(source) == source


def test_un_rangement_se_relit_tape_a_la_main_et_garde_une_ligne_inconnue():
    rangement = Rangement.lire(GAMMES["alterner"], "def alterner(tours):\n\n  code = []\n\tfor tour in range(tours):\n        code.append(1)\n")
    assert [tuple(place) for place in rangement.placees] == [("code = []", 1), ("for tour in range(tours):", 1), ("code.append(1)", 2)]
    assert "code = []" not in rangement.restantes


def test_ranger_refuse_un_nom_qui_n_est_pas_celui_d_un_rangement():
    with pytest.raises(ErreurMastermind, match="alterner"):
        ranger("alterne")


def test_un_retrait_faux_se_dit_avec_sa_ligne_dans_les_deux():
    texte = GAMMES["alterner"].tete + "\n    code = []\n    for tour in range(tours):\n    return code"
    verdict = ranger("alterner", texte).verdict
    assert verdict.etat is EtatVerdict.ECHOUE
    assert verdict.message.startswith("ligne ")


NOTEBOOK = {"nbformat": 4, "nbformat_minor": 5, "metadata": {}}


def rendre(dossier, nom, *sources):
    cellules = [{"cell_type": "code", "id": f"c{rang}", "source": source, "metadata": {}, "outputs": [], "execution_count": None} for rang, source in enumerate(sources)]
    (dossier / nom).write_text(json.dumps({**NOTEBOOK, "cells": [{"cell_type": "markdown", "id": "n", "metadata": {}, "source": f"Nom : {nom[:3]}"}, *cellules]}), encoding="utf-8")


@pytest.fixture
def corrigees(tmp_path):
    """Deux copies du chapitre 00b : des gammes justes, fausses et intactes ; l’exercice est juste dans les deux."""
    exercice = "def nombre_de_trous(rangees, pions):\n    return rangees * pions * 2\nverifier(nombre_de_trous)"
    (tmp_path / "copies").mkdir()
    for nom, remise in (("Ali", GAMMES["trois_fois"].solution), ("Zoe", faute(GAMMES["trois_fois"], 0))):
        rendre(tmp_path / "copies", f"{nom}_00b_python_exercices.ipynb", DEBUT, cellule(GAMMES["trois_fois"], remise), 'ranger("carte")', exercice)
    (tmp_path / "bareme.csv").write_text("exercice;points\ntrois_fois;2\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("bareme", "notes"), [("", [10, 10]), ("bareme.csv", [15, 5])], ids=["hors note", "notées"])
def test_une_gamme_ne_compte_que_si_le_bareme_le_veut(corrigees, bareme, notes):
    lues = corriger_en_silence([corrigees / "copies"], corrigees / "sortie", bareme=corrigees / bareme if bareme else None)
    assert [lues[nom]["note"] for nom in sorted(lues)] == notes
    assert {nom[:3]: etats(copie).get("trois_fois") for nom, copie in lues.items()} == {"Ali": "réussi", "Zoe": "échoué"}
    assert all("carte" not in etats(copie) for copie in lues.values())
    page = (corrigees / "sortie" / "classe.html").read_text(encoding="utf-8")
    assert ("Hors note, du moins au plus réussi" in page) is not bool(bareme)


A_COMPLETER = [gamme for gamme in GAMMES.values() if gamme.forme == COMPLETER]


@pour_chacun("gamme", A_COMPLETER, ids=lambda gamme: gamme.nom)
def test_le_squelette_d_une_gamme_a_completer_en_dit_plus_que_la_cellule_sans_dire_la_reponse(gamme):
    assert gamme.squelette not in (gamme.depart, gamme.solution)
    assert gamme.a_commencer(gamme.squelette)


@pour_chacun("gamme", A_COMPLETER, ids=lambda gamme: gamme.nom)
def test_le_premier_indice_d_une_gamme_a_completer_part_de_son_premier_exemple(gamme):
    assert f"`{gamme.nom}(" in gamme.indices[0] and gamme.indices[0] != gamme.enonce


def test_l_aide_d_une_gamme_donne_deux_indices_puis_un_squelette():
    assert [aide("compter_noirs", recommencer=rang == 0).rang for rang in range(3)] == [0, 1, 2]


@pour_chacun("cible", [cible for cible in lister_cibles(RACINE, Version.EXERCICE) if lister_gammes(cible)], ids=lambda cible: cible.chapitre)
def test_aucune_gamme_n_est_un_exercice_du_cours(cible):
    """Sa solution, sous le nom de chaque exercice, n’en passe aucun."""
    texte = "\n\n".join(f"# %% {gamme.nom.replace('_', '-')}\n{gamme.solution}" for gamme in lister_gammes(cible))
    assert reprocher(lire_cellules(texte, cible.chapitre)) == []


@pytest.fixture
def rappels(tmp_path, monkeypatch):
    """Le carnet d’un élève neuf."""
    carnet = Carnet(lambda: tmp_path / "rappels.json")
    for module in ("mastermind_edu.eleve.rappel", "mastermind_edu.progression.registre"):
        monkeypatch.setattr(f"{module}.RAPPELS", carnet)
    return carnet


LECONS = [numero(cible.chapitre) for cible in lister_cibles(RACINE, Version.LECON) if numero(cible.chapitre) >= "02"]


@pytest.mark.parametrize("lecon", LECONS)
def test_chaque_lecon_s_ouvre_sur_son_rappel_de_trois_questions_d_avant(lecon, rappels):
    (source,) = (RACINE / "sources" / "lecons").glob(f"{lecon}_*.py")
    assert f'rappel("{lecon}")' in source.read_text(encoding="utf-8")
    questions = rappel(lecon).questions
    assert len(questions) == 3
    assert all(numero(question.chapitre) < lecon and len(question.conseils) >= 3 for question in questions)
    assert [question.gamme.nom for question in rappel(lecon).questions] == [question.gamme.nom for question in questions]


@pour_chacun("nom", GAMMES, ids=str)
def test_une_question_de_rappel_n_a_qu_une_bonne_reponse_et_elle_est_vraie(nom):
    question = poser(nom, "00b_python")
    if question:
        assert list(question.conseils.values()).count("") == 1
        assert question.juste in question.conseils
        assert question.enonce.startswith(("Que vaut", "Que renvoie", "Que devient"))


def test_presque_toutes_les_gammes_font_une_question():
    assert sum(poser(nom, "00b_python") is not None for nom in GAMMES) >= 60


def test_une_question_manquee_revient_a_la_lecon_suivante_et_progres_le_dit(rappels):
    ouverture = rappel("02")
    manquee = ouverture.questions[1]
    ouverture.repondre(1, next(reponse for reponse, conseil in manquee.conseils.items() if conseil))
    assert manquee.gamme.nom in [question.gamme.nom for question in rappel("03").questions]
    assert manquee.gamme.notion in repr(progres())
    retour = rappel("03")
    rang = [question.gamme.nom for question in retour.questions].index(manquee.gamme.nom)
    retour.repondre(rang, retour.questions[rang].juste)
    assert "À rafraîchir" not in repr(progres())


def test_la_premiere_reponse_seule_est_retenue_et_la_correction_suit_chaque_clic(rappels):
    ouverture = rappel("02")
    question = ouverture.questions[0]
    fausse = next(reponse for reponse, conseil in question.conseils.items() if conseil)
    ouverture.repondre(0, fausse)
    assert question.conseils[fausse][:20] in re.sub("<[^>]+>|`", "", ouverture._corrections[0].value) or "Non" in ouverture._corrections[0].value
    ouverture.repondre(0, question.juste)
    assert "Oui" in ouverture._corrections[0].value
    assert rappels.tous() == {f"02/{question.gamme.nom}": 0}


@pytest.mark.parametrize("lecon", ["00b", "zéro", ""])
def test_rappel_refuse_ce_qui_n_est_pas_une_lecon_qui_en_a_d_autres_avant_elle(lecon, rappels):
    with pytest.raises(ErreurMastermind, match="numéro d’une leçon"):
        rappel(lecon)
