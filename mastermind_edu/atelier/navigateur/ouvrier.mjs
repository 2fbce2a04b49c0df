// Le processus de Python, lancé par la page avant que JupyterLite ne le demande : le noyau y est, Python démarre déjà.
import "../../extensions/@jupyterlite/pyodide-kernel-extension/static/$ouvrier";
import { prechauffer } from "./pyodide.mjs";

prechauffer((etape) => postMessage({ mastermind: etape }));
