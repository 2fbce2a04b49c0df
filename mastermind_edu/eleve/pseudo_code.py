"""Du pseudo-code qui s’exécute : l’élève traduit une fonction de Python, la machine compare les deux.

Ni exercice du catalogue ni note : le texte s’exécute dans le notebook de celui qui l’écrit.
Commencer par `essayer_pseudo_code`.
"""

import ast
import inspect
import linecache
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.eleve.verification import VerdictAffiche
from mastermind_edu.francais import citer
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.verdict import EtatVerdict, Verdict

SIGNES = {"−": "-", "–": "-", "×": "*", "≠": "!=", "≤": "<=", "≥": ">="}
MOTS = {"ET": "and", "OU": "or", "NON": "not", "VRAI": "True", "FAUX": "False", "TAILLE": "len", "LONGUEUR": "len"}
OUVERTURES = (
    ("POUR", re.compile(r"POUR CHAQUE (\w+) (?:DE|DANS) (.+?)(?: FAIRE)?"), "for {} in {}:"),
    ("POUR", re.compile(r"POUR (\w+) DE (.+?) [ÀA] (.+?)(?: FAIRE)?"), "for {} in range({}, ({}) + 1):"),
    ("TANT QUE", re.compile(r"TANT QUE (.+?)(?: FAIRE)?"), "while {}:"),
    ("SI", re.compile(r"SI (.+?)(?: ALORS)?"), "if {}:"),
)
SIMPLES = ((re.compile(r"(?:RENVOYER|RETOURNER) (.+)"), "return {}"), (re.compile(r"([^←]+?) ?(?:←|<-) ?(.+)"), "{} = {}"))
FERMETURE = re.compile(r"FIN ?(POUR|TANT QUE|SI)")
NON_FINI = re.compile(r"(SI|POUR|TANT QUE) .*\b(ALORS|FAIRE) .+")
FICHIER = "<pseudo-code>"
ATTENDU = "il faut une ligne qui commence par POUR, TANT QUE, SI, SINON, FIN ou RENVOYER, ou qui contient ← ; les mots sont en capitales"


def essayer_pseudo_code(pseudo: str, fonction: Callable, cas: Iterable[Sequence]) -> VerdictAffiche:
    """Le verdict sur le pseudo-code de cette fonction : exécuté sur chaque cas, fait-il comme elle ?

    >>> def dernier_rang(code):
    ...     return len(code) - 1
    >>> essayer_pseudo_code("RENVOYER TAILLE(code)", dernier_rang, [(["R", "V"],)])
    ✘ dernier_rang : échoué
      La réponse n’est pas la bonne pour ce cas.
      appel   : dernier_rang(['R', 'V'])
      attendu : 1
      obtenu  : 2
    """
    nom, parametres = fonction.__name__, list(inspect.signature(fonction).parameters)
    if not pseudo.strip() or re.search(r"\.\.\.|…", pseudo):
        return _dire(Verdict(nom, EtatVerdict.A_FAIRE, f"à vous d’écrire le pseudo-code de `{nom}`"))
    espace: dict = {}
    try:
        exec(_compiler(traduire(pseudo, nom, parametres), pseudo), espace)
    except SyntaxError as faute:
        message = f"ligne {faute.lineno - 1} : il faut une expression complète, et au moins une ligne dans chaque bloc"
        return _dire(Verdict(nom, EtatVerdict.ECHOUE, message))
    except ErreurMastermind as refus:
        return _dire(Verdict(nom, EtatVerdict.ECHOUE, str(refus)))
    listes = list(cas)
    return _dire(examiner(Exercice(reference=fonction, points=0, cas=lambda: listes, exemples=()), Candidat(espace[nom])))


def traduire(pseudo: str, nom: str, parametres: Sequence[str]) -> str:
    """La fonction de Python que dit ce pseudo-code, ligne pour ligne ; lève `ErreurMastermind` pour une ligne illisible.

    >>> print(traduire("POUR i DE 0 À n − 1 FAIRE\\n  x ← i\\nFIN POUR", "f", ["n"]))
    def f(n):
        for i in range(0, (n - 1) + 1):
            x = i
            pass
    """
    lignes, ouverts = [f"def {nom}({', '.join(parametres)}):"], []
    for rang, brute in enumerate(pseudo.strip("\n").splitlines(), start=1):
        try:
            lignes.append(_traduire_une_ligne(" ".join(brute.partition("//")[0].split()), ouverts))
        except ErreurMastermind as refus:
            raise ErreurMastermind(f"ligne {rang} : {refus}, voici {citer(brute.strip())}") from None
    if ouverts:
        raise ErreurMastermind(f"il faut un FIN {ouverts[-1]} pour chaque {ouverts[-1]}, il en manque un")
    return "\n".join(lignes)


def _compiler(python: str, pseudo: str):
    """Le code de la fonction, dont les erreurs citent la ligne du pseudo-code : celle de Python moins une, à cause du « def »."""
    arbre = ast.parse(python)
    for instruction in arbre.body[0].body:
        ast.increment_lineno(instruction, -1)
    lignes = [f"{ligne}\n" for ligne in pseudo.strip("\n").splitlines()]
    linecache.cache[FICHIER] = len(pseudo), None, lignes, FICHIER
    return compile(arbre, FICHIER, "exec")


def _traduire_une_ligne(ligne: str, ouverts: list[str]) -> str:
    """La ligne de Python, à son retrait ; `ouverts` retient les blocs à fermer."""
    retrait = "    " * (1 + len(ouverts))
    if not ligne:
        return f"{retrait}pass"
    if fermeture := FERMETURE.fullmatch(ligne):
        _exiger_ouvert(ouverts, fermeture[1])
        ouverts.pop()
        return f"{retrait}pass"
    if ligne == "SINON":
        _exiger_ouvert(ouverts, "SI")
        return f"{retrait[4:]}else:"
    if trouve := NON_FINI.fullmatch(ligne):
        raise ErreurMastermind(f"il faut passer à la ligne après {trouve[2]}")
    for bloc, forme, python in OUVERTURES:
        if trouve := forme.fullmatch(ligne):
            ouverts.append(bloc)
            return retrait + python.format(*map(_traduire_expression, trouve.groups()))
    for forme, python in SIMPLES:
        if trouve := forme.fullmatch(ligne):
            return retrait + python.format(*map(_traduire_expression, trouve.groups()))
    raise ErreurMastermind(ATTENDU)


def _exiger_ouvert(ouverts: Sequence[str], bloc: str) -> None:
    if not ouverts or ouverts[-1] != bloc:
        raise ErreurMastermind(f"il faut un {bloc} à cet endroit, " + (f"c’est {ouverts[-1]} qui est ouvert" if ouverts else "rien n’est ouvert"))


def _traduire_expression(texte: str) -> str:
    """`TAILLE(t) − 1 ≠ i ET j = 0` devient du Python."""
    for signe, python in SIGNES.items():
        texte = texte.replace(signe, python)
    texte = re.sub(r"(?<![<>!=])=(?!=)", "==", texte)
    return re.sub(rf"\b({'|'.join(MOTS)})\b", lambda mot: MOTS[mot[0]], texte)


def _dire(verdict: Verdict) -> VerdictAffiche:
    """Le verdict à afficher ; `derouler` déroulerait la fonction de Python, qui est juste."""
    return VerdictAffiche.de(replace(verdict, deroulable=False))
