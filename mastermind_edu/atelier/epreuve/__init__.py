"""Les épreuves sur machine : tirer des questions sœurs, en faire des sujets qui se valent, et le dossier qui les corrige.

Les épreuves sur papier du cours sont dans `enseignant/epreuves`. Commencer par `preparer.preparer_une_epreuve`.
"""
