"""Les jeux du terminal, joués ici sur un terminal de papier."""

import io
import random

import pytest
from terminal import Terminal

from mastermind_edu import console
from mastermind_edu.coeur.codes import lire_proposition
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.manche import Etat, Tentative
from mastermind_edu.coeur.regles import JEUX_DES_DOCUMENTS, NIVEAUX, PALETTE, Couleur, Regles
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.console import bts, saisie, unisciel

CLASSIQUE = NIVEAUX["classique"]
DIX_COUPS = JEUX_DES_DOCUMENTS["unisciel"]
INVITE_BTS = "Votre proposition (4 initiales, par exemple RVBJ) : "
INVITE_UNISCIEL = "Votre proposition (4 symboles) : "
NIVEAU_REFUSE = "Erreur : il faut la lettre N, P ou K, voici {}."
ILLISIBLE = UnicodeDecodeError("utf-8", b"\xc3", 0, 1, "unexpected end of data")


class HasardTruque:
    """Un hasard qui tire un code connu, numéro par numéro."""

    def __init__(self, mot, regles):
        self.numeros = iter(lire_proposition(mot, regles))

    def randrange(self, _):
        return next(self.numeros)


def jouer(nom, terminal, secret, regles):
    return console.CONSOLE[nom](
        regles, lire=terminal.lire, afficher=terminal.afficher, hasard=HasardTruque(secret, regles)
    )


DEUX_JEUX = pytest.mark.parametrize("nom", ["bts", "unisciel"])
DEPARTS = pytest.mark.parametrize(
    "depart", [KeyboardInterrupt(), EOFError()], ids=["Ctrl-C", "fin de l’entrée (Ctrl-D)"]
)

def test_la_partie_du_document_du_bts_se_gagne_en_deux_tentatives():
    terminal = Terminal("RVBN", "RNBV")
    manche = jouer("bts", terminal, "RNBV", CLASSIQUE)
    assert manche.etat is Etat.GAGNEE
    assert terminal.invites == [INVITE_BTS, INVITE_BTS]
    assert terminal.textes == [
        bts.ecrire_accueil_bts(CLASSIQUE),
        "\nTentative 1 / 12",
        "Vos pions : 🔴R 🟢V 🔵B ⚫N\nIndices   : 🔑 🔑 ⚪ ⚪ (2 bien placés, 2 mal placés)",
        "\nTentative 2 / 12",
        "Vos pions : 🔴R ⚫N 🔵B 🟢V\nIndices   : 🔑 🔑 🔑 🔑 (4 bien placés, 0 mal placé)",
        f"\n{bts.TRAIT}\n🎉 Gagné ! Combinaison trouvée en 2 tentatives.\n"
        f"Combinaison secrète : 🔴R ⚫N 🔵B 🟢V\n{bts.TRAIT}",
    ]


def test_la_partie_du_document_d_unisciel_se_gagne_en_six_coups():
    terminal = Terminal("1234", "2563", "5421", "5225", "1215", "5212")
    manche = jouer("unisciel", terminal, "5212", DIX_COUPS)
    assert manche.etat is Etat.GAGNEE
    assert terminal.invites == [INVITE_UNISCIEL] * 6
    assert terminal.textes == [
        unisciel.ecrire_accueil_unisciel(DIX_COUPS),
        "#o (reste 9 coups)",
        "oo (reste 8 coups)",
        "#oo (reste 7 coups)",
        "##o (reste 6 coups)",
        "##o (reste 5 coups)",
        "#### (reste 4 coups)",
        "Gagné ! Combinaison trouvée en 6 coups.\nMa combinaison était 5212.",
    ]


@pytest.mark.parametrize(
    ("nom", "limite", "fin"),
    [
        ("bts", 2, ["😭 Perdu ! Limite atteinte : 2 tentatives.", "Combinaison secrète : 🔴R 🟢V 🔵B 🟡J"]),
        ("bts", 1, ["😭 Perdu ! Limite atteinte : 1 tentative.", "Combinaison secrète : 🔴R 🟢V 🔵B 🟡J"]),
        ("unisciel", 2, ["Perdu ! Limite atteinte : 2 coups.", "Ma combinaison était 1234."]),
        ("unisciel", 1, ["Perdu ! Limite atteinte : 1 coup.", "Ma combinaison était 1234."]),
    ],
    ids=["bts, deux tentatives", "bts, une seule", "unisciel, deux coups", "unisciel, un seul"],
)
def test_une_manche_perdue_dit_la_limite_et_le_secret(nom, limite, fin):
    terminal = Terminal(*["NNNN"] * limite)
    manche = jouer(nom, terminal, "RVBJ", Regles(max_tentatives=limite))
    assert manche.etat is Etat.PERDUE
    assert [ligne for ligne in terminal.textes[-1].splitlines() if ligne not in ("", bts.TRAIT)] == fin


