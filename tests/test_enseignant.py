"""La trousse du professeur : des plans qui suivent les leçons, des fiches et des corrigés exacts, une projection sans réseau."""

import ast
import inspect
import json
import re
import shutil
import subprocess
import sys
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from mastermind_edu import repondre_par_marquage
from mastermind_edu.atelier.annonces import lire_durees
from mastermind_edu.atelier.enseignant import fiches, impression
from mastermind_edu.atelier.enseignant.epreuves import lire_epreuve, lister_epreuves
from mastermind_edu.atelier.enseignant.impression import imprimer_fiches
from mastermind_edu.atelier.enseignant.lecture import lister_pages_orphelines
from mastermind_edu.atelier.enseignant.projection import decouper, ecrire_projection
from mastermind_edu.atelier.enseignant.seance_en_page import ecrire_seance
from mastermind_edu.atelier.enseignant.seances import lire_seance, lister_seances
from mastermind_edu.atelier.enseignant.trousse import ecrire_programmes, ecrire_trimestre, mesurer
from mastermind_edu.atelier.gammes import compter_minutes
from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.chapitres import numero
from mastermind_edu.cli import main
from mastermind_edu.exercices import CATALOGUE, CHAPITRES, GAMMES, GAMMES_DES_CHAPITRES
from mastermind_edu.livraison import QUESTION_OUVERTE

RACINE = Path(__file__).parent.parent
PAGES = RACINE / "docs" / "enseignant"
SEANCES = lister_seances(RACINE)
EPREUVES = lister_epreuves(RACINE)
FICHES = sorted((PAGES / "fiches").glob("*.html"))
LECONS = sorted((RACINE / "notebooks").glob("*.ipynb"))
EXERCICES = sorted((RACINE / "sources" / "exercices").glob("*.py"))


def nommer(chemin):
    return chemin.stem


epreuve_de = cache(lire_epreuve)  # elle exécute chaque corrigé


# Les plans de séance


def test_chaque_lecon_a_son_plan():
    assert [lecon.stem for lecon in LECONS] == SEANCES


@pytest.mark.parametrize("chapitre", SEANCES)
def test_les_horaires_de_la_page_se_suivent_et_font_la_duree_annoncee(chapitre):
    page = (PAGES / "seances" / f"{chapitre}.md").read_text(encoding="utf-8")
    moities = re.split(r"^## Les exercices", page, flags=re.MULTILINE)
    total = 0
    for moitie in moities:
        horaires = [(int(a), int(b)) for a, b in re.findall(r"^### (\d+) à (\d+) min", moitie, re.MULTILINE)]
        assert horaires[0][0] == 0 and all(fin == suivant[0] for (_, fin), suivant in zip(horaires, horaires[1:]))
        total += horaires[-1][1]
    assert total + compter_minutes(GAMMES[nom] for nom in GAMMES_DES_CHAPITRES.get(chapitre, ())) == lire_durees(RACINE)[numero(chapitre)]


@pytest.mark.parametrize("chapitre", SEANCES)
def test_le_rappel_d_une_lecon_ouvre_son_plan(chapitre):
    cellules = json.loads((RACINE / "notebooks" / f"{chapitre}.ipynb").read_text(encoding="utf-8"))["cells"]
    page = (PAGES / "seances" / f"{chapitre}.md").read_text(encoding="utf-8")
    assert ("### 0 à 2 min : Le rappel\n" in page) == any('rappel("' in "".join(cellule["source"]) for cellule in cellules)


def lire_nombres(texte):
    """Les nombres d’au moins deux chiffres, écrits d’une seule façon."""
    colle = re.sub(r"(?<=\d)[ \u00a0\u202f](?=\d{3}\b)", "", texte)
    return {nombre.replace(",", ".") for nombre in re.findall(r"\d+[.,]\d+|\d\d+", colle)}


@pytest.mark.parametrize("chapitre", SEANCES)
def test_un_nombre_que_dit_le_plan_est_dans_la_lecon_ou_ses_exercices(chapitre):
    seance = lire_seance(RACINE, chapitre)
    assert list(seance.a_placer) == []
    dits = [temps.dire + temps.trebuche + temps.passer + " ".join(dict(temps.demander).values()) for temps in [*seance.lecon, *seance.exercices]]
    sources = [RACINE / "sources" / dossier / f"{chapitre}.py" for dossier in ("lecons", "exercices")]
    notebook = RACINE / "notebooks" / f"{chapitre}.ipynb"
    connus = lire_nombres("\n".join(source.read_text(encoding="utf-8") for source in [*sources, notebook] if source.exists()))
    chapitres = {lecon.stem[:2] for lecon in LECONS}
    assert lire_nombres(" ; ".join([seance.idee, *dits])) - connus - chapitres == set()


