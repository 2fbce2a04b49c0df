"""Les noms des chapitres : « 04_marquage » est le chapitre 04, son sujet est « marquage ».

Ni leur contenu (voir `exercices`), ni leurs fichiers. Commencer par `numero`.
"""

import re

NOM_DE_CHAPITRE = re.compile(r"([0-9]{2}[a-z]?)_([a-z0-9_]+)")
# Ce qui distingue un notebook des autres du même chapitre : deux onglets ne portent jamais le même titre.
SUFFIXES = {"notebooks": "", "exercises": "_exercices", "solutions": "_corrige"}


def numero(chapitre: str) -> str:
    """Le numéro d’un chapitre, avec la lettre d’un chapitre ajouté après coup.

    >>> numero("04_marquage"), numero("00b_python")
    ('04', '00b')
    """
    return chapitre.partition("_")[0]


def sujet(chapitre: str) -> str:
    """Le sujet d’un chapitre.

    >>> sujet("02_code_secret"), sujet("00b_python")
    ('code_secret', 'python')
    """
    return chapitre.partition("_")[2]


def sans_suffixe(racine: str) -> str:
    """Le chapitre dont un fichier du cours porte le nom, donné sans extension.

    >>> sans_suffixe("04_marquage_exercices"), sans_suffixe("04_marquage")
    ('04_marquage', '04_marquage')
    """
    for suffixe in filter(None, SUFFIXES.values()):
        racine = racine.removesuffix(suffixe)
    return racine
