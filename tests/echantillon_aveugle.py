"""Soixante fonctions fausses et vingt-cinq justes, écrites sans avoir vu le catalogue : le texte, et la faute en une phrase.

Rien ne les juge ici, voir `test_echantillon.py`. Commencer par `ESSAIS`.
"""

FREQ = '''def frequences(code, nb_couleurs):
    tableau = [0] * nb_couleurs
    for pion in code:
        tableau[pion] = tableau[pion] + 1
    return tableau

'''
COMMUNS = FREQ + '''def nb_communs(code1, code2, nb_couleurs):
    f1 = frequences(code1, nb_couleurs)
    f2 = frequences(code2, nb_couleurs)
    total = 0
    for c in range(nb_couleurs):
        total = total + min(f1[c], f2[c])
    return total

'''
REPFREQ = COMMUNS + '''def repondre_frequences(secret, proposition, nb_couleurs):
    bien = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien = bien + 1
    return (bien, nb_communs(secret, proposition, nb_couleurs) - bien)

'''
SUIVANT = '''def code_suivant(code, nb_couleurs):
    for i in range(len(code) - 1, -1, -1):
        if code[i] < nb_couleurs - 1:
            code[i] = code[i] + 1
            return True
        code[i] = 0
    return False

'''
COMPATIBLE = REPFREQ + '''def est_compatible(code, tentatives, nb_couleurs):
    for proposition, reponse in tentatives:
        if repondre_frequences(code, proposition, nb_couleurs) != reponse:
            return False
    return True

'''
PROPSUIV = COMPATIBLE + SUIVANT + '''def proposition_suivante(code, tentatives, nb_couleurs):
    while code_suivant(code, nb_couleurs):
        if est_compatible(code, tentatives, nb_couleurs):
            return True
    return False

'''
POSITION = '''def position(valeur, code):
    for i in range(len(code)):
        if code[i] == valeur:
            return i
    return -1

'''
SAISIE = '''def nettoyer(saisie):
    return "".join(saisie.split()).upper()

def code_correct(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return False
    for lettre in mot:
        if lettre not in initiales:
            return False
    return True

def message_erreur(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"Il faut {nb_pions} lettres."
    for lettre in mot:
        if lettre not in initiales:
            return f"La lettre {lettre} est inconnue."
    return ""

'''

ESSAIS = []


def faux(exercice, code, faute):
    ESSAIS.append({"exercice": exercice, "code": code, "juste": False, "faute": faute})


def juste(exercice, code):
    ESSAIS.append({"exercice": exercice, "code": code, "juste": True, "faute": ""})


# ---------------------------------------------------------------- 00b : faux
faux("nombre_de_trous", '''def nombre_de_trous(rangees, pions):
    return rangees * pions + pions
''', "Formule : ajoute les trous des fiches une seule fois (+ pions) au lieu d'une fois par rangée ; juste seulement pour une rangée.")

faux("dernier_pion", '''def dernier_pion(code):
    longueur = len(code)
    return code[longueur]
''', "Décalage d'un rang : lit code[len(code)], donc IndexError à chaque appel.")

faux("annoncer", '''def annoncer(bien, nb_pions):
    if bien == 4:
        return "bravo"
    else:
        return "encore"
''', "Compare bien à 4 au lieu de nb_pions : faux dès que le nombre de pions n'est pas 4.")

faux("code_uni", '''def code_uni(couleur, nb_pions):
    for i in range(nb_pions):
        code = []
        code.append(couleur)
    return code
''', "La liste est remise à vide à chaque tour : renvoie toujours un seul pion (et erreur si nb_pions vaut 0).")

faux("compter_autres", '''def compter_autres(code, couleur):
    compte = len(code)
    if couleur in code:
        compte = compte - 1
    return compte
''', "Part de la longueur et n'ôte qu'un seul pion quand la couleur est présente, même si elle y est plusieurs fois.")

# ---------------------------------------------------------------- 01 : faux
faux("initiales_distinctes", '''def initiales_distinctes(initiales):
    for i in range(len(initiales) - 1):
        if initiales[i] == initiales[i + 1]:
            return False
    return True
''', "Ne compare que des voisines : une initiale répétée plus loin n'est pas vue.")

faux("emoji", '''def emoji(initiale, initiales, emojis):
    try:
        return emojis[initiales.index(initiale)]
    except IndexError:
        return "?"
''', "Attrape IndexError au lieu de ValueError : une initiale inconnue arrête le programme sur ValueError.")

