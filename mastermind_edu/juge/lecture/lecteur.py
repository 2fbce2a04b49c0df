"""Ce qui se voit dans le code d’une fonction, du plus parlant au moins parlant.

Le juge choisit ensuite d’après ce que la fonction a donné. Commencer par `lire`.
"""

import ast
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property, partial

from mastermind_edu.juge.lecture import appels, boucles, comptes, conditions, constantes, echecs, habitudes, indices, objets, parcours, rangs, retours, sans_fin, signes, valeurs
from mastermind_edu.juge.lecture.texte import Fonction, Lecteur, Retouche, Vu
from mastermind_edu.juge.valeurs import Erreur
from mastermind_edu.juge.verdict import au_mieux

NOEUDS = 4_000  # la plus longue des cellules du cours en a moins de mille
PROFONDEUR = 120  # au-delà, un arbre ne se parcourt plus sans épuiser la pile

# Les lecteurs de chaque genre de vue, du plus parlant au moins parlant ; certains en ont plusieurs.
FAUTES = (
    indices.reste_a_ecrire, habitudes.valeur_seule_sous_condition, habitudes.rang_d_une_autre_boucle, habitudes.tirage_refait, habitudes.tirage_impossible, habitudes.range_sans_pas, habitudes.tirage_sans_le_hasard_recu, habitudes.nombre_au_lieu_d_une_question, valeurs.none_garde, signes.f_oublie, habitudes.nom_dans_un_texte, signes.mot_entre_guillemets, signes.egal_plus, valeurs.nom_de_la_fonction, parcours.rang_compare,
    habitudes.copie_restee_intacte, habitudes.retiree_puis_comptee, parcours.rang_decale, valeurs.appel_a_elle_meme_perdu, signes.accolades_oubliees, objets.none_dans_un_calcul, signes.tirage_sans_hasard,
    boucles.fausse_au_depart, conditions.else_du_dernier_si, conditions.enchainee_avec_un_booleen, signes.zero_pris_pour_vide, signes.puissance, signes.ensemble_pour_un_couple, signes.ensemble_egal_a_sa_liste, appels.fraction_d_un_quotient, habitudes.fonction_remplacee,
    signes.cle_en_double, signes.barre_penchee, objets.meme_liste_par_cle, parcours.appartient_a_elle_meme, parcours.zip_echange, signes.liste_contre_tuple, signes.liste_devenue_booleen, valeurs.resultat_perdu, objets.sans_parentheses, valeurs.nom_de_python,
    valeurs.erreur_non_levee, valeurs.texte_leve, objets.meme_objet_repete, objets.appelee_trop_tot, boucles.un_seul_tour, boucles.boucle_vide,
    boucles.toujours_fausse, boucles.remis_a_zero, signes.produit_nul, objets.raccourcie_en_chemin, conditions.constante_dans_une_condition,
    conditions.choix_de_constantes, constantes.differents_ou_differents, constantes.et_colle, constantes.contraire_d_une_constante, constantes.tirage_toujours_vrai, constantes.branche_jamais_atteinte, constantes.nombre_contre_suite, signes.meme_objet, habitudes.constante_entre_guillemets,
    conditions.reponse_effacee, conditions.rang_verifie_trop_tard, objets.meme_liste_ajoutee, parcours.element_pris_pour_rang,
    parcours.rang_pris_pour_element, conditions.rang_pris_pour_condition, valeurs.defaut_modifie, valeurs.jamais_cree, comptes.soustraite_a_chaque_tour, comptes.plus_petit_que_zero, rangs.contenu_compare_au_rang, rangs.voisin_hors_des_crochets,
)
CAUSES = (
    appels.remplace_deja_tout, habitudes.rien_a_sauter, habitudes.rang_mesure, habitudes.continuer_ou, appels.jamais_recalculee, appels.lue_dans_le_test, appels.appel_refait, appels.appel_de_trop, appels.relue_sans_etre_regardee, appels.sans_enumerer, appels.relue_au_retour, appels.redemandee_une_fois, appels.copies_separees, comptes.ote_a_chaque_tour, comptes.calcule_trop_tot,
    comptes.doublee_a_chaque_tour, comptes.meilleur_jamais_change, comptes.rangee_a_l_envers, constantes.dehors_des_deux_cotes, rangs.parametre_pris_pour_tour, rangs.rangs_echanges, rangs.rangs_du_tableau, rangs.comparee_au_meme_rang, rangs.taille_des_couleurs, rangs.inseree_au_lieu_d_ecrite, rangs.rang_pris_pour_nombre, rangs.rang_saute, rangs.raccourcie_a_son_rang, rangs.reste_par_un_autre_nombre, rangs.bout_saute,
    conditions.longueurs_enumerees, signes.tirage_par_branche, boucles.remplacee_a_chaque_tour, boucles.effacee_par_le_sinon,
    signes.puissance_a_virgule, signes.barre_penchee, parcours.cles_sans_valeurs, parcours.descendu_a_zero, parcours.toutes_les_paires,
    signes.texte_d_une_liste, signes.liste_contre_tuple, objets.raccourcie_en_chemin, conditions.nombre_dans_une_condition,
    conditions.morceau_de_texte, objets.liste_rangee_sans_copie, rangs.premier_rang, parcours.rang_sans_borne, parcours.element_remplace, parcours.tour_change_pour_rien,
    indices.marque_commune, valeurs.jamais_executee, valeurs.parametre_remplace,
)
REMARQUES = (
    valeurs.none_garde, objets.meme_liste_par_cle, objets.meme_objet_repete, objets.appelee_trop_tot, indices.compte_apres,
    indices.meme_variable, indices.sinon_de_boucle, signes.meme_objet, parcours.rang_pris_pour_element,
    conditions.rang_pris_pour_condition, indices.egal_a_la_liste, indices.chaque_avec_chaque, indices.bout_oublie,
    indices.taille_en_dur, indices.valeur_en_dur, indices.nom_voisin, indices.variable_jamais_lue, indices.parametre_jamais_lu,
)
LECTEURS: dict[str, tuple[Lecteur, ...]] = {
    "faute": FAUTES,
    "cause": CAUSES,
    "remarque": REMARQUES,
    "rien renvoyé": (conditions.longueurs_enumerees, echecs.rien_de_renvoye, echecs.branche_sans_return, retours.return_vide),
    "texte renvoyé": (retours.texte_en_retour,),
    "renvoyée": (retours.renvoyee,), "décide": (retours.qui_decide,), "appels": (habitudes.appelee_deux_fois_de_suite,),
    "modification": (echecs.copie_qui_n_en_est_pas_une, echecs.parametre_modifie, echecs.confiee_sans_copie),
    "mémoire": (echecs.gardee_dehors,),
    "sans fin": (appels.appel_de_trop, rangs.taille_des_couleurs, sans_fin.attend_du_neuf, sans_fin.condition_deplacee, sans_fin.sans_fin, sans_fin.s_allonge),
    "erreur arrêtée": (echecs.erreur_arretee,),
    "essai": (echecs.essais,),
    "erreur ici": (habitudes.perdue_avant_l_erreur, habitudes.longueur_jamais_regardee, rangs.borne_d_un_tirage, rangs.fin_jamais_regardee, indices.voisin_sans_place, rangs.raccourcie_a_son_rang, rangs.reste_par_un_autre_nombre, appels.convertie_trop_tot, appels.nombre_compare_a_un_texte, appels.couple_reparti, appels.redemandee_une_fois, appels.jamais_recalculee, appels.lue_dans_le_test, appels.appel_refait, appels.relue_au_retour, appels.relue_sans_etre_regardee, appels.sans_enumerer, appels.morceaux_comptes, rangs.rang_pris_pour_nombre, rangs.rangs_echanges, rangs.rangs_du_tableau, rangs.comparee_au_meme_rang, constantes.calculee_trop_tot, echecs.rappel_sans_fin, parcours.cles_sans_valeurs, echecs.copies_demandees, constantes.test_trop_tard),
    "nom inconnu": (habitudes.resultat_sans_nom, indices.nom_voisin),
    "sans valeur": (echecs.cree_sous_condition, appels.lue_dans_le_test),
    "remplacée": (echecs.reponse_a_sa_place,),
}
GENERAUX = ("faute", "cause", "remarque")  # ceux que l’on dit sans regarder comment l’appel a échoué
DES_CLASSES = (objets.methodes_non_appelees, objets.cherche_parmi_des_couples, objets.attribut_sans_copie, objets.bouton_sans_clic)


