"""Question : la ligne d’un lexique, d’après deux tableaux parallèles."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux

MOTS = ["chat", "lune", "pain", "rouge", "livre", "train", "pluie", "vert"]
ANGLAIS = ["cat", "moon", "bread", "red", "book", "train", "rain", "green"]


def ligne_du_lexique(mot, mots, traductions):
    """Le mot, un signe = entre deux espaces et sa traduction, comme "chat = cat" ; "chat = ?" quand il n’est pas dans la liste."""
    if mot not in mots:
        return f"{mot} = ?"
    rang = mots.index(mot)
    return f"{mot} = {traductions[rang]}"


def cas():
    yield "chat", ["chat"], ["cat"]
    yield "lune", ["chat"], ["cat"]
    for taille in range(2, 9):
        for mot in (*MOTS[:taille], "neige"):
            yield mot, MOTS[:taille], ANGLAIS[:taille]
            yield mot, MOTS[8 - taille :], ANGLAIS[8 - taille :]
    yield "lune", [], []
    yield "vert", ["pivert", "vert"], ["woodpecker", "green"]
    yield "pain", ["copain"], ["friend"]
    yield "cat", ["chat", "lune"], ["cat", "moon"]
    yield "pain", ["douleur", "pain"], ["pain", "bread"]


EXERCICE = Exercice(
    reference=ligne_du_lexique,
    points=3,
    cas=cas,
    exemples=(("lune", ["chat", "lune", "pain"], ["cat", "moon", "bread"]), ("neige", ["chat", "lune"], ["cat", "moon"])),
    intacts=("mots", "traductions"),
    jamais_d_erreur=True,
    proprietes=(
        Propriete("le mot est dans la liste", "le mot n’est pas dans la liste", lambda mot, mots, traductions: mot in mots),
        Propriete("le mot est le premier", "le mot n’est pas le premier", lambda mot, mots, traductions: mots[:1] == [mot]),
        Propriete("le mot est le dernier", "le mot n’est pas le dernier", lambda mot, mots, traductions: mots[-1:] == [mot]),
        Propriete("le mot est parmi les traductions", "le mot n’est pas parmi les traductions", lambda mot, mots, traductions: mot in traductions),
        Propriete("il y a plusieurs mots", "il y a un mot au plus", lambda mot, mots, traductions: len(mots) > 1),
    ),
    indices=(
        "Deux cas : le mot est dans la liste, ou il n’y est pas. Commencez par celui où il n’y a rien à chercher.",
        "La traduction est au même rang que le mot : demandez ce rang à la liste des mots. Un texte à trous fait le reste.",
    ),
    squelette='''\
def ligne_du_lexique(mot, mots, traductions):
    """La ligne, comme "chat = cat"."""
    if ...:
        return ...
    rang = ...
    return f"{mot} = {...}"
''',
)


@faux("un mot qui n’est pas dans la liste provoque une erreur : voyez d’abord s’il y est")
def sans_cas_absent(mot, mots, traductions):
    return f"{mot} = {traductions[mots.index(mot)]}"


@faux("quand le mot n’est pas dans la liste, rien n’est renvoyé : il faut alors le mot, le signe = et un point d’interrogation")
def rien_si_absent(mot, mots, traductions):
    if mot in mots:
        return f"{mot} = {traductions[mots.index(mot)]}"


@faux("quand le mot n’est pas dans la liste, la réponse n’est que « ? » : écrivez devant le mot et le signe =")
def point_d_interrogation_seul(mot, mots, traductions):
    return f"{mot} = {traductions[mots.index(mot)]}" if mot in mots else "?"


@faux("c’est le rang du mot qui est écrit : il faut la traduction de même rang, lue dans `traductions`")
def rang_pour_traduction(mot, mots, traductions):
    return f"{mot} = {mots.index(mot)}" if mot in mots else f"{mot} = ?"


@faux("le mot est écrit deux fois : après le signe =, il faut sa traduction")
def mot_deux_fois(mot, mots, traductions):
    return f"{mot} = {mot}" if mot in mots else f"{mot} = ?"


@faux("la traduction est celle du mot d’avant ou du dernier : lisez-la au même rang que le mot, sans rien en ôter")
def traduction_d_avant(mot, mots, traductions):
    return f"{mot} = {traductions[mots.index(mot) - 1]}" if mot in mots else f"{mot} = ?"


@faux("c’est toujours la première traduction qui est écrite : il faut celle de même rang que le mot")
def premiere_traduction(mot, mots, traductions):
    return f"{mot} = {traductions[0]}" if mot in mots else f"{mot} = ?"


@faux("c’est toujours la dernière traduction qui est écrite : il faut celle de même rang que le mot")
def derniere_traduction(mot, mots, traductions):
    return f"{mot} = {traductions[len(traductions) - 1]}" if mot in mots else f"{mot} = ?"


@faux("seule la traduction est renvoyée : il faut devant elle le mot et le signe =")
def traduction_seule(mot, mots, traductions):
    return traductions[mots.index(mot)] if mot in mots else f"{mot} = ?"


@faux("les espaces manquent de chaque côté du signe =")
def sans_espaces(mot, mots, traductions):
    return f"{mot}={traductions[mots.index(mot)]}" if mot in mots else f"{mot}=?"


@faux("le mot et sa traduction sont échangés : le mot français vient d’abord")
def a_l_envers(mot, mots, traductions):
    return f"{traductions[mots.index(mot)]} = {mot}" if mot in mots else f"? = {mot}"


@faux("seul le premier mot est reconnu, les autres sont dits inconnus : cherchez dans toute la liste avant de répondre")
def premier_mot_seul(mot, mots, traductions):
    return f"{mot} = {traductions[0]}" if mots[:1] == [mot] else f"{mot} = ?"


@faux("le dernier mot de la liste est dit inconnu : cherchez jusqu’au bout")
def dernier_mot_oublie(mot, mots, traductions):
    return f"{mot} = {traductions[mots.index(mot)]}" if mot in mots[:-1] else f"{mot} = ?"


@faux("un mot anglais est pris pour un mot de la liste : cherchez-le dans `mots`, pas dans `traductions`")
def cherche_partout(mot, mots, traductions):
    if mot in mots:
        return f"{mot} = {traductions[mots.index(mot)]}"
    return f"{mot} = {mots[traductions.index(mot)]}" if mot in traductions else f"{mot} = ?"


@faux("le mot « mot » est écrit à la place de celui qu’on cherche : dans un texte à trous, un nom de variable se met entre accolades")
def sans_accolades(mot, mots, traductions):
    return f"mot = {traductions[mots.index(mot)]}" if mot in mots else "mot = ?"


@faux("le point d’interrogation est collé au signe = : il y faut une espace")
def espace_oubliee_si_absent(mot, mots, traductions):
    return f"{mot} = {traductions[mots.index(mot)]}" if mot in mots else f"{mot} =?"


@faux("toutes les lignes du lexique sont données : il n’en faut qu’une, celle du mot demandé")
def tout_le_lexique(mot, mots, traductions):
    return [f"{francais} = {anglais}" for francais, anglais in zip(mots, traductions)]
