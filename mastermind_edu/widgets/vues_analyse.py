"""Ce que dit une manche analysée : des phrases, rangée par rangée, et un bilan.

Des textes et du HTML, aucun calcul (voir `decodeurs.analyse`). Commencer par `dire_rangee`.
"""

from collections.abc import Sequence
from fractions import Fraction
from html import escape

from mastermind_edu.affichage.plateau import Rangee, ecrire_pions
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.decodeurs.analyse import RangeeAnalysee
from mastermind_edu.francais import accorder, ecrire_decimal, ecrire_nombre
from mastermind_edu.widgets import en_html

# Combien de fois plus de codes que le meilleur choix, et ce qu’on en dit.
PRIX = ((Fraction(11, 10), "presque aussi bon"), (Fraction(3, 2), "un peu cher"), (Fraction(5, 2), "cher"))
TRES_CHER = "très cher"
LE_MEILLEUR = "\ufffc"  # dans une phrase, la place des pions du meilleur choix
MOYENNE = Fraction(1, 10)  # à moins d’un dixième de l’attendu, on ne parle pas de chance


def tableau(rangees: Sequence[RangeeAnalysee], regles: Regles) -> str:
    """Les rangées et leurs phrases, dans l’ordre où elles furent jouées."""
    return en_html.tableau([_ligne(rang, rangee, regles) for rang, rangee in enumerate(rangees, start=1)])


def _ligne(rang: int, rangee: RangeeAnalysee, regles: Regles) -> str:
    """La rangée, puis dessous, sur toute la largeur, ce qu’il y a à en dire."""
    pions = "" if rangee.meilleure is None else en_html.pions(rangee.meilleure, regles, "mm-petit")
    phrases = [(nom, escape(phrase).replace(LE_MEILLEUR, pions)) for nom, phrase in dire_rangee(rangee)]
    mots = "".join(f"<div><b>{nom} :</b> {phrase}</div>" for nom, phrase in phrases)
    jouee = en_html.ligne(Rangee(str(rang), rangee.proposition, rangee.reponse), regles, classe="mm-jouee")
    return f'{jouee}<tr><td class="mm-analyse" colspan="4">{mots}</td></tr>'


def ecrire_rangee(rangee: RangeeAnalysee, regles: Regles) -> list[str]:
    """Les phrases d’une rangée, en texte."""
    pions = ecrire_pions(rangee.meilleure, regles)
    return [f"{nom} : {phrase.replace(LE_MEILLEUR, pions)}" for nom, phrase in dire_rangee(rangee)]


def dire_rangee(rangee: RangeeAnalysee) -> list[tuple[str, str]]:
    """Ce qu’il y a à dire d’une rangée : les codes, le choix, la chance ; chacun sous son nom."""
    phrases = [("Codes", dire_les_codes(rangee)), ("Choix", dire_le_choix(rangee)), ("Chance", dire_la_chance(rangee))]
    return [(nom, phrase) for nom, phrase in phrases if phrase]


def dire_les_codes(rangee: RangeeAnalysee) -> str:
    """Combien étaient possibles avant et après, et si la proposition en était."""
    possible = "la proposition en était" if rangee.est_possible else "la proposition n’en était plus"
    avant = f"{_compter(rangee.avant)} avant, {possible}"
    if rangee.apres == 0:
        return f"{avant} ; aucun après : cette réponse contredit les autres."
    return f"{avant} ; {ecrire_nombre(rangee.apres)} après."


def dire_le_choix(rangee: RangeeAnalysee) -> str:
    """Ce que valait la proposition à côté de la meilleure, en nombre moyen de codes qui restent."""
    if rangee.avant == 1:
        return "c’était le seul." if rangee.est_possible else "il ne restait qu’un code, et ce n’était pas celui-là : une rangée perdue."
    laisse = f"{_moyenne(rangee.attendu)} en moyenne"
    if rangee.meilleure is None:
        return f"laisse {laisse} ; le meilleur choix serait trop long à chercher ici."
    if rangee.meilleure == rangee.proposition:
        return f"laisse {laisse}, et aucun autre code n’en laisse moins : le meilleur choix."
    if not rangee.perte:
        return f"laisse {laisse}, comme le meilleur ; mais {LE_MEILLEUR} pouvait gagner tout de suite."
    return (
        f"laisse {laisse} ; le meilleur choix, {LE_MEILLEUR}, {_moyenne(rangee.attendu_au_mieux)} : "
        f"{_moyenne(rangee.perte)} de trop, {_priser(rangee)}."
    )


def _priser(rangee: RangeeAnalysee) -> str:
    rapport = rangee.attendu / rangee.attendu_au_mieux
    return next((mot for plafond, mot in PRIX if rapport < plafond), TRES_CHER)


def dire_la_chance(rangee: RangeeAnalysee) -> str:
    """Ce que la réponse a laissé, à côté de ce qu’on attendait ; rien quand il n’y avait qu’un code."""
    if rangee.avant == 1 or rangee.apres == 0:
        return ""
    if rangee.reponse.bien_places == len(rangee.proposition):
        return f"une sur {ecrire_nombre(rangee.avant)} de trouver dès cette rangée."
    restes = f"{_moyenne(rangee.attendu)} attendus, {ecrire_nombre(rangee.apres)} {'restant' if rangee.apres == 1 else 'restants'}"
    return f"{restes} : {_juger(rangee)}."


def _juger(rangee: RangeeAnalysee) -> str:
    if abs(rangee.chance) <= rangee.attendu * MOYENNE:
        return "à peu près la moyenne"
    return "de la chance" if rangee.chance > 0 else "de la malchance"


def dire_bilan(rangees: Sequence[RangeeAnalysee]) -> str:
    """Les choix d’un côté, la chance de l’autre, en deux phrases."""
    return f"{_dire_les_choix(rangees)} {_dire_les_chances(rangees)}"


def _dire_les_choix(rangees: Sequence[RangeeAnalysee]) -> str:
    juges = [(rang, rangee) for rang, rangee in enumerate(rangees, start=1) if rangee.meilleure is not None]
    bons = sum(rangee.meilleure == rangee.proposition for _, rangee in juges)
    phrase = f"Meilleur choix : {accorder(bons, 'rangée')} sur {len(juges)}."
    rang, pire = max(juges, key=lambda juge: juge[1].perte, default=(0, None))
    if pire is None or not pire.perte:
        return phrase
    return f"{phrase} Le plus cher : la rangée {rang}, {_moyenne(pire.perte)} de trop en moyenne."


def _dire_les_chances(rangees: Sequence[RangeeAnalysee]) -> str:
    jugees = [_juger(rangee) for rangee in rangees if rangee.avant > 1 and rangee.apres]
    avec, sans = jugees.count("de la chance"), jugees.count("de la malchance")
    return f"Chance : {accorder(avec, 'réponse favorable')}, {accorder(sans, 'défavorable')}, sur {len(jugees)}."


def _compter(nombre: int) -> str:
    return f"{ecrire_nombre(nombre)} {'possibles' if nombre > 1 else 'possible'}"


def _moyenne(nombre: Fraction) -> str:
    """Un nombre moyen de codes, à un dixième près.

    >>> _moyenne(Fraction(3, 2)), _moyenne(Fraction(1)), _moyenne(Fraction(240127, 1296)).replace(chr(0xA0), " ")
    ('1,5 code', '1 code', '185,3 codes')
    """
    return f"{ecrire_decimal(nombre, 1)} {'code' if nombre < 2 else 'codes'}"