@pytest.mark.parametrize("chapitre", [nom for nom in SEANCES if (RACINE / f"sources/exercices/{nom}.py").exists()])
def test_un_plan_dit_ou_l_on_trebuche_a_chaque_exercice_et_ce_que_l_on_peut_passer(chapitre):
    seance = lire_seance(RACINE, chapitre)
    citees = {erreur.partition("/")[0] for temps in seance.exercices for erreur in temps.erreurs}
    assert citees == {*seance.voies["essentiel"], *seance.voies["approfondir"]}
    assert any(temps.passer for temps in seance.lecon) and any(temps.passer for temps in seance.exercices)


def test_le_plan_dit_ce_que_vaut_une_reponse_a_chaque_question_ouverte():
    posees = {source.stem: QUESTION_OUVERTE.findall(re.sub("^# ?", "", source.read_text(encoding="utf-8"), flags=re.MULTILINE)) for source in EXERCICES}
    assert any(posees.values())
    for chapitre, questions in posees.items():
        dits = " ".join(temps.dire for temps in lire_seance(RACINE, chapitre).exercices) if questions else ""
        assert [nom for _, nom in questions if f"`{nom}`" not in dits] == [], chapitre


def test_la_page_du_professeur_dit_combien_il_y_a_de_cartes():
    assert len(CARTES) == 24 and "[vingt-quatre cartes]" in (RACINE / "docs" / "enseignant.md").read_text(encoding="utf-8")


@pytest.fixture
def cours(tmp_path):
    """Une copie du cours réduite à ses sources, que l’on peut abîmer."""
    shutil.copytree(RACINE / "sources", tmp_path / "sources")
    return tmp_path


def abimer(cours, nom, avant, apres):
    fichier = cours / "sources" / "enseignant" / nom
    texte = fichier.read_text(encoding="utf-8")
    assert avant in texte
    fichier.write_text(texte.replace(avant, apres, 1), encoding="utf-8")
    return fichier


def test_un_exercice_ajoute_au_chapitre_attend_sa_place_dans_le_plan(cours):
    source = cours / "sources" / "exercices" / "04_marquage.py"
    source.write_text(source.read_text(encoding="utf-8") + "\n# %% neuf\nverifier(neuf)\n", encoding="utf-8")
    seance = lire_seance(cours, "04_marquage")
    assert seance.a_placer == ["neuf"] and "- **À placer dans ce plan** : `neuf`" in ecrire_seance(seance)


@pytest.mark.parametrize(
    ("avant", "apres", "reproche"),
    [
        pytest.param("minutes = 10", "minutes = 11", "il faut les 60 minutes .*, en voici 61, dont 2 de rappel", id="une-minute-de-trop"),
        pytest.param("minutes = 20", "minutes = 21", "il faut les 90 minutes", id="une-minute-de-trop-aux-exercices"),
        pytest.param("adn-texte =", "adn-txte =", "vouliez-vous dire adn-texte", id="prediction-inconnue"),
        pytest.param("demander = { adn-texte = 'GATTACA et GACTATA diffèrent à deux places.' }\n", "", "dans l’ordre", id="prediction-oubliee"),
        pytest.param("'position', 'pseudo_vers_python'", "'position'", "il manque dans les temps pseudo_vers_python", id="exercice-oublie"),
        pytest.param("'trouver_mal_places', 'repondre']\napprofondir", "'repondre']\napprofondir", "il manque dans les voies trouver_mal_places", id="voie-incomplete"),
        pytest.param("repondre/sans-copie", "repondre/sans-copi", "vouliez-vous dire sans-copie", id="erreur-inconnue"),
        pytest.param("trebuche =", "trébuche =", "TOML", id="toml-illisible"),
        pytest.param("titre = 'Voir barrer'", "titr = 'Voir barrer'", "vouliez-vous dire titre", id="cle-inconnue"),
        pytest.param("minutes = 10", "minutes = '10'", "demande int", id="type"),
    ],
)
def test_un_plan_qui_ne_suit_pas_le_cours_est_refuse(cours, avant, apres, reproche):
    abimer(cours, "seances/04_marquage.toml", avant, apres)
    with pytest.raises(ErreurFabrication, match=reproche):
        lire_seance(cours, "04_marquage")


