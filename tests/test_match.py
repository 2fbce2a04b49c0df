"""Le match de la SAÉ et le programme du document 001, joués sur un terminal de papier."""

import io
import json

import pytest
from terminal import Terminal

from mastermind_edu import ErreurMastermind, Etat, Manche, MancheRepondue, Partie, Regles
from mastermind_edu.affichage.match import ecrire_fin
from mastermind_edu.cli import main
from mastermind_edu.coeur.codes import ecrire_mot, lire_proposition
from mastermind_edu.coeur.erreurs import DecodeurInconnu, PartieIllisible
from mastermind_edu.coeur.partie import HUMAIN, ORDINATEUR
from mastermind_edu.coeur.regles import NIVEAUX, choisir_couleurs
from mastermind_edu.coeur.reponses import repondre_par_marquage
from mastermind_edu.coeur.sauvegarde import ecrire_partie, lire_partie
from mastermind_edu.console import CONSOLE, codificateur, match, reglages
from mastermind_edu.decodeurs import jouer_contre

SAE = Regles(4, choisir_couleurs("RBJVON"), 12)
SIX_RANGEES = Regles(4, choisir_couleurs("RBJVON"), 6)
REPONSES_A_VJBR = ["1 0", "1 1", "1 2", "0 4", "1 3", "4 0"]
GRAINE = 12


def secret_de_la_manche(numero, regles):
    """Le code que l’ordinateur cachera à cette manche d’une partie de cette graine."""
    partie = Partie(regles, nb_manches=4, graine=GRAINE)
    for _ in range(numero - 1):
        partie.commencer_manche().abandonner()
    return ecrire_mot(partie.commencer_manche().reveler(), regles)


def jouer(terminal, regles=SAE, **options):
    return match.jouer_sae(regles, lire=terminal.lire, afficher=terminal.afficher, graine=GRAINE, **options)


SECRET_1, SECRET_3 = secret_de_la_manche(1, SIX_RANGEES), secret_de_la_manche(3, SIX_RANGEES)
RATEE = "RRRR"
QUATRE_MANCHES = [
    "4",
    RATEE, "BBB", SECRET_1,  # une rangée ratée, une saisie refusée, puis le code : 2 points pour l’ordinateur
    *REPONSES_A_VJBR,  # la manche du sujet : 6 points pour vous
    *[RATEE] * 6,  # jamais trouvé : 6 points et un malus
    "1 0", "5 0", "1 1", "0 0", "VJBR",  # des réponses qui se contredisent : aucun point
]  # fmt: skip


def points_d_un_echec(secret):
    bien, mal = repondre_par_marquage(lire_proposition(secret, SIX_RANGEES), (0, 0, 0, 0))
    return 6 + mal + 2 * (4 - bien - mal)


# Un match entier


def test_un_match_de_quatre_manches_donne_les_scores_du_sujet():
    terminal = Terminal(*QUATRE_MANCHES)
    partie = jouer(terminal, SIX_RANGEES)
    assert [manche.etat for manche in partie.manches] == [Etat.GAGNEE, Etat.GAGNEE, Etat.PERDUE, Etat.CONTREDITE]
    assert [manche.points for manche in partie.manches] == [2, 6, points_d_un_echec(SECRET_3), 0]
    assert partie.scores == {"Ordinateur": 2 + points_d_un_echec(SECRET_3), "Vous": 6}
    assert terminal.textes[-1] == f"\nL’ordinateur gagne. Score : Ordinateur {2 + points_d_un_echec(SECRET_3)}, Vous 6."
    assert "Erreur : il faut au plus 4 pions en tout, en voici 5 : (5, 0)." in terminal.textes


def test_la_manche_du_sujet_donne_ses_propositions_et_six_points():
    terminal = Terminal("2", "?", *REPONSES_A_VJBR)
    partie = jouer(terminal)
    propositions = [ecrire_mot(proposition, SAE) for proposition, _ in partie.manches[1].tentatives]
    assert propositions == ["RRRR", "RBBB", "JRBJ", "JBRV", "VRJB", "VJBR"]
    assert partie.manches[1].points == 6


