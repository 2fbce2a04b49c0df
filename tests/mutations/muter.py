"""Les tests voient-ils une faute ? `python tests/mutations/muter.py coeur`.

cosmic-ray écrit les fautes, une à la fois, dans une copie du cours ; ce programme y relance les
tests de la zone. Un fichier ou un dossier d’une zone se donne aussi par son chemin ; TRAVAUX=1 n’occupe
qu’un cœur, PROCHES=1 s’en tient aux tests proches. Ne corrige rien. Commencer par `main`.
"""

import multiprocessing
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import hypothesis  # noqa: F401  chargé une fois pour tous les mutants
import ipywidgets  # noqa: F401  de même
import numpy  # noqa: F401  de même
import pytest
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

ICI = Path(__file__).resolve().parent
RACINE = ICI.parents[1]
SURVIVANTS = ICI / "survivants.md"
INUTILES = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".pytest_cache", ".hypothesis", "mutants")
# Plusieurs secondes à chaque faute : sans eux, quelques fautes de plus survivent, jamais de moins.
TROP_LONGS = (
    "tests/test_reponses.py::test_les_deux_calculs_s_accordent_sur_les_1679616_paires",
    "tests/test_correcteur_catalogue.py::test_une_erreur_du_catalogue_a_son_nom_et_le_message_de_verifier",
    "tests/test_correcteur.py::test_une_correction_interrompue_reprend_et_finit_pareil",
)
TRAVAUX = int(os.environ.get("TRAVAUX", 0)) or os.cpu_count() or 1
MEMOIRE = 4 * 2**30  # une faute peut demander toute la mémoire de la machine

# zone : les fichiers où l’on fait des fautes, les tests qui doivent les voir, du plus rapide au plus lent
ZONES = {
    "coeur": (
        "mastermind_edu/coeur",
        "mastermind_edu/coeur tests/test_codes.py tests/test_regles.py tests/test_traces.py tests/test_manche.py tests/test_sauvegarde.py tests/test_reponses.py",
    ),
    "francais": ("mastermind_edu/francais.py", "mastermind_edu/francais.py tests/test_francais.py"),
    "disque": ("mastermind_edu/disque.py", "mastermind_edu/disque.py tests/test_disque.py"),
    "juge": (
        "mastermind_edu/juge",
        "mastermind_edu/juge tests/test_explications.py tests/test_valeurs.py tests/test_verdict.py tests/test_codage.py tests/test_constat.py"
        " tests/test_exercice.py tests/test_appel.py tests/test_examen.py tests/test_diagnostic.py tests/test_garde.py tests/test_domaine.py"
        " tests/test_lecture.py tests/test_cahier.py tests/test_justes.py tests/test_juge.py tests/test_diagnostics.py tests/test_verification.py"
        " tests/test_enclos.py tests/test_processus.py tests/test_isolement.py tests/test_comme_le_notebook.py",
    ),
    "decodeurs": (
        "mastermind_edu/decodeurs",
        "mastermind_edu/decodeurs tests/test_decodage.py tests/test_lexicographique.py tests/test_cfc.py tests/test_dijon.py"
        " tests/test_aleatoire.py tests/test_contradictions.py tests/test_meilleure_reponse.py tests/test_preuve.py tests/test_arbre_optimal.py"
        " tests/test_catalogue.py tests/test_ordinateur.py tests/test_cli.py",
    ),
    "correction": (
        "mastermind_edu/correction",
        "mastermind_edu/correction tests/test_bareme.py tests/test_resultats.py tests/test_retours.py tests/test_ressemblance.py"
        " tests/test_copies.py tests/test_programme.py tests/test_correcteur.py tests/test_correcteur_catalogue.py",
    ),
}

