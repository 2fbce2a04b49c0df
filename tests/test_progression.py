"""La progression : ce que retient `verifier`, le code « où j’en suis », le tableau du professeur. Le navigateur a ses propres tests."""

import json
import re

import pytest

from mastermind_edu import progres, verifier
from mastermind_edu.cli import main
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.exercices.sommaire import CHAPITRES, TITRES
from mastermind_edu.francais import INSECABLE
from mastermind_edu.juge.verdict import EtatVerdict
from mastermind_edu.progression import classe, codes, registre
from mastermind_edu.progression.bilan import Progres
from mastermind_edu.progression.classe import CodeIllisible, decoder, lire_les_codes, remarques, tableau
from mastermind_edu.progression.codes import CHIFFRES, coder, places
from mastermind_edu.progression.registre import ABIME, AVANT, NOM, Avancement, Registre

DE_SEPTEMBRE = "MM1-00000-00011-X1NC"  # compter_bien_places commencé, position réussie : ce code ne doit jamais changer de sens
LU = {"compter_bien_places": 1, "position": 2}
TOUT = dict.fromkeys(CATALOGUE, 2)


def placer(monkeypatch, places):
    """Ces places, pour qui écrit un code et pour qui le lit."""
    for module in (codes, classe):
        monkeypatch.setattr(module, "places", lambda: places)


@pytest.fixture(autouse=True)
def fichier(tmp_path, monkeypatch):
    monkeypatch.setattr(registre, "REGISTRE", Registre(lambda: tmp_path / NOM))
    return tmp_path / NOM


def position_juste():
    def position(valeur, code):
        return code.index(valeur) if valeur in code else -1

    return position


def position_fausse():
    def position(valeur, code):
        return -1

    return position


def position_vide():
    def position(valeur, code): ...

    return position


# Ce qui est retenu


@pytest.mark.parametrize(
    "fonctions, mot",
    [
        ([position_vide], "à faire"),
        ([position_fausse], "commencé"),
        ([position_juste], "réussi"),
        ([position_fausse, position_juste], "réussi"),
        ([position_juste, position_fausse], "réussi"),
    ],
    ids=["squelette vide", "faux", "juste", "faux puis juste", "juste puis faux"],
)
def test_verifier_retient_le_mieux_de_chaque_exercice(fonctions, mot):
    for fonction in fonctions:
        verifier(fonction())
    assert progres().de("position").mot == mot


def test_un_squelette_vide_n_ecrit_rien(fichier):
    verifier(position_vide())
    assert not fichier.exists()


def test_deux_notebooks_ecrivent_dans_le_meme_fichier_sans_rien_perdre(fichier):
    un, autre = Registre(lambda: fichier), Registre(lambda: fichier)
    un.noter("position", EtatVerdict.REUSSI)
    autre.noter("repondre", EtatVerdict.BLOQUE)
    un.noter("emoji", EtatVerdict.REUSSI)
    assert json.loads(fichier.read_text(encoding="utf-8"))["exercices"] == {"position": "réussi", "repondre": "commencé", "emoji": "réussi"}


def test_un_exercice_d_une_edition_plus_recente_reste_dans_le_fichier(fichier):
    fichier.write_text('{"format": 1, "exercices": {"a_venir": "réussi"}}', encoding="utf-8")
    verifier(position_juste())
    assert json.loads(fichier.read_text(encoding="utf-8"))["exercices"] == {"a_venir": "réussi", "position": "réussi"}


@pytest.mark.parametrize("contenu", ["", "{", "[1]", '{"exercices": {"position": "parfait"}}', '{"exercices": {"position": []}}', '{"exercices": 3}'])
def test_un_fichier_abime_est_mis_de_cote_pas_ecrase(fichier, contenu):
    fichier.write_text(contenu, encoding="utf-8")
    verifier(position_juste())
    assert (fichier.parent / ABIME).read_text(encoding="utf-8") == contenu
    assert progres().de("position") is Avancement.REUSSI


def test_la_ou_rien_ne_s_ecrit_la_memoire_suffit_et_c_est_dit(tmp_path, monkeypatch):
    (tmp_path / "un_fichier").write_text("")
    monkeypatch.setattr(registre, "REGISTRE", Registre(lambda: tmp_path / "un_fichier" / NOM))
    verifier(position_juste())
    assert progres().de("position") is Avancement.REUSSI
    assert "sera oublié" in repr(progres()) and "sera oublié" in progres()._repr_html_()


