"""La page de retour d’une copie, ses verdicts, ses contre-exemples, ses conseils, son code ; et ce dont toute page a besoin.

Ce qu’on y met ; comment on le dispose est dans `gabarits/*.html.j2`, en Jinja2. Tout ce qu’un gabarit montre est échappé et sans
caractère de commande, sans que le gabarit ait à y penser. Commencer par `page_de_retour` et `rendre`.
"""

import hashlib
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from mastermind_edu.affichage.tableau import prose_en_html
from mastermind_edu.affichage.verdicts import COLONNES, SIGNES
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.jour import dire_date
from mastermind_edu.coeur.regles import PALETTE, Couleur
from mastermind_edu.correction.notation.resultats import NOTE_MAXIMALE, CopieNotee, ExerciceNote
from mastermind_edu.correction.tableurs import montrable
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.francais import accorder, ecrire_decimal, en_phrase, majuscule
from mastermind_edu.juge.verdict import EtatVerdict

NON_NOTEE = "cette copie n’a pas pu être notée"
SIGNES_MONTRES = 8_000  # deux ou trois pages : une réponse ordinaire en a moins de mille
CLASSES = {EtatVerdict.REUSSI: "reussi", EtatVerdict.ECHOUE: "echoue", EtatVerdict.A_FAIRE: "a-faire", EtatVerdict.BLOQUE: "bloque"}
COULEURS = {couleur.initiale: couleur for couleur in PALETTE}
PIONS_MAXIMUM = 8
NOMS_RESERVES = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)", re.IGNORECASE)  # Windows les garde pour lui
LONGUEUR_DE_NOM = 80
FINIT_PAR_UNE_EMPREINTE = re.compile("-[0-9a-f]{16}$", re.IGNORECASE)  # un élève peut nommer son fichier comme la page d’un autre


def page_de_retour(copie: CopieNotee) -> str:
    """La page HTML d’une copie."""
    return rendre("retour", copie=copie, remarques=anomalies_pour_l_eleve(copie), prefixe="", **_commun())


def page_des_retours(copies: Sequence[CopieNotee]) -> Iterator[str]:
    """La page HTML de toutes les copies, chacune sur sa feuille, dans l’ordre des élèves ; par morceaux, une copie en mémoire."""
    rangs = [rang for _, rang in sorted((copie.eleve.casefold(), rang) for rang, copie in enumerate(copies))]
    retours = ((copies[rang], anomalies_pour_l_eleve(copies[rang])) for rang in rangs)
    return rendre_au_fil("retours", retours=retours, nombre=len(rangs), **_commun())


def _commun() -> dict:
    return {"sur": NOTE_MAXIMALE, "non_notee": NON_NOTEE, "colonnes": COLONNES, "pions": arguments_en_pions}


def anomalies_pour_l_eleve(copie: CopieNotee) -> list[str]:
    """Les anomalies, sauf celles qui parlent d’un autre élève."""
    return [anomalie.texte for anomalie in copie.anomalies if anomalie.publique]


def arguments_en_pions(exercice: ExerciceNote) -> list[tuple[str, list[list[Couleur]]]]:
    """Chaque argument du contre-exemple qui est un code, ou une liste de codes, en lettres de la palette."""
    parametres = CATALOGUE[exercice.nom].parametres if exercice.nom in CATALOGUE else ()
    codes = [(parametre, _en_codes(argument)) for parametre, argument in zip(parametres, exercice.verdict.contre_exemple.arguments)]
    return [(parametre, [[COULEURS[symbole] for symbole in code] for code in siens]) for parametre, siens in codes if siens]


def _en_codes(argument: object) -> Sequence[Sequence[str]]:
    codes = [argument] if _est_code(argument) else argument
    return codes if isinstance(codes, (list, tuple)) and all(map(_est_code, codes)) else ()


def _est_code(valeur: object) -> bool:
    est_court = isinstance(valeur, (list, tuple)) and 1 <= len(valeur) <= PIONS_MAXIMUM
    return est_court and all(isinstance(symbole, str) and symbole in COULEURS for symbole in valeur)


def nommer_pages(fichiers: Iterable[str]) -> dict[str, str]:
    """Pour chaque copie, un nom de page que tous les systèmes acceptent, différent des autres.

    >>> nommer_pages(["Zoé Martin/04_marquage.ipynb"])
    {'Zoé Martin/04_marquage.ipynb': 'Zoe_Martin_04_marquage.html'}
    """
    bases = {fichier: _nom_sur(fichier) for fichier in sorted(set(fichiers))}
    nombres = Counter(base.casefold() for base in bases.values())
    noms = {}
    for fichier, base in bases.items():
        ambigu = nombres[base.casefold()] > 1 or FINIT_PAR_UNE_EMPREINTE.search(base)
        noms[fichier] = f"{base}{_empreinte(fichier) if ambigu else ''}.html"
    return noms


def _nom_sur(fichier: str) -> str:
    court = re.sub(r"_assignsubmission_[a-z]+_", "_", fichier.removesuffix(".ipynb"))
    sans_accent = unicodedata.normalize("NFKD", court).encode("ascii", "ignore").decode()
    nom = re.sub(r"[^A-Za-z0-9-]+", "_", sans_accent).strip("_-")[:LONGUEUR_DE_NOM].strip("_-") or "copie"
    return f"copie_{nom}" if NOMS_RESERVES.match(nom) else nom


def _empreinte(fichier: str) -> str:
    return "-" + hashlib.sha256(fichier.encode("utf-8", "surrogatepass")).hexdigest()[:16]


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
        installer = '`python lancer.py` l’installe avec le cours, `pip install "mastermind_edu[correction]"` sans lui'
        raise ErreurMastermind(f"il faut Jinja2 pour écrire les pages de la correction, il n’est pas installé : {installer}") from erreur
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


def dire_erreur(nom: str, slug: str) -> str:
    """Une erreur typique en mots : le conseil qu’elle donne ; les mots de son nom quand le catalogue ne la connaît plus."""
    typiques = CATALOGUE[nom].erreurs_typiques if nom in CATALOGUE else ()
    return next((typique.conseil for typique in typiques if typique.slug == slug), slug.replace("-", " "))
