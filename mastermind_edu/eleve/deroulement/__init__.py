"""Une fonction de l’élève suivie ligne à ligne : un enregistrement, que d’autres modules montrent.

Bibliothèque standard seule ; ni widget ni HTML. Commencer par `enregistrement.enregistrer`.
"""
