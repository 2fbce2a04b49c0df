"""Ce que les rappels ont montré : la dernière réponse à chaque gamme, et ce qui s’efface.

Les questions sont dans `eleve.rappel`. Commencer par `lire_les_derniers`.
"""

from collections.abc import Mapping, Sequence

from mastermind_edu.chapitres import numero
from mastermind_edu.exercices import GAMMES, GAMMES_DES_CHAPITRES


def lire_les_derniers(resultats: Mapping[str, int], *, avant_la_lecon: str = "99") -> dict[str, int]:
    """La dernière réponse à chaque gamme, 1 ou 0, dans les leçons d’avant celle-ci.

    >>> lire_les_derniers({"02/bordure": 0, "04/bordure": 1}, avant_la_lecon="04"), lire_les_derniers({"02/bordure": 0, "04/bordure": 1})
    ({'bordure': 0}, {'bordure': 1})
    """
    lus = sorted((cle.partition("/")[0], cle.partition("/")[2], juste) for cle, juste in resultats.items())
    return {nom: juste for lecon, nom, juste in lus if lecon < avant_la_lecon and nom in GAMMES}


def ce_qui_s_efface(resultats: Mapping[str, int]) -> Sequence[str]:
    """Les notions dont une gamme a été manquée à son dernier rappel, avec leur chapitre."""
    chapitres = {nom: numero(chapitre) for chapitre, noms in GAMMES_DES_CHAPITRES.items() for nom in noms}
    derniers = lire_les_derniers(resultats)
    return list(dict.fromkeys(f"{GAMMES[nom].notion} ({chapitres[nom]})" for nom in chapitres if derniers.get(nom) == 0))
