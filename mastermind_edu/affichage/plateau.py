"""Le plateau dessiné : des rangées de pions ronds et leurs réponses.

Chaque pion porte sa lettre et chaque réponse ses nombres en mots : la couleur ne
parle jamais seule. Commencer par `montrer_plateau`.
"""

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from mastermind_edu.coeur.codes import SEPARATEURS, Code, lire_proposition
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.coeur.reponses import Reponse, repondre_par_marquage
from mastermind_edu.francais import accorder

CLE, PION_BLANC = "🔑", "⚪"
PAS, RAYON, MARGE, PAS_DES_FICHES = 44, 17, 12, 17
LEGENDE, REPONSE = 120, 228  # largeurs des textes, à gauche et à droite des pions
FOND, PLAQUE, FILET, TRAIT, TEXTE = "#f6f1e7", "#e9e0cf", "#ddd3c1", "#8a8172", "#222222"  # la planche, en clair


class Rangee(NamedTuple):
    """Une ligne du plateau : un code (`None` s’il est caché), une légende, une réponse s’il y en a une."""

    legende: str
    code: Code | None
    reponse: Reponse | None = None


class Dessin(NamedTuple):
    """Un dessin et sa description : le notebook montre l’un, le terminal l’autre."""

    svg: str
    description: str

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        # JupyterLab cache le SVG nu d’un notebook venu d’ailleurs, mais montre une image.
        donnees = b64encode(self.svg.encode()).decode()
        return f'<img lang="fr" style="max-width:100%" alt="{escape(self.description)}" src="data:image/svg+xml;base64,{donnees}">'

    def __repr__(self) -> str:
        return self.description


def dire_reponse(reponse: Reponse) -> str:
    """La réponse en mots.

    >>> dire_reponse(Reponse(1, 2))
    '1 bien placé, 2 mal placés'
    """
    return f"{accorder(reponse.bien_places, 'bien placé')}, {accorder(reponse.mal_places, 'mal placé')}"


def ecrire_symboles(reponse: Reponse) -> str:
    """La réponse en symboles : une clé par bien placé, un pion blanc par mal placé.

    >>> ecrire_symboles(Reponse(2, 1)), ecrire_symboles(Reponse(0, 0))
    ('🔑 🔑 ⚪', 'aucun')
    """
    symboles = [CLE] * reponse.bien_places + [PION_BLANC] * reponse.mal_places
    return " ".join(symboles) or "aucun"


def ecrire_pions(code: Code | None, regles: Regles) -> str:
    """Les pions en texte, emoji et initiale ; des points d’interrogation pour un code caché.

    >>> ecrire_pions((0, 1, 2, 3), Regles())
    '🔴R 🟢V 🔵B 🟡J'
    """
    if code is None:
        return " ".join(["?"] * regles.nb_pions)
    return " ".join(regles.couleurs[numero].emoji + regles.couleurs[numero].initiale for numero in code)


def montrer_plateau(
    propositions: Sequence[str] = (), secret: str | None = None, *, cache: bool = False, regles: Regles | None = None
) -> Dessin:
    """Le plateau d’une manche écrite en mots, avec les réponses quand le secret est donné.

    `cache=True` montre des points d’interrogation à la place du secret et tait les
    réponses. Lève `CodeInvalide` pour un mot qui n’obéit pas aux règles.

    >>> montrer_plateau(["RVBN"], "RNBV")
    secret         🔴R ⚫N 🔵B 🟢V
    proposition 1  🔴R 🟢V 🔵B ⚫N  🔑 🔑 ⚪ ⚪ (2 bien placés, 2 mal placés)
    """
    regles = regles or regles_pour(secret or next(iter(propositions), "RVBJ"))
    code_secret = None if secret is None else lire_proposition(secret, regles)
    muette = code_secret is None or cache
    rangees = [] if code_secret is None else [Rangee("secret", None if cache else code_secret)]
    for rang, mot in enumerate(propositions, start=1):
        code = lire_proposition(mot, regles)
        rangees.append(Rangee(f"proposition {rang}", code, None if muette else repondre_par_marquage(code_secret, code)))
    return dessiner_rangees(rangees, regles)


def regles_pour(mot: str) -> Regles:
    """Les règles classiques, mais à la longueur de ce mot.

    >>> regles_pour("R V B").nb_pions
    3
    """
    symboles = [caractere for caractere in str(mot) if caractere not in SEPARATEURS]
    return Regles(nb_pions=max(1, len(symboles)))


def dessiner_rangees(rangees: Sequence[Rangee], regles: Regles, *, note: str = "") -> Dessin:
    """Les rangées en dessin, et leur description ligne à ligne ; `note` s’écrit dessous."""
    largeur, hauteur = _largeur(rangees, regles), MARGE * 2 + max(1, len(rangees)) * PAS
    corps = [f'<path d="M{MARGE} {MARGE + rang * PAS}H{largeur - MARGE}" stroke="{FILET}"/>' for rang in range(1, len(rangees))]
    corps += [_dessiner_rangee(rangee, MARGE + rang * PAS, regles) for rang, rangee in enumerate(rangees)]
    if note:
        corps.append(_texte(MARGE, hauteur, note))
        hauteur += PAS // 2
    largeur = max(largeur, MARGE * 2 + 8 * len(note))
    description = "\n".join(filter(None, (decrire_rangees(rangees, regles), note)))
    return Dessin(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{largeur}" height="{hauteur}" viewBox="0 0 {largeur} {hauteur}" '
        f'style="max-width:100%;height:auto" role="img" lang="fr" font-family="system-ui, sans-serif">'
        f"<title>{escape(description)}</title>"
        f'<rect x=".5" y=".5" width="{largeur - 1}" height="{hauteur - 1}" rx="14" fill="{FOND}" stroke="{TRAIT}"/>{"".join(corps)}</svg>',
        description,
    )


