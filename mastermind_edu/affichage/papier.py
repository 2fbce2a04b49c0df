"""Ce qui se lit sur le papier ou de loin : les emojis en dessins, et un programme qui garde son retrait quand ses lignes se coupent.

Du HTML déjà échappé entre, du HTML sort ; la feuille de style de la page choisit ce qu’elle en montre. Commencer par `dessiner_emojis`.
"""

import re

from mastermind_edu.coeur.regles import PALETTE

DISQUE, CARRE = "M5 .8a4.2 4.2 0 1 0 .01 0z", "M1 1h8v8h-8z"
CLE = "M3 3a2 2 0 1 0 .01 0zM5 5h4.5v2h-1v-1h-1v1h-1v-1h-1.5z"
PAUSE = "M2 1.5h2v7h-2zM6 1.5h2v7h-2z"
CARRES = {"🟥": "#c62828", "🟧": "#f28c28", "🟨": "#ffd93b", "🟩": "#58b878", "🟦": "#1557b0", "🟪": "#bb86e0", "🟫": "#6d4327", "⬛": "#1c1c1c", "⬜": "#ffffff"}


def _dessin(trace: str, fond: str, lettre: str = "") -> str:
    return (
        '<svg viewBox="0 0 10 10" aria-hidden="true">'
        f'<path d="{trace}" style="fill:{fond};stroke:#1f1f1f;stroke-width:.6"></path>{lettre}</svg>'
    )


def _lettre(initiale: str, encre: str) -> str:
    """L’initiale dans le disque : une imprimante en noir et blanc ne distingue pas les couleurs."""
    return f'<text x="5" y="7" text-anchor="middle" style="fill:{encre};font:bold 5.5px sans-serif">{initiale}</text>'


DESSINS = {
    **{couleur.emoji: _dessin(DISQUE, couleur.fond, _lettre(couleur.initiale, couleur.encre)) for couleur in PALETTE},
    **{signe: _dessin(CARRE, fond) for signe, fond in CARRES.items()},
    "⚪": _dessin(DISQUE, "#ffffff"),
    "🔑": _dessin(CLE, "#d9a400"),
    "⏸": _dessin(PAUSE, "#1f1f1f"),
}
EMOJI = re.compile(f"[{''.join(DESSINS)}]\ufe0f?")
RETRAIT_DE_SUITE = 4  # signes, de plus que le début de la ligne


def dessiner_emojis(html: str) -> str:
    """Le même HTML, où chaque emoji du cours est suivi de son dessin ; à ne pas appeler sur un attribut.

    Sans police de couleur, une machine n’imprimerait que des carrés vides. L’emoji reste là, que l’on copie.

    >>> dessiner_emojis("un ⚪, le texte reste").partition("<svg")[0]
    'un <span class="emoji"><span>⚪</span>'
    """
    return EMOJI.sub(lambda trouve: f'<span class="emoji"><span>{trouve[0]}</span>{DESSINS[trouve[0][0]]}</span>', html)


def suspendre_lignes(html: str) -> str:
    """Le même programme, dont chaque ligne trop longue continue plus à droite que son début, jamais au bord.

    >>> suspendre_lignes("if a:\\n    b()")
    '<span class="ligne" style="--suite:4ch">if a:\\n</span><span class="ligne" style="--suite:8ch">    b()</span>'
    """
    return "".join(f'<span class="ligne" style="--suite:{_suite(ligne)}ch">{ligne}</span>' for ligne in html.splitlines(keepends=True))


def _suite(ligne: str) -> int:
    texte = re.sub("<[^>]*>", "", ligne)
    return len(texte) - len(texte.lstrip(" ")) + RETRAIT_DE_SUITE
