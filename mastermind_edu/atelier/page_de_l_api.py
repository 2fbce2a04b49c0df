"""La référence du paquet, `docs/api.md` et `api.html` sur le site : chaque nom public, sa signature, son aide, son exemple.

Tout est lu dans le code ; une aide oubliée arrête la fabrique. Commencer par `ecrire_reference`.
"""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from string import Template
from textwrap import dedent, fill

from mastermind_edu.atelier.plan import ErreurFabrication

PORTES = ("mastermind_edu", "mastermind_edu.widgets", "mastermind_edu.decodeurs", "mastermind_edu.statistiques", "mastermind_edu.affichage")
EN_TETE = """# Référence du paquet

Page écrite par `python lancer.py fabriquer` d’après les chaînes d’aide du code : tout ce que l’on peut importer et garder d’une version à l’autre.
"""
MODELE = Path(__file__).with_name("accueil") / "api.html"
LARGEUR = 120


def ecrire_reference() -> str:
    """La page entière, en Markdown ; lève `ErreurFabrication` pour un nom public sans chaîne d’aide."""
    return EN_TETE + "".join(map(_ecrire_porte, PORTES))


def ecrire_reference_en_html(markdown: str) -> str:
    """La même, telle que le site la montre : chaque nom y a une adresse, comme `api.html#tirer_code`."""
    import mistune

    class AvecAdresses(mistune.HTMLRenderer):
        def heading(self, text, level, **_):
            return f'<h{level} id="{text.lower()}">{text}</h{level}>\n'

    contenu = mistune.create_markdown(renderer=AvecAdresses())(markdown)
    style = MODELE.with_name("accueil.css").read_text(encoding="utf-8").strip()
    return Template(MODELE.read_text(encoding="utf-8")).substitute(style=style, contenu=contenu)


def _ecrire_porte(nom: str) -> str:
    """Un module public : son aide, les noms qu’il donne, puis chacun d’eux."""
    module = import_module(nom)
    noms = sorted(module.__all__, key=str.casefold)
    liens = _plier(", ".join(f"[`{public}`](#{public.lower()})" for public in noms))
    return f"\n## {nom}\n\n{_aide(nom, module)}\n\n{liens}\n" + "".join(_ecrire_nom(nom, public, getattr(module, public)) for public in noms)


def _ecrire_nom(porte: str, nom: str, objet: object) -> str:
    if not callable(objet):  # une constante : ce qu’elle contient
        contenu = ", ".join(f"`{valeur if isinstance(valeur, str) else valeur.nom}`" for valeur in objet)
        return f"\n### {nom}\n\n`from {porte} import {nom}`\n\nContient {contenu}.\n"
    arbre = ast.parse(dedent(inspect.getsource(objet))).body[0]
    signature = nom + _parametres(arbre) if isinstance(arbre, ast.FunctionDef) else f"class {nom}{_creation(arbre)}"
    membres = "".join(_ecrire_membres(f"{porte}.{nom}", arbre)) if isinstance(arbre, ast.ClassDef) else ""
    return f"\n### {nom}\n\n```python\n{_plier(signature, 4)}\n```\n\n{_aide(f'{porte}.{nom}', objet)}\n" + (f"\n{membres}" if membres else "")


def _aide(nom: str, objet: object) -> str:
    """La chaîne d’aide, ses exemples dans des blocs de code."""
    texte = inspect.getdoc(objet) if getattr(objet, "__doc__", None) else ""
    if not texte:
        raise ErreurFabrication(f"{nom} : il faut une chaîne d’aide, que docs/api.md puisse montrer")
    morceaux = texte.split("\n\n")
    return "\n\n".join(f"```python\n{morceau}\n```" if morceau.startswith(">>>") else morceau for morceau in morceaux).replace("\n```\n\n```python\n", "\n\n")


def _plier(texte: str, retrait: int = 0) -> str:
    return fill(texte, LARGEUR, subsequent_indent=" " * retrait, break_long_words=False, break_on_hyphens=False)


def _parametres(fonction: ast.FunctionDef, *, de_methode: bool = False) -> str:
    """« (secret, nb_couleurs: int = 6) -> Reponse », comme dans le code."""
    recus = fonction.args
    if de_methode and (recus.posonlyargs or recus.args):
        del (recus.posonlyargs or recus.args)[0]
    renvoie = ast.unparse(fonction.returns).strip("'") if fonction.returns and fonction.name != "__init__" else ""
    return f"({ast.unparse(recus)})" + (f" -> {renvoie}" if renvoie else "")


def _creation(classe: ast.ClassDef) -> str:
    """Ce que reçoit la classe : les paramètres de `__init__`, ou ses champs ; rien pour une erreur ou une énumération."""
    champs = [noeud for noeud in classe.body if isinstance(noeud, ast.AnnAssign) and not ast.unparse(noeud).startswith("_")]
    creations = [noeud for noeud in classe.body if isinstance(noeud, ast.FunctionDef) and noeud.name == "__init__"]
    if creations:
        return _parametres(creations[0], de_methode=True)
    return f"({', '.join(map(ast.unparse, champs))})" if champs else ""


def _ecrire_membres(nom: str, classe: ast.ClassDef) -> Iterator[str]:
    """Une ligne par méthode, propriété ou valeur publique de la classe ; lève `ErreurFabrication` pour une méthode sans aide."""
    valeurs = [noeud.targets[0].id for noeud in classe.body if isinstance(noeud, ast.Assign) and isinstance(noeud.targets[0], ast.Name)]
    if "Enum" in map(ast.unparse, classe.bases):
        yield f"- valeurs : {', '.join(f'`{valeur}`' for valeur in valeurs)}\n"
    for noeud in classe.body:
        if isinstance(noeud, ast.FunctionDef) and not noeud.name.startswith("_"):
            aide = ast.get_docstring(noeud)
            if not aide:
                raise ErreurFabrication(f"{nom}.{noeud.name} : il faut une chaîne d’aide, que docs/api.md puisse montrer")
            decore = any(ast.unparse(d) in ("property", "cached_property") for d in noeud.decorator_list)
            signature = "" if decore else _parametres(noeud, de_methode=True)
            yield f"- `.{noeud.name}{signature}` : {' '.join(aide.partition(chr(10) * 2)[0].split())}\n"
