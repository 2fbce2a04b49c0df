"""Une étape d’un déroulement en HTML : le code, les variables, ce qui est affiché.

Des textes seulement, tous échappés ; jamais la couleur seule. Commencer par `montrer`.
"""

from collections.abc import Sequence
from html import escape

from mastermind_edu.eleve.deroulement.boites import Rangee, ranger
from mastermind_edu.eleve.deroulement.etapes import Etape, Evenement
from mastermind_edu.eleve.deroulement.recit import dire_partage, est_changee, valeur_d_avant
from mastermind_edu.francais import ecrire_nombre

MOTS = {
    Evenement.APPEL: "► appelée ici", Evenement.ERREUR: "► erreur ici", Evenement.RETOUR: "► dernière ligne exécutée",
}  # fmt: skip
APPELS_MONTRES = 6


def montrer(etapes: Sequence[Etape]) -> str:
    """La dernière de ces étapes ; les autres ne comptent que pour ce qu’elles ont affiché."""
    etape = etapes[-1]
    affiche = "".join(precedente.affiche for precedente in etapes)
    return f'<div class="mm-deroule" lang="fr">{_montrer_code(etape)}<div>{_montrer_variables(etape)}{_montrer_fin(etape)}</div>{_montrer_affichage(affiche)}</div>'


def _montrer_code(etape: Etape) -> str:
    premiere = etape.texte.premiere
    lignes = "".join(_montrer_ligne(etape, numero, texte) for numero, texte in enumerate(etape.texte.lignes, premiere))
    return f'<div class="mm-code"><p>{_dire_lieu(etape)}</p><ol>{lignes}</ol></div>'


def _dire_lieu(etape: Etape) -> str:
    """Le nom de la fonction, et les appels qui attendent qu’elle réponde."""
    derniers = etape.attentes[-APPELS_MONTRES:]
    caches = len(etape.attentes) - len(derniers)
    attentes = [f"… {caches} autres"] * bool(caches) + [f"{escape(nom)} (ligne {ligne})" for nom, ligne in derniers]
    suite = f", appelée par {' → '.join(attentes)}" if attentes else ""
    return f"Fonction {escape(etape.texte.nom)}{suite}"


def _montrer_ligne(etape: Etape, numero: int, texte: str) -> str:
    ici = numero == etape.ligne
    mots = [MOTS.get(etape.evenement, "► ligne exécutée")] if ici else []
    if numero in etape.tours:
        mots.append(f"tour {ecrire_nombre(etape.tours[numero])}")
    note = f'<span class="mm-mot" translate="no">{" · ".join(mots)}</span>' if mots else ""
    attributs = ' class="mm-ici" aria-current="step"' if ici else ""
    return f'<li{attributs}><span class="mm-numero">{numero}</span><code>{escape(texte) or " "}</code>{note}</li>'


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
    mots = [f"✱ changé{f', avant : {escape(avant)}' if avant else ''}"] if change else []
    debut = '<tr class="mm-change">' if change else "<tr>"
    return f'{debut}<th scope="row">{noms}{_petits(partages)}</th><td><code>{escape(rangee.texte)}</code>{_petits(mots)}</td></tr>'


def _petits(mots: Sequence[str]) -> str:
    return "".join(f"<small>{mot}</small>" for mot in mots)


def _montrer_fin(etape: Etape) -> str:
    """La valeur renvoyée, bien en vue."""
    verbe = {Evenement.RETOUR: "⏎ renvoie", Evenement.DON: "⏎ donne", Evenement.ERREUR: "✘"}.get(etape.evenement)
    return f'<p class="mm-mot">{verbe} <code>{escape(etape.resultat)}</code></p>' if verbe else ""


def _montrer_affichage(affiche: str) -> str:
    return f'<div class="mm-affiche"><p>Affiché jusqu’ici</p><pre>{escape(affiche)}</pre></div>' if affiche else ""
