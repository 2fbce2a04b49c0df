"""Exercice : remplir une combinaison."""

import random

from mastermind_edu.exercices.chapitre_02._tirages import COULEURS, COUPLES, PLACES, jamais_vu, sans_repetition_permise
from mastermind_edu.francais import abreger, accorder
from mastermind_edu.juge.ecarts import Ecart, ecrire_observation
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.instruments import Hasard
from mastermind_edu.juge.valeurs import egales

TAILLE_MAXIMALE = 6  # la liste d’Unisciel est plus grande que le code


def generer_combinaison(c, n, m, hasard):
    """Remplit sur place `c[0]`…`c[n-1]` de nombres de 1 à `m`, laisse le reste, ne renvoie rien."""
    for k in range(n):
        c[k] = hasard.randint(1, m)


def cas():
    for n, m in ((1, 1), (1, 2), (2, 1), (2, 2), (3, 2), (4, 6)):
        for graine in range(6):
            yield [9] * min(n + 1, TAILLE_MAXIMALE), n, m, Hasard(graine)  # ni 0, que peut donner un tirage mal borné, ni un nombre qui convienne
    for n, m, nb_tirages in (COUPLES, PLACES, COULEURS):
        avant = [0] * TAILLE_MAXIMALE if n == 3 else [2, 1, 2, 6, 5, 3, 9, 4, 7]
        for graine in range(nb_tirages):
            yield avant, n, m, Hasard(graine)
    for n in range(1, 9):  # `c` n’est pas vide : ni son début, ni son reste, ni sa taille ne sont ceux du cours
        yield [14, -1, 13, 30, 0, 17, 25, 18][:n], n, n + 1, Hasard(n)
        yield [14, -1, 13, 30, 0, 17, 25, 18, 40, 33, -7, 21], n, n + 3, Hasard(n)


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    avant, n, m, _ = arguments
    if obtenue.erreur:
        return Ecart("erreur", "c remplie sur place", ecrire_observation(obtenue), message=sans_repetition_permise(obtenue, n, m))
    if obtenue.valeur is not None:
        conseil = "la fonction renvoie une valeur : il n’y a rien à renvoyer, `c` est remplie sur place"
        return Ecart("type", "rien (None) : c est remplie sur place", ecrire_observation(obtenue), conseil)
    apres = obtenue.arguments[0]
    entiers = all(type(x) is int and 1 <= x <= m for x in apres[:n])
    if len(apres) != len(avant) or not entiers or apres[n:] != avant[n:]:
        voulu = f"c : {accorder(n, 'nombre')} {'égal à 1' if m == n == 1 else 'égaux à 1' if m == 1 else f'de 1 à {m}'} au début" + (f", puis {str(avant[n:])[1:-1]} inchangé{'s' * (len(avant) > n + 1)}" if avant[n:] else "")
        return Ecart("modification", voulu, abreger(f"c devient {apres}"), _conseiller(avant, apres, n, m))
    return None


def _conseiller(avant, apres, n, m) -> str:
    """Le premier endroit de `c` qui ne va pas."""
    if len(apres) != len(avant):
        return "`c` change de longueur : écrivez dans les cases qui existent"
    rang = next(rang for rang, x in enumerate(apres) if (not (type(x) is int and 1 <= x <= m) if rang < n else x != avant[rang]))
    if rang >= n:
        return f"la case `c[{rang}]` a changé : seules les {n} premières sont à remplir" if n > 1 else f"la case `c[{rang}]` a changé : seule la première est à remplir"
    contenu = f"`c[{rang}]` contient `{abreger(repr(apres[rang]))}`"
    if egales(apres[rang], avant[rang]):
        return f"la case {contenu}, comme avant l’appel : écrivez un nombre tiré dans chacune des n premières cases, quel que soit ce qu’elle contenait"
    return f"la case {contenu} : il y faut un nombre entier de 1 à {m}, tel que `hasard.randint(1, m)` le donne"


