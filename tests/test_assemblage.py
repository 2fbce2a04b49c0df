"""Le Mastermind de l’élève : assemblé d’après les corrigés, joué dans un terminal, dans un noyau, et ligne à ligne comme le sujet de SAÉ."""

import io
import json
import random
import sys
from pathlib import Path

import nbformat
import pexpect
import pytest
from nbclient import NotebookClient
from terminal import Terminal

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.eleve.assemblage import JUSQU_AU_06, JUSQU_AU_08, NOM, assembler
from mastermind_edu.exercices.sommaire import CHAPITRES

RACINE = Path(__file__).parent.parent
SAE = ["1 0", "1 1", "1 2", "0 4", "1 3", "4 0"]
PROPOSITIONS = ["RRRR", "RBBB", "JRBJ", "JBRV", "VRJB", "VJBR"]
JOUER = "import random\nlignes = iter({!r})\njeu.jouer(lambda invite: next(lignes), hasard=random.Random(1))"


def copier_les_corriges(travail, sans=()):
    """Le dossier d’un élève qui a tout fait, sauf ces chapitres."""
    dossier = travail / "exercises"
    dossier.mkdir()
    for chapitre in CHAPITRES:
        if chapitre not in sans:
            (dossier / f"{chapitre}_exercices.ipynb").write_bytes((RACINE / "solutions" / f"{chapitre}_corrige.ipynb").read_bytes())
    return dossier


@pytest.fixture(scope="module")
def match(tmp_path_factory):
    """Le match d’un élève qui a tout fait, chapitre 09 compris."""
    return assembler("08", copier_les_corriges(tmp_path_factory.mktemp("tout")))


@pytest.fixture(scope="module")
def sans_le_09(tmp_path_factory):
    return assembler("08", copier_les_corriges(tmp_path_factory.mktemp("sans"), sans=["09_erreurs_de_reponse"]))


@pytest.fixture(scope="module")
def manche(tmp_path_factory):
    return assembler("06", copier_les_corriges(tmp_path_factory.mktemp("manche")))


def jouer(jeu, *lignes, graine=1):
    terminal = Terminal(*lignes)
    jeu.jouer(terminal.lire, terminal.afficher, random.Random(graine))
    return terminal.textes


def secret_de(graine, nb_pions, nb_couleurs):
    hasard = random.Random(graine)
    return "".join("RBJVONPM"[hasard.choice(range(nb_couleurs))] for _ in range(nb_pions))


# Une partie de chaque sorte, lignes tapées par la personne : jouées ici, dans un noyau, et dans le site par tests/bench/assemblage.py
PARTIES = {
    "la manche de la SAÉ": ["", "2", "?", *SAE],
    "une réponse fausse": ["", "2", "?", "1 0", "1 1", "0 3", "0 4", "VJBR"],
    "un malus": ["", "2", *["RRRR"] * 12, "4 0"],
    **{f"le niveau {lettre}": [lettre, "2", secret_de(1, pions, 8), f"{pions} 0"] for lettre, pions in (("n", 4), ("p", 5), ("k", 6))},
}


# Le match


def test_la_manche_de_l_exemple_de_la_sae_est_rejouee_ligne_a_ligne(match):
    textes = jouer(match, "", "2", "?", *SAE)
    debut = textes.index("Code BP MP")
    assert textes[debut : debut + 9] == [
        "Code BP MP", "RRRR 1 0", "RBBB 1 1", "JRBJ 1 2", "JBRV 0 4", "VRJB 1 3", "VJBR 4 0", "J’ai trouvé votre code, proposition 6.", "Points pour vous : 6.",
    ]  # fmt: skip
    assert [texte.split()[3] for texte in textes if texte.startswith("Ma proposition")] == PROPOSITIONS


