"""Les erreurs typiques du chapitre 1."""

from mastermind_edu.juge.exercice import ErreurTypique


def voisines_seulement(initiales):
    for i in range(len(initiales) - 1):
        if initiales[i] == initiales[i + 1]:
            return False
    return True


def premiere_seulement(initiales):
    return initiales[:1] == [] or initiales[0] not in initiales[1:]


def reponse_inversee(initiales):
    return len(set(initiales)) != len(initiales)


def conclut_trop_tot(initiales):
    for i in range(len(initiales)):
        for j in range(i + 1, len(initiales)):
            if initiales[i] == initiales[j]:
                return False
            else:
                return True
    return True


def compare_avec_soi(initiales):
    for i in range(len(initiales)):
        for j in range(len(initiales)):
            if initiales[i] == initiales[j]:
                return False
    return True


def vide_les_initiales(initiales):
    while initiales:
        if initiales.pop() in initiales:
            return False
    return True


INITIALES_DISTINCTES = (
    ErreurTypique("voisines-seulement", voisines_seulement,
                  "vous comparez chaque initiale à sa voisine : deux initiales égales peuvent être éloignées"),
    ErreurTypique("premiere-seulement", premiere_seulement,
                  "vous ne cherchez que la première initiale parmi les autres : les suivantes aussi peuvent se répéter"),
    ErreurTypique("reponse-inversee", reponse_inversee,
                  "la fonction dit vrai quand il faut dire faux : relisez la question qu’elle pose"),
    ErreurTypique("conclut-trop-tot", conclut_trop_tot,
                  "la fonction répond `True` dès la première comparaison : pour dire « aucune », il faut les avoir toutes regardées"),
    ErreurTypique("compare-avec-soi", compare_avec_soi,
                  "chaque initiale est comparée aussi à elle-même : où doit commencer la seconde boucle ?"),
    ErreurTypique("liste-videe", vide_les_initiales,
                  "la réponse est juste, mais la liste reçue est vidée au passage : regardez-la sans la modifier"),
)


def none_si_inconnue(initiale, initiales, emojis):
    for i in range(len(initiales)):
        if initiales[i] == initiale:
            return emojis[i]


def sans_cas_inconnu(initiale, initiales, emojis):
    return emojis[initiales.index(initiale)]


def rang_a_partir_de_1(initiale, initiales, emojis):
    if initiale in initiales:
        return emojis[initiales.index(initiale) - 1]
    return "?"


def rend_l_initiale(initiale, initiales, emojis):
    return initiale if initiale in initiales else "?"


def premier_emoji(initiale, initiales, emojis):
    return emojis[0] if initiale in initiales else "?"


def sinon_dans_la_boucle(initiale, initiales, emojis):
    for i in range(len(initiales)):
        if initiales[i] == initiale:
            return emojis[i]
        else:
            return "?"


EMOJI = (
    ErreurTypique("none-si-inconnue", none_si_inconnue,
                  "pour une initiale inconnue, la fonction se termine sans `return` : elle renvoie `None`"),
    ErreurTypique("sans-cas-inconnu", sans_cas_inconnu,
                  "`index` provoque une erreur quand l’initiale n’est pas dans la liste : vérifiez avant de chercher"),
    ErreurTypique("decalage-d-un-rang", rang_a_partir_de_1,
                  "l’emoji est celui d’à côté : le premier rang d’une liste est 0"),
    ErreurTypique("rend-l-initiale", rend_l_initiale,
                  "vous renvoyez l’initiale : le rang trouvé dans `initiales` sert à lire `emojis`"),
    ErreurTypique("premier-emoji", premier_emoji, "vous renvoyez toujours le premier emoji : de quel rang est l’initiale ?"),
    ErreurTypique("conclut-trop-tot", sinon_dans_la_boucle,
                  "le « ? » est renvoyé dès que la première initiale diffère : attendez d’avoir tout parcouru"),
)


def espace_finale(initiales, emojis):
    texte = ""
    for i in range(len(initiales)):
        texte += emojis[i] + " (" + initiales[i] + ") "
    return texte


def sans_espace(initiales, emojis):
    return "".join(f"{e} ({i})" for i, e in zip(initiales, emojis))


def sans_parentheses(initiales, emojis):
    return " ".join(f"{e} {i}" for i, e in zip(initiales, emojis))


def ordre_inverse(initiales, emojis):
    return " ".join(f"{i} ({e})" for i, e in zip(initiales, emojis))


def derniere_oubliee(initiales, emojis):
    return " ".join(f"{emojis[i]} ({initiales[i]})" for i in range(len(initiales) - 1))


def liste_de_textes(initiales, emojis):
    return [f"{e} ({i})" for i, e in zip(initiales, emojis)]


PRESENTER_COULEURS = (
    ErreurTypique("espace-finale", espace_finale,
                  "il reste une espace à la fin : elle se met entre les couleurs, pas après chacune"),
    ErreurTypique("sans-espace", sans_espace, "il manque l’espace entre deux couleurs"),
    ErreurTypique("sans-parentheses", sans_parentheses, "l’initiale s’écrit entre parenthèses"),
    ErreurTypique("emoji-et-initiale-echanges", ordre_inverse, "l’emoji d’abord, puis l’initiale entre parenthèses"),
    ErreurTypique("derniere-oubliee", derniere_oubliee,
                  "la dernière couleur manque : jusqu’où va `range(len(initiales) - 1)` ?"),
    ErreurTypique("liste-au-lieu-de-texte", liste_de_textes,
                  "vous renvoyez une liste de textes : l’énoncé demande un seul texte"),
)


def toujours_au_pluriel(nb_pions, max_tentatives, couleurs):
    return f"Trouvez le code de {nb_pions} pions en {max_tentatives} tentatives. Couleurs : {couleurs}"


def nombres_ecrits_en_dur(nb_pions, max_tentatives, couleurs):
    return f"Trouvez le code de 4 pions en 12 tentatives. Couleurs : {couleurs}"


def couleurs_oubliees(nb_pions, max_tentatives, couleurs):
    pions = "1 pion" if nb_pions == 1 else f"{nb_pions} pions"
    tentatives = "1 tentative" if max_tentatives == 1 else f"{max_tentatives} tentatives"
    return f"Trouvez le code de {pions} en {tentatives}."


def affiche_sans_renvoyer(nb_pions, max_tentatives, couleurs):
    print(nb_pions, "pions", max_tentatives, "tentatives", couleurs)


MESSAGE_ACCUEIL = (
    ErreurTypique("toujours-au-pluriel", toujours_au_pluriel,
                  "« 1 pions » et « 1 tentatives » : à 1, le nom reste au singulier"),
    ErreurTypique("nombres-en-dur", nombres_ecrits_en_dur,
                  "4 et 12 sont écrits en dur : le texte doit suivre les paramètres"),
    ErreurTypique("couleurs-oubliees", couleurs_oubliees, "le paramètre `couleurs` n’apparaît pas dans le texte"),
    ErreurTypique("affiche-sans-renvoyer", affiche_sans_renvoyer,
                  "le message est affiché, mais pas renvoyé : remplacez `print` par `return`"),
)
