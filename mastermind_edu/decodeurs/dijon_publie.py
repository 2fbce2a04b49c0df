"""La stratégie 1 du rapport de Dijon telle qu’elle est écrite, et trois réparations à faire une à une.

Matière à réparer pour la leçon 12, pas un décodeur : `dijon` a la version juste. Une longue fonction, exprès :
elle suit le document ligne à ligne. Commencer par `jouer_le_programme`.
"""

from collections.abc import Collection

from mastermind_edu.coeur.codes import Code, tous_les_codes
from mastermind_edu.coeur.reponses import repondre_par_frequences

REPARATIONS = ("vides à 0", "recompter", "s’arrêter")
CODES_DU_RAPPORT = [tuple(numero + 1 for numero in code) for code in tous_les_codes(4, 6)]  # ses couleurs vont de 1 à 6


def jouer_le_programme(secret: Code, reparations: Collection[str]) -> tuple[str, list[tuple]]:
    """La stratégie 1 telle que le rapport l’écrit, avec les réparations demandées : comment elle finit, et ses essais.

    >>> jouer_le_programme((1, 1, 1, 1), [])[0], len(jouer_le_programme((1, 1, 1, 1), REPARATIONS[:2])[1])
    ('tourne sans fin', 5)
    """
    k, vide, coul, bien = len(secret), 0 if "vides à 0" in reparations else None, 1, 0
    trouve, essais = [vide] * k, []
    while bien < k:
        if coul > 9:
            return "tourne sans fin", essais
        essais.append(tuple(coul if case == 0 else case for case in trouve))
        bien, _ = repondre_par_frequences(secret, [case or 0 for case in essais[-1]], 10)
        nombre = bien - sum(case not in (0, None) for case in trouve)
        if "s’arrêter" in reparations and bien == k:
            break
        for _ in range(nombre if coul <= 7 else 0):
            mal, pos = 1, 0
            while mal != 0:
                while pos < k and trouve[pos] != 0:
                    pos += 1
                essais.append(tuple((coul if i == pos else coul + 1) if trouve[i] == 0 else trouve[i] for i in range(k)))
                vraie = repondre_par_frequences(secret, essais[-1], 10)
                bien = vraie.bien_places if "recompter" in reparations else bien
                mal, pos = sum(vraie) - bien, pos + 1
                if mal != 0 and pos > k:
                    return "tourne sans fin", essais
            if pos > k:
                return "sort du tableau", essais
            trouve[pos - 1] = coul
        coul += 1
    return "finit", essais


def essayer_tous_les_secrets(reparations: Collection[str]) -> tuple[dict[str, int], int]:
    """Le score : combien de secrets ont le bon nombre de tentatives, et ce qui arrive aux autres ; affiche, et renvoie avec le total des tentatives."""
    issues = {"justes": 0, "finissent trop tard": 0, "tournent sans fin": 0, "sortent du tableau": 0}
    total = 0
    for secret in CODES_DU_RAPPORT:
        fin, essais = jouer_le_programme(secret, reparations)
        total += len(essais) if fin == "finit" else 0
        if fin == "finit":
            issues["justes" if essais.index(secret) == len(essais) - 1 else "finissent trop tard"] += 1
        else:
            issues["tournent sans fin" if fin == "tourne sans fin" else "sortent du tableau"] += 1
    for issue, nombre in issues.items():
        if nombre:
            print(nombre, issue)
    return issues, total
