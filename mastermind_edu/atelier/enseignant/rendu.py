"""Écrire une fiche à imprimer ou une projection : les gabarits `gabarits/*.html.j2`, en Jinja2.

Aucune donnée n’est calculée ici ; tout ce qu’un gabarit montre est échappé. Commencer par `rendre`.
"""

from functools import cache

from mastermind_edu.affichage.papier import dessiner_emojis
from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.atelier.typographie import poser_insecables
from mastermind_edu.francais import accorder


def rendre(gabarit: str, **donnees) -> str:
    """La page HTML de ce gabarit."""
    return gabarits().get_template(f"{gabarit}.html.j2").render(donnees) + "\n"


@cache
def gabarits():
    """L’environnement Jinja2 ; lève `ErreurFabrication` quand un outil manque."""
    try:
        from jinja2 import Environment, PackageLoader, StrictUndefined
    except ImportError as erreur:
        raise ErreurFabrication("il faut Jinja2 pour écrire les fiches : `python lancer.py` l’installe avec le cours") from erreur
    gabarits = Environment(
        loader=PackageLoader("mastermind_edu.atelier.enseignant", "gabarits"),
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True,
    )
    gabarits.filters.update(prose=en_prose, dessine=en_dessins)
    gabarits.globals.update(accorder=accorder)
    return gabarits


def en_dessins(texte: str):
    """Un texte en HTML, ses emojis en dessins que toute imprimante connaît."""
    from markupsafe import Markup, escape

    return Markup(dessiner_emojis(str(escape(texte))))


def en_prose(texte: str):
    """Une phrase de Markdown en HTML, avec ses espaces insécables et sans paragraphe autour.

    >>> en_prose("`a` est **juste** : 1 < 2")
    Markup('<code>a</code> est <strong>juste</strong>\\xa0: 1 &lt; 2')
    """
    import mistune
    from markupsafe import Markup

    html = mistune.create_markdown(escape=False)(poser_insecables(texte)).strip()
    return Markup(html.removeprefix("<p>").removesuffix("</p>") if html.count("<p>") == 1 and html.startswith("<p>") else html)
