"""Une épreuve sur machine : le tirage, ce que les élèves reçoivent, fouillé comme un adversaire le ferait, et une classe de 30 notée.

Les questions sont celles de `questions_d_essai/` ; l’épreuve n’est préparée qu’une fois. Commencer par `epreuve`.
"""

import csv
import json
import re
import shutil
import subprocess
import sys
import textwrap
from html import unescape
from pathlib import Path

import pytest
from banque_cachee import BANQUE, ce_qui_se_lit_de, secrets_de
from resultats_d_essai import copie

from mastermind_edu import aide, exemples, verifier
from mastermind_edu.atelier import ErreurFabrication
from mastermind_edu.atelier.epreuve import preparer, tirage
from mastermind_edu.atelier.epreuve.preparer import Demande, preparer_une_epreuve
from mastermind_edu.cli import main
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.notation.ressemblances import ressemblances
from mastermind_edu.exercices import CATALOGUE, CHAPITRES, EPREUVE, ajoutes
from mastermind_edu.exercices.epreuves import MAGIE, ecrire_les_questions, joindre_les_questions
from mastermind_edu.exercices.scelles import lire_corriges
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner, examiner_avec_dependances
from mastermind_edu.juge.exercice import preparer as preparer_l_exercice
from mastermind_edu.juge.justes import Justes

QUESTIONS = Path(__file__).with_name("questions_d_essai")
DEMANDE = Demande("04-05", graine=7)


@pytest.fixture(autouse=True)
def cours_seul():
    """Chaque test rend au catalogue les seuls exercices du cours."""
    yield
    ajoutes.retirer(list(ajoutes.JOINTS))
    EPREUVE.clear()
    EPREUVE.a_commence = False


@pytest.fixture(scope="module")
def epreuve(tmp_path_factory):
    """Le dossier d’une épreuve de deux sujets."""
    dossier = tmp_path_factory.mktemp("epreuve") / "e"
    preparer_une_epreuve([QUESTIONS], dossier, DEMANDE)
    return dossier


@pytest.fixture(scope="module")
def sujets(epreuve):
    """Les questions de chaque sujet, par le nom de son notebook."""
    return {nom: tuple(noms) for nom, noms in lire(epreuve / "professeur/sommaire.json")["chapitres"].items()}


@pytest.fixture(scope="module")
def corriges(epreuve):
    return lire(epreuve / "professeur/sommaire.json")["corriges"]


def lire(chemin):
    return json.loads(chemin.read_text(encoding="utf-8"))


def donne(epreuve, lettre):
    """Le notebook que reçoit l’élève de ce sujet."""
    return next((epreuve / "eleves").glob(f"*_{lettre.lower()}.ipynb"))


def code(notebook):
    return ["".join(cellule["source"]) for cellule in lire(notebook)["cells"] if cellule["cell_type"] == "code"]


def questions_publiques(epreuve, lettre="A"):
    return next(cellule for cellule in code(donne(epreuve, lettre)) if cellule.startswith(MAGIE)).partition("\n")[2]


# Le tirage


def test_chaque_rang_a_une_question_differente_par_sujet_et_du_meme_groupe(epreuve, sujets):
    assert sorted(sujets) == ["epreuve_04_05_g7_a", "epreuve_04_05_g7_b"]
    assert [{*rang} for rang in zip(*sujets.values())] == [{"nb_bonnes_cases", "nb_memes_notes"}, {"voix_par_liste", "billes_par_sac"}]


def test_la_page_du_professeur_dit_comment_les_sujets_se_valent_et_les_corrige(epreuve, corriges):
    page = texte_de(epreuve / "professeur/epreuve.html")
    assert "même exercice du cours" in page and "compter_bien_places" in page and "Durée comptée" in page and "--graine 7" in page
    assert [nom for nom, corrige in corriges.items() if " ".join(corrige.split()) not in page] == []


def tirer(graine, minutes=55, sujets=2):
    dossier = preparer._joindre(QUESTIONS)
    return [rang.questions for rang in tirage.tirer(preparer._lister_les_groupes(QUESTIONS, dossier), sujets, minutes, graine)]


def test_une_graine_tire_toujours_les_memes_questions_et_une_autre_d_autres():
    assert tirer(3) == tirer(3)
    assert len({str(tirer(graine)) for graine in range(12)}) > 1


def test_le_numero_imprime_ne_suffit_pas_a_refaire_un_tirage_et_la_cle_du_professeur_si(monkeypatch):
    monkeypatch.setattr(preparer.secrets, "choice", lambda _: 1234)
    origines = [(QUESTIONS, preparer._joindre(QUESTIONS))]
    tirages = [preparer._tirer(origines, Demande("04-05")) for _ in range(30)]
    assert {un.sujets[0].graine for un in tirages} == {1234} and len({un.rangs for un in tirages}) > 1 and len({un.cle for un in tirages}) == 30
    refaits = [preparer._tirer(origines, Demande("04-05", graine=1234, sel=un.cle.partition("-")[2])) for un in tirages]
    assert [(un.rangs, un.cle) for un in refaits] == [(un.rangs, un.cle) for un in tirages]


