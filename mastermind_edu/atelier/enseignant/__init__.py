"""La trousse du professeur : `docs/enseignant/`, que `python lancer.py fabriquer` écrit d’après `sources/enseignant/`.

Ni les leçons, ni la correction des copies. Commencer par `trousse.composer_trousse`. Rien n’est importé ici :
imprimer et projeter se passent des outils des auteurs.
"""