class Lecture:
    """Ce qui a été vu, et si la fonction peut garder quelque chose d’un appel à l’autre : `None` quand on n’a pas pu lire."""

    def __init__(self, vues: Iterable[Vu] = (), a_une_memoire: bool | None = None, parametres: Sequence[str] = (), noms: Sequence[str] = ()):
        self.vues, self.a_une_memoire, self.parametres, self.noms, self.texte = tuple(vues), a_une_memoire, parametres, noms, ""

    def du_genre(self, genre: str) -> Iterator[Vu]:
        """Les choses vues de ce genre, de la plus parlante à la moins parlante."""
        return (vue for vue in self.vues if vue.genre == genre)

    def retoucher(self) -> Iterable[Retouche]:
        """Les versions où une seule chose est changée."""
        return ()

    def sans_reproche(self, facultatifs: Sequence[int]) -> "Lecture":
        """La même, sans rien dire des paramètres de ces rangs que la fonction ne lit pas."""
        return self

    def verifiee(self, est_en_cause: Callable[[Vu], bool], erreur: Erreur | None) -> "Lecture":
        """La même, sans les vues dont la preuve, essayée dans le cas montré, n’y change rien, ni celles que dément l’erreur qu’il a levée."""
        return Lecture([vue for vue in self.vues if not _est_dementie(vue, erreur)], self.a_une_memoire, self.parametres, self.noms)

    def premiere(self, genre: str, *noms: str) -> Vu | None:
        """La première chose vue de ce genre ; de celles qui ont un de ces noms, s’il y en a."""
        return next((vue for vue in self.du_genre(genre) if not noms or vue.nom in noms), None)

    def ailleurs(self, faute: Vu) -> str:
        """Les autres lignes où se voit la même faute, ou la même cause ; rien des autres genres."""
        lignes = sorted({vue.ligne for vue in self.du_genre(faute.genre) if vue.nom == faute.nom} - {faute.ligne}) if faute.genre in ("faute", "cause") else []
        return f" (de même, ligne{'s' * (len(lignes) > 1)} {' et '.join(map(str, lignes))})" if lignes else ""

    def derniere(self, genre: str, objet: str) -> Vu | None:
        """La dernière chose vue de ce genre qui concerne cette variable."""
        return next((vue for vue in reversed([*self.du_genre(genre)]) if vue.objet == objet), None)

    def modification(self, rang: int | None) -> Vu | None:
        """Ce qui modifie le paramètre de ce rang."""
        nom = self.parametres[rang] if rang is not None and rang < len(self.parametres) else None
        return next((vue for vue in self.du_genre("modification") if vue.objet == nom), None)

    def attrapee(self, types: Sequence[str], ligne: int | None = None) -> Vu | None:
        """Le `except` qui arrête une erreur de ces types ; avec une ligne, celui qui ne l’arrête pas quand elle vient de là, ou ce que cette ligne en dit."""
        if ligne is None:
            return next((vue for vue in self.du_genre("erreur arrêtée") if _attrape(vue, types)), None)
        autour = (vue for vue in self.du_genre("essai") if vue.ligne <= ligne <= vue.fin)
        ici = (vue for vue in self.du_genre("erreur ici") if vue.ligne <= ligne <= max(vue.ligne, vue.fin) and not {*vue.objet.split()}.isdisjoint(types))
        return next((vue for vue in autour if not _attrape(vue, types)), None) or next(ici, None)

    def boucle_sans_fin(self, ligne: int | None) -> Vu | None:
        """La boucle sans fin vue à cette ligne, la plus étroite."""
        autour = [vue for vue in self.du_genre("sans fin") if vue.ligne <= (ligne or 0) <= vue.fin]
        return max(autour, key=lambda vue: vue.ligne, default=None)