faux("presenter_couleurs", '''def presenter_couleurs(initiales, emojis):
    texte = ""
    for i in range(len(initiales)):
        texte = texte + f"{emojis[i]} ({initiales[i]}) "
    texte.strip()
    return texte
''', "Appelle strip() sans garder le résultat : une espace reste à la fin.")

faux("message_accueil", '''def message_accueil(nb_pions, max_tentatives, couleurs):
    s = ""
    if nb_pions > 1:
        s = "s"
    return f"Bienvenue ! Trouvez {nb_pions} pion{s} en {max_tentatives} tentative{s}. Couleurs : {couleurs}"
''', "Un seul s pour les deux mots, décidé par nb_pions : « 1 tentatives » avec 4 pions, « 12 tentative » avec 1 pion.")

# ---------------------------------------------------------------- 02 : faux
faux("nombre_de_codes", '''def nombre_de_codes(nb_pions, nb_couleurs):
    nombre = 1
    for i in range(nb_couleurs):
        nombre = nombre * nb_pions
    return nombre
''', "Base et exposant échangés : calcule nb_pions puissance nb_couleurs.")

faux("tirer_code", '''def tirer_code(nb_pions, couleurs, hasard):
    return hasard.sample(couleurs, nb_pions)
''', "Tirage sans remise : jamais deux fois la même couleur, et ValueError s'il y a plus de pions que de couleurs.")

faux("tirer_code", '''def tirer_code(nb_pions, couleurs, hasard):
    code = []
    for i in range(nb_pions):
        rang = hasard.randrange(len(couleurs) - 1)
        code.append(couleurs[rang])
    return code
''', "Décalage : randrange(len(couleurs) - 1) ne tire jamais la dernière couleur (et ValueError avec une seule couleur).")

faux("generer_combinaison", '''def generer_combinaison(c, n, m, hasard):
    c[:] = [hasard.randint(1, m) for i in range(n)]
''', "Remplace tout le contenu de c : les cases après les n premières disparaissent.")

# ---------------------------------------------------------------- 03 : faux
faux("nettoyer", r'''def nettoyer(saisie):
    saisie = saisie.strip()
    saisie = saisie.replace(" ", "")
    saisie = saisie.replace("\t", "")
    return saisie.upper()
''', "Une fin de ligne au milieu de la saisie reste : seules les espaces et tabulations intérieures sont ôtées.")

faux("code_correct", '''def code_correct(mot, nb_pions, initiales):
    lettres = set(mot)
    if len(lettres) != nb_pions:
        return False
    for lettre in lettres:
        if lettre not in initiales:
            return False
    return True
''', "Mesure le nombre de lettres différentes au lieu de la longueur : refuse les mots à lettre répétée et accepte des mots trop longs.")

faux("message_erreur", '''def message_erreur(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"Mauvaise longueur : {len(mot)}"
    for lettre in mot:
        if lettre not in initiales:
            return f"Lettre inconnue : {lettre}"
    return ""
''', "La phrase donne la longueur du mot tapé au lieu de la longueur voulue.")

faux("message_erreur", '''def message_erreur(mot, nb_pions, initiales):
    for lettre in mot:
        if not lettre in initiales:
            return "Je ne connais pas la couleur " + lettre
    if len(mot) != nb_pions:
        return "Il faut " + str(nb_pions) + " pions"
    return ""
''', "Vérifie les lettres avant la longueur : quand les deux sont fausses, la phrase ne donne pas la longueur voulue.")

faux("mot_vers_numeros", '''def mot_vers_numeros(mot, initiales):
    numeros = []
    for i in range(len(initiales)):
        if initiales[i] in mot:
            numeros.append(i)
    return numeros
''', "Parcourt les initiales au lieu du mot : numéros en ordre croissant et sans répétition, pas dans l'ordre du mot.")

faux("numeros_vers_mot", '''def numeros_vers_mot(numeros, initiales):
    mot = ""
    for n in numeros:
        mot = initiales[n] + mot
    return mot
''', "Ajoute chaque lettre devant : le mot est à l'envers.")

faux("lire_points", '''def lire_points(saisie):
    nombres = []
    for morceau in saisie.split("."):
        if morceau != "":
            nombres.append(int(morceau))
    return nombres
''', "Saute les morceaux vides : « 1..2 », « .1 », « 1. » ou le texte vide ne lèvent pas ValueError.")

