"""Exercice : souhaiter la bienvenue."""

from mastermind_edu.exercices.cas import AUTRES_EMOJIS, AUTRES_INITIALES, EMOJIS, INITIALES
from mastermind_edu.exercices.chapitre_01.presenter_couleurs import presenter_couleurs
from mastermind_edu.exercices.textes import contient_compte, contient_nombre, ecart_de_texte, est_mal_accorde, retenir_un_nombre
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
    comptes = (nb_pions, "pion", "nb_pions"), (max_tentatives, "tentative", "max_tentatives")
    manques = [
        _ecrire_compte(nombre, nom, texte)
        for nombre, nom, _ in comptes
        if not _compte_present(texte, nombre, nom)
    ]
    conseils = [_conseiller(texte, *compte) for compte in comptes if not _compte_present(texte, *compte[:2])]
    if couleurs not in texte:
        manques.append(f"« {couleurs} »")
        conseils.append("le texte des couleurs n’est pas dans le message, tel quel : mettez-y `couleurs`")
    ecart = ecart_de_texte(obtenue, manques)
    return ecart._replace(conseil=conseils[0]) if ecart and ecart.genre == "valeur" else ecart


def _conseiller(texte: str, nombre: int, nom: str, parametre: str) -> str:
    """Ce qui ne va pas dans ce nombre, ou dans le nom qui le suit."""
    present, finales = retenir_un_nombre(texte, nombre, nom)
    finale = next((finale for finale in finales if finale != ("s" if nombre > 1 else "")), None)
    if finale is not None:
        regle = "à 1, le nom ne prend pas de s" if nombre == 1 else "à partir de 2, le nom prend un s"
        return f"le texte dit « {nombre} {nom}{finale} » : {regle} ; c’est `{parametre}` qu’il faut regarder pour ce nom-là"
    if present and nombre == 1:
        return f"le texte ne dit pas « 1 {nom} » : mettez-y `{parametre}`, une espace, puis « {nom} » sans s"
    return f"le texte ne contient pas le nombre {nombre}, celui de `{parametre}`"


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
    """Pour chaque nombre, comment il est écrit ; si les couleurs sont là, telles quelles ou aux espaces près."""
    nb_pions, max_tentatives, couleurs = arguments
    nombres = [retenir_un_nombre(texte.replace(couleurs, ""), *compte) for compte in ((nb_pions, "pion"), (max_tentatives, "tentative"))]
    est_etire = "".join(couleurs.split()) in "".join(texte.split())
    return [*nombres, couleurs in texte, est_etire]


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
        Propriete("les deux nombres valent 1", "l’un des deux nombres dépasse 1", lambda nb_pions, max_tentatives, _: nb_pions == max_tentatives == 1),
        Propriete("les deux nombres dépassent 1", "l’un des deux nombres vaut 1", lambda nb_pions, max_tentatives, _: min(nb_pions, max_tentatives) > 1),
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


@faux("le texte dit « 1 pions » et « 1 tentatives » : quand le nombre vaut 1, le nom ne prend pas de s")
def toujours_au_pluriel(nb_pions, max_tentatives, couleurs):
    return f"Trouvez le code de {nb_pions} pions en {max_tentatives} tentatives. Couleurs : {couleurs}"


@faux("« 1 pion » et « 1 tentative » ne perdent leur s que lorsque les deux nombres valent 1 : chacun s’accorde avec le sien")
def accord_ensemble(nb_pions, max_tentatives, couleurs):
    if nb_pions == 1 and max_tentatives == 1:
        return f"Trouvez le code de 1 pion en 1 tentative. Couleurs : {couleurs}"
    return f"Trouvez le code de {nb_pions} pions en {max_tentatives} tentatives. Couleurs : {couleurs}"


@faux("le texte dit « pion(s) » et « tentative(s) » : écrivez le s quand le nombre dépasse 1, et ne l’écrivez pas quand il vaut 1")
def accord_laisse_au_lecteur(nb_pions, max_tentatives, couleurs):
    return f"Trouvez le code de {nb_pions} pion(s) en {max_tentatives} tentative(s). Couleurs : {couleurs}"


