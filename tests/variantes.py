"""Les variantes fausses de chaque exercice, engendrées depuis les versions justes : le juge doit les refuser toutes.

Un outil d’auteur : `python tests/variantes.py > docs/variantes.md` ; `test_variantes.py` en fait
passer l’essentiel. Une survivante est prouvée juste, ou révèle un cas qui manque. Commencer par `dresser`.
"""

import inspect
import json
import math
import random
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from domaines import CONTRATS, TIRAGES, tirages_equitables, tirer_le_domaine

from mastermind_edu.atelier.variantes import Variante, engendrer, laisser_passer
from mastermind_edu.exercices import CATALOGUE, CHAPITRES
from mastermind_edu.juge import garde
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.ecarts import comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.instruments import FonctionDonnee, FonctionSuivie, Hasard, Lignes, Recueil
from mastermind_edu.juge.valeurs import Observation

RACINE = Path(__file__).resolve().parents[1]
PIONS_MAXIMAUX, COULEURS_MAXIMALES, TENTATIVES_MAXIMALES = 8, 12, 20
PALETTES_DU_COURS = (["R", "V", "B", "J", "P", "N"], ["R", "B", "J", "V", "O", "N"], ["R", "V", "B", "J"], ["R", "V", "B"], ["R", "V"])
EMOJIS_DU_COURS = ["🔴", "🟢", "🔵", "🟡", "🟣", "⚫"]
NOMBRES_DU_COURS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20)
TAILLE_LOT = 100
PAS_D_UNE_PREUVE = 1_000_000  # une recherche juste, sur les plus grandes tailles, en demande beaucoup
A_PARTIR_DE_ZERO = (  # douze numéros, de 0 à 11
    "numeros_vers_mot", "frequences", "nb_communs", "repondre_frequences", "code_suivant", "est_compatible", "proposition_suivante",
    "manche_ordinateur", "erreurs_de_reponse", "longueurs", "bilan",
    "partition", "pire_cas", "meilleure_proposition", "secrets_difficiles", "ordre_aleatoire", "depart_cyclique",
)  # fmt: skip
# Une liste de cas n’a pas d’entrée : `test_cas_d_eleve.py` fait varier ses cas.
# Une classe se juge par scénarios : `test_objets.py` fait varier ses méthodes.
FONCTIONS = [nom for nom in CATALOGUE if CATALOGUE[nom].parametres and CATALOGUE[nom].genre == "fonction"]
LIBRES = {"couleurs", "secret"}  # des textes libres de message_accueil et message_final


class Bilan(NamedTuple):
    """Ce que sont devenues les variantes d’un exercice."""

    exercice: str
    nb_variantes: int
    nb_refusees: int
    justes: list[str]  # prouvées : elles agissent comme la référence sur tout le domaine
    inexpliquees: list[str]


# Des versions justes, et leurs fautes d’une ligne


def versions_justes(exercice: Exercice) -> Iterator[tuple[str, str, dict]]:
    """La référence, puis la solution que montre le cours : un titre, un texte, un espace de noms."""
    yield "référence", inspect.getsource(exercice.reference), dict(vars(sys.modules[exercice.reference.__module__]))
    chapitre = next(chapitre for chapitre, noms in CHAPITRES.items() if exercice.nom in noms)
    cellules = json.loads((RACINE / "solutions" / f"{chapitre}_corrige.ipynb").read_text(encoding="utf-8"))["cells"]
    textes = ("".join(cellule["source"]) for cellule in cellules)
    source = next(texte for texte in textes if texte.startswith(f"def {exercice.nom}("))
    donnees = {"en_chiffres": vars(sys.modules[exercice.reference.__module__]).get("en_chiffres")}  # ce que le notebook écrit pour l’élève
    yield "solution", source, {"random": random} | donnees | {nom: CATALOGUE[nom].reference for nom in CATALOGUE}


def fautes_d_une_ligne(exercice: Exercice) -> Iterator[Variante]:
    for titre, source, espace in versions_justes(exercice):
        yield from (variante._replace(faute=f"{titre}, {variante.faute}") for variante in engendrer(exercice.nom, source, espace))


