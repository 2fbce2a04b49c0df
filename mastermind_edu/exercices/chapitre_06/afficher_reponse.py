"""Exercice : montrer une réponse."""

from itertools import product

from mastermind_edu.francais import abreger
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def afficher_reponse(bien, mal):
    """Une clé 🔑 par bien placé puis un pion ⚪ par mal placé, une espace entre deux ; `"aucun"` s’il n’y a rien."""
    if bien + mal == 0:
        return "aucun"
    return " ".join(["🔑"] * bien + ["⚪"] * mal)


def cas():
    return sorted(((b, m) for b, m in product(range(9), repeat=2) if b + m <= 8), key=lambda cas: (sum(cas), cas))


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """Un ⚪ suivi ou non de sa marque invisible (U+FE0F) est le même signe."""
    if type(obtenue.valeur) is str and obtenue.valeur.replace("\ufe0f", "") == attendue.valeur:
        obtenue = obtenue._replace(valeur=attendue.valeur)
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    return ecart._replace(conseil=_conseiller(obtenue.valeur, *arguments)) if ecart and ecart.genre == "valeur" else ecart


def _conseiller(texte: str, bien: int, mal: int) -> str:
    """Ce qui n’est pas le bon mot, le bon signe, le bon nombre de signes, leur ordre ou leurs espaces."""
    if bien == mal == 0:
        ecrit = f", et non « {abreger(texte)} »" if texte else ", et le texte est vide"
        if texte.replace(" ", "") == "aucun":
            ecrit += " : `join` sépare aussi les lettres d’un mot, renvoyez « aucun » avant lui, par un `return` à part"
        return f"les deux nombres sont nuls : il faut dans ce cas le mot « aucun », écrit exactement ainsi{ecrit}"
    if texte == "aucun":
        return "« aucun » ne se dit que si les deux nombres sont nuls à la fois : réunissez les deux conditions par `and`, avec `or` une seule suffirait"
    if "aucun" in texte:
        return "« aucun » est écrit avec des symboles : ce mot ne vient que tout seul, quand les deux nombres sont nuls"
    intrus = next((signe for signe in texte if signe not in "🔑⚪\ufe0f "), "")
    if intrus:
        return f"le texte contient « {intrus} » : il ne faut que 🔑, ⚪ et des espaces, copiez ces deux signes de l’énoncé"
    for signe, nombre in (("🔑", bien), ("⚪", mal)):
        if texte.count(signe) != nombre:
            return f"il faut {nombre} fois {signe} dans ce cas : le texte l’a {texte.count(signe)} fois"
    signes = texte.replace("\ufe0f", "")
    if signes.replace(" ", "") != "🔑" * bien + "⚪" * mal:
        return "un ⚪ vient avant un 🔑 : toutes les clés d’abord, puis tous les pions"
    liste = "faites une liste, un signe seul par élément (`[\"⚪\"] * 2`, et non `\"⚪\" * 2`, qui les colle), puis joignez-la avec `\" \".join(…)`"
    if signes != signes.strip(" "):
        return f"il y a une espace au bord du texte : elle ne se met qu’entre deux signes ; {liste}"
    if "  " in signes:
        return f"il y a plusieurs espaces de suite : il en faut une seule entre deux signes ; {liste}"
    colles = next((deux for deux in ("🔑🔑", "🔑⚪", "⚪⚪") if deux in signes), "")
    return f"il manque l’espace entre deux signes, « {colles} » : {liste}" if colles else ""


EXERCICE = Exercice(
    reference=afficher_reponse,
    points=2,
    cas=cas,
    exemples=((2, 1), (0, 3), (0, 0)),
    juger=juger,
    proprietes=(
        Propriete("il n’y a pas de bien placé", "il y a des bien placés", lambda bien, mal: bien == 0),
        Propriete("il n’y a pas de mal placé", "il y a des mal placés", lambda bien, mal: mal == 0),
        Propriete("aucun pion n’est trouvé", "un pion au moins est trouvé", lambda bien, mal: bien == mal == 0),
        Propriete("un seul pion est trouvé", "il n’y a pas un seul pion trouvé", lambda bien, mal: bien + mal == 1),
        Propriete("un des deux nombres est nul", "aucun des deux nombres n’est nul", lambda bien, mal: bien * mal == 0),
        Propriete("les deux nombres sont égaux", "les deux nombres sont différents", lambda bien, mal: bien == mal),
    ),
    indices=(
        "Commencez par le cas particulier : à quoi reconnaît-on qu’il n’y a rien à montrer ?",
        "Sinon, mettez bout à bout une liste de clés et une liste de pions, comme dans le rappel, puis joignez le tout.",
    ),
    squelette='''\
def afficher_reponse(bien, mal):
    """Les clés puis les pions blancs, ou "aucun"."""
    if ...:
        return "aucun"
    symboles = ["🔑"] * ... + ...
    return ...
''',
)


