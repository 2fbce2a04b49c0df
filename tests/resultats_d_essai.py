"""Une petite classe toujours la même, pour les tests de la correction."""

from mastermind_edu.correction.anomalies import Anomalie
from mastermind_edu.correction.lecture.identites import designer
from mastermind_edu.correction.notation.bareme import bareme_par_defaut
from mastermind_edu.correction.notation.gardees import Entete, lire_resultats
from mastermind_edu.correction.notation.resultats import CopieNotee, noter
from mastermind_edu.correction.notation.retenues import rendus, retenir
from mastermind_edu.correction.pages import dossier as pages
from mastermind_edu.correction.pages.dossier import Classe, Retours, ecrire_resultats
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.ecarts import ecrire_appel
from mastermind_edu.juge.verdict import ContreExemple, EtatVerdict, Verdict

HOSTILE = "<script>alert(\"1\")</script>\n=cmd|' /C calc'!A0\u202etxt.exe\x00" + "x" * 500


def reussi(nom):
    return Verdict(nom, EtatVerdict.REUSSI, "tous les cas sont justes", nb_cas=50)


def a_faire(nom):
    return Verdict(nom, EtatVerdict.A_FAIRE, f"à vous d’écrire `{CATALOGUE[nom].signature}`")


def bloque(nom, autre):
    return Verdict(nom, EtatVerdict.BLOQUE, f"`{nom}` se sert de `{autre}`, qui n’est pas encore juste : corrigez d’abord `{autre}`")


def echoue(nom, *, slug=None, message="la réponse n’est pas la bonne pour ce cas", rang=0, obtenu="(0, 1)"):
    """Un échec sur le cas de ce rang dans le catalogue."""
    exercice = CATALOGUE[nom]
    arguments = tuple([*exercice.cas()][rang])
    contre_exemple = ContreExemple(arguments, ecrire_appel(exercice, arguments), "(1, 0)", obtenu)
    return Verdict(nom, EtatVerdict.ECHOUE, message, contre_exemple, slug, 7)


def copie(fichier, eleve, *verdicts, chapitre="04_marquage", anomalies=(), sha256=None):
    exercices = tuple(noter(verdict, bareme_par_defaut()) for verdict in verdicts)
    anomalies = tuple(a if isinstance(a, Anomalie) else Anomalie(a) for a in anomalies)
    return CopieNotee(fichier, eleve, chapitre, exercices, anomalies, sha256 or f"sha-{fichier}")


def petite_classe():
    """Quatre copies : juste, à moitié fausse, d’un autre chapitre, illisible."""
    return [
        copie("Zoé Martin_12_assignsubmission_file_/04.ipynb", "Zoé Martin", reussi("position"), reussi("repondre")),
        copie(
            "Ali_13_assignsubmission_file_/04.ipynb",
            "Ali Ben",
            reussi("position"),
            echoue("repondre", slug="une-seule-passe", message="barrez d’abord tous les `bien placés`", rang=1),
            anomalies=["`position` est définie deux fois : la dernière compte"],
        ),
        copie("lea.ipynb", "Léa Roux", bloque("saisir_proposition", "code_correct"), a_faire("lire_points"), chapitre="03_validation"),
        copie("vide.ipynb", "Max", chapitre=None, anomalies=["fichier vide : 0 octet"]),
    ]


def ecrire_la_classe(dossier, copies, protections=("un processus par copie",), version="1"):
    """Ce que laisse une correction de ces copies, selon le barème du cours ; renvoie les copies, ajustées."""
    copies = sorted(copies, key=lambda copie: copie.fichier)
    retours = Retours(dossier, [copie.fichier for copie in copies])
    return ecrire_resultats(dossier, copies, Entete(version, list(protections)), bareme_par_defaut(), retours).copies


def fichier_ecrit(dossier, nom, copies):
    """Le texte de ce fichier, quand la correction de ces copies l’écrit dans ce dossier."""
    ecrire_la_classe(dossier, copies)
    return (dossier / nom).read_bytes().decode()


def relire(chemin, bareme=()):
    """Les copies que garde ce `resultats.json`."""
    return [*lire_resultats(chemin, dict(bareme))[1]]


def page_de_la_classe(copies, protections, *, ressemblances=(), sans_effet=(), absents=()):
    """La page de ces copies, départagées comme le fait une correction."""
    eleves = designer(copies, {})
    copies = retenir(copies, eleves)
    classe = Classe(copies, copies, eleves, rendus(copies, eleves), absents, sans_effet)
    return pages.page_de_la_classe(classe, protections, ressemblances=ressemblances)
