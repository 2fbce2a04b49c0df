"""Reconnaître une panne de l’installation dans ce que disent le système ou pip, et dire quoi faire.

La bibliothèque standard seule, comme `installation`, qui s’en sert. Commencer par `expliquer`.
"""

# Windows : « long paths enabled » lève la limite de 260 signes, la barre finale comprise.
PLUS_LONG_CHEMIN = 161  # du plus profond des fichiers installés, à partir du dossier du cours (tests/test_pannes.py le mesure)
PLACE_POUR_LE_DOSSIER = 259 - 1 - PLUS_LONG_CHEMIN
TROP_LONG = (
    "le chemin du dossier du cours est trop long pour Windows : il en faut {} signes au plus{}.\n"
    "Déplacez ce dossier plus haut, dans C:\\cours par exemple, puis relancez.")
# L’ordre compte : un disque plein ou une coupure entraînent aussi les messages suivants.
PANNES = (
    ("il n’y a plus assez de place sur le disque : libérez 1 Go, puis relancez.",
     ("No space left on device", "not enough space on the disk", "WinError 112]")),
    ("votre quota est atteint : l’établissement limite la place de chacun. Effacez de quoi libérer 1 Go,\n"
     "ou copiez le dossier du cours sur un disque sans quota, puis relancez.",
     ("Disk quota exceeded", "disk quota", "WinError 1295]")),
    (TROP_LONG.format(PLACE_POUR_LE_DOSSIER, ""),
     ("Windows Long Path support", "WinError 206]", "File name too long")),
    ("une règle de cet ordinateur interdit d’exécuter un programme depuis le dossier du cours : demandez à la personne\n"
     "qui l’administre d’y autoriser .venv, ou servez-vous du site du cours, où rien n’est à installer.",
     ("WinError 1260]", "WinError 4551]", "blocked by group policy", "Application Control policy")),
    ("ce Python est le raccourci du Microsoft Store, qui ne sait pas créer .venv ici : installez Python\n"
     "depuis https://www.python.org/downloads/, puis lancez « py lancer.py ».",
     ("WinError 1920]", "Microsoft\\WindowsApps\\", "Microsoft\\\\WindowsApps\\\\")),
    ("ce Python n’a pas pu créer .venv. Sous Debian ou Ubuntu : sudo apt install python3-venv ;\n"
     "ailleurs, libérez 1 Go ou réinstallez Python (https://www.python.org/downloads/).",
     ("ensurepip", "No module named venv")),
    ("les paquets n’ont pas pu être téléchargés : vérifiez la connexion à Internet (et le proxy,\n"
     "dans un établissement), puis relancez : ce qui est déjà téléchargé ne le sera plus.",
     ("onnection broken", "Max retries exceeded", "TimeoutError", "ProxyError", "SSLError")),
    ("impossible d’écrire dans le dossier du cours : copiez-le là où vous avez le droit\n"
     "d’écrire, fermez les programmes qui s’en servent, puis relancez.",
     ("Permission denied", "Read-only file system", "WinError 5]", "WinError 32]")),
    ("un paquet n’existe pas tout fait pour ce Python : installez Python 3.10 à 3.14, en 64 bits\n"
     "(https://www.python.org/downloads/), effacez le dossier .venv, puis relancez.",
     ("No matching distribution found", "requires a different Python", "Microsoft Visual C++ 14", "Failed building wheel", "Failed to build", "metadata-generation-failed")))


def expliquer(texte):
    """Reconnaît une panne dans ce que dit le système ou pip ; sinon, en montre la fin."""
    conseils = [conseil for conseil, signes in PANNES if any(signe in texte for signe in signes)]
    return conseils[0] if conseils else texte[-1000:]


def chemins_longs_permis():
    """Dit si ce Windows accepte les chemins de plus de 260 signes : un réglage de l’administrateur."""
    import winreg

    try:
        with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, r"SYSTEM\CurrentControlSet\Control\FileSystem") as cle:
            return winreg.QueryValueEx(cle, "LongPathsEnabled")[0] == 1
    except OSError:
        return False


def reproche_au_chemin(dossier):
    """Ce qu’il faut dire d’un dossier trop profond pour Windows, où l’installation s’arrêterait en chemin ; vide s’il convient."""
    if len(dossier) <= PLACE_POUR_LE_DOSSIER or chemins_longs_permis():
        return ""
    return TROP_LONG.format(PLACE_POUR_LE_DOSSIER, f", il en a {len(dossier)}")
