"""Le dimanche du professeur : un trimestre de fichiers de toute sorte donne chaque note, chaque ligne, chaque état qu’il donnerait."""

import re
from fractions import Fraction

import pytest
from classe_brouillonne import DEVOIRS, EDITIONS, HOMONYME, deposer_le_trimestre, lire_csv

from mastermind_edu.cli import main

COUTENT = {"vierge": "Notebook vierge", "syntaxe": "faute de syntaxe", "mal_nommee": "est-elle mal nommée", "echec_avant": "une ligne échoue avant"}
A_LA_MAIN = 13.5


@pytest.fixture(scope="module")
def trimestre(tmp_path_factory):
    """Le dossier où tout est corrigé, et ce que mérite chacun ; le professeur a répondu aux questions et noté les copies illisibles du dernier devoir."""
    dossier = tmp_path_factory.mktemp("trimestre")
    depots = deposer_le_trimestre(dossier)
    for chapitre, (depot, merites) in depots.items():
        commande = ["corriger", str(depot), "--sortie", str(dossier / "notes" / chapitre)]
        assert main(commande) == 0
        reconnaitre_les_homonymes(dossier / "notes/registre/eleves.csv", merites)
        if chapitre == DEVOIRS[-1]:
            with open(dossier / "notes" / chapitre / "ajustements.csv", "a", encoding="utf-8") as fichier:
                fichier.writelines(f"{merite.nom};{A_LA_MAIN};lu à la main\n" for merite in merites if est_illisible(merite))
        assert main(commande) == 0
    return dossier / "notes", {chapitre: merites for chapitre, (_, merites) in depots.items()}


def reconnaitre_les_homonymes(chemin, merites):
    """Ce que fait le professeur : dans la seconde colonne, il dit laquelle des deux c’est."""
    texte = chemin.read_text(encoding="utf-8-sig")
    for merite in merites:
        texte = re.sub(rf"(?m)^({re.escape(merite.nom)} \({merite.numero}\));[^;]*;", rf"\g<1>;{merite.eleve};", texte)
    chemin.write_text(texte, encoding="utf-8")


def est_illisible(merite):
    return merite.note is None and merite.sorte != "absent"


def attendue(chapitre, merite):
    return A_LA_MAIN if est_illisible(merite) and chapitre == DEVOIRS[-1] else merite.note


def page(notes, chapitre):
    return (notes / chapitre / "classe.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("chapitre", EDITIONS)
def test_chaque_participant_a_la_note_qu_il_merite(trimestre, chapitre):
    notes, merites = trimestre
    lues = {int(ligne["Identifiant"].split()[-1]): float(ligne["Note"]) if ligne["Note"] else None for ligne in lire_csv(notes / chapitre / "moodle.csv", ",")}
    assert lues == {merite.numero: attendue(chapitre, merite) for merite in merites[chapitre] if merite.sorte != "absent"}


@pytest.mark.parametrize("chapitre", DEVOIRS)
def test_la_moyenne_de_la_page_est_celle_des_notes(trimestre, chapitre):
    notes, merites = trimestre
    justes = [note for merite in merites[chapitre] if (note := attendue(chapitre, merite)) is not None]
    lues = [float(ligne["note sur 20"].replace(",", ".")) for ligne in lire_csv(notes / chapitre / "notes.csv") if ligne["note sur 20"]]
    assert float(re.search(r"moyenne (?:provisoire )?([0-9,]+)", page(notes, chapitre))[1].replace(",", ".")) == pytest.approx(sum(justes) / len(justes), abs=0.01)
    assert sorted(lues) == sorted(justes)


@pytest.mark.parametrize("chapitre", DEVOIRS)
def test_chaque_fichier_a_sa_ligne_et_son_etat(trimestre, chapitre):
    notes, merites = trimestre
    etats = [ligne["état"] for ligne in lire_csv(notes / chapitre / "notes.csv")]
    doubles = sum(merite.sorte in ("brouillon", "juste_et_vierge") for merite in merites[chapitre])
    illisibles = sum(map(est_illisible, merites[chapitre]))
    lisibles = sum(merite.note is not None for merite in merites[chapitre])
    a_la_main = illisibles * (chapitre == DEVOIRS[-1])
    assert [etats.count(e) for e in ("notée", "remplacée", "notée à la main", "rendu, illisible")] == [lisibles, doubles, a_la_main, illisibles - a_la_main]


@pytest.mark.parametrize("chapitre", DEVOIRS)
def test_ce_qui_coute_des_points_est_a_regarder(trimestre, chapitre):
    notes, merites = trimestre
    rangees = page(notes, chapitre).partition("Copies à regarder")[2].partition("<h2>")[0].split("<tr>")
    oublies = [m for m in merites[chapitre] if m.sorte in COUTENT and not any(m.nom in rangee and COUTENT[m.sorte] in rangee for rangee in rangees)]
    assert oublies == []


@pytest.mark.parametrize("chapitre", DEVOIRS[1:])
def test_les_absents_sont_nommes(trimestre, chapitre):
    notes, merites = trimestre
    nommes = page(notes, chapitre).partition("N’ont rien rendu")[2].partition("</p>")[0]
    deja_vus = {m.eleve for avant in DEVOIRS[: DEVOIRS.index(chapitre)] for m in merites[avant] if m.sorte != "absent"}
    assert re.findall("<bdi>(.*?)</bdi>", nommes) == sorted(m.eleve for m in merites[chapitre] if m.sorte == "absent" and m.eleve in deja_vus)


def test_le_trimestre_a_trente_cinq_lignes_et_leur_moyenne(trimestre):
    notes, merites = trimestre
    lues = {ligne["élève"]: ligne["moyenne"] for ligne in lire_csv(notes / "registre/trimestre.csv")[:-3]}
    siennes: dict[str, list[Fraction]] = {}
    for chapitre in DEVOIRS:
        for merite in merites[chapitre]:
            if (note := attendue(chapitre, merite)) is not None:
                siennes.setdefault(merite.eleve, []).append(Fraction(str(note)))
    assert len(lues) == 35 and {eleve for eleve in lues if eleve.startswith(HOMONYME)} == {f"{HOMONYME} A", f"{HOMONYME} B"}
    assert {e: float(m.replace(",", ".")) for e, m in lues.items()} == {e: pytest.approx(float(sum(n) / len(n)), abs=0.01) for e, n in siennes.items()}


def test_un_eleve_ne_recoit_qu_une_page(trimestre):
    notes, merites = trimestre
    feuilles = (notes / DEVOIRS[0] / "retours_a_imprimer.html").read_text(encoding="utf-8").count('<article class="feuille">')
    assert feuilles == sum(merite.sorte != "absent" for merite in merites[DEVOIRS[0]])
