// Le « service worker » du site : il garde dans ce navigateur tout ce que le site donne, et le rend sans réseau. Celui de JupyterLite,
// qui prête à Python les fichiers du navigateur, le suit dans le même fichier. Commencer par `donner`, puis `remplir`.
(() => {
  const EDITION = /* site_hors_ligne.py écrit ici le nom de l’édition, et l’empreinte de chaque fichier, dans l’ordre où les recevoir */ {};
  const IMMUABLE = new RegExp(EDITION.immuable);
  const PORTEE = new URL(".", location.href);
  const NOTRE = `mastermind ${PORTEE.pathname} `; // un serveur peut donner plusieurs sites
  const CACHE = NOTRE + EDITION.nom;
  const COMPLETE = new URL("?edition-complete", PORTEE).href;
  const A_LA_FOIS = 4;
  let complete = null; // pas encore su
  let enCours = null; // un remplissage
  let attente = null; // une page démarre Python : elle passe d’abord
  let reprendre = () => {};

  const adresseDe = (chemin) => new URL(chemin, PORTEE).href;

  // Le fichier du site que vise cette demande ; rien pour tout autre, que JupyterLite ou le réseau donnera.
  function cheminDe({ method, url }) {
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== PORTEE.origin || !pathname.startsWith(PORTEE.pathname)) return null;
    const chemin = decodeURI(pathname.slice(PORTEE.pathname.length)).replace(/(^|\/)$/, "$1index.html");
    return chemin in EDITION.fichiers || chemin.startsWith("files/") ? chemin : null;
  }

  // Sans la créer ; une navigation privée peut tout refuser.
  const lire = (adresse) => caches.match(adresse, { cacheName: CACHE }).catch(() => undefined);

  async function estComplete() {
    complete ??= Boolean(await lire(COMPLETE));
    return complete;
  }

  // Une édition complète se donne entière, pour ne jamais mêler deux éditions ; avant, seulement ce dont le nom dit le contenu.
  async function donner(chemin, demande) {
    const [garde, sure] = await Promise.all([lire(adresseDe(chemin)), estComplete()]);
    if (garde && (sure || IMMUABLE.test(chemin))) return garde;
    try {
      return await fetch(demande);
    } catch (erreur) {
      if (garde) return garde;
      if (sure) return new Response("", { status: 404 }); // un fichier de l’élève, que le site n’a pas
      throw erreur;
    }
  }

  async function empreinteDe(octets) {
    const signe = new Uint8Array(await crypto.subtle.digest("SHA-256", octets));
    return [...signe.subarray(0, 8)].map((octet) => octet.toString(16).padStart(2, "0")).join("");
  }

  // Une réponse dont le contenu est bien celui de cette édition, prête à garder ; rien pour une autre.
  async function verifier(reponse, chemin) {
    if (!reponse?.ok) return null;
    const octets = await reponse.arrayBuffer();
    if ((await empreinteDe(octets)) !== EDITION.fichiers[chemin]) return null;
    const entetes = new Headers(reponse.headers);
    for (const nom of ["content-encoding", "content-length", "transfer-encoding"]) entetes.delete(nom);
    return new Response(octets, { headers: entetes }); // neuve : une page refuse une réponse qui a été redirigée
  }

  async function recevoir(chemin, anciennes) {
    const adresse = adresseDe(chemin);
    for (const ancienne of anciennes) {
      const reprise = await verifier(await (await caches.open(ancienne)).match(adresse), chemin);
      if (reprise) return reprise;
    }
    for (const cache of ["default", "reload"]) {
      const recue = await verifier(await fetch(adresse, { cache, priority: "low" }), chemin);
      if (recue) return recue;
    }
    throw new Error(`${chemin} : le serveur donne une autre édition`);
  }

  const anciennesEditions = async () => (await caches.keys()).filter((nom) => nom.startsWith(NOTRE) && nom !== CACHE);

  async function dire(message) {
    for (const page of await clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
  }

  // Le travail de l’élève passe avant : tout ce que ce site gardait est rendu. Un navigateur ne dit sa limite qu’en refusant.
  async function rendreLaPlace() {
    complete = false;
    for (const nom of [...(await anciennesEditions()), CACHE]) await caches.delete(nom);
    await dire({ mastermind: "place" });
  }

  // Reçoit ce qui manque de ces fichiers ; `tour` fait attendre qu’une page ait fini de démarrer Python.
  async function recevoirTous(chemins, tour) {
    const [cache, anciennes] = [await caches.open(CACHE), await anciennesEditions()];
    const presents = new Set((await cache.keys()).map(({ url }) => url));
    const file = chemins.filter((chemin) => !presents.has(adresseDe(chemin)));
    let faits = chemins.length - file.length;
    const servir = async () => {
      for (let chemin = file.shift(); chemin; chemin = file.shift()) {
        await tour();
        await cache.put(adresseDe(chemin), await recevoir(chemin, anciennes));
        faits += 1;
        if (faits % 20 === 0) await dire({ mastermind: "remplit", faits, sur: chemins.length });
      }
    };
    await Promise.all(Array.from({ length: A_LA_FOIS }, servir));
    return cache;
  }

  async function remplir(tour) {
    if (await estComplete()) return dire({ mastermind: "pret" });
    const cache = await recevoirTous(Object.keys(EDITION.fichiers), tour);
    await cache.put(COMPLETE, new Response(""));
    complete = true;
    return dire({ mastermind: "pret", nouveau: true });
  }

  async function remplirOuRendre(tour) {
    try {
      await remplir(tour);
    } catch (erreur) {
      if (erreur.name !== "QuotaExceededError") throw erreur;
      await rendreLaPlace();
    }
  }

  function remplirUneFois() {
    enCours ??= remplirOuRendre(() => attente)
      .catch((erreur) => dire({ mastermind: "echec", raison: String(erreur) })) // la prochaine page reprendra où l’on en est
      .finally(() => { enCours = null; });
    return enCours;
  }

  const ORDRES = {
    // Une page démarre : ce que le premier verdict demandera après Python, puis plus rien avant qu’elle le dise.
    demarrer() {
      attente ??= new Promise((fini) => { reprendre = fini; });
      return recevoirTous(EDITION.dabord, () => null).catch(() => {});
    },
    remplir() {
      reprendre();
      attente = null;
      return remplirUneFois();
    },
    rendre: rendreLaPlace, // le travail de l’élève ne s’est pas enregistré
  };

  async function estUneMiseAJour() {
    for (const nom of await anciennesEditions()) if (await (await caches.open(nom)).match(COMPLETE)) return true;
    return false;
  }

  // Qui a déjà une édition complète la garde, entière, jusqu’à ce que la nouvelle le soit. À la première visite, rien n’attend.
  self.addEventListener("install", (evenement) => {
    evenement.waitUntil((async () => (await estUneMiseAJour()) && remplirOuRendre(() => null))());
  });

  self.addEventListener("activate", (evenement) => {
    evenement.waitUntil((async () => {
      const remplacee = await estUneMiseAJour();
      for (const nom of await anciennesEditions()) await caches.delete(nom);
      if (remplacee) await dire({ mastermind: "nouvelle" });
    })());
  });

  self.addEventListener("message", (evenement) => {
    const suivre = ORDRES[evenement.data?.mastermind];
    if (suivre) evenement.waitUntil(suivre());
  });

  self.addEventListener("fetch", (evenement) => {
    const chemin = cheminDe(evenement.request);
    if (chemin === null) return;
    evenement.stopImmediatePropagation(); // JupyterLite répondrait aussi
    evenement.respondWith(donner(chemin, evenement.request));
  });
})();
