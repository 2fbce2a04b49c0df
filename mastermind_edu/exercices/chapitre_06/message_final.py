"""Exercice : le dernier message."""

from mastermind_edu.exercices.textes import contient_compte, ecart_de_texte, normaliser, retenir_un_nombre
from mastermind_edu.francais import abreger, accorder
from mastermind_edu.juge.ecarts import Ecart
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def message_final(victoire, nb_tentatives, secret):
    """Un texte qui contient « gagné » ou « perdu », le nombre de tentatives accordé et le secret."""
    issue = "Vous avez gagné" if victoire else "Vous avez perdu"
    tentatives = f"{nb_tentatives} tentative" + ("s" if nb_tentatives > 1 else "")
    return f"{issue} en {tentatives}. Le secret était {secret}."


def cas():
    for nb_tentatives in (1, 2, 3, 12):
        for secret in ("🔴 🟢", "RVBJ"):
            for victoire in (True, False):
                yield victoire, nb_tentatives, secret
    yield False, 0, "RVBJ"  # un abandon, tout de suite
    for nb_tentatives in range(1, 21):
        secret = ("LAZKOXEM"[: nb_tentatives % 8 + 1], "🟠 🟤 🟥", "Rouge, vert")[nb_tentatives % 3]
        for victoire in (True, False):
            yield victoire, nb_tentatives, secret
    yield False, 0, "🟠"


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """Ce qui manque au texte, et comment y remédier."""
    victoire, nb_tentatives, secret = arguments
    texte = obtenue.valeur if type(obtenue.valeur) is str else ""
    defauts = []
    if (mot := "gagné" if victoire else "perdu") not in normaliser(texte):
        defauts.append((f"« {mot} »", _conseiller_mot(texte, victoire)))
    if not contient_compte(texte, nb_tentatives, "tentative"):
        compte = f"« {accorder(nb_tentatives, 'tentative')} »" + (" sans s" if nb_tentatives < 2 else "")
        defauts.append((compte, _conseiller_compte(texte, nb_tentatives)))
    if secret not in texte:
        defauts.append((f"« {secret} »", "le secret n’est pas dans le texte, tel quel : mettez-y `secret`"))
    ecart = ecart_de_texte(obtenue, [manque for manque, _ in defauts])
    return ecart._replace(conseil=defauts[0][1]) if ecart and ecart.genre == "valeur" else ecart


def _conseiller_mot(texte: str, victoire: bool) -> str:
    mot, autre, issue = ("gagné", "perdu", "victoire") if victoire else ("perdu", "gagné", "défaite")
    if autre in normaliser(texte):
        return f"pour une {issue}, le texte dit « {autre} » : il faut « {mot} », quel que soit le nombre de tentatives ; c’est `victoire` seule qui choisit"
    accent = ", avec son accent" if victoire else ""
    return f"pour une {issue}, le texte ne contient pas le mot « {mot} »{accent}"


def _conseiller_compte(texte: str, nombre: int) -> str:
    present, finales = retenir_un_nombre(texte, nombre, "tentative")
    finale = next((finale for finale in finales if finale != ("s" if nombre > 1 else "")), None)
    if finale is not None:
        regle = "à partir de 2, le mot prend un s" if nombre > 1 else "à 0 et à 1, le mot ne prend pas de s"
        return f"le texte dit « {nombre} tentative{finale} » : {regle}"
    if present:
        return f"dans le texte, le nombre {nombre} n’est pas suivi d’une espace, puis du mot « tentative »"
    return f"le texte ne contient pas le nombre {nombre}, celui de `nb_tentatives`"


def juger_ensemble(cas, observations):
    """Une victoire et une défaite ne s’annoncent pas avec la même phrase."""
    gagnees = {tuple(arguments[1:]): o.valeur for arguments, o in zip(cas, observations) if arguments[0]}
    for rang, ((victoire, *reste), observation) in enumerate(zip(cas, observations)):
        if not victoire and observation.valeur == gagnees.get(tuple(reste)):
            attendu = "une autre phrase que pour une victoire"
            conseil = "victoire et défaite donnent la même phrase : c’est `victoire` qui choisit entre les deux"
            return rang, Ecart("valeur", attendu, abreger(repr(observation.valeur)), conseil)
    return None


def retenir(arguments, texte):
    """Quelles issues sont dites, comment le nombre est écrit, si le secret est là."""
    _, nb_tentatives, secret = arguments
    mots = ["gagné" in normaliser(texte), "perdu" in normaliser(texte)]
    return [*mots, *retenir_un_nombre(texte.replace(secret, ""), nb_tentatives, "tentative"), secret in texte]


