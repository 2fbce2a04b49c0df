"""Le processus d’un élève : il exécute ses cellules, appelle ses fonctions, renvoie des données.

Lancé par `isolement`, jamais importé. Aucune réponse attendue n’entre ici : ni en
mémoire, ni dans les fichiers visibles. Une ligne JSON reçue, une ligne renvoyée.
"""

import json
import marshal
import os
import random
import sys
import time
from contextlib import nullcontext

from mastermind_edu.juge.appel import Sourdine, appeler, entrees_sorties_neutres, essayer
from mastermind_edu.juge.cahier import Cahier
from mastermind_edu.juge.codage import coder_ensemble, coder_observation, decoder, decoder_observation
from mastermind_edu.juge.doublure import doubler, taire
from mastermind_edu.juge.garde import Garde
from mastermind_edu.juge.recriture import operations_mesurees
from mastermind_edu.juge.trousseaux import fermer_les_trousseaux
from mastermind_edu.juge.valeurs import Observation

SECONDES_PAR_LOT = 0.5  # au-delà, le lot rendu est plus court : le juge redemande la suite


def limiter(limites: dict) -> None:
    """Pose les limites du système sur ce processus, quand il y en a."""
    try:
        import resource
    except ImportError:  # Windows
        return
    for nom, valeur in limites.items():
        try:
            resource.setrlimit(getattr(resource, nom), (valeur, valeur))
        except (AttributeError, ValueError, OSError):  # inconnue de ce système, ou déjà plus basse
            continue


class Dialogue:
    """Les deux bouts du dialogue avec le juge ; l’entrée et les sorties ordinaires mènent ensuite nulle part."""

    def __init__(self):
        self.entree, self.sortie = os.fdopen(os.dup(0), "r", encoding="utf-8"), os.fdopen(os.dup(1), "w", encoding="utf-8")
        nulle_part = os.open(os.devnull, os.O_RDWR)
        for descripteur in (0, 1, 2):
            os.dup2(nulle_part, descripteur)
        self.ecrire_json, self.lire_json = json.JSONEncoder().encode, json.JSONDecoder().decode

    def dire(self, reponse: object) -> None:
        self.sortie.write(self.ecrire_json(reponse) + "\n")
        self.sortie.flush()

    def ecouter(self) -> dict | None:
        """La demande suivante ; `None` quand le juge n’en a plus."""
        ligne = self.entree.readline()
        return self.lire_json(ligne.strip()) if ligne else None

    def demander_le_juste(self, nom: str, arguments: list) -> Observation | None:
        """Ce que la version juste d’une autre fonction fait de ces arguments, si le juge veut le dire."""
        self.dire({"appel": nom, "arguments": coder_ensemble(arguments)})
        reponse = self.ecouter()
        return decoder_observation(reponse["juste"]) if reponse and reponse["juste"] else None


def ecrire(arguments: tuple) -> bytes | str:
    """Ce qui change dès qu’un argument change, fût-ce de type : `1 == True`. `marshal` va quatre fois plus vite que `repr`, mais ne sait écrire ni fraction ni instrument."""
    try:
        return marshal.dumps(arguments, 2)  # sa version 2 ne regarde que les valeurs, pas les objets qui se répètent
    except ValueError:
        return repr(arguments)


def observer(fonction, cas: list, pas_a_pas: bool, sortie: Sourdine, garde: Garde):
    """Les observations d’un lot, l’une après l’autre, tant qu’il reste du temps."""
    fin = time.monotonic() + SECONDES_PAR_LOT
    for code in cas:
        arguments = tuple(decoder(code))
        avant = ecrire(arguments)
        observation = appeler(fonction, arguments, sortie, garde, a_elle=True)
        garde.dormir()
        inchanges = ecrire(observation.arguments) == avant
        yield coder_observation(observation, observation.arguments if inchanges else None)
        if time.monotonic() > fin or pas_a_pas or observation.est_sans_fin:
            break
    garde.veiller()


def main() -> None:
    """Exécute les cellules, puis répond aux demandes jusqu’à la fin de l’entrée."""
    dialogue = Dialogue()
    demande = dialogue.ecouter()
    limiter(demande["limites"])
    fermer_les_trousseaux()
    patience = demande["patience"]
    random.seed(0)  # un élève qui tire sans `hasard` reste le même d’une correction à l’autre
    cahier = Cahier(demande, lambda genre, cellule, rang: dialogue.dire({genre: [cellule, rang]}))
    random.seed(0)
    dialogue.dire({"reponses": {nom: cahier.decrire(nom) for nom in cahier.noms}, "manques": sorted(cahier.manques)})
    justes = {nom: version and version.objet for nom in demande["justes"] for version in [cahier.retenue(nom)]}
    while (demande := dialogue.ecouter()) is not None:
        fonction = cahier.retenue(demande["nom"]).objet
        if "sources" in demande:
            cas = [tuple(decoder(code)) for code in demande["cas"]]
            with entrees_sorties_neutres() as sourdine:
                versions = essayer(fonction, demande["sources"], cas, sourdine)
            dialogue.dire({"numero": demande["numero"], "essais": [[coder_observation(o, avant) for o, avant in zip(version, cas)] for version in versions]})
            continue
        doublures = doubler(fonction, justes, dialogue.demander_le_juste) if justes else nullcontext()
        interdites = [version.objet for nom in demande["sans"] for version in cahier.versions.get(nom, ())]
        with doublures, taire(interdites), operations_mesurees(fonction), entrees_sorties_neutres() as sourdine, Garde(patience=patience) as garde:
            observations = list(observer(fonction, demande["cas"], demande["pas_a_pas"], sourdine, garde))
        dialogue.dire({"numero": demande["numero"], "observations": observations})


if __name__ == "__main__":
    sys.setrecursionlimit(1000)
    if sys.argv[1:] == ["souche"]:
        from mastermind_edu.juge.souche import devenir_une_copie  # Linux seulement

        del sys.argv[1:]
        devenir_une_copie()
    main()
