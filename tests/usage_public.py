"""Un programme qui se sert du paquet comme le ferait une autre personne : mypy le relit, un test l’exécute. Commencer par `jouer`."""

from collections.abc import Iterator
from fractions import Fraction

from mastermind_edu import (
    NIVEAUX,
    Couleur,
    Manche,
    Partie,
    Regles,
    Reponse,
    Tentative,
    choisir_couleurs,
    ecrire_mot,
    lire_proposition,
    repondre_par_frequences,
    repondre_par_marquage,
    tirer_code,
)
from mastermind_edu.decodeurs import DECODEURS, Decodage, jouer_contre
from mastermind_edu.statistiques import Bilan, evaluer


def jouer(secret: tuple[int, ...], regles: Regles) -> Iterator[Tentative]:
    """Les tentatives d’une manche que joue un décodeur."""
    manche = Manche(regles, secret=secret)
    for proposition, _ in jouer_contre("lexicographique", secret, regles.nb_couleurs):
        manche.proposer(proposition)
    yield from manche.tentatives


def main() -> str:
    """Une ligne par chose que le paquet promet."""
    regles: Regles = NIVEAUX["classique"]
    sae = Regles(couleurs=choisir_couleurs("RBJVON"))
    couleur: Couleur = sae.couleurs[0]
    secret: tuple[int, ...] = lire_proposition("VJBR", sae)
    reponse: Reponse = repondre_par_marquage(secret, lire_proposition("RBBB", sae))
    meme: Reponse = repondre_par_frequences(secret, lire_proposition("RBBB", sae), sae.nb_couleurs)
    bilan: Bilan = evaluer("knuth")
    moyenne: Fraction = bilan.moyenne
    partie = Partie(regles)
    decodage = Decodage("lexicographique", regles.nb_pions, regles.nb_couleurs)
    nombre: int = sum(1 for _ in jouer(secret, sae))
    return f"{couleur.nom} {ecrire_mot(secret, sae)} {reponse == meme} {moyenne} {'knuth' in DECODEURS} {partie.joueurs} {decodage.proposition} {nombre} {len(tirer_code(regles))}"


if __name__ == "__main__":
    print(main())
