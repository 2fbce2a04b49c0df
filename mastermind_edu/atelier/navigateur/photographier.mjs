// Par Node.js, en construisant le site : démarre le Python du navigateur, y importe tout ce qu’une leçon demande, puis
// enregistre sa mémoire. Le navigateur la reprend telle quelle : il n’a plus rien à importer.
// node photographier.mjs DOSSIER_DE_PYODIDE PAQUETS.bin PHOTO.bin
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { ouvrirArchive, poser } from "./paquets.mjs";

// Node.js montrerait, avec l’erreur, la ligne d’un mégaoctet où elle a lieu.
process.on("uncaughtException", (erreur) => {
  console.error(`${erreur.name} : ${erreur.message.slice(-1500)}`);
  process.exitCode = 1;
});
const [pyodide, paquets, photo] = process.argv.slice(2).map((argument) => path.resolve(argument));
// Le noyau, les widgets, et tout ce qu’une leçon demande ; les exercices restent chargés un par un.
const DEPART = `
import linecache
import piplite.piplite
import pyodide_kernel
import mastermind_edu.decodeurs, mastermind_edu.eleve.extension, mastermind_edu.statistiques, mastermind_edu.widgets
from mastermind_edu import aide, derouler, exemples, verifier

# Sans HTTPS, la page ne sait pas attendre : le noyau rendrait None, et l’erreur viendrait plus loin, obscure.
def preparer(interprete, demander):
    import builtins
    def input(invite="", /):
        lu = demander(str(invite))
        if not isinstance(lu, str):
            raise RuntimeError("input() ne marche pas ici : ce site vous arrive sans HTTPS. Écrivez la valeur dans le programme, par exemple reponse = 'RVBJ'.")
        return lu
    interprete._input, builtins.input = demander, input

type(pyodide_kernel.ipython_shell).input = property(lambda interprete: interprete._input, preparer)
pyodide_kernel.kernel_instance._parent_header = {}
pyodide_kernel.ipython_shell.run_cell("1 + 1", store_history=False, silent=True)
pyodide_kernel.ipython_shell.reset(new_session=True)
linecache.clearcache()
__import__("random").seed(0)
for nom in [nom for nom in globals() if not nom.startswith("__")]:
    del globals()[nom]
del nom
__import__("gc").collect()
`;
// Deux photos du même cours sont les mêmes octets : ni l’heure ni le hasard de cette machine n’y entrent.
Date.now = () => 1_767_225_600_000;
performance.now = () => 1000;
crypto.getRandomValues = (octets) => octets.fill(7);
// Le navigateur l’a, Node.js non : Python doit le trouver dès l’import, il recevra celui du navigateur.
globalThis.XMLHttpRequest ??= class XMLHttpRequest {};

const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")));
const fichiers = ouvrirArchive(new Uint8Array(gunzipSync(readFileSync(paquets))));
const python = await loadPyodide({
  indexURL: pyodide,
  env: { PYTHONHASHSEED: "0" },
  fsInit: (FS, { sitePackages }) => poser(FS, sitePackages, fichiers),
  packageBaseUrl: "/", // sans elle, le chemin de cette machine entrerait dans la photo
  _makeSnapshot: true,
});
await python.runPythonAsync(DEPART);
for (const nom of Object.keys(python.loadedPackages)) delete python.loadedPackages[nom]; // relus au démarrage

// Un objet de JavaScript que Python retient ne tient pas dans une photo : seul son nom y entre.
const connus = new Map();
for (const [racine, objet] of [["public_api", python], ["API", python._api]]) {
  for (const nom of Object.getOwnPropertyNames(objet)) {
    try {
      const valeur = objet[nom];
      if (valeur && ["object", "function"].includes(typeof valeur)) connus.set(valeur, [racine, nom]);
    } catch {} // une propriété qui ne se lit pas n’est retenue par personne
  }
}
// Ce que Python a rendu garde d’anciens octets : remis à zéro, ils ne pèsent plus rien une fois compressés.
const { _malloc, _free, _sbrk, HEAPU8 } = python._module;
const rendus = [];
for (const taille of [1 << 20, 1 << 16, 1 << 12, 1 << 9]) {
  for (;;) {
    const sommet = _sbrk(0);
    const adresse = _malloc(taille);
    rendus.push(adresse);
    if (_sbrk(0) !== sommet) break; // il n’y avait plus de place libre de cette taille
    HEAPU8.fill(0, adresse, adresse + taille);
  }
}
rendus.forEach((adresse) => _free(adresse));
const memoire = python.makeMemorySnapshot({
  serializer(objet) {
    const nom = connus.get(objet);
    if (!nom) throw new Error(`Python retient un objet de JavaScript sans nom : ${String(objet).slice(0, 200)}`);
    return nom;
  },
});
writeFileSync(photo, memoire);
