"""Lire les cellules d’un notebook, sans rien exiger de lui, et le nom que l’élève y écrit : tout octet donne un résultat.

Le JSON est lu par la bibliothèque standard, sans nbformat ; ce que dit le nom du fichier est dans `eleves`. Commencer par
`lire_notebook` et `nom_ecrit`.
"""

import html
import json
import re
from collections.abc import Sequence
from functools import partial

from mastermind_edu.correction.lecture.allegement import retirer_les_sorties
from mastermind_edu.correction.lecture.fichiers import MO, OCTETS_PAR_FICHIER
from mastermind_edu.francais import ecrire_decimal
from mastermind_edu.livraison import CONSIGNE_DU_NOM, MARQUE_DU_NOM

Cellules = Sequence[tuple[str, str]]  # le genre (« code », « markdown »…) et le texte de chacune
VIRGULES_RETIREES = 20  # chacune coûte une lecture de plus
SIGNES_PAR_COPIE = 200_000  # au-delà, elle n’est pas exécutée, et il est inutile d’en garder davantage
VALEURS_AU_PLUS = 100_000  # d’un notebook ; quelques octets de JSON en font cent de mémoire
TROP_DE_VALEURS = f"ce n’est pas un notebook ordinaire : il contient plus de {VALEURS_AU_PLUS} valeurs, il n’est pas lu"
TROP_GROS_SANS_SORTIES = f"le notebook dépasse {OCTETS_PAR_FICHIER // MO} Mo, même sans ses sorties : il n’est pas lu"
ALLEGE = "le notebook garde {} Mo de sorties, sans doute celles d’un affichage sans fin : il est lu sans elles"
PAS_UN_NOTEBOOK = "ce n’est pas un notebook : du JSON, mais sans cellules"
SIGNES_AU_PLUS = 80  # d’un nom
GENRE_DU_NOM = "nom"  # le genre que la lecture donne à la cellule marquée
SIGNES_LUS = 2_000  # d’une cellule « Nom : » ; au-delà, il n’y a plus de nom
PREMIERES = 3  # une cellule qui a perdu sa marque n’est cherchée que parmi celles-ci

_ETIQUETTE = re.compile(r"(?i)^\W*(?:(?:nom|pr[ée]nom|[ée]l[èe]ve)s?(?:\s*(?:et|/|,|\+|&)\s*)?)+\s*:")
_CONSIGNE = re.compile(r"\s*".join(map(re.escape, CONSIGNE_DU_NOM.split())))
# Un commentaire, une balise, une image, une commande de formule : rien d’un nom.
_DECOR = re.compile(r"(?s)<!--.*?(?:-->|$)|</?[a-zA-Z][^>]*>|!\[[^\]]*\]\([^)]*\)|\\[a-zA-Z]+")
_LIEN = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MISE_EN_FORME = re.compile(r"[*_`#$~{}\\|>\[\]]+")


def decoder(contenu: bytes) -> tuple[str, list[str]]:
    """Le texte d’un fichier, fins de ligne uniformes, et une remarque si l’encodage surprend."""
    encodage = json.detect_encoding(contenu)
    try:
        texte, remarques = contenu.decode(encodage), []
        if not encodage.startswith("utf-8"):
            remarques = [f"le fichier est en {encodage.upper()[:6]} au lieu d’UTF-8"]
    except UnicodeDecodeError:
        texte, remarques = contenu.decode("latin-1"), ["le fichier n’est pas en UTF-8 : il est lu en latin-1"]
    return _uniformiser_les_lignes(texte.removeprefix("\ufeff")), remarques


def _uniformiser_les_lignes(texte: str) -> str:
    return texte.replace("\r\n", "\n").replace("\r", "\n")