# fichier : les tests que l’on essaie d’abord avec ses doctests, presque toutes les fautes s’y voient ; les autres ensuite
CORRECTEUR = "tests/test_correcteur.py::test_"
PROCHES = {
    "mastermind_edu/correction/" + fichier: tests
    for fichiers, tests in {
        "notation/bareme.py notation/ajustements.py": "tests/test_bareme.py",
        "notation/resultats.py": "tests/test_resultats.py",
        "notation/ressemblances.py": "tests/test_ressemblance.py",
        "notation/jugement.py": " ".join(CORRECTEUR + nom for nom in (
            "une_reponse_qui_n_est_pas_a_appeler_a_son_verdict_sans_rien_executer exiger_bubblewrap_sans_l_avoir_est_refuse "
            "une_valeur_impossible_a_calculer_ne_coute_que_la_reponse_qui_s_en_sert un_fichier_abime_a_sa_ligne_et_sa_raison").split()),
        "lecture/copies.py lecture/eleves.py lecture/fichiers.py lecture/notebooks.py": "tests/test_copies.py",
        "pages/classe.py pages/retours.py": "tests/test_retours.py",
        "pages/rendu.py": f"tests/test_retours.py {CORRECTEUR}sans_jinja2_la_correction_le_dit_avant_de_commencer",
        "pages/notes.py pages/dossier.py": "tests/test_resultats.py tests/test_retours.py",
        "tableurs.py anomalies.py": "tests/test_bareme.py tests/test_resultats.py",
        "correcteur.py": " ".join(CORRECTEUR + nom for nom in (
            "des_resultats_illisibles_ne_sont_pas_repris un_dossier_a_la_place_des_resultats_se_dit_en_francais "
            "une_interruption_arrete_les_copies_en_cours_et_n_en_commence_pas_d_autre "
            "le_temps_annonce_suppose_les_copies_qui_restent_aussi_longues_que_les_autres "
            "les_notes_sont_gardees_en_chemin_quand_un_delai_est_passe une_correction_reprise_ne_refait_que_ce_qui_manque "
            "sans_copie_lisible_la_correction_reste_une_erreur_connue peu_de_copies_attendent_et_le_fil_principal_est_le_seul_a_lire_du_python "
            "un_defaut_du_juge_ne_coute_que_la_copie_ou_il_se_voit un_doublon_disparu_n_est_plus_signale_a_la_reprise "
            "des_resultats_d_une_autre_correction_ne_sont_pas_repris une_mauvaise_commande_est_refusee_en_francais").split()),
        "programme/composition.py programme/decoupage.py programme/emprunts.py programme/magies.py programme/syntaxe.py": "tests/test_programme.py",
    }.items()
    for fichier in fichiers.split()
}
OFFERTS = "tests/test_catalogue.py::test_un_decodeur_est_offert_jusqu_a_une_taille_et_pas_au_dela"
SANS_LES_LENTS = " ".join(f"--deselect=tests/test_decodage.py::test_{suite}" for suite in (
    *(f"chaque_decodeur_trouve_tous_les_secrets[{taille}" for taille in ("2x3", "3x4")),
    *(f"{nom}[{lent}" for nom in ("corriger_une_reponse_reprend_la_manche_ou_elle_en_etait", "un_mensonge_finit_toujours_par_une_fin_claire",
                                  "pas_a_pas_et_d_une_traite_jouent_la_meme_manche") for lent in ("knuth", "taille", "entropie", "plus"))))
