"""Les erreurs typiques de chaque exercice : des fonctions fausses, comme on en écrit vraiment.

Chacune a un nom (slug) et un conseil qui guide sans donner la réponse. Elles
servent deux fois : reconnaître l’erreur d’un élève, et vérifier le juge.
"""