def test_recommencer_repart_de_zero_et_garde_l_ancien_a_cote(fichier):
    verifier(position_juste())
    ecrit = fichier.read_text(encoding="utf-8")
    assert progres(recommencer=True).avancements == {}
    assert progres().de("position") is Avancement.A_FAIRE
    assert (fichier.parent / AVANT).read_text(encoding="utf-8") == ecrit


def test_la_progression_s_exporte_en_un_fichier(tmp_path, fichier):
    verifier(position_juste())
    assert progres().exporter(tmp_path / "a_rendre.json").read_bytes() == fichier.read_bytes()
    with pytest.raises(ErreurMastermind, match="il faut pouvoir écrire"):
        progres().exporter(tmp_path)


# Ce qui est montré


@pytest.mark.parametrize(
    "avancements, attendu",
    [
        ({}, "nombre_de_trous"),
        ({"nombre_de_trous": 2}, "dernier_pion"),
        ({"position": 2}, "pseudo_vers_python"),
        ({"position": 2, "emoji": 1}, "emoji"),
        ({**TOUT, "emoji": 0}, "emoji"),
        (TOUT, None),
    ],
    ids=["rien", "le premier", "un chapitre sauté", "un commencé d’abord", "un oublié", "tout"],
)
def test_ce_qui_vient_ensuite(avancements, attendu):
    assert Progres({nom: Avancement(valeur) for nom, valeur in avancements.items()}).suivant == attendu


def test_chaque_exercice_est_montre_avec_un_signe_et_un_mot_et_chaque_chapitre_avec_un_lien():
    ecrit = Progres({"position": Avancement.REUSSI, "repondre": Avancement.COMMENCE})._repr_html_()
    html = ecrit.replace(INSECABLE, " ")
    assert "✔ <code>position</code> : réussi" in html and "◐ <code>repondre</code> : commencé" in html
    assert html.count(": à faire</li>") == len(CATALOGUE) - 2
    assert [f"../exercises/{chapitre}_exercices.ipynb" for chapitre in CHAPITRES] == re.findall(r'href="([^"]+)">Ouvrir', html)
    assert "Où j’en suis : 1 réussi sur" in html and 'lang="fr"' in html
    assert f"Répondre au décodeur{INSECABLE}: 1~réussi~sur~7, 1~commencé".replace("~", INSECABLE) in ecrit  # rien n’y passe seul à la ligne


def test_chaque_chapitre_a_son_titre():
    assert [*TITRES] == [*CHAPITRES] and all(titre != chapitre for chapitre, titre in TITRES.items())


# Le code


def test_un_code_deja_donne_garde_son_sens():
    assert decoder(DE_SEPTEMBRE) == (LU, 0)
    assert coder(LU) == DE_SEPTEMBRE


def test_chaque_exercice_a_une_place_et_une_seule():
    assert set(CATALOGUE) <= set(places()) and len(places()) == len(set(places()))


def test_le_code_du_catalogue_entier_tient_sur_une_ligne_sans_lettre_ambigue():
    assert len(coder(TOUT)) <= 44 and not set("ILOU") & set(CHIFFRES)
    assert decoder(coder(TOUT)) == (TOUT, 0)


@pytest.mark.parametrize(
    "recopie",
    [DE_SEPTEMBRE.lower(), DE_SEPTEMBRE.replace("-", " "), DE_SEPTEMBRE.replace("-", ""), DE_SEPTEMBRE.replace("0", "O").replace("-X1", "-Xl"), f"  {DE_SEPTEMBRE}.\n"],
    ids=["minuscules", "espaces", "sans tirets", "lettres pour chiffres", "point final"],
)
def test_un_code_recopie_a_peu_pres_se_lit(recopie):
    assert decoder(recopie) == (LU, 0)


@pytest.mark.parametrize(
    "fautif, phrase",
    [
        ("", "il faut un code qui commence par MM1-"),
        ("bonjour", "il faut un code qui commence par MM1-"),
        ("MM1-", "coupé ou mal recopié"),
        (DE_SEPTEMBRE[:-1], "coupé ou mal recopié"),
        (DE_SEPTEMBRE[:-5], "coupé ou mal recopié"),
        (DE_SEPTEMBRE.replace("X", "Y"), "coupé ou mal recopié"),
        (DE_SEPTEMBRE.replace("X", "é"), "qu’aucun code ne contient"),
        (DE_SEPTEMBRE.replace("MM1", "MM2"), "mettez le cours à jour"),
    ],
    ids=["vide", "un mot", "début seul", "un signe de moins", "un groupe de moins", "un signe changé", "un signe étranger", "version suivante"],
)
def test_un_code_fautif_est_refuse_en_francais(fautif, phrase):
    with pytest.raises(CodeIllisible, match=phrase):
        decoder(fautif)


