"""Soixante autres fonctions fausses, écrites devant les énoncés et les contrats seuls ; chacune dit son diagnostic attendu.

Comme `fonctions_fausses` : rien n’y est copié du catalogue.
"""

import math

from fonctions_fausses import noter_dans

FAUSSES_2 = []
attendue = noter_dans(FAUSSES_2)


# 01


@attendue("initiales_distinctes", "deux initiales égales ne sont vues que côte à côte : elles peuvent aussi")
def distinctes_voisines(initiales):
    for i in range(len(initiales) - 1):
        if initiales[i] == initiales[i + 1]:
            return False
    return True


@attendue("initiales_distinctes", "la réponse est `False` dès qu’il y a une initiale, même seule : chacune")
def distinctes_lettre_avec_elle_meme(initiales):
    for i in range(len(initiales)):
        for j in range(len(initiales)):
            if initiales[i] == initiales[j]:
                return False
    return True


@attendue("initiales_distinctes", "`initiales.sort()` modifie `initiales`, que la fonction a reçu, et non une copie")
def distinctes_triee(initiales):
    initiales.sort()
    for k in range(1, len(initiales)):
        if initiales[k] == initiales[k - 1]:
            return False
    return True


@attendue("emoji", "le `try` n’attrape que `IndexError` : une autre erreur le traverse")
def emoji_mauvais_except(initiale, initiales, emojis):
    try:
        rang = initiales.index(initiale)
        return emojis[rang]
    except IndexError:
        return "?"


@attendue("emoji", "seule la dernière initiale est reconnue : une fois l’emoji trouvé")
def emoji_ecrase(initiale, initiales, emojis):
    resultat = ""
    for i in range(len(initiales)):
        if initiales[i] == initiale:
            resultat = emojis[i]
        else:
            resultat = "?"
    return resultat


@attendue("emoji", "les initiales connues sont toujours R, V, B, J, P et N")
def emoji_table_en_dur(initiale, initiales, emojis):
    table = {"R": "🔴", "V": "🟢", "B": "🔵", "J": "🟡", "P": "🟣", "N": "⚫"}
    if initiale in table:
        return table[initiale]
    return "?"


@attendue("presenter_couleurs", "il reste une espace à la fin : elle se met entre les couleurs, pas après")
def presenter_espace_finale(initiales, emojis):
    texte = ""
    for i in range(len(initiales)):
        texte += emojis[i] + " (" + initiales[i] + ") "
    return texte


@attendue("presenter_couleurs", "chaque emoji est montré avec toutes les initiales : il ne va qu’avec celle")
def presenter_deux_boucles(initiales, emojis):
    morceaux = []
    for e in emojis:
        for i in initiales:
            morceaux.append(f"{e} ({i})")
    return " ".join(morceaux)


@attendue("presenter_couleurs", "Entre crochets, il faut un nombre entier, pas un texte")
def presenter_lettre_comme_rang(initiales, emojis):
    texte = ""
    for i in initiales:
        texte = texte + emojis[i] + " (" + initiales[i] + ") "
    return texte.strip()


@attendue("message_accueil", "« 1 pion » et « 1 tentative » ne perdent leur s que lorsque les deux")
def accueil_un_seul_si(nb_pions, max_tentatives, couleurs):
    if nb_pions == 1 and max_tentatives == 1:
        return f"Bienvenue ! Un code de 1 pion, 1 tentative. Couleurs : {couleurs}"
    else:
        return f"Bienvenue ! Un code de {nb_pions} pions, {max_tentatives} tentatives. Couleurs : {couleurs}"


@attendue("message_accueil", "quand les deux nombres valent 1, « 1 tentatives » garde son s")
def accueil_elif_qui_saute(nb_pions, max_tentatives, couleurs):
    pions = "pions"
    tentatives = "tentatives"
    if nb_pions == 1:
        pions = "pion"
    elif max_tentatives == 1:
        tentatives = "tentative"
    return "Trouve " + str(nb_pions) + " " + pions + " en " + str(max_tentatives) + " " + tentatives + " parmi " + couleurs


