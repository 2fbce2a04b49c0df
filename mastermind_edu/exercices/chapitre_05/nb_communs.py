"""Exercice : compter les pions communs."""

from mastermind_edu.exercices.cas import (
    COULEUR_0,
    DERNIERE_COULEUR,
    MAL_PLACES,
    a_l_echange_pres,
    en_racontant,
    paires,
    paires_tirees,
    paires_variees,
    se_repete,
)
from mastermind_edu.exercices.chapitre_05.frequences import frequences
from mastermind_edu.francais import accorder
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def nb_communs(code1, code2, nb_couleurs):
    """Le nombre de pions communs aux deux codes, sans regarder leur place."""
    tableau1, tableau2 = frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)
    return sum(map(min, tableau1, tableau2))


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
        return "dans ce cas, les deux codes n’ont aucune couleur en commun : pour chaque couleur, le plus petit des deux comptes est 0, il faut 0"
    details = ", ".join(f"{accorder(nombre, 'pion')} de la couleur {couleur}" for couleur, nombre in communs.items())
    return f"dans ce cas, les pions communs sont : {details} ; il faut {sum(communs.values())}, la somme des plus petits comptes, couleur par couleur, pris dans les deux tableaux que donne `frequences`"


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


@faux("pour chaque couleur, c’est le plus grand des deux nombres qui est compté : il faut le plus petit, avec `min`, des deux comptes de cette couleur, un dans chaque tableau que donne `frequences`")
def somme_des_maximums(code1, code2, nb_couleurs):
    return sum(map(max, frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)))


@faux("le résultat est le nombre de couleurs communes : deux pions communs de même couleur comptent pour deux ; pour chaque couleur, ajoutez le plus petit de ses deux comptes, pris dans les deux tableaux que donne `frequences`")
def couleurs_communes(code1, code2, nb_couleurs):
    return len(set(code1) & set(code2))


@faux("le résultat est le nombre de bien placés : ici, la place ne compte pas ; pour chaque couleur, ajoutez le plus petit de ses deux comptes, pris dans les deux tableaux que donne `frequences`")
def bien_places(code1, code2, nb_couleurs):
    return sum(a == b for a, b in zip(code1, code2))


@faux("le résultat est le nombre de paires de pions égaux : un pion ne doit servir qu’une fois ; pour chaque couleur, ajoutez le plus petit de ses deux comptes, pris dans les deux tableaux que donne `frequences`")
def somme_des_produits(code1, code2, nb_couleurs):
    return sum(a * b for a, b in zip(frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)))


@faux("un même pion du premier code sert plusieurs fois : tout pion du second dont la couleur y est présente compte ; pour chaque couleur, ajoutez le plus petit de ses deux comptes, pris dans les deux tableaux que donne `frequences`")
def presents_dans_le_premier(code1, code2, nb_couleurs):
    return sum(numero in code1 for numero in code2)


@faux("un même pion du second code sert plusieurs fois : tout pion du premier dont la couleur y est présente compte ; pour chaque couleur, ajoutez le plus petit de ses deux comptes, pris dans les deux tableaux que donne `frequences`")
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


@faux("le résultat est le nombre de pions qui restent seuls, comme dans la leçon : il faut celui des paires ; pour chaque couleur, ajoutez le plus petit de ses deux comptes, pris dans les deux tableaux que donne `frequences`")
def pions_seuls(code1, code2, nb_couleurs):
    tableau1, tableau2 = frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)
    return sum(max(a, b) - min(a, b) for a, b in zip(tableau1, tableau2))


@faux("le résultat est le nombre de couleurs aussi fréquentes dans les deux codes, absentes comprises : il faut compter des pions ; pour chaque couleur, ajoutez le plus petit de ses deux comptes, pris dans les deux tableaux que donne `frequences`, même quand ils diffèrent")
def couleurs_aussi_frequentes(code1, code2, nb_couleurs):
    return sum(a == b for a, b in zip(frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)))


@faux("les numéros eux-mêmes sont comparés, place par place : pour chaque couleur, ajoutez le plus petit de ses deux comptes, pris dans les deux tableaux que donne `frequences`")
def numeros_compares(code1, code2, nb_couleurs):
    return sum(min(code1[i], code2[i]) for i in range(nb_couleurs))


@faux("seules les premières couleurs comptent, autant que le premier code a de pions : parcourez les couleurs, de 0 à `nb_couleurs - 1`")
def premieres_couleurs_seules(code1, code2, nb_couleurs):
    tableau1, tableau2 = frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)
    return sum(min(tableau1[i], tableau2[i]) for i in range(len(code1)))


@faux("seuls les pions de la dernière couleur comptent : il faut additionner ceux de toutes les couleurs ; chaque couleur remplace-t-elle le total, au lieu de s’y ajouter ?")
def derniere_couleur_seule(code1, code2, nb_couleurs):
    return min(code1.count(nb_couleurs - 1), code2.count(nb_couleurs - 1))


@faux("le résultat est toujours le nombre de pions d’un code, même quand les codes n’ont rien en commun : il faut le tableau de chacun des deux codes ; puis, case par case, ajoutez le plus petit des deux nombres")
def plus_petit_tableau(code1, code2, nb_couleurs):
    return len(code1)