LEXICOGRAPHIQUE = " ".join((
    *("tests/test_lexicographique.py::test_" + nom for nom in (
        "chaque_depart_suit_l_ordre_cyclique chaque_secret_est_trouve_une_fois_en_dernier un_depart_hors_des_regles_est_refuse "
        "la_recherche_souffle_entre_deux_codes_compatibles_eloignes").split()),
    *(f"tests/test_catalogue.py::test_une_manche_a_l_une_des_longueurs_du_parcours[lexicographique{suite}]" for suite in (
        "", "_decroissant", "_ordre_aleatoire", "_depart_cyclique")),
    "tests/test_catalogue.py::test_le_depart_cyclique_a_une_serie_par_depart",
    "tests/test_aleatoire.py",
))
PREUVE = " ".join("tests/test_preuve.py::test_" + nom for nom in (
    "un_nombre_de_propositions_impossible_est_refuse une_premiere_proposition_hors_des_regles_est_refusee une_taille_hors_des_bornes_est_refusee "
    "une_seule_proposition_permise_ne_suffit_jamais "
    "une_premiere_proposition_imposee_peut_rendre_la_limite_impossible "
    "chaque_famille_de_propositions_equivalentes_a_un_seul_representant deux_couleurs_portees_par_un_seul_candidat_chacune_ne_s_echangent_pas "
    "les_couleurs_absentes_des_candidats_n_en_font_qu_une les_raccourcis_evitent_toujours_autant_d_etats avec_un_seul_pion_on_essaie_les_couleurs_une_a_une "
    "la_preuve_trouve_le_total_d_une_recherche_naive la_preuve_limitee_trouve_le_total_d_une_recherche_naive_limitee "
    "chaque_premiere_proposition_imposee_donne_le_total_d_une_recherche_naive la_recherche_est_juste_sur_tout_ensemble_de_candidats").split())
PROCHES |= {
    "mastermind_edu/decodeurs/" + fichier: tests
    for fichier, tests in {
        "cfc.py": "tests/test_cfc.py",
        "contradictions.py": "tests/test_contradictions.py",
        "decodage.py": f"tests/test_decodage.py {SANS_LES_LENTS}",
        "dijon.py": "tests/test_dijon.py::test_chaque_secret_est_trouve_une_fois_en_dernier tests/test_dijon.py",
        "lexicographique.py": LEXICOGRAPHIQUE,
        "lignes.py": "tests/test_meilleure_reponse.py",
        "meilleure_reponse.py": f"tests/test_meilleure_reponse.py {OFFERTS}",
        "optimal.py": f"tests/test_arbre_optimal.py {OFFERTS}",
        "table.py": "tests/test_meilleure_reponse.py",
        "catalogue.py": "tests/test_decodage.py::test_un_decodeur_inconnu_est_refuse_en_nommant_les_autres tests/test_catalogue.py",
        "contrat.py": "tests/test_catalogue.py",
        "optimum/__main__.py": "tests/test_arbre_optimal.py",
        "optimum/arbre.py": "tests/test_arbre_optimal.py",
        "optimum/livres.py": "tests/test_arbre_optimal.py",
        "optimum/preuve.py": PREUVE,
        "optimum/recherche.py": "tests/test_preuve.py",
        "optimum/recit.py": " ".join("tests/test_preuve.py::test_le_recit_" + suite for suite in (
            "prouve_avec_une_proposition_de_moins_jusqu_a_l_impossible", "compte_les_secondes", "demande_numpy",
            "ne_fait_qu_une_preuve_quand_on_donne_le_nombre_de_propositions")),
        "optimum/symetries.py": PREUVE,
    }.items()
}
SANS_ATTENDRE = "--deselect=tests/test_juge.py::test_une_boucle_sans_fin_est_arretee"
PROCHES |= {
    "mastermind_edu/juge/" + fichier: tests
    for fichiers, tests in {
        "valeurs.py instruments.py": f"tests/test_valeurs.py tests/test_juge.py {SANS_ATTENDRE}",
        "exercice.py": f"tests/test_exercice.py tests/test_juge.py {SANS_ATTENDRE}",
        "cas_d_eleve.py": "tests/test_cas_d_eleve.py",
        "rapport.py": "tests/test_valeurs.py " + " ".join("tests/test_diagnostics.py::test_" + nom for nom in (
            "le_rapport_est_vrai_de_chaque_reponse_fausse aucun_rapport_n_est_invente le_rapport_d_un_couple_dit_lequel_est_faux "
            "un_tirage_n_est_pas_compare_a_celui_de_la_reference").split()),
        "verdict.py": "tests/test_verdict.py",
        "appel.py": f"tests/test_appel.py tests/test_juge.py {SANS_ATTENDRE}",
        "liens.py": "tests/test_appel.py",
        "arret.py garde.py suivi.py": "tests/test_garde.py",
        "examen.py": f"tests/test_examen.py tests/test_juge.py {SANS_ATTENDRE}",
        "echec.py": "tests/test_examen.py tests/test_retouche.py",
        "diagnostic.py": "tests/test_diagnostic.py tests/test_constat.py",
        "lecture/boucles.py lecture/conditions.py lecture/lecteur.py lecture/noms.py lecture/texte.py lecture/valeurs_perdues.py":
            "tests/test_lecture.py",
        "codage.py description.py": "tests/test_codage.py " + " ".join("tests/test_isolement.py::test_" + nom for nom in (
            "les_objets_du_juge_se_codent_aussi un_entier_demesure_devient_etranger un_code_forge_est_refuse une_observation_forgee_est_refusee "
            "une_observation_fait_l_aller_retour une_valeur_codee_puis_decodee_est_la_meme").split()),
        "cahier.py inertes.py": "tests/test_cahier.py",
        "enfant.py isole.py": "tests/test_processus.py",
        "fil.py isolement.py": "tests/test_isolement.py tests/test_lots.py tests/test_processus.py",
        "ecarts.py": f"tests/test_lots.py tests/test_exercice.py tests/test_juge.py {SANS_ATTENDRE}",
        "enclos.py": "tests/test_enclos.py tests/test_processus.py",
        "doublure.py justes.py": "tests/test_justes.py",
        "explications.py groupes.py motifs.py motifs_de_syntaxe.py syntaxe.py": "tests/test_explications.py",
        "domaine.py": "tests/test_domaine.py",
    }.items()
    for fichier in fichiers.split()
}

