"""L’ordinateur décode, sans navigateur : des clics, puis ce qu’on voit et le modèle."""

import asyncio
import html
import json
import re

import ipywidgets
import pytest
from ipywidgets.embed import dependency_state

from mastermind_edu.affichage.plateau import ecrire_pions
from mastermind_edu.coeur.codes import ecrire_mot, lire_proposition
from mastermind_edu.coeur.erreurs import DecodeurInconnu, ErreurMastermind, TailleRefusee
from mastermind_edu.coeur.regles import NIVEAUX, PALETTE, Regles
from mastermind_edu.coeur.reponses import Reponse, repondre_par_marquage, reponses_possibles
from mastermind_edu.decodeurs import DECODEURS, Decodage, EtatDecodage, catalogue, jouer_contre
from mastermind_edu.francais import accorder
from mastermind_edu.widgets import Ordinateur, en_html, recherche, vues_ordinateur
from mastermind_edu.widgets.reponses import ChoixReponse

CLASSIQUE = NIVEAUX["classique"]
SECRET = lire_proposition("NPJV", CLASSIQUE)
VUE_VIVANTE = "application/vnd.jupyter.widget-view+json"
FAMILLES = ["lexicographique", "cfc", "dijon3", "knuth", "entropie_compatible", "optimal"]


def visibles(widget):
    """Ce qui se voit : un widget masqué cache aussi ce qu’il contient."""
    if widget.layout.display != "none":
        yield widget
        for enfant in getattr(widget, "children", ()):
            yield from visibles(enfant)


def noms_des_boutons(widget):
    return [enfant.description for enfant in visibles(widget) if isinstance(enfant, ipywidgets.Button)]


def cliquer(widget, *noms):
    for nom in noms:
        (bouton,) = [b for b in visibles(widget) if isinstance(b, ipywidgets.Button) and b.description == nom]
        bouton.click()


def repondre(ordinateur, reponse):
    """Les trois clics d’une réponse."""
    cliquer(ordinateur, accorder(reponse[0], "bien placé"), accorder(reponse[1], "mal placé"), "Valider la réponse")


def repondre_pour(ordinateur, secret=SECRET):
    repondre(ordinateur, repondre_par_marquage(secret, ordinateur.decodage.proposition))


def jouer(ordinateur, secret=SECRET):
    """Répond juste jusqu’à la fin."""
    while ordinateur.decodage.etat is EtatDecodage.EN_COURS:
        repondre_pour(ordinateur, secret)


def mentir_a_la_deuxieme():
    """Knuth, une réponse fausse à la rangée 2, les autres justes ; les rangées 1, 2 et 5 sont suspectes."""
    ordinateur = Ordinateur("knuth")
    repondre_pour(ordinateur)
    repondre(ordinateur, (0, 1))
    jouer(ordinateur)
    return ordinateur


def sans_balises(page):
    """Le texte qu’on lit ; devant un signe double, l’espace insécable y est une espace."""
    return re.sub("\u00a0(?=[:»])|(?<=«)\u00a0|\u202f(?=[;!?])", " ", html.unescape(re.sub("<[^>]*>", "", page)))


def message(ordinateur):
    """La phrase qui se lit sous les boutons, sans ce qui n’est dit qu’aux lecteurs d’écran."""
    return sans_balises(ordinateur._annonce.value.split('<div class="mm-tout-bas"')[0])


def rangees(ordinateur):
    """Les lignes montrées, de la première jouée à la proposition, en texte ; un pion y est sa couleur."""
    page = re.sub('<span[^>]*aria-label="([^"]*)"[^>]*>[^<]*</span>', r"\1 ", ordinateur._proposee.value + ordinateur._rangees.value)
    return [" ".join(sans_balises(ligne.replace("<", " <")).split()) for ligne in re.findall("<tr.*?</tr>", page)][::-1]


def taper_le_secret(ordinateur, mot):
    (case,) = [enfant for enfant in visibles(ordinateur) if isinstance(enfant, ipywidgets.Text)]
    case.value = mot
    return case


