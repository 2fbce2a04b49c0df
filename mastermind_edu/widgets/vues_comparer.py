"""Ce que montre le widget qui compare des décodeurs : leurs répartitions côte à côte, ses phrases.

Des textes et du HTML, aucun bouton (voir `comparer`). Commencer par `cote_a_cote`.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from html import escape

from mastermind_edu.affichage.graphiques import ecrire_part
from mastermind_edu.decodeurs import DECODEURS
from mastermind_edu.francais import accorder, ecrire_decimal, ecrire_nombre, enumerer
from mastermind_edu.statistiques import Bilan

LETTRES = "ABCD"


def cote_a_cote(bilans: Sequence[tuple[str, Bilan]]) -> str:
    """Un tableau par décodeur, une barre par nombre de propositions, toutes à la même échelle ; chacun a sa lettre."""
    if not bilans:
        return ""
    longueurs = max(bilan.maximum for _, bilan in bilans)
    sommet = max(part for _, bilan in bilans for part in parts(bilan).values())
    titre = '<div class="mm-titre" lang="fr">Les manches gagnées en 1, 2, 3… propositions, sur tous les secrets</div>'
    tableaux = (_tableau(lettre, bilan, longueurs, sommet) for lettre, bilan in bilans)
    return f'{titre}<div class="mm-bilans" lang="fr">{"".join(tableaux)}</div>'


def parts(bilan: Bilan) -> dict[int, Fraction]:
    """La part des manches gagnées en 1, 2, 3… propositions."""
    return {longueur: Fraction(nombre, bilan.nb_manches) for longueur, nombre in bilan.distribution.items()}


def _tableau(lettre: str, bilan: Bilan, longueurs: int, sommet: Fraction) -> str:
    resume = "".join(f"<span>{escape(ligne)}</span>" for ligne in _resumer(bilan))
    legende = f"<strong>{lettre}. {escape(DECODEURS[bilan.nom].titre)}</strong>{resume}"
    entetes = '<th scope="col">en</th><th scope="col">manches</th><th scope="col">part</th>'
    lignes = "".join(_ligne(bilan, longueur, sommet) for longueur in range(1, longueurs + 1))
    return f'<table class="mm-bilan"><caption>{legende}</caption><thead><tr>{entetes}</tr></thead><tbody>{lignes}</tbody></table>'


def _resumer(bilan: Bilan) -> list[str]:
    """La moyenne, le maximum, et ce que le hasard change au sens des nombres."""
    pires = accorder(len(bilan.secrets_au_maximum), "secret")
    lignes = [f"moyenne {ecrire_decimal(bilan.moyenne, 4, zeros=True)}", f"maximum {bilan.maximum}, pour {pires}"]
    if bilan.graine is not None:
        lignes.append(f"un tirage au sort, graine {bilan.graine} : pas une preuve")
    elif bilan.nb_manches > bilan.nb_couleurs**bilan.nb_pions:
        lignes.append(f"{ecrire_nombre(bilan.nb_manches)} manches : toutes celles qu’il peut tirer au sort")
    return lignes


def _ligne(bilan: Bilan, longueur: int, sommet: Fraction) -> str:
    """Le nombre de propositions, le nombre de manches, sa part, et une barre qui en a la longueur."""
    nombre = bilan.distribution.get(longueur, 0)
    part = Fraction(nombre, bilan.nb_manches)
    barre = f'<span class="mm-baton" style="width:{float(100 * part / sommet):.1f}%"></span>'
    return (
        f'<tr><th scope="row">{longueur}</th><td class="mm-effectif">{ecrire_nombre(nombre)}</td>'
        f'<td class="mm-barre-et-part">{ecrire_part(part) if nombre else "–"}{barre}</td></tr>'
    )


def dire_la_comparaison(bilans: Sequence[tuple[str, Bilan]]) -> str:
    """Qui a la plus petite moyenne, qui a le plus petit maximum ; à égalité, tous."""
    if not bilans:
        return "Aucun décodeur à comparer."
    moyenne, maximum = min(bilan.moyenne for _, bilan in bilans), min(bilan.maximum for _, bilan in bilans)
    return (
        f"Plus petite moyenne : {_nommer(bilans, lambda bilan: bilan.moyenne == moyenne)}, {ecrire_decimal(moyenne, 4, zeros=True)}. "
        f"Plus petit maximum : {_nommer(bilans, lambda bilan: bilan.maximum == maximum)}, {maximum}."
    )


def _nommer(bilans: Sequence[tuple[str, Bilan]], garder: Callable[[Bilan], bool]) -> str:
    return enumerer([lettre for lettre, bilan in bilans if garder(bilan)])


def dire_l_avancement(nom: str, faits: int, total: int) -> str:
    """Une barre et son compte : combien de manches sont jouées, sur combien."""
    compte = f"{escape(DECODEURS[nom].titre)} : {ecrire_nombre(faits)} manches sur {ecrire_nombre(total)}"
    barre = f'<progress value="{faits}" max="{total}" aria-label="manches jouées"></progress>'
    return f'<div class="mm-avance" lang="fr">{barre} {compte}</div>'
