// Ce que le site seul ajoute à JupyterLite : les chapitres dans le même onglet, une cellule exécutée trop tôt qui attend.
// Le reste, commun au poste, est dans poste/jupyter/labextensions.
// Écrite comme JupyterLab charge une extension construite : un conteneur, dont `get` donne les greffons.
(() => { // les scripts d’une page partagent leurs noms : ceux-ci restent ici
  const EXECUTER = /^(notebook:(run-|restart-run-all|restart-and-run)|runmenu:)/;

  const racine = () => new URL(`${document.getElementById("jupyter-config-data").dataset.jupyterLiteRoot}/`, location.href);

  // Un lien d’un notebook à l’autre : le même onglet, le travail enregistré ; Ctrl ou le bouton du milieu en ouvrent un autre.
  function garderLOnglet(app) {
    document.addEventListener("click", async (clic) => {
      const lien = clic.target.closest?.(".jp-RenderedHTMLCommon a[href]");
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
})();