def lire_notebook(contenu: bytes) -> tuple[Cellules | None, list[str]]:
    """Les cellules d’un notebook au format 3 ou 4, et ce qui gêne sa lecture ; aucune, `None`, quand il ne se lit pas."""
    contenu, allege = _alleger(contenu)
    if _a_trop_de_valeurs(contenu) or len(contenu) > OCTETS_PAR_FICHIER:
        return None, [*allege, TROP_DE_VALEURS if _a_trop_de_valeurs(contenu) else TROP_GROS_SANS_SORTIES]
    texte, surprises = decoder(contenu)
    remarques = [*allege, *surprises]
    if not texte.strip():
        return None, ["le fichier est vide"]
    try:
        donnees, virgule = _lire_json(texte)
        brutes = _cellules_brutes(donnees)
    except json.JSONDecodeError as erreur:
        return None, [*remarques, _json_casse(erreur, texte)]
    except RecursionError:
        return None, [*remarques, "le fichier JSON est trop imbriqué : ce n’est pas un notebook"]
    if brutes is None:
        return None, [*remarques, PAS_UN_NOTEBOOK]
    cellules = [_lire_cellule(brute) for brute in brutes if isinstance(brute, dict)]
    return cellules, [*remarques, *virgule, *_code_en_texte(cellules)]


def _alleger(contenu: bytes) -> tuple[bytes, list[str]]:
    """Le notebook, sans ses sorties quand elles empêcheraient de le lire, et la remarque qui le dit."""
    if len(contenu) <= OCTETS_PAR_FICHIER and not _a_trop_de_valeurs(contenu):
        return contenu, []
    allege = retirer_les_sorties(contenu)
    retires = ecrire_decimal((len(contenu) - len(allege)) / MO, 1)
    return allege, [ALLEGE.format(retires)] if len(allege) < len(contenu) else []


def _a_trop_de_valeurs(contenu: bytes) -> bool:
    return sum(map(contenu.count, (b",", b"[", b"{"))) > VALEURS_AU_PLUS


def _lire_json(texte: str) -> tuple[object, list[str]]:
    """La donnée d’un texte JSON, et une remarque quand il a fallu en retirer des virgules."""
    # Un entier de 5 000 chiffres arrêterait la lecture ; aucun nombre ne sert ici.
    lire = partial(json.loads, strict=False, parse_int=float)
    try:
        return lire(texte), []
    except json.JSONDecodeError as erreur:
        premiere, virgule = erreur, _virgule_de_trop(texte, erreur)
    for _ in range(VIRGULES_RETIREES):
        if virgule is None:
            break
        texte = texte[:virgule] + texte[virgule + 1 :]
        try:
            return lire(texte), ["le notebook a une virgule de trop dans son JSON : il est lu sans elle"]
        except json.JSONDecodeError as erreur:
            virgule = _virgule_de_trop(texte, erreur)
    raise premiere


def _virgule_de_trop(texte: str, erreur: json.JSONDecodeError) -> int | None:
    """La place de la virgule qui précède un crochet ou une accolade fermante, là où la lecture s’est arrêtée ; Python la montre, ou ce qui la suit."""
    avant, apres = texte[: erreur.pos + texte.startswith(",", erreur.pos)].rstrip(), texte[erreur.pos :].lstrip(", \t\n")
    return len(avant) - 1 if avant.endswith(",") and apres[:1] in ("]", "}") else None


def lire_python(contenu: bytes) -> tuple[Cellules, list[str]]:
    """Un fichier Python, lu comme une seule cellule."""
    texte, remarques = decoder(contenu)
    return [("code", texte)], [*remarques, "un fichier Python (.py) au lieu d’un notebook : il est lu comme une seule cellule"]


def _json_casse(erreur: json.JSONDecodeError, texte: str) -> str:
    if not texte.lstrip().startswith("{"):
        return "ce n’est pas un notebook : le fichier n’est pas du JSON"
    a_la_fin = erreur.pos >= len(texte.rstrip()) - 6 and erreur.msg != "Extra data"  # 6 : « \u00e9 » coupé
    if a_la_fin or erreur.msg.startswith("Unterminated string"):
        return "le notebook est incomplet : le fichier s’arrête au milieu"
    return f"le notebook est abîmé : JSON illisible à la ligne {erreur.lineno}, colonne {erreur.colno}"


def _cellules_brutes(donnees: object) -> list | None:
    """Celles du notebook au format 4, ou de chacune de ses feuilles au format 3."""
    if not isinstance(donnees, dict):
        return None
    feuilles = [donnees] if isinstance(donnees.get("cells"), list) else donnees.get("worksheets")
    if not isinstance(feuilles, list):
        return None
    listes = [feuille.get("cells") for feuille in feuilles if isinstance(feuille, dict)]
    return [cellule for liste in listes if isinstance(liste, list) for cellule in liste]


