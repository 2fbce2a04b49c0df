"""Exercice : alterner les manches d’un match, et compter les points des deux joueurs."""

from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.instruments import FonctionSuivie


def jouer_match(nb_manches, manche_personne, manche_ordinateur):
    """Le couple (points de la personne, points de l’ordinateur), les manches jouées à tour de rôle, la personne cherchant d’abord."""
    points_personne, points_ordinateur = 0, 0
    for _ in range(nb_manches // 2):
        points_ordinateur += manche_personne()
        points_personne += manche_ordinateur()
    return points_personne, points_ordinateur


def _match(points_de_la_personne_qui_cherche, points_de_l_ordinateur_qui_cherche):
    """Un match dont voici les points de chaque manche."""
    personne, ordinateur = tuple(points_de_la_personne_qui_cherche), tuple(points_de_l_ordinateur_qui_cherche)
    return 2 * len(personne), FonctionSuivie("manche_personne", personne), FonctionSuivie("manche_ordinateur", ordinateur)


def cas():
    for a in (1, 2, 6):
        for b in (1, 3, 6):
            yield _match((a,), (b,))
    for a, b, c, d in ((1, 2, 3, 4), (6, 9, 16, 12), (5, 5, 5, 5), (4, 2, 1, 7), (12, 0, 3, 20)):
        yield _match((a, c), (b, d))
    for paires in range(3, 11):
        yield _match(((7 * rang + paires) % 19 + 1 for rang in range(paires)), ((5 * rang + 3 * paires) % 23 + 1 for rang in range(paires)))
    yield _match((0, 0, 8), (3, 0, 0))


def _ordre_des_appels(obtenue) -> list[str]:
    """Qui est appelée à chaque instant : « p » ou « o »."""
    _, (personne, *_), (ordinateur, *_) = obtenue.arguments
    # La seconde fonction est fabriquée un instant après la première : les siens comptent d’un cran de plus.
    return [qui for _, qui in sorted([*((instant, "p") for instant in personne), *((instant + 1, "o") for instant in ordinateur)])]


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence ; l’ordre des manches se dit en mots."""
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart is None or obtenue.erreur:
        return ecart
    if ecart.genre == "modification" and "moment" in ecart.conseil:
        voulu, vu = (_dire(_ordre_des_appels(observation)) for observation in (attendue, obtenue))
        return ecart._replace(attendu=f"les manches dans cet ordre : {voulu}", obtenu=f"dans cet ordre : {vu}", conseil="les manches sont jouées, mais pas à tour de rôle, la personne d’abord")
    if ecart.genre == "valeur":
        return ecart._replace(conseil=_raconter(*arguments) + _dire_les_appels(arguments[0], _ordre_des_appels(obtenue)))
    return ecart


def _dire_les_appels(nb_manches, ordre) -> str:
    """Combien de fois chacune est appelée, quand ce n’est pas pour chaque manche."""
    nombres = [ordre.count("p"), ordre.count("o")]
    if nombres == [nb_manches // 2] * 2:
        return ""
    return f". Ici, `manche_personne()` est appelée {nombres[0]} fois et `manche_ordinateur()` {nombres[1]} fois : il faut {nb_manches // 2} appels de chacune, un par manche, car chaque manche a ses propres points"


def _dire(ordre) -> str:
    return ", ".join("personne" if qui == "p" else "ordinateur" for qui in ordre)


def _raconter(nb_manches, personne, ordinateur) -> str:
    return (
        f"quand la personne cherche, ses manches donnent à l’ordinateur {_somme(personne.valeurs)} ; "
        f"quand l’ordinateur cherche, elles donnent à la personne {_somme(ordinateur.valeurs)} ; le couple est (points de la personne, points de l’ordinateur)"
    )


def _somme(valeurs) -> str:
    return f"{valeurs[0]}" if len(valeurs) == 1 else f"{' + '.join(map(str, valeurs))} = {sum(valeurs)}"


EXERCICE = Exercice(
    reference=jouer_match,
    points=2,
    cas=cas,
    exemples=(_match((6,), (4,)), _match((6, 16), (9, 12))),
    modifies=("manche_personne", "manche_ordinateur"),
    juger=juger,
    proprietes=(
        Propriete("il n’y a que deux manches", "il y a plus de deux manches", lambda nb_manches, *_: nb_manches == 2),
        Propriete("il y a plus de quatre manches", "il y a quatre manches au plus", lambda nb_manches, *_: nb_manches > 4),
        Propriete("il y a égalité", "il n’y a pas égalité", lambda _, personne, ordinateur: sum(personne.valeurs) == sum(ordinateur.valeurs)),
    ),
    indices=(
        "C’est la boucle de la leçon, `scores[c] += 6`, où les points viennent de deux fonctions. Qui marque, quand la personne cherche ?",
        "Une paire de manches par tour, donc `nb_manches // 2` tours. Appelez chaque fonction avec ses parenthèses, et ajoutez ce qu’elle donne aux points de l’**autre**.",
    ),
    squelette='''\
def jouer_match(nb_manches, manche_personne, manche_ordinateur):
    """Le couple (points de la personne, points de l’ordinateur)."""
    points_personne = 0
    points_ordinateur = 0
    for paire in range(...):
        points_ordinateur += ...
        points_personne += ...
    return points_personne, points_ordinateur
''',
)


def _jouer(nb_paires, manche_personne, manche_ordinateur):
    """Les points de chaque manche, par paires."""
    return [(manche_personne(), manche_ordinateur()) for _ in range(nb_paires)]


@faux("les points vont à celui qui cherche : c’est celui qui **cache** qui marque, les points de `manche_personne()` sont pour l’ordinateur")
def points_au_decodeur(nb_manches, manche_personne, manche_ordinateur):
    manches = _jouer(nb_manches // 2, manche_personne, manche_ordinateur)
    return sum(personne for personne, _ in manches), sum(ordinateur for _, ordinateur in manches)


@faux("l’ordinateur cherche le premier : la personne commence, appelez d’abord `manche_personne()`")
def ordinateur_d_abord(nb_manches, manche_personne, manche_ordinateur):
    manches = [(manche_ordinateur(), manche_personne()) for _ in range(nb_manches // 2)]
    return sum(ordinateur for ordinateur, _ in manches), sum(personne for _, personne in manches)


@faux("toutes les manches de la personne sont jouées, puis toutes celles de l’ordinateur : elles alternent, une de chaque à chaque tour")
def sans_alterner(nb_manches, manche_personne, manche_ordinateur):
    ordinateur = sum(manche_personne() for _ in range(nb_manches // 2))
    return sum(manche_ordinateur() for _ in range(nb_manches // 2)), ordinateur


@faux("chaque fonction est appelée `nb_manches` fois : `nb_manches` compte **toutes** les manches, celles de la personne et celles de l’ordinateur ; chacun en cherche la moitié")
def deux_fois_trop(nb_manches, manche_personne, manche_ordinateur):
    manches = _jouer(nb_manches, manche_personne, manche_ordinateur)
    return sum(ordinateur for _, ordinateur in manches), sum(personne for personne, _ in manches)


@faux("deux manches seulement sont jouées, une de chaque : recommencez, jusqu’à `nb_manches` en tout")
def une_paire_seulement(nb_manches, manche_personne, manche_ordinateur):
    personne = manche_personne()
    return manche_ordinateur(), personne


@faux("quatre manches sont toujours jouées : leur nombre est `nb_manches`")
def toujours_quatre(nb_manches, manche_personne, manche_ordinateur):
    manches = _jouer(2, manche_personne, manche_ordinateur)
    return sum(ordinateur for _, ordinateur in manches), sum(personne for personne, _ in manches)


@faux("les points de la dernière manche remplacent ceux d’avant : ajoutez-les, `+=`")
def derniere_manche_seulement(nb_manches, manche_personne, manche_ordinateur):
    personne, ordinateur = _jouer(nb_manches // 2, manche_personne, manche_ordinateur)[-1]
    return ordinateur, personne


@faux("il manque deux manches, une de chaque : il en faut `nb_manches` en tout")
def une_paire_de_moins(nb_manches, manche_personne, manche_ordinateur):
    manches = _jouer(nb_manches // 2 - 1, manche_personne, manche_ordinateur)
    return sum(ordinateur for _, ordinateur in manches), sum(personne for personne, _ in manches)


@faux("tous les points sont ajoutés ensemble : il faut deux comptes, un par joueur, et leur couple")
def un_seul_compte(nb_manches, manche_personne, manche_ordinateur):
    return sum(sum(manche) for manche in _jouer(nb_manches // 2, manche_personne, manche_ordinateur))


@faux("l’ordinateur ne cherche jamais : appelez aussi `manche_ordinateur()`, et donnez ses points à la personne")
def personne_seulement(nb_manches, manche_personne, manche_ordinateur):
    return 0, sum(manche_personne() for _ in range(nb_manches // 2))


@faux("le nom du vainqueur est renvoyé : il faut les deux nombres de points, (ceux de la personne, ceux de l’ordinateur)")
def vainqueur_renvoye(nb_manches, manche_personne, manche_ordinateur):
    personne, ordinateur = jouer_match(nb_manches, manche_personne, manche_ordinateur)
    return "personne" if personne > ordinateur else "ordinateur" if ordinateur > personne else "égalité"


@faux("les manches sont comptées, et non leurs points : ajoutez ce que chaque fonction donne")
def manches_comptees(nb_manches, manche_personne, manche_ordinateur):
    manches = _jouer(nb_manches // 2, manche_personne, manche_ordinateur)
    return len(manches), len(manches)


@faux("la fonction elle-même est ajoutée aux points, et Python s’arrête : il manque les parenthèses qui l’appellent, `manche_personne()`")
def sans_parentheses(nb_manches, manche_personne, manche_ordinateur):
    return 0 + manche_ordinateur, 0 + manche_personne


@faux("la fonction donne `None` : à la fin, renvoyez le couple des points")
def rien_renvoye(nb_manches, manche_personne, manche_ordinateur):
    jouer_match(nb_manches, manche_personne, manche_ordinateur)
