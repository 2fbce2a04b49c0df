"""Ce qui se juge et se dit d’un pas de `MonPlateau` : les nombres d’un texte libre, ce qui se verra, ce que montre une case.

Aucun exercice ici, et rien n’importe ipywidgets. Commencer par `juger_pas`.
"""

import re

from mastermind_edu.francais import enumerer
from mastermind_edu.juge.ecarts import Ecart, ecrire_observation
from mastermind_edu.juge.objets import comparer_les_pas
from mastermind_edu.juge.valeurs import Etrangere, Observation

BALISE = re.compile(r"<[^<>]*>")
CLIC = (
    "à chaque clic, la méthode donnée à `on_click` doit, dans l’ordre, retrouver dans `self.cases` le rang du bouton qu’elle reçoit, remplacer le numéro de cette case, et d’elle seule, "
    "par ce que renvoie `couleur_suivante` (qui attend ce numéro, puis le nombre de couleurs), et récrire la `description` d’après le nouveau numéro"
)
WIDGETS = ("m.valider", "m.reponse")  # n’importe lesquels
SANS_F = " ; des accolades y restent écrites telles quelles : mettez un `f` devant le premier guillemet"
SANS_MEMBRE = re.compile(r"'(\w+)' object has no attribute '(\w+)'")


def nombres_lus(texte):
    """Les nombres de la réponse, sans les balises ; des 🔑 et des ⚪ se comptent, « aucun » fait (0, 0)."""
    sans_balises = BALISE.sub(" ", texte)
    nombres = [int(mot) for mot in re.findall(r"[0-9]{1,4}", sans_balises)]
    if not nombres and (set(sans_balises) & set("🔑⚪") or "aucun" in sans_balises.lower()):
        return [sans_balises.count("🔑"), sans_balises.count("⚪")]
    return nombres


def juger_pas(chemin, attendue: Observation, obtenue: Observation):
    """La réponse est un texte libre : on y lit les deux nombres, au début ou à la fin ; un widget est celui que l’on veut."""
    if chemin == "m":
        return juger_ce_qui_se_voit(attendue, obtenue)
    if chemin in WIDGETS:
        vu, conseil = ecrire_observation(obtenue), f"`{chemin[2:]}` doit être un widget, créé dans `__init__`"
        return None if isinstance(obtenue.valeur, Etrangere) else Ecart("erreur" if obtenue.erreur else "type", "un widget", vu, conseil)
    if chemin.endswith(".reponse.value") and attendue.erreur is None:
        return juger_la_reponse(attendue, obtenue)
    ecart = comparer_les_pas(attendue, obtenue)
    if ecart and chemin.endswith(".cases") and type(obtenue.valeur) is int and obtenue.valeur > attendue.valeur:
        return ecart._replace(conseil=f"`cases` a {obtenue.valeur} boutons, il en faut un par pion du secret, ici {attendue.valeur} : leur nombre est `len(secret)`")
    if ecart and not obtenue.erreur and obtenue.valeur is False:  # un réglage que les clics n’atteignent pas
        return ecart._replace(conseil=f"à force de clics, `{chemin}` ne montre pas la couleur voulue : {CLIC}")
    decrite = chemin.endswith(".description") and not obtenue.erreur
    return ecart and ecart._replace(conseil=dire_la_description(attendue.valeur, obtenue.valeur) if decrite else "")


def juger_la_reponse(attendue: Observation, obtenue: Observation):
    """Les deux nombres, au début ou à la fin du texte."""
    voulus = nombres_lus(attendue.valeur)
    attendu, vu = f"un texte avec {voulus[0]}, puis {voulus[1]}", ecrire_observation(obtenue)
    if obtenue.erreur or type(obtenue.valeur) is not str:
        return Ecart("erreur" if obtenue.erreur else "type", attendu, vu, "la `value` de `reponse` doit être un texte")
    vus = nombres_lus(obtenue.valeur)
    if len(vus) >= 2 and voulus in (vus[:2], vus[-2:]):
        return None
    return Ecart("valeur", attendu, vu, dire_les_nombres(voulus, vus) + SANS_F * ("{" in obtenue.valeur))


