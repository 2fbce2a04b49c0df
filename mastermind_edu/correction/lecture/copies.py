"""Lire les copies d’une classe : à qui, de quel chapitre, et leurs cellules de code.

Aucune copie ne lève d’exception : ce qui ne va pas devient une anomalie. Rien n’est
exécuté. Commencer par `lire_copies`.
"""

import hashlib
import os
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.anomalies import Anomalie, panne
from mastermind_edu.correction.lecture.eleves import (
    ANONYME,
    chapitre_des_fonctions,
    chapitre_du_nom,
    chapitre_du_numero,
    deduire_eleve,
    depot,
    depot_moodle,
    depots,
    mots_du_nom,
    nom_du_chemin,
)
from mastermind_edu.correction.lecture.fichiers import Fichier, trouver_fichiers
from mastermind_edu.correction.lecture.nom import nom_ecrit
from mastermind_edu.correction.lecture.notebooks import Cellules, lire_notebook, lire_python
from mastermind_edu.correction.lecture.textes_en_ligne import est_un_texte_en_ligne, lire_texte_en_ligne
from mastermind_edu.correction.minuteurs import SECONDES_DE_LECTURES, DepotTropLong, LectureTropLongue, Tours, en_temps
from mastermind_edu.correction.rangement import Rangement, TextesRanges
from mastermind_edu.francais import accorder

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


def lire_copies(chemins: Sequence[Path], *, sauf: Sequence[Path] = (), rangement: Rangement | None = None) -> list[Copie]:
    """Une copie par fichier, triées par nom : notebooks, dossiers, archives zip.

    `sauf` : les dossiers à ne pas visiter, ceux que la correction écrit, quand ils sont parmi les copies.
    `rangement` : où mettre les cellules, pour n’en garder aucune en mémoire.
    """
    absolus = [Path(os.path.abspath(chemin)) for chemin in chemins]
    for chemin, absolu in zip(chemins, absolus):
        if not os.path.lexists(absolu):
            raise ErreurMastermind(f"il faut des notebooks, des dossiers ou des archives zip ; rien ne s’appelle « {chemin} »")
    commun = _dossier_commun(absolus).parts
    # Un dossier de Moodle dit de qui est la copie : il reste dans son nom, même corrigé seul.
    retirees = next((rang for rang, partie in enumerate(commun) if depot_moodle([partie])), len(commun))
    tours = Tours(SECONDES_DE_LECTURES)
    lues = (lire_copie(fichier, retirees, tours) for fichier in trouver_fichiers(absolus, sauf=sauf))
    copies = joindre_les_textes([_ranger_les_cellules(copie, rangement) if rangement else copie for copie in lues])
    rangees = _rendre_uniques(sorted(copies, key=lambda copie: (copie.fichier, copie.sha256)))
    return _signaler_intrus(_signaler_homonymes(_signaler_doublons(rangees)))


def _ranger_les_cellules(copie: Copie, rangement: Rangement) -> Copie:
    return copie._replace(cellules=TextesRanges(rangement, copie.cellules))


def _dossier_commun(absolus: Sequence[Path]) -> Path:
    """Le dossier dont les noms montrés partent ; vide quand il n’y en a pas (deux disques de Windows)."""
    try:
        commun = Path(os.path.commonpath(absolus))
    except ValueError:
        return Path()
    return commun if commun.is_dir() else commun.parent


def lire_copie(fichier: Fichier, retirees: int = 0, tours: Tours | None = None) -> Copie:
    """La copie d’un fichier, nommée sans ses `retirees` premiers dossiers ; `tours` : le temps déjà pris par chacun."""
    parties = [_nom_lisible(partie) for partie in fichier.parties]
    # À la racine d’un disque (« / », « C:\\ »), le nom montré garde la racine.
    nom = "/".join(partie.rstrip("/") for partie in parties[retirees:])
    rendu = depot(parties, fichier.archives)
    somme = "" if fichier.refus else hashlib.sha256(fichier.contenu).hexdigest()
    try:
        du_web = est_un_texte_en_ligne(parties)
        with (tours or Tours(SECONDES_DE_LECTURES)).prendre(rendu), en_temps():
            chapitre, cellules, ecrit, remarques = _lire_contenu(nom, fichier.contenu, du_web)
        surprises = [fichier.refus] * bool(fichier.refus) if du_web else _surprises(nom, fichier)
        anomalies = [Anomalie(remarque) for remarque in (*surprises, *remarques)]
        anomalies += _autre_nom(nom_du_chemin(parties), ecrit)
    except (LectureTropLongue, DepotTropLong) as trop:
        chapitre, cellules, ecrit, anomalies = None, None, "", [Anomalie(str(trop))]
    except Exception as erreur:  # un défaut de la lecture ne coûte que cette copie
        chapitre, cellules, ecrit, anomalies, somme = None, None, "", [panne(erreur)], ""
    return Copie(nom, deduire_eleve(parties, ecrit), chapitre, cellules or (), tuple(anomalies), somme, cellules is not None, ecrit, rendu)


