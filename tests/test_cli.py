"""La ligne de commande, appelée comme une fonction."""

import io
import re
import sys

import pytest

from mastermind_edu import lecteur_de_commande, livraison
from mastermind_edu.cli import main
from mastermind_edu.commandes import COMMANDES as DECLAREES
from mastermind_edu.correction.notation.bareme import bareme_par_defaut, lire_bareme
from mastermind_edu.lecteur_de_commande import CommandeMalDeclaree, commande, option
from mastermind_edu.poste.installation import ELEVE

COMMANDES = [nom for nom, declaree in DECLAREES.items() if declaree.action]


def muette(options):
    from mastermind_edu.atelier import site  # noqa: F401


def parlante(options):
    """Sert de modèle."""


@pytest.mark.parametrize(
    "action, arguments, vient_de, oubli",
    [
        (parlante, [option("dossier", help="où")], "", "ses paquets, ELEVE, PROFESSEUR ou TOUT"),
        (muette, [ELEVE], "atelier", "sa chaîne d’aide"),
        (parlante, [ELEVE, option("--port", metavar="N")], "", "help pour --port"),
    ],
    ids=["paquets", "aide", "aide d’une option"],
)
def test_ce_qu_une_commande_oublie_est_nomme_des_qu_elle_se_declare(action, arguments, vient_de, oubli, monkeypatch):
    monkeypatch.setattr(lecteur_de_commande, "COMMANDES", {})
    with pytest.raises(CommandeMalDeclaree, match=re.escape(f"il manque {oubli}")):
        commande(*arguments, vient_de=vient_de)(action)


def test_une_commande_qui_appelle_l_atelier_dit_qu_un_eleve_ne_l_a_pas(monkeypatch):
    monkeypatch.setattr(lecteur_de_commande, "COMMANDES", {})
    monkeypatch.setattr(muette, "__doc__", "Importe l’atelier.")
    with pytest.raises(CommandeMalDeclaree, match="il manque vient_de"):
        commande(ELEVE)(muette)
    commande(ELEVE, vient_de="atelier")(muette)
    assert lecteur_de_commande.COMMANDES["muette"].aide == "importe l’atelier"


@pytest.mark.parametrize("arguments", [[], ["-h"], ["--aide"]])
def test_l_aide_nomme_toutes_les_commandes_en_francais(arguments, capsys):
    assert main(arguments) == 0
    sortie = capsys.readouterr().out
    assert sortie.startswith("utilisation : mastermind-edu COMMANDE")
    assert [nom for nom in COMMANDES if not re.search(rf"^    {nom}\s+\w", sortie, re.MULTILINE)] == []


@pytest.mark.parametrize("commande", COMMANDES)
def test_l_aide_d_une_commande_decrit_chacune_de_ses_options(commande, capsys):
    assert main([commande, "--aide"]) == 0
    sortie = capsys.readouterr().out
    assert sortie.startswith(f"utilisation : mastermind-edu {commande} ")
    sans_description = [ligne for ligne in sortie.splitlines() if re.fullmatch(r"  (-|[A-ZÉ]).{0,28}", ligne)]
    assert sans_description == []
    assert not re.search(r"\b(usage|options?al|positional|show|default|the)\b", sortie)


@pytest.mark.parametrize(
    "arguments, cause",
    [
        (["joue"], "'joue' ; vouliez-vous dire jouer ?"),
        (["--nivo"], "il manque COMMANDE"),
        (["jouer", "--nivo", "pro"], "option ou argument inconnu : --nivo pro"),
        (["jouer", "--niveau"], "--niveau attend une valeur"),
        (["fabriquer", "--verifier=oui"], "--verifier ne prend pas de valeur, voici 'oui'"),
        (["corriger", "copies"], "il manque --sortie"),
        (["corriger"], "il manque COPIES, --sortie"),
        (["corriger", "copies", "--sortie", "notes", "--isolement", "non"], "--isolement : il faut"),
        (["statistiques", "knuth", "--pions", "quatre"], "--pions : il faut un nombre entier, voici 'quatre'"),
    ],
    ids=["commande", "option seule", "option inconnue", "valeur absente", "valeur de trop", "sortie", "tout", "choix", "entier"],
)
def test_une_commande_incomprise_dit_ce_qui_ne_va_pas(arguments, cause, capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["pytest", "sans", "rapport"])
    assert main(arguments) == 2
    erreur = capsys.readouterr().err
    assert f"cette commande n’est pas comprise : {cause}" in erreur
    assert "sans rapport" not in erreur


def test_le_bareme_ecrit_se_relit(tmp_path, capsys):
    assert main(["bareme", str(tmp_path / "bareme.csv")]) == 0
    assert "--bareme" in capsys.readouterr().out
    assert lire_bareme(tmp_path / "bareme.csv") == bareme_par_defaut()


@pytest.mark.parametrize(
    "arguments, message",
    [
        (["jouer", "--presentation", "iut"], "il faut une présentation parmi bts, unisciel, sae, codificateur, voici 'iut'"),
        (["jouer", "--niveau", "facile"], "il faut un niveau parmi classique, novice, pro, killer, site, unisciel, voici 'facile'"),
    ],
)
def test_un_nom_inconnu_donne_les_noms_connus(arguments, message, capsys):
    assert main(arguments) == 1
    assert message in capsys.readouterr().err


def test_fabriquer_hors_du_cours_le_dit(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["fabriquer"]) == 1
    assert "il faut le dossier du cours" in capsys.readouterr().err