def juger_ensemble(cas, observations):
    for epreuve in (COUPLES, PLACES, COULEURS):
        taille, nb_couleurs, _ = epreuve
        rangs = [rang for rang, (_, n, m, _) in enumerate(cas) if (n, m) == (taille, nb_couleurs)]
        codes = [observations[rang].arguments[0][:taille] for rang in rangs]
        ecart = jamais_vu(epreuve, codes, list(range(1, nb_couleurs + 1)))
        if ecart:
            return rangs[-1], ecart
    return None


EXERCICE = Exercice(
    reference=generer_combinaison,
    points=3,
    cas=cas,
    exemples=(([0, 0, 0, 0, 0, 0], 4, 6, Hasard(1)),),
    modifies=("c",),
    juger=juger,
    juger_ensemble=juger_ensemble,
    proprietes=(
        Propriete("n vaut 1", "n dépasse 1", lambda c, n, *_: n == 1),
        Propriete("m vaut 1", "m dépasse 1", lambda c, n, m, _: m == 1),
        Propriete("c a exactement n cases", "c a plus de n cases", lambda c, n, *_: len(c) == n),
    ),
    indices=(
        "La liste `c` existe déjà : n’y ajoutez rien, écrivez dans ses cases.",
        "Seules les `n` premières cases changent : quel est le rang de la première, et celui de la dernière ? Dans le rappel, une seule méthode de `hasard` donne des nombres de 1 à `m`.",
    ),
    squelette='''\
def generer_combinaison(c, n, m, hasard):
    """Écrit n nombres de 1 à m au début de c ; ne renvoie rien."""
    for k in range(...):
        c[...] = ...
''',
)


@faux("les nombres vont de 0 à m − 1 : il les faut de 1 à m, comme en donne `hasard.randint(1, m)`")
def de_zero_a_m_moins_1(c, n, m, hasard):
    for k in range(n):
        c[k] = hasard.randrange(m)


@faux("toute la liste est remplie : seules les n premières cases changent, il faut n tours")
def remplit_tout(c, n, m, hasard):
    for k in range(len(c)):
        c[k] = hasard.randint(1, m)


@faux("le nombre m ne sort jamais, et quand m vaut 1 il y a une erreur : `hasard.randint(1, m)` comprend m")
def m_jamais_tire(c, n, m, hasard):
    for k in range(n):
        c[k] = hasard.randrange(1, m)


@faux("la première case est oubliée et une case de trop est remplie : les n premières ont les rangs 0 à n − 1")
def a_partir_du_rang_1(c, n, m, hasard):
    for k in range(1, n + 1):
        c[k] = hasard.randint(1, m)


@faux("la liste est bien remplie, mais la fonction la renvoie aussi : il n’y a rien à renvoyer, ôtez ce renvoi")
def renvoie_la_liste(c, n, m, hasard):
    for k in range(n):
        c[k] = hasard.randint(1, m)
    return c


@faux("la liste `c` reçue n’a pas changé : écrivez dans ses cases, `c[…] = …`, sans passer par une autre liste ni un autre nom")
def nouvelle_liste(c, n, m, hasard):
    c = [hasard.randint(1, m) for _ in range(n)]


@faux("la liste s’allonge, et ses premières cases ne changent pas : écrivez dans les cases qui existent, `c[…] = …`")
def ajoute_a_la_fin(c, n, m, hasard):
    for _ in range(n):
        c.append(hasard.randint(1, m))


@faux("les n cases reçoivent le même nombre : il faut un tirage par case, donc un nouveau à chaque tour")
def meme_nombre_partout(c, n, m, hasard):
    nombre = hasard.randint(1, m)
    for k in range(n):
        c[k] = nombre


@faux("la dernière des n cases n’est pas remplie : son rang est n − 1, allez jusque-là")
def derniere_case_oubliee(c, n, m, hasard):
    for k in range(n - 1):
        c[k] = hasard.randint(1, m)


@faux("la première case n’est pas remplie : son rang est 0, commencez par elle")
def premiere_case_oubliee(c, n, m, hasard):
    for k in range(1, n):
        c[k] = hasard.randint(1, m)


