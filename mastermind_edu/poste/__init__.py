"""Le poste de l’élève ou du professeur : ses copies des notebooks, et JupyterLab réglé pour le cours."""