faux("saisir_proposition", SAISIE + '''def saisir_proposition(lire, afficher, nb_pions, initiales):
    mot = nettoyer(lire())
    if mot == "?":
        return None
    while not code_correct(mot, nb_pions, initiales):
        afficher(message_erreur(mot, nb_pions, initiales))
        mot = nettoyer(lire())
    return mot
''', "« ? » n'est reconnu qu'à la première ligne ; après une erreur il est compté comme une faute et la lecture continue.")

faux("saisir_proposition", SAISIE + '''def saisir_proposition(lire, afficher, nb_pions, initiales):
    mot = nettoyer(lire())
    if mot == "?":
        return None
    if code_correct(mot, nb_pions, initiales):
        return mot
    afficher(message_erreur(mot, nb_pions, initiales))
    saisir_proposition(lire, afficher, nb_pions, initiales)
''', "Récursion sans return : après une erreur, la fonction renvoie None même si le mot suivant est correct.")

faux("mes_cas_code_correct", '''def mes_cas_code_correct():
    return [
        ("RVBJ", 4, ["R", "V", "B", "J"], True),
        ("RVB", 4, ["R", "V", "B", "J"], False),
        ("RVBJR", 4, ["R", "V", "B", "J"], False),
        ("RVBZ", 4, ["R", "V", "B", "J"], False),
        ("RRVB", 4, ["R", "V", "B", "J"], False),
    ]
''', "Croit qu'une lettre répétée est interdite : attend False pour « RRVB », donc accuse une version juste.")

# ---------------------------------------------------------------- 04 : faux
faux("compter_bien_places", '''def compter_bien_places(secret, proposition):
    compte = 0
    for pion in secret:
        if proposition[secret.index(pion)] == pion:
            compte += 1
    return compte
''', "Cherche la place par secret.index(pion) : pour une couleur répétée, c'est toujours la première place qui est comparée.")

faux("trouver_bien_places", '''def trouver_bien_places(copie, proposition):
    copie = copie.copy()
    compte = 0
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            compte = compte + 1
            copie[i] = -1
    return compte
''', "Recopie encore la liste et marque cette seconde copie : le compte est juste mais la liste reçue n'est pas marquée.")

faux("position", '''def position(valeur, code):
    rang = -1
    for i in range(len(code)):
        if code[i] == valeur:
            rang = i
    return rang
''', "Ne s'arrête pas à la première rencontre : renvoie le dernier rang.")

faux("trouver_mal_places", POSITION + '''def trouver_mal_places(copie, proposition):
    mal = 0
    for i in range(len(copie)):
        if copie[i] != -1:
            rang = position(proposition[i], copie)
            if rang != -1:
                mal = mal + 1
                copie[i] = 0
    return mal
''', "Écrit 0 à la place i de la proposition et non là où le pion a été trouvé : mauvais pion barré, marques et compte faux.")

faux("trouver_mal_places", POSITION + '''def trouver_mal_places(copie, proposition):
    nb = 0
    for i in range(len(proposition)):
        if copie[i] != -1:
            p = position(proposition[i], copie)
            if p > 0:
                nb += 1
                copie[p] = 0
    return nb
''', "Teste p > 0 au lieu de p >= 0 : un pion trouvé au rang 0 n'est ni compté ni marqué.")

faux("repondre", '''def repondre(secret, proposition):
    copie = secret
    essai = proposition
    bien = 0
    mal = 0
    for i in range(len(copie)):
        if copie[i] == essai[i]:
            bien += 1
            copie[i] = None
            essai[i] = None
    for i in range(len(essai)):
        if essai[i] is not None and essai[i] in copie:
            mal += 1
            copie[copie.index(essai[i])] = None
    return (bien, mal)
''', "Alias au lieu de copies (copie = secret) : la réponse est juste mais le secret et la proposition sont modifiés.")

faux("repondre", '''def repondre(secret, proposition):
    s = secret.copy()
    bien, mal = 0, 0
    for i in range(len(s)):
        if s[i] == proposition[i]:
            bien += 1
            s[i] = None
        elif proposition[i] in s:
            mal += 1
            s[s.index(proposition[i])] = None
    return bien, mal
''', "Une seule boucle : un mal placé peut barrer un pion qui serait bien placé plus loin, qui est alors perdu.")