def test_le_plateau_entier_se_voit_apres_chaque_rangee():
    terminal = Terminal("2", RATEE, "BBBB", "?", *REPONSES_A_VJBR)
    jouer(terminal)
    plateaux = [texte.splitlines() for texte in terminal.textes if texte.startswith("1  ")]
    assert [len(plateau) for plateau in plateaux] == [1, 2, 1, 2, 3, 4, 5, 6]


def test_la_troisieme_rangee_du_sujet_se_lit_avec_sa_reponse_en_mots():
    terminal = Terminal("2", "?", *REPONSES_A_VJBR)
    jouer(terminal)
    assert "3  🟡J 🔴R 🔵B 🟡J  🔑 ⚪ ⚪ (1 bien placé, 2 mal placés)" in terminal.textes[-4].splitlines()


def test_les_roles_s_echangent_et_chaque_manche_le_dit():
    terminal = Terminal(*QUATRE_MANCHES)
    jouer(terminal, SIX_RANGEES)
    titres = [texte.strip("\n- ") for texte in terminal.textes if texte.startswith("\n---")]
    assert titres == [
        "Manche 1 sur 4 : vous cherchez le code de l’ordinateur",
        "Manche 2 sur 4 : l’ordinateur cherche votre code",
        "Manche 3 sur 4 : vous cherchez le code de l’ordinateur",
        "Manche 4 sur 4 : l’ordinateur cherche votre code",
    ]


@pytest.mark.parametrize(
    "points_humain, points_ordinateur, phrase",
    [(6, 2, "Vous gagnez !"), (2, 6, "L’ordinateur gagne."), (4, 4, "Égalité !")],
    ids=["humain", "ordinateur", "égalité"],
)
def test_la_fin_dit_qui_gagne(points_humain, points_ordinateur, phrase):
    partie = Partie(SAE, (ORDINATEUR, HUMAIN))
    manche = partie.commencer_manche((1, 1, 1, 1))
    for code in [(0, 0, 0, 0)] * (points_ordinateur - 1) + [(1, 1, 1, 1)]:
        manche.proposer(code)
    manche = partie.commencer_manche_repondue()
    for reponse in [(0, 0)] * (points_humain - 1) + [(4, 0)]:
        manche.noter((0, 0, 0, 0), reponse)
    assert ecrire_fin(partie) == f"\n{phrase} Score : Ordinateur {points_ordinateur}, Vous {points_humain}."


# Réponses contradictoires, réponses corrigées


def test_des_reponses_contradictoires_nomment_les_rangees_puis_les_erreurs():
    terminal = Terminal("2", "?", "1 0", "0 0", "VJBR")
    partie = jouer(terminal)
    assert partie.manches[1].points == 0 and partie.scores["Vous"] == 0
    assert "Aucun code ne convient à toutes vos réponses. La fausse peut être celle de la rangée 1, ou celle de la rangée 2." in terminal.textes
    assert (
        "Rangée 2, 🔴R 🔵B 🔵B 🔵B : vous avez répondu 0 bien placé, 0 mal placé ; il fallait 1 bien placé, 1 mal placé." in terminal.textes
    )
    assert "Aucun point pour vous dans cette manche." in terminal.textes[-2]


def test_taire_son_code_apres_une_contradiction_ne_donne_aucun_point_non_plus():
    terminal = Terminal("2", "?", "1 0", "0 0", "")
    partie = jouer(terminal)
    assert (partie.manches[1].etat, partie.manches[1].secret, partie.scores["Vous"]) == (Etat.CONTREDITE, None, 0)


def test_une_contradiction_corrigee_laisse_continuer():
    terminal = Terminal("2", "?", "1 0", "0 0", "corriger 2", *REPONSES_A_VJBR[1:])
    partie = jouer(terminal)
    assert (partie.manches[1].etat, partie.manches[1].points) == (Etat.GAGNEE, 6)


