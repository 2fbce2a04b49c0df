"""Les codes « où j’en suis » d’une classe, lus et mis en tableau pour le professeur.

Une ligne par élève : ce qui précède le code est son nom. Commencer par `lire_les_codes`.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.affichage.tableau import Tableau
from mastermind_edu.chapitres import numero
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.exercices.sommaire import CHAPITRES
from mastermind_edu.francais import accorder, citer, dire_refus
from mastermind_edu.progression.bilan import Progres
from mastermind_edu.progression.codes import BITS, CHIFFRES, DEBUT, SIGNES_DE_CONTROLE, VERSION, controler, places
from mastermind_edu.progression.registre import Avancement

CONFUSIONS = str.maketrans("OIL", "011")
MOTIF = re.compile(rf"\b{DEBUT}([0-9])(.*)$", re.IGNORECASE | re.DOTALL)
LEGENDE = "4+1/6 : quatre exercices réussis, un commencé, sur six. C’est ce que l’élève déclare, pas une preuve."


class CodeIllisible(ErreurMastermind):
    """Ce code est coupé, mal recopié, ou d’une autre sorte."""


class Releve(NamedTuple):
    """Ce que dit une ligne ; `reproche` est vide quand le code se lit."""

    eleve: str
    progres: Progres
    inconnus: int
    reproche: str


def lire_les_codes(donnees: Sequence[str]) -> list[Releve]:
    """Un relevé par code ; une donnée qui n’est pas un code est un fichier, lu ligne par ligne.

    Lève `ErreurMastermind` pour un fichier qui ne se lit pas. Un code fautif garde sa ligne, avec la raison.
    """
    lignes = [ligne for donnee in donnees for ligne in ([donnee] if MOTIF.search(donnee) else _lire_fichier(Path(donnee)))]
    return [_relever(ligne, rang) for rang, ligne in enumerate(lignes, 1)]


def _lire_fichier(fichier: Path) -> list[str]:
    try:
        octets = fichier.read_bytes()
    except OSError as erreur:
        raise ErreurMastermind(f"il faut un code qui commence par MM1-, ou un fichier de codes ; voici « {fichier} » : {dire_refus(erreur)}") from erreur
    try:
        texte = octets.decode("utf-8-sig")
    except UnicodeDecodeError:  # le Bloc-notes d’autrefois
        texte = octets.decode("cp1252", "replace")
    return [ligne for ligne in texte.splitlines() if ligne.strip()]


def _relever(ligne: str, rang: int) -> Releve:
    trouve = MOTIF.search(ligne)
    eleve = ligne[: trouve.start()].strip(" \t:;,–—-\"'«»") if trouve else ligne.strip()
    try:
        lus, inconnus = decoder(ligne[trouve.start() :] if trouve else ligne)
    except CodeIllisible as erreur:
        return Releve(eleve or f"ligne {rang}", Progres({}), 0, str(erreur))
    return Releve(eleve or f"ligne {rang}", Progres({nom: Avancement(valeur) for nom, valeur in lus.items()}), inconnus, "")


def tableau(releves: Sequence[Releve]) -> Tableau:
    """Le tableau de la classe : une colonne par chapitre ; les codes illisibles n’y sont pas."""
    lignes = [
        (releve.eleve, *(_compter(releve.progres, noms) for noms in CHAPITRES.values()), _total(releve.progres), releve.progres.suivant or "tout est réussi")
        for releve in releves
        if not releve.reproche
    ]
    return Tableau(LEGENDE, ("élève", *map(numero, CHAPITRES), "total", "ensuite"), lignes)


def remarques(releves: Sequence[Releve]) -> list[str]:
    """Une phrase par code illisible, ou venu d’une édition plus récente."""
    fautifs = [f"{releve.eleve} : {releve.reproche}" for releve in releves if releve.reproche]
    recents = [
        f"{releve.eleve} : {accorder(releve.inconnus, 'exercice')} d’une édition plus récente du cours, non comptés ici"
        for releve in releves
        if releve.inconnus
    ]
    return fautifs + recents


def _compter(progres: Progres, noms: Sequence[str]) -> str:
    etats = [progres.de(nom) for nom in noms]
    commences = etats.count(Avancement.COMMENCE)
    return f"{etats.count(Avancement.REUSSI)}{f'+{commences}' if commences else ''}/{len(etats)}"


def _total(progres: Progres) -> str:
    return _compter(progres, [nom for noms in CHAPITRES.values() for nom in noms])


def decoder(texte: str) -> tuple[dict[str, int], int]:
    """Les avancements d’un code, et combien d’exercices inconnus ici s’y trouvent ; lève `CodeIllisible`.

    Minuscules, espaces, tirets oubliés, O pour 0, I ou L pour 1 : tout cela se lit.
    """
    corps = _verifier(texte)
    bits = sum(CHIFFRES.index(signe) << 5 * rang for rang, signe in enumerate(corps))
    valeurs = []
    while bits:
        bits, reste = divmod(bits, 1 << BITS)
        valeurs.append(reste)
    if 3 in valeurs:
        raise CodeIllisible(f"ce code est mal formé : {citer(texte.strip())}")
    connus = {nom: valeur for nom, valeur in zip(places(), valeurs) if valeur}
    return connus, sum(map(bool, valeurs[len(places()) :]))


def _verifier(texte: str) -> str:
    """Le corps d’un code dont la somme de contrôle est juste."""
    ecrit, trouve = citer(texte.strip()), MOTIF.search(texte.strip())
    if not trouve:
        raise CodeIllisible(f"il faut un code qui commence par {DEBUT}{VERSION}-, voici {ecrit}")
    if trouve[1] != VERSION:
        raise CodeIllisible(f"il faut un code {DEBUT}{VERSION}, voici un {DEBUT}{trouve[1]} : mettez le cours à jour")
    signes = re.sub(r"[\s.,;:–—‑-]", "", trouve[2]).upper().translate(CONFUSIONS)
    if etrangers := sorted(set(signes) - set(CHIFFRES)):
        raise CodeIllisible(f"ce code contient {', '.join(map(citer, etrangers))}, qu’aucun code ne contient : {ecrit}")
    corps, controle = signes[:-SIGNES_DE_CONTROLE], signes[-SIGNES_DE_CONTROLE:]
    if controle != controler(VERSION + corps):
        raise CodeIllisible(f"ce code est coupé ou mal recopié : {ecrit}")
    return corps
