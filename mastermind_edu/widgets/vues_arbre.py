"""Ce que dit le widget de l’arbre : la proposition, ce qu’elle vaut, la fin, un refus.

Des textes, aucun bouton (voir `arbre`). Commencer par `dire`.
"""

from html import escape

from mastermind_edu.coeur.codes import ecrire_mot
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.decodeurs.elimination import Promenade
from mastermind_edu.decodeurs.optimum.livres import TAILLES_LIVREES
from mastermind_edu.francais import accorder, ecrire_nombre
from mastermind_edu.widgets import en_html


def dire(promenade: Promenade, regles: Regles) -> str:
    """La proposition d’ici, ce qu’elle sépare ; ou la fin de la manche."""
    rang = len(promenade.coupes)
    if promenade.est_finie:
        return f"Trouvé, en {accorder(rang, 'proposition')}."
    tailles = [len(part) for part in promenade.parts.values()]
    debut = f"Proposition {rang + 1} : {ecrire_mot(promenade.proposition, regles)}."
    if sum(tailles) == 1:
        return f"{debut} Il ne reste qu’un candidat : c’est lui."
    reponses = f"{accorder(len(tailles), 'réponse possible')}, {accorder(max(tailles), 'candidat')} au plus dans chaque part."
    return f"{debut} {'Elle peut être le secret' if promenade.est_candidate else 'Elle ne peut pas gagner, elle sépare'} : {reponses}"


def titre(promenade: Promenade, regles: Regles) -> str:
    """La proposition en pions, au-dessus des réponses à déplier ; rien quand c’est fini."""
    if promenade.est_finie:
        return ""
    candidats = ecrire_nombre(len(promenade.candidats))
    mots = f"Proposition {len(promenade.coupes) + 1}, pour {candidats} candidat{'s' * (len(promenade.candidats) > 1)}"
    return f'<div class="mm-titre" lang="fr">{escape(mots)}</div>{en_html.pions(promenade.proposition, regles)}'


def refuser(nb_pions: int, nb_couleurs: int, au_plus: int | None) -> str:
    """Pourquoi il n’y a pas d’arbre à montrer.

    >>> refuser(5, 6, None).replace(chr(0xA0), "~")
    'il faut un arbre livré avec le cours (2~×~3, 3~×~4, 3~×~6, 4~×~4, 4~×~5, 4~×~6), voici 5~×~6'
    """
    livres = ", ".join(f"{n}\u00a0×\u00a0{k}" for n, k in TAILLES_LIVREES)
    borne = f", en {accorder(au_plus, 'proposition')} au plus" if au_plus else ""
    return f"il faut un arbre livré avec le cours ({livres}), voici {nb_pions}\u00a0×\u00a0{nb_couleurs}{borne}"