@faux("sans aucun pion trouvé, le texte est vide : voyez d’abord si les deux nombres valent 0, et renvoyez alors le mot « aucun », sans l’afficher (une liste vide est égale à `[]`, jamais à `\"\"`)")
def rien_si_zero(bien, mal):
    return " ".join(["🔑"] * bien + ["⚪"] * mal)


@faux("il manque l’espace entre deux symboles : faites une liste, un symbole par élément (`[\"⚪\"] * 2`, et non `\"⚪\" * 2`, qui les colle), puis joignez-la avec `\" \".join(…)`")
def symboles_colles(bien, mal):
    return "🔑" * bien + "⚪" * mal if bien + mal else "aucun"


@faux("il reste une espace à la fin : elle se met entre les symboles, joignez-les avec `\" \".join(…)`")
def espace_finale(bien, mal):
    return "🔑 " * bien + "⚪ " * mal if bien + mal else "aucun"


@faux("les symboles sont échangés : les clés 🔑 sont pour les bien placés, les pions ⚪ pour les mal placés")
def symboles_echanges(bien, mal):
    return " ".join(["⚪"] * bien + ["🔑"] * mal) if bien + mal else "aucun"


@faux("les pions ⚪ sont montrés avant les clés 🔑 : c’est l’inverse")
def mal_places_d_abord(bien, mal):
    return " ".join(["⚪"] * mal + ["🔑"] * bien) if bien + mal else "aucun"


@faux("« aucun » est dit quand il n’y a pas de bien placés, même s’il y a des mal placés : voyez au tout début, par une seule condition, si les deux nombres sont nuls")
def aucun_trop_tot(bien, mal):
    return " ".join(["🔑"] * bien + ["⚪"] * mal) if bien else "aucun"


@faux("« aucun » est dit dès qu’un des deux nombres est nul : il faut qu’ils le soient tous les deux")
def aucun_des_un_nul(bien, mal):
    return " ".join(["🔑"] * bien + ["⚪"] * mal) if bien and mal else "aucun"


@faux("il manque l’espace entre les clés et les pions : mettez-les dans une seule liste, puis joignez-la")
def familles_collees(bien, mal):
    return " ".join(["🔑"] * bien) + " ".join(["⚪"] * mal) if bien + mal else "aucun"


@faux("quand un seul des deux nombres est nul, une espace reste au bord : mettez les clés et les pions dans une seule liste, puis joignez-la")
def espace_de_liaison(bien, mal):
    if bien + mal == 0:
        return "aucun"
    return " ".join(["🔑"] * bien) + " " + " ".join(["⚪"] * mal)


def _symboles(bien, mal):
    return ["🔑"] * bien + ["⚪"] * mal


@faux("les pions ⚪ ne sont montrés que s’il n’y a aucune clé : les deux questions sont indépendantes, posez-les l’une après l’autre, sans SINON, et ne donnez la réponse qu’ensuite")
def pions_sans_cle_seulement(bien, mal):
    return " ".join(["🔑"] * bien or ["⚪"] * mal) or "aucun"


@faux("les clés 🔑 ne sont montrées que s’il n’y a aucun pion ⚪ : ajoutez les pions à la suite des clés, sans les remplacer, par deux questions posées l’une après l’autre, sans SINON")
def cles_sans_pion_seulement(bien, mal):
    return " ".join(["⚪"] * mal or ["🔑"] * bien) or "aucun"


@faux("« aucun » est dit quand il n’y a pas de mal placés, même s’il y a des bien placés : voyez au tout début, par une seule condition, si les deux nombres sont nuls")
def aucun_sans_mal_places(bien, mal):
    return " ".join(_symboles(bien, mal)) if mal else "aucun"


@faux("sans aucun pion trouvé, la fonction renvoie `None` : quand les deux nombres valent 0, renvoyez le mot « aucun »")
def rien_renvoye_si_zero(bien, mal):
    return " ".join(_symboles(bien, mal)) or None


@faux("le mot de l’énoncé est « aucun », sans majuscule")
def aucun_avec_majuscule(bien, mal):
    return " ".join(_symboles(bien, mal)) or "Aucun"