# Des fonctions justes, mal employées


def enveloppes(exercice: Exercice) -> Iterator[Variante]:
    """La référence, à qui l’on cache un argument, ou dont le résultat n’est bon que parfois."""
    yield from _arguments_ignores(exercice)
    yield from _arguments_coupes(exercice)
    yield from _justes_parfois(exercice)
    yield from _d_un_appel_a_l_autre(exercice)
    yield from _arguments_abimes(exercice)
    yield from _autres_types(exercice)


def _appeler_avec(exercice: Exercice, changer: Callable[[list], list]) -> Callable[[], Callable]:
    return lambda: lambda *arguments: exercice.reference(*changer(list(arguments)))


def _genres(exercice: Exercice) -> list[type]:
    return [type(argument) for argument in exercice.exemples[0]]


def _arguments_ignores(exercice: Exercice) -> Iterator[Variante]:
    for rang, nom in enumerate(exercice.parametres):
        for valeur in _valeurs_en_dur(exercice, rang):

            def changer(arguments, rang=rang, valeur=valeur):
                arguments[rang] = valeur.fabriquer()[0] if hasattr(valeur, "fabriquer") else deepcopy(valeur)
                return arguments

            yield Variante(f"`{nom}` vaut toujours {valeur!r}", _appeler_avec(exercice, changer))
        if _genres(exercice)[rang] is list:
            for mot, ranger in (("trié", sorted), ("à l’envers", lambda v: v[::-1])):
                yield Variante(f"`{nom}` {mot}", _appeler_avec(exercice, _sur(rang, lambda v, f=ranger: _dans_la_liste(v, f))))
    tables = {"initiales": PALETTES_DU_COURS, "emojis": (EMOJIS_DU_COURS,)}
    if {*tables} <= {*exercice.parametres}:
        rangs = [exercice.parametres.index(nom) for nom in tables]
        for palette in PALETTES_DU_COURS[:2]:
            for coupe in (False, True):

                def du_cours(arguments, palette=palette, coupe=coupe):
                    taille = len(arguments[rangs[0]]) if coupe else 6
                    arguments[rangs[0]], arguments[rangs[1]] = palette[:taille], EMOJIS_DU_COURS[:taille]
                    return arguments

                yield Variante(f"les deux tables sont celles de {''.join(palette)}{', coupées' if coupe else ''}", _appeler_avec(exercice, du_cours))
    for i, nom in enumerate(exercice.parametres):
        for j, autre in enumerate(exercice.parametres[:i]):
            if _genres(exercice)[i] is _genres(exercice)[j]:
                yield Variante(f"`{autre}` et `{nom}` échangés", _appeler_avec(exercice, lambda a, i=i, j=j: _echanger(a, i, j)))
                yield Variante(f"`{autre}` à la place de `{nom}`", _appeler_avec(exercice, _recopier(j, i)))


def _valeurs_en_dur(exercice: Exercice, rang: int) -> list:
    """Les valeurs des exemples, et celles que le cours emploie partout."""
    vues = [exemple[rang] for exemple in exercice.exemples]
    genre, nom = type(vues[0]), exercice.parametres[rang]
    if genre is Hasard:
        return [Hasard(0)]
    if genre in (FonctionDonnee, FonctionSuivie, Lignes, Recueil):
        return []
    if genre is bool:
        vues += [True, False]
    elif genre is int:
        vues += NOMBRES_DU_COURS
    elif nom == "initiales" or exercice.nom == "tirer_code" and genre is list:
        vues += PALETTES_DU_COURS
    elif nom == "emojis":
        vues += [EMOJIS_DU_COURS]
    return [valeur for i, valeur in enumerate(vues) if valeur not in vues[:i]]


def _est_plate(argument: object) -> bool:
    """Vrai pour une liste, ou un texte, dont les éléments ne sont pas eux-mêmes des listes ou des couples."""
    return all(type(element) not in (list, tuple) for element in argument)


def _dans_la_liste(valeur: list, ranger: Callable) -> list:
    """La liste changée, en place : ce qui devait l’être l’est encore."""
    return ranger(valeur) if all(type(x) is type(valeur[0]) for x in valeur) else valeur


