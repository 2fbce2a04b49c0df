"""Ce que montre le widget de l’ordinateur : ses rangées, les codes possibles, ses phrases.

Des textes et du HTML, aucun bouton (voir `ordinateur`). Les rangs sont des indices, les
rangées se comptent à partir de 1. Commencer par `tableau`.
"""

from collections.abc import Mapping, Sequence
from html import escape

from mastermind_edu.affichage.match import nommer_rangees
from mastermind_edu.affichage.plateau import Rangee, dire_reponse, ecrire_pions
from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.manche import MancheRepondue
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.decodeurs import Decodage, EtatDecodage
from mastermind_edu.decodeurs.contradictions import ErreurDeReponse
from mastermind_edu.francais import accorder, ecrire_nombre
from mastermind_edu.widgets import en_html

CANDIDATS_MONTRES = 12  # au-delà, on les compte sans les dessiner
RETRAITS_DITS = 4  # au-delà, la phrase ne se lirait plus
PLUS_RAPIDE = "Recherche arrêtée : un décodeur plus rapide joue à sa place. "


def nommer_couleurs(code: Code, regles: Regles) -> str:
    """Les couleurs d’un code, en mots.

    >>> nommer_couleurs((0, 0, 1), Regles(3))
    'Rouge, Rouge, Vert'
    """
    return ", ".join(regles.couleurs[numero].nom for numero in code)


def compter_les_codes(nombre: int) -> str:
    """Combien de codes restent possibles, en une phrase.

    >>> compter_les_codes(1), compter_les_codes(46)
    ('Il ne reste qu’un code possible.', 'Il reste 46 codes possibles.')
    """
    return "Il ne reste qu’un code possible." if nombre == 1 else f"Il reste {ecrire_nombre(nombre)} codes possibles."


def lister(decodage: Decodage, debut: str = "") -> list[Rangee]:
    """Les rangées, puis la proposition qui attend sa réponse ; `debut` précède leurs numéros."""
    rangees = [Rangee(f"{debut}{i}", *t) for i, t in enumerate(decodage.tentatives, start=1)]
    if decodage.etat is EtatDecodage.EN_COURS:
        rangees.append(Rangee(f"{debut}{len(rangees) + 1}", decodage.proposition))
    return rangees


def noter(decodage: Decodage, regles: Regles) -> MancheRepondue:
    """Les rangées d’une recherche en une manche, qui en permet autant qu’il y en a au moins."""
    rangees = decodage.tentatives
    manche = MancheRepondue(Regles(regles.nb_pions, regles.couleurs, max(regles.max_tentatives, len(rangees))))
    for rangee in rangees:
        manche.noter(*rangee)
    return manche


def tableau(decodage: Decodage, regles: Regles, marques: Mapping[int, str]) -> str:
    """Les rangées et leurs réponses, celles qui sont marquées ; la dernière en haut."""
    rangees = [rangee for rangee in lister(decodage) if rangee.reponse]
    lignes = []
    for rang, rangee in enumerate(rangees):
        mots = f'<span class="mm-marque">{escape(marques[rang])}</span>' if rang in marques else ""
        lignes.append(en_html.ligne(rangee, regles, classe="mm-marquee" if mots else "", mots=mots))
    return en_html.pile(lignes)


def proposition(decodage: Decodage, regles: Regles) -> str:
    """La proposition qui attend sa réponse, s’il y en a une."""
    if decodage.etat is not EtatDecodage.EN_COURS:
        return ""
    couleurs = escape(nommer_couleurs(decodage.proposition, regles))
    return en_html.tableau([en_html.ligne(lister(decodage)[-1], regles, classe="mm-proposee", mots=couleurs)])


def candidats(decodage: Decodage, regles: Regles) -> str:
    """Les codes encore possibles : leur nombre, et leurs pions quand il y en a peu."""
    if decodage.etat is not EtatDecodage.EN_COURS:
        return ""
    phrase = f'<div class="mm-nombre" lang="fr">{compter_les_codes(decodage.nb_candidats)}</div>'
    if decodage.nb_candidats > CANDIDATS_MONTRES:
        return phrase
    codes = "".join(f"<li>{en_html.pions(code, regles, 'mm-petit')}</li>" for code in decodage.candidats)
    return f'{phrase}<ul class="mm-restants" lang="fr">{codes}</ul>'


