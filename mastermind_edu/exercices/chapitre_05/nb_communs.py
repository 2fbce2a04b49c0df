"""Exercice : compter les pions communs."""

from mastermind_edu.exercices.cas import a_l_echange_pres, en_racontant, paires, paires_tirees, paires_variees
from mastermind_edu.exercices.chapitre_05.frequences import frequences
from mastermind_edu.exercices.proprietes import COULEUR_0, DERNIERE_COULEUR, MAL_PLACES, se_repete
from mastermind_edu.francais import accorder
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def nb_communs(code1, code2, nb_couleurs):
    """Le nombre de pions communs aux deux codes, sans regarder leur place."""
    tableau1, tableau2 = frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)
    return sum(min(tableau1[i], tableau2[i]) for i in range(nb_couleurs))


def paires_de_codes():
    """Toutes les paires jusqu’à 3 pions, aux noms des couleurs près, puis jusqu’à 8 pions et 12 couleurs."""
    for code1, code2 in paires((0, 1, 2), (1,)):
        yield code1, code2, 3
    for nb_couleurs in range(1, 13):
        yield [nb_couleurs - 1], [nb_couleurs - 1], nb_couleurs
    for code1, code2 in paires((0, 1, 2), (2,)):
        yield code1, code2, 3
    for code1, code2 in paires((0, 1, 2), (3,)):
        if a_l_echange_pres(code1, code2):
            yield code1, code2, 3
    for code1, code2 in paires_tirees(range(6), 4, 60):
        yield code1, code2, 6
    for nb_couleurs in range(1, 13):
        for code1, code2 in paires_tirees(range(nb_couleurs), nb_couleurs % 8 + 1, 3):
            yield code1, code2, nb_couleurs
    for code1, code2 in paires_variees(range(12)):
        yield code1, code2, 12


def raconter(valeur, code1, code2, nb_couleurs):
    communs = {couleur: min(code1.count(couleur), code2.count(couleur)) for couleur in sorted({*code1} & {*code2})}
    if not communs:
        return "dans ce cas, les deux codes n’ont aucune couleur en commun : il faut 0"
    details = ", ".join(f"{accorder(nombre, 'pion')} de la couleur {couleur}" for couleur, nombre in communs.items())
    return f"dans ce cas, les pions communs sont : {details} ; il faut {sum(communs.values())}"


EXERCICE = Exercice(
    reference=nb_communs,
    points=3,
    cas=paires_de_codes,
    juger=en_racontant(raconter),
    exemples=(([1, 0, 2, 0], [0, 1, 0, 0], 6), ([0, 0], [0, 1], 2)),
    intacts=("code1", "code2"),
    facultatifs=("nb_couleurs",),
    proprietes=(
        Propriete("une couleur est répétée dans le premier code", "aucune couleur n’est répétée dans le premier code", lambda code1, *_: se_repete(code1)),
        Propriete("une couleur est répétée dans le second code", "aucune couleur n’est répétée dans le second code", lambda code1, code2, _: se_repete(code2)),
        Propriete("une même couleur est répétée dans les deux codes", "aucune couleur n’est répétée dans les deux codes", lambda code1, code2, _: any(code1.count(n) > 1 and code2.count(n) > 1 for n in code1)),
        COULEUR_0,
        Propriete("un numéro dépasse 5", "aucun numéro ne dépasse 5", lambda code1, code2, _: max(code1 + code2) > 5),
        DERNIERE_COULEUR,
        Propriete("les deux codes ont une couleur en commun", "les deux codes n’ont rien en commun", lambda code1, code2, _: any(n in code2 for n in code1)),
        MAL_PLACES._replace(phrase="un pion commun n’est pas à la même place", contraire="les pions communs sont tous à la même place"),
    ),
    indices=(
        "Deux pions rouges d’un côté, trois de l’autre : combien de paires rouges ? Posez-vous la même question pour chaque couleur.",
        "Calculez les deux tableaux avant la boucle. La boucle parcourt les couleurs, pas les pions, et additionne.",
    ),
    squelette='''\
def nb_communs(code1, code2, nb_couleurs):
    """Le nombre de pions communs aux deux codes, sans regarder leur place."""
    tableau1 = frequences(code1, nb_couleurs)
    tableau2 = ...
    communs = 0
    for couleur in range(...):
        communs = communs + ...
    return communs
''',
)


