"""La planche d’un jeu, et les pièces dont elle se compose : lignes, boutons, pions où l’on clique.

Aucun jeu ici, et aucune règle : ce qu’un clic change ne regarde pas ce module. Commencer par `Planche`.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from html import escape

import ipywidgets

from mastermind_edu.affichage.plateau import Dessin
from mastermind_edu.affichage.tableau import prose_en_html
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.regles import Couleur, Regles
from mastermind_edu.francais import en_phrase
from mastermind_edu.widgets import au_clavier, cellules, paille
from mastermind_edu.widgets.en_html import classe_du_pion, feuille_de_style

POUR_JOUER = "Pour jouer, exécutez cette cellule (Maj + Entrée)."
if paille.SANS_IPYWIDGETS:
    POUR_JOUER = "Pour jouer ici, au clavier : _.jouer() dans une cellule neuve, juste après."
STYLE_DES_JEUX = ("jeu.css",)


class Planche(ipywidgets.VBox):
    """Le style caché, des vues, un message, puis d’autres vues s’il y en a.

    `fixe` donne ce que lit qui ouvre le notebook sans noyau (voir `figer`) ; `feuilles` nomme ses feuilles de style. Une planche
    qui se montre dans une autre (`est_dedans`) lui laisse le style et la cellule. Là où les widgets ne s’affichent pas, `jouer`
    remplace la souris.
    """

    montre_ses_commandes = False

    def __init__(
        self,
        regles: Regles,
        vues: Sequence[ipywidgets.Widget],
        dessous: Sequence[ipywidgets.Widget] = (),
        *,
        fixe: Callable[[], dict[str, str]] = dict,
        feuilles: Sequence[str] = STYLE_DES_JEUX,
        est_dedans: bool = False,
    ):
        self._fixe, self._annonce = fixe, ipywidgets.HTML()  # l’annonce reste dans la page : les lecteurs d’écran disent ce qui y change
        style = [] if est_dedans else [ipywidgets.HTML(feuille_de_style(regles, feuilles), layout={"display": "none"})]
        super().__init__(children=[*style, *vues, self._annonce, *dessous])
        self._annonce.add_class("mm-annonce")
        if not est_dedans:
            self.add_class("mm-jeu")
            cellules.tenir(self)

    def _repr_mimebundle_(self, **options):
        """La vue vivante, que la cellule en cours tient désormais ; à défaut, ce qui est fixe."""
        cellules.tenir(self)
        return {**super()._repr_mimebundle_(**options), **self._fixe()}

    def __str__(self) -> str:
        return self._fixe().get("text/plain", repr(self))

    def jouer(self, lire: Callable[[str], str] = input) -> None:
        """Joue au clavier, une question à la fois ; une réponse vide arrête.

        C’est ce qu’il reste là où les widgets ne s’affichent pas : Basthon, une console, une page sans leur extension.
        """
        au_clavier.dialoguer(self, lambda: au_clavier.presenter(self, self._annonce.value), lire)

    def suivre(self, action: Callable[[], None]) -> None:
        """Appelle l’action après chaque message : il suit tout ce qui change."""
        self._annonce.observe(lambda _: action(), "value")

    def _dire(self, phrase: str, tout_bas: str = "") -> None:
        """Écrit le message ; `tout_bas`, que l’œil voit déjà ailleurs, n’est dit qu’aux lecteurs d’écran."""
        entendu = f'<div class="mm-tout-bas" lang="fr">{escape(tout_bas)}</div>' if tout_bas else ""
        self._annonce.value = f'<div class="mm-message" lang="fr">{prose_en_html(phrase)}</div>{entendu}'

    @contextmanager
    def _en_disant_les_fautes(self) -> Iterator[None]:
        """Le temps d’un geste : une faute l’arrête là et s’écrit."""
        try:
            yield
        except ErreurMastermind as erreur:
            self._dire(en_phrase(erreur))


def figer(planche: Planche, dessin: Dessin, texte: str = "") -> dict[str, str]:
    """Un dessin et un texte, celui du dessin par défaut, pour qui ouvre le notebook sans noyau."""
    return {"text/plain": f"{planche!r}\n{texte or dessin}", "text/html": dessin._repr_html_(), "image/svg+xml": dessin.svg}


class Ligne(ipywidgets.HBox):
    """Des widgets côte à côte, qui passent à la ligne quand la place manque."""

    def __init__(self, enfants: Sequence[ipywidgets.Widget], classe: str = ""):
        super().__init__(children=enfants)
        self._dom_classes = ("mm-ligne", *classe.split())


def ligne(*enfants: ipywidgets.Widget, classe: str = "") -> Ligne:
    """Ces widgets en une ligne."""
    return Ligne(enfants, classe)


def remplacer(boite: ipywidgets.Box, enfants: Sequence[ipywidgets.Widget]) -> None:
    """Met d’autres widgets dans une boîte ; les anciens, que rien ne montre plus, sont fermés."""
    anciens, boite.children = boite.children, enfants
    for ancien in anciens:
        cellules.fermer(ancien)


def montrer(vue: ipywidgets.Widget, est_visible: object) -> None:
    """Montre cette vue, ou la cache : elle ne prend plus de place."""
    vue.layout.display = None if est_visible else "none"


def est_montre(vue: ipywidgets.Widget) -> bool:
    """Dit si `montrer` laisse voir cette vue.

    >>> vue = ipywidgets.Label()
    >>> montrer(vue, False)
    >>> est_montre(vue)
    False
    """
    return vue.layout.display != "none"


def voiler(vue: ipywidgets.Widget, est_voilee: bool) -> None:
    """Cache cette vue en lui gardant sa place, ou la montre de nouveau."""
    vue.layout.visibility = "hidden" if est_voilee else None


def bouton(texte: str, action: Callable, **options) -> ipywidgets.Button:
    """Un bouton de commande ; `action` reçoit le bouton."""
    bouton = ipywidgets.Button(description=texte, **options)
    bouton.on_click(action)
    return bouton


def bouton_couleur(couleur: Couleur, action: Callable) -> ipywidgets.Button:
    """Le bouton d’une couleur : son initiale et son nom."""
    choix = bouton(f"{couleur.initiale} {couleur.nom}", action, tooltip=f"placer un pion {couleur.nom}")
    choix._dom_classes = ("mm-couleur", classe_du_pion(couleur))
    return choix


def bouton_trou(place: int, action: Callable) -> ipywidgets.Button:
    """Le bouton d’une place de la rangée en cours, vide."""
    trou = bouton("", action)
    remplir_trou(trou, place, None)
    return trou


def remplir_trou(trou: ipywidgets.Button, place: int, couleur: Couleur | None) -> None:
    """Met un pion dans un trou, ou l’ôte ; un seul message part vers la page."""
    with trou.hold_sync():
        trou._dom_classes = ("mm-pion", classe_du_pion(couleur))
        trou.description = couleur.initiale if couleur else str(place + 1)
        trou.tooltip = f"place {place + 1} : {couleur.nom if couleur else 'vide'}"


def boutons_a_choix(options: list, valeur: str, **details) -> ipywidgets.ToggleButtons:
    """Des boutons dont un est enfoncé : JupyterLab prend pour lui les flèches d’une liste."""
    choix = ipywidgets.ToggleButtons(options=options, value=valeur, **details)
    choix.style.button_width = "auto"
    return choix


def liste(question: str, **details) -> ipywidgets.Dropdown:
    """Une liste où l’on choisit une valeur."""
    liste = ipywidgets.Dropdown(description=question, **details)
    liste.style.description_width = "initial"
    return liste


def case(question: str, lire: Callable[[str], None]) -> ipywidgets.Text:
    """Une case à remplir ; `lire` reçoit ce qui y est écrit, à la touche Entrée ou quand on la quitte, jamais rien."""
    case = ipywidgets.Text(description=question, continuous_update=False)
    case.style.description_width = "initial"
    case.observe(lambda changement: changement["new"].strip() and lire(changement["new"]), "value")
    return case


def case_du_mot(question: str, lire: Callable[[str], None], valider: ipywidgets.Button) -> ipywidgets.Text:
    """La case où s’écrit un code ; Entrée y presse le bouton qui valide, voir jeu.js."""
    mot = case(question, lire)
    mot.add_class("mm-mot")
    valider.add_class("mm-valider")
    return mot


class Tiroir(ipywidgets.VBox):
    """Un bouton qui ouvre quelque chose sous lui, et le referme ; caché tant que rien n’est offert."""

    def __init__(self, ouvrir: str, refermer: str, creer: Callable[[], ipywidgets.Widget]):
        self._noms, self._creer = (ouvrir, refermer), creer
        self._bouton, self._place = bouton(ouvrir, self._sur_clic), ipywidgets.VBox()
        super().__init__(children=[ligne(self._bouton), self._place])
        self.offrir(False)

    def offrir(self, est_offert: object) -> None:
        """Montre le bouton, ou le cache ; ce qui était ouvert se referme."""
        self._remplir([])
        montrer(self, est_offert)

    def _sur_clic(self, _) -> None:
        self._remplir([] if self._place.children else [self._creer()])

    def _remplir(self, contenu: Sequence[ipywidgets.Widget]) -> None:
        self._bouton.description = self._noms[bool(contenu)]
        remplacer(self._place, contenu)