def liste(ordinateur):
    (liste,) = [enfant for enfant in visibles(ordinateur) if isinstance(enfant, ipywidgets.Dropdown)]
    return liste


def etat_enregistre(widget):
    """Ce que JupyterLab garderait dans le notebook, en texte, sans les numéros de modèle tirés au hasard."""
    return re.sub("[0-9a-f]{32}", "", json.dumps(dependency_state(widget, drop_defaults=False), ensure_ascii=False))


# Une manche


def test_au_depart_l_ordinateur_propose_et_offre_les_reponses_en_mots():
    ordinateur = Ordinateur()
    assert noms_des_boutons(ordinateur) == [
        *["0 bien placé", "1 bien placé", "2 bien placés", "3 bien placés", "4 bien placés"],
        *["0 mal placé", "1 mal placé", "2 mal placés", "3 mal placés", "4 mal placés"],
        *["Valider la réponse", "Nouvelle manche"],
    ]
    assert rangees(ordinateur) == ["1 Rouge Rouge Rouge Rouge Rouge, Rouge, Rouge, Rouge"]
    assert message(ordinateur) == "Cachez un code de 4 pions parmi 6 couleurs et notez-le, puis répondez à la proposition 1."


@pytest.mark.parametrize("nom", FAMILLES)
def test_chaque_famille_trouve_le_code_cache(nom):
    ordinateur = Ordinateur(nom)
    jouer(ordinateur)
    manche = jouer_contre(nom, SECRET, 6)
    assert list(ordinateur.decodage.tentatives) == manche
    assert message(ordinateur) == f"Trouvé en {len(manche)} propositions : ⚫N 🟣P 🟡J 🟢V."
    assert noms_des_boutons(ordinateur) == ["Corriger une réponse", "Nouvelle manche", "Analyser la manche"]


def test_une_reponse_rejoint_les_rangees_et_une_proposition_suit():
    ordinateur = Ordinateur("knuth")
    repondre(ordinateur, (1, 0))
    assert rangees(ordinateur) == [
        "1 Rouge Rouge Vert Vert 1 bien placé, 0 mal placé",
        "2 Rouge Bleu Jaune Jaune Rouge, Bleu, Jaune, Jaune",
    ]
    assert message(ordinateur) == "Noté : 1 bien placé, 0 mal placé. Répondez à la proposition 2."


def test_un_lecteur_d_ecran_entend_la_proposition_et_le_nombre_de_codes():
    ordinateur = Ordinateur("knuth")
    repondre(ordinateur, (1, 0))
    dit = sans_balises(ordinateur._annonce.value)
    assert dit.endswith("Proposition : Rouge, Bleu, Jaune, Jaune. Il reste 256 codes possibles.")


@pytest.mark.parametrize("boutons", [["Corriger une réponse"], ["Corriger une réponse", "rangée 1"]], ids=["relire", "corriger"])
def test_un_lecteur_d_ecran_n_entend_pas_la_proposition_pendant_une_relecture(boutons):
    ordinateur = Ordinateur("knuth")
    repondre(ordinateur, (1, 0))
    cliquer(ordinateur, *boutons)
    assert sans_balises(ordinateur._annonce.value) == message(ordinateur)


def test_trouve_du_premier_coup_s_accorde_au_singulier():
    ordinateur = Ordinateur()
    jouer(ordinateur, (0, 0, 0, 0))
    assert message(ordinateur) == "Trouvé en 1 proposition : 🔴R 🔴R 🔴R 🔴R."


def test_une_nouvelle_manche_efface_les_rangees_et_garde_le_decodeur():
    ordinateur = Ordinateur("cfc")
    jouer(ordinateur)
    cliquer(ordinateur, "Nouvelle manche")
    assert (ordinateur.decodage.nom, ordinateur.decodage.tentatives) == ("cfc", ())
    assert len(rangees(ordinateur)) == 1
    assert "Valider la réponse" in noms_des_boutons(ordinateur)