@faux("tous les pions des deux codes sont comptés : pour chaque couleur, ajoutez le plus petit de ses deux comptes, pris dans les deux tableaux que donne `frequences`, et non les deux")
def somme_des_deux(code1, code2, nb_couleurs):
    return len(code1) + len(code2)


@faux("les pions seuls des deux codes sont ôtés d’un seul code, deux fois trop : comptez plutôt les paires ; pour chaque couleur, ajoutez le plus petit de ses deux comptes, pris dans les deux tableaux que donne `frequences`")
def pions_seuls_otes_deux_fois(code1, code2, nb_couleurs):
    return len(code1) - pions_seuls(code1, code2, nb_couleurs)


@faux("le résultat est le nombre de pions d’un code qui restent seuls : il faut celui des paires ; pour chaque couleur, ajoutez le plus petit de ses deux comptes, pris dans les deux tableaux que donne `frequences`")
def pions_seuls_d_un_code(code1, code2, nb_couleurs):
    return pions_seuls(code1, code2, nb_couleurs) // 2


@faux("une couleur ne compte que si elle est aussi fréquente dans les deux codes : ajoutez le plus petit de ses deux comptes, pris dans les deux tableaux, même quand ils diffèrent")
def seulement_si_egaux(code1, code2, nb_couleurs):
    return sum(a for a, b in zip(frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)) if a == b)


@faux("une couleur ne compte que si elle est plus fréquente dans un des deux codes : ajoutez le plus petit de ses deux comptes, pris dans les deux tableaux, même quand ils sont égaux")
def jamais_si_egaux(code1, code2, nb_couleurs):
    return sum(min(a, b) for a, b in zip(frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)) if a != b)


@faux("seuls les pions de la couleur 0 comptent : parcourez toutes les couleurs, puis donnez la réponse, une seule fois, à la fin")
def couleur_0_seule(code1, code2, nb_couleurs):
    return min(code1.count(0), code2.count(0))


@faux("une couleur répétée dans le premier code est comptée à chaque fois : parcourez les couleurs, de 0 à `nb_couleurs - 1`, et non les pions du code")
def couleurs_recomptees(code1, code2, nb_couleurs):
    return sum(min(code1.count(numero), code2.count(numero)) for numero in code1)


@faux("une couleur répétée dans le second code est comptée à chaque fois : parcourez les couleurs, de 0 à `nb_couleurs - 1`, et non les pions du code")
def couleurs_du_second_recomptees(code1, code2, nb_couleurs):
    return couleurs_recomptees(code2, code1, nb_couleurs)


@faux("les bien placés ne sont pas comptés : ici, la place ne compte pas, ne les ôtez pas")
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


def _a_chaque_couleur(code1, code2, compter):
    return sum(compter(code1.count(numero), code2.count(numero)) for numero in {*code1, *code2})


@faux("une couleur plus fréquente dans le premier code que dans le second ne compte pas : ajoutez alors son compte dans le second, le plus petit des deux")
def rien_si_le_premier_en_a_plus(code1, code2, nb_couleurs):
    return _a_chaque_couleur(code1, code2, lambda un, autre: un if un <= autre else 0)


@faux("une couleur plus fréquente dans le second code que dans le premier ne compte pas : ajoutez alors son compte dans le premier, le plus petit des deux")
def rien_si_le_second_en_a_plus(code1, code2, nb_couleurs):
    return rien_si_le_premier_en_a_plus(code2, code1, nb_couleurs)


@faux("une couleur ne compte que si elle est moins fréquente dans le premier code que dans le second : ajoutez le plus petit de ses deux comptes, aussi quand ils sont égaux, ou dans l’autre sens")
def seulement_si_le_premier_en_a_moins(code1, code2, nb_couleurs):
    return _a_chaque_couleur(code1, code2, lambda un, autre: un if un < autre else 0)


@faux("une couleur n’ajoute que 1, et seulement quand elle est aussi fréquente dans les deux codes : pour chaque couleur, ajoutez le plus petit de ses deux comptes, pris dans les deux tableaux")
def un_par_couleur_aussi_frequente(code1, code2, nb_couleurs):
    return _a_chaque_couleur(code1, code2, lambda un, autre: un == autre)


@faux("une couleur commune ajoute les pions des deux codes : ajoutez seulement le plus petit de ses deux comptes, pris dans les deux tableaux")
def deux_comptes_ajoutes(code1, code2, nb_couleurs):
    return _a_chaque_couleur(code1, code2, lambda un, autre: un + autre if un and autre else 0)


@faux("les deux comptes comparés ne sont pas ceux d’une même couleur, mais de deux pions à la même place : lisez les deux tableaux au même rang, celui de la couleur")
def comptes_de_deux_couleurs(code1, code2, nb_couleurs):
    return sum(min(code1.count(un), code2.count(autre)) for un, autre in zip(code1, code2))


@faux("le résultat est toujours 0 : partez de 0, puis, pour chaque couleur, ajoutez le plus petit de ses deux comptes, pris dans les deux tableaux que donne `frequences`")
def toujours_zero(code1, code2, nb_couleurs):
    return 0
