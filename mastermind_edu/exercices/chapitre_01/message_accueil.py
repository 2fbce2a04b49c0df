"""Exercice : souhaiter la bienvenue."""

from mastermind_edu.exercices.cas import (
    AUTRES_EMOJIS,
    AUTRES_INITIALES,
    EMOJIS,
    INITIALES,
    contient_compte,
    contient_nombre,
    ecart_de_texte,
    est_mal_accorde,
    retenir_un_nombre,
)
from mastermind_edu.exercices.chapitre_01.presenter_couleurs import presenter_couleurs
from mastermind_edu.juge.ecarts import Ecart
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def message_accueil(nb_pions, max_tentatives, couleurs):
    """Un texte d’accueil qui contient les deux nombres et le texte des couleurs ; « 1 pion » et « 1 tentative » sans s."""
    pions = "1 pion" if nb_pions == 1 else f"{nb_pions} pions"
    tentatives = "1 tentative" if max_tentatives == 1 else f"{max_tentatives} tentatives"
    return f"Trouvez le code de {pions} en {tentatives}. Couleurs : {couleurs}"


def cas():
    for nb_pions in (1, 2, 4, 5):
        for max_tentatives in (1, 2, 10, 12):
            for initiales, emojis in ((["R", "V"], ["🔴", "🟢"]), (INITIALES, EMOJIS)):
                yield nb_pions, max_tentatives, presenter_couleurs(initiales, emojis)
    for max_tentatives in range(1, 21):
        taille = max_tentatives % 12 + 1
        couleurs = presenter_couleurs(AUTRES_INITIALES[:taille], AUTRES_EMOJIS[:taille])
        yield max_tentatives % 8 + 1, max_tentatives, couleurs
        yield 1, max_tentatives, couleurs


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    nb_pions, max_tentatives, couleurs = arguments
    texte = obtenue.valeur if type(obtenue.valeur) is str else ""
    manques = [
        _ecrire_compte(nombre, nom, texte)
        for nombre, nom in ((nb_pions, "pion"), (max_tentatives, "tentative"))
        if not _compte_present(texte, nombre, nom)
    ]
    if couleurs not in texte:
        manques.append(f"« {couleurs} »")
    return ecart_de_texte(obtenue, manques)


def _compte_present(texte: str, nombre: int, nom: str) -> bool:
    """Le nombre, et à 1 le nom au singulier : « 1 pion » ; au-delà, le nom est libre, mais accordé s’il suit."""
    if nombre == 1:
        return contient_compte(texte, nombre, nom)
    return contient_nombre(texte, nombre) and not est_mal_accorde(texte, nombre, nom)


def _ecrire_compte(nombre: int, nom: str, texte: str) -> str:
    if nombre == 1:
        return f"« 1 {nom} » sans s"
    return f"« {nombre} {nom}s » avec un s" if est_mal_accorde(texte, nombre, nom) else f"le nombre {nombre}"


def retenir(arguments, texte):
    """Pour chaque nombre, comment il est écrit ; si les couleurs sont là."""
    nb_pions, max_tentatives, couleurs = arguments
    nombres = [retenir_un_nombre(texte.replace(couleurs, ""), *compte) for compte in ((nb_pions, "pion"), (max_tentatives, "tentative"))]
    return [*nombres, couleurs in texte]


EXERCICE = Exercice(
    reference=message_accueil,
    points=1,
    cas=cas,
    exemples=((4, 12, "🔴 (R) 🟢 (V)"), (1, 1, "🔴 (R) 🟢 (V)")),
    juger=juger,
    retenir=retenir,
    proprietes=(
        Propriete("il y a un seul pion", "il y a plusieurs pions", lambda nb_pions, *_: nb_pions == 1),
        Propriete("il y a une seule tentative", "il y a plusieurs tentatives", lambda _, max_tentatives, __: max_tentatives == 1),
        Propriete("les deux nombres sont égaux", "les deux nombres diffèrent", lambda nb_pions, max_tentatives, _: nb_pions == max_tentatives),
    ),
    indices=(
        "Dans un texte précédé de `f`, ce qui est entre accolades est remplacé par sa valeur : relisez l’exemple des manches.",
        "Préparez les deux groupes de mots avant la phrase : le pluriel d’abord, puis le singulier à sa place quand le nombre vaut 1.",
    ),
    squelette='''\
def message_accueil(nb_pions, max_tentatives, couleurs):
    """Le texte d’accueil : les deux nombres, bien accordés, et les couleurs."""
    pions = f"{nb_pions} pions"
    if ...:
        pions = ...
    tentatives = ...
    if ...:
        tentatives = ...
    return ...
''',
)


@faux("le texte dit « 1 pions » et « 1 tentatives » : à 1, le nom reste au singulier")
def toujours_au_pluriel(nb_pions, max_tentatives, couleurs):
    return f"Trouvez le code de {nb_pions} pions en {max_tentatives} tentatives. Couleurs : {couleurs}"


@faux("« 1 pion » et « 1 tentative » ne perdent leur s que lorsque les deux nombres valent 1 : chacun s’accorde avec le sien")
def accord_ensemble(nb_pions, max_tentatives, couleurs):
    if nb_pions == 1 and max_tentatives == 1:
        return f"Trouvez le code de 1 pion en 1 tentative. Couleurs : {couleurs}"
    return f"Trouvez le code de {nb_pions} pions en {max_tentatives} tentatives. Couleurs : {couleurs}"


@faux("le texte dit « pion(s) » et « tentative(s) » : au singulier ou au pluriel, le nombre le dit")
def accord_laisse_au_lecteur(nb_pions, max_tentatives, couleurs):
    return f"Trouvez le code de {nb_pions} pion(s) en {max_tentatives} tentative(s). Couleurs : {couleurs}"


@faux("le texte dit toujours 4 pions et 12 tentatives : il doit suivre les paramètres")
def nombres_en_dur(nb_pions, max_tentatives, couleurs):
    return f"Trouvez le code de 4 pions en 12 tentatives. Couleurs : {couleurs}"


@faux("le texte des couleurs n’apparaît pas dans le message")
def couleurs_oubliees(nb_pions, max_tentatives, couleurs):
    pions = "1 pion" if nb_pions == 1 else f"{nb_pions} pions"
    tentatives = "1 tentative" if max_tentatives == 1 else f"{max_tentatives} tentatives"
    return f"Trouvez le code de {pions} en {tentatives}."


@faux("la fonction ne renvoie rien : le message est à renvoyer, pas à afficher")
def affiche_sans_renvoyer(nb_pions, max_tentatives, couleurs):
    print(nb_pions, "pions", max_tentatives, "tentatives", couleurs)
