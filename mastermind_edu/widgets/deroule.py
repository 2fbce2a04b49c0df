"""La fonction de l’élève, déroulée ligne à ligne : le code, les variables, ce qui change.

Une vue sur un enregistrement ; aucune règle du jeu ni suivi ici. Les textes sont tous échappés, et la couleur n’y parle
jamais seule. Commencer par `derouler`.
"""

from collections.abc import Callable, Sequence
from html import escape
from itertools import groupby

import ipywidgets

from mastermind_edu.affichage.tableau import prose_en_html
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.eleve.deroulement.boites import Rangee, ranger
from mastermind_edu.eleve.deroulement.enregistrement import enregistrer
from mastermind_edu.eleve.deroulement.etapes import Deroulement, Etape, Evenement
from mastermind_edu.eleve.deroulement.recit import dire_partage, en_tableau, est_changee, raconter, resumer, valeur_d_avant
from mastermind_edu.francais import ecrire_nombre
from mastermind_edu.widgets.etapes import PlancheAEtapes

MOTS = {
    Evenement.APPEL: "► appelée ici", Evenement.ERREUR: "► erreur ici", Evenement.RETOUR: "► dernière ligne exécutée",
}  # fmt: skip
FEUILLES = ("jeu.css", "deroule.css")


def derouler(fonction: Callable, *arguments: object) -> "Deroule":
    """L’appel de votre fonction, à parcourir ligne à ligne.

    Elle reçoit des copies de ses arguments ; les vôtres ne changent pas. Seules les
    fonctions que vous avez écrites sont suivies. Au-delà de 1 000 étapes, on s’arrête là.
    Lève `ErreurMastermind` quand il n’y a pas de lignes à suivre.

    >>> def doubler(liste):
    ...     for i in range(len(liste)):
    ...         liste[i] = 2 * liste[i]
    >>> derouler(doubler, [1, 5])
    doubler([1, 5]) : renvoie None, en 6 étapes
    étape  ligne  code                         ce qui se passe
    1      1      def doubler(liste):          appel de doubler : liste vaut [1, 5]
    2      2      for i in range(len(liste)):  tour 1 ; i vaut 0
    3      3      liste[i] = 2 * liste[i]      liste vaut [2, 5] (avant : [1, 5])
    4      2      for i in range(len(liste)):  tour 2 ; i vaut 1 (avant : 0)
    5      3      liste[i] = 2 * liste[i]      liste vaut [2, 10] (avant : [2, 5])
    6      2      for i in range(len(liste)):  la boucle est finie, après 2 tours ; doubler se termine sans `return` : elle renvoie None
    """
    return Deroule(enregistrer(fonction, *arguments))


class Deroule(PlancheAEtapes):
    """Un déroulement montré étape par étape, avec curseur et lecture ; en texte, toutes ses étapes."""

    def __init__(self, deroulement: Deroulement, *, est_dedans: bool = False):
        self._deroulement, self._vue = deroulement, ipywidgets.HTML()
        titre = ipywidgets.HTML(f'<div class="mm-message" lang="fr">{prose_en_html(resumer(deroulement))}</div>')
        options = {"derniere": max(len(deroulement.etapes), 1), "feuilles": FEUILLES, "fixe": lambda: {"text/plain": repr(self)}, "est_dedans": est_dedans}
        super().__init__(Regles(), [titre], [self._vue], self._montrer_l_etape, **options)

    @property
    def etapes(self) -> tuple[Etape, ...]:
        """Les étapes enregistrées."""
        return self._deroulement.etapes

    def _montrer_l_etape(self) -> None:
        etape = self.etapes[self.rang - 1]
        debut = f"Étape {ecrire_nombre(self.rang)} sur {ecrire_nombre(len(self.etapes))}, ligne {etape.ligne}"
        recit = raconter(etape)
        self._dire(f"{debut} : {recit}" if recit else debut)
        self._vue.value = montrer(self.etapes[: self.rang])

    def __repr__(self) -> str:
        return repr(en_tableau(self._deroulement))


