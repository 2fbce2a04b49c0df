"""Les scénarios de `MancheObjet` : des manches de plus en plus longues, et ce que l’on y demande.

Aucun exercice ici ; rien n’y est tiré au hasard. Commencer par `manches`.
"""

from mastermind_edu.exercices.cas import AUTRES_INITIALES, paires_variees
from mastermind_edu.juge.scenarios import Scenario, appel, lecture

NUMEROS = list(range(12))
LECTURES = (lecture("m.tentatives"), appel("m.est_gagnee"), appel("m.est_terminee"), appel("m.restantes"))
# Toutes les sortes de manches d’un pion, puis de deux. Deux objets passent avant les manches de deux tentatives.
UNE_TENTATIVE = (
    ("R", 1, ""), ("R", 1, "R"), ("R", 1, "V"), ("R", 2, "R"),
    ("RV", 1, "RR"), ("RV", 1, "RV"), ("RV", 1, "VR"), ("RV", 1, "VV"), ("VR", 1, "RR"), ("RR", 3, "RR"), ("RR", 3, "RV"), ("RR", 3, "VR"),
)  # fmt: skip
DEUX_TENTATIVES = (("R", 2, "VR"), ("R", 2, "VV"), ("R", 3, "VV"))


def etats(secret, max_tentatives, propositions):
    """Les propositions, puis ce que l’on peut demander ensuite ; après la fin, une proposition de trop."""
    joues = tuple(appel("m.proposer", proposition) for proposition in propositions)
    gagnee = secret in propositions
    # Une manche gagnée : l’énoncé dit que « restantes » n’importe plus.
    questions = LECTURES[:3] if gagnee else LECTURES
    yield Scenario(joues)
    if len(secret) == 1:  # une seule question : le contre-exemple n’a pas une ligne de plus
        yield from (Scenario((*joues, question)) for question in questions)
    else:
        yield Scenario((*joues, *questions))
    if len(secret) == 1 and (gagnee or len(propositions) == max_tentatives):
        refusee = (*joues, appel("m.proposer", secret))
        yield Scenario(refusee)
        yield Scenario((*refusee, *questions))
        if not gagnee:
            yield Scenario((*joues, *[appel("m.proposer", propositions[-1])] * 2))


def manches(courtes):
    """Un mot est une liste de pions ; les propositions d’une courte manche sont des mots aussi longs que son secret."""
    for mot, max_tentatives, propositions in courtes:
        secret, n = list(mot), len(mot)
        for scenario in etats(secret, max_tentatives, [list(propositions[i : i + n]) for i in range(0, len(propositions), n)]):
            yield secret, max_tentatives, scenario


def deux_objets():
    """Ce qui arrive à l’un n’arrive pas à l’autre ; chacun a son secret, et sa limite."""
    joue, autre = appel("a.proposer", ["V"]), appel("b.proposer", ["R"])
    for pas in (lecture("b.tentatives"), appel("b.est_gagnee"), appel("b.est_terminee"), appel("b.restantes")):
        yield ["R"], 2, Scenario((joue, pas), ("a", "b"))
    yield ["R"], 2, Scenario((joue, autre, appel("a.est_gagnee"), appel("b.est_gagnee"), lecture("a.tentatives"), lecture("b.tentatives")), ("a", "b"))
    yield ["R"], 3, Scenario((joue, appel("b.proposer", ["V"]), appel("a.restantes")), ("a", "b"), (["V"], 1))


def longues():
    """Des manches de 2 à 20 tentatives, de 2 à 8 pions, des couleurs de 0 à 11 ou d’autres initiales, parfois répétées."""
    for nombre, symboles in ((2, NUMEROS), (3, AUTRES_INITIALES), (6, NUMEROS), (7, NUMEROS), (8, AUTRES_INITIALES), (13, NUMEROS), (20, NUMEROS)):
        codes = [proposition for _, proposition in paires_variees(symboles, [4] * 3)]
        secret = (symboles * 2)[nombre % 12 :][: (nombre + 6) % 8 + 2][:8]
        if nombre % 3 == 0:  # une couleur répétée, ou la même partout
            secret = secret[: nombre % 2 + 1] + secret[:1] * (len(secret) - nombre % 2 - 1)
        proches = [secret[1:] + secret[:1], secret[::-1], *((code * 2)[: len(secret)] for code in codes)]
        ratees = [p for p in proches if p != secret][:nombre]
        if nombre % 2:
            yield secret, len(ratees), suivie(secret, ratees)
            yield secret, 26, suivie(secret, [*ratees[: nombre // 2], secret])
        else:
            yield secret, len(ratees), suivie(secret, [*ratees[:-1], secret])


def suivie(secret, propositions):
    """Une question après chaque rangée, jamais la même deux fois de suite, puis des propositions de trop, et tout demander."""
    pas = []
    for rang, proposition in enumerate(propositions):
        pas += [appel("m.proposer", proposition), *(LECTURES[1 + rang % 3 :][:1] if proposition != secret else LECTURES[1:3])]
    de_trop = [appel("m.proposer", secret)] * (1 if propositions[-1] == secret else 2)
    return Scenario((*pas, LECTURES[0], *de_trop, *LECTURES[:3]))
