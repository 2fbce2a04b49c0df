"""Le domaine de chaque exercice : des entrées valides en très grand nombre, bien au-delà des cas du juge.

Une fonction qui agit comme la référence sur tout son domaine est tenue pour juste. Les tirages
ont une graine. Lu par `variantes.py` ; commencer par `DOMAINES`.
"""

import random
import re
import string
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.exercices.chapitre_08.manche_contre_personne import fin_claire, manche_avec
from mastermind_edu.juge.instruments import FonctionDonnee, FonctionSuivie, Hasard, Lignes, Recueil
from mastermind_edu.juge.valeurs import Observation

LETTRES = string.ascii_uppercase
SIGNES = "🔴🟢🔵🟡🟣⚫🟠⚪🟤🟥🟩🟦🟨🟪"
TIRAGES = 2000


def _palette(h: random.Random, signes: str = LETTRES, k: int | None = None) -> list[str]:
    return h.sample(list(signes), k or h.randint(1, 12))


def _tables(h: random.Random) -> tuple[list[str], list[str]]:
    k = h.randint(1, 12)
    return _palette(h, k=k), _palette(h, SIGNES, k)


def _code(h: random.Random, symboles, taille: int | None = None) -> list:
    return h.choices(symboles, k=taille or h.randint(1, 10))


def _paire(h: random.Random, symboles) -> tuple[list, list]:
    """Deux codes de même taille, souvent proches : le second reprend des pions du premier."""
    secret = _code(h, symboles)
    proposition = secret.copy() if h.random() < 0.5 else _code(h, symboles, len(secret))
    h.random() < 0.5 and h.shuffle(proposition)
    for _ in range(h.randint(0, 3)):
        proposition[h.randrange(len(secret))] = h.choice(symboles)
    return secret, proposition


def _symboles(h: random.Random) -> list:
    return _palette(h) if h.random() < 0.5 else list(range(1, h.randint(1, 12) + 1))


def _mot(h: random.Random, initiales: list[str], nb_pions: int) -> str:
    """Un mot souvent correct, parfois trop court, trop long, vide, ou d’un caractère étranger."""
    taille = nb_pions if h.random() < 0.7 else h.randint(0, nb_pions + 3)
    lettres = h.choices(initiales, k=taille)
    for _ in range(h.choice((0, 0, 1, 1, 2))):
        if lettres:
            lettres[h.randrange(taille)] = h.choice(LETTRES + string.digits + "?.#%-é")
    return "".join(lettres)


def _initiales_distinctes(h):
    yield [h.choice(LETTRES[: h.randint(1, 26)]) for _ in range(h.randint(0, 12))]


def _emoji(h):
    initiales, emojis = _tables(h)
    return [h.choice(initiales if h.random() < 0.8 else LETTRES), initiales, emojis]


def _presenter(h):
    return _tables(h)


def _accueil(h):
    return h.choice((1, h.randint(1, 30))), h.choice((1, h.randint(1, 60))), CATALOGUE["presenter_couleurs"].reference(*_tables(h))


def _saisie(h):
    return ["".join(h.choices(string.ascii_letters + string.digits + "?.éàç-" + "  \t\n", k=h.randint(0, 20)))]


def _validation(h):
    initiales, nb_pions = _palette(h), h.randint(1, 10)
    return _mot(h, initiales, nb_pions), nb_pions, initiales


def _combinaison(h):
    n, m = h.randint(1, 10), h.randint(1, 12)
    c = [h.randint(1, m) for _ in range(h.choice((n, n, h.randint(0, n + 3))))]
    for _ in range(h.choice((0, 0, 1, 2))):
        if c:
            c[h.randrange(len(c))] = h.choice((0, -1, m + 1, h.randint(-20, 40)))
    return c, n, m


def _points(h):
    if h.random() < 0.5:
        return [".".join(str(h.choice((h.randint(0, 12), h.randrange(10**6)))) for _ in range(h.randint(1, 20)))]
    return ["".join(h.choices("0123456789..a,?RV", k=h.randint(0, 8)))]


