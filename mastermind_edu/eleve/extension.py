"""Une phrase française sous chaque erreur de Python, dans un notebook : `%load_ext mastermind_edu`.

Le message de Python reste tel quel, et un `...` à remplacer n’affiche rien ; IPython n’est pas importé, c’est lui qui appelle.
Commencer par `expliquer_cellule`.
"""

import io
import re
import sys
from ast import Constant, Expr, Module, PyCF_ONLY_AST
from collections.abc import Mapping
from contextlib import redirect_stderr
from linecache import getline
from traceback import walk_tb
from types import FunctionType

from mastermind_edu.affichage.tableau import prose_en_html
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.eleve import NOMS_DU_COURS
from mastermind_edu.eleve.coulisses import DONNES
from mastermind_edu.eleve.verification import CELLULE_EN_PANNE, CELLULES
from mastermind_edu.exercices import EN_COURS, TOUS
from mastermind_edu.francais import debut_commun, en_phrase, enumerer, plus_proche
from mastermind_edu.juge.explications import traduire
from mastermind_edu.juge.groupes import nommer_type
from mastermind_edu.juge.syntaxe import traduire_faute
from mastermind_edu.juge.valeurs import decrire_erreur

PREMIERE_CELLULE = "le nom « {} » vient des premières cellules : exécutez-les d’abord, dans l’ordre"
REPLIE = "le nom « {} » vient d’une cellule repliée, « Les coulisses » (chapitre {}). La touche ↓ la saute : cliquez sur elle et exécutez-la, puis exécutez de nouveau celle-ci"
MAL_NOMMEE = "aucune fonction ne s’appelle « {0} » ; `{1}` est-elle mal nommée ? Dans son `def`, écrivez `{0}`"
NOM_DU_COURS_ECRASE = "`{0}` est devenu {1} dans ce notebook : choisissez un autre nom, puis exécutez de nouveau la première cellule pour retrouver `{0}`"
RECRITE = "get_ipython()"  # ce qu’écrit IPython à la place d’une commande du système
FAUTES = (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError)
# Python ne propose un autre nom que pour celles-ci.
AVEC_SUGGESTION = (NameError, AttributeError, ImportError)


def load_ipython_extension(shell) -> None:
    """Ce qu’IPython appelle pour `%load_ext mastermind_edu`."""
    unload_ipython_extension(shell)
    shell.events.register("post_run_cell", _ExplicationsDe(shell))
    shell.events.register("pre_run_cell", _nommer_la_cellule)
    shell.ast_transformers.append(_SansEllipsis())
    shell.register_magic_function(_joindre_les_exercices, "cell", "exercices")
    shell.register_magic_function(_joindre_une_epreuve, "cell", "epreuve")


def unload_ipython_extension(shell) -> None:
    """Ce qu’IPython appelle pour `%unload_ext mastermind_edu`."""
    for rappel in _rappels(shell):
        shell.events.unregister("post_run_cell", rappel)
        shell.events.unregister("pre_run_cell", _nommer_la_cellule)
    shell.ast_transformers[:] = [t for t in shell.ast_transformers if not isinstance(t, _SansEllipsis)]


def est_chargee(shell) -> bool:
    """Vrai quand les erreurs de cet interprète sont déjà expliquées."""
    return bool(_rappels(shell))


def _rappels(shell) -> list:
    return [rappel for rappel in shell.events.callbacks["post_run_cell"] if isinstance(rappel, _ExplicationsDe)]


def _nommer_la_cellule(info) -> None:
    """Avant chaque cellule : JupyterLab donne son identifiant, un autre ne le donne peut-être pas."""
    EN_COURS["cellule"] = getattr(info, "cell_id", None)


def _joindre_les_exercices(annonce: str, sceau: str) -> None:
    """La cellule `%%exercices` d’un notebook : les exercices que le professeur a écrits, sous leur sceau."""
    from mastermind_edu.exercices.ajoutes import joindre_le_sceau  # le cours n’en a pas besoin

    joindre_le_sceau(sceau)


