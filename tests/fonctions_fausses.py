"""Soixante fonctions fausses, écrites devant les énoncés seuls, comme on débute ; chacune dit son diagnostic attendu.

Rien n’y est copié du catalogue. `@attendue` donne l’exercice et un morceau du message, de la remarque ou du constat.
"""

from mastermind_edu.exercices.chapitre_03.code_correct import code_correct
from mastermind_edu.exercices.chapitre_03.message_erreur import message_erreur
from mastermind_edu.exercices.chapitre_03.nettoyer import nettoyer
from mastermind_edu.exercices.chapitre_04.position import position
from mastermind_edu.exercices.chapitre_05.frequences import frequences
from mastermind_edu.exercices.chapitre_05.nb_communs import nb_communs

FAUSSES = []


def noter_dans(liste):
    """Le décorateur qui range dans cette liste une fonction, son exercice et le morceau attendu."""

    def attendue(exercice, morceau):
        def noter(fonction):
            liste.append((exercice, fonction, morceau))
            return fonction

        return noter

    return attendue


attendue = noter_dans(FAUSSES)


# 01


@attendue("initiales_distinctes", "votre `return` est dans la boucle, qui s’arrête donc au premier tour")
def distinctes_un_tour(initiales):
    for initiale in initiales:
        if initiales.count(initiale) == 1:
            return True
        return False


@attendue("initiales_distinctes", "faux dans")
def distinctes_resultat_ecrase(initiales):
    resultat = True
    for initiale in initiales:
        if initiales.count(initiale) > 1:
            resultat = False
        else:
            resultat = True
    return resultat


@attendue("initiales_distinctes", "quand ce `for` est fini, la fonction renvoie `None` : il manque un `return`")
def distinctes_seulement_les_fausses(initiales):
    for initiale in initiales:
        if initiales.count(initiale) > 1:
            return False


@attendue("initiales_distinctes", "une initiale écrite trois fois n’est pas vue comme répétée")
def distinctes_egale_deux(initiales):
    for initiale in initiales:
        if initiales.count(initiale) == 2:
            return False
    return True


@attendue("emoji", "seules R, V et B sont connues, comme dans les exemples")
def emoji_en_dur(initiale, initiales, emojis):
    if initiale == "R":
        return "🔴"
    if initiale == "V":
        return "🟢"
    if initiale == "B":
        return "🔵"
    return "?"


@attendue("emoji", "l’emoji est celui d’un rang après, et la dernière initiale provoque")
def emoji_rang_plus_un(initiale, initiales, emojis):
    for i in range(len(initiales)):
        if initiales[i] == initiale:
            return emojis[i + 1]
    return "?"


@attendue("emoji", "`resultat == emojis[i]` compare, et le résultat est perdu ; pour")
def emoji_compare(initiale, initiales, emojis):
    resultat = "?"
    for i in range(len(initiales)):
        if initiales[i] == initiale:
            resultat == emojis[i]
    return resultat


@attendue("emoji", "`print` montre une valeur, mais ne la renvoie pas : écrivez `return")
def emoji_liste_inconnue(initiale, initiales, emojis):
    if initiale not in initiales:
        print("?")
    else:
        return emojis[initiales.index(initiale)]


@attendue("presenter_couleurs", "le texte contient `{image}` tel quel : sans `f` devant les")
def presenter_sans_f(initiales, emojis):
    morceaux = []
    for initiale, image in zip(initiales, emojis):
        morceaux.append("{image} ({initiale})")
    return " ".join(morceaux)


@attendue("presenter_couleurs", "`morceaux = []` est dans la boucle : `morceaux` recommence à chaque")
def presenter_vide_dans_la_boucle(initiales, emojis):
    for initiale, image in zip(initiales, emojis):
        morceaux = []
        morceaux.append(f"{image} ({initiale})")
    return " ".join(morceaux)


@attendue("presenter_couleurs", '`morceaux = morceaux.append(f"{image} ({initiale})")` range `None`')
def presenter_append_range(initiales, emojis):
    morceaux = []
    for initiale, image in zip(initiales, emojis):
        morceaux = morceaux.append(f"{image} ({initiale})")
    return " ".join(morceaux)


@attendue("presenter_couleurs", "tous ceux où il y a plusieurs couleurs, et seulement ceux-là")
def presenter_virgules(initiales, emojis):
    morceaux = []
    for initiale, image in zip(initiales, emojis):
        morceaux.append(f"{image} ({initiale})")
    return ", ".join(morceaux)