@attendue("message_accueil", "« + » ne colle pas un texte et un nombre entier")
def accueil_nombre_colle(nb_pions, max_tentatives, couleurs):
    s1 = "s" if nb_pions > 1 else ""
    s2 = "s" if max_tentatives > 1 else ""
    return "Code de " + nb_pions + " pion" + s1 + ", " + max_tentatives + " tentative" + s2 + " : " + couleurs


# 02


@attendue("nombre_de_codes", "le résultat ne compte que les codes sans répétition : une couleur peut")
def nombre_sans_repetition(nb_pions, nb_couleurs):
    nombre = 1
    for i in range(nb_pions):
        nombre = nombre * (nb_couleurs - i)
    return nombre


@attendue("nombre_de_codes", "les plus grands résultats sont arrondis, comme par un nombre à virgule :")
def nombre_puissance_a_virgule(nb_pions, nb_couleurs):
    return int(math.pow(nb_couleurs, nb_pions))


@attendue("tirer_code", "chaque code est bien formé, mais sur 300 tirages, deux pions voisins n’ont")
def tirer_jamais_deux_de_suite(nb_pions, couleurs, hasard):
    code = []
    while len(code) < nb_pions:
        c = hasard.choice(couleurs)
        if len(code) == 0 or code[-1] != c or len(couleurs) == 1:
            code.append(c)
    return code


@attendue("tirer_code", "la liste contient les rangs tirés : il y faut les couleurs")
def tirer_rangs_tires(nb_pions, couleurs, hasard):
    code = []
    for i in range(nb_pions):
        code.append(hasard.randrange(len(couleurs)))
    return code


@attendue("tirer_code", "le rang tiré est parfois trop grand de 1, et n’existe pas")
def tirer_borne_de_trop(nb_pions, couleurs, hasard):
    code = []
    for i in range(nb_pions):
        r = hasard.randint(0, len(couleurs))
        code.append(couleurs[r])
    return code


@attendue("tirer_code", "la liste `couleurs` reçue a changé : ne la mélangez pas")
def tirer_melange(nb_pions, couleurs, hasard):
    code = []
    for i in range(nb_pions):
        hasard.shuffle(couleurs)
        code.append(couleurs[0])
    return code


@attendue("generer_combinaison", "la liste s’allonge, et ses premières cases ne changent pas : écrivez dans")
def generer_ajoute(c, n, m, hasard):
    for i in range(n):
        c.append(hasard.randint(1, m))


@attendue("generer_combinaison", "le nombre m ne sort jamais, et quand m vaut 1 il y a une erreur")
def generer_m_jamais(c, n, m, hasard):
    i = 0
    while i < n:
        c[i] = hasard.randrange(1, m)
        i += 1


@attendue("generer_combinaison", "la liste `c` reçue n’a pas changé : écrivez dans ses cases")
def generer_autre_liste(c, n, m, hasard):
    c = [hasard.randint(1, m) for i in range(n)] + c[n:]


# 03


@attendue("nettoyer", "le résultat de `saisie.upper()` est perdu : `upper` donne un nouveau")
def nettoyer_resultats_jetes(saisie):
    saisie.upper()
    saisie.replace(" ", "")
    return saisie


@attendue("nettoyer", "`lettres.remove(lettre)` raccourcit `lettres` pendant que la boucle la")
def nettoyer_retrait_en_chemin(saisie):
    lettres = list(saisie.upper())
    for lettre in lettres:
        if lettre.isspace():
            lettres.remove(lettre)
    return "".join(lettres)


@attendue("code_correct", "à la bonne longueur, la dernière lettre décide seule de la réponse : dès")
def code_correct_derniere_decide(mot, nb_pions, initiales):
    correct = True
    for lettre in mot:
        if lettre in initiales:
            correct = True
        else:
            correct = False
    if len(mot) != nb_pions:
        correct = False
    return correct


@attendue("code_correct", "un mot trop court provoque une erreur quand ses lettres sont connues")
def code_correct_indice_trop_loin(mot, nb_pions, initiales):
    for i in range(nb_pions):
        if mot[i] not in initiales:
            return False
    return len(mot) == nb_pions


