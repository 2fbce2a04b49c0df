"""Exercice : la proposition dont le pire cas est le plus petit."""

import random
import re

from mastermind_edu.exercices.chapitre_13._candidats import de_tous_nombres, de_toutes_tailles, en_deux_pions, tailles, tous
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def meilleure_proposition(candidats, codes, nb_couleurs):
    """Le code de `codes` au plus petit pire cas ; à égalité, un candidat d’abord, puis le plus petit code."""
    return min(codes, key=lambda code: (_pire(code, candidats, nb_couleurs), code not in candidats, code))


def _pire(code, candidats, nb_couleurs):
    return max(tailles(code, candidats, nb_couleurs))


def cas():
    codes = tous(2, 2)
    for candidat in codes:
        yield [candidat], codes, 2
    for rang in range(4):
        yield [code for code in codes if code != codes[rang]], codes, 2
        yield [codes[rang], codes[rang - 1]], codes[::-1], 2
    yield codes, codes, 2
    yield codes, [[1, 1], [0, 0]], 2
    yield codes, [[1, 0], [0, 1]], 2
    yield [[0, 1]], [[1, 1], [0, 0]], 2  # à égalité, et aucun n’est candidat : le plus petit est le second
    yield [[0, 2, 1], [0, 2, 2], [0, 2, 3]], [[0, 1, 2], [0, 2, 1]], 4  # le plus petit pire cas vient avant, et n’est pas candidat
    hasard = random.Random(1313)
    yield from en_deux_pions(hasard)
    yield [[0, 0, 0, couleur] for couleur in (1, 2, 3, 4)], tous(4, 2) + [[1, 2, 3, 5], [0, 0, 0, 1], [0, 0, 0, 4]], 6
    yield from de_toutes_tailles(hasard)
    yield from de_tous_nombres(hasard)
    yield tous(7, 2)[:101], [[2] * 7, [3] * 7], 4  # un pire cas de plus de 100


def _ex_aequo(candidats, codes, nb_couleurs):
    """Les codes du plus petit pire cas."""
    notes = [_pire(code, candidats, nb_couleurs) for code in codes]
    return [code for code, note in zip(codes, notes) if note == min(notes)]