def dire_contradiction(retraits: Sequence[Sequence[int]]) -> str:
    """La phrase qui nomme les plus petits ensembles de rangées à mettre en doute.

    >>> dire_contradiction([(2,), (4,)])
    'Aucun code ne s’accorde avec toutes les réponses. Si une seule est fausse, c’est celle de la rangée 3, ou bien celle de la rangée 5.'
    """
    combien = len(retraits[0])
    if combien == 1:
        debut = "Si une seule est fausse, c’est"
    else:
        debut = f"Il y en a au moins {combien} de fausses ; s’il n’y en a pas d’autre, ce sont"
    dits = [nommer_rangees(rangs) for rangs in retraits[:RETRAITS_DITS]]
    autres = len(retraits) - len(dits)
    if autres:
        dits.append(f"une des {autres} autres rangées marquées" if combien == 1 else f"{autres} autres ensembles de rangées")
    return f"Aucun code ne s’accorde avec toutes les réponses. {debut} {', ou bien '.join(dits)}."


def dire_consigne(regles: Regles) -> str:
    """Ce qu’il faut faire avant la première réponse.

    >>> dire_consigne(Regles())
    'Cachez un code de 4 pions parmi 6 couleurs et notez-le, puis répondez à la proposition 1.'
    """
    taille = f"{accorder(regles.nb_pions, 'pion')} parmi {accorder(regles.nb_couleurs, 'couleur')}"
    return f"Cachez un code de {taille} et notez-le, puis répondez à la proposition 1."


def dire_suite(decodage: Decodage, regles: Regles, retraits: Sequence[Sequence[int]]) -> str:
    """Où en est la recherche, après une réponse."""
    if decodage.etat is EtatDecodage.TROUVE:
        nombre = accorder(len(decodage.tentatives), "proposition")
        return f"Trouvé en {nombre} : {ecrire_pions(decodage.proposition, regles)}."
    if decodage.etat is EtatDecodage.CONTRADICTION:
        return dire_contradiction(retraits)
    derniere = f"Noté : {dire_reponse(decodage.tentatives[-1].reponse)}. " if decodage.tentatives else ""
    return f"{derniere}Répondez à la proposition {len(decodage.tentatives) + 1}."


def dire_erreurs(erreurs: Sequence[ErreurDeReponse]) -> str:
    """Combien de réponses sont fausses pour le secret annoncé, et dans quelles rangées."""
    if not erreurs:
        return "Toutes vos réponses conviennent à ce secret."
    rangees = nommer_rangees([erreur.rang for erreur in erreurs])
    return f"{accorder(len(erreurs), 'réponse fausse')} pour ce secret : {rangees}."


def dire_la_question(decodage: Decodage, regles: Regles, corrigee: int | None) -> str:
    """Ce que demandent les boutons : la réponse à la proposition, ou celle d’une rangée à corriger."""
    if corrigee is None:
        return f"Votre réponse à la proposition {len(decodage.tentatives) + 1}"
    couleurs = nommer_couleurs(decodage.tentatives[corrigee].proposition, regles)
    return f"La bonne réponse à la rangée {corrigee + 1} ({couleurs})"


def dire_secret_illisible(regles: Regles) -> str:
    """Sans citer le mot tapé : à une lettre près, ce serait le secret."""
    initiales = " ".join(regles.initiales)
    return f"Il faut {accorder(regles.nb_pions, 'pion')} parmi {initiales}, ce n’est pas ce qui est écrit : tapez votre secret de nouveau."


def dire_tout_bas(decodage: Decodage, regles: Regles) -> str:
    """Ce que l’œil voit déjà et que seul un lecteur d’écran doit annoncer."""
    if decodage.etat is not EtatDecodage.EN_COURS:
        return ""
    return f"Proposition : {nommer_couleurs(decodage.proposition, regles)}. {compter_les_codes(decodage.nb_candidats)}"
