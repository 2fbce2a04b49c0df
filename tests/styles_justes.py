"""Des fonctions justes, écrites de toutes les façons qu’une classe invente : le juge doit les accepter toutes.

Des données : la cellule d’un notebook, et l’exercice dont elle définit le nom. `test_styles_justes.py`
les vérifie ; d’autres tests peuvent en faire des copies. Commencer par `STYLES`.
"""

from typing import NamedTuple


class Style(NamedTuple):
    """Une façon d’écrire : le texte de la cellule, qui donne son nom à la fonction de l’exercice."""

    exercice: str
    source: str


STYLES: dict[str, Style] = {
    "while": Style("position", """
def position(valeur, code):
    i = 0
    while i < len(code):
        if code[i] == valeur:
            return i
        i = i + 1
    return -1"""),
    "while_true_et_break": Style("compter_bien_places", """
def compter_bien_places(secret, proposition):
    i, compte = 0, 0
    while True:
        if i == len(secret):
            break
        compte, i = compte + (secret[i] == proposition[i]), i + 1
    return compte"""),
    "while_else": Style("position", """
def position(valeur, code):
    i = 0
    while i < len(code):
        if code[i] == valeur:
            break
        i += 1
    else:
        i = -1
    return i"""),
    "comprehension": Style("mot_vers_numeros", """
def mot_vers_numeros(mot, initiales):
    return [initiales.index(lettre) for lettre in mot]"""),
    "recursion": Style("nombre_de_codes", """
def nombre_de_codes(nb_pions, nb_couleurs):
    if nb_pions == 0:
        return 1
    return nb_couleurs * nombre_de_codes(nb_pions - 1, nb_couleurs)"""),
    "recursion_par_tranches": Style("compter_bien_places", """
def compter_bien_places(secret, proposition):
    if not secret:
        return 0
    return (1 if secret[0] == proposition[0] else 0) + compter_bien_places(secret[1:], proposition[1:])"""),
    "lambda": Style("compter_bien_places", """
compter_bien_places = lambda secret, proposition: sum(s == p for s, p in zip(secret, proposition))"""),
    "partial": Style("repondre", """
from functools import partial
from collections import Counter
def reponse(comparer, secret, proposition):
    bien = sum(map(comparer, secret, proposition))
    return bien, sum((Counter(secret) & Counter(proposition)).values()) - bien
repondre = partial(reponse, lambda s, p: s == p)"""),
    "partial_a_nom": Style("frequences", """
import functools
def compter(code, nb_couleurs, depart):
    tableau = [depart] * nb_couleurs
    for c in code: tableau[c] += 1
    return tableau
frequences = functools.partial(compter, depart=0)"""),
    "fabrique": Style("position", """
def chercheur(absent):
    def chercher(valeur, code):
        return code.index(valeur) if valeur in code else absent
    return chercher
position = chercheur(-1)"""),
    "fermeture_a_compteur": Style("nb_communs", """
def fabriquer():
    def communs(code1, code2, nb_couleurs):
        total = 0
        def ajouter(n):
            nonlocal total
            total += n
        for couleur in range(nb_couleurs):
            ajouter(min(code1.count(couleur), code2.count(couleur)))
        return total
    return communs
nb_communs = fabriquer()"""),
    "decorateur_sans_wraps": Style("nettoyer", """
def bavard(f):
    def wrapper(*args, **kwargs):
        print("appel")
        return f(*args, **kwargs)
    return wrapper
@bavard
def nettoyer(saisie):
    return "".join(saisie.split()).upper()"""),
    "decorateur_avec_wraps": Style("nettoyer", """
import functools
def bavard(f):
    @functools.wraps(f)
    def wrapper(*args):
        return f(*args)
    return wrapper
@bavard
def nettoyer(saisie):
    return "".join(saisie.split()).upper()"""),
    "cache": Style("nombre_de_codes", """
from functools import lru_cache
@lru_cache(maxsize=None)
def nombre_de_codes(nb_pions, nb_couleurs):
    return nb_couleurs ** nb_pions"""),
    "methode": Style("repondre", """
class Arbitre:
    def __init__(self):
        self.rien = None
    def juger(self, secret, proposition):
        s, p = list(secret), list(proposition)
        bien = mal = 0
        for i in range(len(s)):
            if s[i] == p[i]:
                bien, s[i], p[i] = bien + 1, self.rien, self.rien
        for pion in p:
            if pion is not self.rien and pion in s:
                mal += 1
                s[s.index(pion)] = self.rien
        return bien, mal
repondre = Arbitre().juger"""),
    "objet_appelable": Style("afficher_reponse", """
class Afficheur:
    def __call__(self, bien, mal):
        return " ".join("🔑" * bien + "⚪" * mal) or "aucun"
afficher_reponse = Afficheur()"""),
    "methode_statique": Style("initiales_distinctes", """
class Verification:
    @staticmethod
    def distinctes(initiales):
        return all(initiales.count(i) == 1 for i in initiales)
initiales_distinctes = Verification.distinctes"""),
    "methode_de_classe": Style("emoji", """
class Table:
    INCONNU = "?"
    @classmethod
    def emoji(cls, initiale, initiales, emojis):
        return dict(zip(initiales, emojis)).get(initiale, cls.INCONNU)
emoji = Table.emoji"""),
    "generateur": Style("presenter_couleurs", """
def presenter_couleurs(initiales, emojis):
    def morceaux():
        for i in range(len(initiales)):
            yield emojis[i]
            yield f"({initiales[i]})"
    return " ".join(morceaux())"""),
    "try_except": Style("emoji", """
def emoji(initiale, initiales, emojis):
    try:
        return emojis[initiales.index(initiale)]
    except ValueError:
        return "?\""""),
    "try_except_else": Style("lire_points", """
def lire_points(saisie):
    nombres = []
    for morceau in saisie.split("."):
        try:
            nombre = int(morceau)
        except ValueError as erreur:
            raise ValueError("pas un nombre") from erreur
        else:
            nombres.append(nombre)
    return nombres"""),
    "match": Style("message_final", """
def message_final(victoire, nb_tentatives, secret):
    match (victoire, nb_tentatives):
        case (True, 1):
            return f"Gagné en 1 tentative, le code était {secret}"
        case (True, n):
            return f"Gagné en {n} tentatives, le code était {secret}"
        case (False, 0 | 1 as n):
            return f"Perdu en {n} tentative, le code était {secret}"
        case (_, n):
            return f"Perdu en {n} tentatives, le code était {secret}\""""),
    "morse": Style("saisir_proposition", """
def saisir_proposition(lire, afficher, nb_pions, initiales):
    while (mot := "".join(lire().upper().split())) != "?":
        if len(mot) == nb_pions and all(c in initiales for c in mot):
            return mot
        afficher("recommencez")"""),
    "valeurs_par_defaut": Style("position", """
def position(valeur, code, debut=0, absent=-1):
    for i in range(debut, len(code)):
        if code[i] == valeur:
            return i
    return absent"""),
    "etoile": Style("code_correct", """
def code_correct(*args):
    mot, nb_pions, initiales = args
    return len(mot) == nb_pions and set(mot).issubset(initiales)"""),
    "mots_cles_seulement": Style("numeros_vers_mot", """
def numeros_vers_mot(numeros, initiales, *, separateur=""):
    return separateur.join(initiales[n] for n in numeros)"""),
    "positionnels_seulement": Style("repondre_frequences", """
def repondre_frequences(secret, proposition, nb_couleurs, /):
    bien = len([1 for s, p in zip(secret, proposition) if s == p])
    return [bien, sum(min(secret.count(c), proposition.count(c)) for c in range(nb_couleurs)) - bien]"""),
    "annotations": Style("frequences", """
def frequences(code: list[int], nb_couleurs: int) -> list[int]:
    resultat: list[int] = [code.count(couleur) for couleur in range(nb_couleurs)]
    return resultat"""),
    "fonctions_emboitees": Style("repondre", """
def repondre(secret, proposition):
    def bien():
        return sum(1 for i in range(len(secret)) if secret[i] == proposition[i])
    def communs():
        reste = secret[:]
        return sum(1 for pion in proposition if pion in reste and not reste.remove(pion))
    return bien(), communs() - bien()"""),
    "table_globale": Style("afficher_reponse", """
SYMBOLES = {"bien": "🔑", "mal": "⚪\\ufe0f"}
def afficher_reponse(bien, mal):
    if (bien, mal) == (0, 0):
        return "aucun"
    return " ".join([SYMBOLES["bien"]] * bien + [SYMBOLES["mal"]] * mal)"""),
    "reduce": Style("nombre_de_codes", """
from functools import reduce
def nombre_de_codes(nb_pions, nb_couleurs):
    return reduce(lambda produit, _: produit * nb_couleurs, range(nb_pions), 1)"""),
    "map_et_filter": Style("code_correct", """
def code_correct(mot, nb_pions, initiales):
    return len(mot) == nb_pions == len(list(filter(initiales.__contains__, mot)))"""),
    "enumerate": Style("trouver_bien_places", """
def trouver_bien_places(copie, proposition):
    compte = 0
    for i, (c, p) in enumerate(zip(copie, proposition)):
        if c == p:
            copie[i] = -1
            compte += 1
    return compte"""),
    "ensembles_et_compteurs": Style("nb_communs", """
from collections import Counter
def nb_communs(code1, code2, nb_couleurs):
    return sum((Counter(code1) & Counter(code2)).values())"""),
    "sortie_precoce": Style("message_erreur", """
def message_erreur(mot, nb_pions, initiales):
    if len(mot) < nb_pions: return f"Trop court : {nb_pions} pions attendus"
    if len(mot) > nb_pions: return f"Trop long : {nb_pions} pions attendus"
    for c in mot:
        if c not in initiales: return f"{c} ?"
    return \"\""""),
    "sentinelle": Style("emoji", """
def emoji(initiale, initiales, emojis):
    trouve = "?"
    i = 0
    for lettre in initiales + [initiale]:
        if lettre == initiale:
            break
        i += 1
    if i < len(initiales):
        trouve = emojis[i]
    return trouve"""),
    "tranche": Style("generer_combinaison", """
def generer_combinaison(c, n, m, hasard):
    c[:n] = [hasard.randrange(m) + 1 for _ in range(n)]"""),
    "texte_bout_a_bout": Style("afficher_proposition", """
def afficher_proposition(proposition, initiales, emojis):
    texte = ""
    for pion in proposition:
        if texte != "":
            texte = texte + " "
        texte = texte + emojis[initiales.index(pion)]
    return texte"""),
    "texte_rogne": Style("presenter_couleurs", """
def presenter_couleurs(initiales, emojis):
    s = ""
    for k in range(len(emojis)):
        s += "%s (%s) " % (emojis[k], initiales[k])
    return s[:-1]"""),
    "aiguillage_par_dictionnaire": Style("message_accueil", """
PLURIEL = {True: "", False: "s"}
def message_accueil(nb_pions, max_tentatives, couleurs):
    return "{} pion{} à trouver en {} tentative{} : {}".format(
        nb_pions, PLURIEL[nb_pions == 1], max_tentatives, PLURIEL[max_tentatives == 1], couleurs)"""),
    "accueil_sans_noms_au_pluriel": Style("message_accueil", """
def message_accueil(nb_pions, max_tentatives, couleurs):
    pions = "1 pion" if nb_pions == 1 else f"pions : {nb_pions}"
    tentatives = "1 tentative" if max_tentatives == 1 else f"tentatives : {max_tentatives}"
    return f"{couleurs}\\n{pions}\\n{tentatives}\""""),
    "texte_en_accents_separes": Style("message_final", """
import unicodedata
def message_final(victoire, nb_tentatives, secret):
    s = "s" if nb_tentatives > 1 else ""
    phrase = "VOUS AVEZ " + ("GAGNÉ" if victoire else "PERDU")
    return unicodedata.normalize("NFD", f"{phrase} : {nb_tentatives}\\u00a0tentative{s} ({secret})")"""),
    "boucles_echangees": Style("trouver_mal_places", """
def trouver_mal_places(copie, proposition):
    compte = 0
    libres = [i for i in range(len(copie)) if copie[i] != -1]
    for i in libres:
        for j in range(len(copie)):
            if copie[j] == proposition[i]:
                copie[j] = 0
                compte += 1
                break
    return compte"""),
    "double_boucle_marquee": Style("repondre", """
def repondre(secret, proposition):
    n = len(secret)
    pris_s, pris_p = [secret[i] == proposition[i] for i in range(n)], [secret[i] == proposition[i] for i in range(n)]
    mal = 0
    for j in range(n):
        for i in range(n):
            if not pris_s[j] and not pris_p[i] and secret[j] == proposition[i]:
                pris_s[j] = pris_p[i] = True
                mal += 1
    return sum(secret[i] == proposition[i] for i in range(n)), mal"""),
    "tuple_nomme": Style("repondre", """
from collections import namedtuple
Reponse = namedtuple("Reponse", "bien mal")
def repondre(secret, proposition):
    bien = sum(s == p for s, p in zip(secret, proposition))
    return Reponse(bien, sum(min(secret.count(x), proposition.count(x)) for x in set(secret)) - bien)"""),
    "for_else": Style("code_correct", """
def code_correct(mot, nb_pions, initiales):
    for c in mot:
        if c not in initiales:
            break
    else:
        return len(mot) == nb_pions
    return False"""),
    "tirage_en_tuple": Style("tirer_code", """
def tirer_code(nb_pions, couleurs, hasard):
    return tuple(map(lambda _: couleurs[int(hasard.random() * len(couleurs))], range(nb_pions)))"""),
    "lettres_espacees": Style("nettoyer", """
def nettoyer(saisie):
    for blanc in " \\t\\n":
        saisie = saisie.replace(blanc, "")
    return saisie.upper()"""),
    "int_tolerant": Style("lire_points", """
def lire_points(saisie):
    return [*map(int, saisie.replace(" ", "").split("."))]"""),
    "regexp": Style("lire_points", """
import re
def lire_points(saisie):
    if re.fullmatch(r"\\d+(\\.\\d+)*", saisie, re.ASCII) is None:
        raise ValueError(saisie)
    return [int(n) for n in re.findall(r"\\d+", saisie)]"""),
    "selon_la_version": Style("jouer_manche", """
import sys
if sys.version_info >= (3,):
    def jouer_manche(secret, propositions, max_tentatives):
        jouees = propositions[:max_tentatives]
        if secret in jouees:
            return True, jouees.index(secret) + 1
        return False, len(jouees)
else:
    jouer_manche = None"""),
}  # fmt: skip