def _sur(rang: int, changer: Callable) -> Callable[[list], list]:
    def appliquer(arguments):
        arguments[rang] = changer(arguments[rang])
        return arguments

    return appliquer


def _recopier(de: int, vers: int) -> Callable[[list], list]:
    return lambda arguments: [arguments[de] if rang == vers else argument for rang, argument in enumerate(arguments)]


def _echanger(arguments: list, i: int, j: int) -> list:
    arguments[i], arguments[j] = arguments[j], arguments[i]
    return arguments


def _taille_maximale(exercice: Exercice, rang: int) -> int:
    """Jusqu’où l’examen doit essayer ce paramètre."""
    nom = exercice.parametres[rang]
    if nom in ("initiales", "emojis", "nb_couleurs", "couleurs", "m"):
        return COULEURS_MAXIMALES
    if nom in ("max_tentatives", "nb_tentatives", "propositions", "saisie", "reponses", "tentatives"):
        return TENTATIVES_MAXIMALES
    return PIONS_MAXIMAUX


def _mesurer(argument: object) -> int | None:
    """La taille d’un argument : la longueur d’une liste ou d’un texte, ou le nombre lui-même."""
    if type(argument) is int:
        return argument
    if isinstance(argument, (FonctionDonnee, FonctionSuivie, Hasard, Lignes, Recueil)) or not hasattr(argument, "__len__"):
        return None
    return len(argument)


def _mesurables(exercice: Exercice) -> list[int]:
    return [
        rang
        for rang, argument in enumerate(exercice.exemples[0])
        if _mesurer(argument) is not None and not (type(argument) is str and exercice.parametres[rang] in LIBRES | {"initiale", "couleur"})
    ]


def _couper(argument: object, taille: int) -> object:
    if type(argument) is dict:
        return dict(list(argument.items())[:taille])
    return min(argument, taille) if type(argument) is int else argument[:taille]


def _arguments_coupes(exercice: Exercice) -> Iterator[Variante]:
    """Une boucle qui s’arrête à une taille du cours."""
    rangs = _mesurables(exercice)
    for rang in rangs:
        for taille in range(1, _taille_maximale(exercice, rang)):
            nom = exercice.parametres[rang]
            yield Variante(f"`{nom}` coupé à {taille}", _appeler_avec(exercice, _sur(rang, lambda v, t=taille: _couper(v, t))))
            if type(exercice.exemples[0][rang]) is int:
                yield Variante(f"`{nom}` au moins {taille + 1}", _appeler_avec(exercice, _sur(rang, lambda v, t=taille: max(v, t + 1))))
    suites = [rang for rang in rangs if type(exercice.exemples[0][rang]) is not int]
    if len(suites) > 1:
        for taille in range(1, PIONS_MAXIMAUX):
            yield Variante(
                f"toutes les listes coupées à {taille}",
                _appeler_avec(exercice, lambda a, t=taille: [_couper(v, t) if r in suites else v for r, v in enumerate(a)]),
            )


def alterer(valeur: object) -> object:
    """Une autre valeur du même type."""
    if type(valeur) is bool:
        return not valeur
    if type(valeur) is int:
        return valeur + 1
    if type(valeur) is str:
        return "" if valeur else "X"
    if type(valeur) is list:
        return [*valeur[:-1], alterer(valeur[-1])] if valeur else [0]
    if type(valeur) is tuple:
        return (*valeur[:-1], alterer(valeur[-1]))
    return 0


def _faux_quand(exercice: Exercice, condition: Callable[[tuple], bool]) -> Callable[[], Callable]:
    def fonction(*arguments):
        faux = condition(arguments)  # avant l’appel, qui peut changer les arguments
        try:
            valeur = exercice.reference(*arguments)
        except ValueError:
            if faux:
                return []
            raise
        return alterer(valeur) if faux else valeur

    return lambda: fonction


def _atomes(argument: object) -> Iterator[object]:
    if type(argument) in (list, tuple):
        for element in argument:
            yield from _atomes(element)
    elif type(argument) is dict:
        yield from _atomes([*argument.items()])
    elif type(argument) is str:
        yield from argument
    else:
        yield argument


