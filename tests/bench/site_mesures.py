"""Le site mesuré : `python tests/bench/site_mesures.py` écrit un tableau en Markdown.

Taille, démarrage à froid et à chaud, clic. Demande Playwright, Chromium et, la
première fois, l’internet. Commencer par `main`.
"""

import gzip
import random
import statistics
import tempfile
import time
from pathlib import Path

from communs import RACINE, ecrire_table, nombre
from site_en_ligne import attendre_noyau, dire, executer_tout, ouvrir_contexte, servir_dossier  # tests/site_en_ligne.py

from mastermind_edu.atelier.site import construire_site
from mastermind_edu.coeur.codes import tirer_code
from mastermind_edu.coeur.regles import NIVEAUX

LECON = "notebooks/index.html?path=notebooks/00_jouer.ipynb"
ESSAIS, CLICS = 3, 15
# Du clic au premier changement du plateau, mesuré dans la page : sans le temps de l’outil qui clique.
CLIQUER = """async nom => {
    const jeu = [...document.querySelectorAll('.mm-jeu')].at(-1);
    const bouton = [...jeu.querySelectorAll('button')].find(b => b.innerText.trim() === nom);
    const debut = performance.now();
    const change = new Promise(fini => new MutationObserver((_, o) => { o.disconnect(); fini(performance.now() - debut); })
        .observe(jeu, {subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['aria-label', 'title']}));
    bouton.click();
    return await change;
}"""
PREUVE = """
from mastermind_edu import repondre_par_frequences
from mastermind_edu.coeur.codes import tous_les_codes
import time
codes = list(tous_les_codes(4, 6)); debut = time.perf_counter()
for secret in codes[:130]:
    for proposition in codes: repondre_par_frequences(secret, proposition, 6)
print((time.perf_counter() - debut) * 1296 / 130)
"""
VERIFIER = """
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner
import time
durees = {}
for nom, exercice in CATALOGUE.items():
    debut = time.perf_counter()
    examiner(exercice, Candidat(exercice.reference))
    durees[nom] = time.perf_counter() - debut
pire = max(durees, key=durees.get)
print(f"{pire} {durees[pire] * 1000:.0f}")
"""


def peser(site: Path) -> tuple[int, float, float]:
    """Le nombre de fichiers, les mégaoctets, et les mégaoctets une fois compressés un à un."""
    contenus = [chemin.read_bytes() for chemin in site.rglob("*") if chemin.is_file()]
    return len(contenus), sum(map(len, contenus)) / 1e6, sum(len(gzip.compress(contenu, 6)) for contenu in contenus) / 1e6


def demarrer(contexte, adresse: str) -> tuple[float, float, float, object]:
    """Les secondes jusqu’aux cellules, jusqu’à Python prêt, jusqu’à la leçon exécutée ; et la page."""
    page, debut = contexte.new_page(), time.perf_counter()
    page.goto(f"{adresse}/{LECON}")
    page.locator(".jp-CodeCell").first.wait_for()
    affichee = time.perf_counter() - debut
    attendre_noyau(page)
    prete = time.perf_counter() - debut
    executer_tout(page)
    return affichee, prete, time.perf_counter() - debut, page


def mesurer_les_clics(page) -> list[float]:
    """Les millisecondes entre un clic sur une couleur et le pion posé, puis ôté."""
    couleur = NIVEAUX["classique"].couleurs[tirer_code(NIVEAUX["classique"], random.Random(1))[0]]
    durees = []
    for _ in range(CLICS):
        durees.append(page.evaluate(CLIQUER, f"{couleur.initiale} {couleur.nom}"))
        page.wait_for_timeout(150)
        page.locator(".mm-jeu").last.get_by_role("button", name="Effacer un pion").click()
        page.wait_for_timeout(150)
    return durees


def mesurer_le_navigateur(adresse: str) -> list[tuple[str, str]]:
    """Les lignes du tableau qui demandent Chromium ; un profil neuf par essai à froid."""
    froids = []
    for _ in range(ESSAIS):
        with ouvrir_contexte() as contexte:
            *durees, page = demarrer(contexte, adresse)
            froids.append(durees)
            *chaud, page = demarrer(contexte, adresse)
            clics, calcul, dehors = mesurer_les_clics(page), float(dire(page, PREUVE)), len(contexte.dehors)
            pire, millisecondes = dire(page, VERIFIER).split()
    affichee, prete, executee = (statistics.median(colonne) for colonne in zip(*froids))
    return [
        ("à froid, la leçon s’affiche", f"{nombre(affichee, 1)} s"),
        ("à froid, Python est prêt", f"{nombre(prete, 1)} s"),
        ("à froid, la leçon 00 est exécutée entièrement", f"{nombre(executee, 1)} s"),
        ("une seconde leçon, Python est prêt", f"{nombre(chaud[1], 1)} s"),
        ("d’un clic au plateau qui change, médiane", f"{statistics.median(clics):.0f} ms"),
        ("d’un clic au plateau qui change, maximum", f"{max(clics):.0f} ms"),
        ("1 679 616 réponses par fréquences (un dixième mesuré)", f"{nombre(calcul, 1)} s"),
        (f"vérifier la plus longue des fonctions justes, `{pire}`", f"{millisecondes} ms"),
        ("demandes hors du site", str(dehors)),
    ]


def main() -> None:
    """Construit le site dans un dossier provisoire, le mesure et écrit le tableau."""
    with tempfile.TemporaryDirectory() as dossier:
        site, debut = Path(dossier) / "site", time.perf_counter()
        construire_site(RACINE, site, annoncer=lambda _: None)
        construction = time.perf_counter() - debut
        fichiers, poids, compresse = peser(site)
        with servir_dossier(site) as port:
            lignes = mesurer_le_navigateur(f"http://127.0.0.1:{port}")
    ecrire_table("le site, dans Chromium", "mesure", lignes=(
        ("construction, paquets déjà reçus", f"{nombre(construction, 1)} s"),
        ("taille", f"{nombre(poids, 1)} Mo, {fichiers} fichiers"),
        ("taille, compressée par le serveur", f"{nombre(compresse, 1)} Mo"),
        *lignes,
    ))  # fmt: skip


if __name__ == "__main__":
    main()