@pytest.mark.parametrize("lettre, pions, couleurs, limite", [("n", 4, 8, 12), ("P", 5, 8, 15), ("k", 6, 8, 20), ("", 4, 6, 12)], ids=["novice", "pro", "killer", "sae"])
def test_chaque_niveau_a_ses_tailles_et_la_personne_y_trouve_le_code(match, lettre, pions, couleurs, limite):
    textes = jouer(match, lettre, "2", secret_de(1, pions, couleurs), f"{pions} 0")
    assert [mot for mot in textes[0].replace(".", "").split() if mot.isdigit()] == [str(pions), str(couleurs), str(limite)]
    assert "Points pour l’ordinateur : 1." in textes and textes[-2:] == ["Score : vous 1, l’ordinateur 1.", "Match nul : égalité."]


def test_un_code_pas_trouve_coute_la_limite_et_le_malus_de_la_derniere_proposition(match):
    textes = jouer(match, "", "2", *["RRRR"] * 11, "RRBB", *SAE, graine=3)
    secret = secret_de(3, 4, 6)
    communs = min(secret.count("R"), 2) + min(secret.count("B"), 2)
    bien = sum(a == b for a, b in zip(secret, "RRBB"))
    assert f"Points pour l’ordinateur : {12 + communs - bien + 2 * (4 - communs)}." in textes


def test_les_manches_alternent_et_les_deux_scores_s_ajoutent(match):
    textes = jouer(match, "", "3", "4", "?", *SAE, "?", *SAE)
    titres = [texte for texte in textes if texte.startswith("---")]
    assert titres == ["--- Vous cherchez le code de l’ordinateur ---", "--- L’ordinateur cherche votre code ---"] * 2
    assert textes[-2:] == ["Score : vous 12, l’ordinateur 40.", "L’ordinateur gagne le match."]


def test_une_reponse_fausse_est_nommee_par_qui_a_fait_le_chapitre_09(match):
    textes = jouer(match, "", "2", "?", "1 0", "1 1", "0 3", "0 4", "VJBR")
    assert textes[-5:-2] == [
        "Aucun code ne convient à toutes vos réponses : aucun point pour vous dans cette manche.",
        "Proposition 3, JRBJ : vous avez répondu 0 3, il fallait 1 2.", "Proposition 4, VBJR : vous avez répondu 0 4, il fallait 2 2.",
    ]  # fmt: skip


def test_sans_le_chapitre_09_une_reponse_fausse_a_une_phrase_simple(sans_le_09):
    textes = jouer(sans_le_09, "", "2", "?", "1 0", "1 1", "0 3", "0 4")
    assert textes[-3:] == ["L’une de vos réponses, au moins, était fausse.", "Score : vous 0, l’ordinateur 20.", "L’ordinateur gagne le match."]


def test_une_reponse_impossible_est_redemandee(match):
    textes = jouer(match, "z", "", "2", "?", "3 1", "deux", "1", "9 0", "4 0")
    assert textes[0].startswith("Il faut une lettre") and sum(texte.startswith("Il faut deux nombres") for texte in textes) == 4


def test_partir_au_milieu_arrete_le_match_sans_erreur(match):
    assert jouer(match, "n", "?")[-1].startswith("🔴") and jouer(match, "n", KeyboardInterrupt())[-1] == "Jeu interrompu."


# La manche simple, après le chapitre 06


def test_la_manche_du_06_tire_demande_repond_montre_et_finit(manche):
    hasard = random.Random(1)
    secret = "".join(hasard.choice("RVBJPN") for _ in range(4))
    textes = jouer(manche, "RVB", "rrrr", secret)
    assert textes[1] == "Il faut 4 lettres." and "→" in textes[2] and textes[3].endswith("🔑 🔑 🔑 🔑") and "gagné en 2 tentatives" in textes[4]


# Le fichier


@pytest.mark.parametrize("jeu, noms", [("match", JUSQU_AU_08), ("manche", JUSQU_AU_06)])
def test_le_fichier_contient_chaque_fonction_une_fois_et_se_passe_du_paquet(jeu, noms, request):
    texte = request.getfixturevalue(jeu).chemin.read_text(encoding="utf-8")
    assert [nom for nom in noms if texte.count(f"\ndef {nom}(") != 1] == [] and "mastermind_edu" not in texte


