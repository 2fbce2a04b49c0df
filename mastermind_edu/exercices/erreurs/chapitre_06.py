"""Les erreurs typiques du chapitre 6."""

from mastermind_edu.juge.exercice import ErreurTypique


def emojis_colles(proposition, initiales, emojis):
    return "".join(emojis[initiales.index(initiale)] for initiale in proposition)


def espace_finale(proposition, initiales, emojis):
    texte = ""
    for initiale in proposition:
        texte += emojis[initiales.index(initiale)] + " "
    return texte


def initiales_gardees(proposition, initiales, emojis):
    return " ".join(proposition)


def toutes_les_couleurs(proposition, initiales, emojis):
    return " ".join(emojis)


def rang_dans_la_proposition(proposition, initiales, emojis):
    return " ".join(emojis[i] for i in range(len(proposition)))


AFFICHER_PROPOSITION = (
    ErreurTypique("emojis-colles", emojis_colles, "il manque l’espace entre deux emojis"),
    ErreurTypique("espace-finale", espace_finale, "il reste une espace à la fin : elle se met entre les emojis"),
    ErreurTypique("initiales-gardees", initiales_gardees, "ce sont les initiales : remplacez chacune par son emoji"),
    ErreurTypique("rang-dans-la-proposition", rang_dans_la_proposition,
                  "vous lisez l’emoji au rang du pion dans la proposition : cherchez le rang de son initiale"),
    ErreurTypique("toutes-les-couleurs", toutes_les_couleurs, "vous affichez toutes les couleurs, pas celles de la proposition"),
)


def rien_si_zero(bien, mal):
    return " ".join(["🔑"] * bien + ["⚪"] * mal)


def symboles_colles(bien, mal):
    return "🔑" * bien + "⚪" * mal if bien + mal else "aucun"


def espace_apres_chacun(bien, mal):
    return "🔑 " * bien + "⚪ " * mal if bien + mal else "aucun"


def symboles_echanges(bien, mal):
    return " ".join(["⚪"] * bien + ["🔑"] * mal) if bien + mal else "aucun"


def mal_places_d_abord(bien, mal):
    return " ".join(["⚪"] * mal + ["🔑"] * bien) if bien + mal else "aucun"


def aucun_si_aucun_bien_place(bien, mal):
    return " ".join(["🔑"] * bien + ["⚪"] * mal) if bien else "aucun"


def espace_au_milieu(bien, mal):
    if bien + mal == 0:
        return "aucun"
    return " ".join(["🔑"] * bien) + " " + " ".join(["⚪"] * mal)


AFFICHER_REPONSE = (
    ErreurTypique("rien-si-zero", rien_si_zero, "sans aucun pion trouvé, le texte est vide : l’énoncé veut « aucun »"),
    ErreurTypique("symboles-colles", symboles_colles, "il manque l’espace entre deux symboles"),
    ErreurTypique("espace-finale", espace_apres_chacun, "il reste une espace à la fin : elle se met entre les symboles"),
    ErreurTypique("symboles-echanges", symboles_echanges, "les symboles sont échangés : la clé 🔑 est pour les bien placés"),
    ErreurTypique("mal-places-d-abord", mal_places_d_abord, "les clés 🔑 se montrent d’abord"),
    ErreurTypique("aucun-trop-tot", aucun_si_aucun_bien_place,
                  "« aucun » est dit même quand il y a des mal placés : il faut que les deux nombres soient nuls"),
    ErreurTypique("espace-de-liaison", espace_au_milieu, "quand l’un des deux nombres est nul, une espace reste au bord"),
)


def toujours_au_pluriel(victoire, nb_tentatives, secret):
    issue = "gagné" if victoire else "perdu"
    return f"Vous avez {issue} en {nb_tentatives} tentatives. Le secret était {secret}."


def toujours_gagne(victoire, nb_tentatives, secret):
    tentatives = "1 tentative" if nb_tentatives == 1 else f"{nb_tentatives} tentatives"
    return f"Vous avez gagné en {tentatives}. Le secret était {secret}."


def gagne_ou_perdu(victoire, nb_tentatives, secret):
    tentatives = "1 tentative" if nb_tentatives == 1 else f"{nb_tentatives} tentatives"
    return f"Vous avez gagné ou perdu en {tentatives}. Le secret était {secret}."


