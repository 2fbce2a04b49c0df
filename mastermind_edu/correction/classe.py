"""La page de la classe : répartition des notes, exercices difficiles, copies à regarder.

Une seule page pour le professeur ; chaque nom mène au retour de la copie. Commencer
par `page_de_la_classe`.
"""

import statistics
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction

from mastermind_edu.correction.ajustements import Ajustement
from mastermind_edu.correction.notes import anomalies, numero_de_participant
from mastermind_edu.correction.page import echapper, ecrire_page, lister, nommer, tabler
from mastermind_edu.correction.ressemblance import Ressemblance
from mastermind_edu.correction.resultats import NOTE_MAXIMALE, ResultatCopie, ranger, ranger_exercices
from mastermind_edu.correction.retours import ecrire_chapitre, ecrire_etat, en_prose, nommer_pages
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.francais import accorder, ecrire_decimal
from mastermind_edu.juge.verdict import EtatVerdict

LARGEUR_DE_CLASSE = 2  # points de note par barre
DOSSIER_DES_RETOURS = "retours"
Pages = Mapping[str, str]


def page_de_la_classe(
    resultats: Sequence[ResultatCopie],
    protections: Sequence[str],
    *,
    ressemblances: Sequence[Ressemblance] = (),
    sans_effet: Sequence[Ajustement] = (),
) -> str:
    """La page HTML de toutes les copies ; `sans_effet` sont les ajustements sans copie."""
    copies = ranger(resultats)
    pages = nommer_pages(copie.fichier for copie in copies)
    parties = (
        _entete(copies),
        _a_regarder(copies, pages),
        _ajustements(sans_effet),
        _repartition(copies),
        _difficultes(copies),
        _erreurs_typiques(copies, pages),
        _paires(copies, ressemblances, pages),
        _toutes(copies, pages),
        _fichiers(copies, protections),
    )
    return ecrire_page("La classe", "\n".join(filter(None, parties)))


def _entete(copies: Sequence[ResultatCopie]) -> str:
    notes = [copie.note for copie in copies if copie.est_notee]
    chapitres = sorted({copie.chapitre for copie in copies if copie.chapitre})
    sujet = f'<p class="pale">{echapper(" · ".join(map(ecrire_chapitre, chapitres)))}</p>' if chapitres else ""
    bilan = accorder(len(copies), "copie") + (f", dont {len(copies) - len(notes)} à noter à la main" if len(notes) < len(copies) else "")
    moyenne = f'<div class="note">moyenne {ecrire_decimal(sum(notes) / len(notes))} / {NOTE_MAXIMALE}</div>' if notes else ""
    return f"<header><div><h1>La classe</h1>{sujet}<p>{bilan}</p></div>{moyenne}</header>"


def _lien(copie: ResultatCopie, pages: Pages, ancre: str = "") -> str:
    # Un élève qui rend deux copies a deux pages : le fichier les distingue au survol.
    adresse = f"{DOSSIER_DES_RETOURS}/{pages[copie.fichier]}" + (f"#{ancre}" if ancre else "")
    return f'<a href="{echapper(adresse)}" title="{echapper(copie.fichier)}">{nommer(copie.eleve)}</a>'


def _a_regarder(copies: Sequence[ResultatCopie], pages: Pages) -> str:
    """Les copies qui ont une anomalie, ou une fonction bloquée par une autre."""
    raisons = [(copie, [*anomalies(copie), *_blocages(copie)]) for copie in copies]
    lignes = [(_lien(copie, pages), "<br>".join(map(en_prose, siennes))) for copie, siennes in raisons if siennes]
    return "<h2>Copies à regarder</h2>" + (tabler(("copie", "pourquoi"), lignes) if lignes else "<p>Aucune.</p>")


def _blocages(copie: ResultatCopie) -> list[str]:
    bloquees = [f"`{e.nom}`" for e in copie.exercices if e.verdict.etat is EtatVerdict.BLOQUE]
    return [f"bloqué : {', '.join(bloquees)}"] if bloquees else []


