// Par Node.js, en construisant le site : compile chaque « .py » d’une archive zip en « .pyc » pour le Python du navigateur.
// node compiler.mjs DOSSIER_DE_PYODIDE SOURCES.zip COMPILES.zip ; dans l’archive, un nom est un chemin de ce Python, sans le premier « / ».
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

// Node.js montrerait, avec l’erreur, la ligne d’un mégaoctet où elle a lieu.
process.on("uncaughtException", (erreur) => {
  console.error(`${erreur.name} : ${erreur.message.slice(-1500)}`);
  process.exitCode = 1;
});
const [pyodide, sources, compiles] = process.argv.slice(2).map((argument) => path.resolve(argument));
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")));
const python = await loadPyodide({ indexURL: pyodide });
python.FS.writeFile("/sources.zip", readFileSync(sources));
python.runPython(`
import importlib._bootstrap_external as chargeur, importlib.util, zipfile

with zipfile.ZipFile("/sources.zip") as sources, zipfile.ZipFile("/compiles.zip", "w") as compiles:
    for nom in sources.namelist():
        texte = sources.read(nom)
        try:
            code = compile(texte, "/" + nom, "exec", dont_inherit=True)
        except (SyntaxError, ValueError):  # un modèle ou un exemple d’un paquet : il restera un texte
            continue
        # Sans date ni vérification : le texte, à côté, ne change jamais.
        compile_ = chargeur._code_to_hash_pyc(code, importlib.util.source_hash(texte), False)
        compiles.writestr(zipfile.ZipInfo(nom + "c"), bytes(compile_))
`);
writeFileSync(compiles, python.FS.readFile("/compiles.zip"));
