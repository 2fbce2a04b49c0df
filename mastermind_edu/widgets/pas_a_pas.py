"""Les deux calculs de la réponse, animés ligne à ligne.

Une vue sur les traces du cœur : un curseur ou deux boutons avancent d’une étape,
chaque étape est une ligne du tableau. Commencer par `PasAPas("RVBR", "RRVJ")`.
"""

from collections.abc import Sequence
from html import escape

import ipywidgets

from mastermind_edu.affichage.plateau import regles_pour
from mastermind_edu.coeur.codes import Code, lire_proposition
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.coeur.traces import BARRE, EtapeFrequences, EtapeMarquage, tracer_frequences, tracer_marquage
from mastermind_edu.francais import citer
from mastermind_edu.widgets import composants, en_html
from mastermind_edu.widgets.etapes import PlancheAEtapes

ALGORITHMES = {"marquage": "Marquage", "frequences": "Tableaux de fréquences"}
ENTETES = {
    "marquage": ("secret", "proposition", "bien placés", "mal placés", "ce qui se passe"),
    "frequences": ("couleur", "secret", "proposition", "communs", "ce qui se passe"),
}


class PasAPas(PlancheAEtapes):
    """Un calcul de réponse montré étape par étape, avec curseur et lecture.

    `algorithme` : "marquage" ou "frequences" ; on peut changer dans le widget. Lève
    `ErreurMastermind` pour un algorithme inconnu, `CodeInvalide` pour un mauvais mot.

    >>> pas = PasAPas("RV", "RR")
    >>> pas.aller(1)
    >>> pas.etapes[1].phrase
    'Place 1 : R et R sont égaux, un bien placé ; on les barre.'
    """

    def __init__(self, secret: str, proposition: str, *, algorithme: str = "marquage", regles: Regles | None = None):
        if algorithme not in ALGORITHMES:
            raise ErreurMastermind(f"il faut un algorithme parmi {', '.join(ALGORITHMES)}, voici {citer(algorithme)}")
        self._regles = regles or regles_pour(secret)
        self._codes = lire_proposition(secret, self._regles), lire_proposition(proposition, self._regles)
        employees = sorted({numero for code in self._codes for numero in code})
        legende = ipywidgets.HTML(en_html.legende([self._regles.couleurs[numero] for numero in employees]))
        self._choix = composants.boutons_a_choix([(nom, cle) for cle, nom in ALGORITHMES.items()], algorithme)
        self._choix.observe(self._sur_choix, "value")
        self._vue, self._etapes = ipywidgets.HTML(), self._tracer()
        options = {"premiere": 0, "derniere": len(self._etapes) - 1, "fixe": self._en_fixe}
        super().__init__(self._regles, [self._choix], [self._vue, legende], self._montrer_l_etape, **options)

    @property
    def etapes(self) -> list[EtapeMarquage] | list[EtapeFrequences]:
        """Les étapes de l’algorithme choisi."""
        return self._etapes

    def _sur_choix(self, _) -> None:
        self._etapes = self._tracer()
        self.recommencer(len(self._etapes) - 1)

    def _tracer(self) -> list[EtapeMarquage] | list[EtapeFrequences]:
        couleurs = self._regles.couleurs
        if self._choix.value == "marquage":
            return tracer_marquage(*([couleurs[numero].initiale for numero in code] for code in self._codes))
        return tracer_frequences(*self._codes, self._regles.nb_couleurs, noms=[couleur.nom for couleur in couleurs])

    def _montrer_l_etape(self) -> None:
        etapes = self._etapes[: self.rang + 1]
        cellules = self._cellules_marquage if self._choix.value == "marquage" else self._cellules_frequences
        self._dire(f"Étape {self.rang} sur {len(self._etapes) - 1}. {etapes[-1].phrase}")
        entetes = ENTETES[self._choix.value]
        self._vue.value = en_html.tableau([_ligne(entetes, cellules(etape)) for etape in etapes], entetes)

    def _cellules_marquage(self, etape: EtapeMarquage) -> tuple[str, ...]:
        secret, proposition = self._codes
        return (
            self._pions(secret, etape.secret, etape.place_secret),
            self._pions(proposition, etape.proposition, etape.place_proposition),
            str(etape.bien_places),
            str(etape.mal_places),
            escape(etape.phrase),
        )

    def _cellules_frequences(self, etape: EtapeFrequences) -> tuple[str, ...]:
        if etape.couleur is None:
            return "", "", "", str(etape.communs), escape(etape.phrase)
        nombres = etape.tableau_secret[etape.couleur], etape.tableau_proposition[etape.couleur]
        couleur = en_html.pion(self._regles.couleurs[etape.couleur], "mm-petit")
        return couleur, *map(str, nombres), str(etape.communs), escape(etape.phrase)

    def _pions(self, code: Code, copie: tuple, place_regardee: int | None) -> str:
        """Les pions d’une copie : barrés s’ils ont servi, entourés si l’étape les regarde."""
        dessins = []
        for place, numero in enumerate(code):
            classes = ["mm-regarde"] if place == place_regardee else []
            dessins.append(en_html.pion(self._regles.couleurs[numero], "mm-petit", *classes, barre=copie[place] is BARRE))
        return en_html.aligner(dessins)

    def __repr__(self) -> str:
        return f"<PasAPas : {ALGORITHMES[self._choix.value]}, étape {self.rang} sur {len(self._etapes) - 1}>"

    def _en_fixe(self) -> dict[str, str]:
        phrases = "\n".join(etape.phrase for etape in self._etapes)
        return {"text/plain": f"{self!r}\n{phrases}"}


def _ligne(entetes: Sequence[str], cellules: Sequence[str]) -> str:
    """Une ligne du tableau ; chaque nombre rappelle son en-tête, pour les écrans étroits."""
    *valeurs, phrase = cellules
    debut = "".join(f'<td data-nom="{nom}">{valeur}</td>' for nom, valeur in zip(entetes, valeurs))
    return f'<tr>{debut}<td class="mm-en-mots">{phrase}</td></tr>'
