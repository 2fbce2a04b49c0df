// Ce qu’ipywidgets ne sait pas poser : la langue, l’annonce des messages, le nom du curseur, l’état des boutons à choix,
// et la garde des touches : une lettre ou une flèche frappée dans un jeu n’est pas un raccourci du notebook (R y ferait
// disparaître le plateau). Entrée dans la case du mot, vide ou déjà lue, presse « Valider ». La rangée qu’on vient de jouer
// reste en vue. « Exercice suivant » va au titre suivant du notebook. Le navigateur l’exécute quand la feuille de style, « this », est chargée.
(jeu => {
  if (!jeu || jeu.lang) return;
  const poser = (choix, nom, valeur) => jeu.querySelectorAll(choix).forEach(e => e.setAttribute(nom, valeur(e)));
  const preparer = () => {
    poser('.mm-annonce', 'role', () => 'status');
    poser('.widget-slider [role=slider]', 'aria-label', e => e.closest('.widget-slider').querySelector('label').textContent);
    poser('.widget-toggle-button', 'aria-pressed', e => e.classList.contains('mod-active'));
    poser('.mm-placee', 'aria-pressed', e => e.classList.contains('mm-choisie'));
  };
  const derniere = () => jeu.querySelector('.mm-rangees:has(caption) tr');
  let vue = derniere()?.textContent;
  const suivre = () => {
    const rangee = derniere();
    if (rangee && rangee.textContent !== vue && jeu.contains(document.activeElement)) rangee.scrollIntoView({block: 'nearest'});
    vue = rangee?.textContent;
  };
  jeu.lang = 'fr';
  preparer();
  new MutationObserver(() => { preparer(); suivre(); })
    .observe(jeu, {childList: true, subtree: true, attributeFilter: ['class']});
  window.mmToucheGardee ??= e => e.target.closest?.('.mm-jeu') && e.target.toggleAttribute('data-lm-suppress-shortcuts',
    !e.ctrlKey && !e.metaKey && !e.altKey && /^(.|Arrow\w+|Page\w+|Home|End)$/u.test(e.key));
  window.addEventListener('keydown', window.mmToucheGardee, true);
  window.mmEntree ??= e => {
    const mot = e.key === 'Enter' && !e.shiftKey && !e.ctrlKey && !e.metaKey && !e.altKey && e.target.closest?.('.mm-mot input');
    if (!mot || e.repeat) { if (mot) e.preventDefault(); return; }
    if (mot.value.trim() === '' || mot.value === mot.mmLu) mot.closest('.mm-jeu').querySelector('.mm-valider').click();
    mot.mmLu = mot.value;
  };
  window.addEventListener('keydown', window.mmEntree, true);
  window.mmSuivant ??= e => {
    let cellule = e.target.closest?.('.mm-suivant')?.closest('.jp-Cell'), titre = null;
    while (cellule && !titre) titre = (cellule = cellule.nextElementSibling)?.querySelector('.jp-RenderedMarkdown :is(h2, h3)');
    if (titre) { titre.tabIndex = -1; titre.scrollIntoView(); titre.focus({preventScroll: true}); }
  };
  window.addEventListener('click', window.mmSuivant);
})(this.closest('.mm-jeu'));