def taper_au_terminal(match, niveau, propositions, reponses, *suite):
    """Ce que montre le programme, joué dans un vrai terminal, sans rien d’autre que Python."""
    lignes = [("Niveau", niveau), ("Combien de manches", "2"), *(("Votre proposition", mot) for mot in propositions), *(("Bien placés, mal placés", deux) for deux in reponses), *suite]
    vu = io.StringIO()
    with pexpect.spawn(sys.executable, ["-I", NOM], cwd=match.chemin.parent, encoding="utf-8", timeout=30, env={"PYTHONUTF8": "1", "TERM": "dumb"}) as terminal:
        terminal.logfile_read = vu
        for invite, ligne in lignes:
            terminal.expect(invite)
            terminal.sendline(ligne)
        terminal.expect(pexpect.EOF)
    return vu.getvalue().splitlines()


def test_la_manche_de_la_sae_se_joue_dans_un_terminal(match):
    lignes = taper_au_terminal(match, "", ["?"], SAE)
    assert lignes[lignes.index("Code BP MP") + 6] == "VJBR 4 0"
    assert lignes[-2:] == ["Score : vous 6, l’ordinateur 20.", "L’ordinateur gagne le match."]


def test_une_reponse_fausse_est_nommee_dans_un_terminal(match):
    lignes = taper_au_terminal(match, "", ["?"], ["1 0", "1 1", "0 3", "0 4"], ("Quel était votre code", "VJBR"))
    assert "Proposition 3, JRBJ : vous avez répondu 0 3, il fallait 1 2." in lignes


@pytest.mark.parametrize("lettre, tailles", [("n", (4, 8, 12)), ("p", (5, 8, 15)), ("k", (6, 8, 20))], ids=["novice", "pro", "killer"])
def test_chaque_niveau_se_joue_dans_un_terminal(match, lettre, tailles):
    lignes = taper_au_terminal(match, lettre, ["?"], [f"{tailles[0]} 0"])
    assert "Mon code a {} pions parmi {} couleurs. Vous avez droit à {} tentatives.".format(*tailles) in lignes


def test_le_malus_de_la_derniere_proposition_est_compte_dans_un_terminal(match):
    lignes = taper_au_terminal(match, "", ["RRRR"] * 12, ["4 0"])
    (fin,) = [ligne for ligne in lignes if "Le secret était" in ligne]
    rouges = fin.split("Le secret était ")[1].count("R")
    assert f"Points pour l’ordinateur : {12 + 2 * (4 - rouges)}." in lignes


@pytest.fixture(scope="module")
def parties_du_noyau(match):
    """Ce que chaque partie affiche sous sa cellule, dans un même notebook."""
    cellules = ["from mastermind_edu import assembler\njeu = assembler()", *(JOUER.format(lignes) for lignes in PARTIES.values())]
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in cellules])
    NotebookClient(notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(match.chemin.parent / "exercises")}}).execute()
    return {nom: "".join(sortie.text for sortie in cellule.outputs) for nom, cellule in zip(PARTIES, notebook.cells[1:], strict=True)}


@pytest.mark.parametrize("nom", PARTIES)
def test_chaque_partie_se_joue_dans_le_noyau_d_un_notebook(match, parties_du_noyau, nom):
    assert parties_du_noyau[nom].splitlines() == "\n".join(jouer(match, *PARTIES[nom])).splitlines()


# Ce qui manque


def changer(dossier, chapitre, avant, apres):
    chemin = dossier / f"{chapitre}_exercices.ipynb"
    notebook = json.loads(chemin.read_text(encoding="utf-8"))
    for cellule in notebook["cells"]:
        cellule["source"] = "".join(cellule["source"]).replace(avant, apres)
    chemin.write_text(json.dumps(notebook), encoding="utf-8")


def test_dans_une_activite_de_capytale_l_assembleur_dit_qu_il_ne_voit_pas_les_autres(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "basthon", object())
    with pytest.raises(ErreurMastermind, match="seul dans son activité"):
        assembler("08", tmp_path)


