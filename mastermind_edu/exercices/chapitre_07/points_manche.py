"""Exercice : compter les points d’une manche."""

from itertools import product

from mastermind_edu.exercices.cas import en_racontant
from mastermind_edu.exercices.chapitre_07.malus import malus, reponses_possibles
from mastermind_edu.francais import accorder
from mastermind_edu.juge.ecarts import Ecart
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.valeurs import Erreur


def points_manche(reponses, nb_pions, max_tentatives):
    """Le nombre de réponses si la dernière a tout bien placé ; sinon, la limite plus le malus de la dernière."""
    bien, mal = reponses[-1]
    if bien == nb_pions:
        return len(reponses)
    return max_tentatives + malus(bien, mal, nb_pions)


def cas():
    for nb_pions in (1, 2):
        ratees = [reponse for reponse in reponses_possibles(nb_pions) if reponse != (nb_pions, 0)]
        for taille in (1, 2):
            for debut in product(ratees, repeat=taille - 1):
                for derniere in reponses_possibles(nb_pions):
                    for max_tentatives in range(taille, 4):
                        yield [*debut, derniere], nb_pions, max_tentatives
    sae = [(1, 0), (1, 1), (1, 2), (0, 4), (1, 3), (4, 0)]
    for taille in range(1, 7):
        yield sae[-taille:], 4, 12
        yield sae[:taille], 4, 6
    for taille in range(1, 21):
        nb_pions = taille % 8 + 1
        ratees = [reponse for reponse in reponses_possibles(nb_pions) if reponse != (nb_pions, 0)]
        debut = [ratees[(7 * rang + taille) % len(ratees)] for rang in range(taille - 1)]
        for derniere in ((nb_pions, 0), ratees[0], ratees[taille % len(ratees)], ratees[-1]):
            yield [*debut, derniere], nb_pions, taille
            yield [*debut, derniere], nb_pions, 20


