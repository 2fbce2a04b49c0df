"""Lire les copies d’une classe : à qui, de quel chapitre, et leurs cellules de code.

Aucune copie ne lève d’exception : ce qui ne va pas devient une anomalie. Rien n’est
exécuté. Commencer par `lire_copies`.
"""

import hashlib
import os
import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from mastermind_edu.correction.anomalies import Anomalie, panne
from mastermind_edu.correction.lecture import capytale, eleves
from mastermind_edu.correction.lecture.contenus import dire_le_format, lire_contenu
from mastermind_edu.correction.lecture.eleves import ANONYME, depot_moodle, depots, est_un_texte_en_ligne, mots_du_nom, nom_du_chemin
from mastermind_edu.correction.lecture.fichiers import Fichier, exiger_des_chemins, trouver_fichiers
from mastermind_edu.correction.lecture.pieces_jointes import ranger_les_pieces_jointes
from mastermind_edu.correction.lecture.questions import Question, accorder_les_questions
from mastermind_edu.correction.minuteurs import SECONDES_DE_LECTURES, Tours, TropLong, en_temps
from mastermind_edu.francais import accorder

COPIES_D_UN_DOSSIER = 3  # un brouillon ou deux et la version finale ; au-delà, c’est une classe
MEME_FICHIER = "même fichier que"
MEME_NOM = "est aussi le nom de"
EMPREINTE_DU_VIDE = hashlib.sha256(b"").hexdigest()


class Copie(NamedTuple):
    """Un fichier rendu. `fichier` est unique ; `sha256` est vide quand le contenu n’a pas été lu.

    `est_lue` est faux quand il n’y a aucune cellule à en tirer : la copie est alors à noter à la main.
    """

    fichier: str
    eleve: str
    chapitre: str | None
    cellules: Sequence[str]
    anomalies: tuple[Anomalie, ...]
    sha256: str
    est_lue: bool = True
    ecrit: str = ""  # le nom que dit sa cellule « Nom : »
    depot: str = ""  # ce que le même élève a rendu avec elle
    questions: tuple[Question, ...] = ()

    @property
    def parties(self) -> tuple[str, ...]:
        """Les dossiers qui mènent au fichier, puis son nom."""
        return PurePosixPath(self.fichier).parts

    def remarquer(self, *anomalies: Anomalie) -> "Copie":
        """La copie, avec ces anomalies de plus."""
        return self._replace(anomalies=(*self.anomalies, *anomalies))


def lire_copies(chemins: Sequence[Path], *, sauf: Sequence[Path] = (), ranger: Callable[[Sequence[str]], Sequence[str]] = tuple) -> list[Copie]:
    """Une copie par fichier, triées par nom : notebooks, dossiers, archives zip.

    `sauf` : ce qu’il ne faut pas y prendre, les dossiers que la correction écrit et la liste de la classe, quand ils sont parmi les copies.
    `ranger` : ce qui met les cellules d’une copie ailleurs, pour n’en garder aucune en mémoire.
    """
    exiger_des_chemins(chemins)
    absolus = [Path(os.path.abspath(chemin)) for chemin in chemins]
    commun = _dossier_commun(absolus).parts
    # Un dossier de Moodle dit de qui est la copie : il reste dans son nom, même corrigé seul.
    retirees = next((rang for rang, partie in enumerate(commun) if depot_moodle([partie])), len(commun))
    tours, archives = Tours(SECONDES_DE_LECTURES), capytale.Archives(retirees)
    lues = (lire_copie(fichier, retirees, tours.prendre) for fichier in archives.rendus(trouver_fichiers(absolus, sauf=sauf)))
    donnes = {"/".join(chemin.parts[retirees:]) for chemin in absolus}
    copies = _separer_les_inconnus(donnes, [copie._replace(cellules=ranger(copie.cellules)) for copie in lues])
    copies = archives.nommer(ranger_les_pieces_jointes(_joindre_les_textes(copies)))
    copies = accorder_les_questions(copies) if any(copie.questions for copie in copies) else copies
    rangees = _rendre_uniques(sorted(copies, key=lambda copie: (copie.fichier, copie.sha256)))
    rangees = _signaler_les_memes(rangees, _empreinte, lambda copie: MEME_FICHIER)
    return _signaler_intrus(_signaler_les_memes(rangees, _identite, lambda copie: f"« {copie.eleve} » {MEME_NOM}"))


def _dossier_commun(absolus: Sequence[Path]) -> Path:
    """Le dossier dont les noms montrés partent ; vide quand il n’y en a pas (deux disques de Windows)."""
    try:
        commun = Path(os.path.commonpath(absolus))
    except ValueError:
        return Path()
    return commun if commun.is_dir() else commun.parent


