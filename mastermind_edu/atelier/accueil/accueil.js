// Les copies de l’élève : les montrer, les rendre, les effacer. Ce qui les lit est dans navigateur/copies.js, placé devant.
const RACINE = new URL(".", location.href);
const RAYONS = ["files", "checkpoints"];
const annonce = document.getElementById("annonce");
const confirmation = document.getElementById("confirmation");
// Ce que `verifier` a retenu, écrit par Python à côté des copies.
const PROGRES = ".progres.json";
const ABIME = ".progres-abime.json";
const SIGNES = { "réussi": "✔", "commencé": "◐", "à faire": "○" };
let choisi = null; // le notebook dont on demande s’il faut effacer la copie

function lireCopie(chemin) {
  return lireLaCopie(RACINE, chemin);
}

function effacerCopie(chemin) {
  return dansLesRayons(RACINE, RAYONS, "readwrite", (acces, rayons) => {
    rayons.forEach((rayon) => acces.objectStore(rayon).delete(chemin));
    return finir(acces);
  });
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

function texteDe(copie) {
  if (copie.format === "base64") return new TextDecoder().decode(Uint8Array.from(atob(copie.content), (octet) => octet.charCodeAt(0)));
  return typeof copie.content === "string" ? copie.content : JSON.stringify(copie.content, null, 1);
}

function comprendre(copie) {
  try {
    const lu = JSON.parse(texteDe(copie));
    return typeof lu.exercices === "object" ? lu : null;
  } catch {
    return null; // abîmé : Python le mettra de côté à la prochaine vérification
  }
}

function accorder(nombre, mot) {
  return `${nombre} ${mot}${nombre > 1 ? "s" : ""}`;
}

function compter(lignes) {
  const etats = lignes.map((ligne) => ligne.dataset.etat);
  const [reussis, commences] = ["réussi", "commencé"].map((mot) => etats.filter((etat) => etat === mot).length);
  return `${accorder(reussis, "réussi")} sur ${etats.length}${commences ? `, ${accorder(commences, "commencé")}` : ""}`;
}

// Le même choix que `Progres.suivant` : ce qui est commencé, sinon ce qui vient après la dernière réussite, sinon le premier qui reste.
function choisirLaSuite(lignes) {
  const de = (etat) => lignes.filter((ligne) => ligne.dataset.etat === etat);
  const derniere = lignes.findLastIndex((ligne) => ligne.dataset.etat === "réussi");
  const restes = [...lignes.slice(derniere + 1), ...lignes].filter((ligne) => ligne.dataset.etat === "à faire");
  return [...de("commencé"), ...restes][0];
}

function montrerLaSuite(suite) {
  const zone = document.getElementById("ensuite");
  if (!suite) {
    zone.textContent = "Tout est réussi : bravo !";
    return;
  }
  const notebook = suite.closest(".notebook");
  const lien = Object.assign(document.createElement("a"), { href: notebook.querySelector("a").href, textContent: notebook.dataset.titre });
  const nom = Object.assign(document.createElement("code"), { textContent: suite.dataset.exercice });
  zone.replaceChildren(suite.dataset.etat === "commencé" ? "À reprendre : " : "Ensuite : ", nom, ", dans ", lien, ".");
}

async function montrerLaProgression() {
  const copie = await lireCopie(PROGRES);
  const progres = copie && comprendre(copie);
  const lignes = [...document.querySelectorAll("[data-exercice]")];
  for (const ligne of lignes) {
    const etat = progres?.exercices[ligne.dataset.exercice];
    ligne.dataset.etat = etat in SIGNES ? etat : "à faire";
    ligne.querySelector(".etat").textContent = `${SIGNES[ligne.dataset.etat]} ${ligne.dataset.etat}`;
  }
  for (const zone of document.querySelectorAll(".progres")) {
    zone.querySelector("summary").textContent = compter([...zone.querySelectorAll("[data-exercice]")]);
  }
  for (const parcours of document.querySelectorAll("[data-parcours]")) {
    const noms = parcours.dataset.parcours.split(" ");
    parcours.querySelector(".etat").textContent = `${compter(lignes.filter((ligne) => noms.includes(ligne.dataset.exercice)))}.`;
  }
  document.getElementById("bilan").textContent = `${compter(lignes)}.`;
  montrerLaSuite(choisirLaSuite(lignes));
  document.getElementById("progression").hidden = !copie;
  document.getElementById("code").textContent = progres?.code ?? "";
}

async function importer({ target }) {
  const [zone, [fichier]] = [document.getElementById("import"), target.files];
  try {
    const copie = await lireCopie(PROGRES);
    const actuelle = copie && comprendre(copie);
    if (copie && !actuelle) await ecrireLaCopie(RACINE, ABIME, texteDe(copie)); // mis de côté, comme le fait Python
    zone.textContent = await importerLaProgression(RACINE, fichier, actuelle);
    await montrerLaProgression();
  } catch (erreur) {
    zone.textContent = erreur.message;
  }
  target.value = ""; // le même fichier, réparé, peut être choisi de nouveau
}

const RESEAU = {
  remplit: ({ faits, sur }) => `Le cours s’enregistre dans ce navigateur, pour servir sans réseau : ${Math.floor((100 * faits) / sur)} %.`,
  pret: () => "✔ Utilisable sans réseau : tout le cours est dans ce navigateur.",
  nouvelle: () => "Une nouvelle édition du cours a remplacé la précédente : rechargez cette page.",
  place: () => "Ce navigateur manque de place : le cours n’y est pas gardé, et demande le réseau. Votre travail, lui, est gardé.",
  echec: () => "Le cours n’est pas encore gardé en entier pour servir sans réseau : la réception reprendra à la prochaine visite.",
  impossible: () => "Ce navigateur ne garde rien : le cours demande le réseau.",
};
let remplacee = false; // la page est d’une édition que le navigateur n’a plus

function direLeReseau(message) {
  remplacee ||= message.mastermind === "nouvelle";
  document.getElementById("sans-reseau").textContent = RESEAU[remplacee ? "nouvelle" : message.mastermind](message);
}

async function oublierLaProgression() {
  document.getElementById("oubli").close();
  await effacerCopie(PROGRES);
  await montrerLaProgression();
  annonce.textContent = "La progression est remise à zéro.";
  document.getElementById("titre-progres").focus();
}

async function copierLeCode() {
  const code = document.getElementById("code");
  try {
    await navigator.clipboard.writeText(code.textContent);
    annonce.textContent = "Code copié.";
  } catch {
    getSelection().selectAllChildren(code); // sans HTTPS, ou sans permission : il reste Ctrl + C
    annonce.textContent = "Le code est sélectionné : copiez-le par Ctrl + C.";
  }
}

async function toutActualiser() {
  try {
    await Promise.all([...document.querySelectorAll(".notebook")].map(actualiser));
    await montrerLaProgression();
  } catch (erreur) {
    annonce.textContent = `Ce navigateur refuse d’enregistrer : votre travail sera perdu à la fermeture (${erreur.name}).`;
  }
}

async function telecharger(chemin, nom, type) {
  const lien = document.createElement("a");
  lien.href = URL.createObjectURL(new Blob([texteDe(await lireCopie(chemin))], { type }));
  lien.download = nom;
  lien.click();
  setTimeout(() => URL.revokeObjectURL(lien.href), 60000);
  annonce.textContent = `Copie téléchargée : ${lien.download}.`;
}

function telechargerLaCopie(notebook) {
  return telecharger(notebook.dataset.chemin, notebook.dataset.chemin.split("/").pop(), "application/x-ipynb+json");
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
  notebook.querySelector(".telecharger").addEventListener("click", () => telechargerLaCopie(notebook));
  notebook.querySelector(".remettre").addEventListener("click", () => demander(notebook));
}
document.getElementById("garder").addEventListener("click", () => telechargerLaCopie(choisi));
document.getElementById("effacer").addEventListener("click", remettreAZero);
document.getElementById("annuler").addEventListener("click", () => confirmation.close());
const oubli = document.getElementById("oubli");
document.getElementById("copier").addEventListener("click", copierLeCode);
document.getElementById("exporter").addEventListener("click", () => telecharger(PROGRES, "progres.json", "application/json"));
document.getElementById("importer").addEventListener("click", () => document.getElementById("fichier").click());
document.getElementById("fichier").addEventListener("change", importer);
document.getElementById("oublier").addEventListener("click", () => oubli.showModal());
document.getElementById("oublier-vraiment").addEventListener("click", oublierLaProgression);
document.getElementById("ne-pas-oublier").addEventListener("click", () => oubli.close());
// Sans HTTPS, le navigateur refuse à JupyterLite ce dont input() a besoin, et à Python ses fichiers.
document.getElementById("pas-garde").hidden = "serviceWorker" in navigator;
document.getElementById("sans-https").hidden = "serviceWorker" in navigator;
document.getElementById("importer").hidden = !("serviceWorker" in navigator);
servirSansReseau(RACINE, direLeReseau)("remplir");
// On revient ici par « Précédent » ou d’un autre onglet : l’état a pu changer.
addEventListener("pageshow", toutActualiser);
document.addEventListener("visibilitychange", () => document.hidden || toutActualiser());
