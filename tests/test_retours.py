"""Les pages HTML : le retour d’une copie et la classe."""

import re
from html.parser import HTMLParser
from importlib import resources
from itertools import combinations

import jinja2
import pytest
from contrastes import contraste
from resultats_d_essai import HOSTILE, a_faire, bloque, copie, echoue, fichier_ecrit, page_de_la_classe, petite_classe, reussi

from mastermind_edu.correction import pages
from mastermind_edu.correction.anomalies import Anomalie
from mastermind_edu.correction.notation.ajustements import Ajustement, SansEffet
from mastermind_edu.correction.notation.ressemblances import Ressemblance
from mastermind_edu.correction.pages.retours import arguments_en_pions, nommer_pages, page_de_retour, page_des_retours, rendre
from mastermind_edu.juge.verdict import ContreExemple, EtatVerdict, Verdict

SANS_FIN = {"meta", "br", "rect", "wbr", "input"}


class Lecteur(HTMLParser):
    """Relève les balises, les attributs et le texte d’une page, et vérifie qu’elle se referme."""

    def __init__(self, page):
        super().__init__()
        self.ouvertes, self.balises, self.attributs, self.ids, self.mots = [], set(), [], [], []
        self.feed(page)
        self.close()
        assert self.ouvertes == []

    def handle_starttag(self, tag, attrs):
        self.balises.add(tag)
        self.attributs += attrs
        self.ids += [valeur for nom, valeur in attrs if nom == "id"]
        if tag not in SANS_FIN:
            self.ouvertes.append(tag)

    def handle_endtag(self, tag):
        if tag not in SANS_FIN:
            assert self.ouvertes.pop() == tag

    def handle_data(self, data):
        if "style" not in self.ouvertes:
            self.mots.append(data)

    @property
    def texte(self):
        return " ".join(" ".join(self.mots).replace("\u00a0", " ").split())


HOSTILES = copie(HOSTILE, HOSTILE, echoue("repondre", message=HOSTILE, slug=HOSTILE, obtenu=HOSTILE), chapitre=HOSTILE, anomalies=[HOSTILE])
BLOQUEE = copie("b.ipynb", "Bob", bloque("saisir_proposition", "code_correct"), chapitre="03_validation")


def classe_hostile():
    ressemblance = Ressemblance(HOSTILE, HOSTILE, "vide.ipynb", 0.95)
    return page_de_la_classe([*petite_classe(), HOSTILES], [HOSTILE], ressemblances=[ressemblance], sans_effet=[SansEffet(Ajustement(2, HOSTILE, HOSTILE, 1, None, HOSTILE), HOSTILE)])


PAGES = {
    **{copie.eleve: page_de_retour(copie) for copie in [*petite_classe(), BLOQUEE]},
    "hostile": page_de_retour(HOSTILES),
    "classe": page_de_la_classe(petite_classe(), []),
    "classe-hostile": classe_hostile(),
    "classe-vide": page_de_la_classe([], []),
}


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_une_page_est_seule_francaise_et_bien_fermee(page):
    lecteur = Lecteur(page)
    assert ("lang", "fr") in lecteur.attributs and "<!DOCTYPE html>" in page
    assert not lecteur.balises & {"script", "link", "img", "iframe", "object", "form", "base"}
    assert not [nom for nom, _ in lecteur.attributs if nom == "src" or nom.startswith("on")]
    assert not re.search(r"https?:|url\(|@import", page)


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_une_page_ne_porte_ni_caractere_de_commande_ni_sens_retourne(page):
    assert not re.search("[\x00-\x08\x0b-\x1f\u202a-\u202e\u2066-\u2069]", page)


def test_un_texte_hostile_reste_du_texte():
    assert '<script>alert("1")</script>' in Lecteur(PAGES["hostile"]).texte and "<script>" not in PAGES["hostile"]


def test_le_retour_dit_qui_quoi_et_combien():
    lecteur = Lecteur(PAGES["Ali Ben"])
    assert "Ali Ben Chapitre 04 – Bien placés, mal placés 6,67 / 20" in lecteur.texte
    assert lecteur.ids == ["position", "repondre"] and ("href", "#repondre") in lecteur.attributs
    assert "✔ position : réussi 2 / 2 Tous les cas sont justes." in lecteur.texte
    assert "`position`" not in lecteur.texte and "position est définie deux fois" in lecteur.texte


