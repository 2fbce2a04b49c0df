"""Ce qu’un professeur et ses élèves lisent quand une classe ou des tests à eux ne sont pas comme il faut."""

import subprocess
import sys
import warnings

import pytest

from mastermind_edu.atelier import variantes
from mastermind_edu.atelier.dossier import nommer_les_restes
from mastermind_edu.atelier.execution import composer as composer_notebook
from mastermind_edu.atelier.nouvel_exercice import commencer
from mastermind_edu.atelier.plan import Version, lister_cibles
from mastermind_edu.cli import main
from mastermind_edu.correction.lecture.copies import Copie
from mastermind_edu.correction.lecture.eleves import nom_du_chemin
from mastermind_edu.correction.programme.composition import composer
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.objets import ExerciceDObjet
from mastermind_edu.juge.scenarios import Scenario, appel, lecture
from mastermind_edu.livraison import CELLULE_DU_NOM


class Pile:
    """Une pile."""

    def __init__(self, capacite):
        self.capacite, self.elements = capacite, []

    def empiler(self, x):
        if len(self.elements) == self.capacite:
            raise ValueError("pleine")
        self.elements.append(x)

    def depiler(self):
        return self.elements.pop()


PILE = ExerciceDObjet(
    reference=Pile,
    points=1,
    cas=lambda: (
        (3, Scenario((lecture("m.capacite"),))),
        (3, Scenario((appel("m.empiler", 5), appel("m.depiler")))),
        (1, Scenario((appel("m.empiler", 5), appel("m.empiler", 7)))),
        (3, Scenario((appel("a.empiler", 5), lecture("b.elements")), ("a", "b"))),
    ),
    exemples=(),
    attributs=("capacite", "elements"),
    methodes=("empiler", "depiler"),
)


class Commune(Pile):
    elements = []

    def __init__(self, capacite):
        self.capacite = capacite

    def empiler(self, x):
        self.elements.append(x)


class CommunePleine(Commune):
    def empiler(self, x):
        if len(self.elements) == self.capacite:
            raise ValueError("pleine")
        self.elements.append(x)


class Affichee(Pile):
    def depiler(self):
        print(self.elements.pop())


@pytest.mark.parametrize(
    "reponse, dit",
    [
        (Commune, "`empiler` accepte ce qu’elle doit refuser"),
        (CommunePleine, "deux objets partagent `elements`"),
        (Affichee, "et quelque chose est affiché : `print` montre une valeur"),
        (lambda capacite: [capacite], "`Pile` doit être une classe, et c’est ici une fonction : écrivez `class Pile:`"),
    ],
    ids=["un seul objet", "deux objets", "print", "une fonction"],
)
def test_le_conseil_explique_l_echec_montre(reponse, dit):
    assert dit in examiner(PILE, Candidat(reponse)).message


def test_un_argument_qui_n_a_pas_change_reste_ce_qu_il_etait():
    def doubler(notes):
        """Double chaque note de la liste."""
        notes[:] = [2 * note for note in notes]

    exercice = Exercice(reference=doubler, points=1, cas=lambda: (([12, 8],),), exemples=(), modifies=("notes",))
    fausse = examiner(exercice, Candidat(lambda notes: notes.append(0) or notes.pop() or None)).contre_exemple
    assert (fausse.attendu, fausse.obtenu) == ("notes devient [24, 16]", "notes reste [12, 8]")


@pytest.mark.parametrize(
    "ecrit, dit",
    [
        ("def mes_cas():\n    return [([1], 1)]", "`mes_cas` est-elle mal nommée ?"),
        ("mes_cas = [([1], 1)]", "`mes_cas` est-elle mal nommée ?"),
        ("mes_cas_repondre = [([1], 1)]", "est ici une variable, il faut une fonction : écrivez `def mes_cas_repondre():`"),
    ],
)
def test_des_cas_mal_nommes_se_retrouvent_et_se_montrent(ecrit, dit):
    programme = composer(Copie("ada.ipynb", "ada", None, (ecrit,), (), ""), ["mes_cas_repondre"])
    assert dit in programme.reponses["mes_cas_repondre"].absence and programme.sources["mes_cas_repondre"] == ecrit


