"""Les pages de JupyterLite, complétées : Python lancé plus tôt, nos extensions, des noms de dossier qui changent avec le contenu, les phrases que le paquet de langue n’a pas.

Ne construit rien : on retouche un site que JupyterLite vient de faire. Commencer par
`completer_pages` ; `ecrire_extensions` passe avant, pour que JupyterLite les pose.
"""

import json
import re
from hashlib import sha256
from pathlib import Path

from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.atelier.site_paquets import OUTILS

PAGE_D_UN_NOTEBOOK = "notebooks/index.html"
PAGES = (PAGE_D_UN_NOTEBOOK, "lab/index.html")
EXTENSIONS = ("mastermind-site", "mastermind-commun")
COMMUN = Path(__file__).parents[1] / "poste" / "jupyter" / "labextensions" / "mastermind-commun" / "static" / "commun.js"
ANGLAIS = {"Python (WASM) Kernel": "Site de Pyodide", "Loading JupyterLite...": "JupyterLite se charge…"}
PRETE_LES_FICHIERS = re.compile(r"!!\(\(null==(\w+)\?void 0:\1\.enabled\)\|\|crossOriginIsolated\)")
DESINSTALLE = re.compile(r"await this\._unregisterOldServiceWorkers\(\w+\),")
FICHIER = "api/translations/fr_FR.json"
DOMAINES = ("jupyterlab", "jupyterlite", "notebook")
PHRASES = json.loads(Path(__file__).with_name("accueil").joinpath("traduction.json").read_text(encoding="utf-8"))  # celles qu’un élève rencontre


def ecrire_extensions(dossier: Path) -> list[Path]:
    """Écrit nos extensions comme JupyterLite s’attend à les trouver, celle du site et celle du poste ; renvoie leurs dossiers."""
    scripts = [OUTILS / "extension.js", COMMUN]
    return [_ecrire_extension(dossier, nom, script) for nom, script in zip(EXTENSIONS, scripts, strict=True)]


def _ecrire_extension(dossier: Path, extension: str, script: Path) -> Path:
    """Une extension, dont le nom du script change avec son contenu."""
    statique = dossier / extension / "static"
    statique.mkdir(parents=True)
    texte = script.read_text(encoding="utf-8")
    nom = f"remoteEntry.{sha256(texte.encode()).hexdigest()[:16]}.js"
    (statique / nom).write_text(texte, encoding="utf-8", newline="\n")
    paquet = {"name": extension, "version": "0.1.0", "jupyterlab": {"extension": True, "_build": {"load": f"static/{nom}", "extension": "./extension"}}}
    (statique.parent / "package.json").write_text(json.dumps(paquet), encoding="utf-8")
    return statique.parent


def completer_pages(construit: Path) -> None:
    """Ajoute à chaque page à notebook ce qui lance Python, et remplace les derniers mots anglais."""
    pyodide = construit / "static" / "pyodide"
    ouvrier = _unique(construit / "extensions" / "@jupyterlite" / "pyodide-kernel-extension" / "static", "comlink.worker.*.js")
    remplacer(pyodide / "ouvrier.mjs", "$ouvrier", ouvrier.name)
    transmettre_none(ouvrier)
    nom_du_noyau = "Python (WASM) Kernel"
    remplacer(_chercher(ouvrier.parent, re.compile(re.escape(nom_du_noyau)))[0], nom_du_noyau, ANGLAIS[nom_du_noyau])
    attendre_les_fichiers(ouvrier.parent)
    garder_le_relais(construit / "build")
    # Le dossier prend le nom de son contenu : un navigateur peut alors le garder pour toujours.
    signe = sha256(b"".join(chemin.name.encode() + chemin.read_bytes() for chemin in sorted(pyodide.iterdir()))).hexdigest()[:16]
    avance = _lire("hors_ligne.js") + _lire("avance.js").replace("static/pyodide/", f"static/pyodide-{signe}/")
    for page in PAGES:
        remplacer(construit / page, "</head>", f"<style>\n{_lire('pages.css')}</style>\n<script>\n{avance}</script>\n</head>")
    apercu = f"<script>\n(() => {{\n{_lire('copies.js')}{_lire('apercu.js')}}})();\n</script>"
    remplacer(construit / PAGE_D_UN_NOTEBOOK, "</head>", f"<style>\n{_lire('apercu.css')}</style>\n{apercu}\n</head>")
    for page in PAGES:
        remplacer(construit / page, "Loading JupyterLite...", ANGLAIS["Loading JupyterLite..."])
        remplacer(construit / page, "<html", '<html lang="fr"')
    pyodide.rename(pyodide.with_name(f"pyodide-{signe}"))
    remplacer(construit / "jupyter-lite.json", "./static/pyodide/", f"./static/pyodide-{signe}/")


