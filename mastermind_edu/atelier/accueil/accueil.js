// Les copies de l’élève, telles que JupyterLite les range dans ce navigateur : les montrer, les rendre, les effacer.
const STOCKAGE = `JupyterLite Storage - ${new URL(".", location.href).pathname}`;
const RAYONS = ["files", "checkpoints"];
const annonce = document.getElementById("annonce");
const confirmation = document.getElementById("confirmation");
let choisi = null; // le notebook dont on demande s’il faut effacer la copie

function ouvrirBase() {
  return new Promise((reussir, echouer) => {
    const demande = indexedDB.open(STOCKAGE);
    // La base n’existe pas encore : c’est à JupyterLite de la créer, pas à cette page.
    demande.onupgradeneeded = () => demande.transaction.abort();
    demande.onsuccess = () => reussir(demande.result);
    demande.onerror = () => (demande.error.name === "AbortError" ? reussir(null) : echouer(demande.error));
  });
}

async function dansLesRayons(mode, agir) {
  const base = await ouvrirBase();
  const rayons = RAYONS.filter((rayon) => base?.objectStoreNames.contains(rayon));
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

function lireCopie(chemin) {
  return dansLesRayons("readonly", (acces, rayons) =>
    rayons.includes("files") ? finir(acces.objectStore("files").get(chemin)) : null);
}

function effacerCopie(chemin) {
  return dansLesRayons("readwrite", (acces, rayons) => {
    rayons.forEach((rayon) => acces.objectStore(rayon).delete(chemin));
    return finir(acces);
  });
}

function contenuDe(copie) {
  return typeof copie.content === "string" ? JSON.parse(copie.content) : copie.content;
}

function versionDe(copie) {
  try {
    return contenuDe(copie)?.metadata?.mastermind?.version;
  } catch {
    return undefined; // un fichier abîmé n’a pas de version : il est signalé comme périmé, et se télécharge tel quel
  }
}

function decrire(copie, perimee) {
  const date = new Date(copie.last_modified).toLocaleString("fr-FR", { dateStyle: "long", timeStyle: "short" });
  const etat = `Votre copie, enregistrée le ${date}.`;
  return perimee
    ? `${etat} Une version plus récente de ce notebook existe, que votre copie cache. Téléchargez votre copie si elle vous sert encore, puis remettez à zéro.`
    : etat;
}

async function actualiser(notebook) {
  const zone = notebook.querySelector(".copie");
  const copie = await lireCopie(notebook.dataset.chemin);
  const perimee = Boolean(copie) && versionDe(copie) !== notebook.dataset.version;
  zone.hidden = !copie;
  zone.classList.toggle("perimee", perimee);
  zone.querySelector("p").textContent = copie ? decrire(copie, perimee) : "";
}

async function toutActualiser() {
  try {
    await Promise.all([...document.querySelectorAll(".notebook")].map(actualiser));
  } catch (erreur) {
    annonce.textContent = `Ce navigateur refuse d’enregistrer : votre travail sera perdu à la fermeture (${erreur.name}).`;
  }
}

async function telecharger(notebook) {
  const copie = await lireCopie(notebook.dataset.chemin);
  const texte = typeof copie.content === "string" ? copie.content : JSON.stringify(copie.content, null, 1);
  const lien = document.createElement("a");
  lien.href = URL.createObjectURL(new Blob([texte], { type: "application/x-ipynb+json" }));
  lien.download = notebook.dataset.chemin.split("/").pop();
  lien.click();
  setTimeout(() => URL.revokeObjectURL(lien.href), 60000);
  annonce.textContent = `Copie téléchargée : ${lien.download}.`;
}

function demander(notebook) {
  choisi = notebook;
  document.getElementById("question").textContent = `Remettre à zéro « ${notebook.dataset.titre} » ?`;
  confirmation.showModal();
}

async function remettreAZero() {
  confirmation.close();
  await effacerCopie(choisi.dataset.chemin);
  await actualiser(choisi);
  annonce.textContent = `« ${choisi.dataset.titre} » est remis à zéro : il s’ouvrira tel que le site le donne.`;
  choisi.querySelector("a").focus();
}

for (const notebook of document.querySelectorAll(".notebook")) {
  notebook.querySelector(".telecharger").addEventListener("click", () => telecharger(notebook));
  notebook.querySelector(".remettre").addEventListener("click", () => demander(notebook));
}
document.getElementById("garder").addEventListener("click", () => telecharger(choisi));
document.getElementById("effacer").addEventListener("click", remettreAZero);
document.getElementById("annuler").addEventListener("click", () => confirmation.close());
// Sans HTTPS, le navigateur refuse à JupyterLite ce dont input() a besoin.
document.getElementById("sans-https").hidden = "serviceWorker" in navigator;
// On revient ici par « Précédent » ou d’un autre onglet : l’état a pu changer.
addEventListener("pageshow", toutActualiser);
document.addEventListener("visibilitychange", () => document.hidden || toutActualiser());
