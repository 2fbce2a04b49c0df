"""La page de retour d’une copie : ses verdicts, ses contre-exemples, ses conseils.

Une page par copie, à donner à l’élève ou à imprimer. Commencer par `page_de_retour`.
"""

import hashlib
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

from mastermind_edu.affichage.tableau import prose_en_html
from mastermind_edu.affichage.verdicts import COLONNES, SIGNES
from mastermind_edu.coeur.regles import PALETTE
from mastermind_edu.correction.notes import NON_NOTEE, anomalies_pour_l_eleve
from mastermind_edu.correction.page import echapper, ecrire_page, lister, nommer, tabler
from mastermind_edu.correction.resultats import NOTE_MAXIMALE, ResultatCopie, ResultatExercice
from mastermind_edu.correction.tableurs import montrable
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.francais import ecrire_decimal, en_phrase, majuscule
from mastermind_edu.juge.verdict import ContreExemple, EtatVerdict

COULEURS = {couleur.initiale: couleur for couleur in PALETTE}
PIONS_MAXIMUM = 8
CLASSES = {
    EtatVerdict.REUSSI: "reussi",
    EtatVerdict.ECHOUE: "echoue",
    EtatVerdict.A_FAIRE: "a-faire",
    EtatVerdict.BLOQUE: "bloque",
}
NOMS_RESERVES = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)", re.IGNORECASE)  # Windows les garde pour lui
LONGUEUR_DE_NOM = 80


def nommer_pages(fichiers: Iterable[str]) -> dict[str, str]:
    """Pour chaque copie, un nom de page que tous les systèmes acceptent, différent des autres.

    >>> nommer_pages(["Zoé Martin/04_marquage.ipynb"])
    {'Zoé Martin/04_marquage.ipynb': 'Zoe_Martin_04_marquage.html'}
    """
    bases = {fichier: _nom_sur(fichier) for fichier in sorted(set(fichiers))}
    nombres = Counter(base.casefold() for base in bases.values())
    return {
        fichier: f"{base}{_empreinte(fichier) if nombres[base.casefold()] > 1 else ''}.html" for fichier, base in bases.items()
    }


def _nom_sur(fichier: str) -> str:
    court = re.sub(r"_assignsubmission_[a-z]+_", "_", fichier.removesuffix(".ipynb"))
    sans_accent = unicodedata.normalize("NFKD", court).encode("ascii", "ignore").decode()
    nom = re.sub(r"[^A-Za-z0-9-]+", "_", sans_accent).strip("_-")[:LONGUEUR_DE_NOM].strip("_-") or "copie"
    return f"copie_{nom}" if NOMS_RESERVES.match(nom) else nom


def _empreinte(fichier: str) -> str:
    return "-" + hashlib.sha256(fichier.encode("utf-8", "surrogatepass")).hexdigest()[:8]


def page_de_retour(copie: ResultatCopie) -> str:
    """La page HTML d’une copie."""
    parties = [_entete(copie), _anomalies(copie)]
    if copie.exercices:
        parties += [_sommaire(copie), "<h2>Exercice par exercice</h2>", *map(_exercice, copie.exercices)]
    parties.append(f"<footer>Copie {nommer(copie.fichier)}, empreinte {echapper(copie.sha256[:12]) or '–'}</footer>")
    return ecrire_page(f"{copie.eleve} – {ecrire_decimal(copie.note)} / {NOTE_MAXIMALE}", "\n".join(filter(None, parties)))


def _entete(copie: ResultatCopie) -> str:
    chapitre = f'<p class="pale">Chapitre {echapper(ecrire_chapitre(copie.chapitre))}</p>' if copie.chapitre else ""
    return (
        f"<header><div><h1>{nommer(copie.eleve)}</h1>{chapitre}</div>"
        f'<div class="note">{ecrire_decimal(copie.note)} / {NOTE_MAXIMALE}</div></header>'
    )


def ecrire_chapitre(chapitre: str) -> str:
    """Le chapitre comme on le dit.

    >>> ecrire_chapitre("02_code_secret")
    '02 – code secret'
    """
    numero, _, sujet = chapitre.partition("_")
    return f"{numero} – {sujet.replace('_', ' ')}" if sujet else chapitre


def _anomalies(copie: ResultatCopie) -> str:
    anomalies = anomalies_pour_l_eleve(copie)
    if not copie.est_notee:
        raisons = lister(map(en_prose, anomalies or ["aucun exercice n’y a été trouvé"]))
        return f"<h2>{en_prose(NON_NOTEE)}</h2>{raisons}"
    return f"<h2>À savoir sur cette copie</h2>{lister(map(en_prose, anomalies))}" if anomalies else ""


