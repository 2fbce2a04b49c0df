"""Ce que montre un match : son titre, sa feuille de score, et ses manches finies, à revoir rangée par rangée.

Aucun compte (voir `coeur.partie`), et rien ne s’y joue. Commencer par `feuille`.
"""

from base64 import b64encode
from collections.abc import Sequence
from html import escape

import ipywidgets

from mastermind_edu.affichage import match as phrases
from mastermind_edu.affichage.plateau import Dessin, Rangee, dessiner_rangees, dire_reponse
from mastermind_edu.coeur.manche import Manche, MancheRepondue
from mastermind_edu.coeur.partie import Partie
from mastermind_edu.francais import accorder
from mastermind_edu.widgets import composants, en_html
from mastermind_edu.widgets.analyse import tiroir_de_l_analyse
from mastermind_edu.widgets.etapes import PlancheAEtapes

ENTETES = ("manche", "codeur", "points", "ce qui s’est passé")
MILLISECONDES_PAR_RANGEE = 2000


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


class Revue(PlancheAEtapes):
    """Les rangées d’une manche, que le curseur fait paraître une à une ; `numero` est celui de la manche."""

    def __init__(self, manche: Manche | MancheRepondue, numero: int):
        self._manche, self._numero = manche, numero
        self._rangees = ipywidgets.HTML()
        self._lien_du_dessin = ipywidgets.HTML(lier_le_dessin(dessiner_manche(manche), f"manche_{numero}.svg"))
        analyse, nombre = tiroir_de_l_analyse(lambda: manche), len(manche.tentatives)
        analyse.offrir(True)
        parcours = {"premiere": 0, "derniere": nombre, "millisecondes": MILLISECONDES_PAR_RANGEE, "nom": "rangée", "est_parcourue": nombre > 0}
        dessous = [self._lien_du_dessin, analyse, self._rangees]
        super().__init__(manche.regles, [], dessous, self._montrer_les_rangees, **parcours, est_dedans=True)
        self.aller(nombre)

    def _montrer_les_rangees(self) -> None:
        manche, vues = self._manche, self._manche.tentatives[: self.rang]
        rangees = [Rangee(str(rang), *tentative) for rang, tentative in enumerate(vues, start=1)]
        self._rangees.value = en_html.pile([en_html.ligne(rangee, manche.regles) for rangee in rangees])
        reponse = f" : {dire_reponse(vues[-1].reponse)}" if vues else ""
        self._dire(f"Manche {self._numero}, rangée {len(vues)} sur {len(manche.tentatives)}{reponse}.")


def dessiner_manche(manche: Manche | MancheRepondue) -> Dessin:
    """Le plateau d’une manche finie : le secret s’il est connu, puis les rangées."""
    debut = [] if manche.secret is None else [Rangee("secret", manche.secret)]
    rangees = [Rangee(f"tentative {rang}", *tentative) for rang, tentative in enumerate(manche.tentatives, start=1)]
    return dessiner_rangees([*debut, *rangees], manche.regles, note=f"Manche {manche.etat.value}, {accorder(len(rangees), 'rangée')}")


def lier_le_dessin(dessin: Dessin, fichier: str) -> str:
    """Le lien qui enregistre un dessin."""
    donnees = b64encode(dessin.svg.encode()).decode()
    adresse = f"data:image/svg+xml;base64,{donnees}"
    return f'<a class="mm-lien" lang="fr" download="{escape(fichier)}" href="{adresse}">Garder le plateau (dessin SVG)</a>'


class Revues(ipywidgets.VBox):
    """La liste des manches finies, et sous elle celle que l’on revoit."""

    def __init__(self):
        self._manches: list[Manche | MancheRepondue] | None = None
        self._liste = composants.liste("Revoir une manche")
        self._liste.observe(self._sur_liste, "value")
        self._place = ipywidgets.VBox()
        super().__init__(children=[self._liste, self._place])

    def offrir(self, manches: Sequence[Manche | MancheRepondue]) -> None:
        """Les manches que l’on peut revoir ; celle que l’on revoit le reste tant qu’elle en est."""
        if self._manches == [*manches]:
            return
        self._manches, choisie = [*manches], self._liste.value
        options = [("aucune", 0), *((f"manche {numero}", numero) for numero in range(1, len(manches) + 1))]
        self._liste.options = options
        self._liste.value = choisie if manches and choisie in dict(options).values() else 0
        composants.montrer(self, manches)

    def _sur_liste(self, changement) -> None:
        numero = changement["new"]
        composants.remplacer(self._place, [] if not numero else [Revue(self._manches[numero - 1], numero)])
