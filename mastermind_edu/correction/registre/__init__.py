"""Le registre : ce que chaque correction a montré d’une classe, gardé sur le disque du professeur, et les pages qu’on en tire."""
