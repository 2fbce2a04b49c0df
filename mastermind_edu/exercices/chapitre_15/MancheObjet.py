"""Exercice : une manche, en objet."""

from mastermind_edu.exercices.chapitre_15._manches import DEUX_TENTATIVES, UNE_TENTATIVE, deux_objets, longues, manches
from mastermind_edu.exercices.chapitre_15._pas import dire_l_erreur, juger_pas, plus_petits
from mastermind_edu.juge.exercice import Propriete, faux
from mastermind_edu.juge.objets import ExerciceDObjet, Prudence
from mastermind_edu.juge.scenarios import Scenario, appel, intrusion, lecture


class MancheObjet:
    """une manche : `proposer(p)`, `tentatives`, `est_gagnee()`, `est_terminee()`, `restantes()` ; après la fin, proposer lève `RuntimeError`."""

    def __init__(self, secret, max_tentatives):
        self._secret = list(secret)
        self._max_tentatives = max_tentatives
        self._tentatives = []

    @property
    def tentatives(self):
        return [(list(proposition), reponse) for proposition, reponse in self._tentatives]

    def proposer(self, proposition):
        if self.est_terminee():
            raise RuntimeError("la manche est finie")
        reponse = self._repondre(proposition)
        self._tentatives.append((list(proposition), reponse))
        return reponse

    def est_gagnee(self):
        return any(bien == len(self._secret) for _, (bien, _) in self._tentatives)

    def est_terminee(self):
        return self.est_gagnee() or self.restantes() <= 0

    def restantes(self):
        return self._max_tentatives - len(self._tentatives)

    def _repondre(self, proposition):
        bien = sum(s == p for s, p in zip(self._secret, proposition))
        communs = sum(min(self._secret.count(c), list(proposition).count(c)) for c in set(self._secret))
        return bien, communs - bien


def cas():
    yield from manches(UNE_TENTATIVE)
    yield from deux_objets()
    yield from manches(DEUX_TENTATIVES)
    yield from longues()


def _propositions(scenario):
    return [list(arguments[0]) for _, chemin, arguments in scenario.pas if chemin.endswith(".proposer")]


def _apres_la_fin(secret, max_tentatives, scenario):
    propositions = _propositions(scenario)
    return len(scenario.objets) == 1 and (secret in propositions[:-1] or len(propositions) > max_tentatives)


EXERCICE = ExerciceDObjet(
    reference=MancheObjet,
    points=4,
    cas=cas,
    exemples=(
        (["R", "V"], 2, Scenario((appel("m.proposer", ["V", "R"]), lecture("m.tentatives"), appel("m.est_gagnee"), appel("m.restantes")))),
        (["R", "V"], 2, Scenario((appel("m.proposer", ["R", "V"]), appel("m.est_gagnee"), appel("m.est_terminee"), appel("m.proposer", ["R", "R"])))),
    ),
    intacts=("secret",),
    attributs=("tentatives",),
    methodes=("proposer", "est_gagnee", "est_terminee", "restantes"),
    juger_pas=juger_pas,
    dire_l_erreur=dire_l_erreur,
    plus_petits=plus_petits,
    prudences=(
        Prudence(
            (["R", "V"], 3, Scenario((intrusion("donnes[0]"), appel("m.proposer", ["R", "V"]), appel("m.est_gagnee")))),
            "la manche garde la liste `secret` qu’on lui a donnée : qui change cette liste plus tard change son secret ; `secret.copy()` la met à l’abri",
        ),
        Prudence(
            (["R", "V"], 3, Scenario((appel("m.proposer", ["V", "V"]), intrusion("m.tentatives"), lecture("m.tentatives")))),
            "pour aller plus loin : `m.tentatives.append(…)` change encore l’histoire de la manche ; une propriété (`@property`) qui en donne une copie la protégerait",
        ),
    ),
    proprietes=(
        Propriete("aucune proposition n’est faite", "une proposition est faite", lambda secret, limite, s: not _propositions(s)),
        Propriete("le secret est proposé", "le secret n’est jamais proposé", lambda secret, limite, s: secret in _propositions(s)),
        Propriete("la limite est atteinte", "la limite n’est pas atteinte", lambda secret, limite, s: len(s.objets) == 1 and len(_propositions(s)) >= limite),
        Propriete("on propose encore après la fin", "on ne propose rien après la fin", _apres_la_fin),
        Propriete("on crée deux objets", "on ne crée qu’un objet", lambda secret, limite, s: len(s.objets) == 2),
        Propriete("plusieurs propositions sont faites", "moins de deux propositions sont faites", lambda secret, limite, s: len(_propositions(s)) > 1),
    ),
    indices=(
        "Trois choses sont à retenir dans `__init__` : une copie du secret, la limite, et une liste de tentatives encore vide. Chacune dans un attribut de `self`. Le reste s’en déduit.",
        "`proposer`, dans l’ordre : refuser si la manche est terminée, calculer la réponse, ranger le couple (proposition, réponse), renvoyer la réponse. Les trois questions ne font que lire les attributs.",
    ),
    squelette='''\
class MancheObjet:
    """Une manche : son secret, sa limite, son histoire."""

    def __init__(self, secret, max_tentatives):
        self.secret = ...
        self.max_tentatives = ...
        self.tentatives = ...

    def proposer(self, p):
        if ...:
            raise ...
        reponse = ...
        self.tentatives.append(...)
        return ...

    def est_gagnee(self):
        for p, (bien, mal) in self.tentatives:
            if ...:
                return True
        return False

    def est_terminee(self):
        return ...

    def restantes(self):
        return ...
''',
)


