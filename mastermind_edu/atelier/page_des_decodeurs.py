"""La page des décodeurs, `docs/decodeurs.md`, et leurs bilans livrés, que `python lancer.py fabriquer` écrit.

Les nombres et leurs réserves viennent des bilans, les réparations du module qui les a faites.
Commencer par `composer_decodeurs`.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import fill

from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.decodeurs import DECODEURS
from mastermind_edu.decodeurs.catalogue import MODULES, decodeurs_offerts
from mastermind_edu.decodeurs.dijon import REPARATIONS
from mastermind_edu.francais import ecrire_decimal
from mastermind_edu.statistiques import Bilan, evaluer
from mastermind_edu.statistiques.reserve import LIVRES, ecrire_bilans, lire_livre

CATALOGUE, BILANS = "mastermind_edu/decodeurs/catalogue.py", f"mastermind_edu/statistiques/{LIVRES}"
FICHES = re.compile(r"^FICHES\b|^\w+ = \{\s*\"\w+\": Decodeur\(", re.MULTILINE)  # une fiche, même sous un autre nom
LARGEUR = 145
EN_TETE = """# Les décodeurs

Page écrite par `python lancer.py fabriquer`. Un décodeur est une fonction qui propose un code, reçoit la réponse et recommence ; elle est dans `mastermind_edu/decodeurs/`, avec sa source et un exemple.

```python
from mastermind_edu.decodeurs import jouer_contre
jouer_contre("knuth", (3, 2, 1, 0), 6)        # la manche entière : propositions et réponses

from mastermind_edu.statistiques import evaluer
evaluer("knuth", 4, 6).moyenne                # Fraction(5801, 1296)
```

Dans un terminal : `python lancer.py statistiques knuth`, ou `python lancer.py statistiques tous` pour les comparer, avec `--pions` et `--couleurs`.
`python lancer.py prouver` cherche le plus petit total possible et le prouve.

## Sur tous les secrets de 4 pions et 6 couleurs

Chaque décodeur a cherché les 1 296 secrets ; les nombres sont exacts. Départages de Knuth, d’Irving, de Neuwirth et de Kooi : la meilleure
note, puis un code encore possible, puis le plus petit code ; avec un ou deux candidats, le plus petit.

| nom | ce qu’il propose | source | total | moyenne | maximum (secrets) |
|---|---|---|---|---|---|
"""
DIJON = """

## Ce qui a été réparé dans les stratégies de Dijon

Le pseudo-code publié ne marche pas tel quel. Une fois réparées, les stratégies 1 et 2 jouent exactement les mêmes manches (un test le vérifie).
"""


def composer_decodeurs(racine: Path) -> Iterator[tuple[str, str, str]]:
    """Les bilans livrés, puis la page : leur nom à partir de la racine, leur texte, et quoi faire quand ils sont périmés.

    Lève `ErreurFabrication` pour un module de décodeurs que le catalogue ne nomme pas.
    """
    for chemin in sorted((racine / CATALOGUE).parent.glob("*.py")):
        if chemin.stem not in MODULES and FICHES.search(chemin.read_text(encoding="utf-8")):
            nom = chemin.relative_to(racine).as_posix()
            raise ErreurFabrication(f'{nom} : il faut la ligne "{chemin.stem}", dans les MODULES de {CATALOGUE}, elle n’y est pas')
    nouveaux = ", ".join(nom for nom in DECODEURS if not lire_livre(nom, 4, 6))
    ecart = f"n’a pas encore {nouveaux}" if nouveaux else "ne suit plus les décodeurs"
    bilans = [evaluer(nom) for nom in decodeurs_offerts(4, 6)]
    for nom, texte in ((BILANS, ecrire_bilans(bilans)), ("docs/decodeurs.md", ecrire_page(bilans))):
        yield nom, texte, f"{ecart} ; `python lancer.py fabriquer` le refait"


def ecrire_page(bilans: Sequence[Bilan]) -> str:
    """La page entière, en Markdown."""
    lignes = "".join(map(_ecrire_ligne, bilans))
    reparations = "".join(
        f"\n### {DECODEURS[nom].titre}\n\n" + "".join(f"1. {phrase}\n" for phrase in phrases) for nom, phrases in REPARATIONS.items()
    )
    return EN_TETE + lignes + "\n" + _noter(bilans) + DIJON + reparations


def _ecrire_ligne(bilan: Bilan) -> str:
    fiche = DECODEURS[bilan.nom]
    moyenne = ecrire_decimal(bilan.moyenne, 4, zeros=True)
    maximum = f"{bilan.maximum} ({len(bilan.secrets_au_maximum)})"
    return f"| `{bilan.nom}` | {fiche.titre} | {fiche.source} | {bilan.total} | {moyenne} | {maximum} |\n"


def _noter(bilans: Sequence[Bilan]) -> str:
    """Ce que le hasard change au sens des nombres."""
    ordres = [bilan.nom for bilan in bilans if bilan.nb_manches > bilan.nb_couleurs**bilan.nb_pions]
    tirages = [bilan.nom for bilan in bilans if bilan.graine is not None]
    un_ordre = "tire un ordre au sort : son total", "tirent un ordre au sort : leur total"
    un_tirage = "tire chaque proposition : son bilan", "tirent chaque proposition : leur bilan"
    phrases = [_conjuguer(ordres, un_ordre) + " compte une manche par secret et par ordre possible."] if ordres else []
    phrases += [_conjuguer(tirages, un_tirage) + " est un tirage, pas une preuve."] if tirages else []
    return fill(" ".join(phrases), LARGEUR)


def _conjuguer(noms: list[str], verbe: tuple[str, str]) -> str:
    """Les noms entre accents graves, « et » devant le dernier, puis le verbe au singulier ou au pluriel."""
    *debut, fin = (f"`{nom}`" for nom in noms)
    return f"{', '.join(debut)} et {fin} {verbe[1]}" if debut else f"{fin} {verbe[0]}"
