"""Question sœur du chapitre 08 : un nombre qui s’accorde avec toutes les réponses reçues."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


# L’ordre des essais ne compte pas : les lire à l’envers conviendrait aussi.
def nombre_possible(nombre, essais):
    """True si ce nombre, pris pour secret, aurait donné toutes ces réponses."""
    for propose, reponse in essais:
        juste = "gagné"
        if nombre > propose:
            juste = "plus"
        if nombre < propose:
            juste = "moins"
        if reponse != juste:
            return False
    return True


def repondre(nombre, propose):
    return "plus" if nombre > propose else "moins" if nombre < propose else "gagné"


def cas():
    for nombre in (1, 2, 3):
        yield nombre, []
    uns = list(product((1, 2, 3), ("plus", "moins", "gagné")))
    for nombre, essai in product((1, 2, 3), uns):
        yield nombre, [essai]
    for nombre, premier, second in product((1, 2, 3), uns, uns):
        yield nombre, [premier, second]
    for secret in (1, 37, 50, 88, 100):
        essais = [(propose, repondre(secret, propose)) for propose in (50, 25, 75, 37, 88, 1, 100)]
        for nombre in (secret, secret + 1, secret - 1, 50, 60):
            yield nombre, essais[: secret % 7 + 1]
            yield nombre, essais


def ecarts(nombre, essais):
    """Pour chaque réponse, vrai quand elle n’est pas celle que ce nombre aurait donnée."""
    return [reponse != repondre(nombre, propose) for propose, reponse in essais]


EXERCICE = Exercice(
    reference=nombre_possible,
    points=3,
    cas=cas,
    exemples=((40, [(50, "moins"), (25, "plus")]), (40, [(50, "moins"), (40, "plus")]), (7, [])),
    intacts=("essais",),
    proprietes=(
        Propriete("il n’y a aucun essai", "il y a au moins un essai", lambda _, essais: not essais),
        Propriete("le nombre s’accorde avec toutes les réponses", "une réponse exclut le nombre", lambda *cas: not any(ecarts(*cas))),
        Propriete("la première réponse exclut le nombre", "la première réponse n’exclut pas le nombre", lambda *cas: any(ecarts(*cas)[:1])),
        Propriete("la dernière réponse exclut le nombre", "la dernière réponse n’exclut pas le nombre", lambda *cas: any(ecarts(*cas)[-1:])),
        Propriete("le nombre a déjà été proposé", "le nombre n’a pas été proposé", lambda nombre, essais: any(propose == nombre for propose, _ in essais)),
        Propriete("une réponse est « gagné »", "aucune réponse n’est « gagné »", lambda _, essais: any(reponse == "gagné" for _, reponse in essais)),
        Propriete("une seule réponse exclut le nombre, et il y en a plusieurs", "il n’y a pas qu’une réponse, parmi plusieurs, pour exclure le nombre", lambda *cas: len(cas[1]) > 1 and sum(ecarts(*cas)) == 1),
    ),
    indices=(
        "Prenez un essai : si `nombre` était le secret, quelle réponse aurait-il fallu donner ? Que conclure si ce n’est pas celle qui est notée ?",
        "Une seule réponse différente suffit à conclure `False`. Pour conclure `True`, il faut les avoir toutes regardées.",
    ),
    squelette="""\
def nombre_possible(nombre, essais):
    for propose, reponse in essais:
        juste = "gagné"
        if ...:
            juste = "plus"
        if ...:
            juste = ...
        if ...:
            return ...
    return ...
""",
)


@faux("« plus » et « moins » sont échangés : « plus » dit que le secret est plus grand que le nombre proposé")
def plus_et_moins_echanges(nombre, essais):
    return all(reponse == {"plus": "moins", "moins": "plus"}.get(repondre(nombre, propose), "gagné") for propose, reponse in essais)


@faux("seule la première réponse est regardée : il faut qu’elles conviennent toutes")
def premiere_seulement(nombre, essais):
    return not any(ecarts(nombre, essais)[:1])


@faux("seule la dernière réponse est regardée : il faut qu’elles conviennent toutes")
def derniere_seulement(nombre, essais):
    return not any(ecarts(nombre, essais)[-1:])


@faux("la dernière réponse n’est jamais regardée")
def derniere_oubliee(nombre, essais):
    return not any(ecarts(nombre, essais)[:-1])


@faux("il suffit qu’une réponse convienne : il faut qu’elles conviennent toutes")
def une_suffit(nombre, essais):
    return not essais or not all(ecarts(nombre, essais))


@faux("sans aucun essai, le nombre est refusé : rien ne l’exclut encore")
def refuse_sans_essai(nombre, essais):
    return bool(essais) and nombre_possible(nombre, essais)


@faux("`True` et `False` sont échangés : `True` dit que le nombre peut être le secret")
def vrai_et_faux_echanges(nombre, essais):
    return not nombre_possible(nombre, essais)


@faux("un nombre déjà proposé est accepté après « plus » : « plus » veut dire strictement plus grand")
def plus_large(nombre, essais):
    return all(reponse == repondre(nombre, propose) or reponse == "plus" and nombre == propose for propose, reponse in essais)


@faux("un nombre déjà proposé est accepté après « plus » ou « moins » : ces mots veulent dire strictement plus grand, ou plus petit")
def plus_et_moins_larges(nombre, essais):
    return all(reponse == repondre(nombre, propose) or reponse != "gagné" and nombre == propose for propose, reponse in essais)


@faux("« gagné » n’exclut jamais un nombre : seul le nombre proposé convient alors")
def gagne_ignore(nombre, essais):
    return all(reponse in ("gagné", repondre(nombre, propose)) for propose, reponse in essais)


@faux("un nombre proposé est toujours refusé, même après « gagné » : c’est alors le secret")
def propose_toujours_refuse(nombre, essais):
    return nombre_possible(nombre, essais) and all(propose != nombre for propose, _ in essais)


@faux("le résultat est le nombre de réponses qui conviennent : il faut `True` ou `False`")
def reponses_comptees(nombre, essais):
    return len(essais) - sum(ecarts(nombre, essais))


@faux("un nombre déjà proposé est accepté après « plus » ou « moins », et « gagné » n’exclut rien : pour chacune des trois réponses, le nombre doit être strictement plus grand, strictement plus petit, ou égal")
def larges_et_gagne_ignore(nombre, essais):
    return all(reponse == "gagné" or nombre == propose or reponse == repondre(nombre, propose) for propose, reponse in essais)