@pytest.mark.parametrize("nb_pions", [1, 2, 3, 4, 5, 6])
def test_on_joue_de_un_a_six_pions(nb_pions):
    regles = Regles(nb_pions, PALETTE[:3])
    secret = (2, 1, 0, 2, 1, 0)[:nb_pions]
    ordinateur = Ordinateur(regles=regles)
    jouer(ordinateur, secret)
    assert ordinateur.decodage.proposition == secret
    assert message(ordinateur).endswith(f": {ecrire_pions(secret, regles)}.")


# Les réponses offertes


@pytest.mark.parametrize("nb_pions", [1, 2, 3, 4, 5, 6])
def test_les_boutons_composent_toutes_les_reponses_possibles_et_elles_seules(nb_pions):
    choix, composees = ChoixReponse(nb_pions), []
    for bien in range(nb_pions + 1):
        choix.choisir("bien placé", bien)
        mals = [nom for nom in noms_des_boutons(choix) if "mal" in nom]
        composees += [Reponse(bien, int(nom.split()[0])) for nom in mals]
    assert composees == reponses_possibles(nb_pions)


@pytest.mark.parametrize(("bien", "reponse"), [("3 bien placés", (3, 0)), ("4 bien placés", (4, 0))], ids=["trois", "quatre"])
def test_quand_un_seul_nombre_de_mal_places_est_possible_il_est_choisi(bien, reponse):
    choix = ChoixReponse(4)
    cliquer(choix, bien)
    assert choix.reponse == reponse


def test_changer_les_bien_places_oublie_des_mal_places_devenus_impossibles():
    choix = ChoixReponse(4)
    cliquer(choix, "0 bien placé", "4 mal placés", "2 bien placés")
    assert choix.reponse is None
    assert "3 mal placés" not in noms_des_boutons(choix)


@pytest.mark.parametrize(
    ("clics", "manque"),
    [
        pytest.param([], "bien placés", id="rien"),
        pytest.param(["1 mal placé"], "bien placés", id="mal-places-seuls"),
        pytest.param(["1 bien placé"], "mal placés", id="bien-places-seuls"),
    ],
)
def test_une_reponse_incomplete_ne_se_valide_pas(clics, manque):
    ordinateur = Ordinateur()
    cliquer(ordinateur, *clics, "Valider la réponse")
    assert message(ordinateur) == f"Proposition 1 : choisissez d’abord le nombre de {manque}."
    assert ordinateur.decodage.tentatives == ()


def test_le_bouton_choisi_est_enfonce_pour_les_lecteurs_d_ecran_et_un_seul():
    choix = ChoixReponse(4)
    cliquer(choix, "1 bien placé", "2 bien placés")
    enfonces = [b.description for b in visibles(choix) if "mod-active" in b._dom_classes]
    assert enfonces == ["2 bien placés"]


@pytest.mark.parametrize(
    ("reponse", "faute"),
    [
        pytest.param((3, 1), "Il faut une réponse possible : avec 3 pions bien placés sur 4,", id="trois-et-un"),
        pytest.param((3, 2), "Il faut au plus 4 pions en tout, en voici 5 : (3, 2).", id="trop"),
        pytest.param((-1, 0), "Il faut des nombres de pions positifs ou nuls, voici (-1, 0).", id="negatif"),
    ],
)
def test_une_reponse_impossible_donnee_par_le_code_s_ecrit_sans_lever(reponse, faute):
    ordinateur = Ordinateur()
    ordinateur.repondre(*reponse)
    assert message(ordinateur).startswith(faute)
    assert ordinateur.decodage.tentatives == ()


def test_repondre_apres_la_fin_le_dit():
    ordinateur = Ordinateur()
    jouer(ordinateur)
    ordinateur.repondre(0, 0)
    assert message(ordinateur) == "Il faut une recherche en cours pour répondre, en voici une finie : trouvé."


# Les codes encore possibles


