"""Les erreurs typiques du chapitre 3."""

from mastermind_edu.juge.exercice import ErreurTypique


def bords_seulement(saisie):
    return saisie.strip().upper()


def espaces_seulement(saisie):
    return saisie.replace(" ", "").upper()


def sans_majuscules(saisie):
    return "".join(saisie.split())


def en_minuscules(saisie):
    return "".join(saisie.lower().split())


def resultat_perdu(saisie):
    saisie.upper()
    saisie.replace(" ", "")
    return saisie


NETTOYER = (
    ErreurTypique("bords-seulement", bords_seulement, "`strip` n’enlève que les blancs des deux bouts : ceux du milieu restent"),
    ErreurTypique("espaces-seulement", espaces_seulement,
                  "les espaces partent, mais pas les autres blancs : tabulation, fin de ligne"),
    ErreurTypique("sans-majuscules", sans_majuscules, "les lettres restent en minuscules"),
    ErreurTypique("en-minuscules", en_minuscules, "`lower` met en minuscules : il faut des majuscules"),
    ErreurTypique("resultat-perdu", resultat_perdu,
                  "`upper` et `replace` ne changent pas le texte : ils en renvoient un autre, à garder dans une variable"),
)


def longueur_seule(mot, nb_pions, initiales):
    return len(mot) == nb_pions


def lettres_seules(mot, nb_pions, initiales):
    for lettre in mot:
        if lettre not in initiales:
            return False
    return True


def une_lettre_suffit(mot, nb_pions, initiales):
    return len(mot) == nb_pions and any(lettre in initiales for lettre in mot)


def au_moins_la_longueur(mot, nb_pions, initiales):
    return len(mot) >= nb_pions and all(lettre in initiales for lettre in mot)


