"""Écrire une page à partir de son gabarit : `gabarits/*.html.j2`, en Jinja2.

Aucune donnée n’est calculée ici. Tout ce qu’un gabarit montre est échappé et sans caractère de commande,
sans que le gabarit ait à y penser. Commencer par `rendre`.
"""

from collections.abc import Iterator
from functools import cache

from mastermind_edu.affichage.tableau import prose_en_html
from mastermind_edu.affichage.verdicts import SIGNES
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.jour import dire_date
from mastermind_edu.correction.tableurs import montrable
from mastermind_edu.francais import accorder, ecrire_decimal, en_phrase, majuscule
from mastermind_edu.juge.verdict import EtatVerdict

SIGNES_MONTRES = 8_000  # deux ou trois pages : une réponse ordinaire en a moins de mille
CLASSES = {
    EtatVerdict.REUSSI: "reussi",
    EtatVerdict.ECHOUE: "echoue",
    EtatVerdict.A_FAIRE: "a-faire",
    EtatVerdict.BLOQUE: "bloque",
}


def rendre(gabarit: str, **donnees) -> str:
    """La page HTML de ce gabarit ; lève `ErreurMastermind` quand Jinja2 n’est pas installé."""
    return gabarits().get_template(f"{gabarit}.html.j2").render(donnees)


def rendre_au_fil(gabarit: str, **donnees) -> Iterator[str]:
    """La même page par morceaux, pour une page trop longue à garder en mémoire."""
    return gabarits().get_template(f"{gabarit}.html.j2").generate(donnees)


@cache
def gabarits():
    """L’environnement Jinja2 des gabarits ; lève `ErreurMastermind` quand Jinja2 n’est pas installé."""
    try:
        from jinja2 import Environment, PackageLoader, StrictUndefined
    except ImportError as erreur:
        raise ErreurMastermind(
            "il faut Jinja2 pour écrire les pages de la correction, il n’est pas installé : "
            '`python lancer.py` l’installe avec le cours, `pip install "mastermind_edu[correction]"` sans lui'
        ) from erreur
    gabarits = Environment(
        loader=PackageLoader("mastermind_edu.correction.pages", "gabarits"),
        autoescape=True, undefined=StrictUndefined, finalize=_rendre_montrable, trim_blocks=True, lstrip_blocks=True,
    )
    gabarits.filters.update(
        prose=en_prose, phrase=en_phrase, decimal=ecrire_decimal, chapitre=ecrire_chapitre, couper=couper, secable=en_nom_secable, date=dire_date
    )
    gabarits.globals.update(accorder=accorder, signes=SIGNES, classes=CLASSES, etats=tuple(EtatVerdict))
    return gabarits


def _rendre_montrable(valeur: object) -> object:
    """Ce que Jinja2 va échapper et écrire, sans caractère de commande ; le HTML déjà fait passe tel quel."""
    return valeur if hasattr(valeur, "__html__") else montrable(str(valeur))


def en_prose(texte: str, debut: bool = True):
    """La phrase en HTML, avec sa majuscule au début d’un paragraphe ; le code entre accents graves.

    >>> en_prose("écrivez `a : b` : c’est tout")
    Markup('Écrivez <code style="white-space:nowrap">a : b</code>\\xa0: c’est tout')
    """
    from markupsafe import Markup

    return Markup(prose_en_html(montrable(majuscule(texte) if debut else texte)))


def en_nom_secable(nom: str):
    """Un nom de fonction, où une colonne étroite peut passer à la ligne.

    >>> en_nom_secable("mes_cas_<b>")
    Markup('mes_<wbr>cas_<wbr>&lt;b&gt;')
    """
    from markupsafe import Markup, escape

    return Markup(escape(montrable(nom)).replace("_", Markup("_<wbr>")))


def couper(texte: str) -> str:
    """Le texte d’une réponse, sans ce qui remplirait des pages."""
    if len(texte) <= SIGNES_MONTRES:
        return texte
    return f"{texte[:SIGNES_MONTRES]}\n… (la suite n’est pas montrée : {len(texte)} signes)"


def ecrire_chapitre(chapitre: str) -> str:
    """Le chapitre comme on le dit.

    >>> ecrire_chapitre("02_code_secret")
    '02 – code secret'
    """
    numero, _, sujet = chapitre.partition("_")
    return f"{numero} – {sujet.replace('_', ' ')}" if sujet else chapitre