RIEN_CHOISI = "aucun code n’est choisi : si le plus petit pire cas connu part d’un nombre trop petit, rien ne fait mieux ; partez de `len(candidats) + 1`"
COMPARE_A_RIEN = "un nombre ne se compare pas à `None` : si le plus petit pire cas connu part de `None`, faites-le partir de `len(candidats) + 1`"
CODE_COMPARE_A_RIEN = "une liste ne se compare pas à `None` : si le meilleur code vaut encore `None`, aucun n’a fait mieux ; le plus petit pire cas connu doit partir de plus grand, `len(candidats) + 1`"
CLE_LISTE = "une liste, un code par exemple, ne peut être ni une clé ni un élément d’ensemble : cherchez un code dans la liste `candidats` elle-même, et gardez le meilleur dans une variable, son pire cas dans une autre"
AUCUN_CANDIDAT = "la liste est vide : ici, aucun des codes au plus petit pire cas n’est candidat ; prenez alors le plus petit d’entre eux"


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence ; ce qui fait passer le bon code devant celui de la réponse se dit."""
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart is None:
        return None
    if obtenue.erreur:
        erreur, phrase = obtenue.erreur, _expliquer(obtenue.erreur.texte, attendue.valeur in arguments[0])
        return ecart._replace(message=f"erreur {erreur.types[0]} à la ligne {erreur.ligne} : {phrase}") if phrase and erreur.ligne else ecart
    return ecart._replace(conseil=_dire(attendue.valeur, obtenue.valeur, *arguments) or ecart.conseil)


def _expliquer(texte, est_candidat) -> str:
    if "not supported between" in texte and "NoneType" in texte:
        return COMPARE_A_RIEN if "'int'" in texte else CODE_COMPARE_A_RIEN if "'list'" in texte else ""
    if re.search("unhashable type: 'list'|'list' as a dict key", texte):
        return CLE_LISTE
    return AUCUN_CANDIDAT if re.match(r"min\(\).*empty", texte) and not est_candidat else ""


def _dire(bon, choisi, candidats, codes, nb_couleurs) -> str:
    pire = _pire(bon, candidats, nb_couleurs)
    if choisi is None and pire == len(candidats):
        return f"`None` est renvoyé ici, où chaque code a pour pire cas {pire}, le nombre de candidats : si le plus petit pire cas connu part de là, aucun ne fait mieux ; partez de `len(candidats) + 1`"
    return RIEN_CHOISI if choisi == [] else _comparer(bon, choisi, pire, candidats, codes, nb_couleurs)


def _comparer(bon, choisi, pire, candidats, codes, nb_couleurs) -> str:
    """Pourquoi le bon code passe devant celui qui est choisi ; vide quand la réponse n’est pas un code."""
    if type(choisi) in (list, tuple) and choisi and all(code in codes for code in choisi):
        return "vous renvoyez une liste de codes : il faut un seul code, un candidat s’il y en a un, puis le plus petit"
    if choisi not in codes:
        return f"`{choisi}` est un candidat, mais pas l’un des `codes` : parcourez `codes`, où se choisit la proposition" if choisi in candidats else ""
    autre = _pire(choisi, candidats, nb_couleurs)
    if autre > pire:
        return f"`{choisi}` a un pire cas de {autre}, et `{bon}` de {pire} : le plus petit pire cas passe d’abord, candidat ou non"
    if choisi not in candidats and bon in candidats:
        vient_apres = codes.index(bon) > codes.index(choisi)
        geste = "il doit le remplacer, même si son code est plus grand ou vient après" if vient_apres else "il doit être gardé, même si un code qui vient après est plus petit, ou aussi bon ; ne comparez les codes qu’entre deux candidats, ou entre deux codes qui n’en sont pas"
        return f"à égalité de pire cas, {pire}, `{bon}` est un candidat et `{choisi}` non : {geste}"
    return f"à égalité de pire cas, {pire}, {'et candidats tous deux' if bon in candidats else 'et aucun n’étant candidat'}, `{bon}` est plus petit que `{choisi}` : c’est lui qu’il faut, quel que soit l’ordre de `codes`"


EXERCICE = Exercice(
    reference=meilleure_proposition,
    points=4,
    cas=cas,
    exemples=(
        ([[0, 0], [0, 1], [1, 0], [1, 1]], [[0, 0], [0, 1], [1, 0], [1, 1]], 2),
        ([[1, 1]], [[0, 0], [0, 1], [1, 0], [1, 1]], 2),
        ([[0, 0, 1], [0, 0, 2], [0, 0, 3]], [[0, 0, 0], [0, 0, 1], [0, 1, 2], [0, 0, 3]], 4),
    ),
    juger=juger,
    proprietes=(
        Propriete("la bonne proposition est un candidat", "la bonne proposition n’est pas un candidat", lambda c, codes, k: meilleure_proposition(c, codes, k) in c),
        Propriete("un seul code a le plus petit pire cas", "plusieurs codes ont le plus petit pire cas", lambda c, codes, k: len(_ex_aequo(c, codes, k)) == 1),
        Propriete("les codes sont dans l’ordre croissant", "les codes ne sont pas dans l’ordre croissant", lambda c, codes, _: codes == sorted(codes)),
        Propriete("il n’y a qu’un candidat", "il y a plusieurs candidats", lambda c, *_: len(c) == 1),
        Propriete("il y a plus de cent candidats", "il y a moins de cent candidats", lambda c, *_: len(c) > 100),
        Propriete("la bonne proposition est le premier code de la liste", "la bonne proposition n’est pas le premier code de la liste", lambda c, codes, k: meilleure_proposition(c, codes, k) == codes[0]),
    ),
    indices=(
        "Trois critères, du plus important au moins important : le pire cas, être candidat ou non, le code lui-même. Un tuple se compare de gauche à droite.",
        "`min(codes, key=…)` compare les codes par une note. La note d’un code peut être un tuple de trois valeurs ; `False` est plus petit que `True`.",
    ),
    squelette='''\
def meilleure_proposition(candidats, codes, nb_couleurs):
    """Le code au plus petit pire cas ; à égalité un candidat, puis le plus petit."""
    return min(..., key=lambda code: (..., code not in ..., ...))
''',
)


@faux("à pire cas égal, un candidat doit passer avant un code qui ne peut plus gagner : regardez si le code est dans `candidats`, avant de comparer les codes")
def candidat_non_prefere(candidats, codes, nb_couleurs):
    return min(codes, key=lambda code: (_pire(code, candidats, nb_couleurs), code))


@faux("à pire cas égal, un code qui ne peut plus gagner passe avant un candidat : c’est l’inverse, et `False` est plus petit que `True`")
def candidat_evite(candidats, codes, nb_couleurs):
    return min(codes, key=lambda code: (_pire(code, candidats, nb_couleurs), code in candidats, code))


@faux("à égalité, c’est le premier rencontré qui est choisi : il faut le plus petit code, quel que soit l’ordre de la liste ; avant tout le reste, écrivez `codes = sorted(codes)`")
def premier_rencontre(candidats, codes, nb_couleurs):
    return min(codes, key=lambda code: (_pire(code, candidats, nb_couleurs), code not in candidats))


@faux("seul le pire cas est regardé : à égalité, il faut un candidat d’abord, puis le plus petit code")
def sans_departage(candidats, codes, nb_couleurs):
    return min(codes, key=lambda code: _pire(code, candidats, nb_couleurs))


@faux("seuls les candidats sont comparés, et le choix n’est pas toujours l’un des `codes` : parcourez `codes`, un code qui ne peut plus gagner sépare parfois mieux")
def candidats_seuls(candidats, codes, nb_couleurs):
    return min(candidats, key=lambda code: (_pire(code, candidats, nb_couleurs), code))


@faux("un candidat est choisi même quand un autre code a un plus petit pire cas : le pire cas se compare d’abord")
def candidat_avant_tout(candidats, codes, nb_couleurs):
    return min(codes, key=lambda code: (code not in candidats, _pire(code, candidats, nb_couleurs), code))


@faux("le code choisi a le plus grand pire cas : il faut le plus petit")
def plus_grand_pire_cas(candidats, codes, nb_couleurs):
    return min(codes, key=lambda code: (-_pire(code, candidats, nb_couleurs), code not in candidats, code))


@faux("à égalité, c’est le plus grand code qui est choisi : il faut le plus petit")
def plus_grand_code(candidats, codes, nb_couleurs):
    return max(codes, key=lambda code: (-_pire(code, candidats, nb_couleurs), code in candidats, code))


@faux("vous renvoyez le pire cas de la meilleure proposition, un nombre : il faut la proposition elle-même, un code")
def pire_cas_renvoye(candidats, codes, nb_couleurs):
    return min(_pire(code, candidats, nb_couleurs) for code in codes)


@faux("c’est le code qui fait le plus de parts : il faut celui dont la plus grande part est la plus petite")
def plus_de_parts(candidats, codes, nb_couleurs):
    return min(codes, key=lambda code: (-len(tailles(code, candidats, nb_couleurs)), code not in candidats, code))


@faux("à égalité, c’est le dernier candidat dans l’ordre croissant qui est choisi : un candidat ne doit remplacer que celui qui n’en est pas un, ou un candidat plus grand")
def dernier_candidat(candidats, codes, nb_couleurs):
    meilleurs = sorted(_ex_aequo(candidats, codes, nb_couleurs))
    return [*meilleurs[:1], *(code for code in meilleurs if code in candidats)][-1]


@faux("à égalité, c’est le dernier candidat de la liste qui est choisi : il faut le plus petit, quel que soit l’ordre de la liste")
def dernier_candidat_rencontre(candidats, codes, nb_couleurs):
    meilleurs = _ex_aequo(candidats, codes, nb_couleurs)
    return [min(meilleurs), *(code for code in meilleurs if code in candidats)][-1]


@faux("à égalité, c’est le dernier candidat de la liste qui est choisi, ou le premier code rencontré s’il n’y a pas de candidat : il faut le plus petit, quel que soit l’ordre de la liste")
def dernier_candidat_ou_premier_code(candidats, codes, nb_couleurs):
    meilleurs = _ex_aequo(candidats, codes, nb_couleurs)
    return [*meilleurs[:1], *(code for code in meilleurs if code in candidats)][-1]


@faux("à égalité, c’est le dernier rencontré qui est choisi : il faut un candidat d’abord, puis le plus petit code")
def dernier_rencontre(candidats, codes, nb_couleurs):
    return _ex_aequo(candidats, codes, nb_couleurs)[-1]


@faux("le pire cas est mesuré sur `codes` : il se mesure sur `candidats`, les seuls qui peuvent encore être le secret")
def mesure_sur_les_codes(candidats, codes, nb_couleurs):
    return min(codes, key=lambda code: (_pire(code, codes, nb_couleurs), code not in candidats, code))


@faux("vous renvoyez la note entière, avec le pire cas devant : il faut le code seul, son dernier élément")
def note_renvoyee(candidats, codes, nb_couleurs):
    return min((_pire(code, candidats, nb_couleurs), code not in candidats, code) for code in codes)


@faux("vous renvoyez le rang de la meilleure proposition dans `codes` : il faut la proposition elle-même, un code")
def rang_renvoye(candidats, codes, nb_couleurs):
    return codes.index(meilleure_proposition(candidats, codes, nb_couleurs))


@faux("le pire cas n’est pas regardé, c’est le plus petit code qui est choisi : comparez d’abord `pire_cas(code, candidats, nb_couleurs)`")
def plus_petit_code(candidats, codes, nb_couleurs):
    return min(codes)


@faux("à égalité, un candidat ne remplace un code qui ne peut plus gagner que s’il est aussi plus petit : il doit le remplacer dans tous les cas")
def candidat_seulement_plus_petit(candidats, codes, nb_couleurs):
    meilleur = codes[0]
    for code in codes:
        pire, connu = _pire(code, candidats, nb_couleurs), _pire(meilleur, candidats, nb_couleurs)
        if pire < connu or pire == connu and code < meilleur and (code in candidats or meilleur not in candidats):
            meilleur = code
    return meilleur


@faux("à égalité, quand aucun des codes n’est candidat, c’est le premier rencontré qui est choisi : il faut alors aussi le plus petit")
def premier_rencontre_sans_candidat(candidats, codes, nb_couleurs):
    return min(codes, key=lambda code: (_pire(code, candidats, nb_couleurs), code not in candidats, code in candidats and code))


@faux("`None` est renvoyé quand aucun code ne sépare les candidats : si le plus petit pire cas connu part de `len(candidats)`, rien ne fait mieux ; partez de `len(candidats) + 1`")
def depart_au_nombre_de_candidats(candidats, codes, nb_couleurs):
    meilleur = meilleure_proposition(candidats, codes, nb_couleurs)
    return meilleur if _pire(meilleur, candidats, nb_couleurs) < len(candidats) else None


@faux("c’est toujours le premier des `codes` : si le plus petit pire cas connu part de 0, rien ne le remplace ; partez de `len(candidats) + 1`")
def premier_code_toujours(candidats, codes, nb_couleurs):
    return codes[0]


@faux("c’est toujours le dernier des `codes` : chaque fois qu’un code fait mieux, gardez-le avec son pire cas, que les suivants doivent battre, et renvoyez celui qui est gardé")
def dernier_code_toujours(candidats, codes, nb_couleurs):
    return codes[-1]


@faux("aucun code n’est jamais choisi, `None` est renvoyé : si le plus petit pire cas connu part de 0, rien ne fait mieux ; partez de `len(candidats) + 1`")
def aucun_choisi(candidats, codes, nb_couleurs):
    choisi, plus_petit = None, 0
    for code in codes:
        if _pire(code, candidats, nb_couleurs) < plus_petit:
            choisi = code
    return choisi


@faux("`None` est renvoyé quand tous les pires cas sont grands : si le plus petit pire cas connu part d’un nombre comme 100, rien ne fait mieux ; partez de `len(candidats) + 1`")
def depart_a_cent(candidats, codes, nb_couleurs):
    meilleur = meilleure_proposition(candidats, codes, nb_couleurs)
    return meilleur if _pire(meilleur, candidats, nb_couleurs) < 100 else None
