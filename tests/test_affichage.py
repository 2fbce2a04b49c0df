"""L’affichage : le plateau dessiné, les tableaux, les verdicts, les contrastes."""

import base64
import html
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from contrastes import contraste, en_chiffres

from mastermind_edu.affichage import montrer_memoire, montrer_plateau
from mastermind_edu.affichage.plateau import (
    FOND,
    PLAQUE,
    TEXTE,
    TRAIT,
    Dessin,
    Rangee,
    decrire_rangees,
    dessiner_rangees,
    dire_reponse,
    ecrire_pions,
    ecrire_symboles,
)
from mastermind_edu.affichage.tableau import Tableau, prose_en_html
from mastermind_edu.affichage.verdicts import FILETS, SIGNES, en_html, en_texte
from mastermind_edu.coeur.erreurs import CodeInvalide, ErreurMastermind
from mastermind_edu.coeur.regles import NIVEAUX, PALETTE, Couleur, Regles
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.francais import ecrire_nombre
from mastermind_edu.juge.instruments import Hasard, Lignes
from mastermind_edu.juge.verdict import ContreExemple, EtatVerdict, Verdict
from mastermind_edu.widgets.en_html import THEMES

SVG = "{http://www.w3.org/2000/svg}"
PIEGE = '<script>alert("R&V")</script>'
COULEUR_PIEGE = Couleur("X", PIEGE, PIEGE, '"/><script>', '"/><script>')


def textes(dessin: Dessin) -> list[str]:
    """Les textes écrits dans le dessin, dans l’ordre ; le titre à part."""
    return [element.text for element in ElementTree.fromstring(dessin.svg).iter(SVG + "text")]


def titre(dessin: Dessin) -> str:
    return ElementTree.fromstring(dessin.svg).find(SVG + "title").text


# Le plateau dessiné


def test_deux_noms_d_une_meme_liste_menent_a_une_seule_boite():
    a = ["R", None]
    b, c = a, a.copy()
    dessin = montrer_memoire(a=a, b=b, c=c, compte=3, vide=[])
    assert repr(dessin) == (
        "a et b désignent la même liste : ['R', None].\nc désigne une liste : ['R', None].\ncompte vaut 3.\nvide désigne une liste : []."
    )
    assert textes(dessin) == ["a", "b", "'R'", "0", "None", "1", "c", "'R'", "0", "None", "1", "compte", "3", "vide", "vide"]
    racine = ElementTree.fromstring(dessin.svg)
    assert (racine.get("role"), racine.find(f"{SVG}title").text) == ("img", repr(dessin))


def test_deux_noms_d_un_meme_nombre_ont_chacun_leur_boite():
    assert repr(montrer_memoire(n=4, k=4)) == "n vaut 4.\nk vaut 4."


@pytest.mark.parametrize(
    "noms, message",
    [
        ({}, "il faut au moins un nom, comme montrer_memoire(a=a, b=b) ; en voici 0"),
        ({"a": [0] * 13}, "il faut une liste de 12 cases au plus, a en a 13"),
        ({"a": [[0]]}, "il faut une liste, un nombre, un texte court ou None ; a contient [0]"),
        ({"a": "R" * 40}, "il faut une liste, un nombre, un texte court ou None ; a contient 'RRR"),
        ({"a": {"R": 1}}, "a contient {'R': 1}"),
    ],
)
def test_ce_que_le_dessin_de_la_memoire_ne_sait_pas_montrer_est_refuse(noms, message):
    with pytest.raises(ErreurMastermind) as refus:
        montrer_memoire(**noms)
    assert message in str(refus.value)


def test_un_nom_ecrit_en_html_reste_du_texte():
    assert "<b>" not in montrer_memoire(a="<b>").svg


def test_le_plateau_montre_les_pions_et_la_reponse_en_mots():
    dessin = montrer_plateau(["RVBN"], "RNBV")
    assert textes(dessin) == [
        *["secret", "R", "N", "B", "V"],
        *["proposition 1", "R", "V", "B", "N", "2 bien placés, 2 mal placés"],
    ]


