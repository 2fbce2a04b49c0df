"""La notation : des programmes aux verdicts, aux points et aux ajustements du professeur."""