def test_une_reponse_se_corrige_meme_sans_contradiction_et_oublie_les_suivantes():
    terminal = Terminal("2", "?", "0 0", "0 0", "corriger 1", *REPONSES_A_VJBR)
    partie = jouer(terminal)
    assert [reponse for _, reponse in partie.manches[1].tentatives] == [tuple(map(int, r.split())) for r in REPONSES_A_VJBR]


def test_un_code_annonce_apres_un_echec_revele_une_reponse_fausse():
    deux_rangees = Regles(4, choisir_couleurs("RBJVON"), 2)
    terminal = Terminal("2", "?", "1 0", "1 0", "VJBR")
    partie = jouer(terminal, deux_rangees)
    assert (partie.manches[1].etat, partie.manches[1].points) == (Etat.CONTREDITE, 0)
    assert "Rangée 2" in terminal.textes[-3] and "il fallait 1 bien placé, 1 mal placé" in terminal.textes[-3]


@pytest.mark.parametrize("ligne, secret", [("VJBR", (3, 2, 1, 0)), ("", None), ("?", None)], ids=["annoncé", "tu", "point d’interrogation"])
def test_un_echec_de_l_ordinateur_donne_la_limite_et_le_malus(ligne, secret):
    deux_rangees = Regles(4, choisir_couleurs("RBJVON"), 2)
    partie = jouer(Terminal("2", "?", "1 0", "1 1", ligne), deux_rangees)
    assert (partie.manches[1].etat, partie.manches[1].points, partie.manches[1].secret) == (Etat.PERDUE, 2 + 1 + 2 * 2, secret)


def test_une_fausse_victoire_est_vue_quand_la_proposition_etait_deja_impossible():
    """Contre 3632 (l’exemple de Knuth, ici compté depuis 0), la quatrième proposition ne peut pas être le secret."""
    terminal = Terminal("2", "?", "1 0", "0 1", "1 2", "4 0", "corriger 4", "1 1", "4 0")
    partie = jouer(terminal, decodeur="knuth")
    assert "La fausse peut être celle de la rangée 4" in " ".join(terminal.textes)
    assert (partie.manches[1].etat, partie.manches[1].points) == (Etat.GAGNEE, 5)


# Ce qui est refusé, et redemandé

REPONSES_REFUSEES = [
    ("5 0", "il faut au plus 4 pions en tout, en voici 5 : (5, 0)"),
    ("3 1", "il faut une réponse possible : avec 3 pions bien placés sur 4, le dernier ne peut pas être mal placé, voici (3, 1)"),
    ("-1 2", "il faut des nombres de pions positifs ou nuls, voici (-1, 2)"),
    ("12", "il faut deux nombres, les bien placés puis les mal placés, comme 1 2 ; voici '12'"),
    ("", "il faut deux nombres, les bien placés puis les mal placés, comme 1 2 ; voici ''"),
    ("un deux", "il faut deux nombres, les bien placés puis les mal placés, comme 1 2 ; voici 'un deux'"),
    ("1 ٢", "il faut deux nombres, les bien placés puis les mal placés, comme 1 2 ; voici '1 ٢'"),
    ("corriger 1", "il faut « corriger » et une rangée déjà jouée, il n’y en a pas encore ; voici '1'"),
    ("corriger", "il faut « corriger » et une rangée déjà jouée, il n’y en a pas encore ; voici ''"),
    ("9" * 5000 + " 1", "il faut deux nombres"),
]


@pytest.mark.parametrize("ligne, erreur", REPONSES_REFUSEES, ids=[ligne[:12] or "vide" for ligne, _ in REPONSES_REFUSEES])
def test_une_reponse_refusee_est_redemandee_sans_compter(ligne, erreur):
    terminal = Terminal("2", "?", ligne, *REPONSES_A_VJBR)
    partie = jouer(terminal)
    assert [texte for texte in terminal.textes if texte.startswith(f"Erreur : {erreur}")]
    assert partie.manches[1].points == 6


@pytest.mark.parametrize("ligne", ["1 2", " 1  2 ", "1,2", "1 ; 2"])
def test_une_reponse_s_ecrit_de_plusieurs_facons(ligne):
    assert match.lire_reponse(ligne, MancheRepondue(SAE)) == (1, 2)