@pytest.mark.parametrize(
    ("propositions", "secret", "cache", "lignes"),
    [
        pytest.param([], None, False, [""], id="rien"),
        pytest.param(["RVBJ"], None, False, ["proposition 1  🔴R 🟢V 🔵B 🟡J"], id="une-proposition-seule"),
        pytest.param([], "RVBJ", False, ["secret  🔴R 🟢V 🔵B 🟡J"], id="un-secret-seul"),
        pytest.param(
            ["PPPP"], "RVBJ", False,
            ["secret         🔴R 🟢V 🔵B 🟡J", "proposition 1  🟣P 🟣P 🟣P 🟣P  aucun (0 bien placé, 0 mal placé)"],
            id="aucun-pion-trouve",
        ),
        pytest.param(["RR"], "RV", True, ["secret         ? ?", "proposition 1  🔴R 🔴R"], id="secret-cache"),
        pytest.param(["1 1"], "r v", True, ["secret         ? ?", "proposition 1  🔴R 🔴R"], id="autres-ecritures"),
    ],
)  # fmt: skip
def test_le_plateau_se_lit_aussi_en_texte(propositions, secret, cache, lignes):
    dessin = montrer_plateau(propositions, secret, cache=cache)
    assert repr(dessin) == dessin.description == (titre(dessin) or "") == "\n".join(lignes)


def test_un_secret_cache_n_est_nulle_part_dans_le_dessin():
    caches = [montrer_plateau(["RRVV"], secret, cache=True) for secret in ("JPNB", "BNPJ")]
    assert caches[0] == caches[1]
    assert textes(caches[0])[:5] == ["secret", "?", "?", "?", "?"]
    assert "bien placé" not in caches[0].svg + caches[0].description


def test_sans_secret_le_dessin_n_a_pas_de_reponse():
    dessin = montrer_plateau(["RVBJ", "RRRR"])
    assert "placé" not in dessin.svg + dessin.description


@pytest.mark.parametrize(
    ("propositions", "secret", "message"),
    [
        pytest.param(["RVZ"], "RVB", "il faut des initiales parmi R V B J P N ou des nombres de 1 à 6, voici 'Z'", id="lettre-inconnue"),
        pytest.param(["RV"], "RVB", "il faut 3 pions, en voici 2 : 'RV'", id="plus-courte-que-le-secret"),
        pytest.param(["RVBJ", "RVB"], None, "il faut 4 pions, en voici 3 : 'RVB'", id="plus-courte-que-la-premiere"),
        pytest.param([], "", "il faut 4 pions, en voici 0 : ''", id="secret-vide"),
        pytest.param([12], None, "il faut un texte comme 'RVBJ', voici 12", id="pas-un-texte"),
    ],
)  # fmt: skip
def test_un_mot_refuse_dit_ce_qu_il_faut(propositions, secret, message):
    with pytest.raises(CodeInvalide) as erreur:
        montrer_plateau(propositions, secret)
    assert str(erreur.value) == message


def test_les_regles_donnees_permettent_les_huit_couleurs():
    dessin = montrer_plateau(["OOOOOO"], "RVOMOM", regles=NIVEAUX["killer"])
    assert textes(dessin)[-1] == "2 bien placés, 0 mal placé"


def test_le_dessin_garde_ses_proportions_quand_la_page_est_etroite():
    svg = ElementTree.fromstring(montrer_plateau(["RVBJ"], "RVBJ").svg)
    assert svg.get("viewBox") == f"0 0 {svg.get('width')} {svg.get('height')}"
    assert "max-width:100%" in svg.get("style")


@pytest.mark.parametrize("regles", NIVEAUX.values(), ids=NIVEAUX)
def test_la_reponse_s_ecrit_a_droite_des_fiches_et_dans_le_cadre(regles):
    code = (0,) * regles.nb_pions
    svg = ElementTree.fromstring(dessiner_rangees([Rangee("essai", code, Reponse(1, 2))], regles).svg)
    fiches = [float(c.get("cx")) + float(c.get("r")) for c in svg.iter(SVG + "circle")]
    reponse = float(list(svg.iter(SVG + "text"))[-1].get("x"))
    assert max(fiches) + 8 <= reponse <= float(svg.get("width")) - 200


@pytest.mark.parametrize(
    ("reponse", "cles", "blancs", "vides"),
    [
        pytest.param(Reponse(0, 0), 0, 0, 4, id="rien"),
        pytest.param(Reponse(4, 0), 4, 0, 0, id="gagne"),
        pytest.param(Reponse(1, 2), 1, 2, 1, id="un-peu-de-tout"),
    ],
)
def test_les_fiches_comptent_la_reponse_une_cle_par_bien_place_un_pion_blanc_par_mal_place(reponse, cles, blancs, vides):
    svg = ElementTree.fromstring(dessiner_rangees([Rangee("essai", (0, 0, 0, 0), reponse)], Regles()).svg)
    dessinees = [groupe for groupe in svg.iter(SVG + "g") if groupe.get("class") == "cle"]
    fonds = [cercle.get("fill") for cercle in svg.iter(SVG + "circle") if cercle.get("fill")][4:]
    assert (len(dessinees), fonds.count("#ffffff"), fonds.count("none")) == (cles, blancs, vides)