def test_le_contre_exemple_a_trois_colonnes_et_des_pions():
    lecteur = Lecteur(PAGES["Ali Ben"])
    assert "appel attendu obtenu repondre(['R'], ['V']) (1, 0) (0, 1) secret R proposition V" in lecteur.texte
    assert ("title", "Rouge") in lecteur.attributs and ("title", "Vert") in lecteur.attributs


@pytest.mark.parametrize(
    "nom, rang, pions",
    [
        pytest.param("repondre", 1, 2, id="lettres"),
        pytest.param("compter_bien_places", 20, 4, id="deux-lettres"),
        pytest.param("trouver_bien_places", 0, 0, id="nombres"),
        pytest.param("jouer_manche", 0, 4, id="liste-de-codes"),
        pytest.param("nombre_de_codes", 0, 0, id="entiers"),
        pytest.param("nettoyer", 3, 0, id="mot"),
    ],
)
def test_seuls_les_codes_en_lettres_deviennent_des_pions(nom, rang, pions):
    assert page_de_retour(copie("a", "A", echoue(nom, rang=rang))).count('class="pion"') == pions


def test_un_code_de_plus_de_huit_pions_n_est_pas_dessine():
    contre_exemple = ContreExemple((["R"] * 9, ["V"] * 8), "repondre(…)", "(0, 0)", "(1, 0)")
    page = page_de_retour(copie("a", "A", Verdict("repondre", EtatVerdict.ECHOUE, "faux", contre_exemple)))
    assert page.count('class="pion"') == page.count('title="Vert"') == 8


def test_un_code_sans_pion_n_est_pas_dessine():
    contre_exemple = ContreExemple(([], ["V"]), "repondre([], ['V'])", "(0, 0)", "(1, 0)")
    (exercice,) = copie("a", "A", Verdict("repondre", EtatVerdict.ECHOUE, "faux", contre_exemple)).exercices
    assert [parametre for parametre, _ in arguments_en_pions(exercice)] == ["proposition"]


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_chaque_cellule_rappelle_son_en_tete_pour_les_ecrans_etroits(page):
    for entetes, corps in re.findall(r"<thead>(.*?)</thead>\s*<tbody>(.*?)</tbody>", page, re.DOTALL):
        titres = [re.sub("<svg.*?</svg>|<.*?>", "", th) for th in re.findall("<th.*?</th>", entetes)]
        lignes = [re.findall(r'<td data-nom="([^"]*)"', ligne) for ligne in re.split("<tr[^>]*>", corps)[1:]]
        assert lignes == [titres] * len(lignes)
        assert corps.count("<td") == len(titres) * len(lignes)


def test_une_donnee_oubliee_arrete_le_gabarit_au_lieu_de_laisser_un_vide():
    with pytest.raises(jinja2.UndefinedError, match="copie"):
        rendre("retour")


@pytest.mark.parametrize(
    "eleve, phrase",
    [
        pytest.param("Max", "Cette copie n’a pas pu être notée Fichier vide : 0 octet", id="illisible"),
        pytest.param("Bob", "⏸ saisir_proposition : bloqué 0 / 4", id="bloquee"),
        pytest.param("Léa Roux", "○ lire_points : à faire 0 / 3 À vous d’écrire lire_points(", id="a-faire"),
    ],
)
def test_chaque_issue_se_dit_en_mots(eleve, phrase):
    assert phrase in Lecteur(PAGES[eleve]).texte


def test_une_copie_sans_exercice_ni_raison_le_dit():
    assert "aucun exercice n’y a été trouvé" in page_de_retour(copie("a", "A")).casefold()


@pytest.mark.parametrize("verdicts", [[reussi("repondre")], []], ids=["notee", "illisible"])
def test_un_eleve_ne_lit_pas_le_nom_d_un_autre(tmp_path, verdicts):
    double = copie("a_1_assignsubmission_file_/a", "Ana", *verdicts, anomalies=[Anomalie("même fichier que leo/a.ipynb", publique=False)])
    assert "leo" not in page_de_retour(double) + fichier_ecrit(tmp_path, "moodle.csv", [double])
    assert "Même fichier que leo" in page_de_la_classe([double], []) and "leo" in fichier_ecrit(tmp_path, "notes.csv", [double])