@faux("deux objets partagent la même liste de tentatives : ce que l’un y ajoute, l’autre le voit aussi ; créez-la dans `__init__`, par `self.tentatives = []`")
class ListePartagee(MancheObjet):
    communes = []

    def __init__(self, secret, max_tentatives):
        super().__init__(secret, max_tentatives)
        self._tentatives = self.communes


@faux("créer une seconde manche change le secret de la première : chaque objet garde le sien, par `self.secret = …` dans `__init__`")
class SecretPartage(MancheObjet):
    def __init__(self, secret, max_tentatives):
        super().__init__(secret, max_tentatives)
        del self._secret
        SecretPartage._secret = list(secret)


@faux("le secret qu’on lui donne est abîmé : gardez-en une copie, `secret.copy()`, et ne marquez jamais l’original")
class SecretAbime(MancheObjet):
    def __init__(self, secret, max_tentatives):
        super().__init__(secret, max_tentatives)
        self.donne = secret

    def proposer(self, p):
        reponse = super().proposer(p)
        for i, pion in enumerate(p):
            if pion in self.donne:
                self.donne[self.donne.index(pion)] = None
        return reponse


@faux("une proposition est encore acceptée quand la manche est terminée : commencez `proposer` par ce cas, où il faut lever `RuntimeError`")
class JamaisDeRefus(MancheObjet):
    def proposer(self, p):
        reponse = self._repondre(p)
        self._tentatives.append((list(p), reponse))
        return reponse


@faux("la proposition de trop est refusée, mais reste dans les tentatives : il faut refuser avant de l’y ranger")
class RefusTropTard(MancheObjet):
    def proposer(self, p):
        finie = self.est_terminee()
        reponse = self._repondre(p)
        self._tentatives.append((list(p), reponse))
        if finie:
            raise RuntimeError("la manche est finie")
        return reponse


@faux("après la victoire, la manche continue : `est_terminee()` doit aussi donner `True` quand la manche est gagnée")
class VictoireSansFin(MancheObjet):
    def est_terminee(self):
        return self.restantes() <= 0


@faux("la limite ne termine pas la manche : `est_terminee()` doit aussi donner `True` quand `self.restantes()`, avec ses parenthèses, vaut 0")
class LimiteSansFin(MancheObjet):
    def est_terminee(self):
        return self.est_gagnee()


@faux("une tentative de trop est permise : la manche finit dès qu’il y a autant de tentatives que la limite, sans la dépasser")
class UneDeTrop(MancheObjet):
    def est_terminee(self):
        return self.est_gagnee() or len(self._tentatives) > self._max_tentatives


@faux("l’erreur levée après la fin n’est pas du bon type : il faut `raise RuntimeError(…)`")
class MauvaiseErreur(MancheObjet):
    def proposer(self, p):
        if self.est_terminee():
            raise ValueError("la manche est finie")
        return super().proposer(p)


@faux("`restantes()` donne toujours la limite : il faut lui retirer le nombre de tentatives faites, `len(self.tentatives)`")
class RestantesFixes(MancheObjet):
    def est_terminee(self):
        return self.est_gagnee() or len(self._tentatives) >= self._max_tentatives

    def restantes(self):
        return self._max_tentatives


@faux("`restantes()` donne le nombre de tentatives faites : il faut celles qui restent, la limite moins ce nombre")
class RestantesFaites(MancheObjet):
    def est_terminee(self):
        return self.est_gagnee() or len(self._tentatives) >= self._max_tentatives

    def restantes(self):
        return len(self._tentatives)


@faux("avant toute proposition, `est_gagnee()` lève une erreur : il n’y a pas encore de dernière tentative, regardez d’abord si la liste est vide")
class DerniereTentativeAbsente(MancheObjet):
    def est_gagnee(self):
        return self._tentatives[-1][1][0] == len(self._secret)

    def est_terminee(self):
        return len(self._tentatives) > 0 and self.est_gagnee() or self.restantes() <= 0


@faux("une manche perdue est dite gagnée : être terminée ne suffit pas, il faut que le secret ait été proposé")
class GagneeDesLaFin(MancheObjet):
    def est_gagnee(self):
        return super().est_gagnee() or self.restantes() <= 0


@faux("`tentatives` ne contient que les propositions : rangez-y des couples `(p, reponse)`")
class PropositionsSeules(MancheObjet):
    @property
    def tentatives(self):
        return [proposition for proposition, _ in self._tentatives]


@faux("chaque couple de `tentatives` est à l’envers : la proposition d’abord, la réponse ensuite, `(p, reponse)`")
class CouplesInverses(MancheObjet):
    @property
    def tentatives(self):
        return [(reponse, proposition) for proposition, reponse in self._tentatives]


@faux("toutes les tentatives finissent par avoir la même réponse, la dernière : c’est une seule liste, changée à chaque proposition")
class ReponsePartagee(MancheObjet):
    def __init__(self, secret, max_tentatives):
        super().__init__(secret, max_tentatives)
        self.reponse = [0, 0]

    def proposer(self, p):
        if self.est_terminee():
            raise RuntimeError("la manche est finie")
        self.reponse[:] = self._repondre(p)
        self._tentatives.append((list(p), self.reponse))
        return self.reponse


@faux("un pion est compté mal placé chaque fois que sa couleur est dans le secret, même si elle est déjà comptée : appelez votre `repondre` du chapitre 04")
class PresenceSansMarquage(MancheObjet):
    def _repondre(self, p):
        bien = sum(s == q for s, q in zip(self._secret, p))
        return bien, sum(s != q and q in self._secret for s, q in zip(self._secret, p))


@faux("`proposer` ne renvoie rien : la réponse doit être renvoyée, pas seulement rangée ou affichée")
class ReponseNonRenvoyee(MancheObjet):
    def proposer(self, p):
        super().proposer(p)
