"""Quelle cellule montre quelle planche : celles qu’une nouvelle exécution remplace sont fermées.

Sans cela, le notebook enregistré grossirait à chaque exécution de tout ce qui ne se voit plus. Rien hors d’un notebook.
Commencer par `tenir`.
"""

from collections.abc import Iterator

import ipywidgets

_tenues: dict[str, list[ipywidgets.Widget]] = {}  # par cellule
_relachees: list[ipywidgets.Widget] = []  # celles que la cellule en cours tenait avant d’être exécutée de nouveau


def tenir(planche: ipywidgets.Widget) -> None:
    """Retient que la cellule en cours a créé ou montré cette planche."""
    shell = _shell()
    cellule = _cellule(shell)
    if cellule is None:
        return
    shell.events.register("pre_run_cell", _avant)  # une seule fois, quoi qu’on lui redemande
    shell.events.register("post_run_cell", _apres)
    if planche not in _tenues.setdefault(cellule, []):
        _tenues[cellule].append(planche)


def _shell():
    try:
        from IPython import get_ipython
    except ImportError:
        return None
    return get_ipython()


def _cellule(shell) -> str | None:
    """L’identifiant de la cellule en cours ; `None` dans un terminal, ou si le notebook ne le dit pas."""
    noyau = getattr(shell, "kernel", None)
    try:
        message = noyau.get_parent() if noyau else None
    except AttributeError:  # le noyau du site, avant son premier message
        return None
    return (message or {}).get("metadata", {}).get("cellId")


def _avant(*_) -> None:
    _relachees[:] = _tenues.pop(_cellule(_shell()), [])


def _apres(*_) -> None:
    """Après la cellule seulement : elle a pu montrer de nouveau une planche qu’elle tenait."""
    for planche in _relachees:
        if not any(planche in tenues for tenues in _tenues.values()):
            fermer(planche)
    _relachees.clear()


def fermer(planche: ipywidgets.Widget) -> None:
    """Ferme une planche et tout ce qui la compose ; ce que Python en sait reste lisible."""
    for piece in list(_pieces(planche, set())):
        piece.close()


def _pieces(widget: ipywidgets.Widget, vues: set[ipywidgets.Widget]) -> Iterator[ipywidgets.Widget]:
    vues.add(widget)
    yield widget
    for valeur in [*(getattr(widget, nom) for nom in widget.keys), *vars(widget).values()]:
        for piece in valeur if isinstance(valeur, (list, tuple)) else [valeur]:
            if isinstance(piece, ipywidgets.Widget) and piece not in vues:
                yield from _pieces(piece, vues)
