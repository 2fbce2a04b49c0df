"""Une même question posée à beaucoup de cas dans un seul test, qui nomme tous ceux dont la réponse ne convient pas.

Aucun test ici. Quand la question est brève, un test par cas coûte plus cher qu’elle. Commencer par `pour_chacun`.
"""

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from traceback import extract_tb

import pytest


def pour_chacun(noms: str, cas: Iterable, ids: Sequence[str] | Callable[[object], str] | None = None) -> Callable[[Callable], Callable[..., None]]:
    """Comme `pytest.mark.parametrize`, mais en un seul test ; les paramètres qui ne sont pas dans `noms` sont des fixtures, les mêmes pour tous."""
    cas, parametres = list(cas), [nom.strip() for nom in noms.split(",")]
    arguments = [_en_dictionnaire(parametres, un) for un in cas]
    intitules = [_intituler(rang, un, donnes, ids) for rang, (un, donnes) in enumerate(zip(cas, arguments))]

    def reunir(question: Callable) -> Callable[..., None]:
        def test(**fixtures):
            demander(lambda donnes: question(**donnes, **fixtures), dict(zip(intitules, ((donnes,) for donnes in arguments))))

        signature = inspect.signature(question)
        test.__signature__ = signature.replace(parameters=[p for nom, p in signature.parameters.items() if nom not in parametres])
        test.__name__, test.__doc__, test.__module__ = question.__name__, question.__doc__, question.__module__
        return test

    return reunir


def demander(question: Callable, cas: Mapping[str, tuple]) -> None:
    """Pose la question à chaque cas, avec ses arguments ; échoue en nommant chacun de ceux où elle lève une erreur, et ce qu’elle en dit."""
    assert cas, "aucun cas : la question n’est pas posée"
    reproches = {nom: reproche for nom, arguments in cas.items() if (reproche := _reproche(question, arguments))}
    if reproches:
        pytest.fail(f"{len(reproches)} cas sur {len(cas)} :\n" + "\n".join(f"— {nom} : {reproche}" for nom, reproche in reproches.items()), pytrace=False)


def _reproche(question: Callable, arguments: tuple) -> str:
    try:
        question(*arguments)
    except (Exception, pytest.fail.Exception, pytest.skip.Exception) as erreur:
        lieux = [f", {etape.name}, ligne {etape.lineno}" for etape in extract_tb(erreur.__traceback__) if etape.filename != __file__]
        return f"{type(erreur).__name__}{''.join(lieux[:1])} : {erreur}"
    return ""


def _en_dictionnaire(parametres: list[str], un: object) -> dict[str, object]:
    valeurs = un.values if hasattr(un, "marks") else un if len(parametres) > 1 else (un,)
    return dict(zip(parametres, valeurs, strict=True))


def _intituler(rang: int, un: object, donnes: dict[str, object], ids: Sequence[str] | Callable[[object], str] | None) -> str:
    if ids is not None:
        nom = ids(*donnes.values()) if callable(ids) else list(ids)[rang]
    else:
        nom = getattr(un, "id", None) or ", ".join(map(repr, donnes.values()))
    return f"{rang + 1}. {nom}"