def test_beaucoup_de_codes_possibles_se_comptent():
    assert sans_balises(Ordinateur()._restants.value) == "Il reste 1\u202f296 codes possibles."


def test_peu_de_codes_possibles_se_montrent_en_pions():
    ordinateur = Ordinateur("knuth")
    for _ in range(3):
        repondre_pour(ordinateur)
    codes = re.findall("<li>(.*?)</li>", ordinateur._restants.value)
    couleurs = [re.findall('aria-label="(.*?)"', code) for code in codes]
    attendues = [[CLASSIQUE.couleurs[numero].nom for numero in code] for code in ordinateur.decodage.candidats]
    assert couleurs == attendues
    assert 1 < len(codes) <= vues_ordinateur.CANDIDATS_MONTRES


# Les mensonges


def test_une_contradiction_nomme_et_marque_les_rangees_suspectes():
    ordinateur = mentir_a_la_deuxieme()
    assert ordinateur.decodage.etat is EtatDecodage.CONTRADICTION
    assert message(ordinateur) == (
        "Aucun code ne s’accorde avec toutes les réponses. Si une seule est fausse, "
        "c’est celle de la rangée 1, ou bien celle de la rangée 2, ou bien celle de la rangée 5."
    )
    marquees = [ligne[0] for ligne in rangees(ordinateur) if ligne.endswith("⚠ réponse peut-être fausse")]
    assert marquees == ["1", "2", "5"]
    assert noms_des_boutons(ordinateur) == [
        *["rangée 1, à revoir", "rangée 2, à revoir", "rangée 3", "rangée 4", "rangée 5, à revoir"],
        "Nouvelle manche",
    ]


def test_marquer_une_rangee_ne_remplace_pas_les_boutons_que_l_on_presse_peut_etre():
    ordinateur = mentir_a_la_deuxieme()
    boutons = ordinateur._relecture._rangees.children
    ordinateur._relecture._secret.value = ecrire_mot(SECRET, CLASSIQUE)
    assert noms_des_boutons(ordinateur)[:5] == ["rangée 1", "rangée 2, à revoir", "rangée 3", "rangée 4", "rangée 5"]
    assert ordinateur._relecture._rangees.children == boutons


def test_une_reponse_corrigee_rejoue_la_suite_et_le_code_est_trouve():
    ordinateur = mentir_a_la_deuxieme()
    cliquer(ordinateur, "rangée 2, à revoir")
    assert rangees(ordinateur)[1].endswith("➜ réponse à corriger")
    repondre(ordinateur, (1, 0))
    assert message(ordinateur) == "Rangée 2 corrigée. Noté : 1 bien placé, 0 mal placé. Répondez à la proposition 3."
    jouer(ordinateur)
    assert list(ordinateur.decodage.tentatives) == jouer_contre("knuth", SECRET, 6)


def test_on_corrige_aussi_avant_la_contradiction():
    ordinateur = Ordinateur("knuth")
    repondre(ordinateur, (0, 0))
    repondre(ordinateur, (0, 1))
    cliquer(ordinateur, "Corriger une réponse", "rangée 1")
    repondre(ordinateur, (1, 0))
    assert ordinateur.decodage.tentatives == (((0, 0, 1, 1), (1, 0)),)


def test_on_corrige_encore_apres_un_code_trouve_par_erreur():
    ordinateur = Ordinateur()
    repondre(ordinateur, (4, 0))
    cliquer(ordinateur, "Corriger une réponse", "rangée 1")
    repondre(ordinateur, (0, 0))
    assert ordinateur.decodage.etat is EtatDecodage.EN_COURS


def test_renoncer_a_corriger_ne_change_rien():
    ordinateur = Ordinateur("knuth")
    repondre(ordinateur, (1, 0))
    avant = rangees(ordinateur), noms_des_boutons(ordinateur), message(ordinateur)
    cliquer(ordinateur, "Corriger une réponse", "rangée 1", "Ne rien corriger", "Revenir à la manche")
    assert (rangees(ordinateur), noms_des_boutons(ordinateur), message(ordinateur)) == avant