def _autre_nom(annonce: str, ecrit: str) -> list[Anomalie]:
    """La remarque d’une copie dont la cellule « Nom : » ne nomme pas l’élève qui la rend."""
    if not annonce or not ecrit or annonce.startswith(ANONYME) or not {*mots_du_nom(annonce)}.isdisjoint(mots_du_nom(ecrit)):
        return []
    return [Anomalie(f"la cellule « Nom : » dit « {ecrit} »", publique=False)]


def _nom_lisible(nom: str) -> str:
    """Un nom de fichier que tout rapport peut écrire : accents composés, aucun signe invisible."""
    nom = unicodedata.normalize("NFC", nom)
    return "".join(c if c.isprintable() else " " if c.isspace() else "�" for c in nom)


def _surprises(nom: str, fichier: Fichier) -> list[str]:
    if fichier.refus:
        return [fichier.refus]
    extension = PurePosixPath(nom).suffix
    inattendue = extension.lower() not in (".ipynb", ".py")
    obtenue = f"l’extension {extension}" if extension else "un nom sans extension"
    return [
        *([f"{obtenue} au lieu de .ipynb"] if inattendue else []),
        *(["le fichier est vide"] if not fichier.contenu else []),
    ]


def _lire_contenu(nom: str, contenu: bytes, du_web: bool) -> tuple[str | None, tuple[str, ...] | None, str, list[str]]:
    """Le chapitre, le code de chaque cellule, le nom écrit, ce qui a gêné la lecture ; pas de cellules quand rien ne se lit."""
    if not contenu:  # on sait déjà pourquoi
        return chapitre_du_nom(nom), None, "", []
    lire = lire_texte_en_ligne if du_web else lire_python if nom.lower().endswith(".py") else lire_notebook
    cellules, remarques = lire(contenu)
    if cellules is None:
        return chapitre_du_nom(nom), None, "", remarques
    ecrit, autres = nom_ecrit(cellules)
    remarques = [*remarques, *autres]
    code = tuple(texte for genre, texte in cellules if genre == "code")
    annonce, trouve = chapitre_du_nom(nom), _chapitre_du_contenu(cellules, code)
    if annonce and trouve and annonce != trouve:
        remarques = [*remarques, f"le fichier porte le nom du chapitre {annonce}, son contenu est celui du chapitre {trouve}"]
    return trouve or annonce, code, ecrit, remarques


def _chapitre_du_contenu(cellules: Cellules, code: Iterable[str]) -> str | None:
    """Le titre dit le chapitre ; à défaut, les fonctions écrites."""
    titres = [re.match(r"#\s+(?:\w+\s+)?(\d\d[a-z]?)\s*[—–-]", texte) for genre, texte in cellules if genre == "markdown"]
    du_titre = next((chapitre_du_numero(titre[1]) for titre in titres if titre), None)
    return du_titre or chapitre_des_fonctions(re.findall(r"(?m)^[ \t]*(?:def|class) (\w+)", "\n".join(code)))


def joindre_les_textes(copies: Sequence[Copie]) -> list[Copie]:
    """Les copies, sans les textes en ligne où rien n’est à noter quand leur auteur a rendu autre chose : ce qu’ils disent y devient une remarque."""
    lues: dict[tuple, list[str]] = {}
    for copie in copies:
        if copie.est_lue and _depot(copie):
            lues.setdefault(_depot(copie), []).append(copie.fichier)
    joints = {copie.fichier: lues[_depot(copie)][0] for copie in copies if _est_un_mot(copie) and _depot(copie) in lues}
    dits: dict[str, list[Anomalie]] = {}
    for copie in copies:
        if copie.fichier in joints:
            dits.setdefault(joints[copie.fichier], []).extend(a._replace(publique=False) for a in copie.anomalies)
    gardees = [copie for copie in copies if copie.fichier not in joints]
    return [copie._replace(anomalies=(*copie.anomalies, *dits.get(copie.fichier, ()))) for copie in gardees]


