"""La lecture : des chemins donnés par le professeur aux copies, leurs cellules et leur élève."""