def test_un_plan_sans_lecon_est_refuse(cours):
    shutil.copy(cours / "sources/enseignant/seances/00_jouer.toml", cours / "sources/enseignant/seances/98_rien.toml")
    with pytest.raises(ErreurFabrication, match="il faut le nom d’une leçon"):
        lire_seance(cours, "98_rien")


# Les trimestres


@pytest.fixture(scope="module")
def durees():
    return mesurer([lire_seance(RACINE, chapitre) for chapitre in SEANCES], {e.nom[-1]: e.minutes for e in map(epreuve_de, EPREUVES)})


@pytest.mark.parametrize(
    ("avant", "apres", "reproche"),
    [
        pytest.param("minutes_par_semaine = 120", "minutes_par_semaine = 100", "a 100 minutes de classe, en voici", id="semaine-trop-pleine"),
        pytest.param("classe = ['leçon 07', 'exercices 07 (55 min)']", "classe = ['leçon 07']", "75 minutes de « exercices 07 », en voici 20", id="exercices-oublies"),
        pytest.param("'exercices 04 (40 min)'", "'exercices 04 (35 min)'", "90 minutes de « exercices 04 », en voici 85", id="exercices-ecourtes"),
        pytest.param("'leçon 07'", "'leçon 08'", "« leçon 07 », en voici 0 ; ou mettez '07' dans « ensuite »", id="hors-du-parcours"),
        pytest.param("minutes_par_semaine = 120", "minutes_par_semaine = 120\nensuite = ['99']", "un chapitre qui a son plan de séance", id="suite-inconnue"),
        pytest.param("'épreuve 1'", "'épreuve 9'", "il n’y a pas de « épreuve 9 »", id="epreuve-inconnue"),
        pytest.param("'BTS SIO'\nclasse", "'BTS'\nclasse", "il faut un parcours parmi", id="parcours-inconnu"),
        pytest.param("'épreuve 1'", "'une épreuve'", "ou « autre chose", id="illisible"),
    ],
)
def test_un_trimestre_qui_deborde_ou_oublie_est_refuse(cours, durees, avant, apres, reproche):
    fichier = abimer(cours, "trimestres/bts_sio.toml", avant, apres)
    with pytest.raises(ErreurFabrication, match=reproche):
        ecrire_trimestre(fichier, durees)


@pytest.mark.parametrize("page", sorted((PAGES / "trimestres").glob("*.md")), ids=nommer)
def test_le_total_d_un_trimestre_est_la_somme_de_ses_semaines(page):
    texte = page.read_text(encoding="utf-8")
    semaines = [int(m) for m in re.findall(r"^\| \d+ \| .+? \| (\d+) \|", texte, re.MULTILINE)]
    nombre, heures, reste = map(int, re.search(r"(\d+) semaines .*, (\d+) h (\d+) en tout", texte).groups())
    assert (nombre, heures * 60 + reste) == (len(semaines), sum(semaines))
    chapitres = set(re.findall(r"leçon (\d\d[a-z]?)", texte))
    heures, reste = map(int, re.search(r"les gammes, hors de la note, (\d+) h (\d+) en tout", texte).groups())
    gammes = [compter_minutes(GAMMES[nom] for nom in noms) for chapitre, noms in GAMMES_DES_CHAPITRES.items() if numero(chapitre) in chapitres]
    assert heures * 60 + reste == sum(gammes) > 0


# Les programmes officiels


def test_un_programme_ne_renvoie_qu_a_un_chapitre_qui_a_son_plan(cours):
    abimer(cours, "programmes.toml", "chapitres = ['08']", "chapitres = ['88']")
    with pytest.raises(ErreurFabrication, match="il faut un chapitre qui a son plan de séance"):
        ecrire_programmes(cours, [lire_seance(RACINE, chapitre) for chapitre in SEANCES])


def test_chaque_chapitre_apres_le_premier_sert_un_programme():
    page = (PAGES / "programmes.md").read_text(encoding="utf-8")
    assert [chapitre for chapitre in SEANCES[1:] if f"(seances/{chapitre}.md)" not in page] == []


# Les épreuves