def test_la_feuille_laisse_autant_de_lignes_a_toutes_les_questions(epreuve):
    feuilles = [page.read_text(encoding="utf-8").split('<div class="question">')[1:] for page in (epreuve / "eleves").glob("*.html")]
    lignes = {question.count('class="ligne"') for questions in feuilles for question in questions}
    assert len(feuilles) == 2 and len(lignes) == 1 and lignes.pop() % 5 == 0


def test_une_duree_courte_tire_moins_de_questions():
    assert len(tirer(3, minutes=12)) == 1


IMPOSSIBLES = {
    "trois sujets": (Demande("04-05", sujets=3), "il faut 3 questions sœurs par groupe pour 3 sujets, ces chapitres en ont 2 au plus"),
    "aucun sujet": (Demande("04", sujets=0), "--sujets : il faut de 1 à 6 sujets, voici 0"),
    "deux minutes": (Demande("04", minutes=2), "minutes au moins pour une question de ces chapitres, voici --duree 2"),
    "une durée nulle": (Demande("04", minutes=0), "--duree : il faut de 1 à 600 minutes, voici 0"),
    "un chapitre sans question": (Demande("06"), "il faut un chapitre qui ait des questions, parmi 04 05 ; voici '06'"),
    "un chapitre inconnu": (Demande("4x"), "parmi 00b"),
    "une graine négative": (Demande("04", graine=-1), "--graine : il faut un nombre de 0"),
}


@pytest.mark.parametrize("demande, reproche", IMPOSSIBLES.values(), ids=IMPOSSIBLES)
def test_une_demande_impossible_est_nommee_et_rien_n_est_ecrit(demande, reproche, tmp_path):
    with pytest.raises(ErreurFabrication, match=re.escape(reproche)):
        preparer_une_epreuve([QUESTIONS], tmp_path / "e", demande)
    assert not (tmp_path / "e").exists()


def test_un_dossier_qui_contient_autre_chose_est_refuse(tmp_path):
    (tmp_path / "notes.txt").write_text("à moi")
    with pytest.raises(ErreurFabrication, match="il faut un nouveau dossier pour une épreuve"):
        preparer_une_epreuve([QUESTIONS], tmp_path, DEMANDE)
    assert [chemin.name for chemin in tmp_path.iterdir()] == ["notes.txt"]


def test_une_question_sans_soeur_est_commune_a_tous_les_sujets(tmp_path):
    dossier = Path(shutil.copytree(QUESTIONS, tmp_path / "d"))
    fiche = (dossier / "exercices.toml").read_text(encoding="utf-8")
    (dossier / "exercices.toml").write_text(fiche.rpartition("[[soeurs]]")[0], encoding="utf-8")
    groupes = preparer._lister_les_groupes(dossier, preparer._joindre(dossier))
    _, retenus = preparer._choisir("04,essai_05", groupes)
    assert [rang.est_commun for rang in tirage.tirer(retenus, 2, 55, 1)] == [False, True, True]


# Ce que reçoivent les élèves


def secrets():
    """Les lignes de chaque module, sans l’en-tête de la fonction : l’énoncé le donne."""
    return {nom: {ligne for ligne in siens if ligne != nom and not ligne.startswith(f"def {nom}(")} for nom, siens in secrets_de(QUESTIONS, 25).items()}


def test_rien_de_ce_qui_se_donne_ne_lit_un_module(epreuve):
    assert ce_qui_se_lit_de(secrets(), epreuve / "eleves") == []
    assert {nom for _, nom in ce_qui_se_lit_de(secrets(), epreuve / "professeur")} == {*secrets()}


def test_le_sujet_dit_que_chaque_question_se_suffit(epreuve):
    enonce = "".join(lire(donne(epreuve, "A"))["cells"][1]["source"])
    assert "Chaque question se suffit" in enonce and "Chaque question se suffit" in texte_de(epreuve / "eleves/epreuve_04_05_g7_a.html")


def test_un_sujet_n_a_ni_sceau_ni_resultat_et_dit_sa_graine(epreuve):
    for lettre in "AB":
        notebook = lire(donne(epreuve, lettre))
        assert [cellule for cellule in notebook["cells"] if cellule.get("outputs") or "%%exercices" in "".join(cellule["source"])] == []
        assert f"sujet {lettre}" in "".join(notebook["cells"][1]["source"]) and "tirage n° 7" in "".join(notebook["cells"][1]["source"])


