"""Les erreurs typiques du chapitre 2."""

import random

from mastermind_edu.juge.exercice import ErreurTypique


def puissance_inversee(nb_pions, nb_couleurs):
    return nb_pions**nb_couleurs


def produit(nb_pions, nb_couleurs):
    return nb_pions * nb_couleurs


def sans_repetition(nb_pions, nb_couleurs):
    nombre = 1
    for i in range(nb_pions):
        nombre *= nb_couleurs - i
    return nombre


def une_fois_de_trop(nb_pions, nb_couleurs):
    nombre = nb_couleurs
    for _ in range(nb_pions):
        nombre *= nb_couleurs
    return nombre


def ou_exclusif(nb_pions, nb_couleurs):
    return nb_couleurs ^ nb_pions


def a_virgule(nb_pions, nb_couleurs):
    return float(nb_couleurs) ** nb_pions


NOMBRE_DE_CODES = (
    ErreurTypique("puissance-inversee", puissance_inversee,
                  "la puissance est à l’envers : combien de choix pour chaque pion, et combien de pions ?"),
    ErreurTypique("produit", produit,
                  "vous multipliez une seule fois : à chaque pion ajouté, le nombre de codes est multiplié de nouveau"),
    ErreurTypique("sans-repetition", sans_repetition,
                  "vous retirez une couleur à chaque pion : une couleur peut servir plusieurs fois"),
    ErreurTypique("une-fois-de-trop", une_fois_de_trop, "il y a une multiplication de trop : par quel nombre commencer ?"),
    ErreurTypique("accent-circonflexe", ou_exclusif,
                  "en Python, `^` n’est pas la puissance : elle s’écrit `**`"),
    ErreurTypique("nombre-a-virgule", a_virgule,
                  "le résultat est un nombre à virgule, arrondi quand il est grand : restez en entiers"),
)


def sans_remise(nb_pions, couleurs, hasard):
    return hasard.sample(couleurs, nb_pions)


def une_seule_couleur(nb_pions, couleurs, hasard):
    return [hasard.choice(couleurs)] * nb_pions


def derniere_jamais_tiree(nb_pions, couleurs, hasard):
    return [couleurs[hasard.randrange(len(couleurs) - 1)] for _ in range(nb_pions)]


def rangs_au_lieu_de_couleurs(nb_pions, couleurs, hasard):
    return [hasard.randrange(len(couleurs)) for _ in range(nb_pions)]


def graine_remise(nb_pions, couleurs, hasard):
    hasard.seed(0)
    return [hasard.choice(couleurs) for _ in range(nb_pions)]


def melange_les_couleurs(nb_pions, couleurs, hasard):
    while len(couleurs) < nb_pions:
        couleurs.extend(couleurs)
    hasard.shuffle(couleurs)
    return couleurs[:nb_pions]


def un_pion_de_moins(nb_pions, couleurs, hasard):
    return [hasard.choice(couleurs) for _ in range(1, nb_pions)]


def texte_au_lieu_de_liste(nb_pions, couleurs, hasard):
    return "".join(hasard.choice(couleurs) for _ in range(nb_pions))


def autre_hasard(nb_pions, couleurs, hasard):
    return [random.choice(couleurs) for _ in range(nb_pions)]


TIRER_CODE = (
    ErreurTypique("sans-remise", sans_remise,
                  "une couleur tirée n’est plus jamais tirée : chaque pion choisit parmi toutes les couleurs"),
    ErreurTypique("une-seule-couleur", une_seule_couleur,
                  "la couleur est tirée une seule fois puis répétée : il faut un tirage par pion"),
    ErreurTypique("derniere-jamais-tiree", derniere_jamais_tiree,
                  "la dernière couleur ne sort jamais : quelles valeurs donne `randrange` ?"),
    ErreurTypique("rangs-au-lieu-de-couleurs", rangs_au_lieu_de_couleurs,
                  "vous renvoyez des rangs : lisez la couleur qui est à ce rang"),
    ErreurTypique("graine-remise", graine_remise,
                  "la graine est fixée dans la fonction : le code tiré est toujours le même"),
    ErreurTypique("liste-melangee", melange_les_couleurs,
                  "la liste des couleurs est mélangée, donc modifiée, et aucune couleur ne se répète"),
    ErreurTypique("un-pion-de-moins", un_pion_de_moins, "il manque un pion : combien de tours fait `range(1, n)` ?"),
    ErreurTypique("texte-au-lieu-de-liste", texte_au_lieu_de_liste, "vous renvoyez un texte : l’énoncé demande une liste"),
    ErreurTypique("autre-hasard", autre_hasard,
                  "le tirage n’emploie pas `hasard` : avec la même graine, il doit donner le même code",
                  genre="instable"),
)


def de_zero_a_m(c, n, m, hasard):
    for k in range(n):
        c[k] = hasard.randrange(m)


def remplit_tout(c, n, m, hasard):
    for k in range(len(c)):
        c[k] = hasard.randint(1, m)


def m_jamais_tire(c, n, m, hasard):
    for k in range(n):
        c[k] = hasard.randrange(1, m)


def a_partir_du_rang_1(c, n, m, hasard):
    for k in range(1, n + 1):
        c[k] = hasard.randint(1, m)


def renvoie_la_liste(c, n, m, hasard):
    for k in range(n):
        c[k] = hasard.randint(1, m)
    return c


def nouvelle_liste(c, n, m, hasard):
    c = [hasard.randint(1, m) for _ in range(n)]


def ajoute_a_la_fin(c, n, m, hasard):
    for _ in range(n):
        c.append(hasard.randint(1, m))


def meme_nombre_partout(c, n, m, hasard):
    nombre = hasard.randint(1, m)
    for k in range(n):
        c[k] = nombre


GENERER_COMBINAISON = (
    ErreurTypique("de-zero-a-m-moins-1", de_zero_a_m, "les nombres commencent à 0 : l’énoncé les veut de 1 à m"),
    ErreurTypique("remplit-tout", remplit_tout, "toute la liste est remplie : seules les n premières cases changent"),
    ErreurTypique("m-jamais-tire", m_jamais_tire, "le nombre m ne sort jamais : la borne de fin de `randrange` est exclue"),
    ErreurTypique("a-partir-du-rang-1", a_partir_du_rang_1,
                  "la première case est oubliée et une case de trop est remplie : le premier rang est 0"),
    ErreurTypique("renvoie-la-liste", renvoie_la_liste, "la liste est déjà modifiée sur place : rien à renvoyer"),
    ErreurTypique("nouvelle-liste", nouvelle_liste,
                  "`c = …` fabrique une autre liste : celle de l’appelant ne change pas ; écrivez dans `c[k]`"),
    ErreurTypique("ajoute-a-la-fin", ajoute_a_la_fin, "`append` allonge la liste : écrivez dans les cases qui existent"),
    ErreurTypique("meme-nombre-partout", meme_nombre_partout, "un seul tirage pour toutes les cases : il en faut un par case"),
)