def _lire(nom: str) -> str:
    return (OUTILS / nom).read_text(encoding="utf-8")


def transmettre_none(ouvrier: Path) -> None:
    """Fait lire à la page `null` là où Python disait `None` : sans cela, JupyterLite l’oublie et un widget caché ne revient pas.

    docs/jupyterlite.md propose ce changement à JupyterLite.
    """
    trouve = re.search(r"(\w+) instanceof Array\?this\.mapToObject\(\1\):\1(?=;)", ouvrier.read_text(encoding="utf-8"))
    if not trouve:
        raise ErreurFabrication(f"il faut « mapToObject » dans {ouvrier.name}, que JupyterLite n’écrit plus ainsi")
    v = trouve[1]
    remplacer(ouvrier, trouve[0], f"{v} instanceof Array||{v}?.constructor===Object?this.mapToObject({v}):{v}??null")


def attendre_les_fichiers(statique: Path) -> None:
    """Fait attendre au noyau ce qui lui prête les fichiers du navigateur : sans cela, une page vite ouverte n’a ni progression ni fichier.

    docs/jupyterlite.md propose ce changement à JupyterLite.
    """
    fichier, trouve = _chercher(statique, PRETE_LES_FICHIERS)
    remplacer(fichier, trouve[0], f"(navigator.serviceWorker&&{trouve[1]}&&await {trouve[1]}.ready.catch(()=>{{}}),{trouve[0]})")


def garder_le_relais(scripts: Path) -> None:
    """Ôte à JupyterLite ce qui, à chaque nouvelle version, désinstalle le « service worker » de tous les sites du serveur.

    Le nôtre n’en a pas besoin : son contenu change avec le site, et le navigateur le voit.
    """
    fichier, trouve = _chercher(scripts, DESINSTALLE)
    remplacer(fichier, trouve[0], "")


def _chercher(dossier: Path, motif: re.Pattern) -> tuple[Path, re.Match]:
    """Le premier script du dossier où ce motif se trouve ; lève `ErreurFabrication` quand il n’est dans aucun."""
    for script in sorted(dossier.glob("*.js")):
        if trouve := motif.search(script.read_text(encoding="utf-8")):
            return script, trouve
    raise ErreurFabrication(f"il faut « {motif.pattern} » dans un script de {dossier.name}, que JupyterLite n’écrit plus ainsi")


def _unique(dossier: Path, motif: str) -> Path:
    trouves = list(dossier.glob(motif))
    if len(trouves) != 1:
        raise ErreurFabrication(f"il faut un seul fichier {motif} dans {dossier}, en voici {len(trouves)}")
    return trouves[0]


def remplacer(fichier: Path, ancien: str, nouveau: str) -> None:
    """Remplace la première fois ce texte dans le fichier ; lève `ErreurFabrication` s’il n’y est pas."""
    texte = fichier.read_text(encoding="utf-8")
    if ancien not in texte:
        raise ErreurFabrication(f"il faut « {ancien} » dans {fichier.name}, que JupyterLite n’écrit plus")
    fichier.write_text(texte.replace(ancien, nouveau, 1), encoding="utf-8", newline="\n")


def completer_traduction(construit: Path) -> None:
    """Ajoute nos phrases à la traduction du site ; une phrase déjà traduite ne change pas.

    Lève `ErreurFabrication` quand le paquet de langue française n’est pas installé.
    """
    fichier = construit / FICHIER
    if not fichier.is_file():
        raise ErreurFabrication("il faut le paquet jupyterlab-language-pack-fr-FR, qui n’est pas installé : `python lancer.py site` l’installe")
    traduction = json.loads(fichier.read_text(encoding="utf-8"))
    for domaine in DOMAINES:
        _completer(traduction["data"].setdefault(domaine, {}), domaine)
    fichier.write_text(json.dumps(traduction, ensure_ascii=False), encoding="utf-8", newline="\n")


def _completer(phrases: dict, domaine: str) -> None:
    phrases.setdefault("", {"domain": domaine, "language": "fr-FR", "plural_forms": "nplurals=2; plural=(n > 1);", "version": domaine})
    for anglais, francais in PHRASES.items():
        for cle in (anglais, f"menu\x04{anglais}"):  # le titre d’un menu se cherche avec ce préfixe
            if phrases.get(cle, [anglais]) == [anglais]:
                phrases[cle] = [francais]