REGLAGES = [
    (reglages.lire_nb_pions, "0", "il faut de 1 à 6 pions, en voici 0"),
    (reglages.lire_nb_pions, "40", "il faut de 1 à 6 pions, en voici 40"),
    (reglages.lire_nb_pions, "quatre", "il faut un nombre entier, voici 'quatre'"),
    (reglages.lire_nb_pions, "4.5", "il faut un nombre entier, voici '4.5'"),
    (reglages.lire_nb_pions, "٤", "il faut un nombre entier, voici '٤'"),
    (reglages.lire_nb_couleurs, "0", "il faut de 2 à 10 couleurs, en voici 0"),
    (reglages.lire_nb_couleurs, "40", "il faut de 2 à 10 couleurs, en voici 40"),
    (reglages.lire_max_tentatives, "0", "il faut un nombre de tentatives entier et au moins égal à 1, voici 0"),
    (reglages.lire_nb_manches, "3", "il faut un nombre pair de manches, au moins 2, pour que les rôles s’équilibrent ; voici 3"),
    (reglages.lire_nb_manches, "0", "il faut un nombre pair de manches, au moins 2, pour que les rôles s’équilibrent ; voici 0"),
    (reglages.lire_nb_manches, "9999999", "il faut un nombre entier, voici '9999999'"),
]


@pytest.mark.parametrize("lire, ligne, erreur", REGLAGES, ids=[f"{lire.__name__}-{ligne}" for lire, ligne, _ in REGLAGES])
def test_un_reglage_impossible_est_refuse(lire, ligne, erreur):
    with pytest.raises(ErreurMastermind) as refus:
        lire(ligne)
    assert str(refus.value) == erreur


@pytest.mark.parametrize(
    "ligne, nombre, erreur",
    [
        ("Rouge Rose Vert", 3, "il faut une initiale différente pour chaque couleur, en voici deux pour 'R' : Rouge et Rose"),
        ("rouge, Rouge, vert", 3, "il faut une initiale différente pour chaque couleur, en voici deux pour 'R' : Rouge et Rouge"),
        ("Rouge Vert", 3, "il faut 3 noms de couleurs, en voici 2 : 'Rouge Vert'"),
        ("Rouge,,Vert", 3, "il faut 3 noms de couleurs, en voici 2 : 'Rouge,,Vert'"),
        ("Rouge 2 Vert", 3, "il faut une initiale d’une seule lettre majuscule, voici '2' pour 2"),
        ("", 9, "il faut 9 noms de couleurs, en voici 0 : ''"),
    ],
    ids=["même initiale", "même couleur", "trop peu", "un nom vide", "un chiffre", "neuf couleurs sans nom"],
)
def test_des_couleurs_impossibles_sont_refusees(ligne, nombre, erreur):
    with pytest.raises(ErreurMastermind) as refus:
        reglages.lire_couleurs(ligne, nombre)
    assert str(refus.value) == erreur


def test_une_couleur_inconnue_de_la_palette_se_lit_par_son_initiale():
    couleurs = reglages.lire_couleurs("rouge, turquoise, Émeraude", 3)
    assert [(couleur.initiale, couleur.nom, couleur.emoji) for couleur in couleurs] == [("R", "Rouge", "🔴"), ("T", "Turquoise", ""), ("É", "Émeraude", "")]
    assert lire_proposition("tér", Regles(3, couleurs)) == (1, 2, 0)


def test_tous_les_reglages_sont_demandes_et_redemandes():
    terminal = Terminal("40", "3", "5", "Rouge Vert", "Ocre Lilas Zinc Kaki Azur", "0", "8", "1", "2", "?", "0 0", "0 0", "0 0", "0 0", "3 0")
    partie = match.jouer_sae(lire=terminal.lire, afficher=terminal.afficher)
    assert (partie.regles.nb_pions, partie.regles.initiales, partie.regles.max_tentatives, partie.nb_manches) == (3, "OLZKA", 8, 2)
    assert len([texte for texte in terminal.textes if texte.startswith("Erreur")]) == 4


