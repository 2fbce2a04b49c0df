"""Question sœur du chapitre 08 : la plaque qui suit, dans l’ordre d’un alphabet donné."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def plaque_suivante(plaque, alphabet):
    """Écrit la plaque suivante ; renvoie False quand elle revient à la première, True sinon."""
    for i in range(len(plaque) - 1, -1, -1):
        rang = alphabet.index(plaque[i])
        if rang < len(alphabet) - 1:
            plaque[i] = alphabet[rang + 1]
            return True
        plaque[i] = alphabet[0]
    return False


def cas():
    for alphabet in (["A", "B"], ["A", "B", "C"], ["N", "E", "S", "O"]):
        for taille in (1, 2, 3) if len(alphabet) < 4 else (1, 2):
            for plaque in product(alphabet, repeat=taille):
                yield [*plaque], alphabet
    lettres = [*"ABCDEFGHJKLMNPQRSTVWXYZ"]  # sans I, O ni U, comme sur les voitures
    for plaque in ("AA", "AZ", "HZ", "TZ", "ZZ", "NN", "AAZZ", "DEVZZ", "ZZZZZ", "K"):
        yield [*plaque], lettres
    yield ["X", "X"], ["X"]
    yield ["X"], ["X"]


def a_la_fin(plaque, alphabet):
    return all(lettre == alphabet[-1] for lettre in plaque)


EXERCICE = Exercice(
    reference=plaque_suivante,
    points=3,
    cas=cas,
    exemples=((["B", "A", "C"], ["A", "B", "C"]), (["N", "O", "O"], ["N", "E", "S", "O"]), (["C", "C"], ["A", "B", "C"])),
    intacts=("alphabet",),
    modifies=("plaque",),
    proprietes=(
        Propriete("la plaque finit par la dernière lettre de l’alphabet", "la plaque ne finit pas par la dernière lettre de l’alphabet", lambda plaque, alphabet: plaque[-1] == alphabet[-1]),
        Propriete("la plaque est la dernière de toutes", "la plaque n’est pas la dernière de toutes", a_la_fin),
        Propriete("il n’y a qu’une lettre sur la plaque", "il y a plusieurs lettres sur la plaque", lambda plaque, _: len(plaque) == 1),
        Propriete("la plaque finit par deux fois la dernière lettre", "la plaque ne finit pas par deux fois la dernière lettre", lambda plaque, alphabet: len(plaque) > 1 and a_la_fin(plaque[-2:], alphabet)),
        Propriete("l’alphabet n’est pas dans l’ordre habituel", "l’alphabet est dans l’ordre habituel", lambda _, alphabet: alphabet != sorted(alphabet)),
        Propriete("l’alphabet a plus de trois lettres", "l’alphabet a trois lettres au plus", lambda _, alphabet: len(alphabet) > 3),
    ),
    indices=(
        "Commencez par la lettre de droite. Quel est son rang dans l’alphabet ? À quelle condition a-t-elle une suivante ? Sinon, que devient-elle ?",
        "`alphabet.index(plaque[i])` donne ce rang. Dès qu’une lettre a avancé, tout est fini ; si aucune ne l’a pu, c’était la dernière plaque.",
    ),
    squelette="""\
def plaque_suivante(plaque, alphabet):
    for i in range(len(plaque) - 1, -1, -1):
        rang = alphabet.index(plaque[i])
        if ...:
            plaque[i] = ...
            return ...
        plaque[i] = ...
    return ...
""",
)


def _avancer(plaque, alphabet, rangs, retour=True):
    """La plaque, places dans l’ordre de ces rangs ; `retour` : la dernière lettre redevient la première."""
    for i in rangs:
        rang = alphabet.index(plaque[i])
        if rang < len(alphabet) - 1:
            plaque[i] = alphabet[rang + 1]
            return True
        if retour:
            plaque[i] = alphabet[0]
    return False


def _rangs(plaque):
    return range(len(plaque) - 1, -1, -1)


@faux("c’est la lettre de gauche qui avance d’abord : il faut commencer par celle de droite")
def de_gauche_a_droite(plaque, alphabet):
    return _avancer(plaque, alphabet, range(len(plaque)))


@faux("la dernière lettre de l’alphabet reste en place quand sa voisine avance : elle doit redevenir la première")
def lettre_non_remise(plaque, alphabet):
    return _avancer(plaque, alphabet, _rangs(plaque), False)


@faux("seule la lettre de droite change : quand elle redevient la première de l’alphabet, celle de gauche doit avancer")
def sans_retenue(plaque, alphabet):
    return _avancer(plaque, alphabet, [len(plaque) - 1])


@faux("la lettre de gauche ne change jamais : son rang est 0, allez jusque-là")
def premiere_lettre_oubliee(plaque, alphabet):
    return _avancer(plaque, alphabet, range(len(plaque) - 1, 0, -1))


@faux("la dernière lettre de l’alphabet n’est jamais atteinte : une lettre avance tant qu’elle n’est pas celle-là")
def derniere_jamais_atteinte(plaque, alphabet):
    for i in _rangs(plaque):
        rang = alphabet.index(plaque[i])
        if rang < len(alphabet) - 2:
            plaque[i] = alphabet[rang + 1]
            return True
        plaque[i] = alphabet[0]
    return False


@faux("la dernière lettre n’a pas de suivante : la demander provoque une erreur")
def suivante_de_la_derniere(plaque, alphabet):
    plaque[-1] = alphabet[alphabet.index(plaque[-1]) + 1]
    return True


@faux("toutes les lettres avancent : arrêtez-vous dès que l’une a avancé")
def toutes_avancent(plaque, alphabet):
    avancees = [_avancer(plaque, alphabet, [i]) for i in _rangs(plaque)]
    return any(avancees)


@faux("la plaque reçue ne change pas : elle doit changer sur place")
def plaque_inchangee(plaque, alphabet):
    return plaque_suivante(plaque.copy(), alphabet)


@faux("la réponse est toujours `True` : il faut `False` quand la plaque revient à la première")
def toujours_vrai(plaque, alphabet):
    plaque_suivante(plaque, alphabet)
    return True


@faux("`True` et `False` sont échangés : `False` dit que la plaque revient à la première")
def vrai_et_faux_echanges(plaque, alphabet):
    return not plaque_suivante(plaque, alphabet)


@faux("la dernière plaque ne change pas : elle doit revenir à la première")
def bloquee_a_la_fin(plaque, alphabet):
    return not a_la_fin(plaque, alphabet) and plaque_suivante(plaque, alphabet)


@faux("la plaque recule dans l’alphabet : il faut la lettre suivante")
def recule(plaque, alphabet):
    return plaque_suivante(plaque, alphabet[::-1])


@faux("la fonction renvoie la plaque : elle doit la changer sur place, et renvoyer `True` ou `False`")
def plaque_renvoyee(plaque, alphabet):
    plaque_suivante(plaque, alphabet)
    return plaque


@faux("la plaque avance bien, mais la fonction ne renvoie ni `True` ni `False`")
def rien_de_renvoye(plaque, alphabet):
    plaque_suivante(plaque, alphabet)


@faux("ce sont les rangs des lettres qui sont écrits sur la plaque : il faut les lettres")
def rangs_ecrits(plaque, alphabet):
    reussi = plaque_suivante(plaque, alphabet)
    plaque[:] = [alphabet.index(lettre) for lettre in plaque]
    return reussi
