"""Le cours en face des programmes officiels : `sources/enseignant/programmes.toml`, en une page.

Ni leur texte, que l’on cite, ni les parcours. Commencer par `ecrire_programmes`.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from mastermind_edu.atelier.enseignant.lecture import SOURCES, exiger_cles, lire_toml, refuser
from mastermind_edu.atelier.enseignant.seances import Seance
from mastermind_edu.chapitres import numero
from mastermind_edu.francais import citer

PROGRAMMES = f"{SOURCES}/programmes.toml"
D_UN_PROGRAMME = {"titre": str, "texte": str, "adresse": str, "item": list}
D_UN_ITEM = {"intitule": str, "chapitres": list, "comment": str}
EN_TETE = f"""# Le cours et les programmes officiels

Page écrite par `python lancer.py fabriquer` d’après `{PROGRAMMES}`. Les intitulés sont ceux des textes cités ; un intitulé absent d’ici n’est pas dans le cours.
"""


def ecrire_programmes(racine: Path, seances: Sequence[Seance]) -> str:
    """La page entière ; lève `ErreurFabrication` pour un chapitre sans plan de séance."""
    lu = lire_toml(racine / PROGRAMMES, PROGRAMMES)
    exiger_cles(lu, {"programme": list}, PROGRAMMES)
    pages = {numero(seance.chapitre): seance.chapitre for seance in seances}
    return EN_TETE + "".join("\n".join(_lignes(programme, pages)) + "\n" for programme in lu["programme"])


def _lignes(programme: Mapping, pages: Mapping[str, str]) -> Iterator[str]:
    exiger_cles(programme, D_UN_PROGRAMME, PROGRAMMES, facultatives=("adresse",))
    texte = f"[{programme['texte']}]({programme['adresse']})" if "adresse" in programme else programme["texte"]
    yield f"\n## {programme['titre']}\n\n{texte}.\n"
    yield "| ce que dit le texte | chapitres | dans le cours |\n|---|---|---|"
    for item in programme["item"]:
        exiger_cles(item, D_UN_ITEM, f"{PROGRAMMES}, « {item.get('intitule', 'sans intitulé')} »")
        yield f"| {item['intitule']} | {', '.join(_lier(chapitre, pages) for chapitre in item['chapitres'])} | {item['comment']} |"


def _lier(chapitre: str, pages: Mapping[str, str]) -> str:
    if chapitre not in pages:
        refuser(PROGRAMMES, f"il faut un chapitre qui a son plan de séance, parmi {' '.join(pages)}, voici {citer(chapitre)}")
    return f"[{chapitre}](seances/{pages[chapitre]}.md)"
