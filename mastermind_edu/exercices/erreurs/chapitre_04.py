"""Les erreurs typiques du chapitre 4 : autant de façons de mal compter."""

from mastermind_edu.juge.exercice import ErreurTypique


def valeurs_communes(secret, proposition):
    return sum(pion in secret for pion in proposition)


def premiere_difference_arrete(secret, proposition):
    compte = 0
    for i in range(len(secret)):
        if secret[i] != proposition[i]:
            break
        compte += 1
    return compte


def dernier_oublie(secret, proposition):
    return sum(secret[i] == proposition[i] for i in range(len(secret) - 1))


def vrai_ou_faux(secret, proposition):
    return secret == proposition


def return_dans_la_boucle(secret, proposition):
    compte = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            compte += 1
        return compte


COMPTER_BIEN_PLACES = (
    ErreurTypique("places-ignorees", valeurs_communes,
                  "vous comptez les couleurs présentes n’importe où : un bien placé est à la même place"),
    ErreurTypique("arret-a-la-premiere-difference", premiere_difference_arrete,
                  "la boucle s’arrête à la première différence : les places suivantes comptent aussi"),
    ErreurTypique("dernier-oublie", dernier_oublie, "la dernière place n’est jamais regardée"),
    ErreurTypique("vrai-ou-faux", vrai_ou_faux, "vous dites si les codes sont égaux : il faut compter les places égales"),
    ErreurTypique("return-dans-la-boucle", return_dans_la_boucle,
                  "le `return` est dans la boucle : seule la première place est regardée"),
)


def compte_sans_marquer(copie, proposition):
    return sum(copie[i] == proposition[i] for i in range(len(copie)))


def marque_sans_compter(copie, proposition):
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            copie[i] = -1