def _justes_parfois(exercice: Exercice) -> Iterator[Variante]:
    """Justes à certaines tailles, avec certaines couleurs ou pour certaines formes de listes seulement."""
    for rang in _mesurables(exercice):
        nom = exercice.parametres[rang]
        for taille in range(1, _taille_maximale(exercice, rang) + 1):
            condition = lambda a, r=rang, t=taille: _mesurer(a[r]) == t
            yield Variante(f"faux quand `{nom}` est de taille {taille}", _faux_quand(exercice, condition))
            condition = lambda a, r=rang, t=taille: _mesurer(a[r]) >= t
            yield Variante(f"faux dès que `{nom}` est de taille {taille}", _faux_quand(exercice, condition))
            condition = lambda a, r=rang, t=taille: _mesurer(a[r]) <= t
            yield Variante(f"juste seulement quand `{nom}` dépasse {taille}", _faux_quand(exercice, condition))
    for rang, argument in enumerate(exercice.exemples[0]):
        if type(argument) in (list, str) and exercice.parametres[rang] not in ("emojis", *LIBRES - {"couleurs"}) or type(argument) is list:
            yield from _justes_pour_certaines_listes(exercice, rang)
    suites = [r for r, argument in enumerate(exercice.exemples[0]) if type(argument) is list and argument and _est_plate(argument)]
    for i in suites:
        for j in suites:
            if i < j and not {exercice.parametres[i], exercice.parametres[j]} & {"initiales", "emojis"}:
                noms = f"`{exercice.parametres[i]}` et `{exercice.parametres[j]}`"
                yield Variante(f"faux quand {noms} sont égaux", _faux_quand(exercice, lambda a, i=i, j=j: a[i] == a[j]))
                yield Variante(f"faux quand {noms} n’ont rien en commun", _faux_quand(exercice, lambda a, i=i, j=j: not {*a[i]} & {*a[j]}))
                melange = lambda a, i=i, j=j: a[i] != a[j] and sorted(a[i]) == sorted(a[j])
                yield Variante(f"faux quand {noms} sont dans un autre ordre", _faux_quand(exercice, melange))


def _justes_pour_certaines_listes(exercice: Exercice, rang: int) -> Iterator[Variante]:
    nom, argument = exercice.parametres[rang], exercice.exemples[0][rang]
    if exercice.nom in ("nettoyer", "lire_points") or nom in LIBRES and type(argument) is str:
        return
    atomes = [*_atomes([exemple[rang] for exemple in exercice.exemples])]
    repetable = nom not in ("initiale", "couleur", "initiales", "emojis", "couleurs") or exercice.nom == "initiales_distinctes"
    if all(type(atome) is str for atome in atomes) and nom != "emojis":
        for lettres in ("RV", "RVB", "RVBJ", "RVBJPN", "RVBJPNOX"):
            yield Variante(f"faux quand `{nom}` sort de {lettres}", _faux_quand(exercice, lambda a, s=lettres: not {*_atomes(a[rang])} <= {*s}))
        if nom == "initiales" and exercice.nom != "initiales_distinctes":
            for mot in ("RVBJPN", "RBJVON"):
                yield Variante(f"faux quand `{nom}` ne commence pas comme {mot}", _faux_quand(exercice, lambda a, m=mot: a[rang] != list(m[: len(a[rang])])))
    if nom == "emojis":
        yield Variante("faux quand les emojis ne sont pas ceux du cours", _faux_quand(exercice, lambda a: not {*a[rang]} <= {*EMOJIS_DU_COURS}))
    if any(type(atome) is int for atome in atomes):
        plafond = PIONS_MAXIMAUX if nom == "reponses" else 11 if exercice.nom in A_PARTIR_DE_ZERO else 12
        for nombre in range(2, plafond):
            yield Variante(f"faux dès que `{nom}` contient plus de {nombre}", _faux_quand(exercice, lambda a, n=nombre: any(type(x) is int and x > n for x in _atomes(a[rang]))))
    if type(argument) in (list, str) and repetable and _est_plate(argument):
        yield Variante(f"faux quand `{nom}` a une répétition", _faux_quand(exercice, lambda a: len({*a[rang]}) < len(a[rang])))
        for n in (2, 3, 4, 5, 6):
            yield Variante(f"faux quand `{nom}` a {n} fois le même", _faux_quand(exercice, lambda a, n=n: any(list(a[rang]).count(x) >= n for x in a[rang])))
        if exercice.nom not in ("initiales_distinctes", "generer_combinaison"):
            yield Variante(f"faux quand `{nom}` n’a qu’une couleur", _faux_quand(exercice, lambda a: len({*a[rang]}) == 1))
        yield Variante(f"faux quand `{nom}` n’a pas de répétition", _faux_quand(exercice, lambda a: len({*a[rang]}) == len(a[rang])))


