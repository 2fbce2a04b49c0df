"""Ce qu’un élève peut lire avant l’heure : `python tests/predictions_vues.py [04 …]` ouvre les leçons comme lui, cellule après cellule.

Deux tailles d’écran, un vrai navigateur ; une ligne par prédiction dont la réponse se lit avant que sa cellule soit exécutée, et le nombre des
commentaires qui ne se sont pas ouverts. Commencer par `soufflees`.
"""

import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from navigateur import NOTEBOOK, NOYAU_PRET, TOUT_EST_EXECUTE, changer, commander, ouvrir_chromium

from mastermind_edu.atelier.execution import composer
from mastermind_edu.atelier.plan import Cible, Version, lister_cibles
from mastermind_edu.atelier.relecture.predictions import dit, lire_sorties, ou_elle_se_montre

RACINE = Path(__file__).parent.parent
ECRANS = ({"width": 1366, "height": 768}, {"width": 1920, "height": 1080})
# Ce qui se voit à l’écran, des cellules à partir de ce rang : le code, puis tout le reste. Un numéro d’exécution, « [3]: », ne répond à rien.
TEXTE_VU = f"""rang => {{
    const cadre = {NOTEBOOK}.content.node.getBoundingClientRect();
    const bloc = noeud => getComputedStyle(noeud).display.startsWith("inline") && noeud.parentElement ? bloc(noeud.parentElement) : noeud;
    const textes = [[], []];
    let dernier = null;
    for (const vue of {NOTEBOOK}.content.widgets.slice(rang)) {{
        if (!vue.node.isConnected) continue;
        const noeuds = document.createTreeWalker(vue.node, NodeFilter.SHOW_TEXT);
        for (let noeud = noeuds.nextNode(); noeud; noeud = noeuds.nextNode()) {{
            const parent = noeud.parentElement;
            if (parent.closest(".jp-InputPrompt, .jp-OutputPrompt")) continue;
            const etendue = document.createRange();
            etendue.selectNodeContents(noeud);
            const vu = [...etendue.getClientRects()].some(r => r.width && r.bottom > cadre.top && r.top < cadre.bottom);
            if (!vu || !parent.checkVisibility()) continue;
            const texte = textes[parent.closest(".jp-CodeCell .jp-InputArea-editor") ? 0 : 1];
            if (dernier !== (dernier = bloc(parent))) texte.push("\\n");
            texte.push(noeud.data);
        }}
    }}
    return textes.map(texte => texte.join(""));
}}"""
ALLER_A = f"rang => {{ const n = {NOTEBOOK}.content; n.deselectAll(); n.activeCellIndex = rang; return n.scrollToItem(rang, 'smart'); }}"
DESSINEE = "() => new Promise(faire => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(faire, 50))))"


def soufflees(page, cible: Cible) -> Iterator[str]:
    """Les réponses qui se lisent trop tôt dans cette leçon, ouverte et neuve dans la page ; toutes ses cellules sont exécutées, l’une après l’autre."""
    cellules = composer(cible)
    sorties = lire_sorties(json.loads(cible.notebook.read_text(encoding="utf-8")))
    attendues = {rang: ou_elle_se_montre(cellules, rang, sorties) for rang, cellule in enumerate(cellules) if cellule.prediction}
    page.evaluate(ALLER_A, 0)
    for rang in range(len(cellules)):
        for question, reponse in attendues.items():
            if question <= rang <= reponse:
                code, texte = page.evaluate(TEXTE_VU, question)
                caches = [valeur for valeur in cellules[question].prediction if valeur not in cellules[question].choix]
                lues = [valeur for valeur in caches if dit(texte, valeur) or len(valeur) > 1 and dit(code, valeur)]  # le 1 de `f(0, 1)` n’est pas une réponse
                yield from (f"{cible.nom}, {cellules[question].id} : {valeur}, lu avant « {cellules[rang].id} »" for valeur in lues)
        commander(page, "notebook:run-cell-and-select-next")
        page.wait_for_function(TOUT_EST_EXECUTE)
        page.evaluate(DESSINEE)


def commentaires_fermes(page) -> int:
    """Combien de commentaires sont encore fermés, parmi ceux qui sont dans la page."""
    return page.locator(".jp-MarkdownCell details:not([open]) > summary", has_text="Après l’exécution").count()


def main(chapitres: list[str]) -> int:
    from test_navigateur_poste import poste

    cibles = [cible for cible in lister_cibles(RACINE) if cible.version is Version.LECON and (not chapitres or cible.notebook.name.split("_")[0] in chapitres)]
    vues, fermes = [], 0
    with tempfile.TemporaryDirectory() as temporaire, ouvrir_chromium() as chromium:
        cours = Path(temporaire) / "cours"
        for dossier in ("notebooks", "exercises"):
            shutil.copytree(RACINE / dossier, cours / dossier)
        (cours / "lancer.py").write_text("")
        with poste(cours, Path(temporaire) / "poste") as (adresse, _):
            page = chromium.new_page()
            page.set_default_timeout(120_000)
            page.goto(adresse + "&reset")
            page.wait_for_function(NOYAU_PRET)
            for ecran in ECRANS:
                page.set_viewport_size(ecran)
                for cible in cibles:
                    changer(page, f"notebooks/{cible.notebook.name}")
                    trouvees = [f"{ecran['width']} × {ecran['height']}, {faute}" for faute in soufflees(page, cible)]
                    vues += trouvees
                    fermes += (encore := commentaires_fermes(page))
                    print(*trouvees, f"{cible.nom} à {ecran['width']} × {ecran['height']} : {len(trouvees)}, commentaires restés fermés : {encore}", sep="\n", flush=True)
    print("Réponses lues trop tôt :", len(vues), "– commentaires restés fermés :", fermes)
    return bool(vues or fermes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