def _lire_cellule(brute: dict) -> tuple[str, str]:
    source = brute.get("source", brute.get("input"))
    lignes = source if isinstance(source, list) else [source]
    texte = "".join(ligne for ligne in lignes if isinstance(ligne, str))[: SIGNES_PAR_COPIE + 1]
    # Une moitié de caractère (« \ud800 » dans le JSON) ne pourrait s’écrire dans aucun rapport.
    return _genre(brute, texte), _uniformiser_les_lignes(texte.encode("utf-8", "replace").decode("utf-8"))


def _genre(brute: dict, texte: str) -> str:
    """Le type de la cellule ; celle du nom a le sien, même devenue du code, sauf si l’on y a écrit une fonction."""
    metadonnees = brute.get("metadata") if isinstance(brute.get("metadata"), dict) else {}
    etiquettes = metadonnees.get("tags") if isinstance(metadonnees.get("tags"), list) else []
    est_marquee = MARQUE_DU_NOM in (brute.get("id"), metadonnees.get("id"), *etiquettes)
    if est_marquee and not re.search(r"(?m)^[ \t]*(?:def|class|import|from) ", texte):
        return GENRE_DU_NOM
    genre = brute.get("cell_type")
    return genre if isinstance(genre, str) else ""


def _code_en_texte(cellules: Cellules) -> list[str]:
    """Une touche de trop dans Jupyter change une cellule de code en texte, sans prévenir."""
    trouves = [re.match(r"(?:\s*```\w*\n)?\s*((?:def|class) \w+)", texte) for genre, texte in cellules if genre != "code"]
    return [f"`{trouve[1]}` est écrit dans une cellule de texte : elle n’est pas exécutée, il faut la changer en cellule de code" for trouve in trouves if trouve]


def nom_ecrit(cellules: Sequence[tuple[str, str]]) -> tuple[str, list[str]]:
    """Le nom écrit dans un notebook, vide s’il n’y en a pas, et ce qu’il faut en remarquer.

    >>> nom_ecrit([("nom", "**Nom :** Dupont <b>Zoé</b>")])
    ('Dupont Zoé', [])
    """
    marquees = [texte for genre, texte in cellules if genre == GENRE_DU_NOM]
    sans_marque = [texte for genre, texte in cellules[:PREMIERES] if genre == "markdown" and _ETIQUETTE.match(texte[:SIGNES_LUS])]
    noms = list(dict.fromkeys(filter(None, map(lire_nom, marquees or sans_marque))))
    if not noms:
        return "", []
    autres = [f"une autre cellule « Nom : » dit « {autre[:SIGNES_AU_PLUS]} »" for autre in noms[1:]]
    if len(noms[0]) <= SIGNES_AU_PLUS:
        return noms[0], autres
    return noms[0][: SIGNES_AU_PLUS - 1].rstrip() + "…", [f"la cellule « Nom : » est longue : le nom est coupé à {SIGNES_AU_PLUS} signes", *autres]


def lire_nom(texte: str) -> str:
    """Le nom que donne le texte d’une cellule, sans mise en forme ; vide si rien n’y a été écrit.

    >>> lire_nom("Nom : $Dupont$\\nPrénom : *Zoé*"), lire_nom("**Nom :** …")
    ('Dupont Zoé', '')
    """
    texte = texte[:SIGNES_LUS]
    texte = html.unescape(_LIEN.sub(r"\1", _DECOR.sub(" ", re.sub(r"(?i)<br\s*/?>|</(?:p|div|li)>", "\n", texte))))
    texte = _CONSIGNE.sub(" ", texte)
    lignes = [_ETIQUETTE.sub("", _MISE_EN_FORME.sub(" ", ligne).strip()) for ligne in texte.splitlines()]
    visibles = "".join(signe if signe.isprintable() else " " for signe in " ".join(lignes))
    nom = " ".join(visibles.split()).strip(" .,;:-–—…")
    return nom if any(map(str.isalpha, nom)) else ""
