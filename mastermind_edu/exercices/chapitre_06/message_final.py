"""Exercice : le dernier message."""

from mastermind_edu.exercices.cas import contient_compte, ecart_de_texte, normaliser, retenir_un_nombre
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
    victoire, nb_tentatives, secret = arguments
    texte = obtenue.valeur if type(obtenue.valeur) is str else ""
    mot = "gagné" if victoire else "perdu"
    manques = [] if mot in normaliser(texte) else [f"« {mot} »"]
    if not contient_compte(texte, nb_tentatives, "tentative"):
        manques.append(f"« {accorder(nb_tentatives, 'tentative')} »")
    if secret not in texte:
        manques.append(f"« {secret} »")
    return ecart_de_texte(obtenue, manques)


def juger_ensemble(cas, observations):
    """Une victoire et une défaite ne s’annoncent pas avec la même phrase."""
    gagnees = {tuple(arguments[1:]): o.valeur for arguments, o in zip(cas, observations) if arguments[0]}
    for rang, ((victoire, *reste), observation) in enumerate(zip(cas, observations)):
        if not victoire and observation.valeur == gagnees.get(tuple(reste)):
            attendu = "une autre phrase que pour une victoire"
            return rang, Ecart("valeur", attendu, abreger(repr(observation.valeur)))
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
        Propriete("il y a une seule tentative", "il n’y a pas une seule tentative", lambda _, nb_tentatives, __: nb_tentatives == 1),
        Propriete("il y a plusieurs tentatives", "il y a une tentative ou aucune", lambda _, nb_tentatives, __: nb_tentatives > 1),
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


@faux("« 0 tentatives » : en français, zéro est au singulier, comme un")
def zero_au_pluriel(victoire, nb_tentatives, secret):
    issue = "gagné" if victoire else "perdu"
    tentatives = "1 tentative" if nb_tentatives == 1 else f"{nb_tentatives} tentatives"
    return f"Vous avez {issue} en {tentatives}. Le secret était {secret}."


@faux("le texte dit « 1 tentatives » : à 1, le nom reste au singulier")
def toujours_au_pluriel(victoire, nb_tentatives, secret):
    issue = "gagné" if victoire else "perdu"
    return f"Vous avez {issue} en {nb_tentatives} tentatives. Le secret était {secret}."


@faux("le message dit « gagné » même pour une défaite")
def toujours_gagne(victoire, nb_tentatives, secret):
    tentatives = f"{nb_tentatives} tentative" + ("s" if nb_tentatives > 1 else "")
    return f"Vous avez gagné en {tentatives}. Le secret était {secret}."


@faux("victoire et défaite donnent la même phrase : elles doivent se distinguer")
def gagne_ou_perdu(victoire, nb_tentatives, secret):
    tentatives = f"{nb_tentatives} tentative" + ("s" if nb_tentatives > 1 else "")
    return f"Vous avez gagné ou perdu en {tentatives}. Le secret était {secret}."


@faux("le message dit « perdu » même pour une victoire")
def toujours_perdu(victoire, nb_tentatives, secret):
    tentatives = f"{nb_tentatives} tentative" + ("s" if nb_tentatives > 1 else "")
    return f"Vous avez perdu en {tentatives}. Le secret était {secret}."


@faux("le secret n’est révélé qu’en cas de défaite : il le faut aussi pour une victoire")
def secret_oublie_si_gagne(victoire, nb_tentatives, secret):
    tentatives = f"{nb_tentatives} tentative" + ("s" if nb_tentatives > 1 else "")
    return f"Vous avez gagné en {tentatives}." if victoire else f"Vous avez perdu en {tentatives}. Le secret était {secret}."


@faux("« gagné » et « perdu » sont échangés")
def issues_echangees(victoire, nb_tentatives, secret):
    tentatives = f"{nb_tentatives} tentative" + ("s" if nb_tentatives > 1 else "")
    return f"Vous avez {'perdu' if victoire else 'gagné'} en {tentatives}. Le secret était {secret}."


@faux("le texte dit « tentative(s) » : au singulier ou au pluriel, le nombre le dit")
def accord_laisse_au_lecteur(victoire, nb_tentatives, secret):
    issue = "gagné" if victoire else "perdu"
    return f"Vous avez {issue} en {nb_tentatives} tentative(s). Le secret était {secret}."


@faux("le secret n’est pas révélé")
def secret_oublie(victoire, nb_tentatives, secret):
    issue = "gagné" if victoire else "perdu"
    tentatives = f"{nb_tentatives} tentative" + ("s" if nb_tentatives > 1 else "")
    return f"Vous avez {issue} en {tentatives}."


@faux("en cas de défaite, le nombre de tentatives manque")
def compte_oublie_si_perdu(victoire, nb_tentatives, secret):
    if not victoire:
        return f"Vous avez perdu. Le secret était {secret}."
    tentatives = f"{nb_tentatives} tentative" + ("s" if nb_tentatives > 1 else "")
    return f"Vous avez gagné en {tentatives}. Le secret était {secret}."