@pytest.mark.parametrize("rangee", [0, 2, "1", None], ids=["zero", "trop-loin", "texte", "rien"])
def test_corriger_une_rangee_qui_n_existe_pas_le_dit(rangee):
    ordinateur = Ordinateur("knuth")
    repondre(ordinateur, (1, 0))
    ordinateur.corriger(rangee)
    assert message(ordinateur) == f"Il faut le numéro d’une rangée, de 1 à 1, voici {rangee!r}."


@pytest.mark.parametrize(
    ("retraits", "phrase"),
    [
        pytest.param([(2,)], "Si une seule est fausse, c’est celle de la rangée 3.", id="une"),
        pytest.param(
            [(0, 1), (2, 3)],
            "Il y en a au moins 2 de fausses ; s’il n’y en a pas d’autre, ce sont celles des rangées 1 et 2, "
            "ou bien celles des rangées 3 et 4.",
            id="des-paires",
        ),
        pytest.param(
            [(0,), (1,), (2,), (3,), (4,), (5,)],
            "Si une seule est fausse, c’est celle de la rangée 1, ou bien celle de la rangée 2, ou bien celle de la rangée 3, "
            "ou bien celle de la rangée 4, ou bien une des 2 autres rangées marquées.",
            id="beaucoup",
        ),
    ],
)
def test_les_plus_petits_ensembles_de_rangees_se_disent(retraits, phrase):
    assert vues_ordinateur.dire_contradiction(retraits) == f"Aucun code ne s’accorde avec toutes les réponses. {phrase}"


# Le secret annoncé


def test_le_secret_annonce_montre_les_reponses_fausses_et_les_justes():
    ordinateur = mentir_a_la_deuxieme()
    taper_le_secret(ordinateur, "npjv")
    assert message(ordinateur) == "1 réponse fausse pour ce secret : celle de la rangée 2."
    assert [ligne for ligne in rangees(ordinateur) if "✗" in ligne] == [
        "2 Rouge Bleu Jaune Jaune 0 bien placé, 1 mal placé ✗ il fallait : 1 bien placé, 0 mal placé"
    ]


def test_un_secret_qui_s_accorde_a_tout_le_dit():
    ordinateur = Ordinateur("knuth")
    repondre_pour(ordinateur)
    cliquer(ordinateur, "Corriger une réponse")
    taper_le_secret(ordinateur, "NPJV")
    assert message(ordinateur) == "Toutes vos réponses conviennent à ce secret."


@pytest.mark.parametrize("mot", ["NPJVV", "NPJ", "NPJX", "<b>NPJV"], ids=["long", "court", "lettre", "balise"])
def test_un_secret_illisible_se_redemande_sans_etre_cite(mot):
    ordinateur = mentir_a_la_deuxieme()
    case = taper_le_secret(ordinateur, mot)
    assert message(ordinateur) == "Il faut 4 pions parmi R V B J P N, ce n’est pas ce qui est écrit : tapez votre secret de nouveau."
    assert case.value == ""
    assert mot not in etat_enregistre(ordinateur)


def formes_du_secret(code, regles):
    """Toutes les façons dont le secret pourrait rester écrit dans un texte JSON."""
    mot = ecrire_mot(code, regles)
    couleurs = [", ".join(regles.couleurs[numero].nom for numero in code)]
    numeros = [", ".join(map(str, code)), ",".join(map(str, code)), "".join(map(str, code))]
    pions = [ecrire_pions(code, regles), en_html.pions(code, regles), json.dumps(en_html.pions(code, regles))[1:-1]]
    return [mot, mot.lower(), " ".join(mot), *couleurs, *numeros, *pions]


