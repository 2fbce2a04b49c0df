"""Exercice : jouer la manche où l’ordinateur cherche, et où une personne répond (`mancheOrdinateur` du sujet de SAÉ)."""

import random
import unicodedata
from itertools import product

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_08._code_ecrit import expliquer_le_booleen
from mastermind_edu.exercices.chapitre_08._propositions import raconter_les_propositions
from mastermind_edu.exercices.chapitre_08.proposition_suivante import proposition_suivante
from mastermind_edu.francais import abreger
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.instruments import FonctionSuivie
from mastermind_edu.juge.valeurs import egales


def manche_contre_personne(nb_pions, nb_couleurs, max_tentatives, demander):
    """Le couple (propositions, fin) de la manche où l’ordinateur propose et où `demander(proposition)` donne la réponse."""
    code, propositions, tentatives = [0] * nb_pions, [], []
    while len(propositions) < max_tentatives:
        propositions.append(code.copy())
        reponse = demander(code.copy())
        if reponse == (nb_pions, 0):
            return propositions, "trouvé"
        tentatives.append((code.copy(), reponse))
        if not proposition_suivante(code, tentatives, nb_couleurs):
            return propositions, "contradiction"
    return propositions, "limite"


def manche_avec(*reglages):
    """Les arguments d’une manche contre qui cache ce secret, et répond autre chose aux rangs de `fausses`."""
    return _jouee(*reglages)[0]


def _jouee(secret, nb_couleurs, max_tentatives, fausses=None):
    """Ces arguments, et si la fin de la manche est claire."""
    reponses = []

    def demander(proposition):
        reponses.append((fausses or {}).get(len(reponses), repondre_frequences(secret, proposition, nb_couleurs)))
        return reponses[-1]

    propositions, fin = manche_contre_personne(len(secret), nb_couleurs, max_tentatives, demander)
    return (len(secret), nb_couleurs, max_tentatives, FonctionSuivie("demander", tuple(reponses), "proposition")), _est_claire(propositions, fin, max_tentatives)


def fin_claire(nb_pions, nb_couleurs, max_tentatives, demander) -> bool:
    """Faux quand la réponse de trop est la dernière permise : « limite » et « contradiction » s’y défendent."""
    return _est_claire(*_rejouer(nb_pions, nb_couleurs, max_tentatives, demander), max_tentatives)


def _est_claire(propositions, fin, max_tentatives) -> bool:
    return fin != "contradiction" or len(propositions) < max_tentatives


def _rejouer(nb_pions, nb_couleurs, max_tentatives, demander):
    return manche_contre_personne(nb_pions, nb_couleurs, max_tentatives, demander.fabriquer()[0])


def cas():
    return dict.fromkeys(arguments for arguments, est_claire in _manches() if est_claire)  # chaque manche, une fois


