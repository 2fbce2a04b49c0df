"""Exercice : compter chaque couleur."""

from mastermind_edu.exercices.cas import en_racontant, listes, paires_tirees, se_repete
from mastermind_edu.francais import accorder
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def frequences(code, nb_couleurs):
    """La liste qui dit, pour chaque numéro de couleur, combien de fois il est dans le code."""
    tableau = [0] * nb_couleurs
    for numero in code:
        tableau[numero] += 1
    return tableau


def cas():
    for code in listes((0, 1, 2), (1,)):
        yield code, 3
    for nb_couleurs in range(1, 13):
        yield [nb_couleurs - 1], nb_couleurs
    for code in listes((0, 1, 2), (2, 3)):
        yield code, 3
    for code in listes((0, 1), (1, 2, 3, 4)):
        yield code, 4
    for code, _ in paires_tirees(range(6), 4, 60):
        yield code, 6
    for nb_couleurs in range(1, 13):
        for taille in (nb_couleurs % 8 + 1, 8 - nb_couleurs % 8):
            for code in next(paires_tirees(range(nb_couleurs), taille, nb_couleurs)):
                yield code, nb_couleurs
            yield [nb_couleurs - 1] * taille, nb_couleurs


def raconter(valeur, code, nb_couleurs):
    """La première case fausse."""
    if len(valeur) != nb_couleurs:
        ajoutees = " ; chaque pion ajoute-t-il une case, au lieu d’ajouter 1 à la sienne ?" if len(valeur) == nb_couleurs + len(code) else " ; ou bien partez de `nb_couleurs` cases à 0 et changez-les, ou bien partez de `[]` et ajoutez une seule case à chaque couleur"
        return f"il faut {accorder(nb_couleurs, 'nombre')}, un par couleur : la réponse en a {len(valeur)}{ajoutees}"
    couleur = next((couleur for couleur in range(nb_couleurs) if valeur[couleur] != code.count(couleur)), None)
    if couleur is None:
        return "les comptes sont justes, mais il faut des nombres entiers : ajoutez 1 par pion, sans diviser" if any(type(nombre) is float for nombre in valeur) else ""
    presence = f"est {code.count(couleur)} fois" if couleur in code else "n’est pas"
    recit = f"la couleur {couleur} {presence} dans le code, et la case de rang {couleur} contient {valeur[couleur]}"
    return f"{recit} : elle part de 0, puis chaque pion de cette couleur, et lui seul, y ajoute 1"


EXERCICE = Exercice(
    reference=frequences,
    points=2,
    cas=cas,
    juger=en_racontant(raconter),
    exemples=(([1, 0, 2, 0], 6), ([0, 0], 3)),
    intacts=("code",),
    resultat_neuf=True,
    proprietes=(
        Propriete("une couleur est répétée dans le code", "aucune couleur n’est répétée dans le code", lambda code, _: se_repete(code)),
        Propriete("une couleur est absente du code", "toutes les couleurs sont dans le code", lambda code, nb_couleurs: len(set(code)) < nb_couleurs),
        Propriete("la couleur 0 est dans le code", "la couleur 0 n’est pas dans le code", lambda code, _: 0 in code),
        Propriete("la dernière couleur est dans le code", "la dernière couleur n’est pas dans le code", lambda code, nb_couleurs: nb_couleurs - 1 in code),
        Propriete("il y a 6 couleurs", "il n’y a pas 6 couleurs", lambda _, nb_couleurs: nb_couleurs == 6),
        Propriete("il y a plus de 6 couleurs", "il y a 6 couleurs ou moins", lambda _, nb_couleurs: nb_couleurs > 6),
    ),
    indices=(
        "Le tableau a une case par couleur, toutes à 0 au départ. Le numéro d’un pion est le rang de sa case.",
        "L’exemple du téléphone a 10 cases et lit des chiffres : combien de cases faut-il ici, et que lit-on ?",
    ),
    squelette='''\
def frequences(code, nb_couleurs):
    """Le tableau de nb_couleurs nombres : combien de pions de chaque couleur."""
    tableau = ...
    for numero in code:
        tableau[...] = ...
    return tableau
''',
)