@faux("pour chaque couleur, c’est le plus grand des deux nombres qui est compté : il faut le plus petit, avec `min`")
def somme_des_maximums(code1, code2, nb_couleurs):
    return sum(map(max, frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)))


@faux("le résultat est le nombre de couleurs communes : deux pions rouges en commun comptent pour deux, ajoutez le plus petit des deux nombres")
def couleurs_communes(code1, code2, nb_couleurs):
    return len(set(code1) & set(code2))


@faux("le résultat est le nombre de bien placés : ici, la place ne compte pas, comparez les deux tableaux de fréquences")
def bien_places(code1, code2, nb_couleurs):
    return sum(a == b for a, b in zip(code1, code2))


@faux("le résultat est le nombre de paires de pions égaux : un pion ne doit servir qu’une fois, ajoutez le plus petit des deux nombres")
def somme_des_produits(code1, code2, nb_couleurs):
    return sum(a * b for a, b in zip(frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)))


@faux("un même pion du premier code sert plusieurs fois : tout pion du second dont la couleur y est présente compte ; pour chaque couleur, ajoutez le plus petit des deux nombres")
def presents_dans_le_premier(code1, code2, nb_couleurs):
    return sum(numero in code1 for numero in code2)


@faux("un même pion du second code sert plusieurs fois : tout pion du premier dont la couleur y est présente compte ; pour chaque couleur, ajoutez le plus petit des deux nombres")
def presents_dans_le_second(code1, code2, nb_couleurs):
    return sum(numero in code2 for numero in code1)


@faux("les pions de la couleur 0 ne comptent jamais : la première couleur est 0, et non 1")
def couleur_0_oubliee(code1, code2, nb_couleurs):
    tableau1, tableau2 = frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)
    return sum(min(tableau1[i], tableau2[i]) for i in range(1, nb_couleurs))


@faux("les pions de la dernière couleur ne comptent jamais : les couleurs vont jusqu’à `nb_couleurs - 1`, compris")
def derniere_couleur_oubliee(code1, code2, nb_couleurs):
    tableau1, tableau2 = frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)
    return sum(min(tableau1[i], tableau2[i]) for i in range(nb_couleurs - 1))


@faux("le résultat est le nombre de pions qui restent seuls, comme dans la leçon : il faut celui des paires, le plus petit des deux nombres de chaque couleur")
def pions_seuls(code1, code2, nb_couleurs):
    tableau1, tableau2 = frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)
    return sum(max(a, b) - min(a, b) for a, b in zip(tableau1, tableau2))


@faux("le résultat est le nombre de couleurs aussi fréquentes dans les deux codes, absentes comprises : il faut compter des pions")
def couleurs_aussi_frequentes(code1, code2, nb_couleurs):
    return sum(a == b for a, b in zip(frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)))


@faux("les numéros eux-mêmes sont comparés, place par place : il faut comparer les deux tableaux de fréquences, couleur par couleur")
def numeros_compares(code1, code2, nb_couleurs):
    return sum(min(code1[i], code2[i]) for i in range(nb_couleurs))


@faux("seules les premières couleurs comptent, autant que le premier code a de pions : il les faut toutes")
def premieres_couleurs_seules(code1, code2, nb_couleurs):
    tableau1, tableau2 = frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)
    return sum(min(tableau1[i], tableau2[i]) for i in range(len(code1)))


@faux("seuls les pions de la dernière couleur comptent : il faut additionner ceux de toutes les couleurs")
def derniere_couleur_seule(code1, code2, nb_couleurs):
    return min(code1.count(nb_couleurs - 1), code2.count(nb_couleurs - 1))