def _d_un_appel_a_l_autre(exercice: Exercice) -> Iterator[Variante]:
    """Un état gardé : compteur d’appels, mémoire d’un résultat, tirages d’un hasard qui n’est pas celui reçu."""

    def selon(condition):
        def fabriquer():
            appels = [0]

            def fonction(*arguments):
                appels[0] += 1
                return _faux_quand(exercice, lambda _: condition(appels[0]))()(*arguments)

            return fonction

        return fabriquer

    for mot, condition in (
        ("juste au premier appel seulement", lambda n: n > 1),
        ("fausse au premier appel seulement", lambda n: n == 1),
        ("juste aux appels pairs", lambda n: n % 2 == 1),
        ("juste aux appels impairs", lambda n: n % 2 == 0),
        ("fausse une fois sur dix", lambda n: n % 10 == 0),
        ("juste les dix premières fois", lambda n: n > 10),
        ("juste après dix appels", lambda n: n <= 10),
    ):
        yield Variante(mot, selon(condition))

    def de_memoire(cle):
        def fabriquer():
            memoire = {}

            def fonction(*arguments):
                rang = cle(arguments)
                if rang not in memoire:
                    memoire[rang] = exercice.reference(*arguments)
                return deepcopy(memoire[rang])

            return fonction

        return fabriquer

    if len(exercice.parametres) > 1:
        for rang, nom in enumerate(exercice.parametres):
            if nom not in ("hasard", "lire", "afficher", "jouer"):
                yield Variante(f"mémoire qui oublie `{nom}`", de_memoire(lambda a, r=rang: repr([v for i, v in enumerate(a) if i != r])))
    yield Variante("mémoire des tailles seulement", de_memoire(lambda a: repr([_mesurer(v) for v in a])))
    yield Variante("le résultat de l’appel précédent", lambda: _en_retard(exercice))


def _en_retard(exercice: Exercice) -> Callable:
    precedents: list = []

    def fonction(*arguments):
        precedents.append(exercice.reference(*arguments))
        return precedents[-2] if len(precedents) > 1 else precedents[-1]

    return fonction


def _arguments_abimes(exercice: Exercice) -> Iterator[Variante]:
    """Le bon résultat, mais un argument changé qui ne devait pas l’être, ou pas ainsi."""
    abimer = {
        "allongé": lambda v: v.append(v[0] if v else 0),
        "raccourci": lambda v: v and v.pop(),
        "vidé": lambda v: v.clear(),
        "retourné": lambda v: v.reverse(),
        "trié": lambda v: v.sort(key=str),
        "changé au premier rang": lambda v: v and v.__setitem__(0, "¤"),
        "changé au dernier rang": lambda v: v and v.__setitem__(-1, "¤"),
        "changé d’une unité au dernier rang": lambda v: v and v.__setitem__(-1, v[-1] + 1 if type(v[-1]) is int else v[-1] + "_"),
        "mis à zéro au dernier rang": lambda v: v and v.__setitem__(-1, 0),
    }
    for nom in (*exercice.intacts, *exercice.modifies):
        rang = exercice.parametres.index(nom)
        if type(exercice.exemples[0][rang]) is not list:
            continue
        for mot, casser in abimer.items():

            def fonction(*arguments, rang=rang, casser=casser):
                valeur = exercice.reference(*arguments)
                casser(arguments[rang])
                return valeur

            yield Variante(f"`{nom}` {mot}", lambda f=fonction: f)
        if nom in exercice.modifies:
            yield Variante(f"`{nom}` laissé intact", _appeler_avec(exercice, _sur(rang, list)))
        if exercice.nom == "generer_combinaison":
            for mot, casser in (("remis à zéro", lambda r: [0] * len(r)), ("retourné", lambda r: r[::-1]), ("trié", sorted), ("perdu", lambda r: [])):

                def fonction(c, n, m, hasard, casser=casser):
                    exercice.reference(c, n, m, hasard)
                    c[n:] = casser(c[n:])

                yield Variante(f"le reste de `c` {mot}", lambda f=fonction: f)


