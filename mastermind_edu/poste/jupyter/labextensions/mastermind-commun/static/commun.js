// Ce que le cours ajoute à JupyterLab, sur un poste comme dans le site : le doigt dans les menus, une sortie qui reste lisible sans son widget,
// le commentaire d’une prédiction qui s’ouvre quand sa cellule a été exécutée, les lignes à ranger que l’on traîne à la souris et qui s’écrivent
// dans leur cellule, le titre d’un verdict qui reste à l’écran, un écran étroit.
// Écrite comme JupyterLab charge une extension construite : un conteneur, dont `init` reçoit les paquets partagés et `get` donne les greffons.
(() => { // les scripts d’une page partagent leurs noms : ceux-ci restent ici
  const NOM = "mastermind-commun";
  const VUE = "application/vnd.jupyter.widget-view+json";
  const SANS_WIDGET = /^(Loading widget|Error displaying widget)/; // ce qu’écrit le greffon des widgets, en anglais partout
  const COMMENTAIRE = "Après l’exécution"; // écrit par la fabrique : atelier/commentaires.py
  const PATIENCE = 300; // millisecondes : un widget vivant paraît bien avant
  const ETROIT = "(max-width: 699px)"; // la liste des fichiers y laisserait 34 pixels au plateau
  const SUIVI = 2000; // millisecondes : un verdict s’affiche peu après la fin de sa cellule
  const CALME = 600; // millisecondes : une cellule récrite a alors sa nouvelle hauteur
  const TREMBLEMENT = 6; // pixels : en deçà, une ligne pressée est choisie, et non traînée
  const PREMIER_RETRAIT = 1.6, CRAN = 2.4; // en tailles de texte, comme dans widgets/rangement.css
  const APPEL = /^ranger\(\s*["']\w+["']\s*(?:,\s*r?'''[^]*?'''\s*)?,?\s*\)/m; // ce que lit exercices/rangement.py
  const GESTES = ["wheel", "pointerdown", "keydown"];
  // Un dessin garde ses couleurs, les pions ont les leurs ; sur une page sombre, il éblouit moins.
  const STYLE = 'body[data-jp-theme-light="false"] .jp-OutputArea img[src^="data:image/svg+xml"] { filter: brightness(.8); }';
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

  // La cellule de code qui précède un commentaire ; « [3]: » dit qu’elle a été exécutée, « [*]: » et « [ ]: » que non. Une erreur n’est pas une réponse.
  // Des coulisses repliées n’ont pas de numéro à l’écran, et ne répondent à rien : on remonte à la cellule d’avant.
  function estExecutee(texte) {
    let cellule = texte.closest(".jp-Cell");
    do cellule = cellule?.previousElementSibling; while (cellule && !cellule.matches(".jp-CodeCell:has(.jp-InputArea)"));
    const estEnErreur = cellule?.querySelector('[data-mime-type="application/vnd.jupyter.error"]');
    return !estEnErreur && /\[\d+\]/.test(cellule?.querySelector(".jp-InputPrompt")?.textContent ?? "");
  }

  // Ouvert une fois : l’élève peut le refermer, et une cellule de texte rendue de nouveau se rouvre.
  function ouvrirLesCommentaires() {
    for (const resume of document.querySelectorAll(".jp-MarkdownCell details:not([open], [data-ouvert]) > summary")) {
      if (resume.textContent !== COMMENTAIRE || !estExecutee(resume)) continue;
      resume.parentElement.dataset.ouvert = "oui";
      resume.parentElement.open = true;
    }
  }

  // Des lignes rangées (`ranger`, widgets/rangement.py) s’enregistrent dans le texte de leur cellule, qu’un widget ne peut pas écrire. Ce qui est
  // déjà là quand la sortie paraît n’est jamais écrit : seul un geste l’est, et seulement dans une cellule qui appelle `ranger`.
  const vus = new WeakMap();
  function garderLesRangements(app) {
    for (const source of document.querySelectorAll(".mm-source")) {
      const texte = source.textContent, avant = vus.get(source);
      vus.set(source, texte);
      if (avant && texte && avant !== texte) ecrireDansSaCellule(app, source, texte);
    }
  }

  function ecrireDansSaCellule(app, source, texte) {
    for (const page of app.shell.widgets("main")) {
      const modele = page.content?.widgets?.find?.((cellule) => cellule.node.contains(source))?.model?.sharedModel;
      if (!modele || !APPEL.test(modele.getSource())) continue;
      const cellule = source.closest(".jp-Cell").querySelector(".jp-Cell-inputWrapper"), jeu = source.closest(".mm-rangement");
      const hauteur = cellule.offsetHeight, haut = jeu.getBoundingClientRect().top;
      let vu = 0;
      modele.setSource(modele.getSource().replace(APPEL, () => texte));
      jusquAuGeste(CALME, () => { // la cellule grandit : le jeu reste sous la souris, si le navigateur ne l’y a pas déjà remis
        const grandi = cellule.offsetHeight - hauteur, bouge = jeu.getBoundingClientRect().top - haut;
        if (bouge === vu && grandi * bouge > 0 && Math.abs(bouge) < Math.abs(grandi) + 2) defiler(jeu, bouge);
        vu = bouge;
      });
    }
  }

  // Une ligne se traîne aussi à la souris : où elle est lâchée dit entre quelles autres et de combien décalée. Au doigt, traîner fait défiler la page.
  function trainerLesLignes() {
    document.addEventListener("pointerdown", (appui) => {
      const ligne = appui.target.closest?.(".mm-rangement :is(.mm-placee, .mm-restante)");
      if (ligne && appui.pointerType !== "touch" && appui.button === 0) trainer(ligne, appui);
    });
  }

  function trainer(ligne, appui) {
    const jeu = ligne.closest(".mm-rangement"), fin = new AbortController();
    const visibles = (choix) => [...jeu.querySelectorAll(choix)].filter((une) => une.checkVisibility());
    const pile = ligne.matches(".mm-placee") ? "placee" : "restante", rang = visibles(`.mm-${pile}`).indexOf(ligne);
    const autres = visibles(".mm-placee").filter((une) => une !== ligne);
    const trait = document.createElement("div"); // où la ligne irait
    let lieu = null;
    ligne.classList.add("mm-glisse");
    const suivre = ({ clientX, clientY }) => {
      const [dx, dy] = [clientX - appui.clientX, clientY - appui.clientY];
      if (!lieu && Math.hypot(dx, dy) < TREMBLEMENT) return;
      ligne.style.translate = `${dx}px ${dy}px`;
      lieu = situer(jeu, ligne, autres, clientY);
      trait.className = `mm-ici mm-retrait-${lieu.retrait}`;
      if (lieu.rang < 0) trait.remove();
      else jeu.querySelector(".mm-placee").parentElement.insertBefore(trait, autres[lieu.rang] ?? null);
    };
    const lacher = ({ type }) => {
      fin.abort();
      trait.remove();
      ligne.style.translate = "";
      ligne.classList.remove("mm-glisse");
      if (!lieu || type !== "pointerup") return;
      oublierLeClic();
      if (pile === "placee" || lieu.rang >= 0) envoyer(jeu, `${pile} ${rang} ${lieu.rang} ${lieu.retrait}`);
    };
    addEventListener("pointermove", suivre, { signal: fin.signal });
    for (const geste of ["pointerup", "pointercancel", "keydown"]) addEventListener(geste, lacher, { capture: true, signal: fin.signal });
  }

  // Sous les boutons, la ligne ne sera pas placée ; au-dessus, son bord dit de combien elle est décalée.
  function situer(jeu, ligne, autres, y) {
    const place = (une) => une.getBoundingClientRect();
    const ecart = (place(ligne).left - place(jeu.querySelector(".mm-tete")).left) / parseFloat(getComputedStyle(ligne).fontSize);
    const retrait = Math.min(Math.max(Math.round((ecart - PREMIER_RETRAIT) / CRAN) + 1, 1), 4);
    const estDehors = y > place(jeu.querySelector(".mm-gestes")).bottom;
    return { retrait, rang: estDehors ? -1 : autres.filter((une) => place(une).top + place(une).bottom < 2 * y).length };
  }

  function oublierLeClic() {
    const clic = new AbortController(); // celui qui suit le lâcher n’est pas un choix
    addEventListener("click", (un) => un.stopPropagation(), { capture: true, signal: clic.signal });
    setTimeout(() => clic.abort());
  }

  function envoyer(jeu, geste) {
    const lache = jeu.querySelector(".mm-lacher input");
    lache.value = geste;
    lache.dispatchEvent(new Event("change", { bubbles: true }));
  }

  function suivreLesExecutions(app) {
    let demandee = 0;
    const demander = () => {
      demandee ||= requestAnimationFrame(() => {
        demandee = 0;
        ouvrirLesCommentaires();
        garderLesRangements(app);
      });
    };
    new MutationObserver(demander).observe(document.body, { childList: true, characterData: true, subtree: true });
  }

  // À chaque image, jusqu’à ce que l’élève reprenne la main ou que le temps soit passé.
  async function jusquAuGeste(duree, action) {
    const limite = performance.now() + duree, main = new AbortController();
    for (const geste of GESTES) addEventListener(geste, () => main.abort(), { capture: true, signal: main.signal });
    while (performance.now() < limite && !main.signal.aborted) {
      action();
      await new Promise(requestAnimationFrame);
    }
    main.abort();
  }

  const feuilleDe = (une) => une.closest(".jp-WindowedPanel-outer");

  function defiler(une, pixels) {
    if (pixels && feuilleDe(une)) feuilleDe(une).scrollTop += pixels;
  }

  // Le titre d’un verdict sorti de l’écran y revient, sous la barre du haut ou juste avant le bas.
  function montrerLeTitre(verdict) {
    const { top, bottom, height } = feuilleDe(verdict).getBoundingClientRect();
    const titre = verdict.getBoundingClientRect();
    if (titre.top < top) defiler(verdict, titre.top - top - 8);
    else if (titre.top > bottom - 60) defiler(verdict, titre.top - bottom + Math.min(titre.height, height / 2));
  }

  // Après Maj + Entrée, le notebook va à la cellule suivante, et pousse le verdict hors de l’écran.
  function suivreLeVerdict(_, { notebook, cell }) {
    const avance = notebook.activeCellIndex - notebook.widgets.indexOf(cell);
    if (avance < 0 || avance > 1) return; // tout le notebook est exécuté
    jusquAuGeste(SUIVI, () => {
      const verdict = cell.node.querySelector(".mm-verdict");
      if (verdict?.clientHeight) montrerLeTitre(verdict);
    });
  }

  // « Vérifier », sous des lignes à ranger : le verdict vient dessous, et la page le montre en entier si elle le peut ; le clavier reste où il est.
  function suivreLesRangements() {
    document.addEventListener("click", ({ target }) => {
      const jeu = target.closest?.(".mm-verifier")?.closest(".mm-rangement"), avant = jeu?.querySelector(".mm-verdict");
      if (jeu && feuilleDe(jeu)) jusquAuGeste(3 * SUIVI, () => {
        const verdict = jeu.querySelector(".mm-verdict");
        if (verdict !== avant && verdict?.clientHeight) montrerEnEntier(verdict);
      });
    });
  }

  function montrerEnEntier(verdict) {
    const { top, bottom, height } = feuilleDe(verdict).getBoundingClientRect(), place = verdict.getBoundingClientRect();
    defiler(verdict, Math.max(0, Math.min(place.bottom - bottom + 8, place.top - top - height / 4)));
  }

  // Comme un tiroir : la liste des fichiers se referme sur le notebook qu’elle vient d’ouvrir.
  async function laisserLaPlaceAuNotebook({ restored, shell }) {
    const replier = () => matchMedia(ETROIT).matches && shell.collapseLeft?.();
    await restored;
    replier();
    shell.currentChanged?.connect(replier);
  }

  async function partage(paquet) {
    const versions = Object.values(partages[paquet]);
    const fabrique = await (versions.find((une) => une.loaded) ?? versions[0]).get();
    return fabrique();
  }

  async function activate(app) {
    accepterLeDoigt();
    trainerLesLignes();
    suivreLesRangements();
    suivreLesExecutions(app);
    document.head.append(Object.assign(document.createElement("style"), { textContent: STYLE }));
    laisserLaPlaceAuNotebook(app);
    garderLesSorties(await partage("@jupyterlab/rendermime"));
    (await partage("@jupyterlab/notebook")).NotebookActions.executed.connect(suivreLeVerdict);
  }

  const greffon = { id: `${NOM}:plugin`, description: "Ce que le cours ajoute à JupyterLab, sur un poste comme dans le site.", autoStart: true, activate };
  window._JUPYTERLAB ??= {};
  window._JUPYTERLAB[NOM] = {
    init(partagesDeLaPage) {
      partages = partagesDeLaPage;
    },
    get: async () => () => ({ __esModule: true, default: [greffon] }),
  };
})();
