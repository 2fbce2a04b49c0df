"""Question sœur du chapitre 05 : compter les doubles qui manquent à un ami."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux

from ._deux_listes import paires_de_listes


def images_a_donner(album, album_ami, nb_images):
    """Le nombre d’images en double que l’ami n’a pas du tout."""
    exemplaires = [0] * nb_images
    for image in album:
        exemplaires[image] = exemplaires[image] + 1
    chez_ami = [0] * nb_images
    for image in album_ami:
        chez_ami[image] = chez_ami[image] + 1
    total = 0
    for image in range(nb_images):
        if exemplaires[image] >= 2 and chez_ami[image] == 0:
            total = total + 1
    return total


def cas():
    yield from paires_de_listes()


def a_donner(album, album_ami):
    """Les images que l’on donne, sans répétition."""
    return {image for image in album if album.count(image) >= 2 and image not in album_ami}


EXERCICE = Exercice(
    reference=images_a_donner,
    points=3,
    cas=cas,
    exemples=(([1, 0, 1, 2, 2], [2, 0], 4), ([3, 3, 3, 0, 0], [1], 4), ([0, 1], [], 2)),
    intacts=("album", "album_ami"),
    proprietes=(
        Propriete("une image peut être donnée", "aucune image ne peut être donnée", lambda album, ami, _: bool(a_donner(album, ami))),
        Propriete("une image est là trois fois ou plus", "aucune image n’est là plus de deux fois", lambda album, *_: any(album.count(n) > 2 for n in album)),
        Propriete("une image n’est là qu’une fois et manque à l’ami", "aucune image seule ne manque à l’ami", lambda album, ami, _: any(album.count(n) == 1 and n not in ami for n in album)),
        Propriete("l’ami a déjà une image qui est en double", "l’ami n’a aucune des images en double", lambda album, ami, _: any(album.count(n) > 1 and n in ami for n in album)),
        Propriete("l’image 0 peut être donnée", "l’image 0 ne peut pas être donnée", lambda album, ami, _: 0 in a_donner(album, ami)),
        Propriete("la dernière image peut être donnée", "la dernière image ne peut pas être donnée", lambda album, ami, n: n - 1 in a_donner(album, ami)),
        Propriete("l’ami a une image en double", "l’ami n’a pas de double", lambda _, ami, *__: any(ami.count(n) > 1 for n in ami)),
    ),
    indices=(
        "Faites deux tableaux : combien de fois chaque image est dans un album, combien de fois dans l’autre. Que doivent valoir les deux nombres pour une image que l’on donne ?",
        "Regardez chaque numéro d’image, une seule fois : elle compte pour 1 quand un nombre vaut au moins 2 et que l’autre est nul.",
    ),
    squelette="""\
def images_a_donner(album, album_ami, nb_images):
    exemplaires = [0] * nb_images
    for image in album:
        exemplaires[image] = ...
    chez_ami = ...
    total = 0
    for image in range(nb_images):
        if ... and ...:
            total = ...
    return total
""",
)


@faux("une image présente trois fois compte plusieurs fois : on n’en donne qu’un exemplaire")
def exemplaires_comptes(album, album_ami, nb_images):
    return sum(album.count(image) - 1 for image in a_donner(album, album_ami))


@faux("tous les exemplaires d’une image donnée sont comptés, même celui que l’on garde : on n’en donne qu’un")
def tous_les_exemplaires(album, album_ami, nb_images):
    return sum(album.count(image) for image in a_donner(album, album_ami))


@faux("une image présente une seule fois est donnée aussi : il faut en avoir au moins deux")
def sans_double(album, album_ami, nb_images):
    return len(set(album) - set(album_ami))


@faux("les images que l’ami possède déjà sont comptées : ne comptez que celles qu’il n’a pas du tout")
def ami_ignore(album, album_ami, nb_images):
    return sum(album.count(n) >= 2 for n in range(nb_images))


@faux("une image est donnée quand l’ami en a moins d’exemplaires : il faut qu’il n’en ait aucun")
def ami_en_a_moins(album, album_ami, nb_images):
    return sum(album.count(n) >= 2 and album.count(n) > album_ami.count(n) for n in range(nb_images))


@faux("une image présente trois fois ou plus n’est pas donnée : il suffit d’en avoir au moins deux")
def exactement_deux(album, album_ami, nb_images):
    return sum(album.count(n) == 2 and n not in album_ami for n in range(nb_images))


@faux("une image présente deux fois n’est pas donnée : deux exemplaires suffisent")
def trois_exiges(album, album_ami, nb_images):
    return sum(album.count(n) > 2 and n not in album_ami for n in range(nb_images))


@faux("ce sont les images que l’ami peut donner qui sont comptées : les deux albums sont échangés")
def albums_echanges(album, album_ami, nb_images):
    return images_a_donner(album_ami, album, nb_images)


@faux("ce sont les images en double que l’ami a déjà qui sont comptées : il faut celles qu’il n’a pas")
def deja_chez_l_ami(album, album_ami, nb_images):
    return sum(album.count(n) >= 2 and n in album_ami for n in range(nb_images))


@faux("une image en double ou absente chez l’ami est comptée : il faut les deux à la fois")
def un_des_deux(album, album_ami, nb_images):
    return sum(album.count(n) >= 2 or n not in album_ami for n in range(nb_images))


@faux("l’image 0 n’est jamais donnée : les numéros commencent à 0")
def image_0_oubliee(album, album_ami, nb_images):
    return len(a_donner(album, album_ami) - {0})


@faux("la dernière image n’est jamais donnée : les numéros vont jusqu’à `nb_images - 1`, compris")
def derniere_image_oubliee(album, album_ami, nb_images):
    return len(a_donner(album, album_ami) - {nb_images - 1})


@faux("le résultat est la liste des images à donner : il faut combien il y en a")
def liste_renvoyee(album, album_ami, nb_images):
    return sorted(a_donner(album, album_ami))
