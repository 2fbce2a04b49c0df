"""La page d’un plan de séance, en Markdown, et le sommaire des plans.

Ce qu’elle dit est déjà vérifié (voir `seances`). Commencer par `ecrire_seance`.
"""

from collections.abc import Iterator, Sequence

from mastermind_edu.atelier.enseignant.seances import SEANCES, Question, Seance, Temps, conseil, horaires
from mastermind_edu.atelier.gammes import compter_minutes
from mastermind_edu.chapitres import SUFFIXES, numero
from mastermind_edu.exercices import CATALOGUE, GAMMES, GAMMES_DES_CHAPITRES
from mastermind_edu.exercices.gammes import Gamme
from mastermind_edu.francais import accorder, majuscule

RACINE = "../../.."  # d’une page de `docs/enseignant/seances/` à la racine
MARQUE = "Page écrite par `python lancer.py fabriquer` d’après `{source}` : les questions sont celles de la leçon, les conseils ceux du catalogue."


def ecrire_seance(seance: Seance) -> str:
    """La page entière."""
    return "\n".join(_lignes(seance))


def _lignes(seance: Seance) -> Iterator[str]:
    lecon, exercices = (sum(t.minutes for t in temps) for temps in (seance.lecon, seance.exercices))
    yield f"# Séance {numero(seance.chapitre)} — {seance.titre}\n"
    yield MARQUE.format(source=f"{SEANCES}/{seance.chapitre}.toml") + "\n"
    liens = f"[la leçon]({RACINE}/notebooks/{seance.chapitre}.ipynb), {lecon} minutes"
    if exercices:
        liens += f" ; [les exercices]({RACINE}/exercises/{seance.chapitre}{SUFFIXES['exercises']}.ipynb), {exercices} minutes"
    yield f"- **En tout** : {liens}"
    yield f"- **L’idée à garder** : {seance.idee}"
    yield "- **À préparer** :" + "".join(f"\n  - {chose}" for chose in seance.preparer)
    yield f"- **À projeter** : `python lancer.py projeter {numero(seance.chapitre)}`\n"
    yield f"## La leçon, {lecon} minutes\n"
    yield from _temps(seance, seance.lecon)
    if exercices:
        yield f"## Les exercices, {exercices} minutes\n"
        yield from _voies(seance)
        yield from _temps(seance, seance.exercices)


def _temps(seance: Seance, temps: Sequence[Temps]) -> Iterator[str]:
    for debut, fin, un in horaires(temps):
        yield f"### {debut} à {fin} min : {un.titre}\n"
        yield from _corps(seance, un)
        yield ""


def _corps(seance: Seance, un: Temps) -> Iterator[str]:
    if un.fonctions:
        yield "- **Fonctions** : " + ", ".join(f"`{f}` ({accorder(CATALOGUE[f].points, 'point')})" for f in un.fonctions)
    yield f"- **Dire** : {un.dire}"
    for cellule, commentaire in dict(un.demander).items():
        yield from _question(seance.questions[cellule], commentaire)
    if un.trebuche:
        yield f"- **On y trébuche** : {un.trebuche}"
    if un.erreurs:
        yield "- **On y trébuche** :"
        for erreur in un.erreurs:
            yield f"  - {_citer_erreur(erreur, seance.chapitre)}"
    if un.passer:
        yield f"- **Si le temps manque** : {un.passer}"


def _citer_erreur(erreur: str, chapitre: str) -> str:
    """Le conseil du catalogue, après le nom de la fonction."""
    fonction = erreur.partition("/")[0]
    # Un exercice de cas parle des versions fausses que la liste laisse passer.
    debut = f"dans `{fonction}`, des versions fausses échappent" if fonction.startswith("mes_cas_") else f"dans `{fonction}`"
    return f"{debut} : {conseil(erreur, chapitre)}"


def _question(question: Question, commentaire: str) -> Iterator[str]:
    yield f"- **Demander** (« {question.titre} ») : {question.texte}"
    yield f"  - *À l’écran* : `{question.reponse}`" + (f". {majuscule(commentaire)}" if commentaire else "")


def _voies(seance: Seance) -> Iterator[str]:
    for cle, titre in (("essentiel", "Essentiels"), ("approfondir", "Pour approfondir")):
        noms = seance.voies[cle]
        points = sum(CATALOGUE[nom].points for nom in noms)
        if noms:
            yield f"- **{titre}**, {accorder(points, 'point')} : " + ", ".join(f"`{nom}`" for nom in noms)
    yield from _gammes(seance)
    if seance.a_placer:
        yield "- **À placer dans ce plan** : " + ", ".join(f"`{nom}`" for nom in seance.a_placer)
    yield f"- **Pour qui peine** : {seance.voies['lents']}"
    yield f"- **Pour qui va vite** : {seance.voies['rapides']}\n"


def _gammes(seance: Seance) -> Iterator[str]:
    """Les gammes du chapitre, famille par famille."""
    gammes = [GAMMES[nom] for nom in GAMMES_DES_CHAPITRES.get(seance.chapitre, ())]
    if gammes:
        familles = ", ".join(_dire_la_famille([gamme for gamme in gammes if gamme.notion == notion]) for notion in dict.fromkeys(gamme.notion for gamme in gammes))
        yield f"- **Gammes**, {compter_minutes(gammes)} minutes en plus, hors de la note, à la maison ou en ouverture : {familles}"


def _dire_la_famille(gammes: Sequence[Gamme]) -> str:
    return f"{gammes[0].notion} ({accorder(len(gammes), 'gamme')}, {compter_minutes(gammes)} min)"


def ecrire_sommaire(seances: Sequence[Seance]) -> str:
    """Le tableau des plans, une ligne par chapitre."""
    lignes = ["| séance | leçon | exercices | exercices essentiels |", "|---|---|---|---|"]
    for seance in seances:
        exercices = sum(t.minutes for t in seance.exercices)
        essentiels = ", ".join(f"`{nom}`" for nom in seance.voies.get("essentiel", ())) or "–"
        titre = f"[{numero(seance.chapitre)} — {seance.titre}](seances/{seance.chapitre}.md)"
        lignes.append(f"| {titre} | {sum(t.minutes for t in seance.lecon)} min | {f'{exercices} min' if exercices else '–'} | {essentiels} |")
    return "\n".join(lignes)