def _depot(copie: Copie) -> tuple[str, str] | None:
    return depot_moodle(PurePosixPath(copie.fichier).parts)


def _est_un_mot(copie: Copie) -> bool:
    return not copie.est_lue and est_un_texte_en_ligne(PurePosixPath(copie.fichier).parts)


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
        meme = [Anomalie(f"{accorder(nombres[copie.fichier], 'fichier')} portent ce nom, une fois lisible : voyez de qui est chacun", publique=False)]
        uniques.append(copie._replace(fichier=nom, anomalies=(*copie.anomalies, *meme)) if nombres[copie.fichier] > 1 else copie)
    return uniques


def _signaler_homonymes(copies: Sequence[Copie]) -> list[Copie]:
    """Deux copies du même chapitre et du même nom, écrit par l’élève ou pris à leur dossier, que rien d’autre ne distingue."""
    groupes: dict[tuple, list[str]] = {}
    for copie in copies:
        if copie.chapitre and copie.cellules and not nom_du_chemin(PurePosixPath(copie.fichier).parts):
            groupes.setdefault(_identite(copie), []).append(copie.fichier)
    return [_signaler_homonyme(copie, groupes.get(_identite(copie), [])) for copie in copies]


def _identite(copie: Copie) -> tuple:
    return copie.chapitre, copie.eleve.casefold(), "" if copie.ecrit else PurePosixPath(copie.fichier).parent


def _signaler_homonyme(copie: Copie, memes: Sequence[str]) -> Copie:
    if copie.fichier not in memes or len(memes) == 1:
        return copie
    remarque = Anomalie(f"« {copie.eleve} » est aussi le nom de {_enumerer_les_autres(memes, copie.fichier)}", publique=False)
    return copie._replace(anomalies=(*copie.anomalies, remarque))


def _enumerer_les_autres(memes: Sequence[str], fichier: str) -> str:
    """Trois au plus : mille copies vierges ne se citent pas mille fois."""
    autres, nombre = [meme for meme in memes[:4] if meme != fichier][:3], len(memes) - 1
    return ", ".join(autres) + (f" et {accorder(nombre - 3, 'autre')}" if nombre > 3 else "")


def _signaler_intrus(copies: Sequence[Copie]) -> list[Copie]:
    """Un nom de Moodle à l’intérieur de ce qu’un autre a rendu : une remarque sur les deux, et rien ne change de main."""
    visites: dict[tuple[str, str], list[str]] = {}
    for copie in copies:
        for autre in _faux_depots(copie):
            visites.setdefault(autre, []).append(copie.fichier)
    return [copie._replace(anomalies=(*copie.anomalies, *_remarquer_les_intrus(copie, visites))) for copie in copies]


def _faux_depots(copie: Copie) -> list[tuple[str, str]]:
    """Les participants de Moodle dont ce fichier porte le nom, sauf celui qui l’a rendu."""
    le_vrai, *suite = [*depots(PurePosixPath(copie.fichier).parts)] or [None]
    return [autre for autre in dict.fromkeys(suite) if autre != le_vrai]


def _remarquer_les_intrus(copie: Copie, visites: Mapping[tuple[str, str], Sequence[str]]) -> Iterator[Anomalie]:
    for nom, numero in _faux_depots(copie):
        yield Anomalie(f"ce fichier porte, à l’intérieur de ce qu’a rendu {copie.eleve}, le nom de Moodle de {nom} ({numero}) : il reste à {copie.eleve}", publique=False)
    for fichier in visites.get(_depot(copie) or (), ())[:3]:
        yield Anomalie(f"un autre élève a rendu un fichier au nom de celui-ci, {fichier} : rien n’en vient ici", publique=False)


def _signaler_doublons(copies: Sequence[Copie]) -> list[Copie]:
    groupes: dict[str, list[str]] = {}
    for copie in copies:
        if copie.sha256 not in ("", EMPREINTE_DU_VIDE):
            groupes.setdefault(copie.sha256, []).append(copie.fichier)
    return [_signaler(copie, groupes.get(copie.sha256, [])) for copie in copies]


def _signaler(copie: Copie, memes: Sequence[str]) -> Copie:
    if len(memes) < 2:
        return copie
    doublon = Anomalie(f"même fichier que {_enumerer_les_autres(memes, copie.fichier)}", publique=False)  # elle nomme d’autres élèves
    return copie._replace(anomalies=(*copie.anomalies, doublon))