def _lignes(h):
    initiales, nb_pions = _palette(h), h.randint(1, 8)

    def salir(mot: str) -> str:
        mot = mot if h.random() < 0.5 else mot.lower()
        return h.choice(("", " ")) + h.choice(("", " ")).join(mot) + h.choice(("", " "))

    def est_faux(mot):
        return mot != "?" and not CATALOGUE["code_correct"].reference(mot, nb_pions, initiales)

    fautes = [mot for mot in (_mot(h, initiales, nb_pions) for _ in range(h.randint(0, 6))) if est_faux(mot.upper())]
    fin = "?" if h.random() < 0.3 else "".join(_code(h, initiales, nb_pions))
    return Lignes(tuple(map(salir, [*fautes, fin, "R"]))), Recueil(), nb_pions, initiales


def _numeros(h):
    initiales = _palette(h)
    return "".join(_code(h, initiales)), initiales


def _position(h):
    code = _code(h, [*range(1, 13), -1, 0])
    return h.choice(code) if h.random() < 0.6 and max(code) > 0 else h.randint(1, 12), code


def _mal_places(h):
    copie, proposition = _paire(h, list(range(1, h.randint(1, 12) + 1)))
    CATALOGUE["trouver_bien_places"].reference(copie, proposition)
    return copie, proposition


def _frequences(h):
    k = h.randint(1, 12)
    return _code(h, range(k)), k


def _communs(h):
    k = h.randint(1, 12)
    return *_paire(h, range(k)), k


def _proposition(h):
    initiales, emojis = _tables(h)
    return _code(h, initiales), initiales, emojis


def _manche(h):
    symboles = _symboles(h)
    secret, _ = _paire(h, symboles)
    propositions = [_code(h, symboles, len(secret)) for _ in range(h.randint(1, 20))]
    for _ in range(h.choice((0, 1, 1, 2))):
        propositions[h.randrange(len(propositions))] = secret.copy()
    return secret, propositions, h.randint(1, 20)


def _niveau(h):
    lettre = h.choice("npkNPK")
    return [h.choice((lettre, lettre, h.choice(LETTRES), h.choice(LETTRES).lower(), "".join(h.choices("npkNPK ?1", k=h.randint(0, 9)))))]


def _reponse(h: random.Random, nb_pions: int, gagnante: bool = False) -> tuple[int, int]:
    """Une réponse qu’un codeur peut donner ; tous les pions bien placés, ou non."""
    if gagnante:
        return nb_pions, 0
    bien = h.randint(0, nb_pions - 1)
    mal = h.randint(0, nb_pions - bien)
    return (bien, mal) if (bien, mal) != (nb_pions - 1, 1) else (bien, 0)


def _malus(h):
    nb_pions = h.randint(1, 10)
    return *_reponse(h, nb_pions, h.random() < 0.1), nb_pions


def _reponses(h):
    nb_pions, taille = h.randint(1, 10), h.randint(1, 20)
    reponses = [_reponse(h, nb_pions) for _ in range(taille - 1)] + [_reponse(h, nb_pions, h.random() < 0.5)]
    return reponses, nb_pions, h.choice((taille, h.randint(taille, 30)))


def _nb_manches(h):
    def salir(texte: str) -> str:
        return h.choice(("", " ", "\t")) + texte + h.choice(("", "  "))

    fautes = [str(2 * h.randint(0, 60) + 1), "0", str(-h.randint(1, 9)), "", "deux", "4.0", "2 2", "??", "".join(h.choices(LETTRES + "0123456789", k=4)) + "x"]
    fin = h.choice(("?", str(2 * h.randint(1, 60)), str(2 * h.randint(1, 4))))
    return Lignes(tuple(map(salir, [*h.choices(fautes, k=h.randint(0, 8)), fin, "2"]))), Recueil()


