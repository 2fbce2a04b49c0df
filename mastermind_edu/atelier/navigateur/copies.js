// Les copies de l’élève, telles que JupyterLite les range dans ce navigateur. Placé devant accueil.js et devant apercu.js.
function ouvrirBase(racine) {
  return new Promise((reussir, echouer) => {
    const demande = indexedDB.open(`JupyterLite Storage - ${racine.pathname}`);
    // La base n’existe pas encore : c’est à JupyterLite de la créer, pas à cette page.
    demande.onupgradeneeded = () => demande.transaction.abort();
    demande.onsuccess = () => reussir(demande.result);
    demande.onerror = () => (demande.error.name === "AbortError" ? reussir(null) : echouer(demande.error));
  });
}

async function dansLesRayons(racine, voulus, mode, agir) {
  const base = await ouvrirBase(racine);
  const rayons = voulus.filter((rayon) => base?.objectStoreNames.contains(rayon));
  try {
    return rayons.length ? await agir(base.transaction(rayons, mode), rayons) : null;
  } finally {
    base?.close(); // une base laissée ouverte empêcherait JupyterLite de la mettre à jour
  }
}

function finir(demande) {
  return new Promise((reussir, echouer) => {
    demande.onsuccess = demande.oncomplete = () => reussir(demande.result);
    demande.onerror = demande.onabort = () => echouer(demande.error);
  });
}

function lireLaCopie(racine, chemin) {
  return dansLesRayons(racine, ["files"], "readonly", (acces) => finir(acces.objectStore("files").get(chemin)));
}

function contenuDe(copie) {
  return typeof copie.content === "string" ? JSON.parse(copie.content) : copie.content;
}