@pytest.mark.parametrize(
    ("avant", "apres", "reproche"),
    [
        pytest.param("points = 4", "points = 5", "il faut 20 points", id="points"),
        pytest.param('mal_places("RV", "RR") == 1', 'mal_places("RV", "RR") == 0', "rende vrai", id="corrige-faux"),
        pytest.param('return "rien"', 'return rien', "ne s’exécute pas : NameError", id="solution-fausse"),
        pytest.param("controles = ['nb == 13', 'not 12 < 12']\n", "", "un corrigé que l’on exécute", id="sans-controle"),
        pytest.param("nb = 0\nwhile", "nb = zero\nwhile", "ne s’exécute pas", id="code-faux"),
        pytest.param("table = [['', 'R', 'B', 'J', 'V'], ", "table = [", "de la forme de la table", id="table"),
    ],
)
def test_une_epreuve_dont_le_corrige_est_faux_est_refusee(cours, avant, apres, reproche):
    fichier = abimer(cours, "epreuves/epreuve_2.toml", avant, apres)
    with pytest.raises(ErreurFabrication, match=reproche):
        lire_epreuve(fichier)


def test_chaque_chapitre_est_dans_une_epreuve_et_une_seule():
    bornes = [epreuve_de(fichier).chapitres.split(" à ") for fichier in EPREUVES]
    chapitres = [numero(chapitre) for chapitre in SEANCES]
    assert [chapitre for debut, fin in bornes for chapitre in chapitres if debut <= chapitre <= fin] == chapitres


@pytest.mark.parametrize("fichier", EPREUVES, ids=nommer)
def test_la_feuille_de_l_eleve_ne_dit_aucune_reponse(fichier):
    epreuve = epreuve_de(fichier)
    feuille = (PAGES / "fiches" / f"{epreuve.nom}.html").read_text(encoding="utf-8")
    corrige = (PAGES / "fiches" / f"{epreuve.nom}_corrige.html").read_text(encoding="utf-8")
    assert "Barème" not in feuille and 'class="reponse"' not in feuille
    assert corrige.count("Barème") == len(epreuve.questions)


# Les fiches


@pytest.mark.parametrize("fiche", FICHES, ids=nommer)
def test_une_fiche_ne_demande_rien_au_reseau(fiche):
    texte = fiche.read_text(encoding="utf-8")
    assert "default-src 'none'" in texte and "<script" not in texte
    assert re.findall(r"""(?:src|href)=["']?https?:|url\(|@import""", texte) == []


def test_le_sommaire_mene_a_chaque_fiche():
    liens = re.findall(r'href="([^"]+)"', (PAGES / "fiches" / "index.html").read_text(encoding="utf-8"))
    assert sorted(liens) == [fiche.name for fiche in FICHES if fiche.name != "index.html"]


def test_les_cartes_de_reponse_sont_toutes_les_reponses_qui_existent():
    codes = ["".join(code) for code in product("RVB", repeat=4)]
    vues = {tuple(repondre_par_marquage(secret, proposition)) for secret in codes for proposition in codes}
    assert set(fiches.REPONSES) == vues and len(fiches.REPONSES) == 14


@pytest.mark.parametrize("paire", fiches.PAIRES, ids="-".join)
def test_la_table_de_trace_remplie_finit_sur_la_reponse(paire):
    marquage, frequences = ((PAGES / "fiches" / f"trace_{nom}.html").read_text(encoding="utf-8") for nom in ("marquage", "frequences"))
    bien, mal = repondre_par_marquage(*paire)
    remplie = marquage.rpartition(f"Secret {paire[0]}")[2]
    assert re.findall(r"<td>(\d)</td><td>(\d)</td>", remplie)[7] == (str(bien), str(mal))
    assert f"− {bien} = {mal}" in frequences.rpartition(f"Secret {paire[0]}")[2]


def test_les_cartes_vont_jusqu_au_chapitre_14():
    """Les chapitres 15 et 16 sont des classes : leurs bogues sont dans l’épreuve 5."""
    chapitres = {nom: numero(chapitre) for chapitre, noms in CHAPITRES.items() for nom in noms}
    assert {"08", "09", "11", "12", "13", "14"} <= {chapitres[erreur.partition("/")[0]] for erreur in CARTES}


def test_une_carte_porte_le_numero_entier_de_son_chapitre():
    assert [fiches._lire_carte(1, erreur)["chapitre"] for erreur in ("dernier_pion/quatrieme-pion", "repondre/sans-copie")] == ["00b", "04"]


CARTES = fiches.lire_toml(RACINE / fiches.BOGUES, fiches.BOGUES)["cartes"]


