"""Ce qui se règle avant de jouer : le niveau, le décodeur, et pour un match le nombre de manches.

Rien n’est joué ici. Commencer par `ChoixDuNiveau`.
"""

from collections.abc import Callable

import ipywidgets

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.partie import STRATEGIE, exiger_nb_manches
from mastermind_edu.coeur.regles import NIVEAUX, Regles, choisir_regles
from mastermind_edu.decodeurs import DECODEURS
from mastermind_edu.decodeurs.catalogue import decodeurs_offerts, dire_l_attente, exiger_jouable
from mastermind_edu.decodeurs.tailles import exiger_taille
from mastermind_edu.francais import INSECABLE, accorder, en_phrase
from mastermind_edu.widgets import composants

NOMBRES_DE_MANCHES = (2, 4, 6, 8, 10)
A_REGLER = "Réglez le match, puis commencez."


def decrire(regles: Regles) -> str:
    """Les règles en mots.

    >>> decrire(NIVEAUX["novice"])
    '4 pions, 8 couleurs, 12 tentatives'
    """
    tailles = {"pion": regles.nb_pions, "couleur": regles.nb_couleurs, "tentative": regles.max_tentatives}
    return ", ".join(accorder(nombre, nom) for nom, nombre in tailles.items())


def nommer_niveau(nom: str) -> str:
    """Le niveau et sa taille, dont aucun nombre ne se sépare de son nom.

    >>> nommer_niveau("classique").replace(chr(0xA0), "~")
    'classique~: 4~pions, 6~couleurs'
    """
    pions, couleurs, _ = decrire(NIVEAUX[nom]).replace(" ", INSECABLE).split(f",{INSECABLE}")
    return f"{nom}{INSECABLE}: {pions}, {couleurs}"


def nommer_decodeur(nom: str) -> str:
    """Le titre d’un décodeur et sa source.

    >>> nommer_decodeur("lexicographique")
    'Le premier code compatible (sujet de SAÉ, § 2)'
    """
    fiche = DECODEURS[nom]
    return f"{fiche.titre} ({fiche.source})"


def boutons_des_niveaux(niveau: str, sur_choix: Callable) -> ipywidgets.ToggleButtons:
    """Les niveaux, du plus petit au plus grand nombre de codes ; celui-ci est choisi."""
    noms = sorted(NIVEAUX, key=lambda nom: NIVEAUX[nom].nb_codes)
    options, bulles = [(nommer_niveau(nom), nom) for nom in noms], [decrire(NIVEAUX[nom]) for nom in noms]
    boutons = composants.boutons_a_choix(options, niveau, tooltips=bulles)
    boutons.observe(sur_choix, "value")
    return boutons


class ChoixDuNiveau(composants.Ligne):
    """Les niveaux d’un jeu (`boutons`), et la question posée avant d’oublier une manche (`confirmation`).

    `changer` reçoit les règles du niveau et commence une manche ; `a_perdre` dit ce que cela ferait oublier, `dire` écrit,
    `rendre_le_clavier` le rend au jeu.
    """

    def __init__(
        self,
        niveau: str,
        *,
        changer: Callable[[Regles], None],
        a_perdre: Callable[[], str],
        dire: Callable[[str], None],
        rendre_le_clavier: Callable[[], None],
    ):
        self._changer, self._a_perdre, self._dire, self._rendre_le_clavier = changer, a_perdre, dire, rendre_le_clavier
        self._joue = self._demande = niveau
        self.boutons = boutons_des_niveaux(niveau, self._sur_choix)
        super().__init__([ipywidgets.Label("Niveau"), self.boutons])
        self._passer = composants.bouton("", self._sur_passer)
        self._garder = composants.bouton("Garder la manche", self._sur_garder)
        self.confirmation = composants.ligne(self._passer, self._garder)
        self.fermer_la_confirmation()

    def fermer_la_confirmation(self) -> None:
        """Plus rien à demander."""
        composants.montrer(self.confirmation, False)

    def _sur_choix(self, changement) -> None:
        """Change de niveau ; si une manche serait oubliée, revient à celui que l’on joue et demande d’abord."""
        nouveau = changement["new"]
        if nouveau == self._joue:  # on vient d’y revenir
            return
        perdu = self._a_perdre()
        if not perdu:
            self._passer_a(nouveau)
            return
        self._demande, self.boutons.value = nouveau, self._joue
        self._passer.description = f"Passer à « {nouveau} »"
        composants.montrer(self.confirmation, True)
        self._dire(f"Passer à « {nouveau} » ferait oublier la manche en cours ({perdu}). Que voulez-vous faire ?")
        self._garder.focus()

    def _passer_a(self, niveau: str) -> None:
        self._joue = niveau
        self._changer(NIVEAUX[niveau])

    def _sur_passer(self, _) -> None:
        self.fermer_la_confirmation()
        self._passer_a(self._demande)
        self.boutons.value = self._demande
        self._rendre_le_clavier()

    def _sur_garder(self, _) -> None:
        self.fermer_la_confirmation()
        self._dire("La manche continue.")
        self._rendre_le_clavier()


