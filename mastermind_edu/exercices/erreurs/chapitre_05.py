"""Les erreurs typiques du chapitre 5."""

from mastermind_edu.juge.exercice import ErreurTypique


def _frequences(code, nb_couleurs):
    return [code.count(numero) for numero in range(nb_couleurs)]


def _bien(code1, code2):
    return sum(a == b for a, b in zip(code1, code2))


def presence(code, nb_couleurs):
    return [int(numero in code) for numero in range(nb_couleurs)]


def taille_du_code(code, nb_couleurs):
    tableau = [0] * len(code)
    for numero in code:
        tableau[numero] += 1
    return tableau


def decale_d_une_case(code, nb_couleurs):
    tableau = [0] * nb_couleurs
    for numero in code:
        tableau[numero - 1] += 1
    return tableau


def dictionnaire(code, nb_couleurs):
    return {numero: code.count(numero) for numero in range(nb_couleurs)}


def couleurs_presentes_seulement(code, nb_couleurs):
    return [code.count(numero) for numero in sorted(set(code))]


def case_de_plus(code, nb_couleurs):
    return [code.count(numero) for numero in range(nb_couleurs + 1)]


FREQUENCES = (
    ErreurTypique("presence", presence, "vous dites si la couleur est là : il faut dire combien de fois"),
    ErreurTypique("taille-du-code", taille_du_code,
                  "le tableau a la taille du code : il lui faut une case par couleur"),
    ErreurTypique("decalage-d-une-case", decale_d_une_case, "tout est décalé d’une case : la couleur 0 va dans la case 0"),
    ErreurTypique("dictionnaire", dictionnaire, "vous renvoyez un dictionnaire : l’énoncé demande une liste"),
    ErreurTypique("couleurs-presentes-seulement", couleurs_presentes_seulement,
                  "les couleurs absentes n’ont pas de case : elles doivent y être, avec 0"),
    ErreurTypique("case-de-plus", case_de_plus, "il y a une case de trop : les numéros vont de 0 à nb_couleurs − 1"),
)


def somme_des_maximums(code1, code2, nb_couleurs):
    return sum(map(max, _frequences(code1, nb_couleurs), _frequences(code2, nb_couleurs)))


def couleurs_communes(code1, code2, nb_couleurs):
    return len(set(code1) & set(code2))


def bien_places(code1, code2, nb_couleurs):
    return _bien(code1, code2)


def somme_des_produits(code1, code2, nb_couleurs):
    return sum(a * b for a, b in zip(_frequences(code1, nb_couleurs), _frequences(code2, nb_couleurs)))


def presents_dans_le_premier(code1, code2, nb_couleurs):
    return sum(numero in code1 for numero in code2)


def derniere_couleur_oubliee(code1, code2, nb_couleurs):
    tableau1, tableau2 = _frequences(code1, nb_couleurs), _frequences(code2, nb_couleurs)
    return sum(min(tableau1[i], tableau2[i]) for i in range(nb_couleurs - 1))


NB_COMMUNS = (
    ErreurTypique("somme-des-maximums", somme_des_maximums,
                  "vous gardez le plus grand des deux nombres : combien de pions les deux codes ont-ils en commun ?"),
    ErreurTypique("couleurs-communes", couleurs_communes,
                  "vous comptez les couleurs communes : deux pions rouges en commun comptent pour deux"),
    ErreurTypique("bien-places", bien_places, "vous comptez les bien placés : ici, la place ne compte pas"),
    ErreurTypique("somme-des-produits", somme_des_produits,
                  "vous multipliez les fréquences : vous comptez des paires, pas des pions communs"),
    ErreurTypique("presents-dans-le-premier", presents_dans_le_premier,
                  "un même pion du premier code sert plusieurs fois : servez-vous des deux tableaux"),
    ErreurTypique("derniere-couleur-oubliee", derniere_couleur_oubliee, "la dernière couleur n’est jamais regardée"),
)


def _communs(secret, proposition, nb_couleurs):
    return sum(map(min, _frequences(secret, nb_couleurs), _frequences(proposition, nb_couleurs)))


def sans_soustraire(secret, proposition, nb_couleurs):
    return _bien(secret, proposition), _communs(secret, proposition, nb_couleurs)


def couple_inverse(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    return _communs(secret, proposition, nb_couleurs) - bien, bien


def complement_a_la_taille(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    return bien, len(secret) - bien


def couleurs_seulement(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    return bien, len(set(secret) & set(proposition)) - bien


def communs_seuls(secret, proposition, nb_couleurs):
    return _communs(secret, proposition, nb_couleurs)


REPONDRE_FREQUENCES = (
    ErreurTypique("sans-soustraire", sans_soustraire, "les pions communs comptent aussi les bien placés : il faut les retirer"),
    ErreurTypique("couple-inverse", couple_inverse, "le couple est à l’envers : les bien placés d’abord"),
    ErreurTypique("complement-a-la-taille", complement_a_la_taille,
                  "tout pion qui n’est pas bien placé n’est pas mal placé : il peut être absent du secret"),
    ErreurTypique("couleurs-sans-repetition", couleurs_seulement,
                  "les répétitions sont oubliées : comptez les pions communs, pas les couleurs communes"),
    ErreurTypique("communs-seuls", communs_seuls, "vous renvoyez un seul nombre : il faut le couple"),
)