def raconter(valeur, reponses, nb_pions, max_tentatives):
    """Quelle fin de manche c’est, ce qu’il faut ajouter, et à quoi ressemble la réponse fausse."""
    derniere, nombre = reponses[-1], len(reponses)
    autre = next((reponse for reponse in reponses if reponse != derniere and valeur == max_tentatives + malus(*reponse, nb_pions)), None)
    suite = f" ; {valeur} serait la limite plus le malus de {autre}, qui n’est pas la dernière réponse : lisez-vous `reponses[-1]` ?" if autre else ""
    if derniere[0] == nb_pions:
        recit = f"dans ce cas, la dernière réponse, {derniere}, a tout bien placé : il faut le nombre de réponses, {nombre}"
        if valeur == max_tentatives and not autre:
            suite = f" ; {valeur} est aussi la limite, la victoire est-elle vue ? Comparez à `nb_pions` le premier nombre de la dernière réponse"
        return f"{recit}, et non {valeur}{suite}"
    cout = malus(*derniere, nb_pions)
    recit = f"dans ce cas, la dernière réponse, {derniere}, n’a pas tout bien placé : il faut la limite plus son malus, {max_tentatives} + {cout} = {max_tentatives + cout}, et non {valeur}"
    if valeur == nombre and not autre:
        suite = f" ; {valeur} est aussi le nombre de réponses : passe-t-elle pour une victoire ? Il y faut {accorder(nb_pions, 'bien placé')}"
    return f"{recit}{suite}"


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence ; et un appel de `malus` manqué, dit par ce qu’il lui faut."""
    ecart = _comparer(exercice, arguments, attendue, obtenue)
    return ecart._replace(message=_dire_l_erreur(obtenue.erreur)) if ecart and obtenue.erreur else ecart


_comparer = en_racontant(raconter)


def _dire_l_erreur(erreur: Erreur) -> str:
    """Ce que Python reproche à l’appel de `malus`, ou aux noms qu’il reçoit ; vide pour une autre erreur."""
    if erreur.types[0] == "TypeError" and erreur.texte.startswith("malus() missing "):
        return "l’appel de `malus` ne donne pas assez de valeurs, il lui en faut trois : les bien placés, les mal placés, puis `nb_pions` ; un couple, comme `reponses[-1]`, ne compte que pour une, donnez ses deux nombres l’un après l’autre"
    if erreur.types[0] == "UnboundLocalError" and "'malus'" in erreur.texte:
        return "le nom `malus` reçoit une valeur dans la fonction, et n’y désigne donc plus votre fonction `malus` : donnez un autre nom à cette valeur"
    if erreur.texte in ("name 'bien' is not defined", "name 'mal' is not defined"):
        return f"le nom `{erreur.texte[6:-16]}` n’existe pas ici : lisez d’abord les deux nombres de la dernière réponse, dans `reponses[-1]`"
    return ""


EXERCICE = Exercice(
    reference=points_manche,
    points=3,
    cas=cas,
    juger=juger,
    exemples=(
        ([(1, 0), (1, 1), (1, 2), (0, 4), (1, 3), (4, 0)], 4, 12),
        ([(0, 1), (1, 2)], 4, 2),
        ([(0, 2), (0, 1)], 2, 2),
    ),
    proprietes=(
        Propriete("le code est trouvé", "le code n’est pas trouvé", lambda reponses, n, _: tuple(reponses[-1]) == (n, 0)),
        Propriete("il n’y a qu’une réponse", "il y a plusieurs réponses", lambda reponses, *_: len(reponses) == 1),
        Propriete("toutes les tentatives sont jouées", "il reste des tentatives", lambda reponses, _, limite: len(reponses) == limite),
        Propriete("la dernière réponse a des mal placés", "la dernière réponse n’a pas de mal placé", lambda reponses, *_: reponses[-1][1] > 0),
        Propriete("la dernière proposition n’a pas de pion absent du secret", "la dernière proposition a un pion absent du secret", lambda reponses, n, _: sum(reponses[-1]) == n),
    ),
    indices=(
        "Il y a deux sortes de fin. À quoi reconnaît-on, dans la dernière réponse, que le code est trouvé ?",
        "`reponses[-1]` est la dernière réponse, un couple. Votre fonction `malus` fait le reste du calcul quand le code n’est pas trouvé.",
    ),
    squelette='''\
def points_manche(reponses, nb_pions, max_tentatives):
    """Les points que cette manche donne au codeur."""
    bien, mal = reponses[-1]
    if ...:
        return ...
    return ... + malus(...)
''',
)


@faux("une manche perdue ne donne que le nombre de réponses : il y faut toute la limite, `max_tentatives`, plus le malus de la dernière réponse")
def rangees_seulement(reponses, nb_pions, max_tentatives):
    return len(reponses)


@faux("le malus n’est pas ajouté quand le code n’est pas trouvé : ajoutez-le à `max_tentatives`")
def malus_oublie(reponses, nb_pions, max_tentatives):
    return len(reponses) if reponses[-1][0] == nb_pions else max_tentatives


@faux("une manche gagnée donne toujours la limite : elle doit donner le nombre de réponses ; si la victoire n’est pas vue, comparez à `nb_pions` le premier nombre de la dernière réponse, `reponses[-1][0]` : un couple n’est jamais égal à un nombre, ni à une liste")
def limite_meme_gagnee(reponses, nb_pions, max_tentatives):
    return max_tentatives + malus(*reponses[-1], nb_pions)


@faux("quand le décodeur s’arrête avant la limite sans trouver, le malus est ajouté au nombre de réponses : ajoutez-le à toute la limite, `max_tentatives`")
def rangees_jouees_si_perdue(reponses, nb_pions, max_tentatives):
    return len(reponses) + malus(*reponses[-1], nb_pions)


@faux("le malus est celui de la première réponse, et non de la dernière : lisez `reponses[-1]`")
def malus_de_la_premiere(reponses, nb_pions, max_tentatives):
    return len(reponses) if reponses[-1][0] == nb_pions else max_tentatives + malus(*reponses[0], nb_pions)


@faux("les malus de toutes les réponses sont ajoutés : ajoutez celui de la dernière seule, `reponses[-1]`, une fois")
def somme_des_malus(reponses, nb_pions, max_tentatives):
    return len(reponses) if reponses[-1][0] == nb_pions else max_tentatives + sum(malus(*reponse, nb_pions) for reponse in reponses)


@faux("une dernière proposition de toutes les bonnes couleurs est prise pour une victoire, même avec des mal placés : comparez à `nb_pions` les bien placés seuls")
def couleurs_suffisent(reponses, nb_pions, max_tentatives):
    return len(reponses) if sum(reponses[-1]) == nb_pions else max_tentatives + malus(*reponses[-1], nb_pions)


@faux("une manche gagnée donne un point de moins que de réponses : toutes comptent, la dernière aussi, `len(reponses)`")
def derniere_rangee_oubliee(reponses, nb_pions, max_tentatives):
    return len(reponses) - 1 if reponses[-1][0] == nb_pions else max_tentatives + malus(*reponses[-1], nb_pions)


@faux("la victoire n’est vue qu’avec 4 bien placés : il en faut autant que de pions, `nb_pions`")
def quatre_pions(reponses, nb_pions, max_tentatives):
    return len(reponses) if reponses[-1][0] == 4 else max_tentatives + malus(*reponses[-1], nb_pions)


@faux("la dernière réponse est ôtée de la liste, et n’est plus comptée : lisez-la avec `reponses[-1]`, qui n’ôte rien")
def derniere_reponse_otee(reponses, nb_pions, max_tentatives):
    bien, mal = reponses.pop()
    return len(reponses) if bien == nb_pions else max_tentatives + malus(bien, mal, nb_pions)


@faux("le code passe pour trouvé dès qu’il reste des tentatives : c’est la dernière réponse qui le dit, quand tous ses pions sont bien placés")
def trouve_s_il_reste_des_tentatives(reponses, nb_pions, max_tentatives):
    return len(reponses) if len(reponses) < max_tentatives else max_tentatives + malus(*reponses[-1], nb_pions)


@faux("c’est la première réponse qui est lue : la dernière est `reponses[-1]`")
def premiere_reponse(reponses, nb_pions, max_tentatives):
    bien, mal = reponses[0]
    return len(reponses) if bien == nb_pions else max_tentatives + malus(bien, mal, nb_pions)


@faux("une dernière réponse sans mal placé passe pour une victoire : il faut que tous les pions soient bien placés")
def sans_mal_place_suffit(reponses, nb_pions, max_tentatives):
    bien, mal = reponses[-1]
    return len(reponses) if mal == 0 else max_tentatives + malus(bien, mal, nb_pions)


@faux("un seul bien placé passe pour une victoire : il en faut autant que de pions, `nb_pions`")
def un_bien_place_suffit(reponses, nb_pions, max_tentatives):
    bien, mal = reponses[-1]
    return len(reponses) if bien else max_tentatives + malus(bien, mal, nb_pions)


@faux("le code passe pour trouvé quand il y a autant de bien placés que de tentatives : comparez-les à `nb_pions`")
def compare_a_la_limite(reponses, nb_pions, max_tentatives):
    bien, mal = reponses[-1]
    return len(reponses) if bien == max_tentatives else max_tentatives + malus(bien, mal, nb_pions)


@faux("une manche perdue ne donne que le malus : ajoutez-le à `max_tentatives`")
def malus_seul(reponses, nb_pions, max_tentatives):
    return len(reponses) if reponses[-1][0] == nb_pions else malus(*reponses[-1], nb_pions)


@faux("une manche perdue donne la limite, le malus et les rangées jouées : les rangées n’y comptent pas")
def rangees_en_plus(reponses, nb_pions, max_tentatives):
    return len(reponses) + (0 if reponses[-1][0] == nb_pions else max_tentatives + malus(*reponses[-1], nb_pions))


@faux("la limite est toujours 12 : ajoutez le malus à la limite reçue, `max_tentatives`")
def douze_tentatives(reponses, nb_pions, max_tentatives):
    return len(reponses) if reponses[-1][0] == nb_pions else 12 + malus(*reponses[-1], nb_pions)


@faux("le malus est calculé avec les bien placés et les mal placés échangés : dans une réponse, les bien placés viennent d’abord")
def malus_echange(reponses, nb_pions, max_tentatives):
    bien, mal = reponses[-1]
    return len(reponses) if bien == nb_pions else max_tentatives + malus(mal, bien, nb_pions)


@faux("une manche gagnée ne donne aucun point : elle en donne autant que de réponses")
def rien_si_gagnee(reponses, nb_pions, max_tentatives):
    return 0 if reponses[-1][0] == nb_pions else max_tentatives + malus(*reponses[-1], nb_pions)


@faux("une manche gagnée donne les tentatives qui restent : elle donne celles qui sont jouées, une par réponse")
def tentatives_restantes(reponses, nb_pions, max_tentatives):
    return max_tentatives - len(reponses) if reponses[-1][0] == nb_pions else max_tentatives + malus(*reponses[-1], nb_pions)


@faux("le malus est ôté de la limite : il s’ajoute, le codeur gagne des points quand l’autre échoue")
def malus_ote(reponses, nb_pions, max_tentatives):
    return len(reponses) if reponses[-1][0] == nb_pions else max_tentatives - malus(*reponses[-1], nb_pions)


@faux("une manche perdue ne donne rien, la fonction renvoie `None` : il faut `max_tentatives`, plus le malus")
def rien_si_perdue(reponses, nb_pions, max_tentatives):
    return len(reponses) if reponses[-1][0] == nb_pions else None


@faux("le malus est celui de la meilleure réponse, et non de la dernière : lisez `reponses[-1]`")
def malus_de_la_meilleure(reponses, nb_pions, max_tentatives):
    bien, mal = max(reponses)
    return len(reponses) if bien == nb_pions else max_tentatives + malus(bien, mal, nb_pions)


@faux("c’est l’avant-dernière réponse qui est lue : la dernière est `reponses[-1]`, au rang `len(reponses) - 1`")
def avant_derniere(reponses, nb_pions, max_tentatives):
    bien, mal = reponses[len(reponses) - 2]
    return len(reponses) if bien == nb_pions else max_tentatives + malus(bien, mal, nb_pions)


@faux("une manche gagnée donne un point de trop : elle en donne autant que de réponses, `len(reponses)`")
def une_rangee_de_trop(reponses, nb_pions, max_tentatives):
    return len(reponses) + 1 if reponses[-1][0] == nb_pions else max_tentatives + malus(*reponses[-1], nb_pions)


@faux("une réponse dont un des deux nombres est celui des pions passe pour une victoire : seul le premier, les bien placés, doit être égal à `nb_pions`")
def un_des_deux_nombres(reponses, nb_pions, max_tentatives):
    return len(reponses) if nb_pions in reponses[-1] else max_tentatives + malus(*reponses[-1], nb_pions)


@faux("les deux fins de manche sont échangées : une manche gagnée donne le nombre de réponses, une manche perdue la limite plus le malus")
def fins_echangees(reponses, nb_pions, max_tentatives):
    return max_tentatives + malus(*reponses[-1], nb_pions) if reponses[-1][0] == nb_pions else len(reponses)


@faux("le malus est calculé avec la limite au lieu du nombre de pions : donnez-lui `nb_pions`")
def malus_de_la_limite(reponses, nb_pions, max_tentatives):
    bien, mal = reponses[-1]
    return len(reponses) if bien == nb_pions else max_tentatives + malus(bien, mal, max_tentatives)


@faux("une manche perdue ajoute à la limite les mal placés seuls : ajoutez tout le malus, que donne votre fonction `malus`")
def mal_places_seuls(reponses, nb_pions, max_tentatives):
    bien, mal = reponses[-1]
    return len(reponses) if bien == nb_pions else max_tentatives + mal