faux("repondre", '''def repondre(secret, proposition):
    copie = secret.copy()
    bien = 0
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            bien = bien + 1
            copie[i] = None
    mal = 0
    for pion in proposition:
        if pion in copie:
            mal = mal + 1
            copie[copie.index(pion)] = None
    return (bien, mal)
''', "Ne barre pas les bien placés dans la proposition : un pion déjà bien placé est recompté mal placé s'il reste un pion de sa couleur dans le secret.")

faux("mes_cas_repondre", '''def mes_cas_repondre():
    cas = []
    cas.append((["R", "V", "B", "J"], ["R", "V", "B", "J"], (4, 0)))
    cas.append((["R", "V", "B", "J"], ["J", "B", "V", "R"], (0, 4)))
    cas.append((["R", "V", "B", "J"], ["N", "N", "N", "N"], (0, 0)))
    cas.append((["R", "V", "B"], ["V", "V", "R"], (1, 2)))
    return cas
''', "Dernier cas mal calculé : compte le second V mal placé alors que le seul V du secret a servi ; attend (1, 2) au lieu de (1, 1).")

# ---------------------------------------------------------------- 05 : faux
faux("frequences", '''def frequences(code, nb_couleurs):
    return [code.count(couleur) for couleur in set(code)]
''', "Ne compte que les couleurs présentes : les zéros manquent, le tableau n'a pas nb_couleurs cases.")

faux("nb_communs", FREQ + '''def nb_communs(code1, code2, nb_couleurs):
    f1 = frequences(code1, nb_couleurs)
    f2 = frequences(code2, nb_couleurs)
    total = 0
    for couleur in code1:
        total = total + min(f1[couleur], f2[couleur])
    return total
''', "Parcourt les pions de code1 au lieu des couleurs : le minimum d'une couleur répétée dans code1 est ajouté plusieurs fois.")

faux("repondre_frequences", COMMUNS + '''def repondre_frequences(secret, proposition, nb_couleurs):
    bien = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien = bien + 1
    mal = nb_communs(secret, proposition, nb_couleurs)
    return (bien, mal)
''', "Oublie la soustraction : donne tous les pions communs comme mal placés, bien placés compris.")

faux("repondre_frequences", COMMUNS + '''def repondre_frequences(secret, proposition, nb_couleurs):
    bien = 0
    for i in range(len(secret) - 1, -1, -1):
        if secret[i] == proposition[i]:
            bien += 1
            del secret[i]
            del proposition[i]
    mal = nb_communs(secret, proposition, nb_couleurs)
    return (bien, mal)
''', "Ôte les bien placés des listes reçues : la réponse est juste mais le secret et la proposition sont raccourcis.")

faux("mes_cas_nb_communs", '''def mes_cas_nb_communs():
    return [
        ([0, 1, 2], [2, 1, 0], 3),
        ([0, 0, 1], [0, 2, 2], 1),
        ([1, 1], [0, 0], 0),
    ]
''', "Oublie le nombre de couleurs dans chaque cas : des triplets (code1, code2, résultat) au lieu de quatre valeurs.")

# ---------------------------------------------------------------- 06 : faux
faux("afficher_proposition", '''def afficher_proposition(proposition, initiales, emojis):
    morceaux = []
    for i in range(len(proposition)):
        if proposition[i] in initiales:
            morceaux.append(emojis[i])
    return " ".join(morceaux)
''', "Lit emojis au rang du pion dans la proposition et non au rang de son initiale : affiche toujours les premiers emojis du tableau.")

faux("afficher_reponse", '''def afficher_reponse(bien, mal):
    if bien == 0 and mal == 0:
        return "aucun"
    cles = " ".join(["🔑"] * bien)
    blancs = " ".join(["⚪"] * mal)
    return cles + " " + blancs
''', "Espace mise toujours entre les deux groupes : espace de trop à la fin si mal vaut 0, au début si bien vaut 0.")

faux("message_final", '''def message_final(victoire, nb_tentatives, secret):
    if nb_tentatives > 1:
        texte = f"{nb_tentatives} tentatives"
    else:
        texte = f"{nb_tentatives} tentative"
    if victoire:
        return f"Bravo, vous avez gagné en {texte} !"
    return f"Vous avez perdu après {texte}. Le secret était {secret}."
''', "Le secret ne figure que dans la phrase de défaite ; il manque en cas de victoire.")

faux("jouer_manche", '''def jouer_manche(secret, propositions, max_tentatives):
    nb = 0
    for proposition in propositions:
        if nb == max_tentatives:
            break
        nb = nb + 1
        if proposition == secret:
            return (True, nb)
    return (False, max_tentatives)
''', "En cas d'échec renvoie max_tentatives au lieu du nombre joué : faux quand les propositions manquent avant la limite.")