def test_le_papier_a_chaque_enonce_et_ses_exemples(epreuve):
    page = texte_de(epreuve / "eleves/epreuve_04_05_g7_a.html")
    assert "1. " in page and "(2 points)" in page and "(3 points)" in page and "résultat" in page and "..." in page


FOUILLE = """
import gc, json, sys, types
from pathlib import Path
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
for cellule in json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["cells"]:
    if cellule["cell_type"] == "code":
        shell.run_cell("".join(cellule["source"]))
from mastermind_edu.exercices import TOUS
for nom in sys.argv[3:]:
    TOUS[nom].reference, [*TOUS[nom].cas()]  # ce que tout élève curieux essaierait
vus, a_voir, textes = set(), [*gc.get_objects(), sys.modules], set()
while a_voir:
    objet = a_voir.pop()
    if isinstance(objet, str):
        textes.add(objet)
    elif id(objet) not in vus and not isinstance(objet, (int, float, bytes)):
        vus.add(id(objet))
        a_voir += [*objet.co_consts, *objet.co_names] if isinstance(objet, types.CodeType) else gc.get_referents(objet)
Path(sys.argv[2]).write_bytes("\\n".join(textes).encode("utf-8", "replace"))
"""


def fouiller(notebook, noms, dossier):
    """Ce qui se lit dans la mémoire d’un noyau où tout le notebook est exécuté : les questions dont un secret y est."""
    subprocess.run([sys.executable, "-c", FOUILLE, notebook, dossier / "memoire.txt", *noms], check=True, capture_output=True, timeout=120, cwd=dossier)
    memoire = (dossier / "memoire.txt").read_text(encoding="utf-8")
    assert all(nom in memoire for nom in noms)
    return {nom for _, nom in ce_qui_se_lit_de(secrets(), dossier / "memoire.txt")}


def test_la_memoire_du_noyau_n_a_que_les_exemples_publics(epreuve, sujets, tmp_path):
    assert fouiller(donne(epreuve, "A"), sujets["epreuve_04_05_g7_a"], tmp_path) == set()


def test_la_fouille_trouve_tout_quand_les_exercices_sont_sous_un_sceau(epreuve, sujets, tmp_path):
    sceau = ajoutes.lire_dossier(epreuve / "professeur").du_notebook("epreuve_04_05_g7_a").sceller()
    texte = donne(epreuve, "A").read_text(encoding="utf-8")
    cellule = json.dumps(next(c for c in code(donne(epreuve, "A")) if c.startswith(MAGIE)), ensure_ascii=False)
    assert cellule in texte
    (tmp_path / "scelle.ipynb").write_text(texte.replace(cellule, json.dumps(f"%%exercices scellés\n{sceau}")), encoding="utf-8")
    noms = sujets["epreuve_04_05_g7_a"]
    assert fouiller(tmp_path / "scelle.ipynb", noms, tmp_path) >= {*noms}


def test_chaque_question_de_la_banque_peut_etre_tiree_et_sa_reference_reussit_ses_exemples():
    """Ses exemples s’écrivent en données, se relisent pareils, et rien de plus n’en sort."""
    noms = [*preparer._joindre(BANQUE).points]
    assert len(noms) >= 30
    references = {nom: CATALOGUE[nom].reference for nom in noms}
    texte = ecrire_les_questions("epreuve_00_g1_a", [CATALOGUE[nom] for nom in noms])
    ajoutes.retirer(list(ajoutes.JOINTS))
    joindre_les_questions(texte)
    rendus = {nom: verifier(references[nom], nom) for nom in noms}
    assert {nom: repr(rendu) for nom, rendu in rendus.items() if not rendu.constat.startswith(("✔", "Plusieurs"))} == {}


# Vérifier, ce jour-là


@pytest.fixture
def ouverte(epreuve, sujets):
    """Le sujet A, ouvert dans ce noyau ; le nom de sa première question."""
    assert joindre_les_questions(questions_publiques(epreuve)) == "epreuve_04_05_g7_a"
    return sujets["epreuve_04_05_g7_a"][0]


def definir(nom, corps):
    """La réponse de ce nom, à deux paramètres."""
    espace = {}
    exec(f"def {nom}(a, b):\n{textwrap.indent(corps, '    ')}", espace)
    return espace[nom]


REPONSES = {
    "juste": ("return sum(x == y for x, y in zip(a, b))", "enregistré ; noté par votre professeur", "✔ Les 2 exemples sont justes."),
    "fausse": ("return len(a)", "enregistré ; noté par votre professeur", "✘ 2 exemples sont faux, sur 2."),
    "sans fin": ("while True: pass", "enregistré ; noté par votre professeur", "pas essayé"),
    "qui abîme": ("a.clear(); return 0", "enregistré ; noté par votre professeur", "✘ faux"),
    "vide": ("...", "à faire", "Rien n’est encore écrit"),
}


