// Sur la page d’une leçon : son texte, à lire pendant que l’application se charge ; extension.js l’ôte ensuite.
// Ce fichier suit copies.js, dans une fonction que site_pages.py met autour des deux.
const racine = new URL(`${document.getElementById("jupyter-config-data").dataset.jupyterLiteRoot}/`, location.href);
const chemin = new URLSearchParams(location.search).get("path") ?? "";

async function lireLApercu() {
  const reponse = await fetch(new URL(`apercus/${chemin.replace(/ipynb$/, "json")}`, racine));
  return reponse.ok ? reponse.json() : null;
}

// L’élève lit ses mots : ce qu’il a changé dans sa copie est montré tel qu’il l’a écrit.
function suivreLaCopie(copie, site) {
  const connues = new Map(site.map((cellule) => [cellule.id, cellule]));
  return contenuDe(copie).cells.map(({ id, cell_type: genre, source: lignes, metadata, outputs }) => {
    const source = [lignes].flat().join("");
    const connue = connues.get(id);
    const intacte = connue?.source === source && "html" in connue === (genre === "markdown");
    return intacte ? connue : { id, source, texte: genre !== "code", repliee: metadata?.jupyter?.source_hidden, sortie: outputs?.length > 0 };
  });
}

function dessiner({ id, source, html, texte, repliee, sortie }) {
  const cellule = document.createElement("div");
  cellule.dataset.cellule = id;
  if (html !== undefined) {
    cellule.innerHTML = html; // écrit par site_notebooks.py, qui n’y laisse que des balises connues
    return cellule;
  }
  const pre = Object.assign(document.createElement("pre"), { tabIndex: 0, textContent: repliee ? `${source.split("\n")[0]} …` : source });
  pre.classList.add(texte ? "texte" : "code");
  cellule.append(pre);
  if (sortie) cellule.append(Object.assign(document.createElement("p"), { className: "sortie", textContent: "…" }));
  return cellule;
}

function composer(cellules) {
  const apercu = document.createElement("section");
  const annonce = Object.assign(document.createElement("p"), { className: "annonce" });
  const feuille = Object.assign(document.createElement("div"), { className: "feuille" });
  annonce.textContent = "L’application se charge. Lisez déjà la leçon : vous pourrez bientôt l’exécuter.";
  feuille.append(...cellules.map(dessiner));
  apercu.id = "mastermind-apercu";
  apercu.tabIndex = 0; // les flèches et les pages du clavier la font défiler
  apercu.setAttribute("aria-label", "Texte de la leçon, en attendant l’application");
  apercu.append(annonce, feuille);
  return apercu;
}

async function montrer() {
  // Un navigateur qui refuse d’enregistrer n’a pas de copie.
  const [site, copie] = await Promise.all([lireLApercu(), lireLaCopie(racine, chemin).catch(() => null)]);
  if (!site) return;
  const apercu = composer(copie ? suivreLaCopie(copie, site) : site);
  if (document.readyState === "loading") await new Promise((pret) => addEventListener("DOMContentLoaded", pret));
  if ("application" in document.body.dataset) return; // trop tard : elle est déjà là
  document.body.prepend(apercu);
  if (document.activeElement === document.body) apercu.focus();
}

if (/^notebooks\/[\w.-]+\.ipynb$/.test(chemin)) montrer();
