"""Ce que le juge dit de fautes de débutants : le `return` que l’exercice attend, la ligne fautive plutôt que son effet."""

import linecache
import textwrap

from ensemble import pour_chacun

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner

PRINT = "`print` montre une valeur, mais ne la renvoie pas"


def verdict_de(nom, corps):
    """Ce que dit le juge de cette fonction, écrite d’après l’en-tête de l’énoncé."""
    texte = f"def {CATALOGUE[nom].signature}:\n{textwrap.indent(corps, '    ')}\n"
    fichier, espace = f"<{nom}-{hash(texte)}>", {}
    linecache.cache[fichier] = (len(texte), None, texte.splitlines(keepends=True), fichier)
    exec(compile(texte, fichier, "exec"), espace)
    return examiner(CATALOGUE[nom], Candidat(espace[nom]))


def message_de(nom, corps):
    return verdict_de(nom, corps).message


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


REPONDRE = """secret, proposition = secret.copy(), proposition.copy()
bien, mal = 0, 0
for i in range(len(secret)):
    if secret[i] == proposition[i]:
        bien = bien + 1
        secret[i], proposition[i] = None, None
for pion in proposition:
    if pion is not None and pion in secret:
        mal = mal + 1
        secret[i] = None
return bien, mal"""
MANCHE = """victoire, nb = False, 0
while not victoire or nb < max_tentatives:
    proposition = propositions.pop()
    nb = nb + 1
    victoire = proposition == secret
return victoire, nb"""
SAISIR = """ligne = lire()
while ligne != "?":
    if ligne.isdigit() and int(ligne) >= 2 and int(ligne) % 2 == 0:
        return int(ligne)
    afficher("Il faut un nombre pair.")
    ligne = lire()
return None"""
NIVEAU = """if lettre == "n":
    return 4, 8, 12
return "erreur\""""
SUITE = """compte, meilleur = 1, 1
for i in range(len(code) - 1):
    if code[i] == code[i + 1]:
        compte = compte + 1
    else:
        compte = 1
if compte > meilleur:
    meilleur = compte
return meilleur"""
LONGUEUR = "if len(mot) == 4:\n    for lettre in mot:\n        if lettre not in initiales:\n            return False\nreturn True"


@pour_chacun(
    "nom, corps, phrase",
    [
        ("repondre", REPONDRE, "ligne 11 : dans `secret[i]`, `i` est resté au dernier rang de la boucle de la ligne 4 : celle de la ligne 8 ne le change pas, il faut ici un rang qui vienne d’elle"),
        ("afficher_reponse", "if bien == 0 and mal == 0:\n    'aucun'\nreturn ' '.join(['🔑'] * bien + ['⚪'] * mal)", "ligne 3 : `'aucun'`, seul sur sa ligne, ne fait rien : il manque `return` devant"),
        ("code_correct", LONGUEUR, "ligne 2 : `len(mot) == 4` compare une longueur à un nombre écrit, 4, toujours le même : écrivez à sa place le paramètre `nb_pions`, que rien ne lit encore"),
        ("saisir_nb_manches", SAISIR, "la dernière ligne lue devait suffire pour s’arrêter ; elle a des blancs au bord, que `.strip()` ôte"),
        ("choisir_niveau", NIVEAU, "« N » doit donner le niveau Novice, en capitale comme en minuscule ; et un texte renvoyé ne refuse rien : pour une autre saisie, écrivez `raise ValueError(…)`"),
        ("pseudo_vers_python", SUITE, "le résultat est la longueur de la dernière suite, qui n’est pas toujours la plus longue"),
        ("jouer_manche", MANCHE, "`pop` est demandé à une liste vide : arrêtez-vous avant, quand il n’y reste rien"),
    ],
)
def test_le_message_nomme_la_cause(nom, corps, phrase):
    assert message_de(nom, corps).endswith(phrase)


def test_un_while_qui_continue_par_or_est_nomme():
    assert verdict_de("jouer_manche", MANCHE).remarque.endswith("écrivez `not victoire and nb < max_tentatives`")


def test_une_ligne_trouvee_ne_laisse_plus_de_question():
    verdict = verdict_de("pseudo_vers_python", SUITE)
    assert "?" not in verdict.message and "décalez ce bloc" in verdict.remarque


def test_une_lecture_oubliee_dans_la_boucle_est_nommee():
    verdict = verdict_de("saisir_nb_manches", SAISIR.replace("    ligne = lire()\n", ""))
    assert "refaites dans la boucle ce que fait la ligne 2, `ligne = lire()`" in verdict.message
    assert ":`. " not in verdict.message
