"""Ce qu’un professeur et ses élèves lisent quand une classe ou des tests à eux ne sont pas comme il faut."""

import pytest

from mastermind_edu.correction.lecture.copies import Copie
from mastermind_edu.correction.programme.composition import composer
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.objets import ExerciceDObjet
from mastermind_edu.juge.scenarios import Scenario, appel, lecture


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