@pytest.mark.parametrize("corps, titre, constat", REPONSES.values(), ids=REPONSES)
def test_verifier_joue_les_exemples_et_dit_qui_notera(corps, titre, constat, ouverte):
    dit = repr(verifier(definir(ouverte, corps)))
    assert titre in dit.partition("\n")[0] and constat in dit
    assert "indice" not in dit and "derouler" not in dit


def test_un_exemple_faux_montre_l_appel_l_attendu_et_l_obtenu(ouverte):
    rendu = verifier(definir(ouverte, "return 99"))
    assert [ligne[1:] for ligne in rendu.lignes] == [("2" if ouverte == "nb_memes_notes" else "3", "99", "✘ faux"), ("0" if ouverte == "nb_memes_notes" else "1", "99", "✘ faux")]
    assert "<table" in rendu._repr_html_()


def test_la_ou_plusieurs_reponses_conviennent_rien_n_est_dit_faux(epreuve):
    joindre_les_questions(questions_publiques(epreuve).replace('"compare": true', '"compare": false'))
    rendu = verifier(definir(next(iter(EPREUVE)), "return 99"))
    assert {ligne[-1] for ligne in rendu.lignes} == {"à juger"} and rendu.constat.startswith("Plusieurs réponses conviennent")


def test_exemples_montre_ceux_de_l_enonce_et_aide_dit_qu_il_n_y_en_a_pas(ouverte):
    assert len(exemples(ouverte).lignes) == 2
    with pytest.raises(ErreurMastermind, match="pas d’aide pendant une épreuve : exemples"):
        aide(ouverte)


def test_l_aide_d_un_exercice_du_cours_se_tait_aussi_pendant_une_epreuve(ouverte):
    with pytest.raises(ErreurMastermind, match="pas d’aide pendant une épreuve"):
        aide("position")


def test_vider_l_epreuve_ne_rend_pas_l_aide(ouverte):
    EPREUVE.clear()
    with pytest.raises(ErreurMastermind, match="pas d’aide pendant une épreuve"):
        aide("position")


MUETS = {
    "juste": ("return sum(x == y for x, y in zip(a, b))", "les exemples de l’énoncé sont justes"),
    "fausse": ("return len(a)", "un exemple de l’énoncé est faux"),
    "presque juste": ("n = 0\nfor i in range(len(a) - 1):\n    n += a[i] == b[i]\nreturn n", None),
    "qui échoue": ("return a[99]", "un exemple de l’énoncé est faux"),
    "sans fin": ("while True: pass", None),
    "vide": ("...", "à vous d’écrire"),
}


@pytest.mark.parametrize("preparation", [lambda exercice: exercice, preparer_l_exercice], ids=["tel-quel", "prepare"])
@pytest.mark.parametrize("corps, message", MUETS.values(), ids=MUETS)
def test_le_juge_lui_meme_n_en_dit_pas_plus_que_les_exemples(corps, message, preparation, ouverte):
    verdict = examiner(preparation(EPREUVE[ouverte]), Candidat(definir(ouverte, corps)))
    permis = ("les exemples de l’énoncé sont justes", "un exemple de l’énoncé est faux", "un exemple de l’énoncé ne finit pas", f"à vous d’écrire `{EPREUVE[ouverte].signature}`")
    assert verdict.message.startswith(message or "") and verdict.message in permis
    assert (verdict.remarque, verdict.constat, verdict.erreur_typique, verdict.defauts) == ("", "", None, ())
    assert verdict.contre_exemple is None or verdict.contre_exemple.appel in [ligne[0] for ligne in exemples(ouverte).lignes]
    assert examiner_avec_dependances(ouverte, EPREUVE, {ouverte: Candidat(definir(ouverte, corps))}, [ouverte]) == verdict


def test_le_juge_ne_sait_rien_d_un_autre_appel_et_ne_dit_faux_rien_de_ce_qui_se_juge_autrement(epreuve, ouverte):
    with pytest.raises(LookupError, match="seuls les exemples de l’énoncé sont connus"):
        EPREUVE[ouverte].attendre(([1], [1]))
    joindre_les_questions(questions_publiques(epreuve).replace('"compare": true', '"compare": false'))
    assert examiner(EPREUVE[ouverte], Candidat(definir(ouverte, "return 99"))).message == "les exemples de l’énoncé sont justes"