@faux("une case de trop est remplie : les n premières ont les rangs 0 à n − 1")
def une_case_de_trop(c, n, m, hasard):
    for k in range(n + 1):
        c[k] = hasard.randint(1, m)


@faux("les nombres vont de 0 à m : il les faut à partir de 1")
def de_zero_a_m(c, n, m, hasard):
    for k in range(n):
        c[k] = hasard.randint(0, m)


@faux("les nombres vont de 1 à n : il les faut de 1 à m ; n est le nombre de cases, m celui des couleurs")
def de_1_a_n(c, n, m, hasard):
    for k in range(n):
        c[k] = hasard.randint(1, n)


@faux("m cases sont remplies de nombres de 1 à n : n est le nombre de cases à remplir, m le plus grand nombre")
def n_et_m_echanges(c, n, m, hasard):
    for k in range(m):
        c[k] = hasard.randint(1, n)


@faux("m cases sont remplies : c’est n qui compte les cases à remplir")
def m_cases(c, n, m, hasard):
    for k in range(m):
        c[k] = hasard.randint(1, m)


@faux("les nombres vont toujours de 1 à 6 : le plus grand est `m`")
def de_1_a_6(c, n, m, hasard):
    for k in range(n):
        c[k] = hasard.randint(1, 6)


@faux("les n premières cases contiennent 1, 2, 3… : il y faut des nombres tirés avec `hasard`")
def suite_sans_tirage(c, n, m, hasard):
    for k in range(n):
        c[k] = k + 1


@faux("la liste `c` reçue n’a pas changé, et une autre est renvoyée : écrivez dans les cases de `c`, et ne renvoyez rien")
def nouvelle_liste_renvoyee(c, n, m, hasard):
    return [hasard.randint(1, m) for _ in range(n)]


@faux("les nombres tirés repoussent les cases de `c`, qui s’allonge : écrivez dans les cases qui existent, `c[…] = …`")
def insere_au_debut(c, n, m, hasard):
    for k in range(n):
        c.insert(k, hasard.randint(1, m))


@faux("la liste `c` n’a plus que n cases : écrivez dans les n premières, `c[…] = …`, sans en ôter aucune ; les autres restent comme elles étaient")
def reste_efface(c, n, m, hasard):
    c[:] = [hasard.randint(1, m) for _ in range(n)]


@faux("un nombre ne sort jamais deux fois, et il y a une erreur quand n dépasse m : un nombre peut se répéter, tirez chacun de 1 à m")
def sans_remise(c, n, m, hasard):
    c[:n] = hasard.sample(range(1, m + 1), n)


@faux("seule la première case est remplie : il en faut n, une par tour")
def premiere_case_seule(c, n, m, hasard):
    c[0] = hasard.randint(1, m)


@faux("deux appels avec un `hasard` de même graine ne donnent pas les mêmes nombres : chaque tirage passe-t-il par `hasard` ?", genre="instable")
def autre_hasard(c, n, m, hasard):
    for k in range(n):
        c[k] = random.randint(1, m)


@faux("seules les cases qui contenaient 0 sont remplies : remplissez chacune des n premières, quel que soit ce qu’elle contenait, sans la regarder avant")
def cases_a_zero_seulement(c, n, m, hasard):
    for k in range(n):
        if c[k] == 0:
            c[k] = hasard.randint(1, m)


@faux("chaque nombre tiré s’ajoute à ce que la case contenait : il doit prendre sa place, avec `=`")
def ajoute_au_contenu(c, n, m, hasard):
    for k in range(n):
        c[k] += hasard.randint(1, m)


@faux("une seule case est remplie, celle de rang n − 1 : à chaque tour, écrivez dans une autre, des rangs 0 à n − 1")
def toujours_la_case_du_bout(c, n, m, hasard):
    for _ in range(n):
        c[n - 1] = hasard.randint(1, m)


@faux("la case de rang n est remplie à la place des n premières : à chaque tour, écrivez dans une autre, des rangs 0 à n − 1")
def toujours_la_case_n(c, n, m, hasard):
    for _ in range(n):
        c[n] = hasard.randint(1, m)