@pytest.mark.parametrize(
    ("nom", "phrase"),
    [("bts", "🎉 Gagné ! Combinaison trouvée en 1 tentative."), ("unisciel", "Gagné ! Combinaison trouvée en 1 coup.")],
    ids=["bts", "unisciel"],
)
def test_une_victoire_du_premier_coup_s_accorde_au_singulier(nom, phrase):
    terminal = Terminal("RVBJ")
    jouer(nom, terminal, "RVBJ", CLASSIQUE)
    assert phrase in terminal.textes[-1].splitlines()


@DEUX_JEUX
def test_trouver_a_la_derniere_tentative_est_gagner(nom):
    terminal = Terminal("NNNN", "RVBJ")
    assert jouer(nom, terminal, "RVBJ", Regles(max_tentatives=2)).etat is Etat.GAGNEE
    assert "Gagné !" in terminal.textes[-1]


def test_le_compte_des_coups_passe_au_singulier_puis_a_zero():
    terminal = Terminal("6666", "6661", "6612")
    jouer("unisciel", terminal, "1234", Regles(max_tentatives=3))
    assert terminal.textes[1:4] == ["aucun symbole trouvé (reste 2 coups)", "o (reste 1 coup)", "oo (reste 0 coup)"]


def test_une_proposition_sans_aucun_pion_le_dit_en_mots():
    terminal = Terminal("NNNN", "?")
    jouer("bts", terminal, "RVBJ", CLASSIQUE)
    assert terminal.textes[2] == "Vos pions : ⚫N ⚫N ⚫N ⚫N\nIndices   : aucun pion trouvé"


@DEUX_JEUX
@pytest.mark.parametrize(
    "ligne",
    ["RVBJ", "rvbj", " r v b j ", "R,V;B-J", "1234", "1 2 3 4", "1.2.3.4", "r2b4", "RVBJ\r"],
    ids=["capitales", "minuscules", "espaces", "ponctuation", "chiffres", "chiffres espacés", "points", "mélange", "retour Windows"],
)
def test_les_deux_jeux_lisent_toutes_les_ecritures(nom, ligne):
    manche = jouer(nom, Terminal(ligne), "RVBJ", CLASSIQUE)
    assert manche.tentatives == (Tentative((0, 1, 2, 3), Reponse(4, 0)),)


REFUS = pytest.mark.parametrize(
    ("ligne", "erreur"),
    [
        ("", "il faut 4 pions, en voici 0 : ''"),
        ("   ", "il faut 4 pions, en voici 0 : '   '"),
        ("RVB", "il faut 4 pions, en voici 3 : 'RVB'"),
        ("RVBJP", "il faut 4 pions, en voici 5 : 'RVBJP'"),
        ("RVBZ", "il faut des initiales parmi R V B J P N ou des nombres de 1 à 6, voici 'Z'"),
        ("1237", "il faut des initiales parmi R V B J P N ou des nombres de 1 à 6, voici '7'"),
        ("0123", "il faut des initiales parmi R V B J P N ou des nombres de 1 à 6, voici '0'"),
        ("RVBÉ", "il faut des initiales parmi R V B J P N ou des nombres de 1 à 6, voici 'É'"),
        ("🔴🟢🔵🟡", "il faut des initiales parmi R V B J P N ou des nombres de 1 à 6, voici '🔴'"),
        ("１２３４", "il faut des initiales parmi R V B J P N ou des nombres de 1 à 6, voici '１'"),
        ("RV?J", "il faut des initiales parmi R V B J P N ou des nombres de 1 à 6, voici '?'"),
        ("RVB\x1b", "il faut des initiales parmi R V B J P N ou des nombres de 1 à 6, voici '\\x1b'"),
        (ILLISIBLE, "cette ligne contient des caractères illisibles"),
    ],
    ids=[
        "vide", "espaces seules", "trop courte", "trop longue", "lettre inconnue", "chiffre trop grand", "zéro",
        "accent", "emojis", "chiffres pleine chasse", "point d’interrogation mêlé", "caractère de commande", "octets illisibles",
    ],
)  # fmt: skip


