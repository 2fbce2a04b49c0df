// Dans chaque page à notebook, avant JupyterLite : Python démarre pendant que l’application se charge, et la page le dit.
// Ce fichier suit hors_ligne.js.
(() => {
  const racine = new URL(`${document.getElementById("jupyter-config-data").dataset.jupyterLiteRoot}/`, location.href);
  const Ouvrier = window.Worker;
  const CALME = 8000; // millisecondes : le premier verdict passe avant ce qui servira sans réseau
  const etat = document.createElement("div");
  const barre = Object.assign(document.createElement("progress"), { max: 5, value: 0 });
  let charge = false; // le programme du dernier processus lancé est arrivé
  etat.id = "mastermind-etat";
  etat.setAttribute("role", "status");
  barre.setAttribute("aria-label", "Démarrage de Python");
  const ordonner = servirSansReseau(racine, direLeReseau);
  ordonner("demarrer");

  function direLeReseau({ mastermind, nouveau }) {
    if (mastermind === "pret" && nouveau) annoncer("✔ Utilisable sans réseau.", 10000);
    if (mastermind === "place") annoncer("La place manque : le cours n’est plus gardé pour servir sans réseau. Votre travail, lui, reste gardé.", 20000);
    if (mastermind === "nouvelle") annoncer("Une nouvelle édition du cours est arrivée : enregistrez, puis rechargez la page.", 60000);
  }

  function annoncer(phrase, millisecondes) {
    if (!etat.hidden) return; // Python démarre, et le dit
    etat.textContent = phrase;
    etat.hidden = false;
    setTimeout(() => { etat.hidden ||= etat.textContent === phrase; }, millisecondes);
  }

  function finir() {
    etat.hidden = true;
    setTimeout(() => ordonner("remplir"), CALME);
  }

  function lancer() {
    const ouvrier = new Ouvrier(new URL("static/pyodide/ouvrier.mjs", racine), { type: "module" });
    barre.value = 0;
    charge = false;
    etat.replaceChildren("Python démarre… ", barre);
    etat.hidden = false;
    ouvrier.addEventListener("message", ({ data }) => {
      if (data?.mastermind) barre.value += 1;
      if (data?.mastermind === "charge") charge = true;
      if (data?.mastermind === "fini") finir();
    });
    // Une page quittée peut rester en mémoire, prête pour « Précédent » : pas son Python.
    addEventListener("pagehide", () => ouvrier.terminate());
    ouvrier.addEventListener("error", () => etat.replaceChildren("Python ne démarre pas : rechargez la page."));
    return ouvrier;
  }

  // Isolée par des en-têtes, la page emploie un autre processus : JupyterLite le lance alors lui-même.
  let pret = window.crossOriginIsolated ? null : lancer();
  // À la première visite, le relais des fichiers (service worker) prend la page en charge après coup, et avec elle les seuls
  // processus dont le programme est arrivé. Sur un réseau lent, Python resterait à jamais sans fichiers : on le relance.
  navigator.serviceWorker?.addEventListener("controllerchange", () => {
    if (!pret || charge) return;
    pret.terminate();
    pret = lancer();
  });
  window.Worker = class extends Ouvrier {
    constructor(adresse, options) {
      if (!/\/comlink\.worker\.[^/]*$/.test(String(adresse))) {
        super(adresse, options);
        return;
      }
      const ouvrier = pret ?? lancer();
      pret = null;
      return ouvrier;
    }
  };
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  addEventListener("DOMContentLoaded", () => document.body.append(etat));
})();