@attendue("code_correct", "un mot est accepté dès qu’une des deux conditions est remplie")
def code_correct_ou_au_lieu_de_et(mot, nb_pions, initiales):
    inconnues = 0
    for lettre in mot:
        if lettre not in initiales:
            inconnues += 1
    if len(mot) == nb_pions or inconnues == 0:
        return True
    return False


@attendue("message_erreur", "quand la longueur et une lettre sont fausses, le message parle de la")
def erreur_lettres_d_abord(mot, nb_pions, initiales):
    for lettre in mot:
        if lettre not in initiales:
            return f"La lettre {lettre} n'existe pas"
    if len(mot) != nb_pions:
        return f"Il faut {nb_pions} lettres"
    return ""


@attendue("message_erreur", "c’est le dernier caractère inconnu qui est annoncé : dès le premier")
def erreur_derniere_inconnue(mot, nb_pions, initiales):
    message = ""
    if len(mot) != nb_pions:
        message = "Il faut " + str(nb_pions) + " lettres."
    else:
        for lettre in mot:
            if lettre not in initiales:
                message = "Je ne connais pas " + lettre + "."
    return message


@attendue("mot_vers_numeros", "chaque numéro est le rang de la lettre dans le mot : cherchez-la dans")
def numeros_rang_dans_le_mot(mot, initiales):
    numeros = []
    for lettre in mot:
        numeros.append(mot.index(lettre))
    return numeros


@attendue("mot_vers_numeros", "vous renvoyez un texte : il faut une liste de nombres")
def numeros_texte_de_chiffres(mot, initiales):
    resultat = ""
    for lettre in mot:
        for i in range(len(initiales)):
            if initiales[i] == lettre:
                resultat = resultat + str(i)
    return resultat


@attendue("numeros_vers_mot", "le mot ne contient que sa dernière lettre")
def mot_ecrase(numeros, initiales):
    mot = ""
    for n in numeros:
        mot = initiales[n]
    return mot


@attendue("lire_points", "chaque chiffre devient un nombre, « 10 » donne 1 et 0, et un nombre oublié")
def points_chiffres(saisie):
    nombres = []
    for caractere in saisie:
        if caractere != ".":
            nombres.append(int(caractere))
    return nombres


@attendue("lire_points", "les morceaux qui ne sont pas des nombres sont sautés")
def points_avale(saisie):
    nombres = []
    for morceau in saisie.split("."):
        try:
            nombres.append(int(morceau))
        except ValueError:
            print("Ce n'est pas un nombre")
    return nombres


@attendue("lire_points", "une erreur est bien levée, mais il la faut de type `ValueError`")
def points_autre_erreur(saisie):
    resultat = []
    for m in saisie.split("."):
        if not m.isdigit():
            raise TypeError("pas un nombre : " + m)
        resultat.append(int(m))
    return resultat


@attendue("lire_points", "le dernier nombre manque toujours, et ce qui suit le dernier point n’est")
def points_dernier_oublie(saisie):
    nombres = []
    en_cours = ""
    for c in saisie:
        if c == ".":
            nombres.append(int(en_cours))
            en_cours = ""
        else:
            en_cours += c
    return nombres


@attendue("saisir_proposition", "après une erreur, la seconde ligne n’est pas vérifiée, et elle est")
def saisir_second_essai(lire, afficher, nb_pions, initiales):
    mot = "".join(lire().split()).upper()
    if mot == "?":
        return None
    if len(mot) != nb_pions or any(l not in initiales for l in mot):
        afficher("Proposition incorrecte, recommence.")
        mot = "".join(lire().split()).upper()
    return mot


@attendue("saisir_proposition", "ce que ce second appel renvoie est perdu : écrivez `return` devant")
def saisir_recursion_sans_return(lire, afficher, nb_pions, initiales):
    mot = lire().upper().replace(" ", "").replace("\t", "").replace("\n", "")
    if mot == "?":
        return None
    ok = len(mot) == nb_pions
    for l in mot:
        if l not in initiales:
            ok = False
    if ok:
        return mot
    afficher("Erreur, recommencez")
    saisir_recursion_sans_return(lire, afficher, nb_pions, initiales)