def juger_ce_qui_se_voit(attendue: Observation, obtenue: Observation):
    """`m`, est-il une `VBox` ? ce qu’il contient est-il dans ses `children` ?"""
    if attendue.valeur is True or obtenue.erreur:
        return comparer_les_pas(attendue, obtenue)
    if not obtenue.valeur:
        return None
    if obtenue.valeur == ["super().__init__()"]:
        message = "il manque `super().__init__()` au début de `__init__` : sans lui, le plateau ne peut pas s’afficher"
        return Ecart("valeur", "une boîte qui s’affiche", "une boîte qui n’est pas prête", message=message)
    cites = [f"`{nom}`" for nom in obtenue.valeur]
    noms, (*premiers, dernier) = enumerer(cites), cites
    pluriel = premiers or dernier == "`cases`"
    sont, verront = ("ne sont", "ils ne se verront") if pluriel else ("n’est", "il ne se verra")
    mot, geste = "pas", "à la fin de `__init__`, rangez-y tout ce qui se montre, `self.children = […]`"
    if type(obtenue.valeur) is tuple:  # ce qui se voyait à la création
        mot, geste = "plus", "gardez les widgets faits par `__init__`, et changez leur `value` ou leur `description`, sans les remplacer par d’autres"
    message = f"{'les boutons de ' if noms == '`cases`' else ''}{noms} {sont} {mot} dans `children` : {verront} {mot} ; {geste}"
    return Ecart("valeur", "tout ce qui se montre", f"il y manque {noms.replace('`', '')}", message=message)


def dire_l_erreur(chemin, erreur):
    """Ce qui n’a pas de `value`, ni de `click` ; vide pour une autre erreur."""
    if erreur.types[0] == "ValueError" and chemin.endswith(".valider.click") and ".index(" in erreur.instruction:
        return f"ligne {erreur.ligne}, dans `{erreur.instruction.removesuffix(':')}` : ce que l’on y cherche n’est pas dans la liste ; donnez à `valider.on_click` la méthode qui montre la réponse, et non celle des cases"
    if erreur.types[0] == "IndexError" and ".cases[" in chemin and erreur.ligne:
        lieu = f"ligne {erreur.ligne}, dans `{erreur.instruction.removesuffix(':')}`"
        return f"{lieu} : un rang sort de la liste ; les couleurs doivent défiler en rond : après la dernière, revenez à la première, ce que fait `couleur_suivante` si on lui donne le nombre de couleurs"
    trouve = SANS_MEMBRE.match(erreur.texte)
    if not trouve or erreur.ligne:
        return ""
    genre, membre = trouve.groups()
    if chemin.endswith(".reponse.value") and genre == "str":
        return "`reponse` n’est plus un widget, mais un texte : écrivez `self.reponse.value = …`, et non `self.reponse = …`"
    if chemin.endswith(".reponse.value"):
        return f"`reponse` est de type `{genre}`, qui n’a pas de `value` : prenez un `Label`"
    return f"`{chemin.split('.')[1]}` doit donner un bouton, `Button(…)` ; c’est ici un objet de type `{genre}`" if membre in ("click", "description") else ""


def dire_la_description(voulue, vue):
    """Ce que montre une case, et ce qu’elle devrait montrer."""
    if type(vue) is str and vue.isdigit():
        return f"la case montre le numéro {vue} : il faut la couleur qui a ce numéro dans la liste des couleurs"
    return f"la case montre `{vue!r}`, il faut `{voulue!r}` : {CLIC} ; avant le premier clic, chaque numéro vaut 0"


def dire_les_nombres(voulus, vus):
    """Ce qui a été lu et ce qui était attendu."""
    if len(vus) == 2 and vus[::-1] == voulus:
        return f"la réponse montrée est {vus[0]} et {vus[1]} : les deux nombres sont les bons, mais à l’envers, les bien placés viennent d’abord"
    if len(vus) == 2:
        lus = f"la réponse montrée est {vus[0]} et {vus[1]}, il faut {voulus[0]} et {voulus[1]}"
        return f"{lus} : à chaque clic, donnez à `repondre` le secret, intact, et une proposition toute neuve, faite des couleurs que montrent les cases"
    attendu = f"les bien placés, puis les mal placés, ici {voulus[0]} et {voulus[1]}"
    if len(vus) > 2:
        lus = ", ".join(map(str, vus))
        return f"les nombres lus dans la `value` de `reponse` sont {lus} : les deux premiers, ou les deux derniers, doivent être {attendu}"
    ecrits = f"un seul nombre est écrit, {vus[0]}," if vus else "aucun nombre n’est écrit"
    return f"{ecrits} dans la `value` de `reponse` : elle doit montrer {attendu}"


def lire_pas(chemin, valeur):
    """Ce qu’un pas montre, pour le comparer à une erreur typique : les nombres de la réponse, ou son texte s’il n’y en a pas."""
    if chemin in WIDGETS and isinstance(valeur, Etrangere):
        return "un widget"
    if not chemin.endswith(".reponse.value") or type(valeur) is not str:
        return valeur
    return nombres_lus(valeur) or BALISE.sub(" ", valeur).strip()