class LectureDUneFonction(Lecture):
    """Celle d’une fonction : un lecteur ne la lit que si l’on demande ce qu’il peut voir, et une seule fois."""

    def __init__(self, lue: Fonction, facultatifs: frozenset[str] = frozenset(), est_en_cause: Callable[[Vu], bool] = bool, erreur: Erreur | None = None):
        self._lue, self._facultatifs, self._vues, self._est_en_cause, self._erreur = lue, facultatifs, {}, cache(est_en_cause), erreur
        self.parametres, self.texte = tuple(lue.parametres), lue.source

    def du_genre(self, genre: str) -> Iterator[Vu]:
        for regarder in LECTEURS[genre]:
            if regarder not in self._vues:  # s’il échoue, les autres voient encore
                self._vues[regarder] = au_mieux((), lambda lire=regarder: tuple(lire(self._lue)))
            yield from (vue for vue in self._vues[regarder] if vue.genre == genre and self._est_a_dire(vue))

    def _est_a_dire(self, vue: Vu) -> bool:
        demandee = vue.nom != "parametre-jamais-lu" or vue.objet not in self._facultatifs
        return demandee and not _est_dementie(vue, self._erreur) and (not vue.preuve or self._est_en_cause(vue))

    @property
    def vues(self) -> tuple[Vu, ...]:
        """Tout ce qui se voit, genre après genre."""
        return tuple(vue for genre in LECTEURS for vue in self.du_genre(genre))

    @cached_property
    def a_une_memoire(self) -> bool | None:
        return au_mieux(None, valeurs.memoire, self._lue)

    @property
    def noms(self) -> Sequence[str]:
        return sorted(self._lue.locaux)

    def retoucher(self) -> Iterable[Retouche]:
        from mastermind_edu.juge.lecture.retouches import retoucher  # presque toutes les fonctions justes s’en passent

        return retoucher(self._lue)

    def sans_reproche(self, facultatifs: Sequence[int]) -> Lecture:
        return LectureDUneFonction(self._lue, frozenset(self.parametres[rang] for rang in facultatifs if rang < len(self.parametres)))

    def verifiee(self, est_en_cause: Callable[[Vu], bool], erreur: Erreur | None) -> Lecture:
        return LectureDUneFonction(self._lue, self._facultatifs, est_en_cause, erreur)