@pytest.mark.parametrize(
    "chapitre, avant, apres, phrase",
    [
        ("04_marquage", "def repondre(", "def repondre_bis(", "repondre (exercice 04) : je ne la trouve pas dans ce notebook, enregistré"),
        ("04_marquage", "def repondre(secret, proposition):", "def repondre(secret, proposition)", "repondre (exercice 04) : sa cellule a une faute de syntaxe"),
        ("06_partie", "def afficher_reponse(bien, mal):", "def afficher_reponse(bien, mal):\n    ...\n\ndef autre(bien, mal):", "afficher_reponse (exercice 06) : à faire"),
        ("03_validation", '"".join(morceaux).upper()', '"".join(morceaux)', "nettoyer (exercice 03) : pas encore juste, vérifiez-la dans son notebook. "),
        ("02_code_secret", "def tirer_code(", "@absente\ndef tirer_code(", "tirer_code (exercice 02) : sa définition s’arrête sur une erreur"),
    ],
    ids=["absente", "faute-de-syntaxe", "a-faire", "fausse", "en-erreur"],
)
def test_la_fonction_qui_manque_est_nommee_avec_son_exercice_et_rien_n_est_ecrit(tmp_path, chapitre, avant, apres, phrase):
    dossier = copier_les_corriges(tmp_path)
    changer(dossier, chapitre, avant, apres)
    jeu = assembler("06", dossier)
    assert any(manque.startswith(phrase) for manque in jeu.manques) and phrase in repr(jeu)
    assert not (tmp_path / NOM).exists()
    with pytest.raises(ErreurMastermind, match="il faut un Mastermind complet"):
        jeu.jouer()


def test_une_fonction_aide_vient_avec_celle_qui_s_en_sert_et_deux_de_meme_nom_sont_signalees(tmp_path):
    dossier = copier_les_corriges(tmp_path)
    changer(dossier, "03_validation", "def nettoyer(saisie):", "def colle(morceaux):\n    return ''.join(morceaux)\n\n\ndef nettoyer(saisie):")
    changer(dossier, "03_validation", '"".join(morceaux).upper()', "colle(morceaux).upper()")
    assert "def colle(morceaux)" in assembler("06", dossier).texte
    changer(dossier, "06_partie", "def afficher_reponse(bien, mal):", "def colle(x):\n    return x\n\n\ndef afficher_reponse(bien, mal):\n    colle(bien)")
    assert assembler("06", dossier).manques == ("afficher_reponse (exercice 06) : elle se sert de `colle`, et un autre exercice a un `colle` différent ; renommez l’un des deux",)


def test_rien_d_autre_des_notebooks_n_est_execute(tmp_path):
    dossier = copier_les_corriges(tmp_path)
    changer(dossier, "04_marquage", "verifier(repondre)", f"open({str(tmp_path / 'intrus')!r}, 'w').close()")
    assert assembler("06", dossier).manques == () and not (tmp_path / "intrus").exists()


@pytest.mark.parametrize("demande, phrase", [(("07",), 'il faut "06", la manche, ou "08", le match'), (("06", "nulle_part"), "il faut le dossier de vos exercices")])
def test_une_demande_impossible_est_refusee(demande, phrase):
    with pytest.raises(ErreurMastermind, match=phrase):
        assembler(*demande)


def test_une_fonction_qui_manque_n_accuse_pas_celles_qui_s_en_servent(tmp_path):
    dossier = copier_les_corriges(tmp_path)
    changer(dossier, "05_frequences", "def repondre_frequences(secret, proposition, nb_couleurs):", "def repondre_frequences(secret, proposition, nb_couleurs):\n    ...\n\ndef autre(secret, proposition, nb_couleurs):")
    manques = assembler("08", dossier).manques
    assert "repondre_frequences (exercice 05) : à faire" in manques
    assert "est_compatible (exercice 08) : à vérifier de nouveau après repondre_frequences (exercice 05), dont elle se sert" in manques
    assert not any("pas encore juste" in manque or "`" in manque for manque in manques)
