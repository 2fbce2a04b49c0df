"""L’exercice où l’élève écrit des cas pour une fonction : ils sont justes, et attrapent ses versions fausses.

La réponse est une donnée : la référence et les versions fausses sont appelées ici, sur des copies bornées, jamais dans
le processus d’un élève. Rien du jeu. Commencer par `ExerciceDeCas`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import islice

from mastermind_edu.francais import accorder
from mastermind_edu.juge.appel import appeler
from mastermind_edu.juge.ecarts import Ecart, ecart_d_erreur, ecart_de_valeur, ecrire_appel, ecrire_observation
from mastermind_edu.juge.exercice import Arguments, ErreurTypique, Exercice
from mastermind_edu.juge.garde import Garde
from mastermind_edu.juge.groupes import nommer_type
from mastermind_edu.juge.rapport import distinguer
from mastermind_edu.juge.valeurs import TROP_GRAND, Etrangere, Observation
from mastermind_edu.juge.verdict import au_mieux

CAS_POUR_CONSEILLER = 300  # de la fonction visée
CAS_AU_PLUS, SIGNES_PAR_CAS, BITS_PAR_NOMBRE = 100, 300, 64
PAS_PAR_APPEL = 100_000  # une version fausse peut boucler
NOMBRE_TROP_GRAND = Etrangere(f"int{TROP_GRAND}")


@dataclass(frozen=True)
class ExerciceDeCas(Exercice):
    """Une fonction sans paramètre, qui donne une liste de cas pour la fonction de l’exercice `vise`.

    Un cas : les arguments, puis le résultat attendu. `refuser` reçoit les arguments d’un cas et dit, en une phrase, pourquoi
    la fonction ne peut pas les recevoir (vide quand elle le peut). Les versions fausses sont les erreurs typiques de `vise`,
    sauf les `ecartees`, dont le nom est suivi de la raison. La référence donne une liste qui les attrape toutes.
    """

    cas: Callable[[], Sequence[Arguments]] = lambda: ((),)
    exemples: tuple[Arguments, ...] = ((),)
    vise: Exercice | None = None
    refuser: Callable[..., str] = lambda *_: ""
    ecartees: Mapping[str, str] = field(default_factory=dict)

    @property
    def interdites(self) -> tuple[str, ...]:
        """La fonction visée : elle ne dit pas elle-même ce qu’il faut attendre d’elle."""
        return (self.vise.nom,)

    @property
    def reussite(self) -> str:
        """Le message d’une liste qui attrape tout."""
        return f"vos cas sont justes, et attrapent les {len(self.versions)} versions fausses"

    @property
    def forme(self) -> str:
        """Un cas, tel qu’il s’écrit."""
        return f"({', '.join((*self.vise.parametres, 'attendu'))})"

    @cached_property
    def versions(self) -> tuple[ErreurTypique, ...]:
        """Les versions fausses à attraper."""
        return tuple(typique for typique in self.vise.erreurs_typiques if typique.slug not in self.ecartees)

    def comparer(self, arguments: Arguments, attendue: Observation, obtenue: Observation) -> Ecart | None:
        """Une liste mal faite, un cas qui accuse la référence, une version fausse qui échappe ; `None` quand tout va bien."""
        return self._refus(obtenue) or _echappee(self, obtenue.valeur, self.echappees(obtenue.valeur))

    def reduire(self, arguments: Arguments, obtenue: Observation) -> Observation:
        """Deux listes se valent quand les mêmes versions fausses leur échappent."""
        return obtenue if self._refus(obtenue) else Observation([version.slug for version in self.echappees(obtenue.valeur)])

    def _refus(self, obtenue: Observation) -> Ecart | None:
        if obtenue.erreur or obtenue.valeur is None:
            return Ecart("erreur" if obtenue.erreur else "type", "une liste de cas", ecrire_observation(obtenue))
        defaut = _defaut_de_la_liste(self, obtenue.valeur)
        return Ecart("forme", f"[{self.forme}, …]", ecrire_observation(obtenue), message=defaut) if defaut else _accusation(self, obtenue.valeur)

    def echappees(self, cas: Sequence) -> list[ErreurTypique]:
        """Les versions fausses qu’aucun de ces cas n’attrape."""
        essais = [(arguments, self.vise.attendre_prudemment(arguments)) for *arguments, _ in cas]
        return [version for version in self.versions if not _est_attrapee(version, essais)]


def decrire(version: ErreurTypique) -> str:
    """Ce que fait une version fausse, sans le conseil qui suit les deux points.

    >>> decrire(ErreurTypique("a-l-envers", tuple, "le couple est à l’envers : le premier nombre d’abord"))
    '« le couple est à l’envers »'
    >>> decrire(ErreurTypique("jamais", tuple, "« bien » n’est jamais donné"))
    '« “bien” n’est jamais donné »'
    """
    dit = version.conseil.partition(" : ")[0].replace("«\u00a0", "“").replace("« ", "“").replace("\u00a0»", "”").replace(" »", "”")
    return f"« {dit} »"


def _est_attrapee(version: ErreurTypique, essais: Sequence[tuple[Arguments, Observation]]) -> bool:
    """Vrai dès que la version fausse ne donne pas ce qui est attendu ; ne pas finir compte aussi."""
    with Garde(pas=PAS_PAR_APPEL, du_fil=True) as garde:
        for arguments, attendue in essais:
            obtenue = appeler(version.fonction, arguments, garde=garde)
            if ecart_d_erreur(attendue, obtenue) or ecart_de_valeur(attendue, obtenue):
                return True
    return False


def _accusation(exercice: ExerciceDeCas, cas: Sequence) -> Ecart | None:
    """Le premier cas qui n’attend pas ce que donne la référence."""
    for rang, (*arguments, attendu) in enumerate(cas, 1):
        vraie = exercice.vise.attendre_prudemment(arguments)
        if vraie.erreur:
            return Ecart("forme", exercice.forme, _ecrire(cas[rang - 1]), message=f"le cas {rang} ne convient pas : la fonction ne peut pas recevoir ces arguments")
        ecart = ecart_de_valeur(vraie, Observation(attendu))
        if ecart:
            appel = ecrire_appel(exercice.vise, arguments)
            message = f"le cas {rang} est faux : {_dire_l_attente(attendu, vraie.valeur, appel, ecart)}"
            return Ecart("accusation", _ecrire((*arguments, vraie.valeur)), _ecrire(cas[rang - 1]), message=message + _accord(exercice, cas))
    return None


def _dire_l_attente(attendu: object, vraie: object, appel: str, ecart: Ecart) -> str:
    """Ce que le cas attend, et ce qu’il fallait ; les guillemets de trop, quand il n’y a qu’eux."""
    if type(attendu) is str and type(vraie) is not str and attendu.strip() == repr(vraie):
        return f"à cause des guillemets, `{attendu!r}` est un texte ; `{appel}` renvoie `{vraie!r}`, sans guillemets : ôtez-les"
    if type(vraie) is str and type(attendu) is not str and repr(attendu) == vraie:
        return f"`{appel}` renvoie le texte `{vraie!r}` : mettez `{attendu!r}` entre guillemets"
    distincts = type(attendu) is type(vraie) or any(distinguer(vraie, attendu))  # le genre est déjà dit après la valeur
    genre = "" if distincts else f", qui est {_nommer(attendu)} ; il faut {_nommer(vraie)}"
    return f"il attend `{ecart.obtenu}`{genre}, alors que `{appel}` vaut `{ecart.attendu}`"


def _ecrire(cas: Sequence) -> str:
    return ecrire_observation(Observation(tuple(cas)))


def _accord(exercice: ExerciceDeCas, cas: Sequence) -> str:
    """La version fausse dont tous les cas sont des exemples, s’il y en a une."""
    essais = [(arguments, Observation(attendu)) for *arguments, attendu in cas]
    for version in exercice.versions:
        if not _est_attrapee(version, essais):
            return f". Toutes vos réponses sont celles d’une fonction qui se trompe ainsi : {decrire(version)}"
    return ""


def _echappee(exercice: ExerciceDeCas, cas: Sequence, echappees: Sequence[ErreurTypique]) -> Ecart | None:
    if not echappees:
        return None
    total = len(exercice.versions)
    nombre = total - len(echappees)
    compte = f"{accorder(nombre, 'version fausse')} sur {total}" if nombre else f"aucune des {total} versions fausses"
    sujet = "vos cas attrapent" if nombre else "vos cas n’attrapent"
    message = f"{sujet} {compte} ; celle-ci leur échappe encore : {decrire(echappees[0])}" + au_mieux("", _manque, exercice, cas, echappees[0])
    return Ecart("échappée", f"{total} versions fausses attrapées", compte, message=message, part=Fraction(nombre, total))


def _manque(exercice: ExerciceDeCas, cas: Sequence, version: ErreurTypique) -> str:
    """La propriété de tous les cas qui attraperaient cette version, et d’aucun de ceux de l’élève ; vide quand il n’y en a pas."""
    vise, attrapent = exercice.vise, []
    for arguments in islice(vise.cas(), CAS_POUR_CONSEILLER):
        if _est_attrapee(version, [(arguments, vise.attendre(arguments))]):
            attrapent.append(arguments)
    for phrase, contraire, est_vraie in vise.proprietes if attrapent else ():
        for dite, voulue in ((phrase, True), (contraire, False)):
            if all(bool(est_vraie(*a)) is voulue for a in attrapent) and not any(bool(est_vraie(*arguments)) is voulue for *arguments, _ in cas):
                return f" ; essayez un cas où {dite}"
    return ""


def _defaut_de_la_liste(exercice: ExerciceDeCas, valeur: object) -> str:
    """Ce qui empêche de lire la liste, en une phrase ; vide quand rien ne l’empêche."""
    if isinstance(valeur, Etrangere) and valeur.est_trop_grande:
        return f"la réponse est démesurée : il faut au plus {CAS_AU_PLUS} cas, courts"
    if type(valeur) is tuple and not all(type(cas) in (list, tuple) and len(cas) == len(exercice.vise.parametres) + 1 for cas in valeur):
        return "il faut une liste de cas, entre crochets, même s’il n’y en a qu’un ; votre fonction renvoie un tuple"
    if type(valeur) not in (list, tuple):
        return f"il faut une liste de cas, entre crochets ; votre fonction renvoie {_nommer(valeur)}"
    if not valeur:
        return "la liste est vide : il faut au moins un cas"
    if len(valeur) > CAS_AU_PLUS:
        return f"il faut au plus {CAS_AU_PLUS} cas, en voici {len(valeur)}"
    return next(filter(None, (_defaut_d_un_cas(exercice, f"le cas {rang}", cas) for rang, cas in enumerate(valeur, 1))), "")


def _defaut_d_un_cas(exercice: ExerciceDeCas, lequel: str, cas: object) -> str:
    voulus = len(exercice.vise.parametres) + 1
    if type(cas) not in (list, tuple):
        return f"{lequel} doit être un tuple {exercice.forme} ; c’est {_nommer(cas)}"
    if len(cas) != voulus:
        if _est_colle(cas, voulus):
            return f"{lequel} a {len(cas)} éléments, comme {len(cas) // voulus} cas mis bout à bout : entre deux tuples, `+` n’en fait qu’un seul ; séparez les cas par des virgules"
        couple = " ; ce qui est attendu est un seul élément : s’il a plusieurs nombres, entourez-les de parenthèses" if len(cas) > voulus else ""
        return f"{lequel} a {accorder(len(cas), 'élément')} : il en faut {voulus}, {exercice.forme}{couple}"
    atomes = list(_atomes(cas))
    intrus = next((atome for atome in atomes if isinstance(atome, Etrangere)), None)
    if intrus == NOMBRE_TROP_GRAND:
        return f"{lequel} contient un nombre trop grand"
    if intrus:
        return f"{lequel} contient {_nommer(intrus)} : il ne faut que des nombres, des textes et des listes"
    if sum(len(atome) if type(atome) is str else 1 for atome in atomes) > SIGNES_PAR_CAS:
        return f"{lequel} est trop long : un petit cas en dit autant"
    refus = exercice.refuser(*cas[:-1])
    return f"{lequel} ne convient pas : {refus}" if refus else ""


def _est_colle(cas: Sequence, voulus: int) -> bool:
    """Vrai de plusieurs cas mis bout à bout : les mêmes types reviennent dans le même ordre."""
    types = [type(element) for element in cas]
    return len(cas) > voulus and len(cas) % voulus == 0 and types == types[:voulus] * (len(cas) // voulus)


def _atomes(valeur: object) -> Iterator[object]:
    """Les valeurs qui n’en contiennent pas d’autre ; un nombre énorme devient une `Etrangere`, comme venu d’un autre processus."""
    if type(valeur) in (list, tuple, dict):
        for element in valeur.items() if type(valeur) is dict else valeur:
            yield from _atomes(element)
    else:
        yield NOMBRE_TROP_GRAND if type(valeur) is int and valeur.bit_length() > BITS_PAR_NOMBRE else valeur


def _nommer(valeur: object) -> str:
    return nommer_type(valeur.type if isinstance(valeur, Etrangere) else type(valeur).__name__)
