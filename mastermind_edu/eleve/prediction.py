"""La prédiction de l’élève, à côté du résultat : `confronter(ma_prediction, resultat)`.

Elle est écrite dans le notebook, à la place des `...`, et s’enregistre avec lui ; rien n’en est dit au professeur. Commencer par `confronter`.
"""

import linecache
import sys

from mastermind_edu.progression import registre


def confronter(ma_prediction: object, resultat: object) -> None:
    """Affiche le résultat et, à côté, ce que vous aviez prédit ; sans prédiction, le résultat seul.

    >>> ma_prediction = 12
    >>> confronter(ma_prediction, 4 * 6)
    Vous aviez prédit 12, c’est 24.
    >>> confronter(24, 4 * 6)
    C’est 24, comme vous l’aviez prédit.
    >>> confronter(..., 4 * 6)
    24
    """
    if ma_prediction is ...:
        print(resultat)
        return
    est_juste = _en_tuple(ma_prediction) == _en_tuple(resultat)
    registre.PREDICTIONS.noter_une_fois(_question(sys._getframe(1)) or repr(resultat), int(est_juste))
    print(f"C’est {resultat!r}, comme vous l’aviez prédit." if est_juste else f"Vous aviez prédit {ma_prediction!r}, c’est {resultat!r}.")


def _en_tuple(valeur: object) -> object:
    """Une liste et un couple qui disent la même chose sont la même prédiction."""
    return tuple(valeur) if isinstance(valeur, (list, tuple)) else valeur


def _question(cadre) -> str:
    """La ligne de l’appel : elle reste la même quand la prédiction change, et n’est dans aucune autre leçon."""
    return linecache.getline(cadre.f_code.co_filename, cadre.f_lineno).strip()