def montrer(etapes: Sequence[Etape]) -> str:
    """La dernière de ces étapes ; les autres ne comptent que pour ce qu’elles ont affiché."""
    etape = etapes[-1]
    affiche = "".join(precedente.affiche for precedente in etapes)
    variables = f"<div>{_montrer_variables(etape)}{_montrer_fin(etape)}</div>"
    suite = f'<div class="mm-affiche"><p>Affiché jusqu’ici</p><pre>{escape(affiche)}</pre></div>' if affiche else ""
    return f'<div class="mm-deroule" lang="fr">{_montrer_code(etape)}{variables}{suite}</div>'


def _montrer_code(etape: Etape) -> str:
    premiere = etape.texte.premiere
    lignes = "".join(_montrer_ligne(etape, numero, texte) for numero, texte in enumerate(etape.texte.lignes, premiere))
    return f'<div class="mm-code"><p>{_dire_lieu(etape)}</p><ol>{lignes}</ol></div>'


def _dire_lieu(etape: Etape) -> str:
    """Le nom de la fonction, et les appels qui attendent qu’elle réponde."""
    groupes = [(appel, len(list(semblables))) for appel, semblables in groupby(etape.attentes)]
    attentes = [f"{escape(nom)} (ligne {ligne}{f', {fois} fois' if fois > 1 else ''})" for (nom, ligne), fois in groupes]
    suite = f", appelée par {' → '.join(attentes)}" if attentes else ""
    return f"Fonction {escape(etape.texte.nom)}{suite}"


def _montrer_ligne(etape: Etape, numero: int, texte: str) -> str:
    ici = numero == etape.ligne
    mots = [MOTS.get(etape.evenement, "► ligne exécutée")] if ici else []
    if numero in etape.tours:
        mots.append(f"tour {ecrire_nombre(etape.tours[numero])}")
    note = f'<span class="mm-mot" translate="no">{" · ".join(mots)}</span>' if mots else ""
    attributs = ' class="mm-ici" aria-current="step"' if ici else ""
    code = texte.lstrip()
    marge = f'style="--marge:{len(texte) - len(code)}"'  # la suite d’une ligne trop longue garde la marge
    return f'<li{attributs}><span class="mm-numero">{numero}</span><code {marge}>{escape(code) or "&nbsp;"}</code>{note}</li>'


def _montrer_variables(etape: Etape) -> str:
    titre = f"Variables de {escape(etape.texte.nom)}"
    rangees = "".join(_montrer_rangee(etape, rangee) for rangee in ranger(etape.etat))
    if not rangees:
        return f"<p>{titre} : aucune</p>"
    en_tete = '<thead><tr><th scope="col">nom</th><th scope="col">valeur</th></tr></thead>'
    return f'<table class="mm-variables"><caption>{titre}</caption>{en_tete}<tbody>{rangees}</tbody></table>'


def _montrer_rangee(etape: Etape, rangee: Rangee) -> str:
    """Un ou plusieurs noms, leur valeur commune ; ce qui a changé a un signe, un mot et la valeur d’avant."""
    change, avant = est_changee(etape, rangee), valeur_d_avant(etape, rangee)
    noms = ", ".join(f"<code>{escape(nom)}</code>" for nom in rangee.noms)
    partages = [dire_partage(rangee)] if len(rangee.noms) > 1 else []
    ailleurs = etape.autres_noms.get(rangee.numero, ())
    partages += [f"aussi : {escape(', '.join(ailleurs))}"] if ailleurs else []
    mots = ["✱ changé" + (f", avant\u00a0: {escape(avant)}" if avant else "")] if change else []
    debut = '<tr class="mm-change">' if change else "<tr>"
    return f'{debut}<th scope="row">{noms}{_petits(partages)}</th><td><code>{escape(rangee.texte)}</code>{_petits(mots)}</td></tr>'


def _petits(mots: Sequence[str]) -> str:
    return "".join(f"<small>{mot}</small>" for mot in mots)


def _montrer_fin(etape: Etape) -> str:
    """La valeur renvoyée ou l’erreur, bien en vue."""
    if etape.evenement is Evenement.ERREUR:
        return f'<p class="mm-fin">✘ {prose_en_html(etape.resultat)}</p>'
    verbe = {Evenement.RETOUR: "renvoie", Evenement.DON: "donne"}.get(etape.evenement)
    return f'<p class="mm-fin">⏎ {verbe} <code>{escape(etape.resultat)}</code></p>' if verbe else ""
