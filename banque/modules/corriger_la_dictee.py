"""Question : corriger une dictée mot à mot, dans la liste reçue."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def corriger_la_dictee(copie, modele):
    """Compte les mots faux, et les remplace par ceux du modèle dans `copie`."""
    fautes = 0
    for i, mot in enumerate(modele):
        if copie[i] != mot:
            fautes = fautes + 1
            copie[i] = mot
    return fautes


PHRASE = ["les", "chats", "dorment", "sur", "les", "toits", "des", "maisons"]


def cas():
    for taille in (1, 2):
        for copie in listes(("a", "à", "as"), (taille,)):
            for modele in listes(("a", "à", "as"), (taille,)):
                yield copie, modele
    for copie in listes(("et", "est"), (3, 4)):
        yield copie, ["et", "est", "est", "et"][: len(copie)]
    for taille in range(4, 9):
        for rang in range(taille):
            yield [*PHRASE[:rang], "lé", *PHRASE[rang + 1 : taille]], PHRASE[:taille]
        yield [mot.upper() for mot in PHRASE[:taille]], PHRASE[:taille]
        yield PHRASE[:taille][::-1], PHRASE[:taille]
    yield ["les", "les", "les", "chats"], ["les", "chats", "les", "les"]
    yield [], []


def nb_fautes(copie, modele):
    return sum(mot != juste for mot, juste in zip(copie, modele))


EXERCICE = Exercice(
    reference=corriger_la_dictee,
    points=3,
    cas=cas,
    exemples=((["le", "cha", "dore"], ["le", "chat", "dort"]), (["il", "est", "là"], ["il", "est", "là"])),
    intacts=("modele",),
    modifies=("copie",),
    proprietes=(
        Propriete("la dictée est sans faute", "il y a des fautes", lambda copie, modele: copie == modele),
        Propriete("il y a plusieurs fautes", "il y a une faute au plus", lambda copie, modele: nb_fautes(copie, modele) > 1),
        Propriete("le premier mot est faux", "le premier mot n’est pas faux", lambda copie, modele: copie[:1] != modele[:1]),
        Propriete("le dernier mot est faux", "le dernier mot n’est pas faux", lambda copie, modele: copie[-1:] != modele[-1:]),
        Propriete("un mot faux est ailleurs dans le modèle", "aucun mot faux n’est ailleurs dans le modèle", lambda copie, modele: any(mot != juste and mot in modele for mot, juste in zip(copie, modele))),
        Propriete("la dictée n’a qu’un mot", "la dictée n’a pas qu’un mot", lambda copie, modele: len(copie) == 1),
    ),
    indices=(
        "Parcourez les rangs, pas les mots : à chaque rang, comparez le mot de la copie et celui du modèle.",
        "Quand ils diffèrent, deux actions : l’une compte, l’autre corrige. Dans laquelle des deux listes écrit-on, et à quel rang ?",
    ),
    squelette='''\
def corriger_la_dictee(copie, modele):
    """Le nombre de fautes ; copie est corrigée."""
    fautes = 0
    for i in range(len(copie)):
        if ...:
            fautes = ...
            ...
    return fautes
''',
)


def _faux(copie, modele):
    return [i for i in range(len(copie)) if copie[i] != modele[i]]


def _corriger(copie, modele, rangs):
    for rang in rangs:
        copie[rang] = modele[rang]
    return len(rangs)


@faux("le compte est bon, mais `copie` n’est pas corrigée : à chaque faute, écrivez le bon mot dans sa case")
def compte_sans_corriger(copie, modele):
    return len(_faux(copie, modele))


@faux("la copie est corrigée, mais rien n’est renvoyé : comptez aussi les fautes, et renvoyez leur nombre")
def corrige_sans_compter(copie, modele):
    _corriger(copie, modele, _faux(copie, modele))


@faux("la copie est corrigée, mais c’est elle qui est renvoyée : il faut le nombre de fautes")
def copie_renvoyee(copie, modele):
    _corriger(copie, modele, _faux(copie, modele))
    return copie


@faux("c’est le modèle qui est changé : le bon mot s’écrit dans `copie`")
def modele_change(copie, modele):
    return _corriger(modele, copie, _faux(copie, modele))


@faux("la copie est corrigée, mais le compte est toujours 0 : comparez et comptez avant d’écrire le bon mot")
def corrige_avant_de_comparer(copie, modele):
    _corriger(copie, modele, range(len(copie)))
    return 0


@faux("ce sont les mots justes qui sont comptés : comptez ceux qui diffèrent du modèle")
def mots_justes_comptes(copie, modele):
    justes = len(copie) - len(_faux(copie, modele))
    _corriger(copie, modele, _faux(copie, modele))
    return justes


@faux("un mot est jugé juste dès qu’il est quelque part dans le modèle : comparez-le à celui du même rang")
def place_ignoree(copie, modele):
    return _corriger(copie, modele, [i for i in range(len(copie)) if copie[i] not in modele])


@faux("la première faute arrête tout : corrigez et comptez jusqu’au dernier mot")
def premiere_faute_seule(copie, modele):
    return _corriger(copie, modele, _faux(copie, modele)[:1])


@faux("la copie est corrigée, mais le compte ne dépasse jamais 1 : ajoutez 1 à ce qui est déjà compté, chaque fois")
def un_au_plus(copie, modele):
    return min(1, _corriger(copie, modele, _faux(copie, modele)))


@faux("la copie est corrigée, mais tous les mots sont comptés : n’ajoutez 1 que pour ceux qui diffèrent")
def tous_comptes(copie, modele):
    _corriger(copie, modele, _faux(copie, modele))
    return len(copie)


@faux("le dernier mot n’est jamais regardé : son rang est `len(copie) - 1`, allez jusque-là")
def dernier_mot_oublie(copie, modele):
    return _corriger(copie, modele, [i for i in _faux(copie, modele) if i != len(copie) - 1])


@faux("le premier mot n’est jamais regardé : son rang est 0")
def premier_mot_oublie(copie, modele):
    return _corriger(copie, modele, [i for i in _faux(copie, modele) if i])


@faux("la copie est corrigée, mais c’est la liste des rangs faux qui est renvoyée : il faut leur nombre")
def rangs_renvoyes(copie, modele):
    rangs = _faux(copie, modele)
    _corriger(copie, modele, rangs)
    return rangs


@faux("les bons mots s’ajoutent au bout de la copie : chacun doit remplacer le mot faux, dans sa case")
def ajoutes_au_bout(copie, modele):
    rangs = _faux(copie, modele)
    copie.extend([modele[i] for i in rangs])
    return len(rangs)


@faux("la copie est corrigée, mais le compte est trop grand de 1 : il part de 0")
def part_de_1(copie, modele):
    return 1 + _corriger(copie, modele, _faux(copie, modele))


@faux("le compte ne dépasse pas 1, et `copie` n’est pas corrigée : écrivez dans ses cases, une à une, sans donner son nom à une autre liste")
def autre_liste_sous_le_nom(copie, modele):
    return int(_faux(copie, modele) != [])


@faux("un mot répété est toujours comparé à celui de sa première place : parcourez les rangs, et comparez au même rang")
def premiere_place_du_mot(copie, modele):
    return sum(_corriger(copie, modele, [copie.index(mot)]) for mot in [*copie] if mot in copie and mot != modele[copie.index(mot)])