def test_le_secret_annonce_ne_reste_dans_aucun_etat_de_widget():
    ordinateur = mentir_a_la_deuxieme()
    case = taper_le_secret(ordinateur, "NPJV")
    etat = etat_enregistre(ordinateur)
    assert case.value == ""
    assert [forme for forme in formes_du_secret(SECRET, CLASSIQUE) if forme in etat] == []
    assert SECRET not in vars(ordinateur).values()


# Choisir le décodeur et le niveau


def test_la_liste_offre_tous_les_decodeurs_par_leur_titre_et_leur_source():
    options = liste(Ordinateur()).options
    assert [nom for _, nom in options] == list(DECODEURS)
    assert all(DECODEURS[nom].titre in texte and DECODEURS[nom].source in texte for texte, nom in options)


def test_changer_de_decodeur_en_cours_commence_une_manche():
    ordinateur = Ordinateur()
    repondre_pour(ordinateur)
    liste(ordinateur).value = "knuth"
    assert (ordinateur.decodage.nom, ordinateur.decodage.tentatives) == ("knuth", ())
    jouer(ordinateur)
    assert message(ordinateur).startswith("Trouvé en 5 propositions")


def test_un_decodeur_qui_refuse_laisse_la_manche_en_cours_et_le_dit(monkeypatch):
    ordinateur = Ordinateur("cfc")
    repondre_pour(ordinateur)

    def refuser(nom, nb_pions, nb_couleurs, hasard):
        raise TailleRefusee("il faut une autre taille")

    monkeypatch.setattr(Decodage, "commencer_en_soufflant", refuser)
    manche = ordinateur.decodage
    liste(ordinateur).value = "optimal"
    assert message(ordinateur) == "Il faut une autre taille."
    assert ordinateur.decodage is manche
    assert liste(ordinateur).value == "cfc"


def test_un_decodeur_trop_lent_a_cette_taille_n_est_pas_offert_et_un_autre_joue():
    ordinateur = Ordinateur("optimal", niveau="pro")
    assert "optimal" not in [nom for _, nom in liste(ordinateur).options]
    assert ordinateur.decodage.nom == "lexicographique"
    assert message(ordinateur).startswith("Il faut moins de codes pour que « Le plus petit total, prouvé » joue sans faire attendre")


def test_l_ordinateur_previent_avant_de_reflechir_et_rend_les_boutons(monkeypatch):
    vus = []
    repondre_en_vrai = Decodage.repondre_en_soufflant

    def repondre_lentement(decodage, reponse):
        vus.append((message(ordinateur), ordinateur._choix.layout.visibility))
        yield from repondre_en_vrai(decodage, reponse)

    monkeypatch.setattr(Decodage, "repondre_en_soufflant", repondre_lentement)
    ordinateur = Ordinateur("knuth")
    repondre(ordinateur, (1, 0))
    assert vus == [("L’ordinateur réfléchit…", "hidden")]
    assert ordinateur._choix.layout.visibility is None


class Calcul:
    """Un calcul d’un million de pas, qui compte ceux qu’on lui laisse faire."""

    def __init__(self, pas=10**9):
        self.pas, self.faits = pas, 0

    def __call__(self, decodage, reponse):
        while self.faits < self.pas:
            self.faits += 1
            yield
        yield from REPONDRE(decodage, reponse)


REPONDRE = Decodage.repondre_en_soufflant


@pytest.fixture
def sans_attente(monkeypatch):
    """Rend la main après chaque pas."""
    for duree in ("SECONDES_SANS_RENDRE_LA_MAIN", "SECONDES_PAR_PAS", "SECONDES_DE_REPOS"):
        monkeypatch.setattr(recherche, duree, 1e-9)


def jouer_dans_un_notebook(gestes):
    """Ces gestes, avec une boucle d’événements autour comme dans un noyau de Jupyter."""
    asyncio.run(gestes())


