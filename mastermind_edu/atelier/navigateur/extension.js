// Ce que le site ajoute à JupyterLite : le doigt dans les menus, les chapitres dans le même onglet, une cellule exécutée trop tôt qui attend.
// Écrite comme JupyterLab charge une extension construite : un conteneur, dont `get` donne les greffons.
const EXECUTER = /^(notebook:(run-|restart-run-all|restart-and-run)|runmenu:)/;

// Depuis JupyterLab 4.6, un menu attend un mouvement que le doigt ne fait pas (jupyterlab, demande 19124 ; réparé dans lumino par la 834).
function accepterLeDoigt() {
  document.addEventListener("pointerdown", (appui) => {
    if (appui.pointerType !== "touch" || !appui.target.closest?.(".lm-Menu")) return;
    const { clientX, clientY, pointerId } = appui;
    appui.target.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, cancelable: true, clientX, clientY, pointerId, pointerType: "touch" }));
  }, true);
}

const racine = () => new URL(`${document.getElementById("jupyter-config-data").dataset.jupyterLiteRoot}/`, location.href);

// Un lien d’un notebook à l’autre : le même onglet, le travail enregistré ; Ctrl ou le bouton du milieu en ouvrent un autre.
function garderLOnglet(app) {
  document.addEventListener("click", async (clic) => {
    const lien = clic.target.closest?.(".jp-RenderedMarkdown a[href]");
    if (!lien || clic.ctrlKey || clic.metaKey || clic.shiftKey) return;
    const fichiers = new URL("files/", racine());
    const vise = new URL(lien.href);
    if (vise.origin !== fichiers.origin || !vise.pathname.startsWith(fichiers.pathname) || !vise.pathname.endsWith(".ipynb")) return;
    clic.preventDefault();
    clic.stopImmediatePropagation();
    const { context } = app.shell.currentWidget ?? {};
    if (context?.model.dirty) await context.save();
    location.assign(new URL(`notebooks/index.html?path=${vise.pathname.slice(fichiers.pathname.length)}${vise.hash}`, racine()));
  }, true);
}

async function attendrePython(app) {
  await app.shell.currentWidget?.sessionContext?.ready;
  navigator.storage?.persist?.(); // que ce navigateur garde le travail de l’élève, s’il le veut bien
}

function veillerSurLesCommandes(app) {
  const executer = app.commands.execute.bind(app.commands);
  app.commands.execute = async (nom, options) => {
    if (EXECUTER.test(nom)) await attendrePython(app);
    return executer(nom, options);
  };
}

function montrerLeRetour() {
  const lien = Object.assign(document.createElement("a"), { id: "mastermind-accueil", textContent: "Tous les chapitres" });
  lien.href = new URL("index.html", racine());
  const poser = () => {
    const logo = document.getElementById("jp-NotebookLogo");
    logo?.replaceWith(lien);
    return Boolean(logo);
  };
  if (!poser()) {
    const guetteur = new MutationObserver(() => poser() && guetteur.disconnect());
    guetteur.observe(document.body, { childList: true, subtree: true });
  }
}

function activate(app) {
  accepterLeDoigt();
  veillerSurLesCommandes(app);
  if (document.body.dataset.notebook === "notebooks") {
    garderLOnglet(app);
    montrerLeRetour();
  }
}

const greffon = { id: "mastermind-site:plugin", description: "Le site du cours.", autoStart: true, activate };
window._JUPYTERLAB ??= {};
window._JUPYTERLAB["mastermind-site"] = {
  init() {},
  get: async () => () => ({ __esModule: true, default: [greffon] }),
};
