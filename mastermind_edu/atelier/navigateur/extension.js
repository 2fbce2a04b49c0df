// Ce que le site seul ajoute à JupyterLite : les chapitres dans le même onglet, une cellule exécutée trop tôt qui attend.
// Le reste, commun au poste, est dans poste/jupyter/labextensions.
// Écrite comme JupyterLab charge une extension construite : un conteneur, dont `get` donne les greffons.
(() => { // les scripts d’une page partagent leurs noms : ceux-ci restent ici
  const EXECUTER = /^(notebook:(run-|restart-run-all|restart-and-run)|runmenu:)/;
  const PATIENCE = 60000; // millisecondes : un notebook qui ne s’ouvre pas ne laisse pas l’application cachée

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

  // Un travail qui ne s’enregistre pas manque sans doute de place : ce que le site garde pour servir sans réseau est rendu, et l’on réessaie.
  function veillerSurLaPlace(app) {
    const relais = navigator.serviceWorker;
    const suivis = new WeakSet();
    let aRefaire = null;
    const suivre = () => {
      const { context } = app.shell.currentWidget ?? {};
      if (!relais || !context?.saveState || suivis.has(context)) return;
      suivis.add(context);
      context.saveState.connect(async (_, etat) => {
        if (etat !== "failed" || aRefaire) return;
        aRefaire = context;
        (await relais.ready).active.postMessage({ mastermind: "rendre" });
      });
    };
    relais?.addEventListener("message", ({ data }) => data?.mastermind === "place" && aRefaire?.save());
    app.shell.currentChanged?.connect(suivre);
    app.restored.then(suivre);
  }

  function montrerLeRetour() {
    const href = String(new URL("index.html", racine()));
    const lien = (id, textContent) => Object.assign(document.createElement("a"), { id, href, textContent });
    const poser = () => {
      const [logo, menus] = ["jp-NotebookLogo", "jp-MainMenu"].map((id) => document.getElementById(id));
      if (!logo || !menus) return false;
      logo.replaceWith(lien("mastermind-accueil", "Tous les chapitres"));
      menus.before(lien("mastermind-accueil-etroit", "Chapitres")); // sur un téléphone, le haut de la page est caché
      return true;
    };
    if (!poser()) {
      const guetteur = new MutationObserver(() => poser() && guetteur.disconnect());
      guetteur.observe(document.body, { childList: true, subtree: true });
    }
  }

  const image = () => new Promise(requestAnimationFrame);

  function estMontre(panneau) {
    const cellules = (panneau?.context?.isReady && panneau.content.widgets) || [];
    const textes = cellules.filter(({ model }) => model.type === "markdown" && model.sharedModel.source.trim());
    return cellules.length > 0 && textes.every(({ node }) => node.querySelector(".jp-MarkdownOutput")?.childElementCount);
  }

  // La cellule en haut de ce qui est lu revient à la même hauteur, ses réponses dépliées comme elles l’étaient.
  function reprendreLaLecture(apercu, cellules) {
    const haut = apercu.querySelector(".annonce").getBoundingClientRect().bottom;
    const lues = [...apercu.querySelectorAll("[data-cellule]")];
    const places = new Map(lues.map((lue) => [lue.dataset.cellule, lue]));
    for (const { node, model } of cellules) {
      const plis = places.get(model.id)?.querySelectorAll("details") ?? [];
      node.querySelectorAll(".jp-MarkdownOutput details").forEach((pli, rang) => { pli.open = plis[rang]?.open ?? pli.open; });
    }
    const enTete = lues.find((lue) => lue.getBoundingClientRect().bottom > haut);
    const cellule = cellules.find(({ model }) => model.id === enTete?.dataset.cellule);
    const defilement = apercu.scrollTop > 0 ? cellule?.node.closest(".jp-WindowedPanel-outer") : null;
    if (defilement) defilement.scrollTop += cellule.node.getBoundingClientRect().top - enTete.getBoundingClientRect().top;
  }

  // Le texte lu en attendant (apercu.js) fait place au notebook, qui jusque-là ne prend ni le clavier ni la voix.
  async function remplacerLApercu(app) {
    document.body.dataset.application = "presente";
    const apercu = document.getElementById("mastermind-apercu");
    if (!apercu) return;
    app.shell.node.inert = true;
    await app.restored;
    const limite = performance.now() + PATIENCE;
    while (!estMontre(app.shell.currentWidget) && performance.now() < limite) await image();
    await image();
    const panneau = app.shell.currentWidget;
    app.shell.node.inert = false;
    if (panneau && (apercu.contains(document.activeElement) || document.activeElement === document.body)) app.shell.activateById(panneau.id);
    reprendreLaLecture(apercu, panneau?.content?.widgets ?? []);
    apercu.remove();
  }

  function activate(app) {
    veillerSurLesCommandes(app);
    veillerSurLaPlace(app);
    if (document.body.dataset.notebook === "notebooks") {
      remplacerLApercu(app);
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
