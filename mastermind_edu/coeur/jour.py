"""Le code du jour : le même pour tous, d’après la date.

Ni horloge ni hasard : la date est donnée, et son empreinte ne dépend d’aucune version de
Python. Commencer par `code_du_jour`.
"""

import datetime

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.francais import citer

MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def lire_date(date: object) -> datetime.date:
    """La date donnée, ou écrite « 2026-11-22 » ; lève `ErreurMastermind`.

    >>> lire_date("2026-11-22")
    datetime.date(2026, 11, 22)
    """
    if isinstance(date, datetime.datetime):
        return date.date()
    if isinstance(date, datetime.date):
        return date
    try:
        return datetime.date.fromisoformat(date)  # type: ignore[arg-type]  # tout le reste est refusé ici
    except (TypeError, ValueError):
        raise ErreurMastermind(f"il faut une date écrite année-mois-jour, comme '2026-11-22', voici {citer(date)}") from None


def dire_date(date: datetime.date) -> str:
    """La date en français.

    >>> dire_date(datetime.date(2026, 1, 1)), dire_date(datetime.date(2026, 11, 22))
    ('1er janvier 2026', '22 novembre 2026')
    """
    return f"{'1er' if date.day == 1 else date.day} {MOIS[date.month - 1]} {date.year}"


def code_du_jour(date: datetime.date | str, regles: Regles) -> Code:
    """Le code de ce jour, pour ces règles : l’empreinte de la date, écrite en base k.

    Deux tailles ont deux codes ; les noms des couleurs n’y changent rien. Lève `ErreurMastermind`.

    >>> code_du_jour("2026-11-22", Regles())
    (4, 4, 1, 0)
    """
    from hashlib import sha256  # seulement quand on le demande

    taille = f"{regles.nb_pions} x {regles.nb_couleurs}"
    texte = f"Mastermind, pas à pas : {lire_date(date).isoformat()}, {taille}"
    reste = int(sha256(texte.encode("utf-8")).hexdigest(), 16) % regles.nb_codes
    code = []
    for _ in range(regles.nb_pions):
        reste, numero = divmod(reste, regles.nb_couleurs)
        code.append(numero)
    return tuple(code)
