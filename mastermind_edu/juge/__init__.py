"""Le juge : il compare une fonction d’élève à une référence, cas par cas.

Il ne sait rien du Mastermind : les exercices le lui décrivent. Commencer par
`examen.examiner`.
"""