def lire_copie(fichier: Fichier, retirees: int = 0, prendre: Callable[[str], AbstractContextManager] = nullcontext) -> Copie:
    """La copie d’un fichier, nommée sans ses `retirees` premiers dossiers ; `prendre` compte à son dépôt le temps de la lire."""
    parties = [_nom_lisible(partie) for partie in fichier.parties]
    # À la racine d’un disque (« / », « C:\\ »), le nom montré garde la racine.
    nom = "/".join(partie.rstrip("/") for partie in parties[retirees:])
    depot, du_web = eleves.depot(parties, fichier.archives), est_un_texte_en_ligne(parties)
    somme = "" if fichier.refus else hashlib.sha256(fichier.contenu).hexdigest()
    try:
        with prendre(depot), en_temps():
            chapitre, cellules, ecrit, remarques, questions = lire_contenu(nom, fichier.contenu, du_web)
        surprises = [] if dire_le_format(nom) in remarques else _surprises(nom, fichier, du_web)  # tout est dit
        anomalies = [Anomalie(remarque) for remarque in (*surprises, *remarques)]
        anomalies += _autre_nom(nom_du_chemin(parties), ecrit)
    except TropLong as trop:
        chapitre, cellules, ecrit, anomalies, questions = None, None, "", [Anomalie(str(trop))], ()
    except Exception as erreur:  # un défaut de la lecture ne coûte que cette copie
        chapitre, cellules, ecrit, anomalies, questions, somme = None, None, "", [panne(erreur)], (), ""
    eleve = eleves.deduire_eleve(parties, ecrit)
    return Copie(nom, eleve, chapitre, cellules or (), tuple(anomalies), somme, cellules is not None, ecrit, depot, questions)


def _autre_nom(annonce: str, ecrit: str) -> list[Anomalie]:
    """La remarque d’une copie dont la cellule « Nom : » ne nomme pas l’élève qui la rend."""
    if not annonce or not ecrit or annonce.startswith(ANONYME) or not {*mots_du_nom(annonce)}.isdisjoint(mots_du_nom(ecrit)):
        return []
    return [Anomalie(f"la cellule « Nom : » dit « {ecrit} »", publique=False)]


def _nom_lisible(nom: str) -> str:
    """Un nom de fichier que tout rapport peut écrire : accents composés, aucun signe invisible."""
    nom = unicodedata.normalize("NFC", nom)
    return "".join(c if c.isprintable() else " " if c.isspace() else "�" for c in nom)


def _surprises(nom: str, fichier: Fichier, du_web: bool) -> list[str]:
    if fichier.refus or du_web:
        return [fichier.refus] if fichier.refus else []
    extension = PurePosixPath(nom).suffix
    obtenue = f"l’extension {extension}" if extension else "un nom sans extension"
    attendue = [] if extension.lower() in (".ipynb", ".py") else [f"{obtenue} au lieu de .ipynb"]
    return attendue if fichier.contenu else [*attendue, "le fichier est vide"]


def _separer_les_inconnus(donnes: Collection[str], copies: Sequence[Copie]) -> list[Copie]:
    """Les copies, où celles que rien ne nomme ne passent pas pour celles d’un seul élève.

    Le nom d’un dossier est celui d’un élève, sauf s’il contient trop de copies d’un chapitre, ou s’il est l’un de ceux qu’on a
    `donnes` et en contient une autre, même nommée : c’est alors une classe.
    """
    dossiers = [_dossier_sans_nom(copie) for copie in copies]
    inconnues = Counter((dossier, copie.chapitre) for dossier, copie in zip(dossiers, copies))
    toutes = Counter((_dossier(copie), copie.chapitre) for copie in copies)
    return [
        copie if dossier is None or _est_d_un_eleve(dossier in donnes, toutes[dossier, copie.chapitre], inconnues[dossier, copie.chapitre]) else _rendre_inconnue(copie)
        for dossier, copie in zip(dossiers, copies)
    ]


def _est_d_un_eleve(est_donne: bool, copies: int, inconnues: int) -> bool:
    return copies <= 1 if est_donne else inconnues <= COPIES_D_UN_DOSSIER


def _dossier(copie: Copie) -> str:
    return "/".join(copie.parties[:-1])


def _dossier_sans_nom(copie: Copie) -> str | None:
    """Le dossier d’une copie que rien d’autre ne nomme."""
    return None if copie.ecrit or not copie.est_lue or nom_du_chemin(copie.parties) else _dossier(copie)


def _rendre_inconnue(copie: Copie) -> Copie:
    nommee = copie._replace(eleve=f"{copie.eleve} : {PurePosixPath(copie.fichier).stem}")
    return nommee.remarquer(Anomalie("rien ne dit de qui est cette copie, ni son nom de fichier, ni la cellule « Nom : »", publique=False))