@faux("le résultat est toujours le nombre de pions d’un code : prenez le plus petit des deux nombres case par case, et non le plus petit des deux tableaux")
def plus_petit_tableau(code1, code2, nb_couleurs):
    return len(code1)


@faux("tous les pions des deux codes sont comptés : pour chaque couleur, ajoutez le plus petit des deux nombres, et non les deux")
def somme_des_deux(code1, code2, nb_couleurs):
    return len(code1) + len(code2)


@faux("les pions seuls des deux codes sont ôtés d’un seul code, deux fois trop : comptez plutôt les paires, le plus petit des deux nombres de chaque couleur")
def pions_seuls_otes_deux_fois(code1, code2, nb_couleurs):
    return len(code1) - pions_seuls(code1, code2, nb_couleurs)


@faux("le résultat est le nombre de pions d’un code qui restent seuls : il faut celui des paires, le plus petit des deux nombres de chaque couleur")
def pions_seuls_d_un_code(code1, code2, nb_couleurs):
    return pions_seuls(code1, code2, nb_couleurs) // 2


@faux("une couleur ne compte que si elle est aussi fréquente dans les deux codes : ajoutez le plus petit des deux nombres, même quand ils diffèrent")
def seulement_si_egaux(code1, code2, nb_couleurs):
    return sum(a for a, b in zip(frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)) if a == b)


@faux("une couleur ne compte que si elle est plus fréquente dans un des deux codes : ajoutez le plus petit des deux nombres, même quand ils sont égaux")
def jamais_si_egaux(code1, code2, nb_couleurs):
    return sum(min(a, b) for a, b in zip(frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)) if a != b)


@faux("seuls les pions de la couleur 0 comptent : la réponse est donnée avant d’avoir vu les autres couleurs")
def couleur_0_seule(code1, code2, nb_couleurs):
    return min(code1.count(0), code2.count(0))


@faux("une couleur répétée dans le premier code est comptée à chaque fois : parcourez les couleurs, et non les pions")
def couleurs_recomptees(code1, code2, nb_couleurs):
    return sum(min(code1.count(numero), code2.count(numero)) for numero in code1)


@faux("une couleur répétée dans le second code est comptée à chaque fois : parcourez les couleurs, et non les pions")
def couleurs_du_second_recomptees(code1, code2, nb_couleurs):
    return couleurs_recomptees(code2, code1, nb_couleurs)


@faux("les bien placés ne sont pas comptés : ici, la place ne compte pas")
def mal_places(code1, code2, nb_couleurs):
    return nb_communs(code1, code2, nb_couleurs) - bien_places(code1, code2, nb_couleurs)


@faux("six couleurs sont regardées, de 0 à 5 : il y en a `nb_couleurs`, qui n’est pas toujours 6")
def six_couleurs(code1, code2, nb_couleurs):
    return sum(min(code1.count(numero), code2.count(numero)) for numero in range(6))


@faux("six cases sont lues dans chaque tableau : il y en a `nb_couleurs`, qui n’est pas toujours 6")
def six_cases(code1, code2, nb_couleurs):
    tableau1, tableau2 = frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)
    return sum(min(tableau1[i], tableau2[i]) for i in range(6))


@faux("les deux tableaux ont toujours 6 cases : il leur en faut `nb_couleurs`, qui n’est pas toujours 6")
def tableaux_de_six(code1, code2, nb_couleurs):
    return nb_communs(code1, code2, 6)


@faux("huit couleurs sont regardées, de 0 à 7 : il y en a `nb_couleurs`, qui n’est pas toujours 8")
def huit_couleurs(code1, code2, nb_couleurs):
    return sum(min(code1.count(numero), code2.count(numero)) for numero in range(8))


@faux("le résultat est le tableau des pions communs, couleur par couleur : il faut leur somme")
def tableau_renvoye(code1, code2, nb_couleurs):
    return [min(paire) for paire in zip(frequences(code1, nb_couleurs), frequences(code2, nb_couleurs))]
