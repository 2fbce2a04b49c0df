"""L’ordre des fichiers de tests partagés entre plusieurs processus.

Aucun outil pour les tests. Commencer par `LONGS`.
"""

# Du plus long au plus court ; un long fichier commencé le dernier ferait attendre tous les autres.
LONGS = ("test_site_en_ligne.py", "test_navigateur.py")


def pytest_collection_modifyitems(config, items):
    """Les fichiers longs d’abord, quand `pytest -n` partage le travail ; les autres gardent leur ordre."""
    if hasattr(config, "workerinput"):
        rangs = {nom: rang for rang, nom in enumerate(LONGS)}
        items.sort(key=lambda item: rangs.get(item.path.name, len(rangs)))