def _autres_types(exercice: Exercice) -> Iterator[Variante]:
    """La bonne valeur, d’un autre type."""

    def convertir(conversion):
        return lambda: lambda *arguments: conversion(exercice.reference(*arguments))

    def partout(f):
        return lambda v: type(v)(map(f, v)) if type(v) in (list, tuple) else f(v)

    for mot, conversion in (
        ("en texte", str),
        ("dans une liste", lambda v: [v]),
        ("affichée", lambda v: None),
        ("à virgule", partout(lambda v: float(v) if type(v) in (int, bool) else v)),
        ("en booléen", partout(lambda v: bool(v) if v in (0, 1) else v)),
        ("en entier", partout(lambda v: int(v) if type(v) is bool else v)),
        ("bordée d’une espace", lambda v: v + " " if type(v) is str else v),
        ("précédée d’une espace", lambda v: " " + v if type(v) is str else v),
        ("en ensemble", lambda v: {*map(repr, v)} if type(v) in (list, tuple) else v),
    ):
        valeurs = [exercice.attendre(exemple).valeur for exemple in exercice.exemples]
        if any(repr(conversion(valeur)) != repr(valeur) for valeur in valeurs):
            yield Variante(f"réponse {mot}", convertir(conversion))


# L’examen, et la preuve


def dresser(exercice: Exercice, nb_preuves: int = TIRAGES, une_sur: int = 1) -> Bilan:
    """Le bilan d’un exercice : chaque variante refusée, prouvée juste sur `nb_preuves` entrées, ou sans explication."""
    variantes = [*fautes_d_une_ligne(exercice), *enveloppes(exercice)][::une_sur]
    survivantes = laisser_passer(exercice, variantes)
    preuves = [(cas, exercice.attendre(cas)) for cas in tirer_le_domaine(exercice.nom, nb_preuves)]
    justes = [variante.faute for variante in survivantes if est_juste(exercice, variante, preuves)]
    return Bilan(
        exercice.nom, len(variantes), len(variantes) - len(survivantes), justes, [v.faute for v in survivantes if v.faute not in justes]
    )


def est_juste(exercice: Exercice, variante: Variante, preuves: list) -> bool:
    """Vrai quand la variante tient le contrat sur tout le domaine, le jugement de l’exercice mis de côté."""
    candidat, contrat = Candidat(variante.fabriquer(), secondes=math.inf), CONTRATS.get(exercice.nom)
    for debut in range(0, len(preuves), TAILLE_LOT):
        lot = preuves[debut : debut + TAILLE_LOT]
        with patch.object(garde, "PAS_PAR_APPEL", PAS_D_UNE_PREUVE):
            observations = candidat.observer([cas for cas, _ in lot])
        if len(observations) < len(lot) or not all(_tient(exercice, contrat, *preuve, o) for preuve, o in zip(lot, observations)):
            return False
    hasardeux = exercice.nom in ("tirer_code", "generer_combinaison")
    return not hasardeux or tirages_equitables(exercice.nom, variante.fabriquer())


def _tient(exercice: Exercice, contrat: Callable | None, cas: tuple, attendue: Observation, obtenue: Observation) -> bool:
    if contrat and not obtenue.erreur:
        return contrat(cas, obtenue)
    return comparer_a_la_reference(exercice, cas, attendue, obtenue) is None