def test_une_note_s_ecrit_sous_les_rangees():
    dessin = dessiner_rangees([Rangee("secret", None)], Regles(nb_pions=2), note="Jouez < ici.")
    assert dessin.description == "secret  ? ?\nJouez < ici."
    assert textes(dessin)[-1] == "Jouez < ici."


def test_tout_ce_qui_vient_d_ailleurs_est_echappe_dans_le_dessin():
    regles = Regles(nb_pions=1, couleurs=(COULEUR_PIEGE,))
    dessin = dessiner_rangees([Rangee(PIEGE, (0,))], regles)
    assert "<script" not in dessin.svg + dessin._repr_html_()
    assert textes(dessin) == [PIEGE, "X"]
    assert titre(dessin) == decrire_rangees([Rangee(PIEGE, (0,))], regles)


def test_le_notebook_recoit_aussi_le_dessin_en_image():
    dessin = montrer_plateau(["RV"], "VR")
    description, donnees = re.fullmatch(r'<img lang="fr" style="max-width:100%" alt="([^"]*)" src="data:image/svg\+xml;base64,([^"]*)">', dessin._repr_html_()).groups()
    assert html.unescape(description) == dessin.description
    assert base64.b64decode(donnees).decode() == dessin.svg == dessin._repr_svg_()


# Les mots et les symboles


@pytest.mark.parametrize(
    ("reponse", "mots", "symboles"),
    [
        pytest.param(Reponse(0, 0), "0 bien placé, 0 mal placé", "aucun", id="rien"),
        pytest.param(Reponse(1, 0), "1 bien placé, 0 mal placé", "🔑", id="un-bien-place"),
        pytest.param(Reponse(0, 1), "0 bien placé, 1 mal placé", "⚪", id="un-mal-place"),
        pytest.param(Reponse(1, 2), "1 bien placé, 2 mal placés", "🔑 ⚪ ⚪", id="melange"),
        pytest.param(Reponse(4, 0), "4 bien placés, 0 mal placé", "🔑 🔑 🔑 🔑", id="gagne"),
        pytest.param(Reponse(0, 4), "0 bien placé, 4 mal placés", "⚪ ⚪ ⚪ ⚪", id="tout-deplace"),
    ],
)
def test_une_reponse_se_dit_et_s_ecrit(reponse, mots, symboles):
    assert (dire_reponse(reponse), ecrire_symboles(reponse)) == (mots, symboles)


@pytest.mark.parametrize(
    ("code", "texte"),
    [
        pytest.param((0, 5), "🔴R ⚫N", id="deux-pions"),
        pytest.param((), "", id="aucun-pion"),
        pytest.param(None, "? ?", id="cache"),
    ],
)
def test_les_pions_s_ecrivent_avec_leur_lettre(code, texte):
    assert ecrire_pions(code, Regles(nb_pions=2)) == texte


# Les tableaux


TABLEAU = Tableau("Essais < 2", ("appel", "résultat"), (("f(1)", "2"), ('f("<b>")', "a & b")))


def test_un_tableau_en_texte_aligne_ses_colonnes():
    assert repr(TABLEAU).splitlines() == ["Essais < 2", "appel     résultat", "f(1)      2", 'f("<b>")  a & b']


def test_un_tableau_en_html_echappe_tout_et_garde_ses_en_tetes():
    page = TABLEAU._repr_html_()
    assert page.startswith('<p lang="fr">Essais &lt; 2</p><table lang="fr">')
    assert re.findall(r'<th scope="col"[^>]*>(.*?)</th>', page) == ["appel", "résultat"]
    assert re.findall(r"<code[^>]*>(.*?)</code>", page) == ["f(1)", "2", "f(&quot;&lt;b&gt;&quot;)", "a &amp; b"]


def test_un_appel_et_une_valeur_courts_ne_se_coupent_pas_au_bout_d_une_ligne():
    lignes = ("f([1, 2, 3, 4, 5, 6], 7)", "(True, 2)"), ("f([1, 2, 3, 4, 5, 6, 7], 8)", "0\nb devient 1")
    page = Tableau("", ("appel", "résultat"), lignes)._repr_html_()
    assert re.findall(r'<code style="white-space:nowrap">(.*?)</code>', page) == ["f([1, 2, 3, 4, 5, 6], 7)", "(True, 2)"]


