"""Un déroulement raconté en français : une phrase par étape, un tableau pour le terminal.

Des textes seulement ; les widgets en font une page. Commencer par `raconter`.
"""

from mastermind_edu.affichage.tableau import Tableau
from mastermind_edu.eleve.deroulement.boites import Rangee, ranger
from mastermind_edu.eleve.deroulement.etapes import Deroulement, Etape, Evenement
from mastermind_edu.francais import abreger, accorder, ecrire_nombre

SIGNES_PAR_LIGNE = 60
MEMES = {"list": "la même liste", "dict": "le même dictionnaire", "set": "le même ensemble", "tuple": "le même tuple"}


def raconter(etape: Etape) -> str:
    """Ce que la ligne a fait ; sans majuscule, car un nom de variable peut commencer la phrase."""
    lignes = " / ".join(etape.affiche.splitlines())
    affichage = [f"affiche « {abreger(lignes, SIGNES_PAR_LIGNE)} »"] if etape.affiche else []
    return " ; ".join(_PHRASES[etape.evenement](etape) + affichage)


def _dire_appel(etape: Etape) -> list[str]:
    valeurs = [dire_rangee(rangee) for rangee in ranger(etape.etat) if rangee.noms[0] in etape.etat.variables]
    return [f"appel de {etape.texte.nom}" + (f" : {', '.join(valeurs)}" if valeurs else "")]


def _dire_ligne(etape: Etape) -> list[str]:
    return [*_dire_suite(etape), *_dire_changements(etape)]


def _dire_suite(etape: Etape) -> list[str]:
    """Ce qu’une boucle ou une condition a décidé."""
    if etape.suite is None:
        return []
    if not etape.code.startswith(("for", "while")):
        return [f"la condition est {'vraie' if etape.suite else 'fausse'}"]
    tour = etape.tours.get(etape.ligne, 0)
    return [f"tour {ecrire_nombre(tour)}" if etape.suite else f"la boucle est finie, après {accorder(tour, 'tour')}"]


def _dire_changements(etape: Etape) -> list[str]:
    phrases = []
    for rangee in ranger(etape.etat):
        avant = valeur_d_avant(etape, rangee)
        if est_changee(etape, rangee):
            phrases.append(dire_rangee(rangee) + (f" (avant : {avant})" if avant else ""))
    return phrases


def est_changee(etape: Etape, rangee: Rangee) -> bool:
    """Vrai quand l’un de ces noms a changé à cette étape."""
    return not etape.changements.keys().isdisjoint(rangee.noms)


def valeur_d_avant(etape: Etape, rangee: Rangee) -> str | None:
    """La valeur qu’avait le premier de ces noms à avoir changé ; `None` s’il est nouveau."""
    anciennes = [etape.changements[nom] for nom in rangee.noms if nom in etape.changements]
    return anciennes[0] if anciennes and anciennes[0] != rangee.texte else None


def dire_rangee(rangee: Rangee) -> str:
    """« i vaut 1 », « a et b (la même liste) valent [1] »."""
    if len(rangee.noms) == 1:
        return f"{rangee.noms[0]} vaut {rangee.texte}"
    noms = f"{', '.join(rangee.noms[:-1])} et {rangee.noms[-1]}"
    return f"{noms} ({dire_partage(rangee)}) valent {rangee.texte}"


def dire_partage(rangee: Rangee) -> str:
    """Ce que plusieurs noms ont en commun : « la même liste »."""
    return MEMES.get(rangee.genre, "le même objet")


def _dire_retour(etape: Etape) -> list[str]:
    fin = "se termine sans `return` : elle renvoie None" if etape.sans_return else f"renvoie {etape.resultat}"
    return [*_dire_ligne(etape), f"{etape.texte.nom} {fin}"]


_PHRASES = {
    Evenement.APPEL: _dire_appel,
    Evenement.REPRISE: lambda etape: [f"{etape.texte.nom} reprend après son `yield`", *_dire_changements(etape)],
    Evenement.LIGNE: _dire_ligne,
    Evenement.DON: lambda etape: [*_dire_ligne(etape), f"{etape.texte.nom} donne {etape.resultat} et attend"],
    Evenement.RETOUR: _dire_retour,
    Evenement.ERREUR: lambda etape: [etape.resultat],
}


def resumer(deroulement: Deroulement) -> str:
    """L’appel, et comment il s’est fini."""
    derniere = deroulement.etapes[-1]
    if deroulement.arret:
        return f"{deroulement.appel} : {deroulement.arret}"
    fin = f"renvoie {derniere.resultat}" if derniere.evenement is Evenement.RETOUR else derniere.resultat.split(".")[0]
    return f"{deroulement.appel} : {fin}, en {accorder(len(deroulement.etapes), 'étape')}"


def en_tableau(deroulement: Deroulement) -> Tableau:
    """Toutes les étapes, à lire dans un terminal."""
    lignes = [
        (str(rang), str(etape.ligne), "  " * (etape.profondeur - 1) + abreger(etape.code, SIGNES_PAR_LIGNE), raconter(etape))
        for rang, etape in enumerate(deroulement.etapes, start=1)
    ]
    return Tableau(resumer(deroulement), ("étape", "ligne", "code", "ce qui se passe"), lignes)