def test_la_touche_entree_donne_les_reglages_du_sujet():
    terminal = Terminal("", "", "", "", "", KeyboardInterrupt())
    partie = match.jouer_sae(lire=terminal.lire, afficher=terminal.afficher)
    assert (partie.regles, partie.nb_manches) == (SAE, 2)


def test_un_decodeur_inconnu_est_refuse_avant_de_rien_demander():
    terminal = Terminal()
    with pytest.raises(DecodeurInconnu, match="il faut un décodeur parmi lexicographique"):
        jouer(terminal, decodeur="kunth")
    assert terminal.invites == []


def test_un_decodeur_trop_lent_a_cette_taille_cede_la_place_en_le_disant():
    terminal = Terminal("2", KeyboardInterrupt())
    partie = jouer(terminal, NIVEAUX["killer"], decodeur="optimal")
    assert partie.strategie == "lexicographique"
    assert terminal.textes[0] == (
        "Il faut moins de codes pour que « Le plus petit total, prouvé » joue sans faire attendre des heures, en voici 262144. "
        "L’ordinateur jouera lexicographique."
    )


def test_le_decodeur_choisi_joue():
    terminal = Terminal("2", "?", "0 1", KeyboardInterrupt())
    partie = jouer(terminal, decodeur="knuth")
    assert [code for code, _ in partie.manches[1].tentatives] == [jouer_contre("knuth", (3, 2, 1, 0), 6)[0][0]]


# S’en aller


@pytest.mark.parametrize("depart", [KeyboardInterrupt(), EOFError()], ids=["Ctrl-C", "fin de l’entrée"])
@pytest.mark.parametrize("lignes", [[], ["2"], ["2", RATEE], ["2", "?"], ["2", "?", "1 0", "0 0"]], ids=["réglages", "titre", "humain", "ordinateur", "contradiction"])
def test_s_en_aller_se_passe_poliment_partout(lignes, depart):
    terminal = Terminal(*lignes, depart)
    partie = jouer(terminal)
    assert "\nJeu interrompu." in terminal.textes
    assert (partie is None) == (lignes == [])


@pytest.mark.parametrize("coupe", range(1, len(QUATRE_MANCHES)))
def test_une_partie_gardee_puis_reprise_finit_de_meme(tmp_path, coupe):
    entiere = ecrire_partie(jouer(Terminal(*QUATRE_MANCHES), SIX_RANGEES))
    fichier = tmp_path / "partie.json"
    debut = Terminal(*QUATRE_MANCHES[:coupe], KeyboardInterrupt())
    jouer(debut, SIX_RANGEES, fichier=fichier)
    assert debut.textes[-1] == f"La partie est gardée dans {fichier} : la même commande la reprendra."
    reprise = jouer(Terminal(*QUATRE_MANCHES[coupe:]), SIX_RANGEES, fichier=fichier)
    assert ecrire_partie(reprise) == entiere == fichier.read_text(encoding="utf-8")


def test_une_derniere_reponse_sans_suite_est_redemandee_a_la_reprise(tmp_path):
    """L’ordinateur a joué sa dernière rangée, et le joueur part sans dire son code : la manche n’est pas réglée."""
    deux_rangees, fichier = Regles(4, choisir_couleurs("RBJVON"), 2), tmp_path / "partie.json"
    jouer(Terminal("2", "?", "1 0", "1 1", EOFError()), deux_rangees, fichier=fichier)
    partie = jouer(Terminal("1 1", "VJBR"), deux_rangees, fichier=fichier)
    assert (partie.manches[1].points, partie.manches[1].secret) == (7, (3, 2, 1, 0))


def test_une_partie_finie_montre_son_score_sans_rien_demander(tmp_path):
    fichier = tmp_path / "partie.json"
    jouer(Terminal(*QUATRE_MANCHES), SIX_RANGEES, fichier=fichier)
    terminal = Terminal()
    jouer(terminal, fichier=fichier)
    assert terminal.invites == [] and terminal.textes[-1].startswith("\nL’ordinateur gagne.")