def test_des_blancs_qui_se_suivent_se_voient_tous():
    page = Tableau("", ("attendu", "obtenu"), [("'RV'", "'   RV'"), ("'RV'", "['   RV', '   VR', '   RR', '   VV']")])._repr_html_()
    assert re.findall(r'<code style="white-space:(.*?)">', page) == ["pre", "pre-wrap"]


def test_ce_qui_est_en_gras_l_est_en_html_et_ne_l_est_plus_en_texte():
    verdict = Verdict("vider", EtatVerdict.ECHOUE, "répétez **tant qu’**il en reste", constat="**même** un seul : `2 ** 3`")
    assert "répétez <strong>tant qu’</strong>il" in en_html(verdict).replace("Répétez", "répétez")
    assert en_texte(verdict).split("\n")[1:] == ["  Répétez tant qu’il en reste.", "  même un seul : `2 ** 3`."]


def test_les_espaces_d_une_phrase_ne_laissent_aucun_signe_au_debut_d_une_ligne():
    phrase = prose_en_html("`f(a, b)` : « oui » ; « non » ou `c` !")
    assert re.sub("<[^>]+>", "", phrase) == "f(a, b)\u00a0: «\u00a0oui\u00a0»\u202f; «\u00a0non\u00a0» ou c\u202f!"


@pytest.mark.parametrize(
    ("tableau", "texte"),
    [
        pytest.param(Tableau("", ("appel",), ()), "appel", id="sans-ligne"),
        pytest.param(Tableau("", ("a", "b"), (("1", ""),)), "a  b\n1", id="cellule-vide"),
        pytest.param(Tableau("", ("un", "b"), (("é", "2"),)), "un  b\né   2", id="accent"),
    ],
)
def test_un_tableau_sans_titre_commence_par_ses_en_tetes(tableau, texte):
    assert repr(tableau) == texte
    assert tableau._repr_html_().startswith("<table")


# Les verdicts


CONTRE_EXEMPLE = ContreExemple((1,), "f('<b>')", "1 & 2", PIEGE)


def test_un_verdict_echoue_se_lit_en_texte():
    verdict = Verdict("repondre", EtatVerdict.ECHOUE, "le pion est compté deux fois", CONTRE_EXEMPLE)
    assert en_texte(verdict).splitlines() == [
        "✘ repondre : échoué",
        "  Le pion est compté deux fois.",
        "  appel   : f('<b>')",
        "  attendu : 1 & 2",
        f"  obtenu  : {PIEGE}",
        "  Pour la dérouler pas à pas : `derouler(repondre, 1)`",
    ]


@pytest.mark.parametrize(
    ("etat", "arguments", "proposee"),
    [
        pytest.param(EtatVerdict.ECHOUE, (["R", "V"], ("R", -1, None)), "`derouler(f, ['R', 'V'], ('R', -1, None))`", id="valeurs"),
        pytest.param(EtatVerdict.ECHOUE, (), "`derouler(f)`", id="aucun-argument"),
        pytest.param(EtatVerdict.ECHOUE, (Hasard(3),), None, id="un-tirage"),
        pytest.param(EtatVerdict.ECHOUE, (["R"], Lignes(("RVBJ",))), None, id="une-fonction-qui-lit"),
        pytest.param(EtatVerdict.ECHOUE, (list(range(200)),), None, id="trop-long"),
        pytest.param(EtatVerdict.BLOQUE, (1,), None, id="bloque"),
    ],
)
@pytest.mark.parametrize("ecrire", [en_texte, en_html])
def test_un_echec_propose_de_derouler_ce_qui_se_recopie(ecrire, etat, arguments, proposee):
    texte = html.unescape(ecrire(Verdict("f", etat, "raté", ContreExemple(arguments, "f(…)", "1", "2"))))
    texte = texte.replace("<code>", "`").replace("</code>", "`")
    assert "derouler(" not in texte if proposee is None else proposee in texte


def test_un_verdict_en_html_echappe_le_message_et_le_contre_exemple():
    page = en_html(Verdict(PIEGE, EtatVerdict.ECHOUE, PIEGE, CONTRE_EXEMPLE))
    assert "<script" not in page and "<b>" not in page
    assert page.count(html.escape(PIEGE)) == 4


