"""Exercice : un plateau à soi, fait de widgets.

La référence et les plateaux faux n’ont que des boutons de paille : rien ici n’importe ipywidgets, que seule la réponse emploie.
"""

from mastermind_edu.exercices.chapitre_16._pas import dire_l_erreur, juger_pas, lire_pas
from mastermind_edu.francais import accorder
from mastermind_edu.juge.exercice import Propriete, faux
from mastermind_edu.juge.objets import ExerciceDObjet
from mastermind_edu.juge.scenarios import Scenario, appel, caches, compte, distincts, heritage, lecture, reglage


class Bouton:
    """Un bouton de paille : un texte, et ce qu’un clic déclenche."""

    def __init__(self, description, au_clic):
        self.description, self.au_clic = description, au_clic

    def click(self):
        self.au_clic()


class Texte:
    """Un afficheur de paille."""

    value = ""


class VBox:
    """Une boîte de paille."""

    children = ()


class MonPlateau(VBox):
    """un plateau : `cases`, des boutons qui font défiler les couleurs, `valider`, un bouton, `reponse`, dont la `value` montre la réponse."""

    def __init__(self, secret, couleurs):
        self.secret, self.couleurs = list(secret), list(couleurs)
        self.numeros = [0] * len(secret)
        self.cases = [Bouton(couleurs[0], lambda rang=rang: self.tourner(rang)) for rang in range(len(secret))]
        self.valider, self.reponse = Bouton("Valider", self.montrer), Texte()
        self.children = (*self.cases, self.valider, self.reponse)

    def tourner(self, rang):
        self.numeros[rang] = self.suivante(self.numeros[rang])
        self.cases[rang].description = self.couleurs[self.numeros[rang]]

    def suivante(self, numero):
        return (numero + 1) % len(self.couleurs)

    def montrer(self):
        bien, mal = self.repondre(self.secret, [case.description for case in self.cases])
        self.reponse.value = f"{accorder(bien, 'bien placé')}, {accorder(mal, 'mal placé')}"

    def repondre(self, secret, proposition):
        bien = sum(s == p for s, p in zip(secret, proposition))
        return bien, sum(min(secret.count(c), proposition.count(c)) for c in set(secret)) - bien


def essai(proposition, objet="m"):
    """Régler chaque case, valider, lire la réponse."""
    reglages = [reglage(f"{objet}.cases[{rang}]", couleur) for rang, couleur in enumerate(proposition)]
    return (*reglages, appel(f"{objet}.valider.click"), lecture(f"{objet}.reponse.value"))


def un_clic(depart, rang=0):
    """Une case réglée sur une couleur, puis un clic."""
    return (reglage(f"m.cases[{rang}]", depart), appel(f"m.cases[{rang}].click"), lecture(f"m.cases[{rang}].description"))


def tour(couleurs, rang=0):
    """Une case réglée sur la première couleur, puis un tour complet, clic par clic."""
    clics = (pas for _ in couleurs for pas in (appel(f"m.cases[{rang}].click"), lecture(f"m.cases[{rang}].description")))
    return (reglage(f"m.cases[{rang}]", couleurs[0]), *clics)


def cas():
    rvb, six = ["R", "V", "B"], ["R", "V", "B", "J", "P", "N"]
    un, deux = ["R"], ["R", "V"]
    for pas in (heritage("m", "VBox"), compte("m.cases"), lecture("m.valider"), lecture("m.reponse")):
        yield un, rvb, Scenario((pas,))
    for pas in (compte("m.cases"), distincts("m.cases"), caches("m", "cases", "valider", "reponse")):
        yield deux, rvb, Scenario((pas,))
    yield un, rvb, Scenario((compte("b.cases"),), ("a", "b"))
    yield un, rvb, Scenario(un_clic("R"))
    yield un, rvb, Scenario(un_clic("B"))
    yield un, rvb, Scenario(tour(rvb))
    yield deux, rvb, Scenario(un_clic("R", 1))
    yield deux, rvb, Scenario((reglage("m.cases[1]", "R"), reglage("m.cases[0]", "V"), lecture("m.cases[1].description")))
    yield deux, rvb, Scenario((reglage("m.cases[0]", "R"), reglage("m.cases[1]", "R"), appel("m.cases[0].click"), *un_clic("R", 1)[1:]))
    yield deux, rvb, Scenario(tour(rvb, 1))
    yield un, rvb, Scenario((reglage("a.cases[0]", "V"), reglage("b.cases[0]", "R"), lecture("a.cases[0].description")), ("a", "b"))
    for secret, propositions in (
        ("R", ["V"]), ("R", ["R"]), ("RV", ["RV"]), ("RV", ["VR"]), ("RV", ["RR"]), ("RR", ["RV"]), ("RV", ["VV"]), ("VR", ["RB"]),
        ("RV", ["VR", "RV"]), ("RV", ["RV", "BB"]), ("RRV", ["VVR"]), ("RVB", ["BRV", "RVB"]), ("VVR", ["RRR"]),
    ):  # fmt: skip
        yield list(secret), rvb, Scenario(tuple(pas for proposition in propositions for pas in essai(proposition)))
    yield deux, rvb, Scenario((*essai("RV"), appel("m.cases[0].click"), caches("m", "cases", "valider", "reponse", encore=True)))
    yield ["R"], rvb, Scenario((*essai("V", "a"), *essai("R", "b"), lecture("a.cases[0].description")), ("a", "b"))
    for secret, propositions in (("RNBV", ["RVBN", "NBPJ", "RNBV"]), ("RVBRV", ["VVRRB", "RRRVV"]), ("NPJBVR", ["RVBJPN"]), ("JJPPNNRR", ["PPJJRRNN"])):
        yield list(secret), six, Scenario(tuple(pas for proposition in propositions for pas in essai(proposition)))
    yield ["L", "A"], ["Z", "A", "L"], Scenario((*essai("AL"), *essai("LA")))


