"""Le programme : des cellules d’une copie aux seules instructions qu’il faut exécuter."""