faux("jouer_manche", '''def jouer_manche(secret, propositions, max_tentatives):
    nb = 0
    victoire = False
    while not victoire and nb <= max_tentatives and nb < len(propositions):
        if propositions[nb] == secret:
            victoire = True
        nb = nb + 1
    return (victoire, nb)
''', "Décalage d'un : nb <= max_tentatives laisse jouer une proposition de plus que la limite.")

# ---------------------------------------------------------------- 07 : faux
faux("choisir_niveau", '''def choisir_niveau(lettre):
    initiale = lettre[0].lower()
    if initiale == "n":
        return (4, 8, 12)
    elif initiale == "p":
        return (5, 8, 15)
    elif initiale == "k":
        return (6, 8, 20)
    else:
        raise ValueError("niveau inconnu")
''', "Ne regarde que le premier caractère : accepte « novice » en entier, et la saisie vide lève IndexError au lieu de ValueError.")

faux("choisir_niveau", '''def choisir_niveau(lettre):
    if lettre == "n" or "N":
        return (4, 8, 12)
    if lettre == "p" or "P":
        return (5, 8, 15)
    if lettre == "k" or "K":
        return (6, 8, 20)
    raise ValueError("il faut n, p ou k")
''', "Condition « lettre == \"n\" or \"N\" » toujours vraie : renvoie le niveau Novice pour toute saisie.")

faux("bienvenue", '''def bienvenue(nb_pions, nb_couleurs, max_tentatives):
    print("Bienvenue !", nb_pions, "pions,", nb_couleurs, "couleurs,", max_tentatives, "tentatives.")
''', "Affiche avec print au lieu de renvoyer le texte : la fonction renvoie None.")

faux("malus", '''def malus(bien, mal, nb_pions):
    return mal + 2 * nb_pions - bien - mal
''', "Parenthèses oubliées : le 2 ne multiplie que nb_pions, le résultat est 2n − bien.")

faux("points_manche", '''def points_manche(reponses, nb_pions, max_tentatives):
    if len(reponses) < max_tentatives:
        return len(reponses)
    bien, mal = reponses[-1]
    return max_tentatives + mal + 2 * (nb_pions - bien - mal)
''', "Croit qu'une manche plus courte que la limite est gagnée, sans regarder la dernière réponse : un arrêt avant la limite sans trouver est compté comme un succès.")

faux("vainqueur", '''def vainqueur(points_codeur_a, points_codeur_b):
    if points_codeur_a < points_codeur_b:
        return "A"
    elif points_codeur_a > points_codeur_b:
        return "B"
    return "égalité"
''', "Sens inversé : donne la victoire à celui qui a le moins de points.")

faux("vainqueur", '''def vainqueur(points_codeur_a, points_codeur_b):
    if points_codeur_a is points_codeur_b:
        return "égalité"
    return "A" if points_codeur_a > points_codeur_b else "B"
''', "Compare avec `is` : deux grands nombres égaux ne sont pas le même objet.")

# ---------------------------------------------------------------- 08 : faux
faux("code_suivant", '''def code_suivant(code, nb_couleurs):
    for i in range(len(code) - 1, -1, -1):
        if code[i] < nb_couleurs - 1:
            code[i] = code[i] + 1
            return True
    return False
''', "Oublie de remettre à 0 les roues de droite quand il y a une retenue : [0, 5] devient [1, 5], et le dernier code n'est pas remis à zéro.")

faux("code_suivant", '''def code_suivant(code, nb_couleurs):
    for i in range(len(code)):
        code[i] = code[i] + 1
        if code[i] < nb_couleurs:
            return True
        code[i] = 0
    return False
''', "Parcourt de gauche à droite : c'est le premier pion qui tourne le plus vite, l'ordre n'est pas le bon.")

faux("est_compatible", REPFREQ + '''def est_compatible(code, tentatives, nb_couleurs):
    for proposition, reponse in tentatives:
        if repondre_frequences(code, proposition, nb_couleurs) == reponse:
            return True
        else:
            return False
    return True
''', "Répond dès le premier tour : seule la première tentative est vérifiée.")

faux("proposition_suivante", COMPATIBLE + SUIVANT + '''def proposition_suivante(code, tentatives, nb_couleurs):
    while not est_compatible(code, tentatives, nb_couleurs):
        if not code_suivant(code, nb_couleurs):
            return False
    return True
''', "Teste avant d'avancer : si le code reçu est lui-même compatible, il reste sur place au lieu d'aller strictement après.")

