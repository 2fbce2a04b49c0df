"""Le contraste entre deux teintes, selon les règles d’accessibilité du Web.

Rien d’autre. Formule : https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio ; commencer par `contraste`.
"""


def luminance(teinte: str) -> float:
    """La luminance relative d’une teinte en hexadécimal, de 0 à 1."""
    canaux = [int(teinte[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    rouge, vert, bleu = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in canaux]
    return 0.2126 * rouge + 0.7152 * vert + 0.0722 * bleu


def contraste(teinte1: str, teinte2: str) -> float:
    """Le contraste, de 1 à 21."""
    sombre, claire = sorted(map(luminance, (teinte1, teinte2)))
    return (claire + 0.05) / (sombre + 0.05)


def en_chiffres(teinte1: str, teinte2: str) -> str:
    """Le contraste comme on l’écrit, arrondi par défaut.

    >>> en_chiffres("#777777", "#ffffff")
    '4,4'
    """
    return f"{int(contraste(teinte1, teinte2) * 10) / 10:.1f}".replace(".", ",")
