"""Ce que le juge remarque d’une copie en l’exécutant : une réponse écrite deux fois, une cellule arrêtée, un nom redéfini."""

from collections.abc import Mapping, Sequence

from mastermind_edu.correction.anomalies import Anomalie, citer_le_debut
from mastermind_edu.correction.programme.composition import ReponseEcrite
from mastermind_edu.juge.description import Description
from mastermind_edu.juge.isolement import ProcessusEleve


def remarquer_les_versions(ecrite: ReponseEcrite, description: Description, cellules: Mapping[int, str]) -> list[str]:
    """Ce qu’il y a à dire d’une réponse écrite plusieurs fois, ou après une ligne qui échoue."""
    if description.est_vide:
        return []
    debut = citer_le_debut(cellules.get(description.cellule or 0, ""))
    lieu = f"dans la cellule de code {description.cellule}{debut.replace(', ', ', qui commence par ', 1).removesuffix(',')}"
    avant = f"{lieu}, une ligne échoue avant `{ecrite.nom}`, qui n’est donc pas définie dans le notebook ; elle est jugée ici quand même"
    remarques = [avant] if description.apres_panne else []
    if description.versions > 1 and not description.est_importee:
        laquelle = "complète" if description.derniere_incomplete else "non vide"
        remarques.append(f"`{ecrite.nom}` est définie {description.versions} fois : la dernière version {laquelle} est corrigée")
    if ecrite.faute and description.existe:
        remarques.append(f"une autre version de `{ecrite.nom}` n’est pas lue : {ecrite.faute}")
    return remarques


def remarquer_les_cellules(processus: ProcessusEleve) -> list[Anomalie]:
    """Les cellules arrêtées et les paquets qui manquent."""
    debuts, raisons = dict(processus.cellules), {(cellule, raison): None for (cellule, _), raison in sorted(processus.arrets.items())}
    arretees = [Anomalie(f"la cellule de code {cellule}{citer_le_debut(debuts.get(cellule, ''))} est arrêtée : {raison}") for cellule, raison in raisons]
    return [*arretees, *(Anomalie(f"`{paquet}` n’est pas disponible à la correction") for paquet in processus.manques)]


def dire_les_changes(changes: Sequence[str]) -> str:
    """Les noms qu’une cellule suivante a redéfinis."""
    return f"{', '.join(f'`{change}`' for change in changes)} {'a été redéfinie' if len(changes) == 1 else 'ont été redéfinies'}"