@DEUX_JEUX
@REFUS
def test_une_saisie_refusee_est_redemandee_sans_compter(nom, ligne, erreur):
    terminal = Terminal("NNNN", ligne, ligne, "RVBJ")
    manche = jouer(nom, terminal, "RVBJ", CLASSIQUE)
    assert terminal.textes.count(f"Erreur : {erreur}.") == 2
    assert len(manche.tentatives) == 2
    assert len(set(terminal.invites)) == 1 and len(terminal.invites) == 4


@DEUX_JEUX
@pytest.mark.parametrize(
    "ligne", ["R" * 1_000_000, "9 " * 500_000, "9" * 100_000 + " 1 2 3"], ids=["lettres", "nombres", "un seul grand nombre"]
)
def test_une_ligne_enorme_donne_une_erreur_courte(nom, ligne):
    terminal = Terminal(ligne, "RVBJ")
    jouer(nom, terminal, "RVBJ", CLASSIQUE)
    (erreur,) = [texte for texte in terminal.textes if texte.startswith("Erreur")]
    assert len(erreur) < 200 and " caractères)" in erreur


def test_le_titre_de_la_tentative_ne_se_repete_pas_apres_une_erreur():
    terminal = Terminal("", "NNNN", "RVBJ")
    jouer("bts", terminal, "RVBJ", CLASSIQUE)
    assert [texte for texte in terminal.textes if "Tentative" in texte] == ["\nTentative 1 / 12", "\nTentative 2 / 12"]


@DEUX_JEUX
@pytest.mark.parametrize("ligne", ["?", "  ? "], ids=["seul", "avec des espaces"])
def test_le_point_d_interrogation_abandonne(nom, ligne):
    terminal = Terminal("NNNN", ligne)
    assert jouer(nom, terminal, "RVBJ", CLASSIQUE).etat is Etat.ABANDONNEE
    assert saisie.INTERRUPTION not in terminal.textes


@DEUX_JEUX
@DEPARTS
def test_s_en_aller_se_passe_poliment(nom, depart):
    terminal = Terminal("NNNN", depart)
    assert jouer(nom, terminal, "RVBJ", CLASSIQUE).etat is Etat.ABANDONNEE
    assert terminal.textes[-2] == "\nJeu interrompu."


@DEPARTS
def test_s_en_aller_apres_une_erreur_se_passe_poliment(depart):
    terminal = Terminal("zut", depart)
    assert jouer("bts", terminal, "RVBJ", CLASSIQUE).tentatives == ()
    assert terminal.textes[-2] == "\nJeu interrompu."


@pytest.mark.parametrize(
    ("nom", "lignes", "fin"),
    [
        ("bts", [], ["👋 Abandon (0 tentative sur 12).", "Combinaison secrète : 🔴R 🟢V 🔵B 🟡J"]),
        ("bts", ["NNNN"], ["👋 Abandon (1 tentative sur 12).", "Combinaison secrète : 🔴R 🟢V 🔵B 🟡J"]),
        ("bts", ["NNNN"] * 2, ["👋 Abandon (2 tentatives sur 12).", "Combinaison secrète : 🔴R 🟢V 🔵B 🟡J"]),
        ("unisciel", [], ["Abandon (0 coup sur 12).", "Ma combinaison était 1234."]),
        ("unisciel", ["NNNN"] * 2, ["Abandon (2 coups sur 12).", "Ma combinaison était 1234."]),
    ],
    ids=["bts, aucune", "bts, une", "bts, deux", "unisciel, aucun", "unisciel, deux"],
)
@pytest.mark.parametrize("depart", ["?", KeyboardInterrupt(), EOFError()], ids=["?", "Ctrl-C", "fin de l’entrée"])
def test_s_en_aller_decouvre_toujours_le_secret(nom, lignes, fin, depart):
    terminal = Terminal(*lignes, depart)
    jouer(nom, terminal, "RVBJ", CLASSIQUE)
    assert [ligne for ligne in terminal.textes[-1].splitlines() if ligne not in ("", bts.TRAIT)] == fin


