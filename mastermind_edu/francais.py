"""Écrire en français ce que le programme dit : nombres, accords, citations, phrases.

Rien du jeu ni du juge : tous les autres modules peuvent s’en servir. Commencer par
`accorder`.
"""

import errno
import re
from collections.abc import Iterable, Sequence

INSECABLE, FINE = "\u00a0", "\u202f"
CODE_COURT = 28  # signes : au-delà, un morceau de code ne tiendrait pas toujours sur une ligne de téléphone
LONGUEUR_CITATION, CODE_CITE = 40, 60
CODE = re.compile(r"((?:écrivez|mettez|faut|renvoyez|ajoutez|parcourez|avec|comme) )?`([^`]+)`")  # un morceau, et le mot qui dit de l’écrire
EN_GRAS = re.compile(r"(?<![\w*])\*\*(?! )([^*\n]+)(?<! )\*\*(?:(?<=’\*\*)|(?![\w*]))")  # un produit ou une puissance n’en est pas
INVARIABLES = {"bien", "mal", "de", "déjà"}
REFUS = {
    errno.ENOENT: "rien ne s’appelle ainsi", errno.EEXIST: "ce nom est déjà pris", errno.EISDIR: "c’est un dossier", errno.ENOTDIR: "ce n’est pas un dossier",
    errno.EACCES: "l’accès est interdit", errno.EPERM: "l’accès est interdit", errno.EROFS: "le disque est en lecture seule", errno.EBUSY: "un autre programme s’en sert",
    errno.ENOSPC: "le disque est plein", errno.EDQUOT: "votre quota est atteint", errno.ENAMETOOLONG: "le nom est trop long", errno.EIO: "le disque ne répond pas",
}  # fmt: skip


def accorder(nombre: int, nom: str) -> str:
    """Le nombre suivi du nom, au pluriel à partir de 2.

    >>> accorder(1, "pion"), accorder(4, "pion"), accorder(2, "pion mal placé")
    ('1 pion', '4 pions', '2 pions mal placés')
    """
    if nombre >= 2:
        nom = " ".join(mot if mot in INVARIABLES else mot + "s" for mot in nom.split())
    return f"{nombre} {nom}"


def enumerer(mots: Sequence[str]) -> str:
    """Les mots à la suite, « et » avant le dernier ; il en faut un au moins.

    >>> enumerer(["A"]), enumerer(["A", "B"]), enumerer(["A", "B", "C"])
    ('A', 'A et B', 'A, B et C')
    """
    return " et ".join(filter(None, (", ".join(mots[:-1]), mots[-1])))


def citer(valeur: object) -> str:
    """La valeur telle qu’on l’écrirait en Python, abrégée si elle est longue.

    >>> citer("RVB"), citer("R" * 1000)
    ("'RVB'", "'RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR… (1000 caractères)")
    """
    if isinstance(valeur, str) and len(valeur) > LONGUEUR_CITATION:
        debut = repr(valeur[:LONGUEUR_CITATION])[:LONGUEUR_CITATION]
        return f"{debut}… ({len(valeur)} caractères)"
    ecrit = repr(valeur)
    return ecrit if len(ecrit) <= 2 * LONGUEUR_CITATION else ecrit[: 2 * LONGUEUR_CITATION] + "…"


def entre_guillemets(chemin: object) -> str:
    """Le chemin tel qu’on le tape dans un terminal.

    >>> entre_guillemets("depot.zip"), entre_guillemets("NSI-Devoir 4.zip")
    ('depot.zip', '"NSI-Devoir 4.zip"')
    """
    return f'"{chemin}"' if " " in str(chemin) else str(chemin)


def dire_refus(erreur: OSError) -> str:
    """Pourquoi le système refuse un fichier ; son code, jamais ses mots anglais, quand ce n’est pas l’un des refus connus.

    >>> dire_refus(FileNotFoundError(errno.ENOENT, "No such file or directory")), dire_refus(OSError("lecteur absent"))
    ('rien ne s’appelle ainsi', 'lecteur absent')
    >>> dire_refus(OSError(errno.EMFILE, "Too many open files"))
    'erreur EMFILE du système'
    """
    if erreur.errno in REFUS:
        return REFUS[erreur.errno]
    if erreur.errno is None or getattr(erreur, "winerror", None):  # Windows parle la langue de la machine
        return erreur.strerror or str(erreur)
    return f"erreur {errno.errorcode.get(erreur.errno, erreur.errno)} du système"


def abreger(texte: str, longueur: int = 120) -> str:
    """Le texte, coupé s’il est trop long pour une ligne de tableau."""
    return texte if len(texte) <= longueur else texte[: longueur - 1] + "…"


def majuscule(texte: str) -> str:
    """Le texte avec une majuscule au début, le reste inchangé."""
    return texte[:1].upper() + texte[1:]


def en_phrase(texte: object) -> str:
    """Le texte, ou le message d’une erreur, avec une majuscule et un point.

    >>> en_phrase(ValueError("il faut 4 pions, en voici 3")), en_phrase("un autre ?")
    ('Il faut 4 pions, en voici 3.', 'Un autre ?')
    >>> en_phrase("écrivez `else:`"), en_phrase("écrivez `x = 1`")
    ('Écrivez `else:`', 'Écrivez `x = 1`.')
    """
    phrase = majuscule(str(texte))
    return phrase if re.search("[.?!…]$|[.:…]`$", phrase) else phrase + "."  # un point collé à du code s’y lirait