EXERCICE = Exercice(
    reference=message_final,
    points=2,
    cas=cas,
    exemples=((True, 3, "RVBJ"), (True, 1, "RVBJ"), (False, 12, "RVBJ"), (False, 0, "RVBJ")),
    juger=juger,
    retenir=retenir,
    juger_ensemble=juger_ensemble,
    proprietes=(
        Propriete("le joueur a gagné", "le joueur a perdu", lambda victoire, *_: victoire),
        Propriete("il n’y a aucune tentative", "il y a des tentatives", lambda _, nb_tentatives, __: nb_tentatives == 0),
        Propriete("il y a une seule tentative", "il n’y a pas une seule tentative", lambda _, nb_tentatives, __: nb_tentatives == 1),
        Propriete("il y a plusieurs tentatives", "il n’y a pas plusieurs tentatives", lambda _, nb_tentatives, __: nb_tentatives > 1),
    ),
    indices=(
        "Comme dans `message_accueil`, préparez d’abord le groupe de mots qui s’accorde. En français, zéro est au singulier : « 0 tentative ».",
        "`victoire` est déjà vrai ou faux : il s’emploie tel quel après `if`. Écrivez deux phrases, chacune avec le nombre accordé et le secret.",
    ),
    squelette='''\
def message_final(victoire, nb_tentatives, secret):
    """La phrase de la fin : gagné ou perdu, le nombre de tentatives, le secret."""
    tentatives = f"{nb_tentatives} tentative"
    if ...:
        tentatives = ...
    if ...:
        return ...
    return ...
''',
)


def _accorder(nb_tentatives):
    return f"{nb_tentatives} tentative" + ("s" if nb_tentatives > 1 else "")


def _phrase(victoire, tentatives, secret):
    return f"Vous avez {'gagné' if victoire else 'perdu'} en {tentatives}. Le secret était {secret}."


@faux("« 0 tentatives » : en français, zéro est au singulier, comme un ; le s ne vient qu’à partir de 2")
def zero_au_pluriel(victoire, nb_tentatives, secret):
    return _phrase(victoire, "1 tentative" if nb_tentatives == 1 else f"{nb_tentatives} tentatives", secret)


@faux("le texte dit « 1 tentatives » et « 0 tentatives » : à 0 et à 1, le mot ne prend pas de s")
def toujours_au_pluriel(victoire, nb_tentatives, secret):
    return _phrase(victoire, f"{nb_tentatives} tentatives", secret)


@faux("le texte dit « 1 tentatives » : le s ne vient qu’à partir de 2")
def un_au_pluriel(victoire, nb_tentatives, secret):
    return _phrase(victoire, "0 tentative" if nb_tentatives == 0 else f"{nb_tentatives} tentatives", secret)


@faux("le mot « tentative » ne finit jamais par un s : collez-lui-en un à partir de 2")
def toujours_au_singulier(victoire, nb_tentatives, secret):
    return _phrase(victoire, f"{nb_tentatives} tentative", secret)


@faux("le texte dit « 2 tentative » : le s vient à partir de 2, compris")
def deux_au_singulier(victoire, nb_tentatives, secret):
    return _phrase(victoire, "2 tentative" if nb_tentatives == 2 else _accorder(nb_tentatives), secret)


@faux("l’accord est à l’envers : le mot prend un s à partir de 2, et pas à 0 ni à 1")
def accord_a_l_envers(victoire, nb_tentatives, secret):
    return _phrase(victoire, f"{nb_tentatives} tentative" + ("" if nb_tentatives > 1 else "s"), secret)


@faux("le mot « tentative » n’est accordé qu’en cas de victoire : il doit l’être aussi dans la phrase de la défaite")
def accord_si_gagne(victoire, nb_tentatives, secret):
    return _phrase(victoire, _accorder(nb_tentatives) if victoire else f"{nb_tentatives} tentatives", secret)


@faux("le mot « tentative » n’est accordé qu’en cas de défaite : il doit l’être aussi dans la phrase de la victoire")
def accord_si_perdu(victoire, nb_tentatives, secret):
    return _phrase(victoire, f"{nb_tentatives} tentatives" if victoire else _accorder(nb_tentatives), secret)


