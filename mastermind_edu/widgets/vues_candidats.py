"""Ce que montrent les widgets des codes possibles : les rangées, la légende, les phrases, un bouton par réponse.

Ce qu’on fait d’une réponse ne regarde pas ce module (voir `candidats` et `arbre`). Commencer par `tableau`.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from html import escape

import ipywidgets

from mastermind_edu.affichage.graphiques import ecrire_part
from mastermind_edu.affichage.grille_de_codes import axes, compter_les_possibles, nb_pions_dessines
from mastermind_edu.affichage.plateau import Rangee, dire_reponse
from mastermind_edu.coeur.codes import Code, ecrire_mot
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.coeur.reponses import Reponse, reponses_possibles
from mastermind_edu.decodeurs.elimination import Coupe, Elimination
from mastermind_edu.francais import ecrire_nombre
from mastermind_edu.widgets import composants, en_html
from mastermind_edu.widgets.vues_ordinateur import compter_les_codes

FEUILLES = ("jeu.css", "candidats.css")
CODES_MONTRES = 12  # au-delà, on n’en nomme que douze, pris à intervalles réguliers
CRANS = 20  # les longueurs que peut prendre la barre d’une réponse
TITRE_DES_REPONSES = '<div class="mm-titre" lang="fr">Chaque réponse, et ce qu’elle laisserait</div>'
LEGENDE = (("mm-possible", "code possible"), ("mm-vient", "écarté par la dernière réponse"), ("mm-ecarte", "écarté avant"))


def tableau(coupes: Sequence[Coupe], regles: Regles) -> str:
    """Les rangées, la dernière en haut, et ce que chaque réponse a laissé."""
    lignes = []
    for rang, coupe in enumerate(coupes, start=1):
        mots = f"\u00a0: {ecrire_nombre(coupe.avant)} → {compter_les_possibles(coupe.apres).lower()}"
        lignes.append(en_html.ligne(Rangee(str(rang), coupe.proposition, coupe.reponse), regles, mots=mots))
    return en_html.pile(lignes)


def noms(candidats: Sequence[Code], regles: Regles) -> str:
    """Les codes possibles, ou douze d’entre eux, du premier au dernier."""
    if not candidats:
        return ""
    montres = choisir(candidats)
    manque = len(candidats) - len(montres)
    titre = "Les codes possibles"
    if manque:
        titre = f"{CODES_MONTRES} des {ecrire_nombre(len(candidats))} codes possibles, du premier au dernier"
    codes = "".join(f"<li>{en_html.pions(code, regles, 'mm-petit')}</li>" for code in montres)
    return f'<div class="mm-titre" lang="fr">{titre}</div><ul class="mm-restants" lang="fr">{codes}</ul>'


def choisir(candidats: Sequence[Code]) -> list[Code]:
    """Tous, ou douze à intervalles réguliers, le premier et le dernier compris.

    >>> choisir([(rang,) for rang in range(100)])[:3]
    [(0,), (9,), (18,)]
    """
    if len(candidats) <= CODES_MONTRES:
        return list(candidats)
    return [candidats[rang * (len(candidats) - 1) // (CODES_MONTRES - 1)] for rang in range(CODES_MONTRES)]


def legende(regles: Regles) -> str:
    """Ce que veulent dire les points, où sont les pions, et les couleurs."""
    signes = "".join(f'<span><span class="mm-point {classe}" aria-hidden="true"></span> {nom}</span>' for classe, nom in LEGENDE)
    encadre = '<span><span class="mm-point mm-encadre" aria-hidden="true"></span> la proposition</span>'
    cle = f'<div class="mm-legende" lang="fr">{signes}{encadre}</div>'
    return f'{cle}<div class="mm-arrangement" lang="fr">{escape(dire_l_arrangement(regles))}</div>{en_html.legende(regles.couleurs)}'


def dire_l_arrangement(regles: Regles) -> str:
    """Où est chaque pion dans la grille, et combien de codes vaut un point.

    >>> dire_l_arrangement(Regles())
    'Un point par code. Lignes : pion 1 (grandes bandes), puis pion 3. Colonnes : pion 2 (grandes bandes), puis pion 4.'
    """
    m = nb_pions_dessines(regles.nb_pions, regles.nb_couleurs)
    par_point = regles.nb_couleurs ** (regles.nb_pions - m)
    debut = "Un point par code."
    if par_point > 1:
        pareils = "le même premier pion" if m == 1 else f"les mêmes {m} premiers pions"
        debut = f"Un point pour {par_point} codes, ceux qui ont {pareils} ; il grossit avec le nombre de ceux qui restent possibles."
    lignes, colonnes = axes(m)
    return f"{debut}{f' Lignes : {_dire_l_axe(lignes)}.' if lignes else ''} Colonnes : {_dire_l_axe(colonnes)}."


def _dire_l_axe(axe: Sequence[int]) -> str:
    noms = [f"pion {rang + 1}" for rang in axe]
    return noms[0] if len(noms) == 1 else f"{noms[0]} (grandes bandes), puis {', puis '.join(noms[1:])}"


def nommer_la_reponse(reponse: Reponse, nombre: int) -> str:
    """Le bouton d’une réponse : ce qu’elle dit, et combien de codes elle laisserait.

    >>> nommer_la_reponse(Reponse(1, 0), 256).replace(chr(0xA0), "~")
    '1~bien, 0~mal~: 256~codes'
    """
    codes = "code" if nombre == 1 else "codes"
    return f"{reponse.bien_places}\u00a0bien, {reponse.mal_places}\u00a0mal\u00a0: {ecrire_nombre(nombre)}\u00a0{codes}"


def cran(nombre: int, total: int) -> int:
    """La longueur de la barre, de 1 à `CRANS`."""
    return max(1, round(CRANS * nombre / total))


class BoutonsDesParts(ipywidgets.Box):
    """Un bouton par réponse que les codes possibles peuvent donner, sa barre à la mesure de ce qu’elle laisserait."""

    def __init__(self, nb_pions: int, sur_reponse: Callable[[Reponse], None]):
        self._sur_reponse = sur_reponse
        super().__init__()
        self._dom_classes = ("mm-parts",)
        self.preparer(nb_pions)

    def preparer(self, nb_pions: int) -> None:
        """Les boutons de ce nombre de pions ; refaits seulement s’il change."""
        self._reponses = reponses_possibles(nb_pions)
        if len(self.children) != len(self._reponses):
            composants.remplacer(self, [self._bouton(reponse) for reponse in self._reponses])

    def _bouton(self, reponse: Reponse) -> ipywidgets.Button:
        return composants.bouton("", lambda _: self._sur_reponse(reponse))

    def montrer(self, parts: Mapping[Reponse, Sequence[Code]], total: int) -> None:
        """Ne laisse que les réponses de ces parts."""
        for reponse, bouton in zip(self._reponses, self.children):
            nombre = len(parts.get(reponse, ()))
            if nombre:
                bouton.description = nommer_la_reponse(reponse, nombre)
                bouton._dom_classes = ("mm-part", f"mm-cran-{cran(nombre, total)}")
            composants.montrer(bouton, nombre)


def dire_les_parts(elimination: Elimination, regles: Regles) -> str:
    """Ce qu’apprendrait la proposition qu’on examine."""
    mot = ecrire_mot(elimination.proposition, regles)
    tailles = sorted(len(part) for part in elimination.parts.values())
    if not tailles:
        return f"{mot} : aucun code n’est possible, aucune réponse n’y changera rien."
    possible = "encore possible" if elimination.proposition in elimination.parts.get((regles.nb_pions, 0), ()) else "déjà écarté"
    if len(tailles) == 1:
        return f"{mot}, {possible} : tous les codes possibles donneraient la même réponse, elle n’apprendrait rien."
    return (
        f"{mot}, {possible}, partage les {ecrire_nombre(sum(tailles))} codes en {len(tailles)} réponses : "
        f"il en restera de {tailles[0]} à {ecrire_nombre(tailles[-1])}. Quelle est la réponse ?"
    )


def dire_la_suite(elimination: Elimination) -> str:
    """Ce que la dernière réponse a écarté ; ou par quoi commencer."""
    nombre = len(elimination.candidats)
    if not elimination.coupes:
        suite = "Écrivez une proposition : chaque réponse qu’elle peut recevoir dira combien il en resterait."
        return f"{compter_les_possibles(nombre)}. {suite}"
    coupe = elimination.coupes[-1]
    if nombre == 0:
        refus = f"Aucun code ne donnerait « {dire_reponse(coupe.reponse)} » en plus des réponses d’avant."
        return f"{refus if coupe.avant else 'Aucun code n’était déjà plus possible.'} Annulez une réponse : l’une d’elles est fausse."
    if coupe.reponse.bien_places == elimination.nb_pions:
        return "Trouvé : c’est le seul code possible."
    ecartes = coupe.avant - coupe.apres
    part = ecrire_part(Fraction(ecartes, coupe.avant))
    compte = f"{ecrire_nombre(ecartes)} {'codes écartés' if ecartes > 1 else 'code écarté'} sur {ecrire_nombre(coupe.avant)} ({part})"
    return f"{dire_reponse(coupe.reponse)}\u00a0: {compte}. {compter_les_codes(nombre)}"