def secret_oublie(victoire, nb_tentatives, secret):
    issue = "gagné" if victoire else "perdu"
    tentatives = "1 tentative" if nb_tentatives == 1 else f"{nb_tentatives} tentatives"
    return f"Vous avez {issue} en {tentatives}."


def compte_oublie_si_perdu(victoire, nb_tentatives, secret):
    if not victoire:
        return f"Vous avez perdu. Le secret était {secret}."
    tentatives = "1 tentative" if nb_tentatives == 1 else f"{nb_tentatives} tentatives"
    return f"Vous avez gagné en {tentatives}. Le secret était {secret}."


MESSAGE_FINAL = (
    ErreurTypique("toujours-au-pluriel", toujours_au_pluriel, "« 1 tentatives » : à 1, le nom reste au singulier"),
    ErreurTypique("toujours-gagne", toujours_gagne, "le message dit toujours « gagné » : il doit suivre `victoire`"),
    ErreurTypique("gagne-ou-perdu", gagne_ou_perdu, "le message ne choisit pas : victoire et défaite donnent la même phrase"),
    ErreurTypique("secret-oublie", secret_oublie, "le secret n’est pas révélé"),
    ErreurTypique("compte-oublie-si-perdu", compte_oublie_si_perdu,
                  "en cas de défaite, le nombre de tentatives manque"),
)


def sans_s_arreter(secret, propositions, max_tentatives):
    victoire, nb_tentatives = False, 0
    for proposition in propositions[:max_tentatives]:
        nb_tentatives += 1
        if proposition == secret:
            victoire = True
    return victoire, nb_tentatives


def derniere_decide(secret, propositions, max_tentatives):
    victoire, nb_tentatives = False, 0
    for proposition in propositions[:max_tentatives]:
        nb_tentatives += 1
        victoire = proposition == secret
    return victoire, nb_tentatives


def sans_limite(secret, propositions, max_tentatives):
    nb_tentatives = 0
    for proposition in propositions:
        nb_tentatives += 1
        if proposition == secret:
            return True, nb_tentatives
    return False, nb_tentatives


def une_de_trop(secret, propositions, max_tentatives):
    return sans_limite(secret, propositions[: max_tentatives + 1], max_tentatives)


def une_de_moins(secret, propositions, max_tentatives):
    return sans_limite(secret, propositions[: max_tentatives - 1], max_tentatives)


def compte_a_partir_de_zero(secret, propositions, max_tentatives):
    for i in range(min(len(propositions), max_tentatives)):
        if propositions[i] == secret:
            return True, i
    return False, min(len(propositions), max_tentatives)


def limite_renvoyee(secret, propositions, max_tentatives):
    victoire, nb_tentatives = sans_limite(secret, propositions[:max_tentatives], max_tentatives)
    return (True, nb_tentatives) if victoire else (False, max_tentatives)


def conclut_trop_tot(secret, propositions, max_tentatives):
    return propositions[0] == secret, 1


JOUER_MANCHE = (
    ErreurTypique("sans-s-arreter", sans_s_arreter, "la manche continue après la victoire : il faut s’arrêter"),
    ErreurTypique("derniere-decide", derniere_decide,
                  "une victoire est effacée par la proposition suivante : arrêtez-vous dès qu’elle est là"),
    ErreurTypique("sans-limite", sans_limite, "la limite de tentatives n’est pas respectée"),
    ErreurTypique("une-de-trop", une_de_trop, "une tentative de trop est permise : comparez avec la limite avant de jouer"),
    ErreurTypique("une-de-moins", une_de_moins, "la dernière tentative permise n’est pas jouée"),
    ErreurTypique("compte-a-partir-de-zero", compte_a_partir_de_zero,
                  "le rang commence à 0, le nombre de tentatives à 1"),
    ErreurTypique("limite-renvoyee", limite_renvoyee,
                  "vous renvoyez la limite : renvoyez le nombre de propositions vraiment jouées"),
    ErreurTypique("premiere-seulement", conclut_trop_tot, "seule la première proposition est jouée"),
)
