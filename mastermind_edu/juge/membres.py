"""Les erreurs de Python qui viennent de la façon d’écrire une classe : `self` oublié, parenthèses oubliées, rappel appelé aussitôt.

Une phrase est vraie de toute classe qui lève cette erreur à ce pas, ou absente. Commencer par `dire_l_erreur`.
"""

import re
from collections.abc import Collection, Sequence
from typing import NamedTuple

from mastermind_edu.francais import accorder
from mastermind_edu.juge.scenarios import ecrire_pas
from mastermind_edu.juge.valeurs import Erreur

EN_TROP = re.compile(r"(\w+)\.(\w+)\(\) takes (\d+) positional arguments? but (\d+) (?:was|were) given")
RAPPEL_APPELE = re.compile(r"on_click\(\s*(self\.\w+)(\(.*?\))\s*\)")
SANS_PARENTHESES = re.compile(r"\bself\.(\w+)\b(?!\s*[(.\[])")


class Classe(NamedTuple):
    """Ce que l’énoncé dit d’une classe."""

    nom: str
    parametres: Sequence[str]
    attributs: Collection[str] = ()
    methodes: Collection[str] = ()


def dire_l_erreur(classe: Classe, pas: tuple | None, erreur: Erreur, sans_self: Collection[str] = ()) -> str:
    """La cause et le geste, quand l’erreur vient d’une classe mal écrite ; vide sinon. Sans `pas`, elle est venue à la création.

    >>> erreur = Erreur(("NameError",), "name 'secret' is not defined", 9, "bien, mal = repondre(secret, p)")
    >>> dire_l_erreur(Classe("Jeu", ["secret"]), ("appeler", "m.proposer", ()), erreur)
    'ligne 9, dans `bien, mal = repondre(secret, p)` : `secret` n’existe que dans `__init__`, qui le reçoit ; gardez-le là-bas dans `self.secret`, et lisez ici `self.secret`'
    """
    phrase = next(filter(None, (dire(classe, pas, erreur, sans_self) for dire in FAUTES)), "")
    instruction = f", dans `{erreur.instruction.removesuffix(':')}`" if erreur.instruction else ""
    return f"ligne {erreur.ligne}{instruction} : {phrase}" if phrase and erreur.ligne else phrase


def _rappel_appele(classe: Classe, pas: tuple | None, erreur: Erreur, _) -> str:
    """`on_click(self.montrer())` : la méthode est appelée tout de suite, et le bouton reçoit ce qu’elle renvoie."""
    trouve = RAPPEL_APPELE.search(erreur.instruction)
    if trouve:
        methode, parentheses = trouve.groups()
        return f"`on_click` reçoit la méthode sans parenthèses, écrivez `on_click({methode})` ; `{methode}{parentheses}` l’appelle tout de suite, sans attendre un clic"
    if _est_un_clic(pas) and not erreur.ligne and erreur.texte == "'NoneType' object is not callable":
        return "`on_click` a reçu `None` : donnez-lui la méthode elle-même, sans parenthèses, `on_click(self.…)` ; avec, elle est appelée tout de suite, et ne donne rien"
    return ""


def _est_un_clic(pas: tuple | None) -> bool:
    return bool(pas) and (pas[0] == "regler" or pas[1].endswith(".click"))


def _parametres(classe: Classe, pas: tuple | None, erreur: Erreur, _) -> str:
    """`self` ou le bouton oublié dans un `def` ; `self` donné deux fois."""
    trouve = EN_TROP.search(erreur.texte)
    if "missing 1 required positional argument: 'self'" in erreur.texte and f"{classe.nom}." in erreur.instruction:
        return f"une méthode s’appelle par l’objet : à la place de `{classe.nom}.`, écrivez `self`, puis le point"
    if not trouve or trouve[1] != classe.nom:
        return ""
    methode, prevus, recus = trouve[2], int(trouve[3]), int(trouve[4])
    if f"self.{methode}(self" in erreur.instruction:
        return f"`self` est donné deux fois à `{methode}` : devant le point, il suffit"
    if prevus == 0:
        return f"`{methode}` n’a pas de paramètre : toute méthode a `self` en premier, écrivez `def {methode}(self{', …' if recus > 1 else ''})`"
    if _est_un_clic(pas) and not erreur.ligne and recus == 2:
        return f"la méthode donnée à `on_click` reçoit aussi le bouton cliqué : écrivez `def {methode}(self, bouton)`"
    if pas and pas[1].endswith(f".{methode}") and recus == len(pas[2]) + 1:
        return f"`{methode}` a {accorder(prevus, 'paramètre')}, il lui en faut {recus} : `self` d’abord, puis ce qu’on lui donne, `def {methode}(self, …)`"
    return ""