STYLE = resources.files(pages).joinpath("gabarits/style.css").read_text(encoding="utf-8")
THEMES = dict(zip(("clair", "sombre"), [dict(re.findall(r"--([\w-]+): (#\w+)", theme)) for theme in re.findall(r":root \{(.*?)\}", STYLE, re.DOTALL)]))


@pytest.mark.parametrize("theme", ["clair", "sombre"])
@pytest.mark.parametrize("encre", ["encre", "pale", "lien", "reussi", "echoue", "a-faire", "bloque"])
@pytest.mark.parametrize("fond", ["fond", "boite"])
def test_tout_texte_se_lit_sur_les_deux_themes(theme, encre, fond):
    assert contraste(THEMES[theme][encre], THEMES[theme][fond]) >= 4.5


# Les noms de pages


@pytest.mark.parametrize(
    "fichier, page",
    [
        pytest.param("Zoé Martin/04_marquage.ipynb", "Zoe_Martin_04_marquage.html", id="accents-espaces"),
        pytest.param("Zoé Martin_12_assignsubmission_file_/04.ipynb", "Zoe_Martin_12_04.html", id="moodle"),
        pytest.param("../../etc/passwd", "etc_passwd.html", id="remonte"),
        pytest.param("C:\\copies\\a.ipynb", "C_copies_a.html", id="windows"),
        pytest.param("nul.ipynb", "copie_nul.html", id="reserve"),
        pytest.param("Com1", "copie_Com1.html", id="reserve-majuscule"),
        pytest.param("علي.ipynb", "copie.html", id="sans-latin"),
        pytest.param("", "copie.html", id="vide"),
        pytest.param("a" * 300, "a" * 80 + ".html", id="trop-long"),
        pytest.param('<a href="x">', "a_href_x.html", id="html"),
    ],
)
def test_un_nom_de_page_convient_a_tous_les_systemes(fichier, page):
    assert nommer_pages([fichier]) == {fichier: page}


@pytest.mark.parametrize("fichiers", [["é.ipynb", "e.ipynb", "E.ipynb", "e", "e\udcff"], ["é.ipynb", "E.ipynb"]], ids=["cinq", "deux"])
def test_deux_copies_n_ont_jamais_la_meme_page(fichiers):
    pages = nommer_pages(fichiers)
    assert len({page.casefold() for page in pages.values()}) == len(fichiers) and pages == nommer_pages(reversed(fichiers))
    assert all(re.fullmatch("e-[0-9a-f]{16}.html", page, re.IGNORECASE) for page in pages.values())


# La classe


def test_la_classe_donne_moyenne_mediane_et_barres():
    texte = Lecteur(PAGES["classe"]).texte
    assert "4 copies de 4 élèves, dont 1 à noter à la main" in texte and "moyenne provisoire 8,89 / 20" in texte
    assert "Provisoire : médiane 6,67, de 0 à 20." in texte
    assert "Élèves par note. 0 à moins de 2 : 1 ; 6 à moins de 8 : 1 ; 18 à 20 : 1" in texte


def test_les_exercices_vont_du_moins_au_plus_reussi():
    texte = Lecteur(PAGES["classe"]).texte
    assert re.findall(r"(\w+) (\d+) %", texte) == [("lire_points", "0"), ("saisir_proposition", "0"), ("repondre", "50"), ("position", "100")]


def test_le_taux_de_reussite_est_arrondi_au_plus_pres():
    classe = [copie(f"{rang}.ipynb", f"A{rang}", verdict) for rang, verdict in enumerate([reussi("repondre"), reussi("repondre"), echoue("repondre")])]
    assert "repondre 67 % 2 1 0 0" in Lecteur(page_de_la_classe(classe, [])).texte


