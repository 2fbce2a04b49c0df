"""Les chemins : par combien de nos fichiers passe une vérification, juste ou fausse. Qui lit le code a ceux-là à suivre."""

import linecache

import pytest
from chemin import suivre

from mastermind_edu import verifier
from mastermind_edu.eleve.verification import VerdictAffiche

JUSTE_AU_PLUS = 16 + 3  # au premier appel, le dossier de l’exercice, le code que garde le registre et le texte d’une classe ; à partir de Python 3.12, la veille de la garde
FAUSSE_AU_PLUS = 35 + 1  # dont ceux de `juge/lecture`
HORS_LECTURE_AU_PLUS = 25 + 1  # dont la patience d’une machine chargée, et un nom que Python ne connaît pas
FAUSSES = {
    "mauvaise valeur": "    return sum(secret[i] in proposition for i in range(len(secret)))",
    "erreur du catalogue": "    return sum(secret[i] == proposition[i] for i in range(len(secret) + 1))",
    "erreur levée": "    return sum(secret[i] == propositions[i] for i in range(len(secret)))",
    "rien renvoyé": "    print(sum(secret[i] == proposition[i] for i in range(len(secret))))",
    "une chose à changer": "    compte = 1\n    for i in range(len(secret)):\n        if secret[i] == proposition[i]:\n            compte += 1\n    return compte - 2",
}


def definir(corps: str):
    """La fonction, comme une cellule la définit : son texte se lit."""
    source, espace = f"def compter_bien_places(secret, proposition):\n{corps}\n", {}
    fichier = f"<chemin {hash(corps)}>"
    linecache.cache[fichier] = (len(source), None, source.splitlines(keepends=True), fichier)
    exec(compile(source, fichier, "exec"), espace)
    return espace["compter_bien_places"]


def verifier_en_suivant(corps: str) -> tuple[VerdictAffiche, list[str]]:
    verdicts, fonction = [], definir(corps)
    fichiers = suivre(lambda: verdicts.append(verifier(fonction)))
    return verdicts[0], fichiers


def test_une_fonction_juste_passe_par_peu_de_fichiers():
    verdict, fichiers = verifier_en_suivant("    return sum(secret[i] == proposition[i] for i in range(len(secret)))")
    assert verdict.est_reussi and len(fichiers) <= JUSTE_AU_PLUS, fichiers


def test_une_fonction_juste_ne_fait_ni_lire_ni_expliquer():
    _, fichiers = verifier_en_suivant("    return sum(secret[i] == proposition[i] for i in range(len(secret)))")
    assert not [fichier for fichier in fichiers if "lecture" in fichier or fichier.endswith(("echec.py", "diagnostic.py", "explications.py"))]


@pytest.mark.parametrize("corps", FAUSSES.values(), ids=FAUSSES)
def test_une_fonction_fausse_aussi(corps):
    verdict, fichiers = verifier_en_suivant(corps)
    hors_lecture = [fichier for fichier in fichiers if "/lecture/" not in fichier]
    assert not verdict.est_reussi and len(fichiers) <= FAUSSE_AU_PLUS and len(hors_lecture) <= HORS_LECTURE_AU_PLUS, fichiers