def test_une_manche_se_joue_de_bout_en_bout(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("?\n"))
    assert main(["jouer", "--presentation", "bts"]) == 0
    assert "abandon" in capsys.readouterr().out.lower()


def test_les_statistiques_d_un_decodeur(capsys):
    assert main(["statistiques", "knuth"]) == 0
    sortie = capsys.readouterr().out
    assert "5801/1296 = 4,4761" in sortie
    assert "maximum  5, pour 694 secrets" in sortie


def test_les_statistiques_de_plusieurs_decodeurs_les_rangent_par_moyenne(capsys):
    assert main(["statistiques", "lexicographique", "optimal", "knuth"]) == 0
    lignes = capsys.readouterr().out.splitlines()
    assert [ligne.split()[0] for ligne in lignes[-3:]] == ["optimal", "knuth", "lexicographique"]


def test_les_statistiques_de_tous_disent_quel_decodeur_ne_peut_pas_jouer(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr("mastermind_edu.statistiques.reserve.dossier_personnel", lambda: tmp_path)
    assert main(["statistiques", "tous", "--pions", "1", "--couleurs", "6"]) == 0
    sortie = capsys.readouterr()
    assert "sans optimal_en_cinq : il faut permettre plus de 5 propositions" in sortie.err
    assert "optimal_en_cinq" not in sortie.out
    assert "dijon3" in sortie.out


def test_l_arbre_des_manches_d_un_decodeur_se_dessine(tmp_path, capsys):
    fichier = tmp_path / "arbre.svg"
    assert main(["statistiques", "knuth", "--pions", "2", "--couleurs", "3", "--arbre", str(fichier)]) == 0
    assert fichier.read_text(encoding="utf-8").startswith("<svg")
    assert str(fichier) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("noms", "fichier", "message"),
    [(["knuth", "cfc"], "a.svg", "un seul décodeur pour dessiner son arbre, en voici 2"), (["knuth"], "", "il faut pouvoir écrire")],
    ids=["deux décodeurs", "un dossier"],
)
def test_un_arbre_impossible_est_refuse(noms, fichier, message, tmp_path, capsys):
    assert main(["statistiques", *noms, "--pions", "2", "--couleurs", "3", "--arbre", str(tmp_path / fichier)]) == 1
    assert message in capsys.readouterr().err


def test_les_preuves_s_affichent_avec_leur_temps(capsys):
    assert main(["prouver"]) == 0
    lignes = capsys.readouterr().out.splitlines()
    assert [ligne.split(" (")[0] for ligne in lignes[1:3]] == [
        "Le plus petit total : 5625",
        "Le plus petit total en 5 propositions au plus : 5626",
    ]
    assert lignes[3].startswith("Trouver tous les secrets en 4 propositions au plus : impossible, prouvé en ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["statistiques", "knut"], "il faut un décodeur parmi lexicographique"),
        (["statistiques", "knuth", "--pions", "7"], "il faut de 1 à 6 pions, en voici 7"),
        (["prouver", "--couleurs", "1"], "il faut de 2 à 10 couleurs, en voici 1"),
        (["prouver", "--au-plus", "0"], "il faut permettre un nombre entier de propositions, 1 au moins, voici 0"),
    ],
    ids=["décodeur", "pions", "couleurs", "borne"],
)
def test_des_statistiques_impossibles_sont_refusees_sans_rien_afficher(arguments, message, capsys):
    assert main(arguments) == 1
    assert message in capsys.readouterr().err


def test_une_correction_reprise_ne_garde_que_les_verdicts_du_meme_juge(tmp_path, monkeypatch):
    monkeypatch.setattr(livraison, "__file__", str(tmp_path / "livraison.py"))
    (tmp_path / "juge").mkdir()
    editions = []
    for code in ("a = 1", "a = 1", "a = 2"):
        (tmp_path / "juge" / "examen.py").write_text(code)
        editions.append(livraison.edition_du_juge("0.1.0"))
    assert editions[0] == editions[1] != editions[2] and editions[0].startswith("0.1.0+")


# La roue seule, sans le dossier du cours


@pytest.mark.parametrize("commande, dossier", [("ouvrir", "notebooks"), ("fabriquer", "sources"), ("projeter 04", "sources")])
def test_hors_du_dossier_du_cours_une_commande_qui_le_demande_dit_ou_il_se_trouve(commande, dossier, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("MASTERMIND_COURS", raising=False)
    assert main(commande.split()) == 1
    erreur = capsys.readouterr().err
    assert erreur.startswith(f"erreur : il faut le dossier du cours, avec son dossier {dossier}") and "Il se télécharge" in erreur and not list(tmp_path.iterdir())


def test_un_paquet_absent_est_nomme_sans_trace(tmp_path, monkeypatch, capsys):
    (tmp_path / "notebooks").mkdir()
    monkeypatch.setenv("MASTERMIND_COURS", str(tmp_path))
    monkeypatch.setitem(sys.modules, "ipykernel.ipkernel", None)
    assert main(["ouvrir"]) == 1
    assert capsys.readouterr().err.startswith("erreur : il manque le paquet ipykernel")


def test_un_module_du_cours_absent_reste_une_faute_du_cours(monkeypatch):
    monkeypatch.setitem(sys.modules, "mastermind_edu.decodeurs.optimum.recit", None)
    with pytest.raises(ModuleNotFoundError):
        main(["prouver"])
