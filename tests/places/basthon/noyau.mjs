// Le vrai noyau Python de Basthon, dans Node : il exécute des cellules, une par une, et dit ce que chacune a montré.
//
// Son côté page n’est pas publié : les lignes qui suivent en tiennent lieu. L’entrée est un JSON, { roues, modules, nue, seances },
// où une séance est { cellules, saisies } ; la sortie en est un autre, une liste de résultats par séance.
import fs from "fs";
import path from "path";
import { pathToFileURL } from "url";

const [maison, demande, sortie] = process.argv.slice(2);
const chez = path.join(maison, "node_modules", "pyodide");
const { loadPyodide } = await import(pathToFileURL(path.join(chez, "pyodide.mjs")));
const donnees = JSON.parse(fs.readFileSync(demande, "utf8"));
const octets = (fichier) => new Uint8Array(fs.readFileSync(fichier));
const noyau = path.join(maison, "node_modules", "@basthon", "kernel-python3", "lib", "dist");

let montres = [], avances = 0, saisies = [], demandees = [], validations = [];
const refuser = () => { throw new Error("aucune requête n’est permise pendant l’essai"); };
globalThis.fetch = refuser;
globalThis.window = globalThis;
globalThis.basthon = {
  display: (vue) => montres.push(vue),
  version: () => "0.78.6",
  syncCommSupport: () => true,
  input: (question) => { demandees.push(question ?? ""); if (!saisies.length) throw new Error("une saisie de trop"); return saisies.shift(); },
  basthonModules: () => [],
  sleep: () => {},
  clearOutput: () => {},
  breakpointMoveOn: () => { avances += 1; },
  logValidation: (fait) => { validations.push(fait); },
};

const pyodide = globalThis.pyodide = await loadPyodide({ indexURL: chez });
pyodide.loadPackagesFromImports = async () => {};  // tout ce que demande le cours est déjà là, ou n’y sera pas
const site = pyodide.runPython("import sysconfig; sysconfig.get_paths()['purelib']");
for (const roue of donnees.roues ?? []) pyodide.unpackArchive(octets(roue), "wheel");
const kernel = donnees.nue ? consoleNue() : await basthonEntier();

async function basthonEntier() {
  pyodide.unpackArchive(octets(path.join(noyau, "basthon.tar")), "tar", { extractDir: site });
  pyodide.unpackArchive(octets(path.join(noyau, "modules", "ipython-0.0.1-py3-none-any.whl")), "wheel");
  const kernel = pyodide.pyimport("basthon").__kernel__;
  for (const module of donnees.modules ?? []) await kernel.put_module(path.basename(module), octets(module));
  return kernel;
}

// La console de Pyodide, sans rien de Basthon : le même `eval`, pour que les essais ne la distinguent pas.
function consoleNue() {
  for (const module of donnees.modules ?? []) pyodide.FS.writeFile(path.posix.join(site, path.basename(module)), octets(module));
  return pyodide.runPython(`
from types import SimpleNamespace
from pyodide.console import PyodideConsole

async def evaluer(source, sortie, erreurs, _):
    console.stdout_callback, console.stderr_callback = sortie, erreurs
    fait = console.runsource(source if source.count("\\n") == 0 else f"exec({source!r}, globals())")
    try:
        valeur = await fait
    except Exception:
        return fait.formatted_error
    return ({"text/plain": repr(valeur)} if valeur is not None else None, 0)

console = PyodideConsole(globals())
SimpleNamespace(eval=evaluer, restart=lambda: None)
`);
}

async function executer(source) {
  let ecrit = "", valeur = null, erreur = null;
  montres = []; avances = 0; demandees = []; validations = [];
  try {
    const rendu = await kernel.eval(source, (t) => { ecrit += t; }, (t) => { ecrit += t; }, {});
    if (typeof rendu === "string") erreur = rendu;
    else if (rendu) { valeur = rendu.toJs({ create_proxies: false, dict_converter: Object.fromEntries })[0] ?? null; rendu.destroy?.(); }
  } catch (faute) { erreur = String(faute); }
  return { ecrit, valeur, erreur, montres, avances, demandees, validations };
}

const resultats = [];
for (const seance of donnees.seances) {
  kernel.restart();
  saisies = [...(seance.saisies ?? [])];
  const faits = [];
  for (const cellule of seance.cellules) faits.push(await executer(cellule));
  resultats.push(faits);
}
fs.writeFileSync(sortie, JSON.stringify(resultats));
process.exit(0);
