# ---
# jupyter:
#   jupytext:
#     text_representation:
#       extension: .py
#       format_name: percent
#   kernelspec:
#     display_name: Python 3 (ipykernel)
#     language: python
#     name: python3
# ---

# %% titre [markdown]
# # Banque — chapitre 07
#
# Deux groupes de trois questions sœurs : une liste de couples, dont le dernier décide du calcul ; une valeur à reconnaître, ou à refuser.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% prix-de-la-location-texte [markdown]
# ## 1. Le prix de la location
#
# Une agence loue une voiture. Chaque soir, elle relève un couple (litres dans le réservoir, rayures sur la voiture). Le **dernier** relevé est celui du retour.
#
# Chaque jour coûte `prix_jour` euros, et il y a autant de jours que de relevés. Si, au retour, le réservoir n’est pas plein ou la voiture a une rayure, on ajoute 15 € de frais, puis 2 € par litre qui manque, puis 30 € par rayure.
#
# - **Pré-requis** : `releves` est une liste d’au moins un couple de nombres entiers, 0 ou plus ; `reservoir` est le nombre de litres d’un réservoir plein, qu’aucun relevé ne dépasse ; `prix_jour` vaut au moins 1.
# - **Action** : aucune n’est demandée ; la liste peut changer ou rester intacte.
# - **Résultat** : le prix à payer, en euros.

# %% prix-de-la-location-exemples
exemples("prix_de_la_location")

# %% prix-de-la-location
def prix_de_la_location(releves, reservoir, prix_jour):
    """Le prix à payer, en euros."""
    ### BEGIN SOLUTION
    litres, rayures = releves[-1]
    prix = len(releves) * prix_jour
    if litres < reservoir or rayures > 0:
        prix = prix + 15 + 2 * (reservoir - litres) + 30 * rayures
    return prix
    ### END SOLUTION


# %% prix-de-la-location-verification
verifier(prix_de_la_location)

# %% points-de-la-course-texte [markdown]
# ## 2. Les points de la course
#
# À chaque balise d’une course d’orientation, on note un couple (minute du passage, fautes faites **depuis le départ**). Le **dernier** couple est celui de l’arrivée.
#
# Chaque balise rapporte 10 points, et chaque faute en coûte 1. Une équipe qui arrive **après** la minute `temps_max` perd 5 points, puis 2 points par minute de retard.
#
# - **Pré-requis** : `passages` est une liste d’au moins un couple de nombres entiers, 0 ou plus, un par balise ; les minutes augmentent, les fautes ne diminuent pas ; `temps_max` vaut au moins 1.
# - **Action** : aucune n’est demandée ; la liste peut changer ou rester intacte.
# - **Résultat** : le nombre de points de l’équipe, qui peut être négatif.

# %% points-de-la-course-exemples
exemples("points_de_la_course")

# %% points-de-la-course
def points_de_la_course(passages, temps_max):
    """Le nombre de points de l’équipe, parfois négatif."""
    ### BEGIN SOLUTION
    minute, fautes = passages[-1]
    points = 10 * len(passages) - fautes
    if minute > temps_max:
        points = points - 5 - 2 * (minute - temps_max)
    return points
    ### END SOLUTION


# %% points-de-la-course-verification
verifier(points_de_la_course)

# %% gain-du-candidat-texte [markdown]
# ## 3. Le gain du candidat
#
# À un jeu télévisé, chaque tour pose `nb_questions` questions, et se note par un couple (bonnes réponses, questions passées) ; les autres questions sont des **fautes**. Seul le **dernier** tour décide du gain.
#
# Si toutes ses réponses sont bonnes, le candidat gagne 100 € par tour joué, le dernier compris. Sinon, il gagne 10 € par bonne réponse de ce dernier tour, et perd 20 € par faute ; une question passée ne rapporte et ne coûte rien.
#
# - **Pré-requis** : `tours` est une liste d’au moins un couple de nombres entiers, 0 ou plus ; la somme d’un couple ne dépasse jamais `nb_questions`, qui vaut au moins 1.
# - **Action** : aucune n’est demandée ; la liste peut changer ou rester intacte.
# - **Résultat** : le gain, en euros, qui peut être négatif.

# %% gain-du-candidat-exemples
exemples("gain_du_candidat")

