"""L’analyse d’une manche finie : ce que chaque proposition apprenait, le choix et la chance, rangée par rangée, puis un bilan.

Une vue sur `decodeurs.analyse` : aucun compte ici. Commencer par `Analyse(manche)`.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from html import escape

import ipywidgets

from mastermind_edu.affichage.plateau import Rangee, ecrire_pions
from mastermind_edu.coeur.manche import Manche, MancheRepondue
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.decodeurs.analyse import RangeeAnalysee, analyser_en_soufflant, exiger_manche_finie
from mastermind_edu.francais import accorder, ecrire_decimal, ecrire_nombre
from mastermind_edu.widgets import en_html
from mastermind_edu.widgets.composants import Planche, Tiroir
from mastermind_edu.widgets.recherche import Recherche

ANALYSER, REFERMER = "Analyser la manche", "Refermer l’analyse"
RIEN = "Aucune rangée n’a été jouée : il n’y a rien à analyser."
ARRETEE = "Analyse arrêtée : exécutez de nouveau la cellule, ou cliquez de nouveau, pour la reprendre."
COMMENT_LIRE = (
    "« En moyenne » compte tous les secrets encore possibles. Le meilleur choix est celui qui laisse le moins de codes en moyenne "
    "(Irving, 1978) : personne ne le calcule de tête. La chance, elle, ne dépend pas de vous : c’est la réponse qui est tombée."
)

# Combien de fois plus de codes que le meilleur choix, et ce qu’on en dit.
NUANCES = ((Fraction(11, 10), "presque aussi bon"), (Fraction(3, 2), "un peu moins bon"), (Fraction(5, 2), "moins bon"))
BIEN_MIEUX = "il y avait bien mieux"
LE_MEILLEUR = "\ufffc"  # dans une phrase, la place des pions du meilleur choix
MOYENNE = Fraction(1, 10)  # à moins d’un dixième de l’attendu, on ne parle pas de chance


class Analyse(Planche):
    """Une manche finie, relue rangée par rangée ; `rangees` est le modèle, vide tant que le calcul dure.

    Lève `ErreurMastermind` pour une manche en cours, `TailleRefusee` hors des tailles où l’on compte les codes.

    >>> from mastermind_edu import Manche, Regles
    >>> manche = Manche(Regles(), secret=(3, 2, 1, 0))
    >>> _ = manche.proposer((0, 0, 1, 1)), manche.proposer((3, 2, 1, 0))
    >>> [(rangee.avant, rangee.apres) for rangee in Analyse(manche).rangees]
    [(1296, 208), (208, 1)]
    """

    def __init__(self, manche: Manche | MancheRepondue, *, est_dedans: bool = False):
        exiger_manche_finie(manche)
        self.manche, self.rangees = manche, []
        self._vue, self._aide = ipywidgets.HTML(), ipywidgets.HTML()
        self._recherche = Recherche(self._dire, lambda: None, [], reflexion="Analyse en cours…")
        vues = [self._recherche, self._vue, self._aide]
        super().__init__(manche.regles, [], vues, fixe=lambda: {"text/plain": self.en_texte()}, est_dedans=est_dedans)
        calcul = analyser_en_soufflant(manche)
        self._recherche.faire(calcul, self._montrer, lambda: self._dire(ARRETEE), previent=True)

    def _montrer(self, rangees: list[RangeeAnalysee]) -> None:
        self.rangees = rangees
        if not rangees:
            self._dire(RIEN)
            return
        self._vue.value = tableau(rangees, self.manche.regles)
        self._aide.value = f'<p class="mm-aide" lang="fr">{COMMENT_LIRE}</p>'
        self._dire(dire_bilan(rangees))

    def en_texte(self) -> str:
        """L’analyse en texte, une ligne par phrase."""
        lignes = [dire_bilan(self.rangees)] if self.rangees else [repr(self)]
        for rang, rangee in enumerate(self.rangees, start=1):
            lignes += [f"{rang}. {phrase}" for phrase in ecrire_rangee(rangee, self.manche.regles)]
        return "\n".join(lignes)

    def __repr__(self) -> str:
        return f"<Analyse : manche {self.manche.etat.value}, {accorder(len(self.rangees), 'rangée relue')}>"


def tiroir_de_l_analyse(manche: Callable[[], Manche | MancheRepondue]) -> Tiroir:
    """Le bouton qui ouvre, sous un jeu, l’analyse de sa manche finie."""
    return Tiroir(ANALYSER, REFERMER, lambda: Analyse(manche(), est_dedans=True))


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
    rapport = rangee.attendu / rangee.attendu_au_mieux
    nuance = next((mot for plafond, mot in NUANCES if rapport < plafond), BIEN_MIEUX)
    return f"laisse {laisse} ; le meilleur choix, {LE_MEILLEUR}, {_moyenne(rangee.attendu_au_mieux)} : {nuance}."


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
    return f"{phrase} Le plus à gagner était à la rangée {rang} : {_moyenne(pire.perte)} de moins en moyenne."


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