def _essais(scenario):
    return sum(chemin.endswith("valider.click") for _, chemin, _ in scenario.pas)


EXERCICE = ExerciceDObjet(
    reference=MonPlateau,
    points=4,
    cas=cas,
    exemples=((["R", "V"], ["R", "V", "B"], Scenario(essai(["V", "R"]))),),
    intacts=("secret", "couleurs"),
    attributs=("cases", "valider", "reponse"),
    dire_l_erreur=dire_l_erreur,
    paquets=("comm", "ipywidgets", "traitlets"),
    juger_pas=juger_pas,
    lire_pas=lire_pas,
    proprietes=(
        Propriete("rien n’est validé", "une proposition est validée", lambda secret, couleurs, s: not _essais(s)),
        Propriete("plusieurs propositions sont validées", "moins de deux propositions sont validées", lambda secret, couleurs, s: _essais(s) > 1),
        Propriete("le secret a une couleur répétée", "le secret n’a pas de couleur répétée", lambda secret, couleurs, s: len({*secret}) < len(secret)),
        Propriete("on crée deux plateaux", "on ne crée qu’un plateau", lambda secret, couleurs, s: len(s.objets) == 2),
        Propriete("le secret n’a qu’un pion", "le secret a plusieurs pions", lambda secret, couleurs, s: len(secret) == 1),
    ),
    indices=(
        "L’état d’abord : une liste de numéros, un par case. Un clic change un numéro par `couleur_suivante`, puis récrit la `description` de sa case. La vue ne fait que montrer l’état.",
        "La méthode donnée à `on_click` reçoit le bouton cliqué : `self.cases.index(bouton)` dit lequel. Celle de `valider` appelle `repondre`, et écrit dans la `value` de `self.reponse`, un `Label()`.",
    ),
    squelette='''\
class MonPlateau(VBox):
    """Un plateau : des cases, un bouton, une réponse."""

    def __init__(self, secret, couleurs):
        super().__init__()
        self.secret = ...
        self.couleurs = ...
        self.numeros = ...
        self.cases = []
        for i in range(len(secret)):
            case = Button(description=...)
            case.on_click(...)
            self.cases.append(case)
        self.valider = Button(description="Valider")
        self.valider.on_click(...)
        self.reponse = Label()
        self.children = [HBox(self.cases), self.valider, self.reponse]

    def tourner(self, bouton):
        i = self.cases.index(bouton)
        self.numeros[i] = ...
        bouton.description = ...

    def montrer(self, bouton):
        proposition = []
        for numero in self.numeros:
            proposition.append(...)
        bien, mal = ...
        self.reponse.value = ...
''',
)


@faux("la réponse compte un mal placé à chaque pion dont la couleur est dans le secret, même déjà comptée : appelez votre fonction `repondre`, qui ne compte chaque pion du secret qu’une fois")
class PresenceSansMarquage(MonPlateau):
    def repondre(self, secret, proposition):
        bien = sum(s == p for s, p in zip(secret, proposition))
        return bien, sum(s != p and p in secret for s, p in zip(secret, proposition))


@faux("la réponse est à l’envers : écrivez les bien placés d’abord, les mal placés ensuite")
class ReponseInversee(MonPlateau):
    def repondre(self, secret, proposition):
        return super().repondre(secret, proposition)[::-1]