@attendue("message_accueil", "le texte dit « 1 pions » et « 1 tentatives »")
def accueil_sans_accord(nb_pions, max_tentatives, couleurs):
    return f"Bonjour ! Il y a {nb_pions} pions à trouver, {max_tentatives} tentatives. {couleurs}"


@attendue("message_accueil", "le texte ne dit pas « 1 tentative » : mettez-y `max_tentatives`")
def accueil_sans_tentatives(nb_pions, max_tentatives, couleurs):
    pions = f"{nb_pions} pions"
    if nb_pions == 1:
        pions = "1 pion"
    return f"Bienvenue, trouvez {pions} parmi {couleurs}"


@attendue("message_accueil", "`print` montre une valeur, mais ne la renvoie pas : il faut aussi `return`")
def accueil_affiche(nb_pions, max_tentatives, couleurs):
    if nb_pions == 1:
        print("1 pion", max_tentatives, couleurs)
    else:
        print(nb_pions, "pions", max_tentatives, couleurs)


# 02


@attendue("nombre_de_codes", "faux dans")
def codes_plus(nb_pions, nb_couleurs):
    nombre = 1
    for i in range(nb_pions):
        nombre = nombre + nb_couleurs
    return nombre


@attendue("nombre_de_codes", "faux dans")
def codes_egal_fois(nb_pions, nb_couleurs):
    nombre = 0
    for i in range(nb_pions):
        nombre = nombre * nb_couleurs
    return nombre


@attendue("nombre_de_codes", "décalez-le vers la gauche, à la hauteur du `for`")
def codes_return_dans_la_boucle(nb_pions, nb_couleurs):
    nombre = 1
    for i in range(nb_pions):
        nombre = nombre * nb_couleurs
        return nombre


@attendue("nombre_de_codes", "`nombre = 1` est dans la boucle : `nombre` recommence à chaque tour,")
def codes_un_dans_la_boucle(nb_pions, nb_couleurs):
    for i in range(nb_pions):
        nombre = 1
        nombre = nombre * nb_couleurs
    return nombre


@attendue("nombre_de_codes", "le résultat est celui de la pièce, qui n’a que deux côtés")
def codes_pile_ou_face(nb_pions, nb_couleurs):
    nombre = 1
    for i in range(nb_pions):
        nombre = nombre * 2
    return nombre


@attendue("tirer_code", "tous les pions d’un code ont la même couleur : il faut un tirage par")
def tirer_avant_la_boucle(nb_pions, couleurs, hasard):
    code = []
    couleur = hasard.choice(couleurs)
    for i in range(nb_pions):
        code.append(couleur)
    return code


@attendue("tirer_code", "le résultat de `code + [hasard.choice(couleurs)]` est perdu : rien ne")
def tirer_sans_append(nb_pions, couleurs, hasard):
    code = []
    for i in range(nb_pions):
        code + [hasard.choice(couleurs)]
    return code


@attendue("tirer_code", "le rang tiré est parfois trop grand de 1, et n’existe pas")
def tirer_un_rang_de_trop(nb_pions, couleurs, hasard):
    code = []
    for i in range(nb_pions):
        code.append(couleurs[hasard.randint(0, len(couleurs))])
    return code


@attendue("tirer_code", "`melange = hasard.shuffle(couleurs)` range `None` dans `melange` :")
def tirer_melange(nb_pions, couleurs, hasard):
    melange = hasard.shuffle(couleurs)
    return melange[:nb_pions]


@attendue("generer_combinaison", "la fonction renvoie une valeur : il n’y a rien à renvoyer")
def generer_renvoie(c, n, m, hasard):
    i = 0
    while i < n:
        c[i] = hasard.randint(1, m)
        i = i + 1
    return c[:n]


@attendue("generer_combinaison", "la condition `i < n` dépend de `i`, `n`, et aucune ligne de la boucle")
def generer_sans_fin(c, n, m, hasard):
    i = 0
    while i < n:
        c[i] = hasard.randint(1, m)


@attendue("generer_combinaison", "les nombres vont de 0 à m : il les faut à partir de 1")
def generer_a_partir_de_zero(c, n, m, hasard):
    for i in range(n):
        c[i] = hasard.randint(0, m)


# 03


@attendue("nettoyer", "le résultat de `saisie.upper()` est perdu : `upper` donne un nouveau")
def nettoyer_perdu(saisie):
    saisie.upper()
    morceaux = saisie.split()
    return "".join(morceaux)


@attendue("nettoyer", "tous ceux où il y a un blanc entre deux lettres, et seulement ceux-là")
def nettoyer_tirets(saisie):
    morceaux = saisie.split()
    return "-".join(morceaux).upper()