def test_une_erreur_typique_nomme_son_conseil_et_ses_eleves():
    slug = "mal-places-d-abord"
    classe = [copie(f"{nom}.ipynb", nom, echoue("repondre", slug=slug)) for nom in ("Ana", "Zoé")]
    page = page_de_la_classe(classe, [])
    assert "2 repondre Des bien placés sont comptés comme mal placés" in Lecteur(page).texte and slug not in page
    assert 'href="retours/Ana.html#repondre"' in page and 'href="retours/Zoe.html#repondre"' in page


def test_les_erreurs_typiques_vont_de_la_plus_a_la_moins_frequente_puis_dans_l_ordre_du_cours():
    erreurs = [("repondre", "une"), ("repondre", "deux"), ("position", "trois"), ("repondre", "deux")]
    classe = [copie(f"{rang}.ipynb", f"A{rang}", echoue(nom, slug=slug)) for rang, (nom, slug) in enumerate(erreurs)]
    texte = Lecteur(page_de_la_classe(classe, [])).texte
    assert re.findall(r"(\d) \w+ (Une|Deux|Trois)\b", texte) == [("2", "Deux"), ("1", "Trois"), ("1", "Une")]


def test_les_copies_a_regarder_disent_pourquoi():
    classe = sorted([*petite_classe(), BLOQUEE], key=lambda copie: copie.fichier)
    texte = Lecteur(page_de_la_classe(classe, [])).texte
    debut, fin = texte.index("Copies à regarder"), texte.index("Répartition")
    assert texte[debut:fin].split(" pourquoi ")[1] == (
        "Max À noter à la main : rien n’a pu être lu ni jugé Fichier vide : 0 octet Le fichier rendu : vide.ipynb Ali Ben position est définie deux fois : la dernière compte Bob Bloqué : saisir_proposition "
        "Léa Roux Bloqué : saisir_proposition "
    )


def paires_montrees(*eleves):
    classe = [copie(f"{rang}.ipynb", eleve, reussi("repondre"), reussi("position")) for rang, eleve in enumerate(eleves)]
    trouvees = [Ressemblance(nom, "0.ipynb", "1.ipynb", taux) for nom, taux in (("repondre", 1.0), ("position", 0.957))]
    return Lecteur(page_de_la_classe(classe, [], ressemblances=[*trouvees, Ressemblance("repondre", "0.ipynb", "perdue", 1.0)])).texte


def test_une_paire_ressemblante_est_une_piste_et_pas_une_preuve():
    texte = paires_montrees("Ana", "Léo")
    assert "À regarder, ce n’est pas une preuve" in texte and "Ana , Léo repondre (100 %), position (95 %)" in texte


def test_les_paires_qui_partagent_le_plus_d_exercices_viennent_d_abord():
    classe = [copie(f"{nom}.ipynb", nom, reussi("repondre"), reussi("position")) for nom in ("Ana", "Bob", "Léo")]
    trouvees = [Ressemblance("repondre", "Ana.ipynb", "Bob.ipynb", 1.0), *(Ressemblance(n, "Bob.ipynb", "Léo.ipynb", 1.0) for n in ("repondre", "position"))]
    texte = Lecteur(page_de_la_classe(classe, [], ressemblances=trouvees)).texte
    assert texte.index("Bob , Léo repondre (100 %), position (100 %)") < texte.index("Ana , Bob repondre (100 %)")


def test_des_copies_qui_se_ressemblent_toutes_font_un_seul_groupe():
    classe = [copie(f"{nom}.ipynb", nom, reussi("repondre")) for nom in ("Ana", "Bob", "Eve", "Léo")]
    toutes = [Ressemblance("repondre", f"{un}.ipynb", f"{autre}.ipynb", 1.0) for un, autre in combinations(("Ana", "Bob", "Léo"), 2)]
    texte = Lecteur(page_de_la_classe(classe, [], ressemblances=[*toutes, Ressemblance("repondre", "Bob.ipynb", "Eve.ipynb", 1.0)])).texte
    assert "Ana , Bob , Léo repondre (100 %)" in texte and "Bob , Eve repondre (100 %)" in texte and texte.count("repondre (100 %)") == 2