def en_prose(texte: str) -> str:
    """La phrase en HTML, avec sa majuscule ; le code entre accents graves.

    >>> en_prose("écrivez `a : b` : c’est tout")
    'Écrivez <code>a : b</code>\\xa0: c’est tout'
    """
    morceaux = montrable(majuscule(texte)).split("`")
    morceaux[::2] = [re.sub(" ([:;?!»])", "\u00a0\\1", morceau) for morceau in morceaux[::2]]
    return prose_en_html("`".join(morceaux))


def _sommaire(copie: ResultatCopie) -> str:
    lignes = [
        (f'<a href="#{echapper(e.nom)}">{echapper(e.nom)}</a>', ecrire_etat(e.verdict.etat), ecrire_points(e)) for e in copie.exercices
    ]
    total = f"{ecrire_decimal(copie.points)} / {ecrire_decimal(copie.total)}"
    return "<h2>En bref</h2>" + tabler(("exercice", "verdict", "points"), [*lignes, ("ensemble", "", total)], nombres=(2,))


def ecrire_etat(etat: EtatVerdict) -> str:
    """Le signe et le mot d’un verdict, dans sa couleur."""
    return f'<span class="etat {CLASSES[etat]}">{SIGNES[etat]} {etat.value}</span>'


def ecrire_points(exercice: ResultatExercice) -> str:
    """Les points obtenus sur les points possibles."""
    return f"{ecrire_decimal(exercice.points)} / {ecrire_decimal(Fraction(exercice.sur))}"


def _exercice(exercice: ResultatExercice) -> str:
    verdict = exercice.verdict
    points = f'<span class="points">{ecrire_points(exercice)}</span>'
    phrase = en_prose(en_phrase(verdict.message))
    return (
        f'<section class="exercice {CLASSES[verdict.etat]}" id="{echapper(exercice.nom)}">'
        f"<h3><span>{SIGNES[verdict.etat]} {echapper(exercice.nom)} : {verdict.etat.value}</span>{points}</h3>"
        f"<p>{phrase}</p>"
        f"{_contre_exemple(exercice.nom, verdict.contre_exemple)}{_ajustement(exercice)}</section>"
    )


def _ajustement(exercice: ResultatExercice) -> str:
    if exercice.motif is None:
        return ""
    return f"<p><strong>Points ajustés par le professeur :</strong> {ecrire_points(exercice)} ({echapper(exercice.motif)})</p>"


def _contre_exemple(nom: str, contre_exemple: ContreExemple | None) -> str:
    if contre_exemple is None:
        return ""
    ligne = [f"<code>{echapper(getattr(contre_exemple, colonne))}</code>" for colonne in COLONNES]
    return tabler(COLONNES, [ligne], classe="trio") + _arguments_en_pions(nom, contre_exemple.arguments)


def _arguments_en_pions(nom: str, arguments: Sequence) -> str:
    """Une ligne par argument qui est un code, ou une liste de codes, en lettres de la palette."""
    parametres = CATALOGUE[nom].parametres if nom in CATALOGUE else ()
    codes = [(parametre, _en_pions(argument)) for parametre, argument in zip(parametres, arguments)]
    lignes = "".join(f'<tr><th scope="row">{echapper(p)}</th><td>{pions}</td></tr>' for p, pions in codes if pions)
    return f'<table class="cas"><tbody>{lignes}</tbody></table>' if lignes else ""


def _en_pions(argument: object) -> str:
    if _est_code(argument):
        return _dessiner_code(argument)
    if isinstance(argument, (list, tuple)) and argument and all(map(_est_code, argument)):
        return "".join(map(_dessiner_code, argument))
    return ""


def _est_code(valeur: object) -> bool:
    return (
        isinstance(valeur, (list, tuple))
        and 1 <= len(valeur) <= PIONS_MAXIMUM
        and all(isinstance(symbole, str) and symbole in COULEURS for symbole in valeur)
    )


def _dessiner_code(code: Sequence[str]) -> str:
    return f'<span class="code-pions">{"".join(_dessiner_pion(COULEURS[initiale]) for initiale in code)}</span>'


def _dessiner_pion(couleur) -> str:
    noms = f'role="img" aria-label="{couleur.nom}" title="{couleur.nom}"'
    return f'<span class="pion" style="background:{couleur.fond};color:{couleur.encre}" {noms}>{couleur.initiale}</span>'
