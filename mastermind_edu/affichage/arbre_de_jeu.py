"""L’arbre d’une stratégie dessiné : ce qu’elle propose après chaque réponse.

Aucune recherche : l’arbre vient d’ailleurs, en paires (proposition, suites par réponse).
Commencer par `dessiner_branche`, la manche contre un secret.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from mastermind_edu.affichage.graphiques import LARGEUR, LARGEUR_D_UN_SIGNE, encadrer, texte
from mastermind_edu.affichage.graphiques_codes import dessiner_code, ecrire_code, largeur_du_code, lire_code
from mastermind_edu.affichage.plateau import MARGE, TEXTE, TRAIT, Dessin, dessiner_plaque, dire_reponse, largeur_de_la_plaque
from mastermind_edu.coeur.codes import Code, tous_les_codes
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.reponses import Reponse, partition, repondre_par_marquage
from mastermind_edu.francais import accorder, citer, ecrire_nombre

# Un nœud : la proposition, en mot ou en code, et le nœud qui suit chaque réponse.
Noeud = tuple[str | Code, Mapping[Reponse, Any]]

LIGNE, RETRAIT, REDUCTION = 32, 18, 0.6
GRAND, PETIT = 13, 9  # rayons des pions
HAUT, PLACE_DU_NOMBRE = 44, 42
FICHES = "Clé : bien placé ; pion blanc : mal placé."


class Ligne(NamedTuple):
    """Une ligne de l’arbre : la réponse reçue, ce qu’on propose alors, combien de secrets restent."""

    niveau: int
    reponse: Reponse | None
    code: Code | None
    suite: str


class Etape(NamedTuple):
    """Une proposition d’une manche, la réponse, et le nombre de secrets de chaque part."""

    proposition: Code
    reponse: Reponse
    tailles: dict[Reponse, int]


def dessiner_branche(arbre: Noeud, secret: str | Code, nb_couleurs: int = 6) -> Dessin:
    """La manche d’une stratégie contre un secret, avec la taille de toutes les parts.

    Une part : les candidats qui donneraient la même réponse. Coût : kⁿ réponses au plus
    par proposition. Lève `CodeInvalide`, et `ErreurMastermind` si l’arbre oublie le secret.

    >>> dessiner_branche(("RV", {Reponse(1, 0): ("RR", {})}), "RR", 2)
    La manche contre le secret RR
    proposition 1 : RV, parmi 4 candidats ; réponse 1 bien placé, 0 mal placé
      parts : 0 bien placé, 2 mal placés : 1 secret ; 1 bien placé, 0 mal placé : 2 secrets ; 2 bien placés, 0 mal placé : 1 secret
    proposition 2 : RR, parmi 2 candidats ; réponse 2 bien placés, 0 mal placé
      parts : 0 bien placé, 0 mal placé : 1 secret ; 2 bien placés, 0 mal placé : 1 secret
    """
    code = lire_code(secret, len(arbre[0]), nb_couleurs)
    etapes = suivre_branche(arbre, code, nb_couleurs)
    titre = f"La manche contre le secret {ecrire_code(code, nb_couleurs)}"
    phrases = [_decrire_etape(rang, etape, nb_couleurs) for rang, etape in enumerate(etapes, start=1)]
    largeur = max(LARGEUR, MARGE * 3 + largeur_du_code(len(code), GRAND) + largeur_de_la_plaque(len(code)) + 110)
    corps, haut = [], HAUT
    for rang, etape in enumerate(etapes, start=1):
        dessins, haut = _dessiner_etape(rang, etape, nb_couleurs, haut, largeur)
        corps += dessins
    corps.append(texte(MARGE, haut + 4, FICHES))
    return encadrer(titre, "\n".join([titre, *phrases]), corps, haut + 18, largeur)


def suivre_branche(arbre: Noeud, secret: Code, nb_couleurs: int) -> list[Etape]:
    """Les étapes de la manche contre ce secret ; la dernière proposition est le secret.

    >>> [etape.tailles for etape in suivre_branche(("RV", {Reponse(0, 0): ("BB", {})}), (2, 2), 3)][1]
    {Reponse(bien_places=2, mal_places=0): 1}
    """
    etapes, candidats = [], list(tous_les_codes(len(secret), nb_couleurs))
    while True:
        proposition = lire_code(arbre[0], len(secret), nb_couleurs)
        reponse, parts = repondre_par_marquage(secret, proposition), repartir(proposition, candidats)
        etapes.append(Etape(proposition, reponse, {r: len(part) for r, part in parts.items()}))
        if proposition == secret:
            return etapes
        arbre, candidats = _descendre(arbre, reponse), parts[reponse]


def repartir(proposition: Code, candidats: Sequence[Code]) -> dict[Reponse, list[Code]]:
    """Les candidats par réponse à cette proposition, de la plus pauvre réponse à la meilleure.

    >>> {tuple(reponse): len(part) for reponse, part in repartir((0, 1), [(0, 0), (1, 1), (1, 0)]).items()}
    {(0, 2): 1, (1, 0): 2}
    """
    return dict(sorted(partition(proposition, candidats).items()))


def _descendre(arbre: Noeud, reponse: Reponse) -> Noeud:
    proposition, suites = arbre
    if reponse not in suites:
        raise ErreurMastermind(f"il faut un arbre qui prévoit toutes les réponses à {citer(proposition)}, il manque {citer(tuple(reponse))}")
    return suites[reponse]


def _compter(nombre: int, nom: str) -> str:
    return accorder(nombre, nom).replace(str(nombre), ecrire_nombre(nombre), 1)


def _decrire_etape(rang: int, etape: Etape, nb_couleurs: int) -> str:
    candidats, proposition = sum(etape.tailles.values()), ecrire_code(etape.proposition, nb_couleurs)
    parts = " ; ".join(f"{dire_reponse(reponse)} : {_compter(taille, 'secret')}" for reponse, taille in etape.tailles.items())
    return f"proposition {rang} : {proposition}, parmi {_compter(candidats, 'candidat')} ; réponse {dire_reponse(etape.reponse)}\n  parts : {parts}"


def _dessiner_etape(rang: int, etape: Etape, nb_couleurs: int, haut: int, largeur: int) -> tuple[list[str], int]:
    """Une proposition, sa réponse en fiches et en mots, puis ses parts ; avec le bas de l’étape."""
    nb_pions, candidats = len(etape.proposition), sum(etape.tailles.values())
    droite, milieu = MARGE * 2 + largeur_du_code(nb_pions, GRAND), haut + 28
    bien, mal = dire_reponse(etape.reponse).split(", ")
    dessins = [
        texte(MARGE, haut + 4, f"Proposition {rang}, parmi {_compter(candidats, 'candidat')} :"),
        dessiner_code(etape.proposition, nb_couleurs, MARGE, milieu, GRAND),
        dessiner_plaque(etape.reponse, nb_pions, droite, milieu),
        texte(droite + largeur_de_la_plaque(nb_pions) + MARGE, milieu - 4, f"{bien},"),
        texte(droite + largeur_de_la_plaque(nb_pions) + MARGE, milieu + 13, mal),
    ]
    if candidats == 1:
        return dessins, milieu + 44
    dessins.append(texte(MARGE, milieu + 36, "Secrets restants, selon la réponse :"))
    parts, bas = _dessiner_parts(etape, milieu + 46, largeur)
    return dessins + parts, bas + 22


def _dessiner_parts(etape: Etape, haut: int, largeur: int) -> tuple[list[str], int]:
    """Les parts en rangs : chacune sa réponse et son nombre de secrets ; celle du secret est encadrée."""
    case = largeur_de_la_plaque(len(etape.proposition)) * REDUCTION + PLACE_DU_NOMBRE
    par_rang = int((largeur - 2 * MARGE) // case)
    dessins = []
    for numero, (reponse, taille) in enumerate(etape.tailles.items()):
        x, y = MARGE + numero % par_rang * case, haut + numero // par_rang * LIGNE
        dessins.append(_dessiner_part(reponse, taille, len(etape.proposition), x, y, case if reponse == etape.reponse else 0))
    return dessins, haut + LIGNE * -(-len(etape.tailles) // par_rang)


def _dessiner_part(reponse: Reponse, taille: int, nb_pions: int, x: float, y: float, cadre: float) -> str:
    contour = f'<rect x="{x:.1f}" y="{y}" width="{cadre - 3:.1f}" height="{LIGNE - 4}" rx="6" fill="none" stroke="{TEXTE}" stroke-width="2"/>'
    nombre = texte(x + largeur_de_la_plaque(nb_pions) * REDUCTION + 6, y + 18, ecrire_nombre(taille), gras=bool(cadre))
    return (contour if cadre else "") + _petite_plaque(reponse, nb_pions, x + 2, y + LIGNE / 2 - 2) + nombre


def _petite_plaque(reponse: Reponse, nb_pions: int, x: float, y: float) -> str:
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({REDUCTION})">{dessiner_plaque(reponse, nb_pions, 0, 0)}</g>'


def dessiner_arbre(
    arbre: Noeud, nb_couleurs: int = 6, *, profondeur: int = 2, largeur: int = 6, candidats: Sequence[Code] | None = None
) -> Dessin:
    """Le haut de l’arbre d’une stratégie : les plus grandes parts d’abord, le reste compté.

    `profondeur` : combien de propositions à la suite ; `largeur` : combien de réponses
    pour chacune ; `candidats` : ceux qui restent, quand l’arbre est la suite d’un autre. Coût : kⁿ réponses
    au plus par étage.

    >>> dessiner_arbre(("RV", {Reponse(1, 0): ("RR", {}), Reponse(0, 2): ("VR", {})}), 2, largeur=1)
    Le début de la stratégie
    RV : 4 secrets
      1 bien placé, 0 mal placé → RR : … 2 secrets
      … 2 autres réponses, 2 secrets
    """
    titre = "Le début de la stratégie" if candidats is None else "La suite de la stratégie"
    candidats = list(tous_les_codes(len(arbre[0]), nb_couleurs)) if candidats is None else candidats
    lignes = list(_lignes(arbre, candidats, nb_couleurs, profondeur, largeur))
    description = "\n".join([titre, *(_decrire_ligne(ligne, nb_couleurs) for ligne in lignes)])
    corps = [*_relier(lignes), *(_dessiner_ligne(ligne, rang, nb_couleurs, len(arbre[0])) for rang, ligne in enumerate(lignes))]
    bas = HAUT + LIGNE * len(lignes)
    bouts = (_debut_du_texte(ligne, len(arbre[0])) + len(ligne.suite) * LARGEUR_D_UN_SIGNE for ligne in lignes)
    large = max(LARGEUR, max(bouts) + MARGE)
    return encadrer(titre, description, [*corps, texte(MARGE, bas + 18, FICHES)], bas + 32, round(large))


def _lignes(arbre: Noeud, candidats: Sequence[Code], k: int, profondeur: int, largeur: int, recue: tuple = (0, None)) -> Iterator[Ligne]:
    """Un nœud, puis ses suites tant que la profondeur le permet ; `recue` : le niveau et la réponse."""
    niveau, proposition = recue[0], lire_code(arbre[0], len(arbre[0]), k)
    coupe = niveau + 1 >= profondeur and len(candidats) > 1
    yield Ligne(*recue, proposition, f"{'… ' if coupe else ''}{_compter(len(candidats), 'secret')}")
    if coupe or len(candidats) == 1:
        return
    parts = sorted(repartir(proposition, candidats).items(), key=lambda part: -len(part[1]))
    for reponse, part in parts[:largeur]:
        if reponse.bien_places == len(proposition):
            yield Ligne(niveau + 1, reponse, None, "trouvé")
        else:
            yield from _lignes(_descendre(arbre, reponse), part, k, profondeur, largeur, (niveau + 1, reponse))
    if parts[largeur:]:
        restants = sum(len(part) for _, part in parts[largeur:])
        yield Ligne(niveau + 1, None, None, f"… {accorder(len(parts) - largeur, 'autre réponse')}, {_compter(restants, 'secret')}")


def _decrire_ligne(ligne: Ligne, nb_couleurs: int) -> str:
    reponse = [dire_reponse(ligne.reponse)] if ligne.reponse else []
    suite = ligne.suite if ligne.code is None else f"{ecrire_code(ligne.code, nb_couleurs)} : {ligne.suite}"
    return "  " * ligne.niveau + " → ".join([*reponse, suite])


def _debut_du_texte(ligne: Ligne, nb_pions: int) -> float:
    plaque = largeur_de_la_plaque(nb_pions) * REDUCTION + 8 if ligne.reponse else 0
    return MARGE + ligne.niveau * RETRAIT + plaque + (largeur_du_code(nb_pions, PETIT) + 8 if ligne.code else 0)


def _dessiner_ligne(ligne: Ligne, rang: int, nb_couleurs: int, nb_pions: int) -> str:
    x, y = MARGE + ligne.niveau * RETRAIT, HAUT + LIGNE * rang + LIGNE / 2
    dessins = [texte(_debut_du_texte(ligne, nb_pions), y + 4, ligne.suite)]
    if ligne.reponse:
        dessins.append(_petite_plaque(ligne.reponse, nb_pions, x, y))
        x += largeur_de_la_plaque(nb_pions) * REDUCTION + 8
    if ligne.code:
        dessins.append(dessiner_code(ligne.code, nb_couleurs, x, y, PETIT))
    return "".join(dessins)


def _relier(lignes: Sequence[Ligne]) -> Iterator[str]:
    """Un trait coudé de chaque proposition à chacune de ses suites."""
    derniere: dict[int, float] = {}
    for rang, ligne in enumerate(lignes):
        y, x = HAUT + LIGNE * rang + LIGNE / 2, MARGE + (ligne.niveau - 1) * RETRAIT + 8
        derniere[ligne.niveau] = y
        if ligne.niveau:
            yield f'<path d="M{x} {derniere[ligne.niveau - 1] + LIGNE / 2 - 4}V{y}h{RETRAIT - 10}" fill="none" stroke="{TRAIT}"/>'
