// Le site sans réseau, vu d’une page : elle lance le « service worker » (relais.js), lui dit quand il peut tout recevoir, et répète où il en est.
// Placé devant accueil.js et devant avance.js. Commencer par `servirSansReseau`.
const RELAIS = "service-worker.js?enableCache=false"; // l’adresse que JupyterLite lui donne : il n’y en a qu’un
const REPIT = 24 * 3600 * 1000; // millisecondes avant de réessayer là où la place manquait

function servirSansReseau(racine, dire) {
  const relais = navigator.serviceWorker;
  if (!relais) return () => {}; // sans HTTPS
  const manque = `mastermind place ${racine.pathname}`;
  relais.addEventListener("message", ({ data }) => {
    if (data?.mastermind === "place") localStorage.setItem(manque, Date.now());
    if (data?.mastermind) dire(data);
  });
  relais.startMessages(); // sans attendre la fin de la page
  relais.register(new URL(RELAIS, racine)).catch(() => dire({ mastermind: "impossible" }));
  return async (ordre) => {
    const { active } = await relais.ready;
    if (ordre === "remplir" && navigator.connection?.saveData) return; // un forfait à ménager
    if (ordre === "remplir" && Date.now() - localStorage.getItem(manque) < REPIT) dire({ mastermind: "place" });
    else active.postMessage({ mastermind: ordre });
  };
}