def _largeur(rangees: Sequence[Rangee], regles: Regles) -> int:
    """La largeur du dessin : la place des réponses n’est prise que s’il y en a."""
    pions = MARGE * 2 + LEGENDE + regles.nb_pions * PAS
    return pions + largeur_de_la_plaque(regles.nb_pions) + REPONSE if any(r.reponse for r in rangees) else pions


def decrire_rangees(rangees: Sequence[Rangee], regles: Regles) -> str:
    """Les rangées en texte, une par ligne."""
    largeur = max((len(rangee.legende) for rangee in rangees), default=0)
    lignes = []
    for rangee in rangees:
        ligne = f"{rangee.legende.ljust(largeur)}  {ecrire_pions(rangee.code, regles)}"
        if rangee.reponse:
            ligne += f"  {ecrire_symboles(rangee.reponse)} ({dire_reponse(rangee.reponse)})"
        lignes.append(ligne)
    return "\n".join(lignes)


def _dessiner_rangee(rangee: Rangee, haut: int, regles: Regles) -> str:
    milieu = haut + PAS // 2
    gauche = MARGE + LEGENDE
    dessins = [_texte(MARGE, milieu, rangee.legende)]
    for place in range(regles.nb_pions):
        centre = gauche + place * PAS + PAS // 2
        couleur = None if rangee.code is None else regles.couleurs[rangee.code[place]]
        dessins.append(_dessiner_pion(centre, milieu, couleur))
    if rangee.reponse:
        droite = gauche + regles.nb_pions * PAS + 12
        dessins.append(dessiner_plaque(rangee.reponse, regles.nb_pions, droite, milieu))
        dessins.append(_texte(droite + largeur_de_la_plaque(regles.nb_pions) + 16, milieu, dire_reponse(rangee.reponse)))
    return "".join(dessins)


def _dessiner_pion(x: int, y: int, couleur) -> str:
    """Un pion rond avec sa lettre, ou un trou marqué d’un point d’interrogation."""
    fond, encre, lettre = (couleur.fond, couleur.encre, couleur.initiale) if couleur else ("#ffffff", TEXTE, "?")
    return (
        f'<circle cx="{x}" cy="{y}" r="{RAYON}" fill="{escape(fond)}" stroke="{TRAIT}" stroke-width="2"/>'
        f'<text x="{x}" y="{y + 6}" text-anchor="middle" font-size="17" font-weight="bold" '
        f'fill="{escape(encre)}">{lettre}</text>'
    )


def largeur_de_la_plaque(nb_pions: int) -> int:
    """La largeur des fiches d’une réponse, sur deux rangs, avec leur plaque."""
    return 9 + PAS_DES_FICHES * ((nb_pions + 1) // 2)


def dessiner_plaque(reponse: Reponse, nb_pions: int, gauche: int, milieu: int) -> str:
    """La réponse sur sa plaque, en deux rangs : une clé par bien placé, un pion blanc par mal placé, un cercle vide sinon."""
    cles, blancs = reponse
    colonnes = (nb_pions + 1) // 2
    dessins = [f'<rect x="{gauche}" y="{milieu - 18}" width="{largeur_de_la_plaque(nb_pions)}" height="36" rx="7" fill="{PLAQUE}"/>']
    for rang in range(nb_pions):
        x, y = gauche + 13 + (rang % colonnes) * PAS_DES_FICHES, milieu - 8 + (rang // colonnes) * 16
        dessins.append(_dessiner_cle(x, y) if rang < cles else _dessiner_pion_blanc(x, y, est_vide=rang >= cles + blancs))
    return "".join(dessins)


def _dessiner_cle(x: float, y: float) -> str:
    """Le signe 🔑 en traits : un anneau, une tige, deux dents."""
    return (
        f'<g class="cle" fill="none" stroke="{TEXTE}" stroke-width="2"><circle cx="{x - 3}" cy="{y}" r="3.2"/>'
        f'<path d="M{x} {y}h7.5m-1.2 0v4m-3 -4v3"/></g>'
    )


def _dessiner_pion_blanc(x: float, y: float, *, est_vide: bool) -> str:
    fond, trait = ("none", TRAIT) if est_vide else ("#ffffff", TEXTE)
    return f'<circle cx="{x}" cy="{y}" r="5.5" fill="{fond}" stroke="{trait}"/>'


def _texte(x: int, y: int, texte: str) -> str:
    return f'<text x="{x}" y="{y + 5}" font-size="14" fill="{TEXTE}">{escape(texte)}</text>'
