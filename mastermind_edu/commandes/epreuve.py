"""La commande qui prépare une épreuve sur machine ; celle qui la corrige est `corriger`.

Commencer par `epreuve`.
"""

import sys
from pathlib import Path

from mastermind_edu.francais import entre_guillemets
from mastermind_edu.lecteur_de_commande import commande, dossier_du_cours, entier, nom_de_la_commande, option
from mastermind_edu.poste.installation import TOUT

DOSSIER = {"metavar": "DOSSIER", "type": Path}


def un_tirage(texte: str) -> tuple[int, str]:
    """Le numéro d’un tirage, et la suite que seule la page du professeur dit.

    >>> un_tirage("1234-5f0c"), un_tirage("1234")
    ((1234, '5f0c'), (1234, ''))
    """
    numero, _, sel = texte.partition("-") if texte[:1] != "-" else (texte, "", "")
    return entier(numero), sel


@commande(
    TOUT,
    option("chapitres", metavar="04-06", help="les chapitres interrogés, comme 04-06,08 ; un notebook de votre dossier se demande par son nom"),
    option("--sortie", **DOSSIER, required=True, help="le dossier à écrire, nouveau"),
    option("--sujets", metavar="N", type=entier, default=2, help="combien de sujets de même difficulté (2)"),
    option("--duree", metavar="MINUTES", type=entier, default=55, help="la durée de l’épreuve (55)"),
    option("--graine", metavar="N-SUITE", type=un_tirage, default=(None, ""), help="un tirage déjà fait, tel que sa page du professeur l’écrit ; d’habitude, un nouveau"),
    option("--exercices", **DOSSIER, action="append", default=[], help="un dossier d’exercices à vous, où tirer aussi ; peut se répéter"),
    option("--sans-la-banque", action="store_true", help="ne tire que de vos dossiers"),
    vient_de="atelier",
)
def epreuve(options) -> int:
    """Tire les sujets d’une épreuve, sans réponse ni cas dans ce qui se donne."""
    from mastermind_edu.atelier.epreuve.preparer import BANQUE, Demande, preparer_une_epreuve

    racines = [*([] if options.sans_la_banque else [dossier_du_cours(BANQUE) / BANQUE]), *options.exercices]
    demande = Demande(options.chapitres, options.sujets, options.duree, *options.graine)
    faite = preparer_une_epreuve(racines, options.sortie, demande)
    for remarque in faite.remarques:
        print(remarque, file=sys.stderr)
    print(f"À donner : {', '.join(str(options.sortie / 'eleves' / sujet.nom) + '.ipynb' for sujet in faite.sujets)}, et rien d’autre.")
    print(f"À garder, et à relire : {options.sortie / 'professeur/epreuve.html'} (tirage n°\u00a0{faite.sujets[0].graine})")
    print(f"Pour corriger : {nom_de_la_commande()} corriger COPIES --sortie NOTES --epreuve {entre_guillemets(options.sortie)}")
    return 0