def _joindre_une_epreuve(annonce: str, questions: str) -> None:
    """La cellule `%%epreuve` d’un sujet : ce que l’énoncé dit de chaque question, en données."""
    from mastermind_edu.exercices.epreuves import joindre_les_questions

    joindre_les_questions(questions)


class _ExplicationsDe:
    """Ce qui suit chaque cellule de ce notebook."""

    __name__ = "expliquer_cellule"  # IPython nomme ainsi un rappel qui échoue

    def __init__(self, shell):
        self.shell = shell

    def __call__(self, resultat) -> None:
        explication = montrer(self.shell, resultat)
        cellule = resultat.info if resultat else None
        if cellule is not None and isinstance(cellule.raw_cell, str):
            CELLULES.noter(cellule.raw_cell, getattr(cellule, "cell_id", None), self.shell.user_global_ns, explication)


class _SansEllipsis:
    """Le `...` qui finit une cellule à compléter : IPython en afficherait la valeur, `Ellipsis`."""

    def visit(self, cellule: Module) -> Module:
        match cellule.body:
            case [*_, Expr(Constant(value))] if value is ...:
                del cellule.body[-1]
        return cellule


def montrer(shell, resultat) -> str:
    """Affiche l’explication de l’erreur d’une cellule, et la renvoie ; vide quand il n’y a pas d’erreur."""
    explication = expliquer_cellule(resultat, shell.user_global_ns) if resultat else None
    if not explication:
        return ""
    titre, phrase = explication
    html = (
        '<div lang="fr" role="note" style="border-left:6px solid #c62828;padding:4px 12px;margin:4px 0">'
        f'<strong>✘ {prose_en_html(titre)}</strong><p style="margin:4px 0">{prose_en_html(phrase)}</p></div>'
    )
    shell.display_pub.publish({"text/plain": f"✘ {titre}\n  {phrase}", "text/html": html})
    return f"{titre}. {phrase}"


def expliquer_cellule(resultat, espace: dict) -> tuple[str, str] | None:
    """Le titre et la phrase pour l’erreur d’une cellule ; rien si tout va bien, ou si l’erreur parle déjà français.

    `resultat` est celui d’IPython, `espace` les variables du notebook.
    """
    erreur = resultat.error_before_exec or resultat.error_in_exec
    if resultat.error_before_exec and isinstance(erreur, FAUTES):
        return _expliquer_la_lecture(erreur, resultat.info)
    if erreur is None or isinstance(erreur, ErreurMastermind):
        return None
    pas = _pas_du_notebook(erreur, espace)
    nom = "Interruption" if isinstance(erreur, KeyboardInterrupt) else f"Erreur {type(erreur).__name__}"
    phrase = _traduire(erreur, _lire(*pas[-1]) if pas else "", espace)
    return nom + (f", {_situer(pas)}" if pas else ""), en_phrase(phrase or "le programme n’en dit pas plus")


def _expliquer_la_lecture(faute: BaseException, cellule) -> tuple[str, str]:
    """Pour une cellule que Python n’a pas pu lire : rien n’a été exécuté."""
    texte = getattr(cellule, "transformed_cell", None) or cellule.raw_cell  # sans les lignes vides du début, comme le dit Python
    try:  # IPython attend parfois une suite, là où Python sait ce qui manque
        compile(texte, "", "exec", PyCF_ONLY_AST)
    except FAUTES as relue:
        faute = relue
    lignes, rang = texte.split("\n"), getattr(faute, "lineno", None)
    ligne = lignes[rang - 1].strip() if rang and rang <= len(lignes) else ""
    cite = "" if RECRITE in ligne else f" : {_en_code(ligne)}"  # d’une ligne qui commence par « ! », IPython a fait autre chose
    lieu = f", ligne {rang}{cite}" if ligne else ""
    return f"Faute de syntaxe{lieu}", en_phrase(traduire_faute(faute, ligne))


