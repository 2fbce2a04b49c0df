// Reprendre ailleurs : lire le fichier que « Exporter ma progression » a donné, et garder de chaque exercice le mieux des deux.
// Les mots et le code sont ceux de progression/registre.py et de progression/codes.py. Commencer par `importerLaProgression`.
const AVANCEMENTS = ["à faire", "commencé", "réussi"];
const PLACES = $places;
const CHIFFRES = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TAILLE_AU_PLUS = 1e6; // octets : le vrai fichier en a quelques milliers

function refuser(raison) {
  throw new Error(`Il faut le fichier « progres.json » que donne « Exporter ma progression » ; ${raison}. Rien n’a changé.`);
}

function lireUnExport(texte, nom) {
  let lu = null;
  try {
    lu = JSON.parse(texte);
  } catch {
    refuser(`« ${nom} » ne se lit pas`);
  }
  const exercices = lu?.exercices;
  if (typeof exercices !== "object" || exercices === null || Array.isArray(exercices)) refuser(`« ${nom} » contient autre chose`);
  for (const [exercice, mot] of Object.entries(exercices)) {
    if (!AVANCEMENTS.includes(mot)) refuser(`dans « ${nom} », ${exercice.slice(0, 40)} vaut « ${String(mot).slice(0, 40)} »`);
  }
  return exercices;
}

// Une réussite reste une réussite.
function reunirLesProgres(ici, venus) {
  const mieux = (nom) => AVANCEMENTS[Math.max(...[ici, venus].map((un) => AVANCEMENTS.indexOf(Object.hasOwn(un, nom) ? un[nom] : "à faire")))];
  return Object.fromEntries([...new Set([...Object.keys(ici), ...Object.keys(venus)])].map((nom) => [nom, mieux(nom)]));
}

// Le même code que Python : deux bits par exercice, une somme de contrôle.
async function coder(exercices) {
  let bits = PLACES.reduce((somme, nom, rang) => somme | (BigInt(Math.max(0, AVANCEMENTS.indexOf(exercices[nom]))) << BigInt(2 * rang)), 0n);
  let corps = "";
  for (; bits; bits >>= 5n) corps += CHIFFRES[Number(bits & 31n)];
  const signe = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`1${corps}`)));
  const somme = (signe[0] << 16) | (signe[1] << 8) | signe[2];
  const signes = corps + [0, 1, 2, 3].map((rang) => CHIFFRES[(somme >> (5 * rang)) & 31]).join("");
  return ["MM1", ...signes.match(/.{1,5}/g)].join("-");
}

// Ce navigateur n’a encore ouvert aucun notebook : le rayon est créé comme JupyterLite le fera, qui y ajoutera les siens.
function ouvrirLeRayon(racine) {
  return new Promise((reussir, echouer) => {
    const demande = indexedDB.open(`JupyterLite Storage - ${racine.pathname}`);
    demande.onupgradeneeded = () => demande.result.createObjectStore("files");
    demande.onsuccess = () => reussir(demande.result);
    demande.onerror = demande.onblocked = () => echouer(demande.error);
  });
}

async function ecrireLaCopie(racine, chemin, content) {
  const maintenant = new Date().toISOString();
  const dates = { created: maintenant, last_modified: maintenant };
  const copie = { name: chemin, path: chemin, ...dates, content, size: content.length, format: "text", mimetype: "application/json", type: "file", writable: true };
  const base = await ouvrirLeRayon(racine);
  try {
    const acces = base.transaction(["files"], "readwrite");
    acces.objectStore("files").put(copie, chemin);
    await finir(acces);
  } finally {
    base.close();
  }
}

// Le fichier choisi, réuni à ce que ce navigateur a retenu ; renvoie ce qu’il faut dire.
async function importerLaProgression(racine, fichier, actuelle) {
  if (fichier.size > TAILLE_AU_PLUS) refuser(`« ${fichier.name} » pèse plus d’un mégaoctet`);
  const venus = lireUnExport(await fichier.text(), fichier.name);
  const ici = actuelle?.exercices ?? {};
  const exercices = reunirLesProgres(ici, venus);
  const avances = Object.keys(exercices).filter((nom) => exercices[nom] !== (ici[nom] ?? "à faire")).length;
  const ecrite = { ...actuelle, format: 1, code: await coder(exercices), exercices };
  await ecrireLaCopie(racine, PROGRES, `${JSON.stringify(ecrite, null, 1)}\n`);
  return avances ? `Progression importée : ${accorder(avances, "exercice")} de plus.` : "Progression importée : elle n’ajoute rien à celle de ce navigateur.";
}