faux("proposition_suivante", COMPATIBLE + SUIVANT + '''def proposition_suivante(code, tentatives, nb_couleurs):
    code_suivant(code, nb_couleurs)
    while not est_compatible(code, tentatives, nb_couleurs):
        code_suivant(code, nb_couleurs)
    return True
''', "Ignore le False de code_suivant : ne renvoie jamais False, repart du début et trouve un code plus petit, ou boucle sans fin s'il n'y en a aucun.")

faux("manche_ordinateur", PROPSUIV + '''def manche_ordinateur(secret, nb_couleurs):
    code = [0] * len(secret)
    tentatives = []
    propositions = [code]
    while code != secret:
        reponse = repondre_frequences(secret, code, nb_couleurs)
        tentatives.append((code.copy(), reponse))
        proposition_suivante(code, tentatives, nb_couleurs)
        propositions.append(code)
    return propositions
''', "Range code lui-même et non une copie dans la liste renvoyée : toutes les propositions y sont la même liste, égale au secret.")

faux("manche_ordinateur", PROPSUIV + '''def manche_ordinateur(secret, nb_couleurs):
    code, tentatives, propositions = [0] * len(secret), [], []
    for tour in range(12):
        propositions.append(code.copy())
        reponse = repondre_frequences(secret, code, nb_couleurs)
        if reponse[0] == len(secret):
            break
        tentatives.append((code.copy(), reponse))
        proposition_suivante(code, tentatives, nb_couleurs)
    return propositions
''', "S'arrête après douze propositions, la limite d'un niveau.")

# ---------------------------------------------------------------- 09 : faux
faux("reponse_correcte", '''def reponse_correcte(bien, mal, nb_pions):
    if bien + mal > nb_pions:
        return False
    if bien == nb_pions - 1 and mal == 1:
        return False
    return True
''', "Oublie les nombres négatifs : accepte (-1, 0) ou (2, -1).")

faux("reponse_correcte", '''def reponse_correcte(bien, mal, nb_pions):
    if bien < 0 or mal < 0:
        return False
    if bien == nb_pions - 1:
        return False
    return bien + mal <= nb_pions
''', "Refuse tout bien égal à nb_pions − 1, même avec 0 mal placé, qui est pourtant possible.")

faux("erreurs_de_reponse", REPFREQ + '''def erreurs_de_reponse(secret, tentatives, nb_couleurs):
    erreurs = []
    for tentative in tentatives:
        proposition, donnee = tentative
        attendue = repondre_frequences(secret, proposition, nb_couleurs)
        if donnee != attendue:
            erreurs.append((tentatives.index(tentative), donnee, attendue))
    return erreurs
''', "Cherche le rang avec tentatives.index : quand la même tentative fausse figure deux fois, la seconde reçoit le rang de la première.")

# ---------------------------------------------------------------- 10 : faux
faux("longueurs", '''def longueurs(secrets, jouer):
    resultats = {}
    for secret in secrets:
        resultats[tuple(secret)] = len(jouer(secret))
    return list(resultats.values())
''', "Passe par un dictionnaire : un secret qui figure deux fois dans la liste n'est compté qu'une fois.")

faux("bilan", '''def bilan(longueurs):
    pire = max(longueurs, key=longueurs.get)
    maximum = longueurs[pire]
    moyenne = sum(longueurs.values()) / len(longueurs)
    return (maximum, [pire], moyenne)
''', "Ne donne qu'un seul secret au maximum (le premier rencontré) au lieu de tous.")

faux("bilan", '''def bilan(longueurs):
    maximum = max(longueurs.values())
    secrets = []
    for secret, longueur in longueurs.items():
        if longueur == maximum:
            secrets.append(secret)
    secrets.sort()
    moyenne = sum(longueurs.values()) // len(longueurs)
    return (maximum, secrets, moyenne)
''', "Division entière // : la moyenne est tronquée.")

# ================================================================ justes
juste("dernier_pion", '''def dernier_pion(code):
    *_, dernier = code
    return dernier
''')

juste("initiales_distinctes", '''def initiales_distinctes(initiales):
    if not initiales:
        return True
    premiere, reste = initiales[0], initiales[1:]
    return premiere not in reste and initiales_distinctes(reste)
''')

