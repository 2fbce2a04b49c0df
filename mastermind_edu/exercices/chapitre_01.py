"""Les exercices du chapitre 1 : constantes et tableaux parallèles."""

from itertools import islice, permutations

from mastermind_edu.exercices.cas import contient_compte, contient_nombre, ecart_de_texte, listes
from mastermind_edu.exercices.erreurs import chapitre_01 as erreurs
from mastermind_edu.juge.exercice import Ecart, Exercice

INITIALES = ["R", "V", "B", "J", "P", "N"]
EMOJIS = ["🔴", "🟢", "🔵", "🟡", "🟣", "⚫"]
COULEURS_DU_BTS = ["R", "V", "B", "J", "V", "N"]


def initiales_distinctes(initiales):
    return len(set(initiales)) == len(initiales)


def emoji(initiale, initiales, emojis):
    if initiale in initiales:
        return emojis[initiales.index(initiale)]
    return "?"


def presenter_couleurs(initiales, emojis):
    return " ".join(f"{image} ({initiale})" for initiale, image in zip(initiales, emojis))


def message_accueil(nb_pions, max_tentatives, couleurs):
    pions = "1 pion" if nb_pions == 1 else f"{nb_pions} pions"
    tentatives = "1 tentative" if max_tentatives == 1 else f"{max_tentatives} tentatives"
    return f"Trouvez le code de {pions} en {tentatives}. Couleurs : {couleurs}"


def _cas_initiales():
    for liste in listes("RVB", range(0, 5)):
        yield (liste,)
    yield (INITIALES,)
    yield (COULEURS_DU_BTS,)


def _tableaux():
    """Les premiers tableaux parallèles, puis les mêmes dans un autre ordre."""
    for taille in range(1, len(INITIALES) + 1):
        yield INITIALES[:taille], EMOJIS[:taille]
    for ordre in islice(permutations(range(4)), 1, 24):
        yield [INITIALES[i] for i in ordre], [EMOJIS[i] for i in ordre]


def _cas_emoji():
    for initiales, emojis in _tableaux():
        for initiale in [*initiales, "X"]:
            yield initiale, initiales, emojis


def _cas_message():
    for nb_pions in (1, 2, 4, 5):
        for max_tentatives in (1, 2, 10, 12):
            for initiales, emojis in ((["R", "V"], ["🔴", "🟢"]), (INITIALES, EMOJIS)):
                yield nb_pions, max_tentatives, presenter_couleurs(initiales, emojis)


def _juger_message(exercice, arguments, attendue, obtenue) -> Ecart | None:
    nb_pions, max_tentatives, couleurs = arguments
    texte = obtenue.valeur if type(obtenue.valeur) is str else ""
    manques = [
        _ecrire_compte(nombre, nom)
        for nombre, nom in ((nb_pions, "pion"), (max_tentatives, "tentative"))
        if not _compte_present(texte, nombre, nom)
    ]
    if couleurs not in texte:
        manques.append(f"« {couleurs} »")
    return ecart_de_texte(obtenue, manques)


def _compte_present(texte: str, nombre: int, nom: str) -> bool:
    """Le nombre, et à 1 le nom au singulier : « 1 pion »."""
    return contient_compte(texte, nombre, nom) if nombre == 1 else contient_nombre(texte, nombre)


def _ecrire_compte(nombre: int, nom: str) -> str:
    return f"« 1 {nom} » sans s" if nombre == 1 else f"le nombre {nombre}"


EXERCICES = (
    Exercice(
        reference=initiales_distinctes,
        parametres=("initiales",),
        resume="`True` quand aucune initiale n’est écrite deux fois, `False` sinon",
        points=2,
        cas=_cas_initiales,
        exemples=((["R", "V", "B"],), (COULEURS_DU_BTS,), ([],)),
        intacts=(0,),
        erreurs_typiques=erreurs.INITIALES_DISTINCTES,
    ),
    Exercice(
        reference=emoji,
        parametres=("initiale", "initiales", "emojis"),
        resume="l’emoji de même rang que l’initiale, `\"?\"` quand l’initiale est inconnue",
        points=2,
        cas=_cas_emoji,
        exemples=(
            ("R", ["R", "V", "B"], ["🔴", "🟢", "🔵"]),
            ("B", ["R", "V", "B"], ["🔴", "🟢", "🔵"]),
            ("X", ["R", "V", "B"], ["🔴", "🟢", "🔵"]),
        ),
        erreurs_typiques=erreurs.EMOJI,
    ),
    Exercice(
        reference=presenter_couleurs,
        parametres=("initiales", "emojis"),
        resume="un texte : chaque emoji suivi de son initiale entre parenthèses, une espace entre deux couleurs",
        points=2,
        cas=_tableaux,
        exemples=((["R"], ["🔴"]), (["R", "V"], ["🔴", "🟢"])),
        erreurs_typiques=erreurs.PRESENTER_COULEURS,
    ),
    Exercice(
        reference=message_accueil,
        parametres=("nb_pions", "max_tentatives", "couleurs"),
        resume="un texte d’accueil qui contient les deux nombres et le texte des couleurs ; « 1 pion » et « 1 tentative » sans s",
        points=1,
        cas=_cas_message,
        exemples=((4, 12, "🔴 (R) 🟢 (V)"), (1, 1, "🔴 (R) 🟢 (V)")),
        juger=_juger_message,
        erreurs_typiques=erreurs.MESSAGE_ACCUEIL,
    ),
)