ABIMEES = {
    "vide": lambda texte: "",
    "d’autre chose": lambda texte: "{}",
    "du code": lambda texte: "__import__('os').system('true')",
    "d’un autre format": lambda texte: texte.replace('"format": 1', '"format": 2'),
    "d’une valeur inconnue": lambda texte: texte.replace("[[", '[[{"pickle": "gASV"}, ', 1),
    "d’un nom du cours": lambda texte: re.sub(r'"nom": "\w+"', '"nom": "position"', texte, count=1),
    "d’un nom impossible": lambda texte: re.sub(r'"nom": "\w+"', '"nom": "a b"', texte, count=1),
    "d’une clé de plus": lambda texte: texte.replace('"genre"', '"reference": "x", "genre"', 1),
    "trop profonde": lambda texte: "[" * 100_000,
}


@pytest.mark.parametrize("abimer", ABIMEES.values(), ids=ABIMEES)
def test_une_cellule_abimee_est_refusee_et_ne_change_rien(abimer, epreuve):
    texte = questions_publiques(epreuve)
    joindre_les_questions(texte)
    avant = dict(EPREUVE)
    assert abimer(texte) != texte
    with pytest.raises(ErreurMastermind, match="la cellule « %%epreuve » de ce notebook est abîmée"):
        joindre_les_questions(abimer(texte))
    assert EPREUVE == avant


# Corriger une classe de 30

HOSTILES = {
    "boucle": "while True: pass",
    "sortie": "import os; os._exit(0)",
    "recursion": "return {nom}(*arguments)",
    "egal à tout": "return type('T', (), {{'__eq__': lambda *_: True, '__hash__': lambda _: 0}})()",
    "fouille": "import gc; return next(o.reference for o in gc.get_objects() if getattr(o, 'reference', None))(*arguments)",
    "emprunt": "from mastermind_edu.exercices import TOUS; return TOUS['{nom}'].reference(*arguments)",
}
LONGUE = """\
compte = 0
rang = len(arguments[0]) - 1
while not rang < 0:
    if not arguments[0][rang] != arguments[1][rang]:
        compte = compte + 1 - 0
    rang = rang - 1
return compte + 0"""


def rendre(dossier, epreuve, lettre, eleve, reponses, *, fichier=None):
    """La copie d’un élève : son nom, ses réponses à leur place."""
    notebook = donne(epreuve, lettre)
    contenu = lire(notebook)
    for cellule in contenu["cells"]:
        nom = cellule["id"].replace("-", "_")
        cellule["source"] = f"**Nom :** {eleve}" if cellule["id"] == "nom-de-l-eleve" else reponses.get(nom, cellule["source"])
    (dossier / (fichier or f"{notebook.stem}_{eleve}.ipynb")).write_text(json.dumps(contenu), encoding="utf-8")


def ecrire(nom, corps):
    return f"def {nom}(*arguments):\n{textwrap.indent(corps.format(nom=nom), '    ')}"


@pytest.fixture(scope="module")
def classe(epreuve, sujets, corriges, tmp_path_factory):
    """Trente copies, la note que chacune mérite, et ce que la correction en a écrit."""
    dossier, merites = tmp_path_factory.mktemp("classe"), {}
    (dossier / "copies").mkdir()
    for lettre, noms in zip("AB", sujets.values()):
        juste = {nom: corriges[nom] for nom in noms}
        copies = {
            "juste": (juste, 20), "juste aussi": (juste, 20), "premiere": ({noms[0]: juste[noms[0]]}, 8), "seconde": ({noms[1]: juste[noms[1]]}, 12),
            "vide": ({}, 0), "exemples par coeur": ({noms[0]: ecrire(noms[0], "return 2 if len(arguments[0]) > 2 else 0"), noms[1]: juste[noms[1]]}, 12),
            "copie une": ({noms[0]: ecrire(noms[0], LONGUE)}, 8), "copie deux": ({noms[0]: ecrire(noms[0], LONGUE.replace("compte", "n").replace("rang", "k"))}, 8),
            **{genre: ({noms[0]: ecrire(noms[0], corps), noms[1]: juste[noms[1]]}, 12) for genre, corps in HOSTILES.items()},
        }  # fmt: skip
        for eleve, (reponses, merite) in copies.items():
            rendre(dossier / "copies", epreuve, lettre, f"{eleve} {lettre}", reponses)
            merites[f"{eleve} {lettre}"] = merite
    les_deux = {sujets["epreuve_04_05_g7_a"][0]: "\n\n".join(corriges[nom] for nom in sujets["epreuve_04_05_g7_b"])}
    rendre(dossier / "copies", epreuve, "A", "Reponses de l’autre", les_deux)
    rendre(dossier / "copies", epreuve, "B", "Sujet renomme", {nom: corriges[nom] for nom in sujets["epreuve_04_05_g7_b"]}, fichier="epreuve_04_05_g7_a_sujet_renomme.ipynb")
    merites |= {"Reponses de l’autre": 0, "Sujet renomme": 20}
    assert main(["corriger", str(dossier / "copies"), "--sortie", str(dossier / "notes"), "--epreuve", str(epreuve)]) == 0
    ajoutes.retirer(list(ajoutes.JOINTS))
    return merites, dossier