@pytest.mark.parametrize(
    ("ligne", "niveau"),
    [("N", "novice"), ("n", "novice"), ("p", "pro"), ("P", "pro"), ("K", "killer"), (" k ", "killer"), ("Killer", "killer")],
    ids=["N", "n", "p", "P", "K", "k entre espaces", "nom entier"],
)
def test_le_niveau_se_choisit_en_capitale_ou_non(ligne, niveau):
    terminal = Terminal(ligne, "?")
    manche = unisciel.jouer_unisciel(lire=terminal.lire, afficher=terminal.afficher, hasard=random.Random(1))
    assert manche.regles == NIVEAUX[niveau]
    assert terminal.invites[0] == "Quel niveau voulez-vous : N)ovice, P)ro ou K)iller ? "
    assert terminal.textes[0] == unisciel.ecrire_accueil_unisciel(NIVEAUX[niveau])


@pytest.mark.parametrize(
    ("ligne", "texte"),
    [
        ("", NIVEAU_REFUSE.format("''")),
        ("x", NIVEAU_REFUSE.format("'x'")),
        ("C", NIVEAU_REFUSE.format("'C'")),
        ("?", NIVEAU_REFUSE.format("'?'")),
        ("NP", NIVEAU_REFUSE.format("'NP'")),
        ("🔴", NIVEAU_REFUSE.format("'🔴'")),
        ("é" * 5000, NIVEAU_REFUSE.format("'" + "é" * 39 + "… (5000 caractères)")),
        (ILLISIBLE, "Erreur : cette ligne contient des caractères illisibles."),
    ],
    ids=["vide", "inconnu", "classique", "point d’interrogation", "deux lettres", "emoji", "ligne énorme", "octets illisibles"],
)
def test_un_niveau_inconnu_est_redemande(ligne, texte):
    terminal = Terminal(ligne, "p", "?")
    manche = unisciel.jouer_unisciel(lire=terminal.lire, afficher=terminal.afficher)
    assert terminal.textes[0] == texte
    assert manche.regles == NIVEAUX["pro"]


@DEPARTS
def test_s_en_aller_au_choix_du_niveau_ne_laisse_aucune_manche(depart):
    terminal = Terminal(depart)
    assert unisciel.jouer_unisciel(lire=terminal.lire, afficher=terminal.afficher) is None
    assert terminal.textes == ["\nJeu interrompu."]


def test_l_accueil_du_bts_donne_l_objectif_puis_les_couleurs():
    assert bts.ecrire_accueil_bts(CLASSIQUE).splitlines()[3:] == [
        "But du jeu : découvrir une combinaison secrète de 4 pions,",
        "en 12 tentatives au plus. Une couleur peut servir plusieurs fois.",
        "Couleurs :",
        "  🔴 (R) Rouge",
        "  🟢 (V) Vert",
        "  🔵 (B) Bleu",
        "  🟡 (J) Jaune",
        "  🟣 (P) Pourpre",
        "  ⚫ (N) Noir",
        "Indices : 🔑 pion bien placé, ⚪ pion mal placé.",
        "Pour abandonner et voir la combinaison, tapez ?",
        bts.TRAIT,
    ]


def test_l_accueil_d_unisciel_donne_les_symboles_puis_la_limite_et_les_signes():
    assert unisciel.ecrire_accueil_unisciel(DIX_COUPS).splitlines() == [
        "",
        "Saurez-vous retrouver ma combinaison de 4 symboles ?",
        "Ce sont des chiffres de 1 à 6, et le même peut revenir plusieurs fois.",
        "Vous pouvez jouer 10 coups au plus.",
        "Tapez votre proposition, par exemple 1 2 3 4, puis la touche [Entrée].",
        "Les initiales R V B J P N sont acceptées aussi, à la place de 1 2 3 4 5 6.",
        "Ma réponse : un # par symbole bien placé, un o par symbole mal placé.",
        "Pour abandonner et voir la combinaison, tapez ?",
    ]


@pytest.mark.parametrize(
    ("ecrire", "extraits"),
    [
        (bts.ecrire_accueil_bts, ["secrète de 1 pion,\n", "en 1 tentative au plus"]),
        (unisciel.ecrire_accueil_unisciel, ["de 1 symbole ?", "1 coup au plus", "par exemple 1, puis"]),
        (bts.ecrire_invite_bts, ["(1 initiale, par exemple R)"]),
    ],
    ids=["accueil du bts", "accueil d’unisciel", "invite du bts"],
)
def test_les_textes_s_accordent_au_singulier(ecrire, extraits):
    texte = ecrire(Regles(nb_pions=1, max_tentatives=1))
    assert [extrait for extrait in extraits if extrait not in texte] == []