def _match(h):
    paires = h.randint(1, 12)
    points = [tuple(h.randint(0, 30) for _ in range(paires)) for _ in range(2)]
    return 2 * paires, FonctionSuivie("manche_personne", points[0]), FonctionSuivie("manche_ordinateur", points[1])


def _tentatives(h: random.Random, secret: list, k: int, nombre: int) -> list[tuple]:
    """Des propositions quelconques ou proches du secret, et leurs réponses."""
    repondre = CATALOGUE["repondre_frequences"].reference
    propositions = [h.sample(secret, len(secret)) if h.random() < 0.5 else _code(h, range(k), len(secret)) for _ in range(nombre)]
    return [(proposition, repondre(secret, proposition, k)) for proposition in propositions]


def _compatible(h, tailles=None):
    n, k = h.choice(tailles) if tailles else (h.randint(1, 10), h.randint(1, 12))
    secret = _code(h, range(k), n)
    tentatives = _tentatives(h, secret, k, h.choice((0, 1, 2, 3, h.randint(0, 20))))
    return h.choice((secret.copy(), h.sample(secret, n), _code(h, range(k), n))), tentatives, k


# Des tailles où l’on peut encore écrire tous les codes, pour un appel puis pour une manche entière, même avec des couleurs en trop.
JOUABLES = tuple((n, k) for n in range(1, 11) for k in range(1, 13) if k**n <= 130)
VITE_JOUEES = tuple((n, k) for n in range(1, 5) for k in range(1, 13) if k**n <= 64)


def _secret(h):
    n, k = h.choice(VITE_JOUEES)
    return _code(h, range(k), n), k


def _manche_repondue(h):
    """Une manche contre une personne, qui se trompe parfois."""
    secret, k = _secret(h)
    fausses = {h.randrange(4): _reponse(h, len(secret)) for _ in range(h.choice((0, 0, 1, 2)))}
    manche = manche_avec(secret, k, h.choice((h.randint(1, 6), 30)), fausses)
    return manche if fin_claire(*manche) else _manche_repondue(h)


def _donnees(h):
    """Un secret et des réponses, souvent fausses, toujours possibles."""
    _, tentatives, k = _compatible(h)
    secret = tentatives[0][0] if tentatives else _code(h, range(k))
    changees = ((p, _reponse(h, len(secret), h.random() < 0.1) if h.random() < 0.5 else r) for p, r in _tentatives(h, secret, k, len(tentatives)))
    return secret, list(changees), k


def _secret_d_une_strategie(h):
    """Un secret de toute taille : ces stratégies n’écrivent jamais tous les codes."""
    k = h.randint(1, 12)
    return _code(h, h.sample(range(k), h.randint(1, min(k, 4))) if h.random() < 0.7 else range(k)), k


def _cases(h: random.Random) -> tuple[list, int]:
    """Des cases trouvées ou vides, dont une vide au moins ; et une place vide."""
    k = h.randint(2, 12)
    cases = [h.randrange(k) if h.random() < h.choice((0.2, 0.5, 0.9)) else None for _ in range(h.randint(1, 10))]
    place = h.randrange(len(cases))
    cases[place] = None
    return cases, place


def _essai_de_place(h):
    couleur = h.randint(0, 11)
    return *_cases(h), couleur, couleur + h.choice((1, 1, 1, 2, 3, 5))


def _jeu(h):
    k, n, nombre = h.randint(1, 12), h.randint(1, 10), h.randint(1, 30)
    secrets = [_code(h, range(k), n) for _ in range(nombre)]
    manches = [(secret, [secret] * h.randint(1, 20)) for secret in secrets]
    return secrets, FonctionDonnee("jouer", tuple(manches))


def _longueurs(h):
    k, n = h.randint(1, 12), h.randint(1, 10)
    return [{tuple(_code(h, range(k), n)): h.randint(1, h.choice((2, 20))) for _ in range(h.randint(1, 30))}]