# Pourquoi une variante acceptée est juste : l’exercice (vide pour tous), un morceau de la faute, la raison.
RAISONS = (
    ("lire_points", "référence", "`int` refuse de lui-même ce qui n’est pas un nombre, et le texte de l’erreur est libre"),
    ("saisir_proposition", "<=", "un mot correct commence par une lettre, et « ? » vient avant les lettres"),
    ("saisir_proposition", "` devient `", "le texte du message est libre"),
    ("message_erreur", "`lettre` devient `mot`", "le mot contient le caractère"),
    ("initiales_distinctes", "solution", "une initiale répétée l’est aussi dans le reste de la liste, et `count` vaut au moins 1"),
    ("generer_combinaison", "précédent", "la fonction ne renvoie rien"),
    ("trouver_mal_places", "sont égaux", "n’arrive pas : les bien placés sont déjà marqués"),
    ("jouer_manche", "`nb` devient", "à cet endroit, la limite est atteinte : les deux nombres sont égaux"),
    ("manche_ordinateur", "code < secret", "les codes ne font que grandir jusqu’au secret"),
    ("manche_ordinateur", "`code` devient `secret`", "à cet endroit, le code est le secret"),
    ("manche_ordinateur", "`nb_couleurs`", "une couleur plus grande que toutes celles du secret n’est jamais proposée"),
    ("erreurs_de_reponse", "`tentatives` devient", "les trois listes ont la même longueur"),
    ("cfc", "`i_fond` devient", "à cet endroit, les deux rangs désignent la même couleur"),
    ("cfc", "`code` devient", "à cet endroit, le code est le secret"),
    ("cfc", "plus de 11", "n’arrive pas : avec douze couleurs, le plus grand numéro est 11"),
    ("completer", "plus de 11", "n’arrive pas : avec douze couleurs, le plus grand numéro est 11"),
    ("essai_de_place", "plus de 11", "n’arrive pas : avec douze couleurs, le plus grand numéro est 11"),
    ("essai_de_place", "à l’envers", "la variante ne retourne que les listes dont toutes les cases sont vides"),
    *((nom, "plus de 11", "n’arrive pas : avec douze couleurs, le plus grand numéro est 11") for nom in ("dijon1", "dijon3")),
    *((nom, "borne + 1", "la boucle finit avant : le secret a été proposé") for nom in ("dijon1", "dijon3")),
    *((nom, "1 devient 2", "toute valeur autre que 0 convient") for nom in ("dijon1", "dijon3")),
    *((nom, "`secret` devient", "les listes ont la même longueur") for nom in ("dijon1", "dijon3")),
    ("dijon1", "ligne 24", "n’arrive pas : le secret est proposé avant"),
    ("dijon3", "ligne 34", "n’arrive pas : le secret est proposé avant"),
    ("dijon3", "condition toujours vraie", "la boucle finit avant : le secret a été proposé"),
    ("dijon3", "couleur <= nb_couleurs", "la boucle finit avant : le secret a été proposé"),
    ("dijon3", "ligne 16 : 0 devient", "ce nombre est remplacé avant d’être lu : une place au moins est essayée"),
    ("phase_couleurs", "plus de 11", "n’arrive pas : avec douze couleurs, le plus grand numéro est 11"),
    ("deduire", "`mal` coupé", "`mal` ne dépasse jamais 2"),
    ("deduire", "taille", "`mal` ne dépasse jamais 2"),
    ("choisir_niveau", "coupé", "deux caractères ou plus sont refusés, quels qu’ils soient"),
    ("saisir_nb_manches", "énoncé retiré", "une fonction qui finit sans `return` renvoie `None`"),
    ("saisir_nb_manches", "2 devient 1", "1 est impair, donc refusé par l’autre condition"),
    ("manche_contre_personne", "`propositions` devient", "les deux listes ont la même longueur"),
    *(("pire_cout", motif, "les deux listes ont la même longueur") for motif in ("couts[0]", "0 devient")),
    *((nom, "`couts`", "il y a toujours deux listes de coûts") for nom in ("pire_cout", "meilleur_melange")),
    ("jouer_match", "`nb_manches`", "le nombre de manches est pair, et vaut au moins 2"),
    ("bienvenue", "échangés", "l’ordre des nombres dans la phrase est libre"),
    ("", "`nb_couleurs`", "un tableau plus long convient : une couleur absente compte pour 0"),
    ("", "`append` devient `extend`", "chaque élément est un texte d’un seul signe"),
    ("annoncer", "échangés", "l’égalité se lit dans les deux sens"),
    ("", "None devient 0", "0 n’est jamais une couleur : elles sont des lettres, ou vont de 1 à m"),
    ("", "mémoire des tailles", "les arguments sont des nombres, que leur « taille » décrit entièrement"),
    ("", "[::-1]", "l’ordre du parcours ne change rien"),
    ("", "échangés", "les deux jouent le même rôle"),
    ("", "trié", "l’ordre de la liste ne compte pas"),
    ("", "à l’envers", "l’ordre de la liste ne compte pas"),
    ("", "` devient `proposition`", "les deux listes ont la même longueur"),
    ("presenter_couleurs", "` devient `emojis`", "les deux listes ont la même longueur"),
    ("", "comparaison changée", "ce qui distinguerait les deux comparaisons n’arrive pas"),
    ("", " devient '", "la phrase est libre : ce que l’énoncé exige y est encore"),
    ("", "d’une espace", "la phrase est libre : ce que l’énoncé exige y est encore"),
)