@faux("chaque case vaut 1 dès que la couleur est là : il faut dire combien de fois ; parcourez tous les pions du code, chacun ajoute 1 à ce que contient déjà la case de sa couleur")
def presence(code, nb_couleurs):
    return [int(numero in code) for numero in range(nb_couleurs)]


@faux("le tableau a autant de cases que le code de pions : il lui faut une case par couleur, `nb_couleurs` en tout")
def taille_du_code(code, nb_couleurs):
    tableau = [0] * len(code)
    for numero in code:
        tableau[numero] += 1
    return tableau


@faux("chaque rang du code met 1 dans la case du même rang, quelles que soient les couleurs : la case est celle du numéro du pion, `code[i]` et non `i`")
def rangs_comptes(code, nb_couleurs):
    tableau = [0] * nb_couleurs
    for i in range(len(code)):
        tableau[i] += 1
    return tableau


@faux("tout est décalé d’une case, la couleur 0 est comptée dans la dernière : le numéro du pion est le rang de sa case, sans rien ôter")
def decalage_d_une_case(code, nb_couleurs):
    tableau = [0] * nb_couleurs
    for numero in code:
        tableau[numero - 1] += 1
    return tableau


@faux("le résultat est un dictionnaire : l’énoncé demande une liste ; partez de `[0] * nb_couleurs`")
def dictionnaire(code, nb_couleurs):
    return {numero: code.count(numero) for numero in range(nb_couleurs)}


@faux("les couleurs absentes n’ont pas de case : il leur en faut une, avec 0 ; parcourez toutes les couleurs, de 0 à `nb_couleurs - 1`")
def couleurs_presentes_seulement(code, nb_couleurs):
    return [code.count(numero) for numero in sorted(set(code))]


@faux("il y a une case de trop, à la fin : les numéros vont de 0 à `nb_couleurs - 1`, il faut `nb_couleurs` cases")
def case_de_plus(code, nb_couleurs):
    return [code.count(numero) for numero in range(nb_couleurs + 1)]


@faux("il y a un nombre par pion du code : il en faut un par couleur ; parcourez les couleurs, de 0 à `nb_couleurs - 1`")
def un_nombre_par_pion(code, nb_couleurs):
    return [code.count(numero) for numero in code]


@faux("les couleurs sont dans l’ordre où elles arrivent, et les absentes n’ont pas de case : parcourez les couleurs, de 0 à `nb_couleurs - 1`, et non les pions")
def couleurs_rencontrees(code, nb_couleurs):
    return [code.count(numero) for numero in dict.fromkeys(code)]


def _tableau(taille, code):
    tableau = [0] * taille
    for numero in code:
        tableau[numero] += 1
    return tableau


@faux("le tableau a toujours 10 cases, comme celui du téléphone : il lui en faut `nb_couleurs`")
def dix_cases(code, nb_couleurs):
    return _tableau(10, code)


@faux("le tableau a toujours 6 cases : il lui en faut `nb_couleurs`, qui n’est pas toujours 6")
def six_cases(code, nb_couleurs):
    return _tableau(6, code)


@faux("il y a toujours 6 nombres : il en faut `nb_couleurs`, qui n’est pas toujours 6")
def six_nombres(code, nb_couleurs):
    return [code.count(numero) for numero in range(6)]


@faux("il manque une case au tableau, et la dernière couleur provoque une erreur : il lui en faut `nb_couleurs`")
def case_de_moins(code, nb_couleurs):
    return _tableau(nb_couleurs - 1, code)


@faux("il manque la case de la dernière couleur : les numéros vont de 0 à `nb_couleurs - 1`, compris")
def derniere_couleur_oubliee(code, nb_couleurs):
    return [code.count(numero) for numero in range(nb_couleurs - 1)]


@faux("il manque la case de la couleur 0 : les numéros vont de 0 à `nb_couleurs - 1`")
def couleur_0_oubliee(code, nb_couleurs):
    return [code.count(numero) for numero in range(1, nb_couleurs)]


@faux("tout est décalé d’une case : le premier nombre doit être celui de la couleur 0, et non de la couleur 1")
def numeros_a_partir_de_1(code, nb_couleurs):
    return [code.count(numero) for numero in range(1, nb_couleurs + 1)]