@faux("le texte dit « tentative(s) » : écrivez le s à partir de 2, et ne l’écrivez pas à 0 ni à 1")
def accord_laisse_au_lecteur(victoire, nb_tentatives, secret):
    return _phrase(victoire, f"{nb_tentatives} tentative(s)", secret)


@faux("le nombre n’est pas suivi d’une espace, puis du mot « tentative » : écrivez les trois dans cet ordre, ce mot est celui de l’énoncé")
def autre_mot(victoire, nb_tentatives, secret):
    return _phrase(victoire, f"{nb_tentatives} coup" + ("s" if nb_tentatives > 1 else ""), secret)


@faux("le nombre de tentatives n’est pas dans le texte : mettez-y `nb_tentatives`")
def compte_oublie(victoire, nb_tentatives, secret):
    return _phrase(victoire, "quelques tentatives", secret)


@faux("en cas de défaite, le nombre de tentatives manque : l’énoncé le demande dans les deux phrases")
def compte_oublie_si_perdu(victoire, nb_tentatives, secret):
    return _phrase(victoire, _accorder(nb_tentatives) if victoire else "vain", secret)


@faux("en cas de victoire, le nombre de tentatives manque : l’énoncé le demande dans les deux phrases")
def compte_oublie_si_gagne(victoire, nb_tentatives, secret):
    return _phrase(victoire, "un temps record" if victoire else _accorder(nb_tentatives), secret)


@faux("le nombre reçu n’est dans le texte que s’il vaut 12 : mettez-y toujours `nb_tentatives`, et non 12")
def douze_tentatives(victoire, nb_tentatives, secret):
    return _phrase(victoire, "12 tentatives", secret)


@faux("le message dit « gagné » même pour une défaite : `victoire` vaut `True` ou `False`, servez-vous-en telle quelle pour choisir entre deux phrases")
def toujours_gagne(victoire, nb_tentatives, secret):
    return _phrase(True, _accorder(nb_tentatives), secret)


@faux("victoire et défaite donnent la même phrase : écrivez-en deux, et servez-vous de `victoire` pour choisir")
def gagne_ou_perdu(victoire, nb_tentatives, secret):
    return f"Vous avez gagné ou perdu en {_accorder(nb_tentatives)}. Le secret était {secret}."


@faux("le message dit « perdu » même pour une victoire : `victoire` vaut `True` ou `False`, servez-vous-en telle quelle pour choisir entre deux phrases")
def toujours_perdu(victoire, nb_tentatives, secret):
    return _phrase(False, _accorder(nb_tentatives), secret)


@faux("« gagné » et « perdu » sont échangés : « gagné » va avec `victoire` quand elle est vraie")
def issues_echangees(victoire, nb_tentatives, secret):
    return _phrase(not victoire, _accorder(nb_tentatives), secret)


@faux("ni « gagné », avec son accent, ni « perdu » ne sont dans le texte : ce sont les mots que l’énoncé demande")
def ni_gagne_ni_perdu(victoire, nb_tentatives, secret):
    return f"{'Victoire' if victoire else 'Défaite'} en {_accorder(nb_tentatives)}. Le secret était {secret}."


@faux("pour une victoire, le texte ne contient pas « gagné », avec son accent : écrivez ce mot exactement ainsi")
def gagne_sans_accent(victoire, nb_tentatives, secret):
    return _phrase(victoire, _accorder(nb_tentatives), secret).replace("gagné", "gagne")


@faux("pour une défaite, le texte ne contient pas « perdu » : écrivez ce mot exactement ainsi")
def perdu_oublie(victoire, nb_tentatives, secret):
    return _phrase(victoire, _accorder(nb_tentatives), secret).replace("perdu", "échoué")


@faux("le secret n’est révélé qu’en cas de défaite : il le faut aussi pour une victoire, tel quel, mettez-y `secret` sans le changer")
def secret_oublie_si_gagne(victoire, nb_tentatives, secret):
    return _phrase(victoire, _accorder(nb_tentatives), "trouvé" if victoire else secret)


@faux("le secret n’est révélé qu’en cas de victoire : il le faut aussi pour une défaite, tel quel, mettez-y `secret` sans le changer")
def secret_oublie_si_perdu(victoire, nb_tentatives, secret):
    return _phrase(victoire, _accorder(nb_tentatives), secret if victoire else "difficile")


@faux("le secret n’est pas dans le texte, tel quel : mettez `secret` dans les deux phrases, sans le changer")
def secret_oublie(victoire, nb_tentatives, secret):
    return _phrase(victoire, _accorder(nb_tentatives), "difficile")
