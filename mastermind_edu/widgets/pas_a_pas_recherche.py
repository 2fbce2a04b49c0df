"""Une recherche animée, proposition par proposition, avec ce que chaque réponse apprend.

Une vue sur les récits de `decodeurs.recit` : aucune stratégie ici. Commencer par
`PasAPasRecherche("VJBR")`.
"""

from html import escape

import ipywidgets

from mastermind_edu.affichage.plateau import Dessin, Rangee, dessiner_rangees, dire_reponse, regles_pour
from mastermind_edu.coeur.codes import lire_proposition
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.regles import Regles, exiger_regles
from mastermind_edu.decodeurs.recit import EtapeDeRecherche, raconter_cfc, raconter_cfc_deduit, raconter_dijon1, raconter_dijon3
from mastermind_edu.francais import citer
from mastermind_edu.widgets import composants, en_html
from mastermind_edu.widgets.composants import POUR_JOUER, figer
from mastermind_edu.widgets.etapes import PlancheAEtapes

RECITS = {"cfc": raconter_cfc, "cfc_deduit": raconter_cfc_deduit, "dijon1": raconter_dijon1, "dijon3": raconter_dijon3}
FAMILLES = (
    {"cfc": "Comme le sujet", "cfc_deduit": "Dernière couleur déduite"},
    {"dijon1": "Stratégie 1", "dijon3": "Stratégie 3"},
)
MILLISECONDES_PAR_ETAPE = 2500


class PasAPasRecherche(PlancheAEtapes):
    """Une manche d’un décodeur, montrée rangée par rangée, avec curseur et lecture.

    `strategie` : "cfc", "cfc_deduit", "dijon1" ou "dijon3" ; on passe à sa voisine dans le widget. `etape` : la
    proposition à montrer d’abord. Lève `ErreurMastermind` pour une stratégie sans récit, `CodeInvalide` pour un mauvais secret.

    >>> pas = PasAPasRecherche("BBRV")
    >>> pas.aller(2)
    >>> pas.etapes[1].phrase, len(pas.etapes)
    ('Vert : 1 pion.', 7)
    """

    def __init__(self, secret: str, strategie: str = "cfc", *, regles: Regles | None = None, etape: int = 1):
        if not isinstance(strategie, str) or strategie not in RECITS:
            raise ErreurMastermind(f"il faut une stratégie parmi {', '.join(RECITS)}, voici {citer(strategie)}")
        self._regles = regles_pour(secret) if regles is None else exiger_regles(regles)
        self._secret = lire_proposition(secret, self._regles)
        [famille] = (famille for famille in FAMILLES if strategie in famille)
        self._choix = composants.boutons_a_choix([(nom, cle) for cle, nom in famille.items()], strategie)
        self._choix.observe(self._sur_choix, "value")
        pions = en_html.pions(self._secret, self._regles, "mm-petit")
        titre = ipywidgets.HTML(f'<p class="mm-titre" lang="fr">Le secret : {pions}</p>')
        self._vue, legende = ipywidgets.HTML(), ipywidgets.HTML(en_html.legende(self._regles.couleurs))
        self._etapes = self._tracer()
        options = {"derniere": len(self._etapes), "millisecondes": MILLISECONDES_PAR_ETAPE, "fixe": self._en_fixe}
        super().__init__(self._regles, [titre, self._choix], [self._vue, legende], self._montrer_l_etape, **options)
        self.aller(etape)

    @property
    def etapes(self) -> list[EtapeDeRecherche]:
        """Toutes les rangées de la manche."""
        return self._etapes

    def _sur_choix(self, _) -> None:
        self._etapes = self._tracer()
        self.recommencer(len(self._etapes))

    def _tracer(self) -> list[EtapeDeRecherche]:
        noms = [couleur.nom for couleur in self._regles.couleurs]
        return RECITS[self._choix.value](self._secret, self._regles.nb_couleurs, noms)

    def _montrer_l_etape(self) -> None:
        etapes = self._etapes[: self.rang]
        derniere = etapes[-1]
        self._dire(f"Proposition {len(etapes)} sur {len(self._etapes)} : {dire_reponse(derniere.reponse)}. {derniere.phrase}")
        attente = ["à placer"] if any(etape.a_placer for etape in self._etapes) else []
        entetes = ("proposition", "réponse", *attente, "places connues", "ce qu’on en tire")
        self._vue.value = en_html.tableau([self._ligne(etape, entetes) for etape in etapes], entetes)

    def _ligne(self, etape: EtapeDeRecherche, entetes: tuple[str, ...]) -> str:
        cellules = {
            "proposition": self._pions(etape.proposition, etape.place),
            "réponse": dire_reponse(etape.reponse).replace(" ", "\u00a0").replace(",\u00a0", ", "),
            "à placer": self._pions(etape.a_placer) if etape.a_placer else "",
            "places connues": self._pions(etape.trouves),
        }
        debut = "".join(f'<td data-nom="{nom}">{cellules[nom]}</td>' for nom in entetes[:-1])
        return f'<tr>{debut}<td class="mm-en-mots">{escape(etape.phrase)}</td></tr>'

    def _pions(self, code: tuple[int | None, ...], place_regardee: int | None = None) -> str:
        """Les pions d’un code, le numéro des places inconnues, et l’entourage de celle qu’on essaie."""
        return en_html.aligner(
            en_html.place_vide(place) if numero is None
            else en_html.pion(self._regles.couleurs[numero], "mm-petit", *(["mm-regarde"] if place == place_regardee else []))
            for place, numero in enumerate(code)
        )  # fmt: skip

    def dessiner(self) -> Dessin:
        """La manche entière en dessin fixe, pour un notebook ouvert sans le moteur de calcul."""
        rangees = [Rangee(str(rang), etape.proposition, etape.reponse) for rang, etape in enumerate(self._etapes, start=1)]
        return dessiner_rangees(rangees, self._regles, note=POUR_JOUER)

    def __repr__(self) -> str:
        return f"<PasAPasRecherche : {self._choix.label}, proposition {self.rang} sur {len(self._etapes)}>"

    def _en_fixe(self) -> dict[str, str]:
        return figer(self, self.dessiner(), "\n".join(etape.phrase for etape in self._etapes))