def test_une_longue_recherche_rend_la_main_puis_montre_la_proposition(sans_attente, monkeypatch):
    monkeypatch.setattr(Decodage, "repondre_en_soufflant", lambda *demande: Calcul(5)(*demande))
    ordinateur, vus = Ordinateur("lexicographique"), []

    async def gestes():
        repondre(ordinateur, (1, 0))
        vus.append((message(ordinateur), len(ordinateur.decodage.tentatives), "Arrêter la recherche" in noms_des_boutons(ordinateur)))
        await ordinateur._recherche.tache

    jouer_dans_un_notebook(gestes)
    assert vus == [("L’ordinateur réfléchit…", 0, True)]
    assert message(ordinateur) == "Noté : 1 bien placé, 0 mal placé. Répondez à la proposition 2."
    assert "Arrêter la recherche" not in noms_des_boutons(ordinateur)


def test_arreter_une_recherche_laisse_la_manche_comme_avant_et_l_on_peut_repondre_encore(sans_attente, monkeypatch):
    ordinateur, calcul = Ordinateur("lexicographique"), Calcul()
    monkeypatch.setattr(Decodage, "repondre_en_soufflant", lambda *demande: calcul(*demande))

    async def gestes():
        repondre(ordinateur, (1, 0))
        await asyncio.sleep(0)
        cliquer(ordinateur, "Arrêter la recherche")
        faits = calcul.faits
        await asyncio.sleep(0.01)
        assert calcul.faits == faits

    jouer_dans_un_notebook(gestes)
    assert message(ordinateur) == recherche_arretee
    assert ordinateur.decodage.tentatives == () and ordinateur.decodage.proposition == (0, 0, 0, 0)
    assert "Valider la réponse" in noms_des_boutons(ordinateur)
    monkeypatch.setattr(Decodage, "repondre_en_soufflant", REPONDRE)
    repondre(ordinateur, (1, 0))
    assert ordinateur.decodage.proposition == (0, 1, 1, 1)


recherche_arretee = "Recherche arrêtée : votre réponse n’est pas notée. Donnez-la de nouveau, ou choisissez un autre décodeur."


def test_arreter_la_recherche_d_une_premiere_proposition_fait_jouer_un_decodeur_rapide(sans_attente, monkeypatch):
    commencer = Decodage.commencer_en_soufflant

    def commencer_lentement(nom, *demande):
        yield from iter(int, 0 if nom == "lexicographique" else None)  # sans fin pour les autres
        return (yield from commencer(nom, *demande))

    monkeypatch.setattr(Decodage, "commencer_en_soufflant", commencer_lentement)
    monkeypatch.setattr(recherche, "SECONDES_PAR_PAS", 0)
    ordinateur = Ordinateur("lexicographique")

    async def gestes():
        liste(ordinateur).value = "cfc"
        cliquer(ordinateur, "Arrêter la recherche")

    jouer_dans_un_notebook(gestes)
    assert (ordinateur.decodage.nom, liste(ordinateur).value) == ("lexicographique", "lexicographique")
    assert message(ordinateur).startswith("Recherche arrêtée : un décodeur plus rapide joue à sa place. Cachez un code")


def test_repondre_par_le_code_attend_la_fin_meme_dans_un_notebook(sans_attente):
    ordinateur = Ordinateur("knuth")

    async def gestes():
        ordinateur.repondre(1, 0)
        assert ordinateur.decodage.proposition == (0, 2, 3, 3)

    jouer_dans_un_notebook(gestes)


@pytest.mark.parametrize(
    ("nom", "regles", "attendu"),
    [
        pytest.param("lexicographique", Regles(2, PALETTE[:4]), False, id="peu-de-codes"),
        pytest.param("lexicographique", CLASSIQUE, False, id="codes-du-classique"),
        pytest.param("lexicographique", Regles(4, PALETTE[:7]), True, id="beaucoup-de-codes"),
        pytest.param("knuth", Regles(2, PALETTE[:4]), True, id="meilleure-reponse"),
        pytest.param("optimal", Regles(2, PALETTE[:4]), True, id="arbre-a-calculer"),
        pytest.param("optimal", Regles(2, PALETTE[:3]), False, id="arbre-livre"),
    ],
)
def test_on_ne_previent_que_si_l_attente_peut_se_voir(nom, regles, attendu):
    assert catalogue.reflechit(nom, regles.nb_pions, regles.nb_couleurs) is attendu


