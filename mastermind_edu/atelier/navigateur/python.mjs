// Ce que le noyau charge à la place de « pyodide.mjs » : le même Python, repris de sa photographie.
// Si un navigateur la refuse, Python démarre comme d’habitude, plus lentement. Commencer par `demarrer`.
import { loadPyodide as charger } from "./pyodide.origine.mjs";
import creer from "./pyodide.asm.mjs";
import { decompresser, ouvrirArchive, poser } from "./paquets.mjs";

const ICI = new URL(".", import.meta.url).href;
const CONTENU = /* le constructeur du site écrit ici le nom et la taille de ces deux fichiers */ {};
// Python importe tout en quelques secondes sans sa photographie : sur une ligne où elle se ferait attendre bien plus, il s’en passe.
const PATIENCE = 10; // secondes
const COUP_D_OEIL = 1500; // millisecondes
const sorties = { stdout: console.log, stderr: console.error };
let annoncer = () => {};
let enRoute = null; // un Python qui démarre avant qu’on le demande

export function prechauffer(dire) {
  annoncer = dire;
  enRoute ??= demarrer();
  enRoute.catch(() => {}); // l’erreur sera dite à qui demandera ce Python
}

export async function loadPyodide(options = {}) {
  const attendu = enRoute ?? demarrer();
  enRoute = null; // un Python ne sert qu’une fois
  Object.assign(sorties, { stdout: options.stdout ?? console.log, stderr: options.stderr ?? console.error });
  return attendu;
}

async function demarrer() {
  const paquets = recevoir(CONTENU.paquets);
  if (CONTENU.photo) {
    try {
      return await reprendre(attendreLaPhoto(), paquets);
    } catch (erreur) {
      console.warn("Python ne reprend pas de sa photographie, il démarre sans elle :", erreur);
    }
  }
  return lancer(paquets, {});
}

async function recevoir({ nom, taille }, compter = () => {}, signal = undefined) {
  const reponse = await fetch(ICI + nom, { signal });
  if (!reponse.ok) throw new Error(`${nom} : le serveur répond ${reponse.status}`);
  const compteur = new TransformStream({ transform: (morceau, sortie) => (compter(morceau.length), sortie.enqueue(morceau)) });
  const octets = await decompresser(reponse.body.pipeThrough(compteur), taille);
  annoncer("recu");
  return octets;
}

// La photographie, sauf si le débit vu jusque-là dit qu’elle se ferait trop attendre ; gardée par le navigateur, elle arrive d’un coup.
async function attendreLaPhoto() {
  const abandon = new AbortController();
  let recus = 0;
  let debut = null;
  const compter = (octets) => {
    debut ??= performance.now();
    recus += octets;
  };
  const veille = setInterval(() => {
    const reste = ((CONTENU.photo.poids - recus) * (performance.now() - debut)) / (1000 * recus);
    if (debut !== null && reste > PATIENCE) abandon.abort(new Error(`il faudrait l’attendre ${Math.round(reste)} s`));
  }, COUP_D_OEIL);
  try {
    return await recevoir(CONTENU.photo, compter, abandon.signal);
  } finally {
    clearInterval(veille);
  }
}

async function lancer(paquets, options) {
  const python = await charger({
    indexURL: ICI,
    env: { PYTHONHASHSEED: "0" },
    stdout: (texte) => sorties.stdout(texte),
    stderr: (texte) => sorties.stderr(texte),
    fsInit: async (FS, { sitePackages }) => poser(FS, sitePackages, ouvrirArchive(await paquets)),
    ...options,
  });
  annoncer("fini");
  return python;
}

async function reprendre(photo, paquets) {
  const octets = await photo;
  let module, trampoline, adresse;
  const python = await lancer(paquets, {
    async createPyodideModule(reglages) {
      module = await creer(reglages);
      module.growMemory(octets.length);
      // Une fonction que chaque navigateur compile à sa façon : la photo n’a pas la sienne.
      adresse = (module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >>> 2]) >>> 2;
      trampoline = module.HEAP32[adresse];
      return module;
    },
    _loadSnapshot: octets,
    _snapshotDeserializer: ([racine, nom]) => (racine === "API" ? module.API : module.API.public_api)[nom],
  });
  module.HEAP32[adresse] = trampoline;
  delete module.API.config._loadSnapshot; // lue : sa mémoire est rendue
  delete module.API.config.createPyodideModule;
  python.runPython(REPRISE);
  return python;
}

// La photo est la même pour tous : le hasard de chacun ne doit pas l’être.
const REPRISE = `
import random
random.seed()
del random
`;