@faux("la réponse ne change pas après la première validation : à chaque clic, refaites la proposition, vide au départ, puis écrivez dans `self.reponse.value`")
class ReponseFigee(MonPlateau):
    def montrer(self):
        if not self.reponse.value:
            super().montrer()


@faux("les nombres de la réponse s’ajoutent à ceux de la validation d’avant : ils doivent repartir de zéro")
class CompteursGardes(MonPlateau):
    total = (0, 0)

    def repondre(self, secret, proposition):
        self.total = tuple(a + b for a, b in zip(self.total, super().repondre(secret, proposition)))
        return self.total


@faux("quelle que soit la case cliquée, c’est la dernière qui change : un rang `i` écrit dans un `lambda` n’est lu qu’au clic, et vaut alors le dernier ; retrouvez le rang par `self.cases.index(…)` du bouton que reçoit ce qui est donné à `on_click`")
class DerniereCaseToujours(MonPlateau):
    def tourner(self, rang):
        super().tourner(len(self.cases) - 1)


@faux("quelle que soit la case cliquée, c’est la première qui change : changez celle du bouton que la méthode reçoit, `self.cases.index(…)` en donne le rang")
class PremiereCaseToujours(MonPlateau):
    def tourner(self, rang):
        super().tourner(0)


@faux("une case repart de la couleur d’une autre : il faut un numéro par case, et non un seul pour tout le plateau")
class UnSeulNumero(MonPlateau):
    numero = 0

    def tourner(self, rang):
        self.numero = self.suivante(self.numero)
        self.cases[rang].description = self.couleurs[self.numero]


@faux("après la dernière couleur, un clic de plus lève une erreur : les couleurs doivent défiler en rond, `couleur_suivante` le fait")
class SansRetour(MonPlateau):
    def suivante(self, numero):
        return numero + 1


@faux("les couleurs défilent toujours par trois : donnez à `couleur_suivante` le nombre de couleurs du plateau, `len(self.couleurs)`, et non 3")
class TroisCouleurs(MonPlateau):
    def suivante(self, numero):
        return (numero + 1) % 3


@faux("un clic sur une case ne change pas ce qu’elle montre : `on_click` donne à chaque bouton la méthode des cases ; elle range le numéro que renvoie `couleur_suivante`, puis récrit la `description` du bouton")
class CasesFigees(MonPlateau):
    def tourner(self, rang):
        self.numeros[rang] = self.suivante(self.numeros[rang])


@faux("un clic sur « valider » ne montre rien : donnez à `self.valider.on_click` la méthode qui répond, et écrivez-y dans `self.reponse.value` ; un texte affiché par `print`, ou renvoyé, ne s’y voit pas")
class RienNEstMontre(MonPlateau):
    def montrer(self):
        self.reponse.value = ""


@faux("le plateau n’est pas une `VBox` : écrivez `class MonPlateau(VBox):`, il ne se montre dans une cellule que s’il en hérite")
class PasUneBoite:
    def __init__(self, secret, couleurs):
        self.plateau = MonPlateau(secret, couleurs)
        self.cases, self.valider, self.reponse = self.plateau.cases, self.plateau.valider, self.plateau.reponse


@faux("seule la dernière case répond aux clics : appelez `on_click` une fois par bouton, là où chacun est créé")
class SeuleLaDerniereRepond(MonPlateau):
    def tourner(self, rang):
        if rang == len(self.cases) - 1:
            super().tourner(rang)


@faux("seule la première case répond aux clics : appelez `on_click` une fois par bouton, là où chacun est créé")
class SeuleLaPremiereRepond(MonPlateau):
    def tourner(self, rang):
        if rang == 0:
            super().tourner(rang)


@faux("un clic change toutes les cases : changez seulement celle du bouton que la méthode reçoit, `self.cases.index(…)` en donne le rang")
class ToutesLesCasesChangent(MonPlateau):
    def tourner(self, rang):
        for autre in range(len(self.cases)):
            super().tourner(autre)


@faux("la réponse est toujours 0 et 0 : comparez au secret les couleurs que montrent les cases, et non leurs numéros, ni les boutons eux-mêmes")
class ToujoursAucun(MonPlateau):
    def repondre(self, secret, proposition):
        return 0, 0


@faux("la réponse est celle de la première couleur dans toutes les cases, malgré les clics : refaites la proposition à chaque validation, avec ce que montre alors chaque case")
class PropositionDuDebut(MonPlateau):
    def repondre(self, secret, proposition):
        return super().repondre(secret, self.couleurs[:1] * len(secret))
