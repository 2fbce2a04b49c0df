"""Un verdict écrit pour l’élève, en texte et en HTML.

Jamais la couleur seule : un signe et un mot disent l’issue. Commencer par `en_texte`.
"""

import ast
from html import escape

from mastermind_edu.affichage.tableau import prose_en_html, tableau_html
from mastermind_edu.francais import ecrire_nombre, en_phrase, sans_gras
from mastermind_edu.juge.verdict import EtatVerdict, Verdict

SIGNES = {EtatVerdict.REUSSI: "✔", EtatVerdict.ECHOUE: "✘", EtatVerdict.A_FAIRE: "○", EtatVerdict.BLOQUE: "⏸"}
FILETS = {EtatVerdict.REUSSI: "#2e7d32", EtatVerdict.ECHOUE: "#c62828", EtatVerdict.A_FAIRE: "#757575", EtatVerdict.BLOQUE: "#b26a00"}
LONGUEUR_D_UN_APPEL = 200
COLONNES = ("appel", "attendu", "obtenu")


def en_texte(verdict: Verdict) -> str:
    """Le verdict en quelques lignes, pour le terminal."""
    lignes = [f"{SIGNES[verdict.etat]} {verdict.exercice} : {verdict.etat.value}", f"  {sans_gras(_phrase(verdict))}"]
    if verdict.contre_exemple:
        for colonne in COLONNES:
            ecrit = getattr(verdict.contre_exemple, colonne).replace("\n", "\n" + 12 * " ")  # un scénario a plusieurs lignes
            lignes.append(f"  {colonne.ljust(7)} : {ecrit}")
    return "\n".join([*lignes, *(f"  {sans_gras(suite)}" for suite in (*_constat(verdict), *_proposer_de_derouler(verdict)))])


def en_html(verdict: Verdict) -> str:
    """Le verdict dans un encadré, avec le contre-exemple en tableau."""
    contre_exemple = verdict.contre_exemple
    ligne = [getattr(contre_exemple, colonne) for colonne in COLONNES] if contre_exemple else []
    return (
        f'<div lang="fr" style="border-left:6px solid {FILETS[verdict.etat]};padding:4px 12px;margin:4px 0">'
        f"<strong>{SIGNES[verdict.etat]} {escape(verdict.exercice)} : {verdict.etat.value}</strong>"
        f"{_paragraphe(_phrase(verdict))}"
        f"{tableau_html(COLONNES, [ligne]) if contre_exemple else ''}"
        f"{''.join(map(_paragraphe, (*_constat(verdict), *_proposer_de_derouler(verdict))))}</div>"
    )


def _paragraphe(phrase: str) -> str:
    return f'<p style="margin:4px 0">{prose_en_html(phrase)}</p>'


def _phrase(verdict: Verdict) -> str:
    """Le message, suivi du nombre de cas d’une réussite, puis la remarque."""
    phrase = verdict.message
    if verdict.est_reussi and verdict.nb_cas > 1:
        phrase += f" ({ecrire_nombre(verdict.nb_cas)} {'essayées' if verdict.preuve else 'essayés'})"
    return " ".join(map(en_phrase, filter(None, (phrase, verdict.remarque))))


def _constat(verdict: Verdict) -> list[str]:
    return [en_phrase(verdict.constat)] if verdict.constat else []


def _proposer_de_derouler(verdict: Verdict) -> list[str]:
    appel = appel_a_derouler(verdict)
    return [f"Pour la dérouler pas à pas : `{appel}`"] if appel else []


def appel_a_derouler(verdict: Verdict) -> str:
    """L’appel qui déroule le contre-exemple d’un échec ; rien quand ses arguments ne s’écrivent pas tels quels, ou que rien n’est à y voir."""
    if verdict.etat is not EtatVerdict.ECHOUE or not verdict.contre_exemple or not verdict.deroulable:
        return ""
    ecrits = [repr(argument) for argument in verdict.contre_exemple.arguments]
    try:
        recopiable = tuple(map(ast.literal_eval, ecrits)) == verdict.contre_exemple.arguments
    except (ValueError, SyntaxError):  # une fonction, un tirage
        return ""
    appel = f"derouler({', '.join([verdict.exercice, *ecrits])})"
    return appel if recopiable and len(appel) <= LONGUEUR_D_UN_APPEL else ""
