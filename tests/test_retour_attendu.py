"""Le `return` à écrire à la place d’un `print` : selon ce que l’exercice attend."""

import linecache
import textwrap

from ensemble import pour_chacun

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner

PRINT = "`print` montre une valeur, mais ne la renvoie pas"


def message_de(nom, corps):
    """Le message du juge pour cette fonction, écrite d’après l’en-tête de l’énoncé."""
    texte = f"def {CATALOGUE[nom].signature}:\n{textwrap.indent(corps, '    ')}\n"
    fichier, espace = f"<{nom}-{hash(texte)}>", {}
    linecache.cache[fichier] = (len(texte), None, texte.splitlines(keepends=True), fichier)
    exec(compile(texte, fichier, "exec"), espace)
    return examiner(CATALOGUE[nom], Candidat(espace[nom])).message


@pour_chacun(
    "nom, corps, geste",
    [
        ("repondre", "bien, mal = 0, 0\nprint(bien, mal)", "écrivez `return bien, mal`"),
        ("repondre", "bien, mal = 0, 0\nprint(f'{bien} et {mal}')", "écrivez `return bien, mal`"),
        ("repondre", "bien, mal = 0, 0\nprint('bien :', bien, 'mal :', mal)", "écrivez `return bien, mal`"),
        ("repondre", "bien, mal = 0, 0\nprint((bien, mal))", "écrivez `return (bien, mal)`"),
        ("repondre", "bien, mal = 0, 0\nprint('bien :', bien)", "il faut `return`, suivi du couple, sans texte autour : 2 valeurs, une virgule entre deux"),
        ("jouer_manche", "nb = 0\nif nb == 0:\n    print(True, nb)\nelse:\n    print(False, nb)", "mettez `return` à la place de chacun de ces `print`"),
        ("nombre_de_trous", "print('Il y a', rangees * pions, 'trous')", "écrivez `return rangees * pions`"),
        ("message_final", "print('gagné en', nb_tentatives, secret)", "faites d’abord un seul texte de tout ce qui y est montré, puis renvoyez-le avec `return`"),
        ("message_final", "print(f'gagné en {nb_tentatives} tentatives, bravo, le secret était {secret}')", "mettez `return` à la place de `print`, et gardez le reste de la ligne"),
    ],
)
def test_le_retour_dit_est_celui_que_l_exercice_attend(nom, corps, geste):
    assert message_de(nom, corps).endswith(f"{PRINT} : {geste}")


def test_les_valeurs_collees_dans_un_texte_se_renvoient_en_couple():
    message = message_de("repondre", "bien, mal = 0, 0\nreturn str(bien) + ' ' + str(mal)")
    assert message == "ligne 3 : ce `return` renvoie un texte, et il faut un couple : écrivez `return bien, mal`"
