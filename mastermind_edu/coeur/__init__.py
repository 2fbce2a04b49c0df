"""Le cœur du jeu : pur, sans entrée ni sortie, bibliothèque standard seule."""
