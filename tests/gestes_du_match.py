"""Les gestes du match des tests : commencer, proposer, répondre, revoir ; dans JupyterLab comme dans le site.

Aucun test ici ; le scénario est celui du terminal, dans `test_match`. Commencer par `jouer_quatre_manches`.
"""

from contextlib import suppress

from navigateur import NOYAU, sync_api
from test_match import GRAINE, RATEE, REPONSES_A_VJBR, SECRET_1

from mastermind_edu.francais import accorder
from mastermind_edu.widgets.analyse import ANALYSER

PARTIE = "partie.json"
REGLES = "from mastermind_edu import Regles\nfrom mastermind_edu.coeur.regles import choisir_couleurs\nfrom mastermind_edu.widgets import Match\n"
OUVRIR = f"{REGLES}jeu = Match(regles=Regles(4, choisir_couleurs('RBJVON'), 6), nb_manches=4, graine={GRAINE}, fichier={PARTIE!r})\njeu"


def jeu_de(page):
    return page.locator(".mm-jeu")


def appuyer(page, nom):
    jeu_de(page).get_by_role("button", name=nom, exact=True).click()


def dire(page, phrase):
    sync_api.expect(jeu_de(page).get_by_role("status").filter(has_text=phrase)).to_have_count(1)


def proposer(page, mot):
    """Tape le mot, puis Entrée deux fois : le clavier seul. Dans une case encore pleine du même mot, il ne changerait rien : elle doit être vide."""
    page.wait_for_function(f"() => {NOYAU}.status === 'idle'")
    case = jeu_de(page).get_by_role("textbox")
    sync_api.expect(case).to_have_value("")
    case.fill(mot)
    case.press("Enter")
    dire(page, "Le mot est posé")
    case.press("Enter")


def repondre(page, reponse, suite):
    bien, mal = map(int, reponse.split())
    appuyer(page, accorder(bien, "bien placé"))
    if bien < 4:
        appuyer(page, accorder(mal, "mal placé"))
    appuyer(page, "Valider la réponse")
    dire(page, suite)


def jouer_quatre_manches(page, scores, executer_de_nouveau):
    """Les gestes du scénario du terminal, et ce que le widget en dit ; le notebook est exécuté de nouveau au milieu de la deuxième manche."""
    appuyer(page, "Commencer le match")
    proposer(page, RATEE)
    dire(page, "Il reste 5 tentatives.")
    proposer(page, SECRET_1)
    dire(page, "Vous avez trouvé en 2 rangées.")
    sync_api.expect(jeu_de(page).get_by_role("button", name="Manche suivante")).to_be_focused()
    page.keyboard.press("Enter")
    for rang, reponse in enumerate(REPONSES_A_VJBR[:3], start=2):
        repondre(page, reponse, f"Répondez à la proposition {rang}.")
    executer_de_nouveau()  # comme qui rouvre son notebook : le fichier rend la manche à sa quatrième proposition
    dire(page, "La manche reprend à la rangée où elle en était.")
    for rang, reponse in enumerate(REPONSES_A_VJBR[3:5], start=5):
        repondre(page, reponse, f"Répondez à la proposition {rang}.")
    repondre(page, REPONSES_A_VJBR[5], "L’ordinateur a trouvé en 6 rangées.")
    appuyer(page, "Manche suivante")
    for restent in (5, 4, 3, 2, 1):
        proposer(page, RATEE)
        dire(page, f"Il reste {accorder(restent, 'tentative')}.")
    proposer(page, RATEE)
    dire(page, "Vous avez joué 6 rangées sans trouver.")
    appuyer(page, "Manche suivante")
    repondre(page, "1 0", "Répondez à la proposition 2.")
    repondre(page, "1 1", "Répondez à la proposition 3.")
    repondre(page, "0 0", "Aucun code ne s’accorde avec toutes les réponses.")
    case = jeu_de(page).get_by_role("textbox")
    case.fill("VJBR")
    with suppress(sync_api.TimeoutError):  # la case se lit aussi quand on la quitte, et disparaît alors
        case.press("Enter", timeout=5000)
    dire(page, f"L’ordinateur gagne. Score : Ordinateur {scores['Ordinateur']}, Vous {scores['Vous']}.")
    dire(page, "1 réponse fausse pour ce secret : celle de la rangée 3.")


def revoir_et_analyser(page):
    jeu_de(page).get_by_role("combobox", name="Revoir une manche").select_option(label="manche 2")
    dire(page, "Manche 2, rangée 6 sur 6 : 4 bien placés, 0 mal placé.")
    appuyer(page, "◀ Précédente")
    dire(page, "Manche 2, rangée 5 sur 6")
    with page.expect_download() as telechargement:
        jeu_de(page).get_by_role("link", name="Garder le plateau (dessin SVG)").click()
    assert telechargement.value.suggested_filename == "manche_2.svg"
    assert telechargement.value.path().read_text(encoding="utf-8").startswith("<svg")
    appuyer(page, ANALYSER)
    dire(page, "Meilleur choix : 2 rangées sur 6. Le plus à gagner était à la rangée 1 : 326,7 codes de moins en moyenne.")
    sync_api.expect(jeu_de(page).locator(".mm-analyse")).to_have_count(6)