@pytest.mark.parametrize(
    ("etat", "signe"),
    [
        pytest.param(EtatVerdict.REUSSI, "✔", id="reussi"),
        pytest.param(EtatVerdict.ECHOUE, "✘", id="echoue"),
        pytest.param(EtatVerdict.A_FAIRE, "○", id="a-faire"),
        pytest.param(EtatVerdict.BLOQUE, "⏸", id="bloque"),
    ],
)
def test_un_signe_et_un_mot_disent_l_issue_sans_la_couleur(etat, signe):
    verdict = Verdict("f", etat, "un message", nb_cas=1296)
    assert f"<strong>{signe} f : {etat.value}</strong>" in en_html(verdict)
    assert en_texte(verdict).startswith(f"{signe} f : {etat.value}\n")
    assert "<table" not in en_html(verdict)


def test_les_issues_ont_chacune_leur_signe_et_leur_filet():
    assert len(set(SIGNES.values())) == len(set(FILETS.values())) == len(EtatVerdict)


@pytest.mark.parametrize(
    ("nombre", "ecrit"),
    [(0, "0"), (999, "999"), (1296, "1\u202f296"), (1679616, "1\u202f679\u202f616")],
    ids=["zero", "sans-espace", "milliers", "millions"],
)
def test_un_nombre_s_ecrit_a_la_francaise(nombre, ecrit):
    assert ecrire_nombre(nombre) == ecrit


# Les contrastes ; le nom de chaque cas en donne le chiffre

CRAIE, GRIS = "#ffffff", "#dddddd"  # les rayures d’un pion barré
PAGE_CLAIRE, PAGE_SOMBRE = "#ffffff", "#111111"  # les fonds des deux thèmes de JupyterLab
TEXTES = [("encre", "fond"), ("encre", "relief"), ("encre", "bouton"), ("pale", "fond"), ("pale", "relief"), ("accent", "relief"), ("sur-accent", "accent")]
TRAITS = [("trait", "fond"), ("trait", "relief"), ("accent", "fond"), ("accent", "relief")]


def cas_de_contraste(paires):
    """Un cas par thème et par paire de noms : les deux teintes, et le chiffre dans le nom."""
    couples = [(f"{theme}-{a}-sur-{b}", teintes[a], teintes[b]) for theme, teintes in THEMES.items() for a, b in paires]
    return [pytest.param(encre, fond, id=f"{nom}-{en_chiffres(encre, fond)}") for nom, encre, fond in couples]


def test_la_formule_du_contraste_donne_21_entre_noir_et_blanc():
    assert contraste("#000000", "#ffffff") == pytest.approx(21)
    assert contraste("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("couleur", [pytest.param(c, id=f"{c.nom}-{en_chiffres(c.encre, c.fond)}") for c in PALETTE])
def test_la_lettre_d_un_pion_se_lit_sur_sa_couleur(couleur):
    assert contraste(couleur.encre, couleur.fond) >= 4.5


@pytest.mark.parametrize(("encre", "fond"), cas_de_contraste(TEXTES))
def test_un_texte_d_un_widget_se_lit_dans_les_deux_themes(encre, fond):
    assert contraste(encre, fond) >= 4.5


@pytest.mark.parametrize(
    ("encre", "fond"),
    [
        pytest.param(TEXTE, FOND, id="texte-d-un-dessin"),
        pytest.param(TEXTE, CRAIE, id="point-d-interrogation"),
        pytest.param(TEXTE, GRIS, id="pion-barre"),
    ],
)
def test_un_texte_aux_couleurs_fixes_se_lit(encre, fond):
    assert contraste(encre, fond) >= 4.5


@pytest.mark.parametrize(("trait", "fond"), cas_de_contraste(TRAITS))
def test_un_trait_d_un_widget_se_voit_dans_les_deux_themes(trait, fond):
    assert contraste(trait, fond) >= 3


@pytest.mark.parametrize(
    ("trait", "fond"),
    [
        pytest.param(TRAIT, PAGE_CLAIRE, id="bord-du-dessin-sur-une-page-claire"),
        pytest.param(TRAIT, PAGE_SOMBRE, id="bord-du-dessin-sur-une-page-sombre"),
        pytest.param(TEXTE, PLAQUE, id="fiches"),
    ],
)
def test_un_trait_qui_porte_un_sens_se_voit(trait, fond):
    assert contraste(trait, fond) >= 3


@pytest.mark.parametrize("couleur", PALETTE, ids=[couleur.nom for couleur in PALETTE])
def test_la_page_d_accessibilite_donne_le_contraste_de_chaque_lettre(couleur):
    page = (Path(__file__).parent.parent / "docs" / "accessibilite.md").read_text(encoding="utf-8")
    assert f"| {couleur.initiale} sur {couleur.nom} | {en_chiffres(couleur.encre, couleur.fond)} |" in page
