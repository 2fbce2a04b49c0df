"""Exercice : une file d’attente, en objet."""

from mastermind_edu.juge.exercice import Propriete, faux
from mastermind_edu.juge.objets import ExerciceDObjet
from mastermind_edu.juge.scenarios import Scenario, appel, lecture


class FileDAttente:
    """une file : `arriver(nom)`, `servir()`, qui renvoie le premier arrivé et lève `IndexError` quand il n’y a personne, et l’attribut `attente`."""

    def __init__(self, attente):
        self.attente = list(attente)

    def arriver(self, nom):
        self.attente.append(nom)

    def servir(self):
        if not self.attente:
            raise IndexError("personne n’attend")
        return self.attente.pop(0)


def cas():
    yield [], Scenario((lecture("m.attente"),))
    yield ["Ada"], Scenario((appel("m.servir"),))
    yield [], Scenario((appel("m.servir"),))
    yield [], Scenario((appel("m.arriver", "Ada"), lecture("m.attente")))
    yield ["Ada", "Alan"], Scenario((appel("m.servir"), lecture("m.attente")))
    yield ["Ada"], Scenario((appel("m.arriver", "Alan"), appel("m.servir"), appel("m.servir"), appel("m.servir")))
    yield ["Ada"], Scenario((appel("a.arriver", "Alan"), lecture("b.attente")), ("a", "b"))


EXERCICE = ExerciceDObjet(
    reference=FileDAttente,
    points=4,
    cas=cas,
    exemples=((["Ada"], Scenario((appel("m.arriver", "Alan"), appel("m.servir"), lecture("m.attente")))),),
    intacts=("attente",),
    attributs=("attente",),
    methodes=("arriver", "servir"),
    proprietes=(
        Propriete("la file est vide au départ", "quelqu’un attend déjà", lambda attente, s: not attente),
        Propriete("on crée deux objets", "on ne crée qu’un objet", lambda attente, s: len(s.objets) == 2),
    ),
    indices=("`__init__` range une copie de la liste dans `self.attente`.", "Le premier arrivé est au rang 0 ; `pop` sait l’ôter et le renvoyer."),
    squelette="class FileDAttente:\n    def __init__(self, attente):\n        self.attente = ...\n\n    def arriver(self, nom):\n        ...\n\n    def servir(self):\n        if ...:\n            raise ...\n        return ...\n",
)


@faux("le dernier arrivé est servi : c’est le premier qu’il faut servir")
class DernierServi(FileDAttente):
    def servir(self):
        return self.attente.pop()


@faux("une file vide renvoie `None` : il faut lever `IndexError`")
class RienSiVide(FileDAttente):
    def servir(self):
        return self.attente.pop(0) if self.attente else None