@pytest.mark.parametrize("niveau", NIVEAUX)
def test_changer_de_niveau_commence_une_manche_a_ces_regles(niveau):
    ordinateur, regles = Ordinateur(niveau="pro" if niveau == "classique" else "classique"), NIVEAUX[niveau]
    ordinateur._niveau.boutons.value = niveau
    assert (ordinateur.decodage.nb_pions, ordinateur.decodage.nb_couleurs) == (regles.nb_pions, regles.nb_couleurs)
    assert len(noms_des_boutons(ordinateur)) == 2 * (regles.nb_pions + 1) + 2


def test_changer_de_niveau_en_cours_de_recherche_le_demande_d_abord():
    ordinateur = Ordinateur()
    repondre(ordinateur, (0, 0))
    ordinateur._niveau.boutons.value = "pro"
    assert "(1 réponse)" in message(ordinateur) and ordinateur.decodage.nb_pions == 4
    ordinateur._niveau._passer.click()
    assert (ordinateur.decodage.nb_pions, ordinateur.decodage.tentatives, ordinateur._niveau.boutons.value) == (5, (), "pro")


def test_des_regles_fixees_n_offrent_pas_de_choisir_le_niveau():
    ordinateur = Ordinateur(regles=Regles(3))
    assert not [enfant for enfant in visibles(ordinateur) if isinstance(enfant, ipywidgets.ToggleButtons)]


@pytest.mark.parametrize("graine", [1, 2026])
def test_une_graine_rend_les_decodeurs_au_hasard_reproductibles(graine):
    manches = [Ordinateur("aleatoire_compatible", graine=graine) for _ in range(2)]
    for ordinateur in manches:
        jouer(ordinateur)
    assert manches[0].decodage.tentatives == manches[1].decodage.tentatives


@pytest.mark.parametrize(
    ("options", "erreur", "debut"),
    [
        pytest.param({"nom": "devin"}, DecodeurInconnu, "il faut un décodeur parmi lexicographique,", id="decodeur"),
        pytest.param({"niveau": "expert"}, ErreurMastermind, "il faut un niveau parmi classique,", id="niveau"),
        pytest.param({"regles": Regles(7)}, TailleRefusee, "il faut de 1 à 6 pions, en voici 7", id="sept-pions"),
        pytest.param({"regles": Regles(4, PALETTE[:1])}, TailleRefusee, "il faut de 2 à 10 couleurs, en voici 1", id="une-couleur"),
    ],
)
def test_un_ordinateur_impossible_dit_ce_qu_il_faut(options, erreur, debut):
    with pytest.raises(erreur) as levee:
        Ordinateur(**options)
    assert str(levee.value).startswith(debut)


# Sans moteur de calcul


def test_le_notebook_recoit_la_vue_vivante_et_de_quoi_la_remplacer():
    ordinateur = Ordinateur("knuth")
    repondre(ordinateur, (1, 0))
    donnees = ordinateur._repr_mimebundle_()
    assert donnees.keys() == {VUE_VIVANTE, "text/plain", "text/html", "image/svg+xml"}
    assert donnees["text/plain"].splitlines() == [
        "<Ordinateur : knuth, en cours, 1 réponse>",
        "proposition 1  🔴R 🔴R 🟢V 🟢V  🔑 (1 bien placé, 0 mal placé)",
        "proposition 2  🔴R 🔵B 🟡J 🟡J",
        "Pour jouer, exécutez cette cellule (Maj + Entrée).",
    ]


def test_tous_les_textes_se_disent_en_francais():
    ordinateur = mentir_a_la_deuxieme()
    pages = [enfant.value for enfant in visibles(ordinateur) if isinstance(enfant, ipywidgets.HTML) and enfant.value]
    assert [page for page in pages if 'lang="fr"' not in page] == []