def test_la_meme_reponse_ecrite_ne_fait_qu_un_groupe():
    classe = [copie(f"{nom}.ipynb", nom, reussi("repondre")) for nom in ("Ana", "Bob", "Eve", "Léo", "Max")]
    pareilles = [Ressemblance("laquelle_croire", f"{un}.ipynb", f"{autre}.ipynb", 1.0) for un, autre in (("Ana", "Bob"), ("Ana", "Léo"), ("Eve", "Max"))]
    texte = Lecteur(page_de_la_classe(classe, [], ressemblances=pareilles)).texte
    assert "Ana , Bob , Léo laquelle_croire (100 %)" in texte and "Eve , Max laquelle_croire (100 %)" in texte and texte.count("laquelle_croire (") == 2


def test_deux_copies_du_meme_eleve_ne_se_signalent_pas():
    assert "pas une preuve" not in paires_montrees("Ana", "Ana")


def test_la_classe_dit_les_protections_et_ce_qui_va_dans_moodle():
    texte = Lecteur(page_de_la_classe(petite_classe()[:3], ["bubblewrap : sans réseau"])).texte
    assert "moodle.csv a une ligne, et retours.zip une page, de 2 copies" in texte and "Bubblewrap : sans réseau" in texte


MAL_NOMMEE = Verdict("repondre", EtatVerdict.A_FAIRE, "la copie ne contient pas de fonction `repondre` ; `repondres` est-elle mal nommée ?")


def test_une_fonction_mal_nommee_s_explique_aussi_sur_le_papier():
    papier = "".join(page_des_retours([copie("a.ipynb", "Zoé", MAL_NOMMEE, a_faire("position"))]))
    assert "est-elle mal nommée" in papier and "vous d’écrire" not in papier


@pytest.mark.parametrize("chapitre, suite", [("04_marquage", "travail/exercises/"), ("epreuve_a", "rien n’y est écrit")])
def test_un_notebook_vierge_est_dit_a_son_eleve(chapitre, suite):
    page = page_de_retour(copie("a.ipynb", "Zoé", a_faire("position"), chapitre=chapitre))
    assert "Le notebook rendu est vierge" in page and suite in page


def test_un_notebook_commence_n_est_pas_dit_vierge():
    assert "vierge" not in page_de_retour(copie("a.ipynb", "Zoé", reussi("position"), a_faire("repondre")))


def deux_fichiers(dossier, autre="Zoé Martin"):
    redite = "« Zoé Martin » est aussi le nom de "
    return [
        copie(f"{dossier}/a.ipynb", "Zoé Martin", reussi("position"), anomalies=[redite + f"{autre}/b.ipynb"]),
        copie(f"{autre}/b.ipynb", "Zoé Martin", a_faire("position"), anomalies=[redite + f"{dossier}/a.ipynb"]),
    ]


@pytest.mark.parametrize("dossier, fois", [("Zoé Martin", 0), ("ailleurs", 2)], ids=["le dossier de l’élève", "deux dossiers"])
def test_deux_fichiers_du_dossier_d_un_eleve_ne_sont_pas_deux_eleves(dossier, fois):
    assert page_de_la_classe(deux_fichiers(dossier), ()).count("est aussi le nom de") == fois


def test_ce_qui_reste_a_faire_vient_d_abord_et_dit_comment():
    page = page_de_la_classe([*deux_fichiers("Zoé Martin"), copie("vide.ipynb", "Max", chapitre=None)], ())
    a_regarder = page[page.index("<h2>Copies à regarder</h2>"):page.index("<h2>Répartition")]
    assert [a_regarder.index(mot) for mot in ("ajustements.csv", "À noter à la main", "Compte à la place", "Remplacée par")] == sorted(
        a_regarder.index(mot) for mot in ("ajustements.csv", "À noter à la main", "Compte à la place", "Remplacée par")
    )


def test_la_page_compte_dans_moodle_les_copies_qui_comptent():
    rendues = [copie(f"Zoé_12_assignsubmission_file_/{nom}.ipynb", "Zoé", verdict) for nom, verdict in (("a", reussi("position")), ("b", a_faire("position")))]
    assert "de 1 copie&nbsp;: celle qui compte" in page_de_la_classe(rendues, ())


def test_sans_numero_de_moodle_la_page_dit_ce_qui_donnerait_des_notes_a_moodle():
    assert '<code class="nom">--participants</code>' in page_de_la_classe([copie("Zoé/a.ipynb", "Zoé", reussi("position"))], ())
