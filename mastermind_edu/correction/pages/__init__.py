"""Les pages et les tableaux que la correction écrit."""