def _manches():
    for n, k in ((1, 2), (1, 3), (2, 2), (2, 3), (3, 2)):
        for secret in map(list, product(range(k), repeat=n)):
            yield (manche := _jouee(secret, k, 9))
            for rang in range(min(3, len(manche[0][3].valeurs))):
                yield _jouee(secret, k, rang + 1)
                yield _jouee(secret, k, 9, {rang: ((0, 0), (0, min(n, 2)))[rang % 2]})
    yield _jouee([3, 2, 1, 0], 4, 12)  # la manche de la SAÉ : ses propositions n’ont que quatre couleurs
    yield _jouee([0, 0], 1, 4)
    yield _jouee([0, 0], 1, 4, {0: (1, 0)})
    hasard = random.Random(8)
    # Peu de codes avant la fin : une fonction juste, même lente, les passe vite en revue. Une contradiction les demande tous.
    for secret, k in (([0, 5], 6), ([0, 0, 2, 0, 1], 3), ([0, 0, 1, 0, 0, 1], 2), ([0, 0, 0, 0, 0, 1, 1], 2), ([0, 0, 0, 0, 0, 1, 0, 1], 2), ([8], 9), ([13], 14)):
        yield _jouee(secret, k, 30)
        if k ** len(secret) <= 64:
            yield _jouee(secret, k, 4, {hasard.randrange(3): (0, 0)})
    for limite in (5, 8, 11):
        yield _jouee([limite + 1], limite + 2, limite)
    for k in range(1, 8):
        yield _jouee([k // 4, k - 1], k, 20)


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La première proposition fausse, puis la fin ; un « é » en un signe ou en deux est le même."""
    valeur = obtenue.valeur
    if type(valeur) in (list, tuple) and len(valeur) == 2 and type(valeur[1]) is str:
        valeur = (valeur[0], unicodedata.normalize("NFC", valeur[1]))
        obtenue = obtenue._replace(valeur=valeur)
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart is None or obtenue.erreur or ecart.genre == "modification":
        return ecart
    if type(valeur) not in (list, tuple) or len(valeur) != 2 or type(valeur[0]) not in (list, tuple):
        return ecart._replace(conseil="il faut un couple : la liste des propositions, puis le texte de la fin")
    if not egales(attendue.valeur[0], valeur[0]):
        recit = raconter_les_propositions(attendue.valeur[0], valeur[0], _decrire, f"la manche est finie, c’est « {attendue.valeur[1]} »")
        return ecart._replace(conseil=recit)
    fin, voulue = valeur[1], attendue.valeur[1]
    if fin not in ("trouvé", "limite", "contradiction"):
        return ecart._replace(conseil=f"les propositions sont justes, mais la fin, `{abreger(repr(fin), 40)}`, n’est aucun des trois textes de l’énoncé, accents compris : ici, il faut `\"{voulue}\"`")
    return ecart._replace(conseil=f"les propositions sont justes, pas la fin : {_dire_la_fin(*arguments, attendue.valeur)}, et non `\"{fin}\"`")


def _decrire(rang) -> str:
    if rang == 0:
        return "la proposition qui n’a que des 0, `nb_pions` en tout"
    return "le premier code, après celui-là, que " + ("la réponse reçue permet" if rang == 1 else f"les {rang} réponses reçues permettent")


def _dire_la_fin(nb_pions, nb_couleurs, max_tentatives, demander, attendue) -> str:
    propositions, fin = attendue
    return {
        "trouvé": f"la dernière réponse, {demander.valeurs[-1]}, a tout bien placé (comparez son premier nombre à `nb_pions` dès la réponse reçue, et renvoyez aussitôt, sans chercher de proposition suivante), il faut `\"trouvé\"`",
        "limite": f"les {max_tentatives} propositions permises sont faites, il faut `\"limite\"`" if max_tentatives > 1 else "la seule proposition permise est faite, il faut `\"limite\"`",
        "contradiction": "après la dernière réponse, aucun code ne convient plus, il faut `\"contradiction\"`",
    }[fin]


EXERCICE = Exercice(
    reference=manche_contre_personne,
    points=4,
    cas=cas,
    exemples=(manche_avec([1, 0], 2, 9), manche_avec([2, 1], 3, 2), manche_avec([0, 1], 2, 9, {0: (0, 0), 1: (0, 0)})),
    modifies=("demander",),
    juger=lambda exercice, arguments, attendue, obtenue: expliquer_le_booleen(juger(exercice, arguments, attendue, obtenue), obtenue, "`proposition_suivante`, comme `code_suivant`,"),
    proprietes=(
        Propriete("le code est trouvé", "le code n’est pas trouvé", lambda *cas: _rejouer(*cas)[1] == "trouvé"),
        Propriete("la limite est atteinte", "la limite n’est pas atteinte", lambda *cas: _rejouer(*cas)[1] == "limite"),
        Propriete("les réponses se contredisent", "les réponses ne se contredisent pas", lambda *cas: _rejouer(*cas)[1] == "contradiction"),
        Propriete("il n’y a qu’une proposition", "il y a plusieurs propositions", lambda *cas: len(cas[3].valeurs) == 1),
        Propriete("le code est trouvé à la dernière proposition permise", "le code n’est pas trouvé à la dernière proposition permise", lambda *cas: _rejouer(*cas)[1] == "trouvé" and len(cas[3].valeurs) == cas[2]),
    ),
    indices=(
        "C’est `manche_ordinateur`, où le secret n’est pas connu : la réponse vient de `demander`. Il y a trois façons de finir ; à quoi reconnaît-on chacune ?",
        "À chaque tour, tant qu’il reste des propositions : ranger la proposition, demander, voir si tout est bien placé, ranger la tentative, avancer. C’est le `False` de `proposition_suivante` qui révèle la contradiction.",
    ),
    squelette='''\
def manche_contre_personne(nb_pions, nb_couleurs, max_tentatives, demander):
    """Le couple (propositions, fin)."""
    code = [0] * nb_pions
    propositions = []
    tentatives = []
    while len(propositions) < ...:
        propositions.append(code.copy())
        reponse = demander(code.copy())
        if ...:
            return propositions, "trouvé"
        tentatives.append(...)
        if not ...:
            return propositions, ...
    return propositions, ...
''',
)


def _jouer(nb_pions, nb_couleurs, demander, *, continuer, gagne=None, garder=lambda tentatives: tentatives, montrer=list):
    """La manche, dont on change ce qui fait continuer, ce qui fait gagner, ce qui est retenu ou ce qui est montré."""
    gagne = gagne or (lambda reponse: reponse == (nb_pions, 0))
    code, propositions, tentatives = [0] * nb_pions, [], []
    while continuer(len(propositions)):
        propositions.append(code.copy())
        reponse = demander(montrer(code))
        if gagne(reponse):
            return propositions, "trouvé"
        tentatives.append((code.copy(), reponse))
        if not proposition_suivante(code, garder(tentatives), nb_couleurs):
            return propositions, "contradiction"
    return propositions, "limite"


@faux("la manche ne s’arrête pas à la limite : il y a `max_tentatives` propositions en tout, pas une de plus, continuez tant qu’il y en a **moins**")
def sans_limite(nb_pions, nb_couleurs, max_tentatives, demander):
    return _jouer(nb_pions, nb_couleurs, demander, continuer=lambda faites: True)


@faux("il manque la dernière proposition permise : il y en a `max_tentatives` en tout")
def une_de_moins(nb_pions, nb_couleurs, max_tentatives, demander):
    return _jouer(nb_pions, nb_couleurs, demander, continuer=lambda faites: faites < max_tentatives - 1)


@faux("la limite est toujours 12 : c’est `max_tentatives`")
def limite_de_douze(nb_pions, nb_couleurs, max_tentatives, demander):
    return _jouer(nb_pions, nb_couleurs, demander, continuer=lambda faites: faites < 12)


@faux("toutes les bonnes couleurs passent pour une victoire, même mal placées : il faut que tous les pions soient **bien** placés")
def couleurs_suffisent(nb_pions, nb_couleurs, max_tentatives, demander):
    return _jouer(nb_pions, nb_couleurs, demander, continuer=lambda faites: faites < max_tentatives, gagne=lambda reponse: sum(reponse) == nb_pions)


@faux("la victoire n’est vue qu’avec 4 bien placés : il en faut `nb_pions`")
def quatre_pions(nb_pions, nb_couleurs, max_tentatives, demander):
    return _jouer(nb_pions, nb_couleurs, demander, continuer=lambda faites: faites < max_tentatives, gagne=lambda reponse: reponse[0] == 4)


@faux("chaque proposition ne tient compte que de la réponse précédente : rangez **toutes** les tentatives, et donnez-les à `proposition_suivante`")
def memoire_courte(nb_pions, nb_couleurs, max_tentatives, demander):
    return _jouer(nb_pions, nb_couleurs, demander, continuer=lambda faites: faites < max_tentatives, garder=lambda tentatives: tentatives[-1:])


@faux("les réponses ne servent pas, tous les codes sont proposés l’un après l’autre : rangez chaque tentative, et donnez leur liste à `proposition_suivante`")
def tous_les_codes(nb_pions, nb_couleurs, max_tentatives, demander):
    return _jouer(nb_pions, nb_couleurs, demander, continuer=lambda faites: faites < max_tentatives, garder=lambda tentatives: [])


@faux("`demander` reçoit chaque fois la même liste, qui change ensuite : donnez-lui une copie, `code.copy()`")
def meme_liste_montree(nb_pions, nb_couleurs, max_tentatives, demander):
    return _jouer(nb_pions, nb_couleurs, demander, continuer=lambda faites: faites < max_tentatives, montrer=lambda code: code)


@faux("toutes les propositions renvoyées sont la même liste, changée sur place : rangez des copies, `code.copy()`")
def meme_liste_rangee(nb_pions, nb_couleurs, max_tentatives, demander):
    code, nombre, tentatives = [0] * nb_pions, 0, []
    while nombre < max_tentatives:
        nombre += 1
        reponse = demander(code.copy())
        if reponse == (nb_pions, 0):
            return [code] * nombre, "trouvé"
        tentatives.append((code.copy(), reponse))
        if not proposition_suivante(code, tentatives, nb_couleurs):
            return [code] * nombre, "contradiction"
    return [code] * nombre, "limite"


@faux("la contradiction n’arrête pas la manche : quand `proposition_suivante` donne `False`, aucun code ne convient plus")
def contradiction_ignoree(nb_pions, nb_couleurs, max_tentatives, demander):
    code, propositions, tentatives = [0] * nb_pions, [], []
    while len(propositions) < max_tentatives:
        propositions.append(code.copy())
        reponse = demander(code.copy())
        if reponse == (nb_pions, 0):
            return propositions, "trouvé"
        tentatives.append((code.copy(), reponse))
        proposition_suivante(code, tentatives, nb_couleurs)
    return propositions, "limite"


@faux("en cas de contradiction, la liste finit par un code qui n’a pas été proposé : la dernière proposition faite est la dernière de la liste")
def code_en_trop_a_la_contradiction(nb_pions, nb_couleurs, max_tentatives, demander):
    propositions, fin = manche_contre_personne(nb_pions, nb_couleurs, max_tentatives, demander)
    return propositions + [[0] * nb_pions] * (fin == "contradiction"), fin


@faux("la proposition qui trouve le code manque à la fin de la liste : toutes celles qui sont faites doivent y être")
def trouvee_oubliee(nb_pions, nb_couleurs, max_tentatives, demander):
    propositions, fin = manche_contre_personne(nb_pions, nb_couleurs, max_tentatives, demander)
    return propositions[:-1] if fin == "trouvé" else propositions, fin


@faux("trouver à la dernière proposition permise passe pour une limite : regardez la réponse avant la limite")
def limite_avant_victoire(nb_pions, nb_couleurs, max_tentatives, demander):
    propositions, fin = manche_contre_personne(nb_pions, nb_couleurs, max_tentatives, demander)
    return propositions, "limite" if len(propositions) == max_tentatives else fin


@faux("seules les propositions sont renvoyées : il faut le couple (propositions, fin)")
def fin_oubliee(nb_pions, nb_couleurs, max_tentatives, demander):
    return manche_contre_personne(nb_pions, nb_couleurs, max_tentatives, demander)[0]


@faux("seule la fin est renvoyée : il faut le couple (propositions, fin)")
def propositions_oubliees(nb_pions, nb_couleurs, max_tentatives, demander):
    return manche_contre_personne(nb_pions, nb_couleurs, max_tentatives, demander)[1]


@faux("la fin vient avant les propositions : le couple est (propositions, fin)")
def couple_inverse(nb_pions, nb_couleurs, max_tentatives, demander):
    return manche_contre_personne(nb_pions, nb_couleurs, max_tentatives, demander)[::-1]


@faux("une manche sans victoire est toujours une limite : quand aucun code ne convient plus, la fin est `\"contradiction\"`")
def contradiction_dite_limite(nb_pions, nb_couleurs, max_tentatives, demander):
    propositions, fin = manche_contre_personne(nb_pions, nb_couleurs, max_tentatives, demander)
    return propositions, "limite" if fin == "contradiction" else fin


@faux("la première proposition manque, on commence par [0, 0, …] : rangez le code avant d’avancer")
def premiere_oubliee(nb_pions, nb_couleurs, max_tentatives, demander):
    propositions, fin = manche_contre_personne(nb_pions, nb_couleurs, max_tentatives, demander)
    return propositions[1:], fin


@faux("chaque proposition est demandée deux fois : donnez un nom à la réponse, pour ne la demander qu’une fois")
def demandee_deux_fois(nb_pions, nb_couleurs, max_tentatives, demander):
    code, propositions, tentatives = [0] * nb_pions, [], []
    while len(propositions) < max_tentatives:
        propositions.append(code.copy())
        if demander(code.copy()) == (nb_pions, 0):
            return propositions, "trouvé"
        tentatives.append((code.copy(), demander(code.copy())))
        if not proposition_suivante(code, tentatives, nb_couleurs):
            return propositions, "contradiction"
    return propositions, "limite"