@pytest.mark.parametrize("erreur", CARTES)
def test_l_appel_du_dos_prend_vraiment_en_faute_le_code_de_la_carte(erreur):
    carte = fiches._lire_carte(1, erreur)
    connus = {"repondre_frequences": CATALOGUE["repondre_frequences"].reference}  # celle du chapitre 05, que l’élève a écrite
    exec(carte["code"], connus)
    appel = ast.parse(carte["appel"], mode="eval").body
    arguments = [ast.literal_eval(argument) for argument in appel.args]
    assert observer(connus[appel.func.id], arguments, carte["obtenu"]) == carte["obtenu"] != carte["attendu"]


def observer(fonction, arguments, obtenu):
    """Ce que dit le dos d’une carte : une erreur, un argument modifié, ou la valeur renvoyée."""
    try:
        valeur = fonction(*arguments)
    except Exception as erreur:
        return f"erreur {type(erreur).__name__}"
    apres = dict(zip(inspect.signature(fonction).parameters, arguments))
    return next((f"{nom} devient {liste}" for nom, liste in apres.items() if obtenu.startswith(f"{nom} devient")), repr(valeur))


def test_une_page_sans_source_est_denoncee(tmp_path):
    (tmp_path / "docs/enseignant/seances").mkdir(parents=True)
    (tmp_path / "docs/enseignant/seances/99_perdu.md").write_text("", encoding="utf-8")
    assert lister_pages_orphelines(tmp_path, {"docs/enseignant/index.md"}) == ["docs/enseignant/seances/99_perdu.md"]


# Imprimer


def test_sans_navigateur_les_fiches_sont_copiees_et_l_on_dit_pourquoi(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(impression, "trouver_navigateur", lambda: None)
    monkeypatch.chdir(RACINE)
    assert main(["fiches", str(tmp_path / "fiches")]) == 0
    assert sorted(chemin.name for chemin in (tmp_path / "fiches").iterdir()) == [fiche.name for fiche in FICHES]
    assert "imprimez les pages HTML" in capsys.readouterr().err


def test_un_navigateur_qui_echoue_laisse_les_pages(tmp_path, monkeypatch):
    monkeypatch.setattr(impression, "trouver_navigateur", lambda: shutil.which("false") or "false")
    imprimees = imprimer_fiches(RACINE, tmp_path)
    assert len(imprimees.pages) == len(FICHES) and imprimees.pdf == [] and "n’a pas su imprimer" in imprimees.reproche


def test_sans_fiches_on_le_dit(tmp_path):
    with pytest.raises(ErreurFabrication, match="il faut les fiches du cours"):
        imprimer_fiches(tmp_path, tmp_path / "sortie")


# Projeter


@pytest.mark.parametrize("lecon", LECONS, ids=nommer)
def test_la_projection_montre_tout_le_code_de_la_lecon_et_ne_demande_rien(lecon, tmp_path):
    page = ecrire_projection(RACINE, lecon.stem, tmp_path).read_text(encoding="utf-8")
    cellules = json.loads(lecon.read_text(encoding="utf-8"))["cells"]
    visibles = [c for c in cellules if c["cell_type"] == "code" and "coulisses" not in c["metadata"].get("tags", ())]
    assert sum(len(diapositive.blocs) for diapositive in decouper(cellules)) == len(visibles)
    assert re.findall(r"""(?:src|href)=["']?https?:[^"']*\.(?:js|css|woff|png)|url\(|@import""", page) == []
    assert re.findall(r'href="(?!https?:)', page) == []


def test_une_lecon_inconnue_est_nommee(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(RACINE)
    assert main(["projeter", "99", "--sans-navigateur"]) == 1
    assert "il faut une leçon parmi 00 00b 00c 01" in capsys.readouterr().err


def test_projeter_ecrit_le_fichier_et_le_dit(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(RACINE)
    assert main(["projeter", "4", "--sortie", str(tmp_path), "--sans-navigateur"]) == 0
    assert str(tmp_path / "04_marquage.html") in capsys.readouterr().out


@pytest.mark.parametrize("module", ["projection", "impression"])
def test_ce_qu_un_professeur_lance_sans_tout_installer_ne_demande_pas_jupytext(module):
    sans = "import sys; sys.modules['jupytext'] = None; import mastermind_edu.atelier.enseignant."
    assert subprocess.run([sys.executable, "-c", sans + module], cwd=RACINE, capture_output=True, text=True).stderr == ""