# %% gain-du-candidat
def gain_du_candidat(tours, nb_questions):
    """Le gain du candidat, en euros, parfois négatif."""
    ### BEGIN SOLUTION
    bonnes, passees = tours[-1]
    if bonnes < nb_questions:
        fautes = nb_questions - bonnes - passees
        return 10 * bonnes - 20 * fautes
    return 100 * len(tours)
    ### END SOLUTION


# %% gain-du-candidat-verification
verifier(gain_du_candidat)

# %% donner-mention-texte [markdown]
# ## 4. Donner une mention
#
# À un examen noté sur 20, la mention est `"très bien"` à partir de 16, `"bien"` à partir de 14, `"assez bien"` à partir de 12, et `"aucune"` au-dessous.
#
# - **Pré-requis** : `note` est un nombre entier quelconque, peut-être mal tapé.
# - **Action** : une note négative, ou plus grande que 20, est impossible : la fonction lève une erreur `ValueError`.
# - **Résultat** : pour une note possible, 0 et 20 compris, le texte de la mention.

# %% donner-mention-exemples
exemples("donner_mention")

# %% donner-mention
def donner_mention(note):
    """La mention qui convient à la note ; ValueError pour une note impossible."""
    ### BEGIN SOLUTION
    if note < 0 or note > 20:
        raise ValueError("il faut une note de 0 à 20")
    if note >= 16:
        return "très bien"
    if note >= 14:
        return "bien"
    if note >= 12:
        return "assez bien"
    return "aucune"
    ### END SOLUTION


# %% donner-mention-verification
verifier(donner_mention)

# %% tarif-du-zoo-texte [markdown]
# ## 5. Le tarif du zoo
#
# L’entrée d’un zoo est gratuite avant 4 ans, coûte 8 € avant 18 ans, 12 € avant 65 ans, et 9 € à partir de 65 ans.
#
# - **Pré-requis** : `age` est un nombre entier quelconque, peut-être mal tapé.
# - **Action** : un âge négatif, ou plus grand que 120, est impossible : la fonction lève une erreur `ValueError`.
# - **Résultat** : pour un âge possible, 0 et 120 compris, le prix de l’entrée, un nombre d’euros.

# %% tarif-du-zoo-exemples
exemples("tarif_du_zoo")

# %% tarif-du-zoo
def tarif_du_zoo(age):
    """Le prix de l’entrée, en euros ; ValueError pour un âge impossible."""
    ### BEGIN SOLUTION
    if age < 0 or age > 120:
        raise ValueError("il faut un âge de 0 à 120 ans")
    if age < 4:
        return 0
    if age < 18:
        return 8
    if age < 65:
        return 12
    return 9
    ### END SOLUTION


# %% tarif-du-zoo-verification
verifier(tarif_du_zoo)

# %% lire-touche-texte [markdown]
# ## 6. Lire une touche
#
# Un robot se déplace sur une grille : h vers le haut, b vers le bas, g vers la gauche, d vers la droite. Vers le haut, le numéro de sa ligne diminue de 1 ; vers le bas, il augmente de 1. Vers la gauche, le numéro de sa colonne diminue de 1 ; vers la droite, il augmente de 1.
#
# - **Pré-requis** : `touche` est un texte quelconque, tapé par une personne.
# - **Action** : h, b, g ou d choisit le sens, en minuscule ou en capitale. Tout autre texte, même vide, même `"haut"` en entier, lève une erreur `ValueError`.
# - **Résultat** : le couple (changement de ligne, changement de colonne) ; pour h, c’est (−1, 0).

# %% lire-touche-exemples
exemples("lire_touche")

# %% lire-touche
def lire_touche(touche):
    """Le couple (lignes, colonnes) dont le robot se déplace ; ValueError pour une autre touche."""
    ### BEGIN SOLUTION
    if touche == "h" or touche == "H":
        return -1, 0
    if touche == "b" or touche == "B":
        return 1, 0
    if touche == "g" or touche == "G":
        return 0, -1
    if touche == "d" or touche == "D":
        return 0, 1
    raise ValueError("il faut une des touches h, b, g, d")
    ### END SOLUTION


# %% lire-touche-verification
verifier(lire_touche)