def couper_le_code(phrase: str) -> str:
    """La phrase, où les longs morceaux de code sont coupés ; ceux qu’elle dit d’écrire restent entiers.

    >>> long = "x = " + "1 + " * 20 + "1"
    >>> couper_le_code(f"`{long}` ne sert à rien")
    '`x = 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1…` ne sert à rien'
    >>> couper_le_code(f"écrivez `{long}`") == f"écrivez `{long}`"
    True
    """
    return CODE.sub(lambda code: code[0] if code[1] or len(code[2]) <= CODE_CITE else f"`{code[2][: CODE_CITE - 3].rstrip()}…`", phrase)


def sans_gras(prose: str) -> str:
    """La prose sans les `**` qui mettent en gras, là où rien ne peut l’être ; le code garde les siens.

    >>> sans_gras("répétez **tant qu’**il en reste **deux** : `2**3**4`")
    'répétez tant qu’il en reste deux : `2**3**4`'
    """
    morceaux = re.split("(`[^`]+`)", prose)
    morceaux[::2] = [EN_GRAS.sub(r"\1", morceau) for morceau in morceaux[::2]]
    return "".join(morceaux)


def poser_espaces(prose: str) -> str:
    """La prose, dont aucune ligne ne commencera par un signe double : les espaces qui le touchent deviennent insécables.

    >>> poser_espaces("« oui » : non ; si !").replace(INSECABLE, "~").replace(FINE, "_")
    '«~oui~»~: non_; si_!'
    """
    prose = prose.replace("« ", f"«{INSECABLE}")
    return re.sub("(?<=[^ \n]) (?=[;!?])|^ (?=[;!?])", FINE, re.sub("(?<=[^ \n]) (?=[»:])|^ (?=[»:])", INSECABLE, prose))


def ecrire_nombre(nombre: int) -> str:
    """Le nombre à la française : une espace fine insécable tous les trois chiffres.

    >>> ecrire_nombre(1679616).replace(chr(0x202F), " ")
    '1 679 616'
    """
    return f"{nombre:,}".replace(",", "\u202f")


def ecrire_decimal(nombre, decimales: int = 2, *, zeros: bool = False, virgule: str = ",") -> str:
    """Le nombre arrondi à tant de décimales, vers le haut à égale distance ; sans zéro inutile, sauf avec `zeros`.

    Exact pour un entier, une fraction et tout nombre flottant : aucun calcul n’est approché.

    >>> ecrire_decimal(14.5), ecrire_decimal(0.125), ecrire_decimal(20), ecrire_decimal(20, zeros=True)
    ('14,5', '0,13', '20', '20,00')
    """
    numerateur, denominateur = nombre.as_integer_ratio()
    entier = (2 * numerateur * 10**decimales + denominateur) // (2 * denominateur)
    signe, chiffres = "-" if entier < 0 else "", f"{abs(entier):0{decimales + 1}d}"
    if decimales == 0:
        return signe + chiffres
    partie_entiere, partie_decimale = chiffres[:-decimales], chiffres[-decimales:]
    if not zeros:
        partie_decimale = partie_decimale.rstrip("0")
    return f"{signe}{partie_entiere}{virgule if partie_decimale else ''}{partie_decimale}"


def proposer(nom: object, connus: Iterable[str], *, ressemblance: float = 0.6) -> str:
    """« ; vouliez-vous dire … ? » avec le nom connu le plus proche, ou rien.

    >>> proposer("repondr", ["position", "repondre"]), proposer("xyz", ["position"])
    (' ; vouliez-vous dire repondre ?', '')
    """
    import difflib  # seulement quand quelqu’un s’est trompé

    proches = difflib.get_close_matches(str(nom), list(connus), 1, ressemblance)
    return f" ; vouliez-vous dire {proches[0]} ?" if proches else ""


def plus_proche(nom: str, connus: Iterable[str], *, ressemblance: float = 0.8) -> str:
    """Le nom connu qui ressemble le plus, aux capitales près ; vide quand aucun ne ressemble assez.

    >>> plus_proche("repondre", ["Reponde", "position"]), plus_proche("repondre", ["position"])
    ('Reponde', '')
    """
    import difflib  # seulement quand quelqu’un s’est trompé

    tels_quels = {connu.lower(): connu for connu in connus}
    proches = difflib.get_close_matches(nom.lower(), sorted(tels_quels), 1, ressemblance)
    return tels_quels[proches[0]] if proches else ""


def debut_commun(nom: str, connus: Iterable[str]) -> str:
    """Le seul nom connu qui commence celui-ci, d’au moins deux mots ; vide quand il n’y en a pas.

    >>> debut_commun("mes_cas_mention", ["mes_cas", "mention"]), debut_commun("mes_cas_mention", ["mes"])
    ('mes_cas', '')
    """
    debuts = [connu for connu in connus if "_" in connu and nom.lower().startswith(f"{connu.lower()}_")]
    return debuts[0] if len(debuts) == 1 else ""
