"""Ce que Python donnait quand le cours a été importé : le juge s’en sert, quoi que le notebook en ait fait depuis.

`builtins.open = …`, `random.Random = None` : un notebook peut remplacer ce dont tout le monde se sert. Le temps d’une vérification,
les originaux reviennent, puis le notebook retrouve ce qu’il y a mis. Rien ici n’appelle une fonction de Python : elle a pu être
remplacée. Commencer par `Originaux`.
"""

import ast
import builtins
import copy
import functools
import html
import inspect
import io
import itertools
import json
import linecache
import random
import re
import signal
import sys
import time
import traceback

# Jupyter remplace lui-même ceux-ci.
A_JUPYTER = frozenset(("input", "exit", "quit", "display", "get_ipython", "showtraceback", "print_exception", "getlines", "checkcache", "open_code"))
DE_SYS = ("settrace", "gettrace", "setrecursionlimit", "getrecursionlimit", "_getframe", "exc_info")
MODULES = (builtins, ast, copy, functools, html, inspect, io, itertools, json, linecache, random, re, signal, time, traceback)
REMARQUE = "ce notebook a remplacé {} : le juge s’est servi de l’original ; pour le retrouver, redémarrez le noyau, par le menu « Noyau »"


def _noms(module) -> tuple:
    return tuple((nom, objet) for nom, objet in vars(module).items() if callable(objet) and not nom.startswith("__") and nom not in A_JUPYTER)


PRIS = (*((module, _noms(module)) for module in MODULES), (sys, tuple((nom, getattr(sys, nom)) for nom in DE_SYS)))


class Originaux:
    """Le temps du bloc `with`, chaque nom vaut ce qu’il valait ; `remplaces` : ceux que le notebook avait changés, `module.nom`."""

    def __enter__(self) -> "Originaux":
        remplaces = self.changes = []
        for module, noms in PRIS:
            espace = module.__dict__
            for nom, original in noms:
                if nom not in espace or espace[nom] is not original:
                    remplaces += [(espace, nom, espace.get(nom, self))]
                    espace[nom] = original
        return self

    def __exit__(self, *_) -> None:
        for espace, nom, change in self.changes:
            if change is self:
                del espace[nom]
            else:
                espace[nom] = change

    @property
    def remarque(self) -> str:
        """Ce qu’il faut en dire ; rien quand rien n’avait changé."""
        noms = [f"`{nom}`" if espace is vars(builtins) else f"`{espace['__name__']}.{nom}`" for espace, nom, _ in self.changes]
        return REMARQUE.format(" et ".join(filter(None, (", ".join(noms[:-1]), noms[-1])))) if noms else ""