def _nom_sans_self(classe: Classe, pas: tuple | None, erreur: Erreur, sans_self) -> str:
    """Un attribut, une méthode ou un paramètre de `__init__`, écrit comme une variable."""
    trouve = re.match(r"name '(\w+)' is not defined", erreur.texte)
    nom = trouve[1] if trouve and "NameError" in erreur.types else ""
    if nom == "self":
        return "`self` n’existe pas ici : une méthode le reçoit si elle l’a pour premier paramètre, `def …(self, …)`"
    if nom in classe.methodes or nom and f"on_click({nom})" in erreur.instruction:
        return f"`{nom}` est une méthode de l’objet : écrivez `self.` devant son nom"
    if nom in classe.attributs or nom in sans_self:
        return f"`{nom}` est à l’objet : écrivez `self.{nom}`, à chaque fois, dans toutes les méthodes"
    if nom in classe.parametres and pas:
        return f"`{nom}` n’existe que dans `__init__`, qui le reçoit ; gardez-le là-bas dans `self.{nom}`, et lisez ici `self.{nom}`"
    if nom and erreur.instruction and nom + "(" not in erreur.instruction:
        return f"le nom `{nom}` n’existe pas ici ; si c’est un attribut de l’objet, écrivez `self.{nom}`, ici et là où il reçoit sa valeur"
    return ""


def _attribut_absent(classe: Classe, pas: tuple | None, erreur: Erreur, _) -> str:
    """Un attribut que rien n’a créé : souvent `points = 3` à la place de `self.points = 3`."""
    trouve = re.match(rf"(?:type object )?'{classe.nom}' (object )?has no attribute '(\w+)'", erreur.texte)
    if not trouve:
        return ""
    nom = trouve[2]
    if not trouve[1]:
        return f"`{classe.nom}.{nom}` cherche dans la classe : ce qui est à l’objet s’écrit `self.{nom}`"
    if nom in classe.methodes:
        return f"la classe n’a pas de méthode `{nom}` : vérifiez ce nom, lettre à lettre, et que son `def` est décalé sous `class {classe.nom}`"
    if f"self.{nom}(" in erreur.instruction:
        return f"la classe n’a pas de méthode `{nom}` ; si c’est une fonction écrite hors de la classe, appelez-la sans `self.` devant, `{nom}(…)`"
    return f"l’objet n’a pas d’attribut `{nom}` : `__init__` doit le créer par `self.{nom} = …` ; sans `self.`, ce n’est qu’une variable, qui disparaît à la fin de `__init__`"


def _methode_sans_parentheses(classe: Classe, pas: tuple | None, erreur: Erreur, _) -> str:
    """`self.restantes - 1` : une méthode citée, et non appelée."""
    if "TypeError" not in erreur.types or not re.search(r"'method'", erreur.texte):
        return ""
    citees = dict.fromkeys(SANS_PARENTHESES.findall(erreur.instruction))
    citees = [nom for nom in citees if nom in classe.methodes] or [*citees]
    if len(citees) == 1:
        return f"`self.{citees[0]}` est une méthode : pour avoir ce qu’elle renvoie, écrivez `self.{citees[0]}()`, avec ses parenthèses"
    return "une méthode y est citée sans ses parenthèses : sans elles, elle n’est pas appelée"


def _attribut_appele(classe: Classe, pas: tuple | None, erreur: Erreur, _) -> str:
    """Ce que l’énoncé appelle, et qui ne s’appelle pas."""
    membre = pas[1].rpartition(".")[2] if pas and pas[0] == "appeler" else "click"
    if membre == "click" or erreur.ligne or not erreur.texte.endswith("object is not callable"):
        return ""
    return f"`{membre}` doit être une méthode, que l’on appelle : `{ecrire_pas(pas)}` ; c’est ici un attribut, ôtez `@property` s’il est au-dessus de son `def` (et `self.{membre} = …` cacherait la méthode de ce nom : donnez-lui un autre nom)"


FAUTES = (_rappel_appele, _attribut_appele, _parametres, _nom_sans_self, _attribut_absent, _methode_sans_parentheses)
