"""La page de retour d’une copie, ses verdicts, ses contre-exemples, ses conseils, son code ; et ce dont toute page a besoin.

Ce qu’on y met ; comment on le dispose est dans `gabarits/*.html.j2`, en Jinja2. Tout ce qu’un gabarit montre est échappé et sans
caractère de commande, sans que le gabarit ait à y penser. Commencer par `page_de_retour` et `rendre`.
"""

import hashlib
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import PurePosixPath
from types import MappingProxyType

from mastermind_edu.affichage.papier import dessiner_emojis, suspendre_lignes
from mastermind_edu.affichage.tableau import prose_en_html
from mastermind_edu.affichage.verdicts import COLONNES, SIGNES
from mastermind_edu.chapitres import est_du_cours, lire_un_sujet, numero, sujet
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.jour import dire_date
from mastermind_edu.coeur.regles import PALETTE, Couleur
from mastermind_edu.correction.lecture.eleves import abreger
from mastermind_edu.correction.notation.resultats import A_ECRIRE, NOTE_MAXIMALE, CopieNotee, ExerciceNote
from mastermind_edu.correction.pages.series import titre_de
from mastermind_edu.correction.tableurs import montrable
from mastermind_edu.exercices import TOUS
from mastermind_edu.exercices.sommaire import TITRES_DES_LECONS
from mastermind_edu.francais import accorder, ecrire_decimal, en_phrase, majuscule
from mastermind_edu.juge.verdict import EtatVerdict

NON_NOTEE = "cette copie n’a pas pu être notée"
VIERGE = "le notebook rendu est vierge : rien n’y est écrit"
SIGNES_MONTRES = 8_000  # deux ou trois pages : une réponse ordinaire en a moins de mille
SIGNES_SUR_PAPIER = 2_500  # une demi-feuille : les autres réponses y tiennent encore
CLASSES = {EtatVerdict.REUSSI: "reussi", EtatVerdict.ECHOUE: "echoue", EtatVerdict.A_FAIRE: "a-faire", EtatVerdict.BLOQUE: "bloque"}
COULEURS = {couleur.initiale: couleur for couleur in PALETTE}
PIONS_MAXIMUM = 8
NOMS_RESERVES = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)", re.IGNORECASE)  # Windows les garde pour lui
LONGUEUR_DE_NOM = 80
FINIT_PAR_UNE_EMPREINTE = re.compile("-[0-9a-f]{16}$", re.IGNORECASE)  # un élève peut nommer son fichier comme la page d’un autre


def page_de_retour(copie: CopieNotee) -> str:
    """La page HTML d’une copie."""
    return rendre("retour", copie=copie, remarques=anomalies_pour_l_eleve(copie), detailles=_detailler(copie, copie.exercices, SIGNES_MONTRES), prefixe="", **_commun())


def page_des_retours(copies: Sequence[CopieNotee], noms: Mapping[str, str] = MappingProxyType({})) -> Iterator[str]:
    """La page HTML de toutes les copies qui comptent, chacune sur sa feuille, dans le même ordre ; par morceaux, une copie en mémoire.

    Ce qui est juste n’y est que compté : l’élève a la page entière à l’écran. `noms` : ce qui distingue deux homonymes, par fichier.
    """
    rangs = [rang for rang, copie in enumerate(copies) if not copie.remplacee_par]
    retours = (_a_imprimer(copie._replace(eleve=noms.get(copie.fichier, copie.eleve))) for copie in map(copies.__getitem__, rangs))
    return rendre_au_fil("retours", retours=retours, nombre=len(rangs), **_commun())


def _a_imprimer(copie: CopieNotee) -> tuple[CopieNotee, list[str], list[tuple[ExerciceNote, str]]]:
    """La copie, ce qu’on en remarque, et les exercices dont le verdict apprend quelque chose."""
    retenus = [exercice for exercice in copie.exercices if _apprend_quelque_chose(exercice)]
    return copie, anomalies_pour_l_eleve(copie), _detailler(copie, retenus, SIGNES_SUR_PAPIER)


def _apprend_quelque_chose(exercice: ExerciceNote) -> bool:
    """Faux pour une réponse juste ou pas encore écrite, dont la table dit tout ; vrai pour celle qui l’est sous un autre nom."""
    a_ecrire = exercice.verdict.etat is EtatVerdict.A_FAIRE and exercice.verdict.message.startswith(A_ECRIRE)
    return not (a_ecrire or exercice.verdict.est_reussi) or exercice.commentaire is not None or bool(exercice.verdict.remarque)


def _detailler(copie: CopieNotee, exercices: Iterable[ExerciceNote], signes: int) -> list[tuple[ExerciceNote, str]]:
    """Chaque exercice, et ce qu’on montre de la réponse : rien de plus que ces signes."""
    return [(exercice, couper(copie.sources.get(exercice.nom, ""), signes)) for exercice in exercices]


def _commun() -> dict:
    return {"sur": NOTE_MAXIMALE, "non_notee": NON_NOTEE, "colonnes": COLONNES, "pions": arguments_en_pions}