def repondre(secret, proposition):
    return 0, 0


def mes_cas_repondre():
    assert repondre(["R"], ["R"]) == (1, 0)


def test_interroger_la_fonction_dit_quelle_liste_est_attendue():
    dit = examiner(CATALOGUE["mes_cas_repondre"], Candidat(mes_cas_repondre)).message
    assert "s’écrit à la main, en une liste de tuples, `[(secret, proposition, attendu), …]`" in dit


def test_un_notebook_dont_le_source_est_ote_est_nomme(tmp_path):
    commencer(tmp_path / "d", "atteindre")
    (tmp_path / "d/exercises").mkdir()
    (tmp_path / "d/exercises/autre_exercices.ipynb").touch()
    assert next(nommer_les_restes(tmp_path / "d")) == "exercises/autre_exercices.ipynb : aucun source ne le donne plus, effacez-le"


def test_une_variante_ne_fait_ni_avertir_ni_montrer_un_etat_garde(monkeypatch):
    def chercher(nombres):
        """Le rang du premier nombre pair."""
        rang = None
        for numero, nombre in enumerate(nombres):
            if rang is None and nombre % 2 == 0:
                rang = numero
        return rang

    monkeypatch.setattr(variantes, "laisser_passer", lambda exercice, celles: list(celles))
    exercice = Exercice(reference=chercher, points=1, cas=lambda: (([2],), ([1, 2],)), exemples=())
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        trous, nombre = variantes.chercher_les_trous(exercice)
    assert nombre > len(trous) > 5 and not [trou for trou in trous if "global" in trou.ecrit]


def test_la_ligne_nom_du_professeur_est_reunie_a_la_notre(tmp_path):
    commencer(tmp_path / "d", "atteindre")
    source = next((tmp_path / "d/sources/exercices").glob("*.py"))
    source.write_text(source.read_text(encoding="utf-8").replace("# # Mes exercices\n", "# # Mes exercices\n#\n# **Nom et prénom :** ……\n"), encoding="utf-8")
    exercice = next(cible for cible in lister_cibles(tmp_path / "d") if cible.version is Version.EXERCICE)
    textes = [cellule.texte for cellule in composer_notebook(exercice)]
    assert [texte for texte in textes if "Nom" in texte] == [CELLULE_DU_NOM] and textes[1].startswith("# Mes exercices\n\nPour chaque exercice")


def test_ce_que_le_terminal_conseille_se_recopie_tel_quel(tmp_path, capsys):
    racine = tmp_path / "mes exos"
    commencer(racine, "atteindre")
    assert main(["fabriquer", str(racine)]) == 2
    assert f'fabriquer --dossier "{racine}"' in capsys.readouterr().err
    assert main(["exercice", str(tmp_path / "neuf un"), "mention", "--genre", "tests"]) == 1
    assert f'`python lancer.py exercice "{tmp_path / "neuf un"}" mention`, puis la même commande avec --genre tests' in capsys.readouterr().err
    assert main(["bareme", str(tmp_path / "p.csv"), "--exercices", str(racine)]) == 1
    assert f'`python lancer.py fabriquer --dossier "{racine}"` l’écrit' in capsys.readouterr().err


def test_une_suite_qui_n_ecoute_plus_ne_laisse_pas_de_trace(tmp_path):
    lent = f"import time; time.sleep(1); from mastermind_edu.cli import main; main(['--aide']); main(['bareme', {str(tmp_path / 'p.csv')!r}])"
    fait = subprocess.run(f"{sys.executable} -c \"{lent}\" | true", shell=True, capture_output=True, text=True)
    assert "Traceback" not in fait.stderr and "BrokenPipe" not in fait.stderr and "Relancez la même commande" in fait.stderr


def test_un_nom_qui_finit_comme_copie_reste_entier():
    assert [nom_du_chemin([nom]) for nom in ("04_marquage_paul_recopie.ipynb", "04_marquage_paul_copie2.ipynb", "04_marquage_paul-copie.ipynb")] == ["paul recopie", "paul", "paul"]