def lire(source: str | None, nom: str) -> Lecture:
    """Ce qui se voit dans la fonction de ce nom ; rien quand on ne peut pas la lire.

    >>> lire("def double(x):\\n    liste = [x]\\n    deux = liste.append(x)\\n    return deux", "double").vues[0].phrase
    'ligne 3 : `deux = liste.append(x)` range `None` dans `deux` : `append` modifie la liste sur place et ne renvoie rien'
    """
    return preparer_lecture(source, nom)()


def preparer_lecture(source: str | None, nom: str) -> Callable[[], Lecture]:
    """La même lecture, à faire quand elle servira, dans n’importe quel fil : seul l’arbre est fait tout de suite, dans celui-ci."""
    lue = analyser(source, nom)
    return partial(LectureDUneFonction, lue) if lue else partial(_lire_une_classe, analyser_les_methodes(source))


def _lire_une_classe(methodes: list[Fonction]) -> Lecture:
    """Les boucles sans fin de ses méthodes, et celles qui sont nommées sans être appelées ; une méthode n’est pas une réponse."""
    boucles_vues = [vue for methode in methodes for vue in LectureDUneFonction(methode).du_genre("sans fin")]
    ensemble = [vue for lire_la_classe in DES_CLASSES for vue in au_mieux((), lambda: tuple(lire_la_classe(methodes)))]
    return Lecture([*boucles_vues, *ensemble])