juste("emoji", '''def emoji(initiale, initiales, emojis):
    return dict(zip(initiales, emojis)).get(initiale, "?")
''')

juste("nombre_de_codes", '''from functools import reduce
from operator import mul


def nombre_de_codes(nb_pions, nb_couleurs):
    return reduce(mul, [nb_couleurs] * nb_pions, 1)
''')

juste("tirer_code", '''def tirer_code(nb_pions, couleurs, hasard):
    return hasard.choices(couleurs, k=nb_pions)
''')

juste("generer_combinaison", '''def generer_combinaison(c, n, m, hasard):
    c[:n] = (hasard.randint(1, m) for _ in range(n))
''')

juste("message_erreur", '''def message_erreur(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"Il faut exactement {nb_pions} lettre(s)."
    if inconnus := [c for c in mot if c not in initiales]:
        return f"« {inconnus[0]} » n'est pas une couleur du jeu."
    return ""
''')

juste("numeros_vers_mot", '''def numeros_vers_mot(numeros, initiales):
    if len(numeros) == 0:
        return ""
    return initiales[numeros[0]] + numeros_vers_mot(numeros[1:], initiales)
''')

juste("lire_points", r'''import re


def lire_points(saisie):
    if re.fullmatch(r"[0-9]+(\.[0-9]+)*", saisie) is None:
        raise ValueError("il faut des nombres séparés par des points")
    return [int(m) for m in re.findall(r"[0-9]+", saisie)]
''')

juste("saisir_proposition", SAISIE + '''def saisir_proposition(lire, afficher, nb_pions, initiales):
    for mot in map(nettoyer, iter(lire, object())):
        if mot == "?":
            return None
        if not (erreur := message_erreur(mot, nb_pions, initiales)):
            return mot
        afficher(erreur)
''')

juste("mes_cas_code_correct", '''def mes_cas_code_correct():
    quatre = ["R", "V", "B", "J"]
    bons = ["RVBJ", "JBVR", "JJJJ", "RRVB", "VBBV"]
    mauvais = ["", "R", "RVB", "RVBJR", "JJJJJJ", "ZVBJ", "RZBJ", "RVZJ", "RVBZ",
               "ZZZZ", "RVB?", "1234", "ZZZ", "RVBJZ"]
    cas = [(mot, 4, quatre, True) for mot in bons]
    cas += [(mot, 4, quatre, False) for mot in mauvais]
    return cas + [
        ("R", 1, ["R"], True),
        ("R", 1, ["V"], False),
        ("", 1, ["R"], False),
        ("RV", 2, ["V", "R"], True),
        ("RV", 3, ["R", "V"], False),
        ("VVR", 3, ["R", "V"], True),
        ("RVRV", 2, ["R", "V"], False),
        ("BAC", 3, ["C", "A", "B"], True),
        ("RVBJPN", 6, ["R", "V", "B", "J", "P", "N"], True),
        ("RVBJ", 5, ["R", "V", "B", "J", "P", "N"], False),
        ("NNPPR", 5, ["R", "V", "B", "J", "P", "N"], True),
    ]
''')

juste("position", '''def position(valeur, code):
    try:
        return list(code).index(valeur)
    except ValueError:
        return -1
''')

juste("trouver_mal_places", '''def barrer(copie, pion):
    try:
        copie[copie.index(pion)] = 0
    except ValueError:
        return 0
    return 1


def trouver_mal_places(copie, proposition):
    return sum(barrer(copie, pion) for marque, pion in zip(copie, proposition) if marque != -1)
''')

juste("repondre", '''from collections import Counter


def repondre(secret, proposition):
    restes = [(s, p) for s, p in zip(secret, proposition) if s != p]
    communs = Counter(s for s, _ in restes) & Counter(p for _, p in restes)
    return len(secret) - len(restes), sum(communs.values())
''')