@faux("le texte dit toujours 4 pions et 12 tentatives : mettez-y les nombres reçus, `nb_pions` et `max_tentatives`")
def nombres_en_dur(nb_pions, max_tentatives, couleurs):
    return f"Trouvez le code de 4 pions en 12 tentatives. Couleurs : {couleurs}"


@faux("le texte des couleurs n’est pas dans le message : mettez-y `couleurs`, tel quel")
def couleurs_oubliees(nb_pions, max_tentatives, couleurs):
    pions = "1 pion" if nb_pions == 1 else f"{nb_pions} pions"
    tentatives = "1 tentative" if max_tentatives == 1 else f"{max_tentatives} tentatives"
    return f"Trouvez le code de {pions} en {tentatives}."


@faux("`couleurs` est déjà un texte, prêt à montrer : `join` met une espace entre tous ses signes ; écrivez `couleurs` tel quel")
def couleurs_etirees(nb_pions, max_tentatives, couleurs):
    pions = "1 pion" if nb_pions == 1 else f"{nb_pions} pions"
    tentatives = "1 tentative" if max_tentatives == 1 else f"{max_tentatives} tentatives"
    return f"Trouvez le code de {pions} en {tentatives}. Couleurs : {' '.join(couleurs)}"


@faux("la fonction ne renvoie rien : préparer le message, ou l’afficher avec `print`, ne suffit pas ; renvoyez-le")
def affiche_sans_renvoyer(nb_pions, max_tentatives, couleurs):
    print(nb_pions, "pions", max_tentatives, "tentatives", couleurs)


def _ecrire(pions, tentatives, couleurs):
    return f"Trouvez le code de {pions} en {tentatives}. Couleurs : {couleurs}"


def _au_pluriel(nombre, nom, pluriel):
    return f"{nombre} {nom}{'s' if pluriel else ''}"


@faux("« 1 tentatives » a un s de trop : les tentatives s’accordent avec leur nombre, comme les pions")
def pions_seuls_accordes(nb_pions, max_tentatives, couleurs):
    return _ecrire(_au_pluriel(nb_pions, "pion", nb_pions > 1), f"{max_tentatives} tentatives", couleurs)


@faux("« 1 pions » a un s de trop : les pions s’accordent avec leur nombre, comme les tentatives")
def tentatives_seules_accordees(nb_pions, max_tentatives, couleurs):
    return _ecrire(f"{nb_pions} pions", _au_pluriel(max_tentatives, "tentative", max_tentatives > 1), couleurs)


@faux("quand les deux nombres valent 1, « 1 tentatives » garde son s : l’accord des tentatives ne dépend pas des pions, il lui faut son propre test")
def tentatives_apres_les_pions(nb_pions, max_tentatives, couleurs):
    tentatives = _au_pluriel(max_tentatives, "tentative", max_tentatives > 1 or nb_pions == 1)
    return _ecrire(_au_pluriel(nb_pions, "pion", nb_pions > 1), tentatives, couleurs)


@faux("quand les deux nombres valent 1, « 1 pions » garde son s : l’accord des pions ne dépend pas des tentatives, il lui faut son propre test")
def pions_apres_les_tentatives(nb_pions, max_tentatives, couleurs):
    pions = _au_pluriel(nb_pions, "pion", nb_pions > 1 or max_tentatives == 1)
    return _ecrire(pions, _au_pluriel(max_tentatives, "tentative", max_tentatives > 1), couleurs)


@faux("les tentatives sont accordées avec le nombre de pions : pour elles, c’est `max_tentatives` qu’il faut comparer à 1")
def accord_des_pions(nb_pions, max_tentatives, couleurs):
    return _ecrire(_au_pluriel(nb_pions, "pion", nb_pions > 1), _au_pluriel(max_tentatives, "tentative", nb_pions > 1), couleurs)


@faux("les noms n’ont jamais de s : à partir de 2, il en faut un")
def toujours_au_singulier(nb_pions, max_tentatives, couleurs):
    return _ecrire(f"{nb_pions} pion", f"{max_tentatives} tentative", couleurs)