def _est_dementie(vue: Vu, erreur: Erreur | None) -> bool:
    """Vrai de l’effet d’une ligne qui a levé une erreur, de ce qui se dit d’une méthode que l’objet n’a pas, et d’un tour de moins, qui n’en lève aucune."""
    if not erreur or vue.genre not in GENERAUX:
        return False
    return vue.nom in ("debut-oublie", "fin-oubliee") or vue.ligne == erreur.ligne and (vue.est_un_effet or erreur.types[0] == "AttributeError" and vue.nom != "sans-parentheses")


def _attrape(vue: Vu, types: Sequence[str]) -> bool:
    """Vrai quand le `except` vu arrête une erreur d’un de ces types, le sien puis ceux dont elle hérite."""
    attrapes = vue.objet.split()
    return not attrapes or not {*attrapes}.isdisjoint([*types, "Exception", "BaseException"])


def analyser(source: str | None, nom: str) -> Fonction | None:
    """La fonction de ce nom dans le texte ; `None` quand on ne peut pas la lire."""
    source, definitions = _definitions(source)
    trouvees = [n for n in definitions if isinstance(n, ast.FunctionDef)]
    nommees = [n for n in trouvees if n.name == nom] or (trouvees if len(trouvees) == 1 else [])
    return Fonction(source, nommees[-1]) if nommees else None


def analyser_les_methodes(source: str | None) -> list[Fonction]:
    """Les méthodes de la classe dont c’est le texte."""
    source, definitions = _definitions(source)
    classes = [n for n in definitions if isinstance(n, ast.ClassDef)]
    return [Fonction(source, noeud) for noeud in (classes[-1].body if classes else ()) if isinstance(noeud, ast.FunctionDef)]


def _definitions(source: str | None) -> tuple[str, list[ast.stmt]]:
    """Le texte ramené au bord gauche, et ses instructions ; rien quand Python ne le lit pas."""
    source = source or ""
    debut = len(source) - len(source.lstrip("\n"))
    source = "\n" * debut + textwrap.dedent(source[debut:])
    try:
        arbre = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError, SystemError):  # la dernière, en 3.11, quand une minuterie interrompt la lecture
        return source, []
    return source, [] if _est_demesure(arbre) else arbre.body


def _est_demesure(arbre: ast.AST) -> bool:
    """Vrai d’un arbre trop profond, ou trop grand : plusieurs lecteurs comparent les nœuds deux à deux."""
    etage, noeuds = [arbre], 1
    for _ in range(PROFONDEUR):
        etage = [enfant for noeud in etage for enfant in ast.iter_child_nodes(noeud)]
        noeuds += len(etage)
        if noeuds > NOEUDS:
            return True
    return bool(etage)


def choisir_la_ligne(vue: Vu, valeur: object) -> str:
    """La phrase, précisée par la réponse fausse : elle dit laquelle des deux lignes a effacé l’autre."""
    if vue.nom != "effacee-par-le-sinon" or not vue.objet or type(valeur) is not bool:
        return vue.phrase
    nom, vraie, fausse = vue.objet.split()
    ligne, autre = (vraie, fausse) if valeur else (fausse, vraie)
    return f"ligne {ligne} : `{nom} = {valeur}` efface ce que la ligne {autre} a mis à un tour précédent : donnez cette valeur à `{nom}` une seule fois, avant la boucle, et ne gardez dans la boucle que `{nom} = {not valeur}`, dans un `if` de la condition qui y mène"


def sans_redire(conseil: str, remarque: Vu | Retouche | None, valeur: object) -> tuple[str, str]:
    """Le conseil, sans sa réparation quand la remarque la donne en citant la ligne ; et cette remarque."""
    if not remarque:
        return conseil, ""
    phrase = choisir_la_ligne(remarque, valeur) if isinstance(remarque, Vu) else remarque.phrase
    return (conseil.partition(" : ")[0] if remarque.repare or "?" in conseil and isinstance(remarque, Retouche) else conseil), phrase