@pytest.mark.parametrize(
    ("regles", "exemple"),
    [
        (CLASSIQUE, "RVBJ"),
        (NIVEAUX["pro"], "RVBJP"),
        (NIVEAUX["killer"], "RVBJPN"),
        (Regles(3, PALETTE[4:]), "PNO"),
        (Regles(5, PALETTE[6:]), "OMOMO"),
    ],
    ids=["classique", "pro", "killer", "autres couleurs", "moins de couleurs que de pions"],
)
def test_l_exemple_de_l_invite_est_une_proposition_du_jeu(regles, exemple):
    assert f"par exemple {exemple})" in bts.ecrire_invite_bts(regles)
    assert len(lire_proposition(exemple, regles)) == regles.nb_pions


@pytest.mark.parametrize(
    ("reponse", "indices"),
    [
        ((0, 0), "aucun pion trouvé"),
        ((1, 0), "🔑 (1 bien placé, 0 mal placé)"),
        ((0, 1), "⚪ (0 bien placé, 1 mal placé)"),
        ((2, 2), "🔑 🔑 ⚪ ⚪ (2 bien placés, 2 mal placés)"),
    ],
    ids=["rien", "un bien placé", "un mal placé", "deux et deux"],
)
def test_les_indices_du_bts_disent_les_nombres(reponse, indices):
    assert bts.ecrire_indices_bts(Reponse(*reponse)) == indices


def test_au_dela_de_neuf_couleurs_les_nombres_sont_espaces():
    regles = Regles(3, [Couleur(lettre, lettre, "⬜", "#ffffff", "#000000") for lettre in "ABCDEFGHIJKL"])
    assert unisciel.ecrire_chiffres((0, 10, 1), regles) == "1 11 2"
    assert "des nombres de 1 à 12" in unisciel.ecrire_accueil_unisciel(regles)


@pytest.mark.parametrize(
    ("presentation", "niveau", "lignes", "attendu"),
    [
        ("bts", None, "?\n", "Abandon (0 tentative sur 12).\nCombinaison secrète : 🟢V 🟢V 🟢V 🟢V\n"),
        ("bts", "pro", "RVBJP\n", "Abandon (1 tentative sur 15).\nCombinaison secrète : 🟢V 🟢V 🟢V 🟢V 🟢V\n"),
        ("unisciel", None, "k\n?\n", "Abandon (0 coup sur 20).\nMa combinaison était 222222.\n"),
        ("unisciel", "classique", "", "Abandon (0 coup sur 12).\nMa combinaison était 2222.\n"),
        ("unisciel", None, "", "Jeu interrompu."),
        ("unisciel", "unisciel", "", "Abandon (0 coup sur 10).\nMa combinaison était 2222.\n"),
        ("codificateur", None, "", "  1 : Jaune\n  2 : Bleu\n  3 : Rouge\n  4 : Vert\n  5 : Blanc\n  6 : Noir\n"),
    ],
    ids=["bts classique", "bts pro, entrée qui finit", "niveau demandé", "niveau donné", "entrée vide", "jeu d’unisciel", "couleurs du site"],
)
def test_jouer_lit_et_ecrit_dans_le_terminal(monkeypatch, capsys, presentation, niveau, lignes, attendu):
    monkeypatch.setattr("sys.stdin", io.StringIO(lignes))
    monkeypatch.setattr("mastermind_edu.coeur.manche.tirer_code", lambda regles, _: (1,) * regles.nb_pions)
    assert console.jouer(presentation, niveau) is None
    assert attendu in capsys.readouterr().out


@pytest.mark.parametrize(
    ("presentation", "niveau", "message"),
    [
        ("php", None, "il faut une présentation parmi bts, unisciel, sae, codificateur, voici 'php'"),
        ("bts", "expert", "il faut un niveau parmi classique, novice, pro, killer, site, unisciel, voici 'expert'"),
        ("unisciel", "", "il faut un niveau parmi classique, novice, pro, killer, site, unisciel, voici ''"),
    ],
    ids=["présentation inconnue", "niveau inconnu", "niveau vide"],
)
def test_un_nom_inconnu_est_refuse_avec_la_liste_des_connus(presentation, niveau, message):
    with pytest.raises(ErreurMastermind) as erreur:
        console.jouer(presentation, niveau)
    assert str(erreur.value) == message