def texte_de(page):
    sans_style = re.sub(r"(?s)<style.*?</style>|<[^>]+>", " ", page.read_text(encoding="utf-8"))
    return " ".join(unescape(sans_style).split())


def lignes_de(classe):
    with (classe[1] / "notes/notes.csv").open(encoding="utf-8-sig", newline="") as notes:
        return list(csv.DictReader(notes, delimiter=";"))


def test_trente_copies_justes_fausses_hostiles_et_copiees_ont_la_note_qu_elles_meritent(classe):
    assert len(classe[0]) == 30
    assert {ligne["élève"]: float(ligne["note sur 20"].replace(",", ".")) for ligne in lignes_de(classe)} == classe[0]


def test_une_copie_du_sujet_b_rendue_sous_le_nom_du_sujet_a_est_dite_et_notee_sur_le_sien(classe):
    [ligne] = [ligne for ligne in lignes_de(classe) if ligne["élève"] == "Sujet renomme"]
    assert ligne["remarques"] == "le fichier porte le nom du sujet A, les réponses sont celles du sujet B : la copie est notée sur le sujet B"


def test_des_reponses_de_l_autre_sujet_sont_dites_et_ne_valent_rien(classe, sujets):
    [ligne] = [ligne for ligne in lignes_de(classe) if ligne["élève"] == "Reponses de l’autre"]
    noms = ", ".join(f"`{nom}`" for nom in sorted(sujets["epreuve_04_05_g7_b"]))
    assert f"cette copie du sujet A écrit aussi des questions du sujet B : {noms}" in ligne["remarques"]


def test_les_sujets_sont_cote_a_cote_avec_leurs_moyennes(classe):
    page = texte_de(classe[1] / "notes/classe.html")
    moyennes = [sum(note for eleve, note in classe[0].items() if eleve.endswith(f" {lettre}") or eleve in extra) / 15 for lettre, extra in (("A", ["Reponses de l’autre"]), ("B", ["Sujet renomme"]))]
    ecrites = " ".join(f"{round(moyenne, 2):g}".replace(".", ",") for moyenne in moyennes)
    assert "sujet A B copies 15 15" in page and f"moyenne sur 20 {ecrites}" in page
    assert "Un écart entre deux moyennes ne dit pas quel sujet était le plus difficile" in page


def test_les_ressemblances_ne_se_cherchent_que_dans_un_sujet_et_ne_prouvent_rien(classe):
    page = texte_de(classe[1] / "notes/classe.html").partition("Réponses qui se ressemblent")[2].partition("Toutes les copies")[0]
    assert re.findall(r"copie \w+ [AB]", page) == ["copie deux A", "copie une A", "copie deux B", "copie une B"]
    assert "une machine ne peut pas le dire" in page and "seules les copies du même sujet sont comparées" in page


def test_une_question_commune_n_est_pas_comparee_d_un_sujet_a_l_autre():
    copies = [copie(f"{lettre}{rang}.ipynb", f"{lettre}{rang}", chapitre=f"epreuve_04_g1_{lettre}")._replace(sources={"f": ecrire("f", LONGUE)}) for lettre in "ab" for rang in "12"]
    assert {(r.copie[0], r.autre[0]) for r in ressemblances(copies)} == {("a", "a"), ("b", "b")}


def test_le_registre_est_celui_de_la_classe(classe):
    page = texte_de(classe[1] / "registre/classe.html")
    assert "Épreuve 04-05, tirage n° 7, sujet A" in page and "Épreuve 04-05, tirage n° 7, sujet B" in page


# Ce qu’une copie ne peut pas obtenir, et ce qui s’en dit


def sans_cellule(source):
    return "" if source.startswith(MAGIE) else source


