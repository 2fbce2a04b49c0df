// Le processus de Python, lancé par la page avant que JupyterLite ne le demande : le noyau y est, Python démarre déjà.
import "../../extensions/@jupyterlite/pyodide-kernel-extension/static/$ouvrier";
import { prechauffer } from "./pyodide.mjs";

postMessage({ mastermind: "charge" }); // la page sait que ce programme est arrivé
prechauffer((etape) => postMessage({ mastermind: etape }));