class ChoixDecodeur(ipywidgets.Dropdown):
    """La liste des décodeurs offerts à une taille ; `sur_choix` reçoit le nom de celui que l’on y prend."""

    def __init__(self, sur_choix: Callable[[str], None]):
        super().__init__(description="Décodeur")
        self.style.description_width = "initial"
        self._sur_choix = lambda changement: sur_choix(changement["new"])
        self.observe(self._sur_choix, "value")

    def offrir(self, regles: Regles, nom: str) -> None:
        """Les décodeurs de cette taille, celui-ci choisi."""
        self.unobserve(self._sur_choix, "value")  # la remplir n’est pas choisir
        self.options = [(nommer_decodeur(offert), offert) for offert in decodeurs_offerts(regles.nb_pions, regles.nb_couleurs)]
        self.value = nom
        self.observe(self._sur_choix, "value")


class Reglages(ipywidgets.VBox):
    """Les trois choix d’un match ; `regles`, `decodeur` et `nb_manches` disent où ils en sont.

    Des règles données ôtent le choix du niveau. Lève `ErreurMastermind` pour un niveau ou un nombre
    de manches refusé, `DecodeurInconnu`, `TailleRefusee`.
    """

    def __init__(self, niveau: str, regles: Regles | None, decodeur: str, nb_manches: int, dire: Callable[[str], None]):
        self.regles, self._dire = choisir_regles(niveau, regles), dire
        exiger_taille(self.regles.nb_pions, self.regles.nb_couleurs)
        exiger_jouable(decodeur, self.regles.nb_pions, self.regles.nb_couleurs)
        self._decodeurs = ChoixDecodeur(self._sur_decodeur)
        self._decodeurs.offrir(self.regles, decodeur)
        nombres = sorted({*NOMBRES_DE_MANCHES, exiger_nb_manches(nb_manches)})
        self._manches = composants.liste("Manches", options=nombres, value=nb_manches)
        niveaux = [] if regles else [composants.ligne(ipywidgets.Label("Niveau"), boutons_des_niveaux(niveau, self._sur_niveau))]
        super().__init__(children=[*niveaux, self._decodeurs, self._manches])

    @property
    def decodeur(self) -> str:
        """Le nom du décodeur que jouera l’ordinateur."""
        return self._decodeurs.value

    @property
    def nb_manches(self) -> int:
        """Un nombre pair."""
        return self._manches.value

    def _sur_niveau(self, changement) -> None:
        self.regles = NIVEAUX[changement["new"]]
        self._retenir(self.decodeur, f"Niveau {changement['new']} : {decrire(self.regles)}.")

    def _sur_decodeur(self, nom: str) -> None:
        self._retenir(nom, "")

    def _retenir(self, nom: str, phrase: str) -> None:
        """Ce décodeur, et l’attente qu’il demande ; s’il ne peut pas jouer à cette taille, un autre, et l’on dit pourquoi."""
        taille = self.regles.nb_pions, self.regles.nb_couleurs
        try:
            exiger_jouable(nom, *taille)
        except ErreurMastermind as erreur:
            nom, phrase = STRATEGIE, f"{en_phrase(erreur)} « {STRATEGIE} » jouera à sa place."
        self._decodeurs.offrir(self.regles, nom)
        self._dire(f"{phrase} {dire_l_attente(nom, *taille)}".strip() or A_REGLER)