def _candidats(h: random.Random, plus: int = 30) -> tuple[list, int]:
    """Des candidats tous différents, dans n’importe quel ordre ; souvent proches les uns des autres."""
    k, n = h.randint(1, 12), h.randint(1, 10)
    modele = _code(h, range(k), n)
    codes = [h.sample(modele, n) if h.random() < 0.5 else _code(h, range(k), n) for _ in range(h.randint(1, plus))]
    return [list(code) for code in dict.fromkeys(map(tuple, codes))], k


def _separation(h):
    candidats, k = _candidats(h)
    proposition = h.choice(candidats)
    return h.choice((proposition.copy(), h.sample(proposition, len(proposition)), _code(h, range(k), len(proposition)))), candidats, k


def _choix(h):
    codes, k = _candidats(h, 12)
    candidats = h.sample(codes, h.randint(1, len(codes)))
    return h.choice((candidats, sorted(candidats))), h.choice((codes, sorted(codes), [c for c in codes if h.random() < 0.6] or codes)), k


def _couts(h):
    taille = h.randint(1, 20)
    return [[h.choice((h.randint(1, 20), Fraction(h.randint(1, 30), h.randint(1, 6)))) for _ in range(taille)] for _ in range(2)]


DOMAINES: dict[str, Callable[[random.Random], object]] = {
    "nombre_de_trous": lambda h: (h.randint(1, 60), h.randint(1, 12)),
    "dernier_pion": lambda h: [_code(h, _palette(h))],
    "annoncer": lambda h: (lambda nb_pions: (h.choice((nb_pions, h.randint(0, nb_pions))), nb_pions))(h.randint(1, 12)),
    "code_uni": lambda h: (h.choice(LETTRES), h.randint(1, 30)),
    "compter_autres": lambda h: (lambda palette: (_code(h, palette), h.choice(palette + ["R"])))(_palette(h)),
    "couleur_suivante": lambda h: (lambda k: (h.randrange(k), k))(h.randint(1, 60)),
    "initiales_distinctes": _initiales_distinctes,
    "emoji": _emoji,
    "presenter_couleurs": _presenter,
    "message_accueil": _accueil,
    "nombre_de_codes": lambda h: (h.randint(1, 60), h.randint(1, 30)),
    "tirer_code": lambda h: (h.randint(1, 8), _palette(h), Hasard(h.randrange(10**6))),
    "generer_combinaison": lambda h: (_code(h, range(-1, 20), 12), h.randint(1, 12), h.randint(1, 12), Hasard(h.randrange(10**6))),
    "nettoyer": _saisie,
    "code_correct": _validation,
    "message_erreur": _validation,
    "combinaison_valide": _combinaison,
    "mot_vers_numeros": _numeros,
    "numeros_vers_mot": lambda h: (lambda mot, initiales: ([initiales.index(lettre) for lettre in mot], initiales))(*_numeros(h)),
    "lire_points": _points,
    "saisir_proposition": _lignes,
    "compter_bien_places": lambda h: _paire(h, _symboles(h)),
    "trouver_bien_places": lambda h: _paire(h, list(range(1, h.randint(1, 12) + 1))),
    "position": _position,
    "pseudo_vers_python": lambda h: [_code(h, _symboles(h)[: h.choice((2, 3, 12))])],
    "trouver_mal_places": _mal_places,
    "repondre": lambda h: _paire(h, _symboles(h)),
    "frequences": _frequences,
    "nb_communs": _communs,
    "repondre_frequences": _communs,
    "afficher_proposition": _proposition,
    "afficher_reponse": lambda h: (lambda n: (lambda bien: (bien, h.randint(0, n - bien)))(h.randint(0, n)))(h.randint(1, 12)),
    "message_final": lambda h: (lambda nb: (nb > 0 and h.random() < 0.5, nb, "".join(_code(h, _palette(h)))))(h.choice((0, 1, h.randint(0, 30)))),
    "jouer_manche": _manche,
    "choisir_niveau": _niveau,
    "bienvenue": lambda h: (h.randint(1, 10), h.randint(1, 12), h.randint(1, 30)),
    "malus": _malus,
    "points_manche": _reponses,
    "saisir_nb_manches": _nb_manches,
    "jouer_match": _match,
    "code_suivant": lambda h: (lambda k: (_code(h, range(k)) if h.random() < 0.5 else [h.randrange(k)] + [k - 1] * h.randint(0, 9), k))(h.randint(1, 12)),
    "est_compatible": _compatible,
    "proposition_suivante": lambda h: _compatible(h, JOUABLES),
    "manche_ordinateur": _secret,
    "manche_contre_personne": _manche_repondue,
    "reponse_correcte": lambda h: (lambda n: (h.randint(-2, n + 2), h.choice((1, h.randint(-2, n + 2))), n))(h.randint(1, 10)),
    "erreurs_de_reponse": _donnees,
    "longueurs": _jeu,
    "bilan": _longueurs,
    "phase_couleurs": _secret_d_une_strategie,
    "deduire": lambda h: [h.randint(0, 2)],
    "cfc": _secret_d_une_strategie,
    "completer": lambda h: (_cases(h)[0] if h.random() < 0.9 else _code(h, range(12)), h.randint(0, 11)),
    "essai_de_place": _essai_de_place,
    "dijon1": _secret_d_une_strategie,
    "dijon3": _secret_d_une_strategie,
    "partition": _separation,
    "pire_cas": _separation,
    "meilleure_proposition": _choix,
    "secrets_difficiles": _longueurs,
    "ordre_aleatoire": lambda h: (sorted(_candidats(h)[0]), Hasard(h.randrange(10**6))),
    "depart_cyclique": lambda h: (lambda codes: (codes, h.choice((0, len(codes) - 1, h.randrange(len(codes))))))(sorted(_candidats(h)[0])),
    "pire_cout": lambda h: (lambda bas: (Fraction(h.randint(0, bas), bas), _couts(h)))(h.randint(1, 30)),
    "meilleur_melange": lambda h: (_couts(h), h.randint(1, 30)),
    "vainqueur": lambda h: (lambda points: (points, h.choice((points, h.randint(0, 60)))))(h.randint(0, 60)),
}


