"""Les bilans en phrases et en tableau : un décodeur décrit, plusieurs comparés.

Rien n’est calculé ici (voir `evaluation`), et les dessins viennent de `affichage`.
Commencer par `comparer`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape

from mastermind_edu.affichage.graphiques import dessiner_distributions, ecrire_part
from mastermind_edu.affichage.graphiques_codes import ecrire_code
from mastermind_edu.affichage.plateau import Dessin
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.francais import accorder, ecrire_decimal
from mastermind_edu.statistiques.bilan import Bilan
from mastermind_edu.statistiques.evaluation import evaluer

SECRETS_ECRITS = 12  # au-delà, leur nombre suffit
LONGUEUR_DES_BARRES = 30
ENTETES = ("décodeur", "total", "moyenne", "maximum (secrets)", "distribution")
DISTRIBUTION = "La distribution compte les manches gagnées en 1, 2, 3… propositions."
STYLE = "padding:2px 8px 2px 0;font-weight:normal;vertical-align:top;text-align:"
A_DROITE = ENTETES[1:3]


@dataclass(frozen=True, repr=False)
class Comparaison:
    """Des bilans de même taille, de la plus petite moyenne à la plus grande.

    >>> bilans = [Bilan("a", 1, 2, {1: 1, 2: 1}, ((1,),)), Bilan("b", 1, 2, {2: 2}, ((0,), (1,)))]
    >>> Comparaison(tuple(bilans))
    1 pion, 2 couleurs : 2 secrets.
    La distribution compte les manches gagnées en 1, 2, 3… propositions.
    <BLANKLINE>
    décodeur  total  moyenne  maximum (secrets)  distribution
    a             3   1,5000  2 (1)              1 1
    b             4   2,0000  2 (2)              0 2
    """

    bilans: tuple[Bilan, ...]

    def __repr__(self) -> str:
        lignes = [ENTETES, *map(_cellules, self.bilans)]
        largeurs = [max(map(len, colonne)) for colonne in zip(*lignes)]
        return "\n".join([*self._phrases(), "", *(_aligner(ligne, largeurs) for ligne in lignes)])

    def _repr_html_(self) -> str:
        en_tete = "".join(f'<th scope="col" style="{STYLE}{_cote(entete)};font-weight:bold">{entete}</th>' for entete in ENTETES)
        corps = "".join(f"<tr>{''.join(_en_html(bilan))}</tr>" for bilan in self.bilans)
        titre = f'<caption style="text-align:left">{escape(" ".join(self._phrases()))}</caption>'
        tableau = f'<table lang="fr">{titre}<thead><tr>{en_tete}</tr></thead><tbody>{corps}</tbody></table>'
        # Sur un écran étroit, le tableau défile seul, au doigt ou au clavier.
        return f'<div role="region" aria-label="Comparaison de décodeurs" tabindex="0" style="overflow-x:auto">{tableau}</div>'

    def distributions(self) -> Dessin:
        """Les répartitions superposées ; celle d’un tirage le dit."""
        noms = (bilan.nom if bilan.graine is None else f"{bilan.nom} (un tirage)" for bilan in self.bilans)
        return dessiner_distributions({nom: bilan.distribution for nom, bilan in zip(noms, self.bilans)})

    def _phrases(self) -> list[str]:
        """La taille du jeu, puis ce qu’il faut savoir des décodeurs au hasard."""
        remarques = (f"Pour {bilan.nom}, {remarque}." for bilan in self.bilans for remarque in _remarques(bilan))
        return [f"{_dire_taille(self.bilans[0])}.", DISTRIBUTION, *remarques]


def comparer(noms: Iterable[str], nb_pions: int = 4, nb_couleurs: int = 6) -> Comparaison:
    """Les bilans de plusieurs décodeurs, rangés par moyenne : un tableau, et un dessin.

    Un nom seul suffit ; un nom répété ne compte qu’une fois. Lève `ErreurMastermind` sans
    aucun nom, et ce que lève `evaluer`. Coût : celui d’un bilan par décodeur.

    >>> [bilan.nom for bilan in comparer(["knuth", "plus_de_parts"]).bilans]
    ['plus_de_parts', 'knuth']
    """
    uniques = list(dict.fromkeys([noms] if isinstance(noms, str) else noms))
    if not uniques:
        raise ErreurMastermind("il faut au moins un décodeur à comparer, en voici 0")
    bilans = (evaluer(nom, nb_pions, nb_couleurs) for nom in uniques)
    return Comparaison(tuple(sorted(bilans, key=lambda bilan: (bilan.moyenne, bilan.maximum))))


def decrire(bilan: Bilan) -> str:
    """Le bilan d’un décodeur, en quelques lignes pour le terminal.

    >>> print(decrire(Bilan("lexicographique", 1, 3, {1: 1, 2: 1, 3: 1}, ((2,),))))
    lexicographique
    1 pion, 3 couleurs : 3 secrets
    total    6 propositions
    moyenne  6/3 = 2,0000
    maximum  3, pour 1 secret : B
    <BLANKLINE>
    propositions  manches
    1                   1  ██████████████████████████████  33,3 %
    2                   1  ██████████████████████████████  33,3 %
    3                   1  ██████████████████████████████  33,3 %
    """
    phrases = [
        bilan.nom,
        _dire_taille(bilan),
        *_remarques(bilan),
        f"total    {accorder(bilan.total, 'proposition')}",
        f"moyenne  {bilan.total}/{bilan.nb_manches} = {ecrire_decimal(bilan.moyenne, 4, zeros=True)}",
        f"maximum  {bilan.maximum}, pour {_dire_secrets(bilan)}",
    ]
    return "\n".join([*phrases, "", *_dessiner_barres(bilan)])


def _dire_taille(bilan: Bilan) -> str:
    pions, couleurs = accorder(bilan.nb_pions, "pion"), accorder(bilan.nb_couleurs, "couleur")
    return f"{pions}, {couleurs} : {accorder(_nb_secrets(bilan), 'secret')}"


def _nb_secrets(bilan: Bilan) -> int:
    return bilan.nb_couleurs**bilan.nb_pions


def _remarques(bilan: Bilan) -> Iterator[str]:
    """Ce que le hasard change au sens des nombres."""
    if bilan.nb_manches > _nb_secrets(bilan):
        yield f"{accorder(bilan.nb_manches // _nb_secrets(bilan), 'manche')} par secret, une par ordre que le décodeur peut tirer au sort"
    if bilan.graine is not None:
        yield f"un tirage, graine {bilan.graine} : ce n’est pas une preuve"


def _dire_secrets(bilan: Bilan) -> str:
    """Combien de secrets sont au maximum, et lesquels s’ils sont peu nombreux."""
    nombre = accorder(len(bilan.secrets_au_maximum), "secret")
    if len(bilan.secrets_au_maximum) > SECRETS_ECRITS:
        return nombre
    return f"{nombre} : {' '.join(ecrire_code(secret, bilan.nb_couleurs) for secret in bilan.secrets_au_maximum)}"


def _dessiner_barres(bilan: Bilan) -> Iterator[str]:
    """Une ligne par nombre de propositions ; la plus longue barre est celle du plus grand nombre."""
    largeur, plus_grand = max(len("manches"), len(str(bilan.nb_manches))), max(bilan.distribution.values())
    yield f"propositions  {'manches'.rjust(largeur)}"
    for longueur, nombre in enumerate(_effectifs(bilan), start=1):
        barre = "█" * (max(1, round(LONGUEUR_DES_BARRES * nombre / plus_grand)) if nombre else 0)
        part = ecrire_part(nombre / bilan.nb_manches).replace("\u00a0", " ")
        yield f"{str(longueur).ljust(12)}  {str(nombre).rjust(largeur)}  {barre.ljust(LONGUEUR_DES_BARRES)}  {part}"


def _effectifs(bilan: Bilan) -> list[int]:
    """Le nombre de manches en 1, 2, 3… propositions, zéros compris."""
    return [bilan.distribution.get(longueur, 0) for longueur in range(1, bilan.maximum + 1)]


def _cellules(bilan: Bilan) -> tuple[str, ...]:
    """Une ligne du tableau, dans l’ordre des `ENTETES`."""
    moyenne, maximum = ecrire_decimal(bilan.moyenne, 4, zeros=True), f"{bilan.maximum} ({len(bilan.secrets_au_maximum)})"
    return bilan.nom, str(bilan.total), moyenne, maximum, " ".join(map(str, _effectifs(bilan)))


def _aligner(ligne: Iterable[str], largeurs: Iterable[int]) -> str:
    """Les nombres se lisent par la droite, le reste par la gauche."""
    cellules = zip(ENTETES, ligne, largeurs)
    return "  ".join(texte.rjust(large) if entete in A_DROITE else texte.ljust(large) for entete, texte, large in cellules).rstrip()


def _cote(entete: str) -> str:
    return "right" if entete in A_DROITE else "left"


def _en_html(bilan: Bilan) -> Iterator[str]:
    """Les cellules d’une ligne ; un nom long peut se couper après un tiret bas."""
    nom, *nombres = map(escape, _cellules(bilan))
    yield f'<th scope="row" style="{STYLE}left">{nom.replace("_", "_<wbr>")}</th>'
    for entete, nombre in zip(ENTETES[1:], nombres):
        yield f'<td style="{STYLE}{_cote(entete)}">{nombre}</td>'
