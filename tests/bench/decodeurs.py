"""Les mesures des décodeurs : bilans des deux moteurs, preuves. Les grandes tailles sont dans `recherche.py`.

`python tests/bench/decodeurs.py` les affiche ; `mesures.py` les met dans la page.
Commencer par `main`.
"""

from chronometre import chronometrer  # tests/bench/chronometre.py

from mastermind_edu.decodeurs import DECODEURS
from mastermind_edu.decodeurs.optimum.preuve import prouver
from mastermind_edu.decodeurs.table import table_des_reponses
from mastermind_edu.statistiques import evaluer


def duree(secondes: float) -> str:
    texte = f"{secondes:.2f} s" if secondes >= 1 else f"{secondes * 1000:.1f} ms"
    return texte.replace(".", ",")


def mesurer_les_bilans() -> None:
    print("\n| bilan de 4 pions, 6 couleurs | avec numpy | en Python pur | rapport |\n|---|---|---|---|")
    table_des_reponses(4, 6)
    for nom in DECODEURS:
        long = nom == "lexicographique_depart_cyclique"
        numpy = chronometrer(lambda nom=nom: evaluer(nom, moteur="numpy"), 3 if long else 9)
        python = chronometrer(lambda nom=nom: evaluer(nom, moteur="python"), 1)
        print(f"| {nom} | {duree(numpy)} | {duree(python)} | × {python / numpy:.0f} |")


def mesurer_les_preuves() -> None:
    print("\n| preuve sur 4 pions, 6 couleurs | total | états | durée |\n|---|---|---|---|")
    for nom, au_plus in (("le plus petit total", None), ("en 5 propositions au plus", 5)):
        optimum = prouver(4, 6, au_plus=au_plus)
        secondes = chronometrer(lambda au_plus=au_plus: prouver(4, 6, au_plus=au_plus), 3)
        print(f"| {nom} | {optimum.total} | {optimum.nb_etats} | {duree(secondes)} |")


def main() -> None:
    """Écrit les deux tableaux."""
    mesurer_les_bilans()
    mesurer_les_preuves()


if __name__ == "__main__":
    main()
