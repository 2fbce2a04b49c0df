"""Un devoir Moodle d’essai : l’archive qu’il donne au professeur, ce qu’il fait des notes et des retours qu’on lui rend.

Écrit d’après ce que fait Moodle (`mod/assign` : `classes/downloader.php`, `feedback/file/importziplib.php`,
`feedback/offline/importgradeslib.php` et `locallib.php`) ; aucune ligne n’en vient. Commencer par `Devoir`.
"""

import csv
import io
import re
import zipfile
from typing import NamedTuple

ENTETES = {"Identifiant": "identifiant", "Note": "note", "Dernière modification (note)": "modification"}  # sans elles, Moodle refuse le fichier
TEXTE_EN_LIGNE = '<!DOCTYPE html><html><head><meta charset="UTF-8"></head><body>{}</body></html>'


class Travail(NamedTuple):
    """Un fichier remis, ou un texte saisi en ligne, par un participant."""

    numero: int
    chemin: str
    contenu: bytes
    genre: str = "file"


def texte_en_ligne(numero, html):
    return Travail(numero, "/onlinetext.html", TEXTE_EN_LIGNE.format(html).encode(), "onlinetext")


class Devoir:
    """Les participants d’un devoir, par numéro ; `notes` et `feedbacks` se remplissent quand on lui rend ses fichiers."""

    def __init__(self, participants, *, maximum=20):
        self.participants, self.maximum = participants, maximum
        self.notes, self.commentaires, self.feedbacks, self.touches = {}, {}, {}, set()

    def archive(self, travaux, *, edition="4.1", anonyme=False, groupes=None):
        """L’archive « Télécharger tous les travaux remis » de cette édition : 4.1, 3.1, ou « sans-dossiers »."""
        tampon = io.BytesIO()
        with zipfile.ZipFile(tampon, "w") as archive:
            for travail in travaux:
                archive.writestr(self._chemin(travail, edition, anonyme, groupes or {}), travail.contenu)
        return tampon.getvalue()

    def _chemin(self, travail, edition, anonyme, groupes):
        debut = self._prefixe(travail.numero, edition, anonyme, groupes)
        remis = nettoyer(f"{debut}_assignsubmission_{travail.genre}")
        if edition == "sans-dossiers":
            return nettoyer(f"{remis}_{travail.chemin.strip('/').replace('/', '_')}")
        return remis + ("" if edition == "4.1" else "_") + travail.chemin

    def _prefixe(self, numero, edition, anonyme, groupes):
        nom = "Participant" if anonyme else self.participants[numero]
        if numero in groupes and edition == "4.1":  # un dossier par groupe, au numéro du groupe
            groupe, numero_du_groupe = groupes[numero]
            return f"{groupe.replace('_', ' ')}_{numero_du_groupe}" if numero_du_groupe else groupe.replace("_", " ")
        groupe = f"{groupes[numero][0]}-" if numero in groupes else ""
        return f"{(groupe + nom).replace('_', ' ')}_{numero}"

    def deposer_les_retours(self, octets):
        """« Déposer plusieurs fichiers de feedback dans un ZIP » : renvoie les fichiers que Moodle laisse de côté."""
        refuses = []
        with zipfile.ZipFile(io.BytesIO(octets)) as archive:
            for chemin in archive.namelist():
                trouve = self._reconnaitre(chemin)
                if not trouve:
                    refuses.append(chemin)
                    continue
                numero, nom = trouve
                self.feedbacks.setdefault(numero, {})[nom] = archive.read(chemin)
                self.touches.add(numero)
        return refuses

    def _reconnaitre(self, chemin):
        """Le participant et le nom de fichier qu’y lit Moodle : nom_numéro_genre_greffon_reste, à n’importe quel niveau."""
        if chemin.rpartition("/")[2].startswith((".", "~")):
            return None
        parties = chemin.split("/")
        while parties:
            morceaux = parties.pop(0).split("_", 4)
            if len(morceaux) < 4 or not morceaux[1].isdigit() or int(morceaux[1]) not in self.participants:
                continue
            if (morceaux[2], morceaux[3]) not in {("assignsubmission", "file"), ("assignsubmission", "onlinetext"), ("assignfeedback", "file")}:
                continue
            reste = morceaux[4] if len(morceaux) == 5 else ""
            return int(morceaux[1]), "/".join(filter(None, [reste, *parties]))
        return None

    def deposer_les_notes(self, texte, *, meme_plus_recentes=False):
        """« Déposer le formulaire d’évaluation » ; lève `ValueError` quand il manque une colonne, renvoie les participants laissés tels quels."""
        lignes = list(csv.reader(io.StringIO(texte, newline="")))
        rangs = {cle: lignes[0].index(titre) for titre, cle in ENTETES.items()}
        feedback = lignes[0].index("Feedback par commentaires")
        laisses = []
        for ligne in lignes[1:]:
            numero = int(ligne[rangs["identifiant"]].removeprefix("Participant "))
            if numero not in self.participants:
                continue
            # Sans date dans le fichier, tout ce qui a déjà été touché dans Moodle est plus récent que lui.
            if numero in self.touches and not meme_plus_recentes:
                laisses.append(numero)
                continue
            if ligne[rangs["note"]] != "" and 0 <= float(ligne[rangs["note"]]) <= self.maximum:
                self.notes[numero] = float(ligne[rangs["note"]])
            self.commentaires[numero] = ligne[feedback]
            self.touches.add(numero)
        return laisses


def nettoyer(nom):
    """Ce qu’un nom de fichier de Moodle ne garde pas."""
    return re.sub(r"[\x00-\x1f\x7f&<>\"`|':\\/]", "", nom)