def premiere_lettre_decide(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return False
    for lettre in mot:
        if lettre in initiales:
            return True
        else:
            return False


def premiere_lettre_seule_regardee(mot, nb_pions, initiales):
    for lettre in mot:
        if lettre in initiales:
            return True
        else:
            return False


def derniere_lettre_decide(mot, nb_pions, initiales):
    correct = len(mot) == nb_pions
    if correct:
        for lettre in mot:
            correct = lettre in initiales
    return correct


def none_au_lieu_de_false(mot, nb_pions, initiales):
    if len(mot) == nb_pions and all(lettre in initiales for lettre in mot):
        return True


CODE_CORRECT = (
    ErreurTypique("longueur-seule", longueur_seule, "vous vérifiez la longueur, mais pas les lettres"),
    ErreurTypique("lettres-seules", lettres_seules, "vous vérifiez les lettres, mais pas la longueur"),
    ErreurTypique("une-lettre-suffit", une_lettre_suffit, "une seule lettre connue suffit à votre fonction : il les faut toutes"),
    ErreurTypique("au-moins-la-longueur", au_moins_la_longueur, "un mot trop long est accepté"),
    ErreurTypique("premiere-lettre-decide", premiere_lettre_decide,
                  "la réponse tombe dès la première lettre : dites `True` seulement quand la boucle est finie"),
    ErreurTypique("premiere-lettre-sans-longueur", premiere_lettre_seule_regardee,
                  "la réponse tombe dès la première lettre, et la longueur n’est pas vérifiée"),
    ErreurTypique("derniere-lettre-decide", derniere_lettre_decide,
                  "chaque lettre efface le résultat de la précédente : seule la dernière compte"),
    ErreurTypique("none-au-lieu-de-false", none_au_lieu_de_false,
                  "quand le mot est incorrect, la fonction se termine sans `return` : elle renvoie `None` et non `False`"),
)


def lettres_avant_longueur(mot, nb_pions, initiales):
    for lettre in mot:
        if lettre not in initiales:
            return f"« {lettre} » est inconnue."
    return "" if len(mot) == nb_pions else f"Il faut {nb_pions} lettres."


def dernier_inconnu(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"Il faut {nb_pions} lettres."
    message = ""
    for lettre in mot:
        if lettre not in initiales:
            message = f"« {lettre} » est inconnue."
    return message


def longueur_recue(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"{len(mot)} n’est pas la bonne longueur."
    inconnues = [lettre for lettre in mot if lettre not in initiales]
    return f"« {inconnues[0]} » est inconnue." if inconnues else ""


def none_si_correct(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"Il faut {nb_pions} lettres."
    for lettre in mot:
        if lettre not in initiales:
            return f"« {lettre} » est inconnue."


def message_vague(mot, nb_pions, initiales):
    if len(mot) != nb_pions or any(lettre not in initiales for lettre in mot):
        return "La proposition est incorrecte."
    return ""


MESSAGE_ERREUR = (
    ErreurTypique("lettres-avant-longueur", lettres_avant_longueur, "la longueur se vérifie d’abord, les lettres ensuite"),
    ErreurTypique("dernier-inconnu", dernier_inconnu,
                  "c’est le dernier caractère inconnu qui est annoncé : arrêtez-vous au premier"),
    ErreurTypique("longueur-recue", longueur_recue, "le message donne la longueur reçue : dites la longueur voulue"),
    ErreurTypique("none-si-correct", none_si_correct,
                  "quand tout va bien, la fonction se termine sans `return` : elle renvoie `None` et non un texte vide"),
    ErreurTypique("message-vague", message_vague, "le message ne dit pas ce qui ne va pas : la longueur voulue, ou le caractère inconnu"),
)


def numeros_a_partir_de_1(mot, initiales):
    return [initiales.index(lettre) + 1 for lettre in mot]


def numeros_en_texte(mot, initiales):
    return "".join(str(initiales.index(lettre)) for lettre in mot)


def numeros_colles(mot, initiales):
    return [str(initiales.index(lettre)) for lettre in mot]


def rang_dans_le_mot(mot, initiales):
    return [mot.index(lettre) for lettre in mot]


def premiere_lettre_seule(mot, initiales):
    for lettre in mot:
        return [initiales.index(lettre)]


MOT_VERS_NUMEROS = (
    ErreurTypique("numeros-a-partir-de-1", numeros_a_partir_de_1, "les numéros commencent à 0, comme les rangs d’une liste"),
    ErreurTypique("numeros-en-texte", numeros_en_texte, "vous renvoyez un texte : l’énoncé demande une liste de nombres"),
    ErreurTypique("liste-de-textes", numeros_colles, "la liste contient des textes comme '1' : il faut des nombres"),
    ErreurTypique("rang-dans-le-mot", rang_dans_le_mot, "le rang est cherché dans le mot : il faut le chercher dans `initiales`"),
    ErreurTypique("return-dans-la-boucle", premiere_lettre_seule,
                  "le `return` est dans la boucle : elle s’arrête à la première lettre"),
)


def decale_d_un(numeros, initiales):
    return "".join(initiales[numero - 1] for numero in numeros)


def liste_de_lettres(numeros, initiales):
    return [initiales[numero] for numero in numeros]


def lettres_espacees(numeros, initiales):
    return " ".join(initiales[numero] for numero in numeros)


def mot_a_l_envers(numeros, initiales):
    mot = ""
    for numero in numeros:
        mot = initiales[numero] + mot
    return mot


def derniere_lettre_seule(numeros, initiales):
    mot = ""
    for numero in numeros:
        mot = initiales[numero]
    return mot


NUMEROS_VERS_MOT = (
    ErreurTypique("decalage-d-un-rang", decale_d_un, "chaque lettre est celle d’à côté : le numéro 0 désigne la première"),
    ErreurTypique("liste-de-lettres", liste_de_lettres, "vous renvoyez une liste : l’énoncé demande un mot"),
    ErreurTypique("lettres-espacees", lettres_espacees, "il y a des espaces entre les lettres : le mot n’en a pas"),
    ErreurTypique("mot-a-l-envers", mot_a_l_envers, "le mot est à l’envers : ajoutez chaque lettre à la fin"),
    ErreurTypique("derniere-lettre-seule", derniere_lettre_seule, "chaque lettre remplace la précédente au lieu de s’y ajouter"),
)


def chiffre_par_chiffre(saisie):
    if any(caractere not in "0123456789." for caractere in saisie):
        raise ValueError(saisie)
    if saisie == "" or saisie[0] == "." or saisie[-1] == "." or ".." in saisie:
        raise ValueError(saisie)
    return [int(caractere) for caractere in saisie if caractere != "."]


def textes_au_lieu_de_nombres(saisie):
    morceaux = saisie.split(".")
    for morceau in morceaux:
        int(morceau)
    return morceaux


def morceaux_vides_ignores(saisie):
    return [int(morceau) for morceau in saisie.split(".") if morceau != ""]


def liste_vide_si_faux(saisie):
    try:
        return [int(morceau) for morceau in saisie.split(".")]
    except ValueError:
        return []


def quatre_nombres_exiges(saisie):
    nombres = [int(morceau) for morceau in saisie.split(".")]
    if len(nombres) != 4:
        raise ValueError("il faut quatre nombres")
    return nombres


LIRE_POINTS = (
    ErreurTypique("chiffre-par-chiffre", chiffre_par_chiffre,
                  "vous lisez un chiffre à la fois : « 10 » devient 1 et 0 ; c’est le point qui sépare les nombres"),
    ErreurTypique("textes-au-lieu-de-nombres", textes_au_lieu_de_nombres,
                  "`split` donne des textes : transformez chacun en nombre"),
    ErreurTypique("morceaux-vides-ignores", morceaux_vides_ignores,
                  "« 1..2 » est accepté : deux points de suite cachent un nombre oublié"),
    ErreurTypique("erreur-avalee", liste_vide_si_faux,
                  "une saisie fausse donne une liste vide : laissez venir l’erreur `ValueError`, l’appelant en a besoin"),
    ErreurTypique("quatre-exiges", quatre_nombres_exiges, "vous exigez quatre nombres : l’énoncé en accepte autant qu’on veut"),
)


def _corrects(mot, nb_pions, initiales):
    return len(mot) == nb_pions and all(lettre in initiales for lettre in mot)


def sans_message(lire, afficher, nb_pions, initiales):
    mot = "".join(lire().upper().split())
    while mot != "?" and not _corrects(mot, nb_pions, initiales):
        mot = "".join(lire().upper().split())
    return None if mot == "?" else mot


def message_a_chaque_ligne(lire, afficher, nb_pions, initiales):
    while True:
        mot = "".join(lire().upper().split())
        afficher("Vérification…")
        if mot == "?":
            return None
        if _corrects(mot, nb_pions, initiales):
            return mot


def sans_nettoyage(lire, afficher, nb_pions, initiales):
    mot = lire()
    while mot != "?" and not _corrects(mot, nb_pions, initiales):
        afficher("Recommencez.")
        mot = lire()
    return None if mot == "?" else mot


def seconde_chance_seulement(lire, afficher, nb_pions, initiales):
    mot = "".join(lire().upper().split())
    if mot != "?" and not _corrects(mot, nb_pions, initiales):
        afficher("Recommencez.")
        mot = "".join(lire().upper().split())
    return None if mot == "?" else mot


def abandon_renvoye(lire, afficher, nb_pions, initiales):
    mot = "".join(lire().upper().split())
    while mot != "?" and not _corrects(mot, nb_pions, initiales):
        afficher("Recommencez.")
        mot = "".join(lire().upper().split())
    return mot


def abandon_oublie(lire, afficher, nb_pions, initiales):
    mot = "".join(lire().upper().split())
    while not _corrects(mot, nb_pions, initiales):
        afficher("Recommencez.")
        mot = "".join(lire().upper().split())
    return mot


def ne_relit_pas(lire, afficher, nb_pions, initiales):
    mot = "".join(lire().upper().split())
    while mot != "?" and not _corrects(mot, nb_pions, initiales):
        afficher("Recommencez.")
    return None if mot == "?" else mot


SAISIR_PROPOSITION = (
    ErreurTypique("sans-message", sans_message, "l’erreur n’est pas annoncée : appelez `afficher` avant de relire"),
    ErreurTypique("message-a-chaque-ligne", message_a_chaque_ligne,
                  "un message s’affiche même quand la ligne est bonne : un seul par erreur"),
    ErreurTypique("sans-nettoyage", sans_nettoyage, "la ligne lue n’est pas nettoyée : « r v » est pourtant une bonne saisie"),
    ErreurTypique("seconde-chance-seulement", seconde_chance_seulement,
                  "un si ne redemande qu’une fois : combien de fois une personne peut-elle se tromper ?"),
    ErreurTypique("abandon-renvoye", abandon_renvoye, "« ? » n’est pas un mot : dans ce cas, renvoyez `None`"),
    ErreurTypique("abandon-oublie", abandon_oublie, "« ? » est traité comme une erreur : c’est la demande d’abandon"),
    ErreurTypique("ne-relit-pas", ne_relit_pas,
                  "dans la boucle, la ligne n’est pas relue : la condition ne change jamais, la boucle est sans fin"),
)
