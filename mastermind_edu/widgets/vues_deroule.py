"""Une étape d’un déroulement en HTML : le code, les variables, ce qui est affiché.

Des textes seulement, tous échappés ; jamais la couleur seule. Commencer par `montrer`.
"""

from collections.abc import Sequence
from html import escape
from itertools import groupby

from mastermind_edu.affichage.tableau import prose_en_html
from mastermind_edu.eleve.deroulement.boites import Rangee, ranger
from mastermind_edu.eleve.deroulement.etapes import Etape, Evenement
from mastermind_edu.eleve.deroulement.recit import dire_partage, est_changee, valeur_d_avant
from mastermind_edu.francais import ecrire_nombre

MOTS = {
    Evenement.APPEL: "► appelée ici", Evenement.ERREUR: "► erreur ici", Evenement.RETOUR: "► dernière ligne exécutée",
}  # fmt: skip


def montrer(etapes: Sequence[Etape]) -> str:
    """La dernière de ces étapes ; les autres ne comptent que pour ce qu’elles ont affiché."""
    etape = etapes[-1]
    affiche = "".join(precedente.affiche for precedente in etapes)
    variables = f"<div>{_montrer_variables(etape)}{_montrer_fin(etape)}</div>"
    return f'<div class="mm-deroule" lang="fr">{_montrer_code(etape)}{variables}{_montrer_affichage(affiche)}</div>'


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


def _montrer_affichage(affiche: str) -> str:
    return f'<div class="mm-affiche"><p>Affiché jusqu’ici</p><pre>{escape(affiche)}</pre></div>' if affiche else ""
