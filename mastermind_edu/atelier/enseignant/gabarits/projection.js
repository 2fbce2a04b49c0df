// Une touche : le prochain pas de la diapositive (une sortie, une réponse, une suite), sinon la diapositive suivante.
const diapositives = [...document.querySelectorAll("section")], PLUS_PETITE = 18;
let ou = Math.min(Math.max(1, parseInt(location.hash.slice(2)) || 1), diapositives.length) - 1;

const pasDe = (diapositive) => [...diapositive.querySelectorAll(".sortie, details, .suite")].sort(
  (a, b) => a.classList.contains("suite") - b.classList.contains("suite"));  // la suite conclut
const estFait = (pas) => pas.tagName === "DETAILS" ? pas.open : !pas.classList.contains("cache");
const regler = (pas, fait) => pas.tagName === "DETAILS" ? pas.open = fait : pas.classList.toggle("cache", !fait);

const deborde = (diapositive) => diapositive.scrollHeight > diapositive.clientHeight;

const longueur = (pre) => Math.max(...pre.textContent.split("\n").map((ligne) => ligne.length));
const SIGNE = 0.61, MARGES = 1.3;  // la largeur d’un signe et celle des marges, en lettres du programme

function elargir(diapositive, taille) {  // la colonne des programmes prend ce qu’il faut à leurs lignes, sans réduire le texte à rien
  if (!diapositive.classList.contains("deux")) return;
  const signes = Math.max(0, ...[...diapositive.querySelectorAll(".blocs pre")].map(longueur));
  const part = 0.68 * taille * (SIGNE * signes + MARGES) / diapositive.clientWidth;
  diapositive.style.setProperty("--programmes", `${Math.min(Math.max(part, 0.51), 0.61) * 100}%`);
}

function tenir(diapositive, taille) {  // un programme un peu plus petit, si ses lignes tiennent alors sans se couper
  elargir(diapositive, taille);
  for (const pre of diapositive.querySelectorAll(".blocs pre")) {
    const part = pre.clientWidth / (SIGNE * longueur(pre) + MARGES) / taille;
    pre.style.fontSize = part < 0.68 && part * taille >= 16 ? `${part}em` : "";
  }
}

function ajuster(diapositive) {  // la plus grande lettre qui tienne ; s’il n’y en a pas, la diapositive se serre
  const details = [...diapositive.querySelectorAll("details")], ouverts = details.map((d) => d.open);
  details.forEach((d) => d.open = true);
  for (const serree of [false, true]) {
    diapositive.classList.toggle("serree", serree);
    let taille = Math.round(Math.min(Math.max(innerWidth / 36, PLUS_PETITE), innerHeight / 20));
    do {
      diapositive.style.fontSize = `${taille}px`;
      tenir(diapositive, taille--);
    } while (taille >= PLUS_PETITE && deborde(diapositive));
    if (!deborde(diapositive)) break;
  }
  details.forEach((d, rang) => d.open = ouverts[rang]);
}

function montrer(rang, fait) {
  ou = Math.min(Math.max(0, rang), diapositives.length - 1);
  diapositives.forEach((diapositive, autre) => diapositive.hidden = autre !== ou);
  pasDe(diapositives[ou]).forEach((pas) => regler(pas, fait));
  ajuster(diapositives[ou]);
  diapositives[ou].scrollTop = 0;
  document.getElementById("place").textContent = `${ou + 1} / ${diapositives.length}`;
  history.replaceState(null, "", `#d${ou + 1}`);
}

function avancer() {
  const pas = pasDe(diapositives[ou]).find((un) => !estFait(un));
  if (pas) { regler(pas, true); pas.scrollIntoView({ block: "nearest" }); }
  else if (ou + 1 < diapositives.length) montrer(ou + 1, false);
}

function reculer() {
  const pas = pasDe(diapositives[ou]).filter(estFait).at(-1);
  if (pas) regler(pas, false);
  else if (ou > 0) montrer(ou - 1, true);
}

const TOUCHES = { ArrowRight: avancer, ArrowDown: avancer, PageDown: avancer, " ": avancer, Enter: avancer,
  ArrowLeft: reculer, ArrowUp: reculer, PageUp: reculer, Home: () => montrer(0, false), End: () => montrer(diapositives.length - 1, false) };
addEventListener("keydown", (touche) => {
  const surUnBouton = touche.target.closest("button, summary, a") && [" ", "Enter"].includes(touche.key);
  if (!TOUCHES[touche.key] || surUnBouton || touche.ctrlKey || touche.altKey || touche.metaKey) return;
  touche.preventDefault();
  TOUCHES[touche.key]();
});
document.getElementById("apres").addEventListener("click", avancer);
document.getElementById("avant").addEventListener("click", reculer);
addEventListener("resize", () => ajuster(diapositives[ou]));
for (const dessin of document.querySelectorAll(".dessin svg[width]")) {  // il grandit avec les lettres
  const largeur = parseFloat(dessin.getAttribute("width"));
  dessin.style.width = `max(${largeur}px, ${largeur / 24}em)`;
}
montrer(ou, false);