def anomalies_pour_l_eleve(copie: CopieNotee) -> list[str]:
    """Les anomalies, sauf celles qui parlent d’un autre élève ; et laquelle de ses copies compte, ou qu’elle est vierge."""
    remplacees = ", ".join(f"« {PurePosixPath(fichier).name} »" for fichier in copie.remplace)
    choix = [f"vous avez rendu plusieurs fichiers : celui-ci compte, à la place de {remplacees}"] if remplacees else []
    choix += [_dire_vierge(copie)] if copie.est_vierge else []
    return choix + [anomalie.texte for anomalie in copie.anomalies if anomalie.publique]


def _dire_vierge(copie: CopieNotee) -> str:
    if copie.chapitre_attendu:
        return f"{VIERGE} ; il est de {ecrire_chapitre(copie.chapitre)}, la classe a rendu {ecrire_chapitre(copie.chapitre_attendu)} : avez-vous rendu le bon fichier ?"
    return VIERGE if lire_un_sujet(copie.chapitre) else f"{VIERGE} ; avez-vous rendu celui de `travail/exercises/`, où est votre travail ?"


def arguments_en_pions(exercice: ExerciceNote) -> list[tuple[str, list[list[Couleur]]]]:
    """Chaque argument du contre-exemple qui est un code, ou une liste de codes, en lettres de la palette."""
    parametres = TOUS[exercice.nom].parametres if exercice.nom in TOUS else ()
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
    bases = {fichier: nom_sur(fichier) for fichier in sorted(set(fichiers))}
    nombres = Counter(base.casefold() for base in bases.values())
    noms = {}
    for fichier, base in bases.items():
        ambigu = nombres[base.casefold()] > 1 or FINIT_PAR_UNE_EMPREINTE.search(base)
        noms[fichier] = f"{base}{_empreinte(fichier) if ambigu else ''}.html"
    return noms


def nom_sur(fichier: str) -> str:
    """Ce qu’un nom de fichier devient, sans celui de l’archive, dans un nom que tous les systèmes acceptent ; deux fichiers peuvent donner le même.

    >>> nom_sur("BTS SIO1-Devoir 4-8123.zip/Zoé Martin_12_assignsubmission_file_/04_marquage.ipynb")
    'Zoe_Martin_12_04_marquage'
    """
    court = re.sub(r"_assignsubmission_[a-z]+_?", "_", re.sub(r"(?i)^.*?\.zip/", "", fichier.removesuffix(".ipynb")))
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
        installer = '`python lancer.py` l’installe avec le cours, `pip install jinja2` sans lui'
        raise ErreurMastermind(f"il faut Jinja2 pour écrire les pages de la correction, il n’est pas installé : {installer}") from erreur
    gabarits = Environment(
        loader=PackageLoader("mastermind_edu.correction.pages", "gabarits"),
        autoescape=True, undefined=StrictUndefined, finalize=_rendre_montrable, trim_blocks=True, lstrip_blocks=True,
    )
    gabarits.filters.update(
        prose=en_prose, code=en_code, programme=en_programme, phrase=en_phrase, decimal=ecrire_decimal,
        chapitre=ecrire_chapitre, du_cours=est_du_cours, secable=en_nom_secable, date=dire_date, abrege=abreger,
    )  # fmt: skip
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

    return Markup(dessiner_emojis(prose_en_html(montrable(majuscule(texte) if debut else texte))))


def en_code(texte: str):
    """Une valeur en HTML, ses emojis dessinés pour le papier."""
    from markupsafe import Markup, escape

    return Markup(dessiner_emojis(str(escape(montrable(texte)))))


def en_programme(texte: str):
    """De même pour un programme, dont les lignes coupées gardent leur retrait."""
    from markupsafe import Markup

    return Markup(suspendre_lignes(en_code(texte.expandtabs(4))))


def en_nom_secable(nom: str):
    """Un nom de fonction, où une colonne étroite peut passer à la ligne.

    >>> en_nom_secable("mes_cas_<b>")
    Markup('mes_<wbr>cas_<wbr>&lt;b&gt;')
    """
    from markupsafe import Markup, escape

    return Markup(escape(montrable(nom)).replace("_", Markup("_<wbr>")))


def couper(texte: str, signes: int) -> str:
    """Le texte d’une réponse, sans ce qui remplirait des pages."""
    return texte if len(texte) <= signes else f"{texte[:signes]}\n… (la suite n’est pas montrée : {len(texte)} signes)"


def ecrire_chapitre(chapitre: str) -> str:
    """Le chapitre comme on le dit : son numéro, quand il est du cours, et son titre, celui de sa leçon ; celui du notebook d’un professeur.

    >>> ecrire_chapitre("02_code_secret")
    '02 – Le code secret'
    """
    if d_epreuve := lire_un_sujet(chapitre):
        return str(d_epreuve)
    titre = TITRES_DES_LECONS.get(chapitre) or titre_de(chapitre) or sujet(chapitre).replace("_", " ")
    return f"{numero(chapitre)} – {titre}" if est_du_cours(chapitre) and sujet(chapitre) else titre