# Une faute par idée : le contraire, le bord, le voisin. Les autres remplacements de cosmic-ray se voient d’aussi loin.
OPERATEURS = (
    "AddNot NumberReplacer ReplaceTrueWithFalse ReplaceFalseWithTrue ReplaceAndWithOr ReplaceOrWithAnd "
    "ReplaceBreakWithContinue ReplaceContinueWithBreak ExceptionReplacer RemoveDecorator ZeroIterationForLoop "
    "ReplaceUnaryOperator_Delete_Not ReplaceUnaryOperator_Delete_USub "
    + " ".join("ReplaceComparisonOperator_" + de_a for de_a in (
        "Eq_NotEq NotEq_Eq Lt_LtE Lt_GtE LtE_Lt LtE_Gt Gt_GtE Gt_LtE GtE_Gt GtE_Lt Is_IsNot IsNot_Is").split())
    + " " + " ".join("ReplaceBinaryOperator_" + de_a for de_a in (
        "Add_Sub Sub_Add Mul_Add Div_Mul FloorDiv_Mul Mod_FloorDiv Pow_Mul BitOr_BitAnd BitAnd_BitOr").split())
).split()


class Mutant(NamedTuple):
    """Un fichier où une seule faute a été faite."""

    fichier: str
    numero: int
    avant: str
    apres: str
    source: str

    @property
    def nom(self) -> str:
        """Ce qui le désigne, quel que soit le numéro de la ligne."""
        return f"{self.fichier} : `{self.avant}` → `{self.apres}`"


def muter(fichier: Path) -> Iterator[Mutant]:
    """Tous les mutants d’un fichier ; les annotations, que Python n’exécute guère, restent intactes."""
    source = fichier.read_text(encoding="utf-8")
    noeuds = list(ast_nodes(get_ast(source)))
    for nom in OPERATEURS:
        operateur = get_operator("core/" + nom)()
        for rang in range(sum(len(list(operateur.mutation_positions(noeud))) for noeud in noeuds)):
            mutee = faire_la_faute(source, operateur, rang)
            if mutee and mutee != source:
                yield decrire(fichier, source, mutee)