def marque_les_deux(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            compte += 1
            copie[i] = proposition[i] = -1
    return compte


def marque_zero(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            compte += 1
            copie[i] = 0
    return compte


TROUVER_BIEN_PLACES = (
    ErreurTypique("compte-sans-marquer", compte_sans_marquer, "le compte est bon, mais rien n’est marqué dans `copie`"),
    ErreurTypique("marque-sans-compter", marque_sans_compter, "les marques sont bonnes, mais le nombre n’est pas renvoyé"),
    ErreurTypique("marque-les-deux", marque_les_deux, "vous marquez aussi `proposition` : elle doit rester intacte"),
    ErreurTypique("mauvaise-marque", marque_zero, "la marque d’un bien placé est −1 ; 0 servira aux mal placés"),
)


def dernier_rang(valeur, code):
    trouve = -1
    for i in range(len(code)):
        if code[i] == valeur:
            trouve = i
    return trouve


def rang_a_partir_de_1(valeur, code):
    return code.index(valeur) + 1 if valeur in code else -1


def sans_cas_absent(valeur, code):
    return code.index(valeur)


def none_si_absent(valeur, code):
    for i in range(len(code)):
        if code[i] == valeur:
            return i


def conclut_trop_tot(valeur, code):
    for i in range(len(code)):
        if code[i] == valeur:
            return i
        else:
            return -1


def present_ou_non(valeur, code):
    return valeur in code


POSITION = (
    ErreurTypique("dernier-rang", dernier_rang, "vous donnez le dernier rang : arrêtez-vous au premier trouvé"),
    ErreurTypique("rang-a-partir-de-1", rang_a_partir_de_1, "le premier rang d’une liste est 0"),
    ErreurTypique("sans-cas-absent", sans_cas_absent, "`index` provoque une erreur quand la valeur est absente : il faut −1"),
    ErreurTypique("none-si-absent", none_si_absent, "quand la valeur est absente, la fonction se termine sans `return`"),
    ErreurTypique("conclut-trop-tot", conclut_trop_tot,
                  "−1 est renvoyé dès que le premier élément diffère : attendez la fin de la boucle"),
    ErreurTypique("present-ou-non", present_ou_non, "vous dites si la valeur est là : l’énoncé demande son rang"),
)


def marque_a_la_place_de_la_proposition(copie, proposition):
    compte = 0
    for k in range(len(copie)):
        if copie[k] != -1 and proposition[k] in copie:
            compte += 1
            copie[k] = 0
    return compte


def mal_places_sans_marquer(copie, proposition):
    return sum(copie[i] != -1 and proposition[i] in copie for i in range(len(copie)))


def regarde_les_bien_places(copie, proposition):
    compte = 0
    for pion in proposition:
        if pion in copie:
            compte += 1
            copie[copie.index(pion)] = 0
    return compte


def marque_moins_un(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] != -1 and proposition[i] in copie:
            compte += 1
            copie[copie.index(proposition[i])] = -1
    return compte


TROUVER_MAL_PLACES = (
    ErreurTypique("mauvais-indice", marque_a_la_place_de_la_proposition,
                  "la marque va à la place de la proposition : barrez le pion trouvé, là où il est dans `copie`"),
    ErreurTypique("sans-marquer", mal_places_sans_marquer,
                  "rien n’est marqué : le même pion du secret peut être compté deux fois"),
    ErreurTypique("bien-places-recomptes", regarde_les_bien_places,
                  "un pion déjà bien placé est cherché de nouveau : passez quand `copie` porte −1 à cette place"),
    ErreurTypique("mauvaise-marque", marque_moins_un,
                  "la marque d’un mal placé est 0 : avec −1, une place marquée passe pour bien placée"),
)


def _bien(secret, proposition):
    return sum(s == p for s, p in zip(secret, proposition))


def naive(secret, proposition):
    mal = 0
    for i in range(len(secret)):
        if proposition[i] != secret[i] and proposition[i] in secret:
            mal += 1
    return _bien(secret, proposition), mal


def presence_de_tous(secret, proposition):
    return _bien(secret, proposition), sum(pion in secret for pion in proposition)


def ensembles(secret, proposition):
    bien = _bien(secret, proposition)
    return bien, len(set(secret) & set(proposition)) - bien


def mal_compte_les_bien(secret, proposition):
    reste, communs = secret.copy(), 0
    for pion in proposition:
        if pion in reste:
            communs += 1
            reste.remove(pion)
    return _bien(secret, proposition), communs


def couple_inverse(secret, proposition):
    bien, communs = mal_compte_les_bien(secret, proposition)
    return communs - bien, bien


def une_seule_passe(secret, proposition):
    secret, bien, mal = secret.copy(), 0, 0
    for i in range(len(proposition)):
        if secret[i] == proposition[i]:
            bien += 1
            secret[i] = None
        elif proposition[i] in secret:
            mal += 1
            secret[secret.index(proposition[i])] = None
    return bien, mal


def marque_le_secret_seul(secret, proposition):
    secret, bien, mal = secret.copy(), 0, 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien += 1
            secret[i] = None
    for pion in proposition:
        if pion in secret:
            mal += 1
            secret[secret.index(pion)] = None
    return bien, mal


def marque_la_proposition_seule(secret, proposition):
    proposition, bien, mal = proposition.copy(), 0, 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien += 1
            proposition[i] = None
    for pion in secret:
        if pion in proposition:
            mal += 1
            proposition[proposition.index(pion)] = None
    return bien, mal


def mal_places_sans_marque(secret, proposition):
    secret, proposition, bien = secret.copy(), proposition.copy(), 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien += 1
            secret[i] = proposition[i] = None
    return bien, sum(pion is not None and pion in secret for pion in proposition)


def mauvais_indice(secret, proposition):
    secret, proposition, bien, mal = secret.copy(), proposition.copy(), 0, 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien += 1
            secret[i] = proposition[i] = None
    for i in range(len(secret)):
        if proposition[i] is not None and proposition[i] in secret:
            mal += 1
            secret[i] = None
    return bien, mal


def rang_zero_pris_pour_faux(secret, proposition):
    secret, proposition, bien, mal = secret.copy(), proposition.copy(), 0, 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien += 1
            secret[i] = proposition[i] = None
    for pion in proposition:
        trouve = secret.index(pion) if pion is not None and pion in secret else False
        if trouve:
            mal += 1
            secret[trouve] = None
    return bien, mal


def mal_places_d_abord(secret, proposition):
    secret, proposition, mal = secret.copy(), proposition.copy(), 0
    for i in range(len(proposition)):
        for j in range(len(secret)):
            if i != j and proposition[i] == secret[j] and proposition[i] is not None:
                mal += 1
                secret[j], proposition[i] = None, None
    bien = sum(s == p and s is not None for s, p in zip(secret, proposition))
    return bien, mal


def double_boucle(secret, proposition):
    mal = 0
    for i in range(len(secret)):
        for j in range(len(proposition)):
            if i != j and secret[i] == proposition[j]:
                mal += 1
    return _bien(secret, proposition), mal


def sans_copie(secret, proposition):
    bien = mal = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien += 1
            secret[i] = proposition[i] = None
    for pion in proposition:
        if pion is not None and pion in secret:
            mal += 1
            secret[secret.index(pion)] = None
    return bien, mal


def bien_places_seuls(secret, proposition):
    return _bien(secret, proposition)


def mal_toujours_nul(secret, proposition):
    return _bien(secret, proposition), 0


def couple_en_texte(secret, proposition):
    bien, communs = mal_compte_les_bien(secret, proposition)
    return f"{bien} bien placés, {communs - bien} mal placés"


def affiche_sans_renvoyer(secret, proposition):
    print(couple_en_texte(secret, proposition))


def dernier_pion_oublie(secret, proposition):
    return couple_inverse(secret[:-1], proposition[:-1])[::-1]


REPONDRE = (
    ErreurTypique("presence-sans-marquage", naive,
                  "vous comptez un mal placé chaque fois que la couleur est quelque part : "
                  "un même pion du secret ne doit servir qu’une fois"),
    ErreurTypique("presence-de-tous", presence_de_tous,
                  "vous comptez comme mal placés tous les pions présents : les bien placés n’en sont pas, "
                  "et un même pion du secret ne doit servir qu’une fois"),
    ErreurTypique("ensembles", ensembles,
                  "un ensemble oublie les répétitions : deux pions rouges n’y comptent que pour un"),
    ErreurTypique("mal-places-avec-les-bien-places", mal_compte_les_bien,
                  "vos mal placés comptent aussi les bien placés : il faut les en retirer"),
    ErreurTypique("couple-inverse", couple_inverse, "le couple est à l’envers : les bien placés d’abord"),
    ErreurTypique("une-seule-passe", une_seule_passe,
                  "un mal placé prend le pion d’un bien placé qui vient après : "
                  "il faut compter tous les bien placés d’abord"),
    ErreurTypique("marque-le-secret-seul", marque_le_secret_seul,
                  "un pion bien placé de la proposition est cherché une seconde fois : barrez-le aussi dans la proposition"),
    ErreurTypique("marque-la-proposition-seule", marque_la_proposition_seule,
                  "un pion bien placé du secret sert une seconde fois : barrez-le aussi dans le secret"),
    ErreurTypique("mal-places-sans-marque", mal_places_sans_marque,
                  "les mal placés ne sont pas barrés dans le secret : deux pions de la proposition trouvent le même"),
    ErreurTypique("mauvais-indice", mauvais_indice,
                  "le pion barré n’est pas celui qui a été trouvé : barrez à la place trouvée dans le secret"),
    ErreurTypique("rang-zero-pris-pour-faux", rang_zero_pris_pour_faux,
                  "un pion trouvé au rang 0 n’est pas compté : en Python, 0 vaut faux dans un if"),
    ErreurTypique("mal-places-d-abord", mal_places_d_abord,
                  "vous comptez les mal placés avant les bien placés : ils leur prennent des pions"),
    ErreurTypique("double-boucle", double_boucle,
                  "chaque paire de pions égaux est comptée : un pion sert alors plusieurs fois"),
    ErreurTypique("sans-copie", sans_copie,
                  "la réponse est juste, mais les codes de l’appelant sont barrés : travaillez sur des copies"),
    ErreurTypique("bien-places-seuls", bien_places_seuls, "vous renvoyez un seul nombre : il faut le couple"),
    ErreurTypique("mal-places-oublies", mal_toujours_nul, "le nombre de mal placés vaut toujours 0"),
    ErreurTypique("couple-en-texte", couple_en_texte, "vous renvoyez une phrase : il faut un couple de nombres"),
    ErreurTypique("affiche-sans-renvoyer", affiche_sans_renvoyer,
                  "la réponse est affichée, mais pas renvoyée : remplacez `print` par `return`"),
    ErreurTypique("dernier-pion-oublie", dernier_pion_oublie, "le dernier pion n’est jamais regardé"),
)