@faux("le s est mis à l’envers : sans s quand le nombre vaut 1, avec un s au-delà")
def accord_inverse(nb_pions, max_tentatives, couleurs):
    return _ecrire(_au_pluriel(nb_pions, "pion", nb_pions == 1), _au_pluriel(max_tentatives, "tentative", max_tentatives == 1), couleurs)


@faux("« 2 pion » et « 2 tentative » sont sans s : le pluriel commence à 2")
def deux_au_singulier(nb_pions, max_tentatives, couleurs):
    return _ecrire(_au_pluriel(nb_pions, "pion", nb_pions > 2), _au_pluriel(max_tentatives, "tentative", max_tentatives > 2), couleurs)


@faux("les deux nombres sont échangés : `nb_pions` compte les pions, `max_tentatives` les tentatives")
def nombres_echanges(nb_pions, max_tentatives, couleurs):
    return _ecrire(_au_pluriel(max_tentatives, "pion", max_tentatives > 1), _au_pluriel(nb_pions, "tentative", nb_pions > 1), couleurs)


@faux("à 1, le nombre est écrit en lettres, ou manque : écrivez « 1 pion » et « 1 tentative », avec le chiffre")
def un_en_lettres(nb_pions, max_tentatives, couleurs):
    pions = "un pion" if nb_pions == 1 else f"{nb_pions} pions"
    return _ecrire(pions, "une tentative" if max_tentatives == 1 else f"{max_tentatives} tentatives", couleurs)


@faux("dès que l’un des nombres vaut 1, les deux noms perdent leur s : chacun s’accorde avec son propre nombre")
def singulier_ensemble(nb_pions, max_tentatives, couleurs):
    pluriel = nb_pions > 1 and max_tentatives > 1
    return _ecrire(_au_pluriel(nb_pions, "pion", pluriel), _au_pluriel(max_tentatives, "tentative", pluriel), couleurs)


PIONS_MAL_ACCORDES = "les pions sont accordés avec le nombre de tentatives : pour eux, c’est `nb_pions` qu’il faut comparer à 1"
CROISES = "les accords sont croisés, chaque nom suit le nombre de l’autre : comparez `nb_pions` à 1 pour les pions, `max_tentatives` à 1 pour les tentatives"


@faux(PIONS_MAL_ACCORDES)
def accord_des_tentatives(nb_pions, max_tentatives, couleurs):
    return _ecrire(_au_pluriel(nb_pions, "pion", max_tentatives > 1), _au_pluriel(max_tentatives, "tentative", max_tentatives > 1), couleurs)


@faux(PIONS_MAL_ACCORDES)
def un_pion_par_les_tentatives(nb_pions, max_tentatives, couleurs):
    pions = "1 pion" if max_tentatives == 1 else f"{nb_pions} pions"
    return _ecrire(pions, _au_pluriel(max_tentatives, "tentative", max_tentatives > 1), couleurs)


@faux("dès qu’il y a un seul pion, le texte dit « 1 tentative » : pour les tentatives, c’est `max_tentatives` qu’il faut comparer à 1")
def une_tentative_par_les_pions(nb_pions, max_tentatives, couleurs):
    tentatives = "1 tentative" if nb_pions == 1 else f"{max_tentatives} tentatives"
    return _ecrire(_au_pluriel(nb_pions, "pion", nb_pions > 1), tentatives, couleurs)


@faux(CROISES)
def accords_croises(nb_pions, max_tentatives, couleurs):
    return _ecrire(_au_pluriel(nb_pions, "pion", max_tentatives > 1), _au_pluriel(max_tentatives, "tentative", nb_pions > 1), couleurs)


@faux("dès qu’il y a une seule tentative, « 1 tentative » est écrit à la place des pions : ce texte-là va aux tentatives, et les pions gardent le leur")
def tentative_a_la_place_des_pions(nb_pions, max_tentatives, couleurs):
    pions = "1 tentative" if max_tentatives == 1 else _au_pluriel(nb_pions, "pion", nb_pions > 1)
    return _ecrire(pions, f"{max_tentatives} tentatives", couleurs)