@attendue("saisir_proposition", "un message s’affiche aussi pour le mot correct : vérifiez le mot")
def saisir_merci(lire, afficher, nb_pions, initiales):
    while True:
        mot = "".join(lire().split()).upper()
        if mot == "?":
            return None
        bon = len(mot) == nb_pions and all(l in initiales for l in mot)
        if bon:
            afficher("Merci !")
            return mot
        afficher("Il faut " + str(nb_pions) + " lettres parmi " + " ".join(initiales))


# 04


@attendue("compter_bien_places", "seules les places égales avant la première différence sont comptées : les")
def compter_premier_ecart(secret, proposition):
    compte = 0
    for i in range(len(secret)):
        if secret[i] != proposition[i]:
            break
        compte = compte + 1
    return compte


@attendue("trouver_bien_places", "`copie[i] == -1` compare, et le résultat est perdu ; pour ranger une")
def bien_places_double_egal(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            compte += 1
            copie[i] == -1
    return compte


@attendue("trouver_bien_places", "`proposition[i] = -1` modifie `proposition`, que la fonction a reçu, et non une copie")
def bien_places_marque_les_deux(copie, proposition):
    bien = 0
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            copie[i] = -1
            proposition[i] = -1
            bien += 1
    return bien


@attendue("position", "le dernier élément n’est jamais regardé")
def position_derniere_case(valeur, code):
    i = 0
    while i < len(code) - 1 and code[i] != valeur:
        i += 1
    if i == len(code) - 1:
        return -1
    return i


@attendue("trouver_mal_places", "le 0 est écrit à la place du pion de la proposition, et non là où sa")
def mal_places_place_de_la_proposition(copie, proposition):
    mal = 0
    for i in range(len(proposition)):
        if copie[i] != -1 and proposition[i] in copie:
            mal += 1
            copie[i] = 0
    return mal


@attendue("trouver_mal_places", "un mal placé n’est ni compté ni marqué quand le pion qui lui répond est au")
def mal_places_rang_zero(copie, proposition):
    def position(valeur, code):
        if valeur in code:
            return code.index(valeur)
        return -1
    compte = 0
    for i in range(len(proposition)):
        if copie[i] == -1:
            continue
        p = position(proposition[i], copie)
        if p > 0:
            compte = compte + 1
            copie[p] = 0
    return compte


@attendue("repondre", "un mal placé prend le pion d’un bien placé qui vient après : tous les bien")
def repondre_une_boucle(secret, proposition):
    s = secret.copy()
    p = proposition.copy()
    bien = 0
    mal = 0
    for i in range(len(p)):
        if p[i] == s[i]:
            bien += 1
            s[i] = None
        elif p[i] in s:
            mal += 1
            s[s.index(p[i])] = None
    return bien, mal


@attendue("repondre", "`copie = secret` ne fait pas de copie : ce sont deux noms pour la même")
def repondre_copie_oubliee(secret, proposition):
    copie = secret
    essai = proposition
    bien = mal = 0
    for i in range(len(essai)):
        if copie[i] == essai[i]:
            bien += 1
            copie[i] = None
            essai[i] = None
    for i in range(len(essai)):
        if essai[i] is not None and essai[i] in copie:
            mal += 1
            copie[copie.index(essai[i])] = None
    return (bien, mal)


@attendue("repondre", "est vrai aussi pour deux cases barrées")
def repondre_none_et_none(secret, proposition):
    s, p = list(secret), list(proposition)
    bien = 0
    mal = 0
    for i in range(len(s)):
        if s[i] == p[i]:
            s[i] = None
            p[i] = None
            bien += 1
    for i in range(len(s)):
        for j in range(len(p)):
            if s[i] == p[j] and i != j:
                mal += 1
                s[i] = None
                p[j] = None
    return bien, mal


# 05


@attendue("frequences", "chaque rang du code met 1 dans la case du même rang, quelles que soient")
def frequences_rangs_comptes(code, nb_couleurs):
    tableau = [0] * nb_couleurs
    for i in range(len(code)):
        tableau[i] = tableau[i] + 1
    return tableau


@attendue("nb_communs", "un même pion du second code sert plusieurs fois : tout pion du premier")
def communs_presents(code1, code2, nb_couleurs):
    total = 0
    for pion in code1:
        if pion in code2:
            total += 1
    return total


@attendue("nb_communs", "pour chaque couleur, c’est le plus grand des deux nombres qui est compté :")
def communs_somme_des_plus_grands(code1, code2, nb_couleurs):
    f1 = [0] * nb_couleurs
    f2 = [0] * nb_couleurs
    for i in range(len(code1)):
        f1[code1[i]] += 1
        f2[code2[i]] += 1
    total = 0
    for c in range(nb_couleurs):
        if f1[c] > f2[c]:
            total += f1[c]
        else:
            total += f2[c]
    return total


@attendue("repondre_frequences", "les bien placés sont comptés aussi parmi les mal placés")
def sans_barrer_sans_soustraire(secret, proposition, nb_couleurs):
    bien = sum(1 for a, b in zip(secret, proposition) if a == b)
    mal = 0
    for couleur in range(nb_couleurs):
        mal += min(secret.count(couleur), proposition.count(couleur))
    return (bien, mal)


@attendue("repondre_frequences", "les pions communs de la couleur 0 ne sont pas comptés")
def sans_barrer_sans_couleur_0(secret, proposition, nb_couleurs):
    bien = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien += 1
    communs = 0
    for couleur in range(1, nb_couleurs):
        communs += min(secret.count(couleur), proposition.count(couleur))
    return bien, communs - bien


# 06


@attendue("afficher_proposition", "les emojis sont toujours les premiers du tableau, quelles que soient les")
def proposition_rang_dans_la_proposition(proposition, initiales, emojis):
    morceaux = []
    for i in range(len(proposition)):
        morceaux.append(emojis[i])
    return " ".join(morceaux)


@attendue("afficher_proposition", "les emojis sont dans l’ordre du tableau, chacun une fois : il faut l’ordre")
def proposition_ordre_du_tableau(proposition, initiales, emojis):
    morceaux = []
    for i in range(len(initiales)):
        if initiales[i] in proposition:
            morceaux.append(emojis[i])
    return " ".join(morceaux)


@attendue("afficher_reponse", "« aucun » est dit dès qu’un des deux nombres est nul : il faut qu’ils le")
def reponse_aucun_trop_tot(bien, mal):
    if bien == 0 or mal == 0:
        return "aucun"
    return " ".join(["🔑"] * bien + ["⚪"] * mal)


@attendue("afficher_reponse", "il manque l’espace entre les clés et les pions")
def reponse_familles_collees(bien, mal):
    if bien + mal == 0:
        return "aucun"
    cles = " ".join(["🔑"] * bien)
    pions = " ".join(["⚪"] * mal)
    return cles + pions


@attendue("message_final", "le secret n’est révélé qu’en cas de défaite : il le faut aussi pour une")
def final_secret_si_perdu(victoire, nb_tentatives, secret):
    mot = "tentatives"
    if nb_tentatives <= 1:
        mot = "tentative"
    if victoire:
        return f"Bravo, tu as gagné en {nb_tentatives} {mot} !"
    return f"Perdu après {nb_tentatives} {mot}... Le secret était {secret}."


@attendue("message_final", 'dans `victoire == "True"`, `"True"` entre guillemets est un texte, jamais')
def final_texte_true(victoire, nb_tentatives, secret):
    if victoire == "True":
        debut = "Gagné"
    else:
        debut = "Perdu"
    s = "s" if nb_tentatives > 1 else ""
    return debut + " en " + str(nb_tentatives) + " tentative" + s + ". Le secret : " + secret


@attendue("jouer_manche", "en cas de défaite, le nombre renvoyé est la limite : il faut le nombre de")
def manche_toujours_la_limite(secret, propositions, max_tentatives):
    nb = 0
    for p in propositions:
        if nb == max_tentatives:
            break
        nb += 1
        if p == secret:
            return (True, nb)
    return (False, max_tentatives)


joues = []


@attendue("jouer_manche", "change une liste faite hors de la fonction")
def manche_compteur_garde(secret, propositions, max_tentatives):
    for p in propositions:
        if len(joues) >= max_tentatives:
            return False, len(joues)
        joues.append(p)
        if p == secret:
            return True, len(joues)
    return False, len(joues)