juste("mes_cas_repondre", '''def cas(secret, proposition, bien, mal):
    return (list(secret), list(proposition), (bien, mal))


def mes_cas_repondre():
    lettres = [
        cas("RVBJ", "RVBJ", 4, 0), cas("RVBJ", "NNPP", 0, 0), cas("RVBJ", "JBVR", 0, 4),
        cas("RVBJ", "RBVN", 1, 2), cas("RRVB", "VRRN", 1, 2), cas("RVVB", "VVRR", 1, 2),
        cas("R", "R", 1, 0), cas("R", "V", 0, 0), cas("RV", "VR", 0, 2),
        cas("RV", "RR", 1, 0), cas("RV", "VV", 1, 0), cas("RR", "RV", 1, 0), cas("RR", "VR", 1, 0),
        cas("RVV", "VRR", 0, 2), cas("VRR", "RVV", 0, 2), cas("BRRRR", "RBBBB", 0, 2),
        cas("RRVVB", "RVRVB", 3, 2), cas("RNPJVB", "BNRRRR", 1, 2),
        cas("VVVV", "VVVR", 3, 0), cas("VVVR", "RVVV", 2, 2),
        cas("RVBJ", "RRRR", 1, 0), cas("RRRR", "RVBJ", 1, 0), cas("JJRV", "RRRR", 1, 0),
        cas("VRB", "VVR", 1, 1), cas("RVB", "VVR", 1, 1),
    ]
    nombres = [
        cas([1, 2, 3, 4], [1, 2, 3, 4], 4, 0), cas([1, 1, 2, 2], [2, 2, 1, 1], 0, 4),
        cas([1, 2, 3], [3, 1, 1], 0, 2), cas([10, 2, 7], [7, 2, 10], 1, 2),
    ]
    return lettres + nombres
''')

juste("frequences", '''from functools import reduce


class Compteur:
    def __init__(self, taille):
        self.tableau = [0] * taille

    def __call__(self, numero):
        self.tableau[numero] += 1
        return self


def frequences(code, nb_couleurs):
    return reduce(lambda compteur, numero: compteur(numero), code, Compteur(nb_couleurs)).tableau
''')

juste("nb_communs", '''def nb_communs(code1, code2, nb_couleurs):
    a, b = sorted(code1), sorted(code2)
    i = j = paires = 0
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            paires, i, j = paires + 1, i + 1, j + 1
        elif a[i] < b[j]:
            i += 1
        else:
            j += 1
    return paires
''')

juste("afficher_reponse", '''def afficher_reponse(bien, mal):
    return " ".join("🔑" * bien + "⚪" * mal) or "aucun"
''')

juste("jouer_manche", '''def jouer_manche(secret, propositions, max_tentatives):
    nb = 0
    for nb, proposition in enumerate(propositions[:max_tentatives], start=1):
        if proposition == secret:
            break
    else:
        return False, nb
    return True, nb
''')

juste("choisir_niveau", '''NIVEAUX = {lettre: reglages
           for lettres, reglages in [("nN", (4, 8, 12)), ("pP", (5, 8, 15)), ("kK", (6, 8, 20))]
           for lettre in lettres}


def choisir_niveau(lettre):
    try:
        return NIVEAUX[lettre]
    except KeyError:
        raise ValueError(f"niveau inconnu : {lettre!r}") from None
''')

juste("vainqueur", '''vainqueur = lambda points_codeur_a, points_codeur_b: (
    "égalité" if points_codeur_a == points_codeur_b else "BA"[points_codeur_a > points_codeur_b]
)
''')

juste("code_suivant", '''def code_suivant(code, nb_couleurs):
    rang = 0
    for numero in code:
        rang = rang * nb_couleurs + numero
    rang = (rang + 1) % nb_couleurs ** len(code)
    for i in reversed(range(len(code))):
        rang, code[i] = divmod(rang, nb_couleurs)
    return any(code)
''')

juste("manche_ordinateur", REPFREQ + '''from itertools import product


def manche_ordinateur(secret, nb_couleurs):
    tentatives = []

    def convient(code):
        return all(repondre_frequences(code, p, nb_couleurs) == r for p, r in tentatives)

    for code in filter(convient, product(range(nb_couleurs), repeat=len(secret))):
        tentatives.append((list(code), repondre_frequences(secret, code, nb_couleurs)))
        if list(code) == list(secret):
            break
    return [proposition for proposition, _ in tentatives]
''')

juste("reponse_correcte", '''def reponse_correcte(bien, mal, nb_pions):
    possibles = {(b, m) for b in range(nb_pions + 1) for m in range(nb_pions - b + 1)}
    possibles.discard((nb_pions - 1, 1))
    return (bien, mal) in possibles
''')

juste("bilan", '''from fractions import Fraction


def bilan(longueurs):
    par_longueur = {}
    for secret in sorted(longueurs):
        par_longueur.setdefault(longueurs[secret], []).append(secret)
    maximum = max(par_longueur)
    return maximum, par_longueur[maximum], Fraction(sum(longueurs.values()), len(longueurs))
''')
