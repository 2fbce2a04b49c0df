"""Les exercices du chapitre 6 : afficher, conclure, jouer la manche."""

from itertools import product

from mastermind_edu.exercices.cas import contient_compte, ecart_de_texte, listes, normaliser
from mastermind_edu.exercices.erreurs import chapitre_06 as erreurs
from mastermind_edu.francais import abreger
from mastermind_edu.juge.exercice import Ecart, Exercice

INITIALES = ["R", "V", "B", "J", "P", "N"]
EMOJIS = ["🔴", "🟢", "🔵", "🟡", "🟣", "⚫"]


def afficher_proposition(proposition, initiales, emojis):
    return " ".join(emojis[initiales.index(initiale)] for initiale in proposition)


def afficher_reponse(bien, mal):
    if bien + mal == 0:
        return "aucun"
    return " ".join(["🔑"] * bien + ["⚪"] * mal)


def message_final(victoire, nb_tentatives, secret):
    issue = "Vous avez gagné" if victoire else "Vous avez perdu"
    tentatives = f"{nb_tentatives} tentative" + ("s" if nb_tentatives > 1 else "")
    return f"{issue} en {tentatives}. Le secret était {secret}."


def jouer_manche(secret, propositions, max_tentatives):
    nb_tentatives = 0
    for proposition in propositions[:max_tentatives]:
        nb_tentatives += 1
        if proposition == secret:
            return True, nb_tentatives
    return False, nb_tentatives


def _cas_proposition():
    for proposition in listes("RVB", (1, 2, 3)):
        yield proposition, ["R", "V", "B"], ["🔴", "🟢", "🔵"]
    for mot in ("RVBJ", "NPJB", "NNNN"):
        yield list(mot), INITIALES, EMOJIS


def _cas_reponse():
    return sorted(((b, m) for b, m in product(range(7), repeat=2) if b + m <= 6), key=lambda cas: (sum(cas), cas))


def _cas_message():
    for nb_tentatives in (1, 2, 3, 12):
        for secret in ("🔴 🟢", "RVBJ"):
            for victoire in (True, False):
                yield victoire, nb_tentatives, secret


def _juger_message(exercice, arguments, attendue, obtenue) -> Ecart | None:
    victoire, nb_tentatives, secret = arguments
    texte = obtenue.valeur if type(obtenue.valeur) is str else ""
    mot = "gagné" if victoire else "perdu"
    manques = [] if mot in normaliser(texte) else [f"« {mot} »"]
    if not contient_compte(texte, nb_tentatives, "tentative"):
        manques.append(f"« {nb_tentatives} tentative{'s' if nb_tentatives > 1 else ''} »")
    if secret not in texte:
        manques.append(f"« {secret} »")
    return ecart_de_texte(obtenue, manques)


def _juger_messages(cas, observations):
    """Une victoire et une défaite ne s’annoncent pas avec la même phrase."""
    for rang in range(0, len(cas), 2):
        if observations[rang].valeur == observations[rang + 1].valeur:
            attendu = "une autre phrase que pour une victoire"
            return rang + 1, Ecart("valeur", attendu, abreger(repr(observations[rang + 1].valeur)))
    return None


def _cas_manche():
    codes = [["R", "R"], ["R", "V"], ["V", "R"]]
    for taille in range(1, 4):
        for propositions in product(codes, repeat=taille):
            for max_tentatives in (1, 2, 3, 4):
                yield ["R", "V"], list(propositions), max_tentatives
    bts = [list(mot) for mot in ("RVBJ", "NPJB", "RNBV", "RRRR")]
    for max_tentatives in (1, 2, 3, 12):
        yield ["R", "N", "B", "V"], bts, max_tentatives


EXERCICES = (
    Exercice(
        reference=afficher_proposition,
        parametres=("proposition", "initiales", "emojis"),
        resume="les emojis de la proposition, une espace entre deux",
        points=2,
        cas=_cas_proposition,
        exemples=(
            (["B", "R", "B"], ["R", "V", "B"], ["🔴", "🟢", "🔵"]),
            (["V"], ["R", "V", "B"], ["🔴", "🟢", "🔵"]),
        ),
        erreurs_typiques=erreurs.AFFICHER_PROPOSITION,
    ),
    Exercice(
        reference=afficher_reponse,
        parametres=("bien", "mal"),
        resume="une clé 🔑 par bien placé puis un pion ⚪ par mal placé, une espace entre deux ; `\"aucun\"` s’il n’y a rien",
        points=2,
        cas=_cas_reponse,
        exemples=((2, 1), (0, 3), (0, 0)),
        erreurs_typiques=erreurs.AFFICHER_REPONSE,
    ),
    Exercice(
        reference=message_final,
        parametres=("victoire", "nb_tentatives", "secret"),
        resume="un texte qui contient « gagné » ou « perdu », le nombre de tentatives accordé et le secret",
        points=2,
        cas=_cas_message,
        exemples=((True, 3, "RVBJ"), (True, 1, "RVBJ"), (False, 12, "RVBJ")),
        juger=_juger_message,
        juger_ensemble=_juger_messages,
        erreurs_typiques=erreurs.MESSAGE_FINAL,
    ),
    Exercice(
        reference=jouer_manche,
        parametres=("secret", "propositions", "max_tentatives"),
        resume="joue les propositions dans l’ordre, s’arrête à la victoire ou à la limite ; renvoie (victoire, nombre joué)",
        points=4,
        cas=_cas_manche,
        exemples=(
            (["R", "V"], [["R", "R"], ["R", "V"]], 12),
            (["R", "V"], [["R", "R"], ["R", "V"]], 1),
            (["R", "V"], [["R", "R"], ["V", "R"]], 12),
        ),
        erreurs_typiques=erreurs.JOUER_MANCHE,
    ),
)