def faire_la_faute(source: str, operateur, rang: int) -> str | None:
    """Le fichier fautif ; rien quand cosmic-ray échoue, ou que Python refuserait de le lire."""
    try:
        mutee = mutate_code(source, operateur, rang)
        compile(mutee, "mutant", "exec")
    except (AttributeError, SyntaxError):  # une exception au nom pointé ; l’étoile d’une signature prise pour un produit
        return None
    return mutee


def decrire(fichier: Path, source: str, mutee: str) -> Mutant:
    """Le mutant, avec la première ligne qui change."""
    lignes, mutees = source.splitlines(), mutee.splitlines()
    numero = next(i for i, (avant, apres) in enumerate(zip(lignes, mutees)) if avant != apres)
    chemin = fichier.relative_to(RACINE).as_posix()
    return Mutant(chemin, numero + 1, lignes[numero].strip(), mutees[numero].strip(), mutee)


def est_une_annotation(mutant: Mutant) -> bool:
    """Vrai quand la faute est dans `X | None` : une union de types, pas un calcul."""
    return " | None" in mutant.avant and " & None" in mutant.apres


class Copie:
    """Une copie du cours, où l’on fait une faute à la fois."""

    def __init__(self, dossier: Path):
        self.dossier = dossier
        self.options = [
            *("-x", "-q", "-o", "addopts=", "--doctest-modules", "--hypothesis-seed=0", "-p", "no:cacheprovider"),
            *("-p", "_hypothesis_pytestplugin", *(f"--deselect={test}" for test in TROP_LONGS)),
        ]
        shutil.copytree(RACINE, dossier, ignore=INUTILES)

    def tests_passent(self, tests: str, secondes: float) -> bool:
        """Vrai quand tous les tests passent dans le temps donné ; leur processus naît de celui-ci, pytest déjà chargé."""
        processus = os.fork()
        if processus == 0:
            self._tester([test for test in tests.split() if test.startswith("--") or (RACINE / test.split("::")[0]).exists()])
        limite = time.monotonic() + secondes
        while time.monotonic() < limite:
            fini, code = os.waitpid(processus, os.WNOHANG)
            if fini:
                return code == 0
            time.sleep(0.01)
        os.killpg(processus, signal.SIGKILL)
        os.waitpid(processus, 0)
        return False

    def _tester(self, tests: list[str]) -> None:
        """Dans le processus né pour cela : lance pytest, écrit dans `sortie.txt`, et finit."""
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMOIRE, MEMOIRE))
        os.chdir(self.dossier)
        with open("sortie.txt", "w", encoding="utf-8") as sortie:
            os.dup2(sortie.fileno(), 1)
            os.dup2(sortie.fileno(), 2)
        os.environ.update(PYTHONPATH=str(self.dossier), PYTHONPYCACHEPREFIX=str(self.dossier / "pycache"), PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"]
        sys.path.insert(0, str(self.dossier))
        os._exit(pytest.main([*self.options, *tests]))

    def survit(self, mutant: Mutant, essais: dict[str, float]) -> bool:
        """Vrai quand aucun test ne voit la faute ; `essais` donne les tests, les proches d’abord, et leur temps."""
        fichier = self.dossier / mutant.fichier
        intact = fichier.read_text(encoding="utf-8")
        self._ecrire(fichier, mutant.source)
        try:
            return all(self.tests_passent(tests, secondes) for tests, secondes in essais.items())
        finally:
            self._ecrire(fichier, intact)

    def _ecrire(self, fichier: Path, texte: str) -> None:
        fichier.write_text(texte, encoding="utf-8")
        for compile_avant in (self.dossier / "pycache").rglob(f"{fichier.stem}.*.pyc"):
            compile_avant.unlink()


def mesurer_sans_faute(copie: Copie, tests: str) -> float:
    """Le temps à laisser aux tests quand il y a une faute ; sans faute, ils doivent passer."""
    debut = time.monotonic()
    if not copie.tests_passent(tests, 600):
        sys.exit(f"erreur : sans faute, les tests échouent déjà :\n{(copie.dossier / 'sortie.txt').read_text(encoding='utf-8')[-3000:]}")
    return 10 + 5 * (time.monotonic() - debut)


def choisir_tests(fichier: str, tests_de_la_zone: str) -> list[str]:
    """Les tests proches du fichier, puis tous ceux de la zone ; avec PROCHES=1, les premiers seuls."""
    proches = [f"{fichier} {PROCHES[fichier]}"] if fichier in PROCHES else []
    return proches if proches and os.environ.get("PROCHES") else [*proches, tests_de_la_zone]


def est_explique(mutant: Mutant) -> bool:
    """Vrai quand `survivants.md` dit pourquoi aucun test ne peut voir cette faute."""
    return SURVIVANTS.exists() and f"- {mutant.nom} : " in SURVIVANTS.read_text(encoding="utf-8")


def preparer(dossier: Path, essais: dict[str, dict[str, float]]) -> None:
    """Donne sa copie du cours à ce processus."""
    global COPIE, ESSAIS
    COPIE, ESSAIS = Copie(dossier / str(os.getpid())), essais


def essayer(mutant: Mutant) -> bool:
    """Vrai quand le mutant survit, dans la copie de ce processus."""
    survit = COPIE.survit(mutant, ESSAIS[mutant.fichier])
    if survit and not est_explique(mutant):
        print(f"ligne {mutant.numero}, {mutant.nom}", flush=True)
    return survit


def chasser(cible: str, tests: str, dossier: Path) -> tuple[int, list[Mutant]]:
    """Le nombre de mutants de la cible, et ceux que les tests laissent vivre."""
    chemin = RACINE / cible
    fichiers = sorted(chemin.rglob("*.py")) if chemin.is_dir() else [chemin]
    mutants = [mutant for fichier in fichiers for mutant in muter(fichier) if not est_une_annotation(mutant)]
    print(f"{cible} : {len(mutants)} mutants", flush=True)
    choix = {fichier: choisir_tests(fichier, tests) for fichier in {mutant.fichier for mutant in mutants}}
    temoin = Copie(dossier / "temoin")
    temps = {essai: mesurer_sans_faute(temoin, essai) for essai in {essai for essais in choix.values() for essai in essais}}
    essais = {fichier: {essai: temps[essai] for essai in siens} for fichier, siens in choix.items()}
    with multiprocessing.Pool(TRAVAUX, preparer, (dossier, essais)) as processus:
        survies = processus.map(essayer, mutants, chunksize=1)
    return len(mutants), [mutant for mutant, survit in zip(mutants, survies) if survit]


def trouver_cible(nom: str) -> tuple[str, str] | None:
    """La cible et les tests d’une zone, ou d’un chemin qui est dans une zone."""
    if nom in ZONES:
        return ZONES[nom]
    chemin = nom.rstrip("/")
    return next(((chemin, tests) for cible, tests in ZONES.values() if (RACINE / chemin).is_relative_to(RACINE / cible)), None)


def main(noms: list[str]) -> int:
    """Nomme les survivants que `survivants.md` n’explique pas ; renvoie leur nombre, borné à 1."""
    cibles = [trouver_cible(nom) for nom in noms]
    if not cibles or None in cibles:
        print(f"{__doc__}\nZones : {', '.join(ZONES)}")
        return 2
    inexpliques = 0
    for cible, tests in cibles:
        with tempfile.TemporaryDirectory() as provisoire:
            nombre, survivants = chasser(cible, tests, Path(provisoire))
        expliques = sum(map(est_explique, survivants))
        print(f"{cible} : {nombre} mutants, {len(survivants)} survivants dont {expliques} expliqués", flush=True)
        inexpliques += len(survivants) - expliques
    return min(inexpliques, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
