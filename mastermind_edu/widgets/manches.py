"""D’où viennent les manches d’un plateau : tirées au sort, celle du jour, celle d’un match ; et ce qui s’en dit.

Le résultat du code du jour est des lignes à recopier, qui ne disent pas le code ; la date et le code sont dans `coeur.jour`.
Commencer par `Source`.
"""

import datetime
import random
from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from typing import NamedTuple

from mastermind_edu.affichage.plateau import dire_reponse, ecrire_symboles
from mastermind_edu.coeur.codes import lire_proposition
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.jour import code_du_jour, dire_date, lire_date
from mastermind_edu.coeur.manche import Etat, Manche
from mastermind_edu.coeur.partie import exiger_graine
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.decodeurs import jouer_contre
from mastermind_edu.decodeurs.optimum.livres import TAILLES_LIVREES
from mastermind_edu.francais import accorder, citer

REPRISE = "La manche reprend à la rangée où elle en était. "
CODES_AU_PLUS = 8**5  # au-delà, la recherche ferait attendre la fin de la manche


class Source(NamedTuple):
    """Comment un plateau commence une manche, ce qu’il en dit d’abord, ce qu’il montre à la fin.

    `apres` est l’affaire d’un match : il suit chaque rangée, et le plateau lui laisse ses boutons.
    """

    commencer: Callable[[Regles], Manche]
    annonce: str = ""
    recommencer: str = "Nouvelle manche"
    resultat: Callable[[Manche], str] | None = None
    apres: Callable[[], None] | None = None


def choisir_la_source(secret: str | Sequence[int] | None, regles: Regles, graine: int | None, jour: object) -> Source:
    """Le code du jour, le secret donné, ou le hasard ; lève `ErreurMastermind` pour une date illisible, ou deux codes à la fois."""
    if jour and secret is not None:
        raise ErreurMastermind(f"il faut un secret ou le code du jour, pas les deux ; voici {citer(secret)} et {citer(jour)}")
    hasard, code = random.Random(exiger_graine(graine)), lire_proposition(secret, regles) if isinstance(secret, str) else secret
    if not jour:
        return Source(lambda regles: Manche(regles, code, hasard))
    date = lire_date(datetime.date.today() if jour is True else jour)
    annonce = f"Le code du {dire_date(date)}, le même pour tous. "
    return Source(lambda regles: Manche(regles, code_du_jour(date, regles)), annonce, "Rejouer ce code", partial(montrer_resultat, date=date))


def prendre_au_match(manche: Manche, apres: Callable[[], None]) -> Source:
    """Cette manche, là où elle en est ; le match n’en fait pas commencer d’autre."""
    return Source(lambda _: manche, "Trouvez mon code. ", apres=apres)


def ecrire_resultat(manche: Manche, date: datetime.date) -> str:
    """Ce qu’on peut montrer à tous : l’issue et les réponses reçues, sans un seul pion.

    >>> manche = Manche(Regles(), secret=(0, 1, 2, 3))
    >>> _ = manche.proposer((0, 0, 1, 1)), manche.proposer((0, 1, 2, 3))
    >>> print(ecrire_resultat(manche, datetime.date(2026, 11, 22)))
    Code du 22 novembre 2026, 4 pions et 6 couleurs : trouvé en 2 rangées
    1 : 🔑 ⚪ (1 bien placé, 1 mal placé)
    2 : 🔑 🔑 🔑 🔑 (4 bien placés, 0 mal placé)
    """
    regles, jouees = manche.regles, accorder(len(manche.tentatives), "rangée")
    issue = f"trouvé en {jouees}" if manche.etat is Etat.GAGNEE else f"pas trouvé, {jouees}"
    taille = f"{accorder(regles.nb_pions, 'pion')} et {accorder(regles.nb_couleurs, 'couleur')}"
    lignes = [f"{rang} : {ecrire_symboles(r)} ({dire_reponse(r)})" for rang, (_, r) in enumerate(manche.tentatives, start=1)]
    return "\n".join([f"Code du {dire_date(date)}, {taille} : {issue}", *lignes])


def comparer_aux_decodeurs(manche: Manche) -> str:
    """En combien de rangées l’ordinateur trouve ce code, par le décodeur de la SAÉ et, si son arbre est livré, par l’optimal ; rien quand il y a trop de codes.

    >>> comparer_aux_decodeurs(Manche(Regles(), secret=(3, 2, 1, 0)))
    'Pour comparer : le décodeur « lexicographique » le trouve en 6 rangées, « optimal » en 4 rangées.'
    """
    regles = manche.regles
    if regles.nb_codes > CODES_AU_PLUS:
        return ""
    noms = ["lexicographique"] + ["optimal"] * ((regles.nb_pions, regles.nb_couleurs) in TAILLES_LIVREES)
    longueurs = [len(jouer_contre(nom, manche.reveler(), regles.nb_couleurs)) for nom in noms]
    phrases = [f"« {nom} » en {accorder(nombre, 'rangée')}" for nom, nombre in zip(noms, longueurs)]
    return f"Pour comparer : le décodeur {', '.join(phrases)}.".replace("» en", "» le trouve en", 1)


def montrer_resultat(manche: Manche, date: datetime.date) -> str:
    """Le résultat à recopier, puis la comparaison, en HTML."""
    a_recopier = escape(ecrire_resultat(manche, date))
    return (
        f'<div class="mm-jour" lang="fr"><p class="mm-titre">À comparer avec les autres (à copier) :</p><pre>{a_recopier}</pre>'
        f"<p>{escape(comparer_aux_decodeurs(manche))}</p></div>"
    )