def _ajustements(sans_effet: Sequence[Ajustement]) -> str:
    if not sans_effet:
        return ""
    lignes = lister(f"{nommer(ajustement.fichier)} : {en_prose(str(ajustement))}" for ajustement in sans_effet)
    return f"<h2>Ajustements sans copie</h2><p>Gardés dans ajustements.csv, sans effet sur les notes.</p>{lignes}"


def _repartition(copies: Sequence[ResultatCopie]) -> str:
    notes = [copie.note for copie in copies if copie.est_notee]
    if not notes:
        return ""
    effectifs = compter_par_classe(notes)
    titres = [_titre_de_classe(rang) for rang in range(len(effectifs))]
    lignes = [(titre, str(effectif)) for titre, effectif in zip(titres, effectifs)]
    resume = f"Médiane {ecrire_decimal(statistics.median(notes))}, de {ecrire_decimal(min(notes))} à {ecrire_decimal(max(notes))}."
    return (
        f"<h2>Répartition des notes</h2><p>{resume}</p><figure>{_barres(titres, effectifs)}</figure>"
        f"<details><summary>Les mêmes nombres en tableau</summary>{tabler(('note', 'copies'), lignes, nombres=(1,))}</details>"
    )


def compter_par_classe(notes: Sequence[Fraction]) -> list[int]:
    """Le nombre de notes par intervalle de 2 points ; 20 est dans le dernier.

    >>> compter_par_classe([Fraction(0), Fraction(2), Fraction(39, 2), Fraction(20)])
    [1, 1, 0, 0, 0, 0, 0, 0, 0, 2]
    """
    derniere = NOTE_MAXIMALE // LARGEUR_DE_CLASSE - 1
    comptes = Counter(min(int(note // LARGEUR_DE_CLASSE), derniere) for note in notes)
    return [comptes[rang] for rang in range(derniere + 1)]


def _titre_de_classe(rang: int) -> str:
    bas, haut = rang * LARGEUR_DE_CLASSE, (rang + 1) * LARGEUR_DE_CLASSE
    return f"{bas} à {haut}" if haut == NOTE_MAXIMALE else f"{bas} à moins de {haut}"


def _barres(titres: Sequence[str], effectifs: Sequence[int]) -> str:
    """Un dessin de 640 sur 190 : une barre par intervalle, son effectif au-dessus."""
    pas, echelle = 620 / len(effectifs), 130 / max(effectifs)
    dessins = []
    for rang, effectif in enumerate(effectifs):
        x, hauteur = 10 + rang * pas, round(effectif * echelle, 1)
        milieu = f'x="{x + pas / 2:.1f}" text-anchor="middle"'
        dessins.append(f'<rect x="{x + 4:.1f}" y="{155 - hauteur:.1f}" width="{pas - 8:.1f}" height="{hauteur}"/>')
        dessins.append(f'<text {milieu} y="{149 - hauteur:.1f}">{effectif or ""}</text>')
        dessins.append(f'<text {milieu} y="173">{rang * LARGEUR_DE_CLASSE}–{(rang + 1) * LARGEUR_DE_CLASSE}</text>')
    alternative = " ; ".join(f"{titre} : {effectif}" for titre, effectif in zip(titres, effectifs) if effectif)
    return f'<svg viewBox="0 0 640 190" width="640" height="190" role="img"><title>Copies par note. {alternative}</title>{"".join(dessins)}</svg>'


def _difficultes(copies: Sequence[ResultatCopie]) -> str:
    """Un exercice par ligne, du moins au plus réussi."""
    etats: dict[str, Counter] = defaultdict(Counter)
    for copie in copies:
        for exercice in copie.exercices:
            etats[exercice.nom][exercice.verdict.etat] += 1
    if not etats:
        return ""
    taux = {nom: Fraction(nombres[EtatVerdict.REUSSI], nombres.total()) for nom, nombres in etats.items()}
    noms = sorted(ranger_exercices(etats), key=taux.get)
    lignes = [[_nom(nom), f"{round(100 * taux[nom])} %", *(str(etats[nom][etat]) for etat in EtatVerdict)] for nom in noms]
    entetes = ("exercice", "réussite", *map(ecrire_etat, EtatVerdict))
    return "<h2>Exercices, du moins au plus réussi</h2>" + tabler(entetes, lignes, nombres=range(1, 6))


def _nom(exercice: str) -> str:
    return f'<code class="nom">{echapper(exercice)}</code>'


def _erreurs_typiques(copies: Sequence[ResultatCopie], pages: Pages) -> str:
    """Une erreur typique par ligne, de la plus à la moins fréquente, avec les élèves."""
    eleves: dict[tuple[str, str], list[str]] = defaultdict(list)
    for copie in copies:
        for exercice in copie.exercices:
            if exercice.verdict.erreur_typique:
                eleves[exercice.nom, exercice.verdict.erreur_typique].append(_lien(copie, pages, exercice.nom))
    rangs = {nom: rang for rang, nom in enumerate(ranger_exercices(nom for nom, _ in eleves))}
    ordre = sorted(eleves, key=lambda cle: (-len(eleves[cle]), rangs[cle[0]], cle))
    lignes = [
        (str(len(eleves[nom, slug])), f"{_nom(nom)}<br>{echapper(slug)}", en_prose(_conseil(nom, slug)), ", ".join(eleves[nom, slug]))
        for nom, slug in ordre
    ]
    entetes = ("copies", "erreur", "conseil donné", "élèves")
    return "<h2>Erreurs typiques</h2>" + (tabler(entetes, lignes, nombres=(0,)) if lignes else "<p>Aucune.</p>")


def _conseil(nom: str, slug: str) -> str:
    typiques = CATALOGUE[nom].erreurs_typiques if nom in CATALOGUE else ()
    return next((typique.conseil for typique in typiques if typique.slug == slug), "")


def _paires(copies: Sequence[ResultatCopie], ressemblances: Sequence[Ressemblance], pages: Pages) -> str:
    """Les paires de copies voisines, celles qui ont le plus d’exercices en commun d’abord."""
    connues = {copie.fichier: copie for copie in copies}
    paires: dict[tuple[str, str], list[str]] = defaultdict(list)
    for r in ressemblances:
        if {r.copie, r.autre} <= connues.keys() and connues[r.copie].eleve != connues[r.autre].eleve:
            paires[r.copie, r.autre].append(f"{r.nom} ({int(100 * r.taux)}\u00a0%)")
    if not paires:
        return ""
    ordre = sorted(paires, key=lambda paire: (-len(paires[paire]), paire))
    lignes = [(*(_lien(connues[copie], pages) for copie in paire), echapper(", ".join(paires[paire]))) for paire in ordre]
    avis = "À regarder, ce n’est pas une preuve : ces réponses ont presque le même arbre de syntaxe une fois les noms effacés."
    return f"<h2>Réponses qui se ressemblent</h2><p>{avis}</p>" + tabler(("copie", "autre copie", "exercices"), lignes)


def _toutes(copies: Sequence[ResultatCopie], pages: Pages) -> str:
    lignes = [(_lien(copie, pages), nommer(copie.fichier), ecrire_decimal(copie.note) if copie.est_notee else "–") for copie in copies]
    return "<h2>Toutes les copies</h2>" + tabler(("élève", "fichier", "note sur 20"), lignes, nombres=(2,))


def _fichiers(copies: Sequence[ResultatCopie], protections: Sequence[str]) -> str:
    reconnues = sum(numero_de_participant(copie.fichier) is not None for copie in copies)
    moodle = f"moodle.csv contient {accorder(reconnues, 'copie')} : celles qui portent un numéro de participant Moodle."
    en_vigueur = f"<p>Protections en vigueur :</p>{lister(map(en_prose, protections))}" if protections else ""
    return f"<footer><p>{moodle}</p>{en_vigueur}</footer>"
