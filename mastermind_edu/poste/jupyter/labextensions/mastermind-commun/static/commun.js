// Ce que le cours ajoute à JupyterLab, sur un poste comme dans le site : le doigt dans les menus, une sortie qui reste lisible sans son widget,
// le commentaire d’une prédiction qui s’ouvre quand sa cellule a été exécutée.
// Écrite comme JupyterLab charge une extension construite : un conteneur, dont `init` reçoit les paquets partagés et `get` donne les greffons.
(() => { // les scripts d’une page partagent leurs noms : ceux-ci restent ici
  const NOM = "mastermind-commun";
  const VUE = "application/vnd.jupyter.widget-view+json";
  const SANS_WIDGET = /^(Loading widget|Error displaying widget)/; // ce qu’écrit le greffon des widgets, en anglais partout
  const COMMENTAIRE = "Après l’exécution"; // écrit par la fabrique : atelier/commentaires.py
  const PATIENCE = 300; // millisecondes : un widget vivant paraît bien avant
  let partages = null;

  // Depuis JupyterLab 4.6, un menu attend un mouvement que le doigt ne fait pas (jupyterlab, demande 19124 ; réparé dans lumino par la 834).
  function accepterLeDoigt() {
    document.addEventListener("pointerdown", (appui) => {
      if (appui.pointerType !== "touch" || !appui.target.closest?.(".lm-Menu")) return;
      const { clientX, clientY, pointerId } = appui;
      appui.target.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, cancelable: true, clientX, clientY, pointerId, pointerType: "touch" }));
    }, true);
  }

  // Un widget meurt avec son noyau ; la même sortie porte un dessin ou un texte, que l’on montre à la place. Toujours assaini : rien n’a été exécuté.
  async function dessiner(registre, { MimeModel }, modele) {
    const { [VUE]: _, ...donnees } = modele.data;
    const genre = registre.preferredMimeType(donnees, "ensure");
    if (!genre) return null;
    const dessin = registre.createRenderer(genre);
    await dessin.renderModel(new MimeModel({ data: donnees, metadata: modele.metadata, trusted: false }));
    return dessin;
  }

  function garderLaSortie(vue, registre, rendus) {
    const rendre = vue.renderModel.bind(vue);
    vue.renderModel = async (modele) => {
      const attendu = dessiner(registre, rendus, modele);
      const remplacer = async () => {
        const dessin = await attendu;
        if (!dessin || vue.isDisposed || !SANS_WIDGET.test(vue.node.textContent)) return;
        vue.removeClass("jupyter-widgets");
        vue.node.replaceChildren(dessin.node);
      };
      vue.disposed.connect(async () => (await attendu)?.dispose());
      const rappel = setTimeout(remplacer, PATIENCE);
      await rendre(modele);
      clearTimeout(rappel);
      await remplacer();
    };
    return vue;
  }

  // Tous les registres, ceux des notebooks à venir compris.
  function garderLesSorties(rendus) {
    const modele = rendus.RenderMimeRegistry.prototype;
    const creer = modele.createRenderer;
    modele.createRenderer = function (genre) {
      const vue = creer.call(this, genre);
      return genre === VUE ? garderLaSortie(vue, this, rendus) : vue;
    };
  }

  // La cellule de code qui précède un commentaire ; « [3]: » dit qu’elle a été exécutée, « [*]: » et « [ ]: » que non.
  function estExecutee(texte) {
    let cellule = texte.closest(".jp-Cell");
    do cellule = cellule?.previousElementSibling; while (cellule && !cellule.classList.contains("jp-CodeCell"));
    return /\[\d+\]/.test(cellule?.querySelector(".jp-InputPrompt")?.textContent ?? "");
  }

  // Ouvert une fois : l’élève peut le refermer, et une cellule de texte rendue de nouveau se rouvre.
  function ouvrirLesCommentaires() {
    for (const resume of document.querySelectorAll(".jp-MarkdownCell details:not([open], [data-ouvert]) > summary")) {
      if (resume.textContent !== COMMENTAIRE || !estExecutee(resume)) continue;
      resume.parentElement.dataset.ouvert = "oui";
      resume.parentElement.open = true;
    }
  }

  function suivreLesExecutions() {
    let demandee = 0;
    const demander = () => {
      demandee ||= requestAnimationFrame(() => {
        demandee = 0;
        ouvrirLesCommentaires();
      });
    };
    new MutationObserver(demander).observe(document.body, { childList: true, characterData: true, subtree: true });
  }

  async function partage(paquet) {
    const versions = Object.values(partages[paquet]);
    const fabrique = await (versions.find((une) => une.loaded) ?? versions[0]).get();
    return fabrique();
  }

  async function activate() {
    accepterLeDoigt();
    suivreLesExecutions();
    garderLesSorties(await partage("@jupyterlab/rendermime"));
  }

  const greffon = { id: `${NOM}:plugin`, description: "Le doigt dans les menus, les sorties sans widget, les commentaires d’après l’exécution.", autoStart: true, activate };
  window._JUPYTERLAB ??= {};
  window._JUPYTERLAB[NOM] = {
    init(partagesDeLaPage) {
      partages = partagesDeLaPage;
    },
    get: async () => () => ({ __esModule: true, default: [greffon] }),
  };
})();