@faux("tout est décalé d’une case, et la dernière couleur provoque une erreur : le numéro du pion est le rang de sa case, sans rien ajouter")
def case_suivante(code, nb_couleurs):
    return _tableau(nb_couleurs, [numero + 1 for numero in code])


@faux("chaque case dit si la couleur est là, par `True` ou `False` : il faut dire combien de fois ; comptez les pions de chaque couleur")
def vrai_ou_faux(code, nb_couleurs):
    return [numero in code for numero in range(nb_couleurs)]


@faux("seul le premier pion est compté : lisez tous les pions du code, puis donnez la réponse, une seule fois, à la fin")
def premier_pion_seul(code, nb_couleurs):
    return _tableau(nb_couleurs, code[:1])


@faux("seul le dernier pion est compté : le tableau se fait une seule fois, au début, puis tous les pions s’y ajoutent ; le vôtre repart-il de 0 à chaque pion ?")
def dernier_pion_seul(code, nb_couleurs):
    return _tableau(nb_couleurs, code[-1:])


@faux("le dernier pion n’est jamais compté : allez jusqu’à la fin du code")
def dernier_pion_oublie(code, nb_couleurs):
    return _tableau(nb_couleurs, code[:-1])


@faux("le premier pion n’est jamais compté : le premier rang est 0")
def premier_pion_oublie(code, nb_couleurs):
    return _tableau(nb_couleurs, code[1:])


@faux("chaque pion ajoute son numéro à la case : il ajoute 1, quelle que soit sa couleur")
def numero_ajoute(code, nb_couleurs):
    return [numero * code.count(numero) for numero in range(nb_couleurs)]


@faux("toutes les cases restent à 0 : chaque pion ajoute 1 à la case de sa couleur")
def tout_a_zero(code, nb_couleurs):
    return [0] * nb_couleurs


@faux("chaque nombre est accompagné de sa couleur : la liste ne contient que des nombres, le rang dit la couleur")
def couples(code, nb_couleurs):
    return [(numero, code.count(numero)) for numero in range(nb_couleurs)]


@faux("chaque case contient aussi les pions des couleurs d’avant : pour chaque couleur, le compte doit repartir de 0")
def comptes_cumules(code, nb_couleurs):
    return [sum(pion <= numero for pion in code) for numero in range(nb_couleurs)]


@faux("la case d’une couleur présente a 1 de trop : il faut le nombre de ses pions, sans rien y ajouter")
def un_de_trop_si_presente(code, nb_couleurs):
    return [code.count(numero) + (numero in code) for numero in range(nb_couleurs)]


@faux("chaque case a 1 de trop : les cases partent toutes de 0, celle d’une couleur absente y reste")
def cases_a_un(code, nb_couleurs):
    return [code.count(numero) + 1 for numero in range(nb_couleurs)]


@faux("les pions de la couleur 0 ne sont jamais comptés, sa case reste à 0 : la première couleur est 0, et non 1")
def case_0_vide(code, nb_couleurs):
    return _tableau(nb_couleurs, [numero for numero in code if numero])


@faux("les pions de la dernière couleur ne sont jamais comptés, sa case reste à 0 : la dernière couleur est `nb_couleurs - 1`, comprise")
def derniere_case_vide(code, nb_couleurs):
    return _tableau(nb_couleurs, [numero for numero in code if numero < nb_couleurs - 1])


@faux("il y a autant de pions lus que de couleurs, et la fonction sort du code quand il est plus court : lisez `len(code)` pions")
def un_pion_par_couleur(code, nb_couleurs):
    return _tableau(nb_couleurs, [code[i] for i in range(nb_couleurs)])


@faux("un rang sort de la liste dans tous les cas : le tableau a-t-il `nb_couleurs` cases, toutes à 0, avant le premier pion ? la case de chaque pion est-elle celle de son numéro ?")
def tableau_vide(code, nb_couleurs):
    return _tableau(0, code)


@faux("chaque case reçoit le pion du même rang, et la fonction sort du code quand il est plus court : lisez les pions un par un, chacun ajoute 1 à la case de sa couleur")
def pions_recopies(code, nb_couleurs):
    return [code[i] for i in range(nb_couleurs)]