CELLULES = {
    "d’un exemple changé": (lambda source: source.replace('"points": 2', '"points": 5'), "la cellule de l’épreuve a été changée"),
    "effacée": (sans_cellule, "la cellule de l’épreuve a été changée"),
    "d’une autre graine": (
        lambda source: source.replace("_g7_a", "_g9999_a"),
        "la cellule « %%epreuve » annonce une autre épreuve, « Épreuve 04-05, tirage n° 9999, sujet A », les questions sont celles du sujet A : la copie est notée sur le sujet A",
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def adversaires(epreuve, sujets, corriges, tmp_path_factory):
    """Les copies de qui a changé la cellule, ou cherche ses réponses chez le juge : leurs notes et leurs remarques, par élève."""
    dossier, (siennes, autres) = tmp_path_factory.mktemp("adversaires"), sujets.values()
    (dossier / "copies").mkdir()
    justes = {nom: corriges[nom] for nom in siennes}
    for eleve, (changer, _) in CELLULES.items():
        rendre(dossier / "copies", epreuve, "A", eleve, justes)
        fichier = dossier / "copies" / f"epreuve_04_05_g7_a_{eleve}.ipynb"
        contenu = lire(fichier)
        for cellule in contenu["cells"]:
            cellule["source"] = changer("".join(cellule["source"]))
        fichier.write_text(json.dumps(contenu), encoding="utf-8")
    premiere, seconde = siennes
    fausse = ecrire(premiere, "return -1")
    rendre(dossier / "copies", epreuve, "B", "oracle", {autres[0]: f"{fausse}\n\n{ecrire(autres[0], f'return {premiere}(*arguments)')}", autres[1]: corriges[autres[1]]})
    attend = f"def {seconde}(*arguments):\n    return vraie(*arguments) if {premiere}([1, 2], [1, 3]) == 1 else -1"
    rendre(dossier / "copies", epreuve, "A", "appelle une ébauche", {seconde: corriges[seconde].replace(f"def {seconde}(", "def vraie(") + f"\n\n{attend}"})
    rendre(dossier / "copies", epreuve, "A", "import", {premiere: f"from mastermind_edu.exercices import TOUS\n{corriges[premiere]}", seconde: corriges[seconde]})
    demandees, repondre = [], Justes.repondre

    def noter_l_appel(soi, nom, arguments):
        demandees.append(nom)
        return repondre(soi, nom, arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Justes, "repondre", noter_l_appel)
        assert main(["corriger", str(dossier / "copies"), "--sortie", str(dossier / "notes"), "--epreuve", str(epreuve), "--sans-registre"]) == 0
    ajoutes.retirer(list(ajoutes.JOINTS))
    return {ligne["élève"]: ligne for ligne in lignes_de((None, dossier))}, demandees


@pytest.mark.parametrize("eleve, remarque", [(eleve, dit) for eleve, (_, dit) in CELLULES.items()], ids=CELLULES)
def test_une_cellule_d_epreuve_changee_est_dite_et_la_copie_est_notee(eleve, remarque, adversaires):
    assert (adversaires[0][eleve]["note sur 20"], adversaires[0][eleve]["remarques"]) == ("20", remarque)


def test_aucune_valeur_juste_n_est_demandee_au_juge_pendant_une_epreuve(adversaires):
    """Une copie du sujet B définit de travers une question du A, et l’appelle ; une autre appelle une question laissée vide."""
    assert adversaires[1] == []


@pytest.mark.parametrize("eleve, note", [("oracle", "12"), ("appelle une ébauche", "0")])
def test_une_question_qui_compte_sur_une_autre_est_jugee_avec_ce_que_la_copie_ecrit(eleve, note, adversaires):
    assert adversaires[0][eleve]["note sur 20"] == note


def test_ce_qui_n_est_pas_donne_a_la_correction_n_est_pas_dit_en_panne(adversaires):
    assert (adversaires[0]["import"]["note sur 20"], adversaires[0]["import"]["remarques"]) == ("20", "`mastermind_edu.exercices` n’est pas disponible à la correction")


def test_une_copie_intacte_n_a_pas_de_remarque_sur_sa_cellule(classe):
    assert [ligne["élève"] for ligne in lignes_de(classe) if "cellule de l’épreuve" in ligne["remarques"]] == []


def test_sans_son_epreuve_une_copie_dit_quel_dossier_donner(epreuve, corriges, sujets, tmp_path):
    (tmp_path / "copies").mkdir()
    rendre(tmp_path / "copies", epreuve, "A", "Ana", {nom: corriges[nom] for nom in sujets["epreuve_04_05_g7_a"]})
    assert main(["corriger", str(tmp_path / "copies"), "--sortie", str(tmp_path / "n"), "--sans-registre"]) == 0
    assert "celle d’une autre épreuve, « Épreuve 04-05, tirage n° 7, sujet A » : donnez son dossier, par --epreuve DOSSIER" in texte_de(tmp_path / "n/classe.html")


def test_un_dossier_qui_n_est_pas_une_epreuve_est_refuse(tmp_path, capsys):
    assert main(["corriger", str(tmp_path), "--sortie", str(tmp_path / "n"), "--epreuve", str(tmp_path)]) == 1
    assert "il faut le dossier qu’a écrit `python lancer.py epreuve`, avec son dossier professeur" in capsys.readouterr().err


def test_la_commande_dit_ce_qui_se_donne_et_ce_qui_se_garde(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(preparer, "_executer", lambda *_: None)
    assert main(["epreuve", "04,05", "--exercices", str(QUESTIONS), "--sans-la-banque", "--sortie", str(tmp_path / "e"), "--graine", "12"]) == 0
    dit = capsys.readouterr().out
    assert "À donner" in dit and "epreuve_04_05_g12_a.ipynb" in dit and "À garder" in dit and "--epreuve" in dit


# Ce qui n’est pas une copie de l’épreuve


def rendre_le_cours(dossier, eleve, fichier):
    """Le notebook d’un chapitre du cours, fait avec ses corrigés, que tout élève peut lire."""
    reponses = [lire_corriges()[nom] for nom in CHAPITRES["04_marquage"]]
    sources = ["# 04 — Marquage", f"**Nom :** {eleve}", *reponses, "**Question ouverte** (2 points) : pourquoi ?", "Parce que c’est ainsi, et pas autrement."]
    cellules = [{"cell_type": "code" if source in reponses else "markdown", "metadata": {}, "outputs": [], "source": source} for source in sources]
    (dossier / fichier).write_text(json.dumps({"cells": cellules, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}), encoding="utf-8")


@pytest.fixture(scope="module")
def rusees(epreuve, sujets, corriges, tmp_path_factory):
    """Une classe où des corrigés du cours sont rendus au lieu de l’épreuve, ou à côté ; et une copie qui donne deux réponses à la même question."""
    dossier, (premiere, seconde) = tmp_path_factory.mktemp("rusees"), sujets["epreuve_04_05_g7_a"]
    (dossier / "copies").mkdir()
    rendre_le_cours(dossier / "copies", "Cours Seul", "04_marquage_exercices.ipynb")
    rendre_le_cours(dossier / "copies", "Cours Aussi", "04_marquage_cours_aussi.ipynb")
    rendre(dossier / "copies", epreuve, "A", "Cours Aussi", {premiere: corriges[premiere]})
    deux = f"MODE = 1\n{corriges[premiere].replace(f'def {premiere}(', 'def juste(')}\n\n{ecrire(premiere, 'return juste(*arguments) if MODE == 1 else -1')}"
    rendre(dossier / "copies", epreuve, "A", "Deux Fois", {premiere: deux, seconde: f"MODE = 2\n{corriges[seconde]}"})
    assert main(["corriger", str(dossier / "copies"), "--sortie", str(dossier / "notes"), "--epreuve", str(epreuve)]) == 0
    ajoutes.retirer(list(ajoutes.JOINTS))
    return dossier


def test_un_notebook_du_cours_n_est_pas_note_a_la_place_de_l_epreuve_ni_a_cote(rusees):
    lignes = {(ligne["élève"], "epreuve" in ligne["fichier"]): ligne for ligne in lignes_de((None, rusees))}
    assert [(*cle, ligne["note sur 20"], ligne["état"]) for cle, ligne in sorted(lignes.items())] == [
        ("Cours Aussi", False, "", "remplacée"), ("Cours Aussi", True, "8", "notée"), ("Cours Seul", False, "", "rendu, pas l’épreuve"), ("Deux Fois", True, "12", "notée"),
    ]  # fmt: skip
    dit = "n’est pas une copie de l’épreuve, mais un notebook du chapitre 04"
    assert lignes["Cours Seul", False]["remarques"] == f"à noter à la main · {dit}" and dit in lignes["Cours Aussi", False]["remarques"]
    assert {*lignes["Cours Seul", False]} & {*CHAPITRES["04_marquage"]} == set()


def test_une_copie_qui_n_est_pas_de_l_epreuve_est_a_regarder_et_n_a_de_note_nulle_part(rusees):
    a_regarder = texte_de(rusees / "notes/classe.html").partition("Copies à regarder")[2].partition("Répartition")[0]
    assert "1 copie à noter à la main" in a_regarder and a_regarder.count("’est pas une copie de l’épreuve, mais un notebook du chapitre 04") == 2
    assert "Marquage" not in texte_de(rusees / "registre/classe.html")
    assert "Cours Seul rendu, sans note" in texte_de(rusees / "registre/classe.html")


def test_une_question_n_a_qu_une_reponse_celle_de_la_fin_du_notebook(rusees, sujets):
    [ligne] = [ligne for ligne in lignes_de((None, rusees)) if ligne["élève"] == "Deux Fois"]
    nom = sujets["epreuve_04_05_g7_a"][0]
    assert (ligne[nom], ligne["remarques"]) == ("0", f"`{nom}` est jugée telle qu’elle est à la fin du notebook : `MODE` a été redéfinie depuis sa cellule")


def test_le_resume_garde_sa_majuscule_a_un_mot_de_python():
    preparer._joindre(BANQUE)
    assert CATALOGUE["date_possible"].resume.startswith("True si cette date existe")
    assert exemples("date_possible").titre.endswith(CATALOGUE["date_possible"].resume)
