"""Un tout petit sujet d’épreuve, cellule par cellule : de quoi le passer partout où un élève en ouvre un. Aucun test ici."""

import json

QUESTION = {
    "nom": "doubler", "genre": "fonction", "parametres": ["n"], "resume": "le double de n", "points": 1, "modifies": [], "intacts": [], "neuf": False,
    "attributs": [], "methodes": [], "compare": True, "exemples": [[[2], [4, [2], None, False]], [[5], [10, [5], None, False]]],
}  # fmt: skip
QUESTIONS = json.dumps({"format": 1, "epreuve": "epreuve_04_g1_a", "questions": [QUESTION]})
CELLULES = (
    "%reload_ext mastermind_edu\nfrom mastermind_edu import exemples, verifier",
    f"%%epreuve de ce notebook, à exécuter sans lire\n{QUESTIONS}",
    'exemples("doubler")',
    "def doubler(n):\n    return n * n",
    "verifier(doubler)",
)
DIT = """doubler : enregistré ; noté par votre professeur
✘ Un exemple est faux, sur 2.
exemple     attendu  obtenu  verdict
doubler(2)  4        4       ✔ juste
doubler(5)  10       25      ✘ faux
"""
