"""Question : compter les gants qui n’ont pas leur pareil."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def gants_seuls(gauches, droits):
    """Le nombre de gants sans paire, une fois les paires faites ; les deux listes restent intactes."""
    reste = droits.copy()
    seuls = 0
    for taille in gauches:
        if taille in reste:
            reste.remove(taille)
        else:
            seuls = seuls + 1
    return seuls + len(reste)


def cas():
    for total in range(1, 6):
        for nombre in range(total, -1, -1):
            for gauches in listes((7, 8), (nombre,)):
                for droits in listes((7, 8), (total - nombre,)):
                    yield gauches, droits
    tailles = [6, 11, 8, 7, 10, 9, 12, 5]
    for nombre in range(3, 9):
        yield tailles[:nombre], tailles[8 - nombre :]
        yield tailles[:nombre], tailles[:nombre][::-1]
        yield [*tailles[:nombre], 6, 11], [6, *tailles[:nombre], 6]
        yield tailles[:2] * nombre, tailles[:3] * 2
        yield tailles[:nombre], []
        yield [], tailles[:nombre]
    yield [], []


def nb_paires(gauches, droits):
    return sum(min(gauches.count(taille), droits.count(taille)) for taille in {*gauches})


EXERCICE = Exercice(
    reference=gants_seuls,
    points=4,
    cas=cas,
    exemples=(([7, 8, 7], [8, 7, 9]), ([8, 7], [7, 8]), ([7, 7], [])),
    intacts=("gauches", "droits"),
    proprietes=(
        Propriete("une taille se répète à gauche", "aucune taille ne se répète à gauche", lambda gauches, droits: len({*gauches}) < len(gauches)),
        Propriete("une taille se répète à droite", "aucune taille ne se répète à droite", lambda gauches, droits: len({*droits}) < len(droits)),
        Propriete("il y a une paire au moins", "il n’y a aucune paire", lambda gauches, droits: nb_paires(gauches, droits) > 0),
        Propriete("tous les gants gauches ont leur pareil", "un gant gauche au moins est seul", lambda gauches, droits: nb_paires(gauches, droits) == len(gauches)),
        Propriete("tous les gants droits ont leur pareil", "un gant droit au moins est seul", lambda gauches, droits: nb_paires(gauches, droits) == len(droits)),
        Propriete("il n’y a pas de gant gauche", "il y a un gant gauche au moins", lambda gauches, droits: not gauches),
        Propriete("il n’y a pas de gant droit", "il y a un gant droit au moins", lambda gauches, droits: not droits),
    ),
    indices=(
        "Avec de vrais gants : chaque gauche prend un droit de sa taille, s’il en reste un, et celui-ci n’est plus à personne d’autre.",
        "Les deux listes doivent rester intactes : travaillez sur une copie des droits, et ôtez-en, ou barrez-y, ceux qui sont pris. À la fin, comptez les seuls des deux côtés.",
    ),
    squelette='''\
def gants_seuls(gauches, droits):
    """Le nombre de gants sans paire ; les deux listes restent intactes."""
    reste = ...
    seuls = 0
    for taille in gauches:
        if ...:
            ...
        else:
            seuls = ...
    return ...
''',
)


@faux("seuls les gants gauches sans paire sont comptés : ajoutez les droits qui restent")
def gauches_seulement(gauches, droits):
    return len(gauches) - nb_paires(gauches, droits)


@faux("seuls les gants droits sans paire sont comptés : ajoutez les gauches qui n’ont rien trouvé")
def droits_seulement(gauches, droits):
    return len(droits) - nb_paires(gauches, droits)


@faux("ce sont les paires qui sont comptées : il faut les gants seuls, des deux mains")
def paires_comptees(gauches, droits):
    return nb_paires(gauches, droits)


@faux("un gant sert à plusieurs paires : une fois pris, il ne reste à personne d’autre, barrez-le ou ôtez-le d’une copie")
def gants_partages(gauches, droits):
    return sum(taille not in droits for taille in gauches) + sum(taille not in gauches for taille in droits)


@faux("tous les droits sont comptés comme seuls : ceux qui sont pris ne le sont plus, barrez-les ou ôtez-les d’une copie")
def droits_jamais_pris(gauches, droits):
    return sum(taille not in droits for taille in gauches) + len(droits)


@faux("le compte est bon, mais la liste des droits reçue a changé : travaillez sur une copie, un second nom n’en est pas une")
def droits_otes(gauches, droits):
    seuls = 0
    for taille in gauches:
        if taille in droits:
            droits.remove(taille)
        else:
            seuls = seuls + 1
    return seuls + len(droits)


@faux("les gants sont comparés rang par rang : un gauche va avec n’importe quel droit de sa taille")
def rang_par_rang(gauches, droits):
    return len(gauches) + len(droits) - 2 * sum(gauche == droit for gauche, droit in zip(gauches, droits))


@faux("une paire n’ôte qu’un gant du compte : elle en a deux")
def une_paire_pour_un(gauches, droits):
    return len(gauches) + len(droits) - nb_paires(gauches, droits)


@faux("c’est la différence des deux nombres de gants qui est donnée : deux gants de tailles différentes ne font pas une paire")
def difference_des_nombres(gauches, droits):
    return abs(len(gauches) - len(droits))


@faux("un gant gauche sans pareil provoque une erreur : voyez d’abord s’il reste un droit de sa taille")
def sans_regarder(gauches, droits):
    reste = [*droits]
    for taille in gauches:
        reste.remove(taille)
    return len(reste)


@faux("une paire épuise tous les droits de sa taille : n’en barrez, ou n’en ôtez, qu’un seul")
def tous_otes(gauches, droits):
    seuls = 0
    for taille in gauches:
        if taille in droits:
            droits = [autre for autre in droits if autre != taille]
        else:
            seuls = seuls + 1
    return seuls + len(droits)


@faux("le premier gant gauche sans pareil arrête tout : passez aux suivants, jusqu’au dernier")
def arret_au_premier_seul(gauches, droits):
    reste = [*droits]
    for rang, taille in enumerate(gauches):
        if taille not in reste:
            return 1 + len(reste)
        reste.remove(taille)
    return len(reste)


@faux("les tailles sont comptées une fois chacune : ce sont les gants qu’il faut compter")
def tailles_distinctes(gauches, droits):
    return len({*gauches} ^ {*droits})


@faux("tous les gants sont comptés, ceux des paires compris : n’en comptez aucun qui ait trouvé son pareil")
def tous_comptes(gauches, droits):
    return len(gauches) + len(droits)


@faux("chaque gant gauche est comparé au droit de même rang, et une erreur vient quand il y a moins de droits : cherchez parmi tous ceux qui restent")
def droit_de_meme_rang(gauches, droits):
    return sum(2 for i in range(len(gauches)) if gauches[i] != droits[i])
