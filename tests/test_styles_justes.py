"""Les fonctions justes écrites autrement : chacune réussit, trouvée au nom que lui donne le notebook."""

from ensemble import pour_chacun
from styles_justes import STYLES

from mastermind_edu.juge.verdict import EtatVerdict


@pour_chacun("style", STYLES.values(), ids=STYLES)
def test_une_fonction_juste_reussit_quel_que_soit_son_style(style):
    espace = {}
    exec(f"from mastermind_edu import verifier\n{style.source}", espace)
    verdict = eval(f"verifier({style.exercice})", espace)
    assert (verdict.exercice, verdict.etat) == (style.exercice, EtatVerdict.REUSSI), verdict


def test_trente_styles_au_moins_et_la_moitie_des_exercices():
    assert len(STYLES) >= 30 and len({style.exercice for style in STYLES.values()}) >= 13
