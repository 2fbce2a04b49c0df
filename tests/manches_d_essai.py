"""Des manches jouées par une stratégie, pour les tests des décodeurs : les lettres sont celles de la SAÉ."""

import random
from inspect import signature

from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.reponses import repondre_par_marquage

SAE = "RBJVON"


def code(mot):
    return tuple(SAE.index(lettre) for lettre in mot)


def commencer(strategie, nb_pions, nb_couleurs):
    """Une recherche neuve ; une stratégie qui tire au sort le fait toujours de la même façon."""
    tire = "hasard" in signature(strategie).parameters
    return strategie(nb_pions, nb_couleurs, *([random.Random(0)] if tire else []))


def jouer(strategie, secret, nb_couleurs):
    """Les propositions d’une manche entière ; la dernière est le secret."""
    recherche = commencer(strategie, len(secret), nb_couleurs)
    propositions = [next(recherche)]
    while propositions[-1] != secret:
        propositions.append(recherche.send(repondre_par_marquage(secret, propositions[-1])))
    return propositions


def jouer_tout(strategie, nb_pions, nb_couleurs):
    """Les manches contre tous les secrets."""
    return {secret: jouer(strategie, secret, nb_couleurs) for secret in tous_les_codes(nb_pions, nb_couleurs)}


def subir(strategie, nb_pions, nb_couleurs, reponses):
    """Les propositions d’une recherche à qui l’on répond n’importe quoi, sans jamais dire « trouvé »."""
    recherche = commencer(strategie, nb_pions, nb_couleurs)
    propositions, reponses = [], iter(reponses)
    try:
        propositions.append(next(recherche))
        while True:
            propositions.append(recherche.send(next(reponses)))
    except StopIteration:
        return propositions
