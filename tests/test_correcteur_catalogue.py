"""La correction des notebooks du cours et des erreurs du catalogue : chaque chapitre, chaque erreur typique."""

import ast
import inspect
import re
import textwrap
from types import FunctionType

import pytest
from corpus import RACINE, deposer, notebook
from corrections import corriger_en_silence, etats
from ensemble import demander
from prepares import candidat_de, observations_de, prepare

from mastermind_edu.exercices import CATALOGUE, CHAPITRES
from mastermind_edu.juge.examen import examiner

# Les notebooks du cours


@pytest.fixture(scope="module")
def cours(tmp_path_factory):
    return corriger_en_silence([RACINE / "solutions", RACINE / "exercises"], tmp_path_factory.mktemp("cours"))


@pytest.mark.parametrize("chapitre", list(CHAPITRES))
def test_la_solution_d_un_chapitre_vaut_vingt(cours, chapitre):
    copie = cours[f"solutions/{chapitre}_corrige.ipynb"]
    assert (copie["note"], copie["chapitre"], copie["anomalies"]) == (20, chapitre, [])


@pytest.mark.parametrize("chapitre", list(CHAPITRES))
def test_un_notebook_rendu_tel_quel_vaut_zero_et_tout_y_est_a_faire(cours, chapitre):
    copie = cours[f"exercises/{chapitre}_exercices.ipynb"]
    assert (copie["note"], set(etats(copie).values()), copie["anomalies"]) == (0, {"à faire"}, [])


# Les erreurs du catalogue


def source(fonction):
    return fonction.typique.source if hasattr(fonction, "typique") else inspect.getsource(fonction)


def source_autonome(nom, fautive):
    """La fonction fausse sous le nom de l’exercice, et ce que son module lui donne, dont la juste ; d’une classe, celles dont elle hérite."""

    def renommer(texte):
        return re.sub(rf"\b{fautive.__name__}\b", nom, re.sub(rf"\b{nom}\b", "la_juste", texte))

    if inspect.isclass(fautive):
        return "\n\n".join(renommer(source(une)) for une in reversed(fautive.__mro__) if une.__module__ == fautive.__module__)
    ecrites, importations = {}, set()

    def ecrire(fonction):
        """D’abord ce que nomme la fonction, valeurs par défaut comprises, puis elle."""
        ecrites[fonction.__name__] = ""
        for noeud in ast.walk(ast.parse(textwrap.dedent(source(fonction)))):
            nomme = noeud.id if isinstance(noeud, ast.Name) else ""
            objet = fonction.__globals__.get(nomme)
            if inspect.ismodule(objet):
                importations.add(f"import {objet.__name__} as {nomme}")
            elif isinstance(objet, type) and objet.__module__.startswith("mastermind_edu"):
                importations.add("from typing import NamedTuple")
                ecrites.setdefault(nomme, inspect.getsource(objet))
            elif isinstance(objet, type):
                importations.add(f"from {objet.__module__} import {objet.__name__} as {nomme}")
            elif isinstance(objet, FunctionType) and objet.__name__ not in ecrites:
                ecrire(objet)
            elif objet is not None and not isinstance(objet, FunctionType) and nomme not in ecrites:
                ecrites[nomme] = f"{nomme} = {objet!r}\n"
        del ecrites[fonction.__name__]
        ecrites[fonction.__name__] = source(fonction)

    ecrire(fautive)
    return "\n".join([*sorted(importations), *map(renommer, ecrites.values())])


def sans_ligne(*textes):
    """Les textes sans numéro de ligne : le fichier du catalogue est plus long que la copie."""
    return [re.sub(r"(?<=igne )\d+", "N", texte) for texte in textes]


def genre(nom, typique):
    """De quelle façon cette erreur typique échoue d’abord : l’écart, ce qu’elle renvoie, ce qu’elle lève, si elle affiche."""
    observees, exercice = observations_de(prepare(nom), typique), CATALOGUE[nom]
    for arguments, attendue in prepare(nom).cas_attendus():
        obtenue = observees.get(id(arguments))
        ecart = obtenue and exercice.comparer(arguments, attendue, obtenue)
        if ecart or not obtenue:
            return obtenue and (ecart.genre, type(obtenue.valeur), obtenue.erreur and obtenue.erreur.types[0], obtenue.a_affiche, typique.genre)
    return "tous les cas ensemble"


def echantillon(nom):
    """La dernière erreur typique de chaque façon d’échouer : chaque copie demande un processus, et `test_erreurs_typiques.py` les essaie toutes ici même."""
    return list({genre(nom, typique): typique for typique in CATALOGUE[nom].erreurs_typiques}.values())


# Les plateaux faux du catalogue ont des boutons de paille, qu’une copie n’a pas : test_mon_plateau.py a les siens.
EXERCICES = [nom for nom in CATALOGUE if nom != "MonPlateau"]


@pytest.fixture(scope="module")
def catalogue_corrige(tmp_path_factory):
    dossier = tmp_path_factory.mktemp("catalogue")
    chapitres = {nom: chapitre for chapitre, noms in CHAPITRES.items() for nom in noms}
    for nom in EXERCICES:
        for typique in echantillon(nom):
            source = source_autonome(nom, typique.fonction)
            deposer(dossier, f"copies/{nom}-{typique.slug}.ipynb", notebook(source, titre=f"# Exercice {chapitres[nom][:2]} — Erreur"))
    return corriger_en_silence([dossier / "copies"], dossier / "sortie")


def elle_a_son_nom_et_le_message_de_verifier(copie, nom, typique):
    (obtenu,) = [e for e in copie["exercices"] if e["nom"] == nom]
    ici = examiner(prepare(nom), candidat_de(nom, typique))
    assert (obtenu["etat"], obtenu["erreur_typique"]) == ("échoué", typique.slug)
    # Celle d’ici est décorée, et n’a pas de retouche : la copie peut dire la ligne à changer au lieu du geste.
    assert sans_ligne(obtenu["message"]) in (sans_ligne(ici.message), sans_ligne(ici.message.partition(" : ")[0]))
    # Celles qui ont un genre agissent au hasard : ce qu’elles donnent change d’un processus à l’autre.
    assert typique.genre or sans_ligne(obtenu["contre_exemple"]["obtenu"]) == sans_ligne(ici.contre_exemple.obtenu)


@pytest.mark.parametrize("nom", EXERCICES)
def test_une_erreur_du_catalogue_a_son_nom_et_le_message_de_verifier(catalogue_corrige, nom):
    demander(elle_a_son_nom_et_le_message_de_verifier, {t.slug: (catalogue_corrige[f"{nom}-{t.slug}.ipynb"], nom, t) for t in echantillon(nom)})