def _joindre_les_textes(copies: Sequence[Copie]) -> list[Copie]:
    """Les copies, sans les textes en ligne où rien n’est à noter quand leur auteur a rendu autre chose : ce qu’ils disent y devient une remarque."""
    lues = {copie.depot: copie.fichier for copie in reversed(copies) if copie.est_lue}  # la première de chacun
    dits: dict[str, list[Anomalie]] = {}
    gardees = []
    for copie in copies:
        if copie.depot in lues and _est_un_mot(copie):
            dits.setdefault(lues[copie.depot], []).extend(anomalie._replace(publique=False) for anomalie in copie.anomalies)
        else:
            gardees.append(copie)
    return [copie.remarquer(*dits.get(copie.fichier, ())) for copie in gardees]


def _est_un_mot(copie: Copie) -> bool:
    return not copie.est_lue and est_un_texte_en_ligne(copie.parties) and depot_moodle(copie.parties) is not None


def _rendre_uniques(copies: Sequence[Copie]) -> list[Copie]:
    """Deux fichiers peuvent porter le même nom une fois lisible, ou dans une archive zip ; un nom ajouté n’est celui d’aucun autre."""
    nombres = Counter(copie.fichier for copie in copies)
    pris, uniques = set(), []
    for copie in copies:
        nom, rang = copie.fichier, 1
        while nom in pris or rang > 1 and nom in nombres:
            rang += 1
            nom = f"{copie.fichier} [{rang}]"
        pris.add(nom)
        meme = Anomalie(f"{accorder(nombres[copie.fichier], 'fichier')} portent ce nom, une fois lisible : voyez de qui est chacun", publique=False)
        uniques.append(copie._replace(fichier=nom).remarquer(meme) if nombres[copie.fichier] > 1 else copie)
    return uniques


def _empreinte(copie: Copie) -> str | None:
    return None if copie.sha256 in ("", EMPREINTE_DU_VIDE) else copie.sha256


def _identite(copie: Copie) -> tuple | None:
    """Le chapitre et le nom, écrit par l’élève ou pris à son dossier, d’une copie que rien d’autre ne distingue."""
    if not copie.chapitre or not copie.cellules or nom_du_chemin(copie.parties):
        return None
    return copie.chapitre, copie.eleve.casefold(), "" if copie.ecrit else PurePosixPath(copie.fichier).parent


def _signaler_les_memes(copies: Sequence[Copie], cle: Callable[[Copie], Hashable], dire: Callable[[Copie], str]) -> list[Copie]:
    """Une remarque, réservée au professeur puisqu’elle nomme d’autres élèves, sur les copies qui ont la même clé."""
    groupes: dict[Hashable, list[str]] = {}
    for copie in copies:
        groupes.setdefault(cle(copie), []).append(copie.fichier)
    groupes[None] = []
    return [_signaler_la_meme(copie, groupes[cle(copie)], dire) for copie in copies]


def _signaler_la_meme(copie: Copie, memes: Sequence[str], dire: Callable[[Copie], str]) -> Copie:
    """Trois autres au plus sont nommées : mille copies vierges ne se citent pas mille fois."""
    if len(memes) < 2:
        return copie
    autres, nombre = [meme for meme in memes[:4] if meme != copie.fichier][:3], len(memes) - 1
    suite = f" et {accorder(nombre - 3, 'autre')}" if nombre > 3 else ""
    return copie.remarquer(Anomalie(f"{dire(copie)} {', '.join(autres)}{suite}", publique=False))


def _signaler_intrus(copies: Sequence[Copie]) -> list[Copie]:
    """Un nom de Moodle à l’intérieur de ce qu’un autre a rendu : une remarque sur les deux, et rien ne change de main."""
    visites: dict[str, list[str]] = {}
    for copie in copies:
        for autre in _faux_depots(copie):
            visites.setdefault("_".join(autre), []).append(copie.fichier)
    return [copie.remarquer(*_remarquer_les_intrus(copie, visites)) for copie in copies]


def _faux_depots(copie: Copie) -> list[tuple[str, str]]:
    """Les participants de Moodle dont ce fichier porte le nom, sauf celui qui l’a rendu."""
    le_vrai, *suite = [*depots(copie.parties)] or [None]
    return [autre for autre in dict.fromkeys(suite) if autre != le_vrai]


def _remarquer_les_intrus(copie: Copie, visites: Mapping[str, Sequence[str]]) -> Iterator[Anomalie]:
    for nom, numero in _faux_depots(copie):
        yield Anomalie(f"ce fichier porte, à l’intérieur de ce qu’a rendu {copie.eleve}, le nom de Moodle de {nom} ({numero}) : il reste à {copie.eleve}", publique=False)
    for fichier in visites.get(copie.depot, ())[:3]:
        yield Anomalie(f"un autre élève a rendu un fichier au nom de celui-ci, {fichier} : rien n’en vient ici", publique=False)