def pourquoi(exercice: str, faute: str) -> str:
    """La raison, en mots, pour laquelle la variante est juste ; vide, et demandée à l’auteur, s’il reste à la trouver."""
    raison = next((raison for nom, motif, raison in RAISONS if nom in ("", exercice) and motif in faute), "")
    if not raison:
        print(f"tests/variantes.py : il faut dans RAISONS ce qui rend juste, pour `{exercice}`, « {faute} »", file=sys.stderr)
    return raison


def ecrire_page(bilans: list[Bilan]) -> str:
    """La page, en Markdown."""
    lignes = [
        "# Les variantes fausses, exercice par exercice",
        "",
        "Page écrite par `python tests/variantes.py`. Chaque version juste d’un exercice (la référence, puis la solution du cours) est changée d’une",
        "seule façon : une constante, une borne, une comparaison, une condition, une boucle, un paramètre ignoré ou remplacé par une valeur du cours, un",
        "résultat juste à certaines tailles seulement, un état gardé d’un appel à l’autre, un argument abîmé, une réponse d’un autre type. L’examen doit",
        f"refuser chaque variante. Celle qu’il accepte doit agir comme la référence sur {TIRAGES} entrées valides tirées au sort, jusqu’à 10 pions et",
        "12 couleurs prises parmi 26 lettres (`tests/domaines.py`) ; quand plusieurs réponses conviennent, c’est le contrat de l’énoncé qui est vérifié,",
        "sans le code du juge. Elle est alors comptée « prouvée juste », et la liste dit pourquoi.",
        "",
        "| exercice | variantes | refusées | prouvées justes | sans explication |",
        "|---|---|---|---|---|",
    ]
    for bilan in bilans:
        lignes.append(f"| `{bilan.exercice}` | {bilan.nb_variantes} | {bilan.nb_refusees} | {len(bilan.justes)} | {len(bilan.inexpliquees)} |")
    sommes = [sum(nombres) for nombres in zip(*((b.nb_variantes, b.nb_refusees, len(b.justes), len(b.inexpliquees)) for b in bilans))]
    lignes += [f"| **ensemble** | {' | '.join(map(str, sommes))} |", "", "## Celles qui sont justes", ""]
    for bilan in bilans:
        if bilan.justes or bilan.inexpliquees:
            lignes += [f"### `{bilan.exercice}`", ""]
            lignes += [f"- {faute} — {pourquoi(bilan.exercice, faute)}" for faute in bilan.justes]
            lignes += [f"- **sans explication** : {faute}" for faute in bilan.inexpliquees] + [""]
    return "\n".join(lignes).rstrip("\n")


if __name__ == "__main__":
    choisis = sys.argv[1:] or FONCTIONS
    print(ecrire_page([dresser(CATALOGUE[nom]) for nom in choisis]))