@faux("le mot de l’énoncé est « aucun », tout court, sans rien après")
def aucun_avec_un_point(bien, mal):
    return " ".join(_symboles(bien, mal)) or "aucun."


@faux("« aucun » est écrit même quand des pions sont trouvés : voyez au tout début si les deux nombres reçus sont nuls, avant que rien ne les change (un `while` qui les diminue les laisse à 0)")
def aucun_toujours(bien, mal):
    return " ".join([*_symboles(bien, mal), "aucun"])


@faux("la réponse est toujours « aucun » : ce mot ne vient que si les deux nombres reçus sont nuls ; testez-les au tout début, avant que rien ne les change (un `while` qui les diminue les laisse à 0)")
def aucun_seul(bien, mal):
    return "aucun"


@faux("les pions ⚪ ne sont jamais montrés : il en faut un par mal placé, après les clés")
def cles_seules(bien, mal):
    return " ".join(["🔑"] * bien) if bien + mal else "aucun"


@faux("les clés 🔑 ne sont jamais montrées : il en faut une par bien placé ; mettez-les d’abord, puis ajoutez les pions à leur suite (`+`), sans remplacer les clés")
def pions_seuls(bien, mal):
    return " ".join(["⚪"] * mal) if bien + mal else "aucun"


@faux("il n’y a jamais plus d’un symbole de chaque sorte : il en faut autant que de bien placés et de mal placés")
def un_de_chaque(bien, mal):
    return " ".join(_symboles(min(1, bien), min(1, mal))) or "aucun"


@faux("les symboles sont séparés par une virgule : il faut une espace, et rien d’autre")
def virgules(bien, mal):
    return ", ".join(_symboles(bien, mal)) or "aucun"


@faux("le texte contient des nombres : il faut répéter chaque symbole, une clé par bien placé, un pion par mal placé")
def nombres(bien, mal):
    return f"{bien} 🔑 {mal} ⚪" if bien + mal else "aucun"


@faux("la réponse est la liste des symboles : joignez-la en un texte, avec `\" \".join(…)`")
def liste_renvoyee(bien, mal):
    return _symboles(bien, mal) or "aucun"


@faux("il y a un symbole de trop de chaque sorte : il en faut autant que de bien placés, puis autant que de mal placés")
def un_de_trop(bien, mal):
    return " ".join(_symboles(bien + 1, mal + 1)) if bien + mal else "aucun"


@faux("les clés 🔑 ne sont jamais montrées, d’où « aucun » quand il n’y a qu’elles : il en faut une par bien placé ; mettez-les d’abord, puis ajoutez les pions à leur suite (`+`), sans remplacer les clés")
def pions_ou_aucun(bien, mal):
    return " ".join(["⚪"] * mal) or "aucun"


@faux("les pions ⚪ ne sont jamais montrés, d’où « aucun » quand il n’y a qu’eux : ajoutez-en un par mal placé, à la suite des clés")
def cles_ou_aucun(bien, mal):
    return " ".join(["🔑"] * bien) or "aucun"


@faux("« aucun » est dit quand il n’y a que des bien placés, et pas quand il n’y a rien : comparez chacun des deux nombres à 0, avec `==` (`bien and mal == 0` n’y compare que le second)")
def aucun_si_seulement_des_bien_places(bien, mal):
    return "aucun" if bien and mal == 0 else " ".join(_symboles(bien, mal))


@faux("« aucun » est dit dès qu’il y a des bien placés : il faut que les deux nombres soient nuls, comparez chacun des deux à 0 (`bien or mal == 0` n’y compare que le second), et reliez les deux comparaisons par `and`")
def aucun_avec_des_bien_places(bien, mal):
    return "aucun" if bien or mal == 0 else " ".join(_symboles(bien, mal))


@faux("« aucun » est dit dès que les deux nombres sont égaux : il faut que chacun des deux soit nul, comparez-les à 0, non l’un à l’autre")
def aucun_si_egaux(bien, mal):
    return "aucun" if bien == mal else " ".join(_symboles(bien, mal))


@faux("les deux nombres sont échangés : il faut une clé 🔑 par bien placé, puis un pion ⚪ par mal placé")
def nombres_echanges(bien, mal):
    return " ".join(_symboles(mal, bien)) or "aucun"


@faux("il manque un symbole de chaque sorte, d’où « aucun » quand il n’en reste pas : il en faut autant que de bien placés, puis autant que de mal placés, comptez à partir de 0")
def un_de_moins(bien, mal):
    return " ".join(_symboles(bien - 1, mal - 1)) or "aucun"