def test_chaque_faute_d_un_seul_signe_se_voit():
    corps = DE_SEPTEMBRE.replace("-", "")[3:]
    fautes = [corps[:i] + signe + corps[i + 1 :] for i in range(len(corps)) for signe in CHIFFRES if signe != corps[i]]
    lus = [faute for faute in fautes if _se_lit(f"MM1-{faute}")]
    assert len(fautes) == 31 * len(corps) and lus == []


def _se_lit(texte):
    try:
        decoder(texte)
    except CodeIllisible:
        return False
    return True


def test_un_code_se_lit_encore_quand_des_exercices_s_ajoutent_et_le_dit_quand_il_en_sait_plus(monkeypatch):
    actuelles = places()
    placer(monkeypatch, (*actuelles, "nouveau"))
    assert decoder(DE_SEPTEMBRE) == (LU, 0)
    plus_recent = coder({**LU, "nouveau": 2})
    placer(monkeypatch, actuelles)
    assert decoder(plus_recent) == (LU, 1)


# Le tableau du professeur


def test_une_classe_se_lit_d_un_fichier_et_de_codes_colles(tmp_path):
    (tmp_path / "classe.txt").write_text(f"\ufeffZoé Dupont : {DE_SEPTEMBRE}\n\nLéo ; {coder(TOUT).lower()}\n", encoding="utf-8")
    releves = lire_les_codes([str(tmp_path / "classe.txt"), coder({})])
    assert [(r.eleve, r.progres.suivant) for r in releves] == [
        ("Zoé Dupont", "compter_bien_places"),
        ("Léo", None),
        ("ligne 3", "nombre_de_trous"),
    ]
    ecrit = repr(tableau(releves))
    du_chapitre, en_tout = len(CHAPITRES["04_marquage"]), len(CATALOGUE)
    assert re.search(rf"Zoé Dupont .* 1\+1/{du_chapitre} .* 1\+1/{en_tout} +compter_bien_places", ecrit) and "tout est réussi" in ecrit
    assert "pas une preuve" in ecrit and remarques(releves) == []


def test_un_vieux_bloc_notes_se_lit_aussi(tmp_path):
    (tmp_path / "classe.txt").write_bytes(f"Zoé {DE_SEPTEMBRE}\r\n".encode("cp1252"))
    assert lire_les_codes([str(tmp_path / "classe.txt")])[0].eleve == "Zoé"


def test_la_commande_montre_les_bons_codes_et_nomme_les_fautifs(tmp_path, capsys):
    (tmp_path / "classe.txt").write_text(f"Zoé : {DE_SEPTEMBRE}\nLéo : {DE_SEPTEMBRE[:-2]}\nMax\n", encoding="utf-8")
    assert main(["progres", str(tmp_path / "classe.txt")]) == 1
    dit = capsys.readouterr()
    assert "Zoé" in dit.out and "Léo" not in dit.out
    assert "Léo : ce code est coupé ou mal recopié" in dit.err and "Max : il faut un code" in dit.err


def test_la_commande_lit_un_code_seul_et_refuse_ce_qui_n_en_est_pas_un(capsys):
    assert main(["progres", DE_SEPTEMBRE]) == 0
    assert main(["progres", "absent.txt"]) == 1
    assert "il faut un code qui commence par MM1-, ou un fichier de codes" in capsys.readouterr().err


@pytest.mark.parametrize("commande", ["progres", "seance"])
def test_un_fichier_de_codes_absent_se_dit_en_francais(commande, tmp_path, capsys):
    assert main([commande, str(tmp_path / "codes.txt")]) == 1
    assert capsys.readouterr().err.endswith("codes.txt » : rien ne s’appelle ainsi\n")


def test_un_code_d_une_edition_plus_recente_est_signale(monkeypatch, capsys):
    actuelles = places()
    placer(monkeypatch, (*actuelles, "nouveau"))
    plus_recent = coder({**LU, "nouveau": 2})
    placer(monkeypatch, actuelles)
    assert main(["progres", f"Zoé {plus_recent}"]) == 0
    assert "Zoé : 1 exercice d’une édition plus récente" in capsys.readouterr().err
