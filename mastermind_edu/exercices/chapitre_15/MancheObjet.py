"""Exercice : une manche, en objet."""

from mastermind_edu.exercices.chapitre_15._manches import DEUX_TENTATIVES, UNE_TENTATIVE, deux_objets, longues, manches
from mastermind_edu.exercices.chapitre_15._pas import GAGNER, dire_l_erreur, juger_pas, plus_petits
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
            "pour aller plus loin : `m.tentatives.append(…)` change encore l’histoire de la manche, comme celle du coffre ; Python sait aussi protéger un attribut, par `@property`, que ce cours ne montre pas",
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
        "`proposer`, dans l’ordre : refuser si la manche est terminée, calculer la réponse par le `repondre` du chapitre 04, ranger le couple (proposition, réponse), renvoyer la réponse. Les questions lisent les attributs.",
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
        for p, reponse in self.tentatives:
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


@faux("créer une seconde manche change le secret de la première : chaque objet garde le sien, dans un attribut de `self` que `__init__` crée")
class SecretPartage(MancheObjet):
    def __init__(self, secret, max_tentatives):
        super().__init__(secret, max_tentatives)
        del self._secret
        SecretPartage._secret = list(secret)


@faux("une proposition est encore acceptée quand la manche est terminée : commencez `proposer` par ce cas, où il faut lever `RuntimeError`, avec `self.est_terminee()` et ses parenthèses")
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


@faux("le secret que garde l’objet perd des pions à chaque proposition, et la suivante lui est mal comparée : marquez les pions d’une vraie copie, `.copy()`, refaite à chaque fois ; un second nom de la même liste, comme `copie = secret`, n’en est pas une")
class SecretMarque(MancheObjet):
    def _repondre(self, p):
        reponse = super()._repondre(p)
        restes = [pion for pion, s in zip(p, self._secret) if pion != s]
        self._secret[:] = [None if pion == s else s for pion, s in zip(p, self._secret)]
        for pion in restes:
            if pion in self._secret:
                self._secret[self._secret.index(pion)] = None
        return reponse


@faux("le secret qu’on lui donne est abîmé : gardez-en une vraie copie, `secret.copy()`, et ne marquez de pions que dans une autre copie, refaite à chaque proposition ; un second nom de la même liste, comme `copie = secret`, n’en est pas une")
class SecretAbime(SecretMarque):
    def __init__(self, secret, max_tentatives):
        super().__init__(secret, max_tentatives)
        self._secret = secret


@faux(f"`est_gagnee()` ne donne jamais `True`, et la victoire n’arrête rien : {GAGNER}")
class JamaisGagnee(MancheObjet):
    def est_gagnee(self):
        return False


@faux("la victoire n’est reconnue qu’avec 4 bien placés : comparez-les au nombre de pions du secret, sa longueur (`len`), partout où votre classe les compare à 4")
class VictoireAQuatre(MancheObjet):
    def est_gagnee(self):
        return any(bien == 4 for _, (bien, _) in self._tentatives)


@faux("`est_gagnee()` ne tient compte que de la première tentative : ne répondez `False` qu’après les avoir toutes regardées")
class PremiereTentativeSeule(MancheObjet):
    def est_gagnee(self):
        return any(bien == len(self._secret) for _, (bien, _) in self._tentatives[:1])


@faux("`restantes()` retire encore 1 chaque fois qu’on l’appelle : une question ne change rien ; renvoyez la limite moins `len(self.tentatives)`, sans rien ranger dans un attribut")
class RestantesQuiBaissent(MancheObjet):
    def est_terminee(self):
        return self.est_gagnee() or len(self._tentatives) >= self._max_tentatives

    def restantes(self):
        self.reste = getattr(self, "reste", self._max_tentatives) - 1
        return self.reste


@faux("`restantes()` retire encore 1 chaque fois qu’on l’appelle, et `est_terminee()` s’en sert : une question ne change rien ; renvoyez la limite moins `len(self.tentatives)`, sans rien ranger dans un attribut")
class RestantesQuiTerminent(RestantesQuiBaissent):
    def est_terminee(self):
        return self.est_gagnee() or self.restantes() == 0


@faux("`est_terminee()` répond toujours `True`, et rien ne peut être proposé. Les méthodes y ont-elles leurs parenthèses, `self.est_gagnee()` ? Sans elles, c’est la méthode elle-même, toujours vraie. Sinon, voyez dans quel sens la limite y est comparée")
class ToujoursTerminee(MancheObjet):
    def est_terminee(self):
        return True


@faux("la manche ne finit que gagnée à la dernière tentative : être gagnée suffit, ne plus avoir de tentative aussi ; une seule de ces deux conditions doit suffire, c’est `or`, et non `and`")
class EtAuLieuDeOu(MancheObjet):
    def est_terminee(self):
        return self.est_gagnee() and self.restantes() == 0


@faux("avant toute proposition, `est_gagnee()` lève une erreur : il n’y a pas encore de dernière tentative, regardez d’abord si la liste est vide")
class DerniereTentativeAbsente(MancheObjet):
    def est_gagnee(self):
        return self._tentatives[-1][1][0] == len(self._secret)

    def est_terminee(self):
        return len(self._tentatives) > 0 and self.est_gagnee() or self.restantes() <= 0
