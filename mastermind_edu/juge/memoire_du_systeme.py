"""Une borne à la mémoire, le temps des appels : un calcul démesuré lève `MemoryError` au lieu d’étouffer la machine.

Sous Linux seulement. Windows et le navigateur n’offrent pas de quoi la poser, macOS ne la respecte pas :
un élève y peut encore remplir la mémoire. Commencer par `memoire_bornee`.
"""

from contextlib import contextmanager, suppress

try:
    import resource
except ImportError:  # Windows, navigateur
    resource = None

OCTETS_EN_PLUS = 1_000_000_000


@contextmanager
def memoire_bornee():
    """Dans ce bloc, ce processus ne peut prendre qu’un gigaoctet de plus que ce qu’il a déjà."""
    employes = _octets_employes()
    if not employes:
        yield
        return
    souple, dure = resource.getrlimit(resource.RLIMIT_AS)
    bornes = [employes + OCTETS_EN_PLUS, *(borne for borne in (souple, dure) if borne != resource.RLIM_INFINITY)]
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (min(bornes), dure))
    try:
        yield
    finally:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (souple, dure))


def _octets_employes() -> int:
    """La mémoire adressée par ce processus ; 0 quand le système ne le dit pas."""
    if resource is None or not hasattr(resource, "RLIMIT_AS"):
        return 0
    try:
        with open("/proc/self/statm", encoding="ascii") as pages:
            return int(pages.read().split()[0]) * resource.getpagesize()
    except (OSError, ValueError):
        return 0
