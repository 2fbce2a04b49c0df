"""Le catalogue des exercices notés : un module par chapitre.

`CATALOGUE` associe à chaque nom de fonction son `Exercice`. Les références de ces
modules sont des solutions : ne les lisez pas avant d’avoir cherché.
"""

from mastermind_edu.exercices import (
    chapitre_01,
    chapitre_02,
    chapitre_03,
    chapitre_04,
    chapitre_05,
    chapitre_06,
)
from mastermind_edu.juge.exercice import Exercice

CHAPITRES: dict[str, tuple[Exercice, ...]] = {
    "01_constantes": chapitre_01.EXERCICES,
    "02_code_secret": chapitre_02.EXERCICES,
    "03_validation": chapitre_03.EXERCICES,
    "04_marquage": chapitre_04.EXERCICES,
    "05_frequences": chapitre_05.EXERCICES,
    "06_partie": chapitre_06.EXERCICES,
}

CATALOGUE: dict[str, Exercice] = {
    exercice.nom: exercice for exercices in CHAPITRES.values() for exercice in exercices
}