def _traduire(erreur: BaseException, instruction: str, espace: dict) -> str:
    if isinstance(erreur, NameError) and erreur.name in NOMS_DU_COURS:
        return PREMIERE_CELLULE.format(erreur.name)
    absent = erreur.name if isinstance(erreur, NameError) and isinstance(erreur.name, str) else ""
    if faute := CELLULES.faute(absent, None):
        return CELLULE_EN_PANNE.format(absent, faute)
    if proche := mal_nommee(absent, espace):
        return MAL_NOMMEE.format(absent, proche)
    ecrase = _nom_ecrase(instruction, espace) if isinstance(erreur, TypeError) else ""
    if ecrase:
        return ecrase
    if absent in DONNES:
        return REPLIE.format(absent, enumerer(DONNES[absent]))
    if isinstance(erreur, SyntaxError):  # d’un texte ou d’un fichier lu pendant l’exécution
        return traduire_faute(erreur, (erreur.text or "").strip())
    decrite = decrire_erreur(erreur)
    return traduire(decrite._replace(texte=decrite.texte + _suggestion(erreur, decrite.texte), instruction=instruction))


def mal_nommee(nom: str, espace: Mapping[str, object]) -> str:
    """La fonction de l’élève dont le nom ressemble à celui d’un exercice absent ; vide quand il n’y en a pas.

    >>> mal_nommee("repondre", {"reponde": mal_nommee})
    'reponde'
    """
    siennes = [autre for autre, objet in espace.items() if isinstance(objet, (FunctionType, type)) and autre not in TOUS and not autre.startswith("_")]
    return plus_proche(nom, siennes) or debut_commun(nom, siennes) if nom in TOUS else ""


def _nom_ecrase(instruction: str, espace: dict) -> str:
    """La phrase pour un nom du cours que le notebook a remplacé par autre chose qu’une fonction."""
    appele = re.match(r"(\w+)\s*\(", instruction)
    if not appele or appele[1] not in NOMS_DU_COURS or appele[1] not in espace or callable(espace[appele[1]]):
        return ""
    return NOM_DU_COURS_ECRASE.format(appele[1], nommer_type(type(espace[appele[1]]).__name__))


def _suggestion(erreur: BaseException, texte: str) -> str:
    """Ce que Python propose après son message : « Did you mean … ? », ou rien."""
    if not isinstance(erreur, AVEC_SUGGESTION):
        return ""
    with redirect_stderr(io.StringIO()) as dit:
        sys.__excepthook__(type(erreur), erreur, erreur.__traceback__)
    trouvee = re.search(r"\. Did you (?:mean|forget)(?!: '(?:_|In'|Out'))[^\n]*\s*$", dit.getvalue())  # pas les noms d’IPython
    return trouvee[0].strip() if trouvee and trouvee[0].strip() not in texte else ""


def _pas_du_notebook(erreur: BaseException, espace: dict) -> list:
    """Les pas de l’exécution écrits dans le notebook, du premier au dernier ; les commandes d’IPython n’en sont pas."""
    pas = [(cadre.f_code, ligne) for cadre, ligne in walk_tb(erreur.__traceback__) if cadre.f_globals is espace]
    return [p for p in pas if _lire(*p) and not _lire(*p).startswith(RECRITE)]


def _situer(pas: list) -> str:
    """La dernière ligne de l’élève, la fonction où elle est et la ligne qui l’a appelée."""
    (premier, _), (code, ligne) = pas[0], pas[-1]
    ailleurs = "" if code.co_filename == premier.co_filename else " d’une autre cellule"
    ou = f"ligne {ligne}{ailleurs} : {_en_code(_lire(code, ligne))}"
    # `<listcomp>`, `<lambda>` : le morceau sans nom d’une fonction, ou de la cellule.
    rang = max((rang for rang, (c, _) in enumerate(pas) if not c.co_name.startswith("<")), default=0)
    if not rang:
        return ou
    appelant, ligne = pas[rang - 1]
    appel = f" appelée à la ligne {ligne}" if appelant.co_filename == premier.co_filename else ""
    return f"{ou}, dans la fonction `{pas[rang][0].co_name}`{appel}"


def _lire(code, ligne: int) -> str:
    return getline(code.co_filename, ligne).strip()


def _en_code(ligne: str) -> str:
    courte = ligne if len(ligne) <= 80 else ligne[:79].rstrip() + "…"
    return f"`{courte.replace('`', '’')}`"