@attendue("nettoyer", "faux dans")
def nettoyer_liste(saisie):
    return saisie.upper().split()


@attendue("nettoyer", "`saisie.upper` sans parenthèses n’appelle pas `upper` : écrivez")
def nettoyer_sans_parentheses(saisie):
    saisie = saisie.replace(" ", "").replace("\t", "").replace("\n", "")
    return saisie.upper


@attendue("code_correct", '`lettre != "R" or lettre != "V"` est toujours vrai : `lettre` diffère')
def correct_ou_constantes(mot, nb_pions, initiales):
    for lettre in mot:
        if lettre != "R" or lettre != "V":
            return False
    return len(mot) == nb_pions


@attendue("code_correct", "quand ce `for` est fini, la fonction renvoie `None` : il manque un `return`")
def correct_oublie_la_fin(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return False
    for lettre in mot:
        if lettre not in initiales:
            return False


@attendue("code_correct", "un mot trop court est accepté quand ses lettres sont connues")
def correct_trop_court_permis(mot, nb_pions, initiales):
    if len(mot) > nb_pions:
        return False
    for lettre in mot:
        if lettre not in initiales:
            return False
    return True


@attendue("message_erreur", "le texte contient `{nb_pions}` tel quel : sans `f` devant les")
def message_sans_f(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return "Le mot doit avoir {nb_pions} lettres"
    for lettre in mot:
        if lettre not in initiales:
            return f"La lettre {lettre} n’existe pas"
    return ""


@attendue("message_erreur", "un caractère inconnu est annoncé sans être écrit")
def message_lettre_vague(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"Le mot doit avoir {nb_pions} lettres"
    for lettre in mot:
        if lettre not in initiales:
            return "Une lettre est inconnue"
    return ""


@attendue("message_erreur", "un mot correct reçoit quand même un message")
def message_correct_bavard(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"Le mot doit avoir {nb_pions} lettres"
    for lettre in mot:
        if lettre not in initiales:
            return f"La lettre {lettre} n’existe pas"
    return "Le mot est correct"


@attendue("mot_vers_numeros", "faux dans")
def numeros_parcours_initiales(mot, initiales):
    numeros = []
    for i in range(len(initiales)):
        if initiales[i] in mot:
            numeros.append(i)
    return numeros


@attendue("mot_vers_numeros", "`numeros = numeros.append(initiales.index(lettre))` range `None` dans")
def numeros_append_renvoye(mot, initiales):
    numeros = []
    for lettre in mot:
        numeros = numeros.append(initiales.index(lettre))
    return numeros


@attendue("numeros_vers_mot", "le mot est fait des premières initiales, quels que soient les numéros")
def mot_par_enumeration(numeros, initiales):
    mot = ""
    for i in range(len(numeros)):
        mot = mot + initiales[i]
    return mot


@attendue("numeros_vers_mot", "ne change pas `mot` d’après ce qu’il valait")
def mot_egal_plus(numeros, initiales):
    mot = ""
    for numero in numeros:
        mot =+ initiales[numero]
    return mot


@attendue("lire_points", "les morceaux qui ne sont pas des nombres sont sautés")
def points_ignore_les_lettres(saisie):
    nombres = []
    for morceau in saisie.split("."):
        if morceau.isdigit():
            nombres.append(int(morceau))
    return nombres


@attendue("lire_points", "uniquement parmi les 40 où il n’y a que des chiffres et des points")
def points_pas_a_pas(saisie):
    nombres = []
    for signe in saisie:
        if signe != ".":
            nombres.append(int(signe))
    return nombres


@attendue("lire_points", "une saisie fausse renvoie `None` : laissez venir l’erreur")
def points_none(saisie):
    try:
        nombres = []
        for morceau in saisie.split("."):
            nombres.append(int(morceau))
        return nombres
    except ValueError:
        print("erreur")


@attendue("saisir_proposition", "dans ce cas, il faut renvoyer `None` : la fonction renvoie un texte")
def saisir_sans_relire(lire, afficher, nb_pions, initiales):
    mot = nettoyer(lire())
    while not code_correct(mot, nb_pions, initiales):
        if mot == "?":
            break
        afficher(message_erreur(mot, nb_pions, initiales))
        nettoyer(lire())
    return mot


@attendue("saisir_proposition", "pour « ? », la fonction renvoie le texte « ? » : il faut `None`")
def saisir_rend_les_deux(lire, afficher, nb_pions, initiales):
    mot = nettoyer(lire())
    while mot != "?" and not code_correct(mot, nb_pions, initiales):
        afficher(message_erreur(mot, nb_pions, initiales))
        mot = nettoyer(lire())
    return mot


@attendue("saisir_proposition", "seule la vérification nettoie le mot : « ? » entre des blancs")
def saisir_ligne_brute(lire, afficher, nb_pions, initiales):
    while True:
        mot = lire()
        if mot == "?":
            return None
        if code_correct(nettoyer(mot), nb_pions, initiales):
            return mot
        afficher(message_erreur(nettoyer(mot), nb_pions, initiales))


# 04


@attendue("compter_bien_places", "faux dans")
def compter_parcours(secret, proposition):
    compte = 0
    for pion in secret:
        if pion in proposition:
            compte = compte + 1
    return compte


@attendue("compter_bien_places", "`compte =+ 1` donne à `compte` la même valeur à chaque fois : pour")
def compter_egal_plus(secret, proposition):
    compte = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            compte =+ 1
    return compte


@attendue("compter_bien_places", "faux dans")
def compter_les_rouges(secret, proposition):
    compte = 0
    for i in range(len(secret)):
        if secret[i] == "R" and proposition[i] == "R":
            compte = compte + 1
    return compte


@attendue("trouver_bien_places", "tous ceux où il y a des bien placés, et seulement ceux-là")
def bien_places_marque_la_proposition(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            compte = compte + 1
            proposition[i] = -1
    return compte


@attendue("trouver_bien_places", "`copie[i] == -1` compare, et le résultat est perdu ; pour ranger une")
def bien_places_compare(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            compte = compte + 1
            copie[i] == -1
    return compte


@attendue("position", "tous ceux où la valeur est absente, et seulement ceux-là")
def position_absente_zero(valeur, code):
    for i in range(len(code)):
        if code[i] == valeur:
            return i
    return 0


@attendue("position", "`range(len(code), 0)` ne donne aucun nombre : `range` compte en")
def position_a_reculons(valeur, code):
    for i in range(len(code), 0):
        if code[i] == valeur:
            return i
    return -1


@attendue("trouver_mal_places", "un pion bien placé de la proposition peut encore compter comme mal")
def mal_places_sans_regarder_les_marques(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        trouve = position(proposition[i], copie)
        if trouve != -1:
            compte = compte + 1
            copie[trouve] = 0
    return compte


@attendue("trouver_mal_places", "quand le pion qui lui répond est au rang 0 de `copie`")
def mal_places_if_trouve(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] != -1:
            trouve = position(proposition[i], copie)
            if trouve > 0:
                compte = compte + 1
                copie[trouve] = 0
    return compte


@attendue("repondre", "`s = secret` ne fait pas de copie : ce sont deux noms pour la même")
def repondre_fausse_copie(secret, proposition):
    s = secret
    p = proposition
    bien, mal = 0, 0
    for i in range(len(s)):
        if s[i] == p[i]:
            bien = bien + 1
            s[i], p[i] = None, None
    for pion in p:
        if pion is not None and pion in s:
            mal = mal + 1
            s[s.index(pion)] = None
    return bien, mal


@attendue("repondre", "les bien placés sont comptés aussi parmi les mal placés : il faut les")
def repondre_zero_pour_marque(secret, proposition):
    secret, proposition = secret.copy(), proposition.copy()
    bien, mal = 0, 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien = bien + 1
            secret[i], proposition[i] = 0, 0
    for pion in proposition:
        if pion in secret:
            mal = mal + 1
            secret[secret.index(pion)] = 0
    return bien, mal


@attendue("repondre", "faux dans")
def repondre_else_in(secret, proposition):
    bien, mal = 0, 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien = bien + 1
        elif proposition[i] in secret:
            mal = mal + 1
    return [mal, bien]


# 05


@attendue("frequences", "chaque rang du code met 1 dans la case du même rang")
def frequences_count_du_rang(code, nb_couleurs):
    tableau = [0] * nb_couleurs
    for i in range(len(code)):
        tableau[i] = tableau[i] + 1
    return tableau


@attendue("frequences", "il y a un nombre par pion du code")
def frequences_liste_vide(code, nb_couleurs):
    tableau = []
    for numero in code:
        tableau.append(code.count(numero))
    return tableau


@attendue("frequences", "le tableau a toujours 6 cases")
def frequences_six(code, nb_couleurs):
    tableau = [0] * 6
    for numero in code:
        tableau[numero] = tableau[numero] + 1
    return tableau


@attendue("frequences", "la fonction ne donne pas deux fois la même réponse pour les mêmes")
def frequences_par_defaut(code, nb_couleurs, tableau=[0, 0, 0, 0, 0, 0, 0, 0, 0, 0]):
    for numero in code:
        tableau[numero] = tableau[numero] + 1
    return tableau[:nb_couleurs]


@attendue("nb_communs", "où une couleur est répétée dans le premier")
def communs_parcourt_les_pions(code1, code2, nb_couleurs):
    tableau1 = frequences(code1, nb_couleurs)
    tableau2 = frequences(code2, nb_couleurs)
    communs = 0
    for couleur in code1:
        communs = communs + min(tableau1[couleur], tableau2[couleur])
    return communs


@attendue("nb_communs", "faux dans")
def communs_ecrase(code1, code2, nb_couleurs):
    tableau1 = frequences(code1, nb_couleurs)
    tableau2 = frequences(code2, nb_couleurs)
    communs = 0
    for couleur in range(nb_couleurs):
        communs = min(tableau1[couleur], tableau2[couleur])
    return communs


@attendue("repondre_frequences", "tous ceux où il y a des mal placés, et seulement ceux-là")
def frequences_bien_moins_mal(secret, proposition, nb_couleurs):
    bien = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien = bien + 1
    mal = bien - nb_communs(secret, proposition, nb_couleurs)
    return bien, mal


# 06


@attendue("afficher_proposition", "il manque l’espace entre deux emojis")
def proposition_colle(proposition, initiales, emojis):
    texte = ""
    for initiale in proposition:
        texte = texte + emojis[initiales.index(initiale)]
    return texte


@attendue("afficher_proposition", "faux dans")
def proposition_liste(proposition, initiales, emojis):
    morceaux = []
    for initiale in proposition:
        morceaux.append(emojis[initiales.index(initiale)])
    return morceaux


@attendue("afficher_reponse", "« aucun » est dit dès qu’un des deux nombres est nul")
def reponse_aucun_des_deux(bien, mal):
    if bien == 0 or mal == 0:
        return "aucun"
    return " ".join(["🔑"] * bien + ["⚪"] * mal)


@attendue("afficher_reponse", 'le résultat de `symboles + ["⚪"] * mal` est perdu : rien ne le garde')
def reponse_sans_les_blancs(bien, mal):
    if bien + mal == 0:
        return "aucun"
    symboles = ["🔑"] * bien
    symboles + ["⚪"] * mal
    return " ".join(symboles)


@attendue("message_final", "entre guillemets est un texte, jamais égal à `True`")
def final_pluriel_a_zero(victoire, nb_tentatives, secret):
    tentatives = f"{nb_tentatives} tentatives"
    if nb_tentatives == 1:
        tentatives = "1 tentative"
    if victoire == "True":
        return f"Bravo, vous avez gagné en {tentatives}, c’était {secret}"
    return f"Vous avez perdu en {tentatives}, c’était {secret}"


@attendue("message_final", "le secret n’est révélé qu’en cas de défaite")
def final_sans_secret(victoire, nb_tentatives, secret):
    s = "s" if nb_tentatives > 1 else ""
    if victoire:
        return f"Vous avez gagné en {nb_tentatives} tentative{s} !"
    return f"Vous avez perdu en {nb_tentatives} tentative{s}. Le secret était {secret}."


@attendue("jouer_manche", "les propositions au-delà de la limite sont jouées aussi")
def manche_sans_limite(secret, propositions, max_tentatives):
    nb = 0
    for proposition in propositions:
        nb = nb + 1
        if proposition == secret:
            return True, nb
    return False, nb


@attendue("jouer_manche", "le `return` du `else` conclut dès le premier élément")
def manche_else(secret, propositions, max_tentatives):
    nb = 0
    for proposition in propositions:
        nb = nb + 1
        if proposition == secret:
            return True, nb
        else:
            return False, nb


@attendue("jouer_manche", "en cas de victoire, le nombre de tentatives est trop petit de 1")
def manche_compte_apres(secret, propositions, max_tentatives):
    nb = 0
    for proposition in propositions:
        if nb == max_tentatives:
            return False, nb
        if proposition == secret:
            return True, nb
        nb = nb + 1
    return False, nb


@attendue("jouer_manche", "quand les propositions manquent avant la limite")
def manche_while(secret, propositions, max_tentatives):
    nb = 0
    gagne = False
    while not gagne and nb < max_tentatives:
        if propositions[nb] == secret:
            gagne = True
        nb = nb + 1
    return gagne, nb