@pytest.mark.parametrize(
    "changer, raison",
    [
        (lambda texte: texte[: len(texte) // 2], "ce texte est coupé ou abîmé à la ligne"),
        (lambda texte: "", "ce texte est coupé ou abîmé à la ligne 1"),
        (lambda texte: texte.replace('"version": 1', '"version": 2'), "il faut une partie de version 1, celle-ci est de version 2"),
        (lambda texte: texte.replace("Vous", "Ada"), "il faut une partie contre l’ordinateur, voici celle de Ordinateur et Ada"),
        (lambda texte: texte.replace("lexicographique", "kunth"), "il faut un décodeur parmi"),
        (lambda texte: "[]", "il faut une partie gardée par ce jeu, voici autre chose : '[]'"),
    ],
    ids=["coupé", "vide", "autre version", "autres joueurs", "autre décodeur", "autre chose"],
)
def test_un_fichier_illisible_est_refuse_et_laisse_tel_quel(tmp_path, changer, raison):
    fichier = tmp_path / "partie.json"
    jouer(Terminal("2", RATEE, KeyboardInterrupt()), fichier=fichier)
    fichier.write_text(changer(fichier.read_text(encoding="utf-8")), encoding="utf-8")
    avant, terminal = fichier.read_bytes(), Terminal()
    with pytest.raises(PartieIllisible) as refus:
        jouer(terminal, fichier=fichier)
    assert raison in str(refus.value) and str(refus.value).endswith("le fichier est laissé tel quel")
    assert (fichier.read_bytes(), terminal.invites) == (avant, [])


def test_un_fichier_qui_n_est_pas_du_texte_est_refuse(tmp_path):
    (tmp_path / "partie.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(PartieIllisible, match="il faut un texte lisible"):
        jouer(Terminal(), fichier=tmp_path / "partie.json")


def test_une_rangee_que_l_ordinateur_n_aurait_pas_jouee_est_refusee(tmp_path):
    fichier = tmp_path / "partie.json"
    jouer(Terminal("2", "?", "1 0", "1 1", KeyboardInterrupt()), fichier=fichier)
    donnees = json.loads(fichier.read_text(encoding="utf-8"))
    donnees["manches"][1]["repondue"][1][0] = [5, 5, 5, 5]
    fichier.write_text(json.dumps(donnees), encoding="utf-8")
    with pytest.raises(PartieIllisible, match=r"il faut les propositions que joue lexicographique, en voici une autre : \(5, 5, 5, 5\)"):
        jouer(Terminal(), fichier=fichier)


def test_un_dossier_n_est_pas_un_fichier_de_partie(tmp_path):
    with pytest.raises(PartieIllisible, match="il faut un fichier où garder la partie, voici un dossier : "):
        jouer(Terminal(), fichier=tmp_path)


@pytest.mark.parametrize("nom", ["", 3, "partie\0.json", ["partie.json"]])
def test_un_fichier_sans_nom_est_refuse_avant_le_match(nom):
    with pytest.raises(ErreurMastermind, match="il faut le nom du fichier où garder la partie, voici "):
        jouer(Terminal(), fichier=nom)


def test_un_fichier_que_l_on_ne_peut_pas_ecrire_arrete_avec_une_phrase(tmp_path):
    (tmp_path / "occupe").write_text("")
    with pytest.raises(ErreurMastermind, match="il faut pouvoir écrire"):
        jouer(Terminal("2"), fichier=tmp_path / "occupe" / "partie.json")


# La ligne de commande


def test_le_match_se_joue_depuis_la_ligne_de_commande(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr("sys.stdin", io.StringIO("2\n?\n1 0\n0 0\n\n"))
    fichier = tmp_path / "partie.json"
    assert main(["jouer", "--presentation", "sae", "--niveau", "classique", "--partie", str(fichier)]) == 0
    assert "L’ordinateur gagne." in capsys.readouterr().out
    assert lire_partie(fichier.read_text(encoding="utf-8")).est_terminee


@pytest.mark.parametrize("option", [["--decodeur", "knuth"], ["--partie", "p.json"]], ids=["décodeur", "partie"])
def test_les_options_du_match_sont_refusees_ailleurs(option, capsys):
    assert main(["jouer", "--presentation", "bts", *option]) == 1
    assert "il faut la présentation sae pour choisir un décodeur ou garder la partie, voici 'bts'" in capsys.readouterr().err


# Le programme du document 001


class SecretConnu:
    """Un hasard qui tire 1.1.1.2 : le premier contre-exemple de la faute du document."""

    def __init__(self):
        self.numeros = iter((0, 0, 0, 1))

    def randrange(self, _):
        return next(self.numeros)


def codifier(terminal, regles=NIVEAUX["classique"]):
    return CONSOLE["codificateur"](regles, lire=terminal.lire, afficher=terminal.afficher, hasard=SecretConnu())


def test_le_codificateur_repond_noir_et_blanc_et_compte_un_point_par_rangee():
    terminal = Terminal("1.1.2.1", "1.2.3.4", "1.1.1.2")
    manche = codifier(terminal)
    assert terminal.textes[1:-1] == ["NOIR = 2, BLANC = 2", "NOIR = 1, BLANC = 1", "NOIR = 4, BLANC = 0"]
    assert terminal.textes[-1].splitlines() == [
        "Gagné ! Combinaison trouvée en 3 essais.",
        "La combinaison était 1.1.1.2.",
        "Le codificateur marque 3 points : un par rangée jouée.",
        "Fin du programme Master Mind",
    ]
    assert manche.etat is Etat.GAGNEE


def test_le_codificateur_n_accepte_que_douze_essais_puis_montre_le_code():
    terminal = Terminal(*["6.6.6.6"] * 12)
    assert codifier(terminal).etat is Etat.PERDUE
    assert terminal.invites[-1] == "Essai 12 sur 12, votre combinaison : "
    assert "La combinaison était 1.1.1.2.\nLe codificateur marque 12 points" in terminal.textes[-1]


@pytest.mark.parametrize("depart", ["?", KeyboardInterrupt(), EOFError()], ids=["?", "Ctrl-C", "fin de l’entrée"])
def test_abandonner_montre_le_code_et_finit_le_programme(depart):
    terminal = Terminal("6.6.6.6", depart)
    codifier(terminal)
    assert terminal.textes[-1].splitlines()[1:] == [
        "La combinaison était 1.1.1.2.",
        "Le codificateur marque 1 point : un par rangée jouée.",
        "Fin du programme Master Mind",
    ]


def test_une_combinaison_mal_ecrite_est_redemandee():
    terminal = Terminal("1.2.3", "1.2.3.7", "1.1.1.2")
    codifier(terminal)
    assert terminal.textes[1:3] == [
        "Erreur : il faut 4 pions, en voici 3 : '1.2.3'.",
        "Erreur : il faut des initiales parmi R V B J P N ou des nombres de 1 à 6, voici '7'.",
    ]


def test_chaque_faute_du_document_est_dite_une_fois():
    assert len(codificateur.FAUTES_REPAREES) == len(set(codificateur.FAUTES_REPAREES)) == 13


def test_une_manche_cherchee_se_distingue_d_une_manche_repondue():
    partie = jouer(Terminal("2", "?", *REPONSES_A_VJBR))
    assert [type(manche) for manche in partie.manches] == [Manche, MancheRepondue]


def test_ctrl_c_pendant_que_l_ordinateur_cherche_dit_ce_qui_est_garde(monkeypatch, tmp_path):
    def interrompre(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(match.Decodage, "repondre", interrompre)
    fichier = tmp_path / "partie.json"
    for options, fin in (({}, "La partie n’est pas gardée."), ({"fichier": fichier}, f"La partie est gardée dans {fichier} : la même commande la reprendra.")):
        terminal = Terminal("2", "?", "1 0")
        jouer(terminal, **options)
        assert terminal.textes[-1] == fin
    assert len(lire_partie(fichier.read_text(encoding="utf-8")).manches) == 2
