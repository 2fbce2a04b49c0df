"""Ce que montre un match : son titre, sa feuille de score.

Du HTML, aucun compte (voir `coeur.partie`). Commencer par `feuille`.
"""

from html import escape

from mastermind_edu.affichage import match as phrases
from mastermind_edu.coeur.partie import Partie
from mastermind_edu.widgets import en_html

ENTETES = ("manche", "codeur", "points", "ce qui s’est passé")


def titre(partie: Partie | None, rang: int) -> str:
    """Le numéro de la manche de ce rang et les rôles ; avant tout, ce que l’on règle."""
    texte = "Réglages du match" if partie is None else phrases.ecrire_titre(partie, rang)
    return f'<div class="mm-titre" lang="fr">{escape(texte)}</div>'


def feuille(partie: Partie, nb_reglees: int) -> str:
    """Une ligne par manche réglée, puis le score ; rien avant la première."""
    if not nb_reglees:
        return ""
    lignes = [_ligne(partie, rang) for rang in range(nb_reglees)]
    score = dire_score(partie, nb_reglees) if nb_reglees == partie.nb_finies else ""  # une manche attend encore son secret
    return f'<div class="mm-feuille" lang="fr">{en_html.tableau(lignes, ENTETES)}<div class="mm-score">{escape(score)}</div></div>'


def _ligne(partie: Partie, rang: int) -> str:
    manche, codeur = partie.manches[rang], partie.joueurs[rang % 2]
    valeurs = zip(ENTETES[1:], (codeur, str(manche.points)))
    cellules = "".join(f'<td data-nom="{escape(nom)}">{escape(valeur)}</td>' for nom, valeur in valeurs)
    issue = escape(phrases.ecrire_issue(manche, codeur))
    return f'<tr><th scope="row">{rang + 1}</th>{cellules}<td class="mm-en-mots">{issue}</td></tr>'


def dire_fin_de_manche(partie: Partie) -> str:
    """L’issue de la dernière manche, ses points, et le score."""
    rang = len(partie.manches) - 1
    manche, codeur = partie.manches[rang], partie.joueurs[rang % 2]
    return f"{phrases.ecrire_issue(manche, codeur)} {phrases.ecrire_points(manche, codeur)} {dire_score(partie, rang + 1)}"


def dire_score(partie: Partie, nb_reglees: int) -> str:
    """Le score, et le vainqueur quand tout est joué."""
    return phrases.ecrire_fin(partie).strip() if partie.est_terminee and nb_reglees == partie.nb_manches else phrases.ecrire_score(partie)