# Un argument changé seul, l’entrée restant valide : ce qu’une mémoire mal rangée confond.
VOISINS: dict[str, Callable[[random.Random, object], object]] = {
    **dict.fromkeys(("nb_pions", "nb_couleurs", "max_tentatives", "m"), lambda h, nombre: nombre + 1),
    **dict.fromkeys(("initiales", "emojis", "couleurs"), lambda h, table: h.sample(table, len(table)) if type(table) is list else table),
    **dict.fromkeys(("code", "code1", "code2", "secret"), lambda h, code: h.sample(code, len(code)) if type(code) is list else code[::-1]),
    "valeur": lambda h, valeur: valeur % 12 + 1,
}


def tirer_le_domaine(nom: str, nombre: int = TIRAGES) -> Iterator[tuple]:
    """Ces entrées valides de l’exercice, chacune suivie d’une voisine ; toujours les mêmes."""
    if nom not in DOMAINES:
        raise KeyError(f"tests/domaines.py : il faut le domaine de {nom} dans DOMAINES")
    h, parametres = random.Random(nom), CATALOGUE[nom].parametres
    for _ in range(nombre // 2):
        cas = tuple(DOMAINES[nom](h))
        yield cas
        rangs = [rang for rang, parametre in enumerate(parametres) if parametre in VOISINS]
        rang = h.choice(rangs or [-1])
        yield tuple(VOISINS[parametres[i]](h, argument) if i == rang else argument for i, argument in enumerate(cas))


# Ce que l’énoncé exige de ce qui n’a pas qu’une bonne réponse, redit sans le code du juge


def _accorde(texte: str, nombre: int, nom: str) -> bool:
    """Le nombre suivi du nom, partout bien accordé."""
    suites = [mot for compte, mot in re.findall(r"(\d+)\s([a-z]+(?:\(s\))?)", texte) if int(compte) == nombre and mot.startswith(nom)]
    return bool(suites) and all(mot == nom + ("s" if nombre > 1 else "") for mot in suites)


def _annonce(texte: str, nombre: int, nom: str) -> bool:
    """À 1, le nombre et le nom ; au-delà, le nombre suffit, mais un nom qui le suit s’accorde."""
    return str(nombre) in re.findall(r"\d+", texte) and (_accorde(texte, nombre, nom) or nombre > 1 and f"{nombre} {nom}" not in texte)


def _accueil_tenu(arguments, observation) -> bool:
    nb_pions, max_tentatives, couleurs = arguments
    texte = observation.valeur
    return couleurs in texte and _annonce(texte, nb_pions, "pion") and _annonce(texte, max_tentatives, "tentative")


def _erreur_tenue(arguments, observation) -> bool:
    mot, nb_pions, initiales = arguments
    texte = observation.valeur
    if len(mot) != nb_pions:
        return str(nb_pions) in re.findall(r"\d+", texte)
    inconnus = [lettre for lettre in mot if lettre not in initiales]
    return inconnus[0] in texte if inconnus else texte == ""


def _bienvenue_tenue(arguments, observation) -> bool:
    return {*map(str, arguments)} <= {*re.findall(r"\d+", observation.valeur)}


def _final_tenu(arguments, observation) -> bool:
    victoire, nb_tentatives, secret = arguments
    texte = observation.valeur
    return ("gagné" if victoire else "perdu") in texte and _accorde(texte, nb_tentatives, "tentative") and secret in texte


def _tirage_tenu(arguments, observation) -> bool:
    nb_pions, couleurs, _ = arguments
    return type(observation.valeur) is list and len(observation.valeur) == nb_pions and set(observation.valeur) <= set(couleurs)


def _remplissage_tenu(arguments, observation) -> bool:
    avant, n, m, _ = arguments
    apres = observation.arguments[0]
    return observation.valeur is None and set(apres[:n]) <= set(range(1, m + 1)) and apres[n:] == avant[n:] and len(apres) == len(avant)


def _bilan_tenu(arguments, observation) -> bool:
    [longueurs] = arguments
    maximum, secrets, moyenne = observation.valeur
    au_maximum = sorted(secret for secret in longueurs if longueurs[secret] == max(longueurs.values()))
    return (maximum, [*secrets]) == (max(longueurs.values()), au_maximum) and abs(moyenne * len(longueurs) - sum(longueurs.values())) < 1e-6


def _ordre_tenu(arguments, observation) -> bool:
    codes, _ = arguments
    return observation.arguments[0] == codes and [*observation.valeur] in (codes, codes[::-1])


CONTRATS: dict[str, Callable[[tuple, Observation], bool]] = {
    "ordre_aleatoire": _ordre_tenu,
    "message_accueil": _accueil_tenu,
    "message_erreur": _erreur_tenue,
    "message_final": _final_tenu,
    "bienvenue": _bienvenue_tenue,
    "bilan": _bilan_tenu,
    "tirer_code": _tirage_tenu,
    "generer_combinaison": _remplissage_tenu,
}


def tirages_equitables(nom: str, fonction: Callable) -> bool:
    """Vrai quand toutes les suites de 3 ou 4 places sortent, et à peu près aussi souvent."""
    for n, m in ((4, 2), (3, 3), (2, 7)):
        codes: dict[tuple, int] = {}
        couleurs = LETTRES[:m] if nom == "tirer_code" else range(1, m + 1)
        for graine in range(3000):
            code, hasard = [0] * n, random.Random(graine)
            rendu = fonction(n, list(couleurs), hasard) if nom == "tirer_code" else fonction(code, n, m, hasard)
            cle = tuple(rendu if nom == "tirer_code" else code)
            codes[cle] = codes.get(cle, 0) + 1
        attendu = 3000 / m**n
        if any(not attendu / 2 < codes.get(cle, 0) < 2 * attendu for cle in product(couleurs, repeat=n)):
            return False
    return True


