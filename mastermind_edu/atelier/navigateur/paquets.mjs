// L’archive des paquets du navigateur : un sommaire, puis les fichiers bout à bout, le tout compressé.
// Le site la pose dans le système de fichiers de Python en quelques millisecondes, sans rien recopier.

// La taille annoncée évite de garder deux fois ces dizaines de mégaoctets. Certains serveurs décompressent d’eux-mêmes
// ce qu’ils reconnaissent : on regarde les premiers octets, pas le nom.
export async function decompresser(flux, taille) {
  const lecteur = flux.getReader();
  const premier = await lecteur.read();
  const suite = new ReadableStream({
    start: (sortie) => sortie.enqueue(premier.value),
    pull: async (sortie) => {
      const { done, value } = await lecteur.read();
      if (done) sortie.close();
      else sortie.enqueue(value);
    },
  });
  const compresse = premier.value[0] === 0x1f && premier.value[1] === 0x8b;
  const octets = new Uint8Array(taille);
  let lus = 0;
  for (const source = (compresse ? suite.pipeThrough(new DecompressionStream("gzip")) : suite).getReader(); ; ) {
    const { done, value } = await source.read();
    if (done) break;
    octets.set(value, lus);
    lus += value.length;
  }
  if (lus !== taille) throw new Error(`il faut ${taille} octets, en voici ${lus}`);
  return octets;
}

export function ouvrirArchive(octets) {
  const longueur = new DataView(octets.buffer, octets.byteOffset).getUint32(0, true);
  const sommaire = JSON.parse(new TextDecoder().decode(octets.subarray(4, 4 + longueur)));
  let debut = 4 + longueur;
  return Object.entries(sommaire).map(([nom, taille]) => [nom, octets.subarray(debut, (debut += taille))]);
}

export function poser(FS, dossier, fichiers) {
  for (const [nom, contenu] of fichiers) {
    const coupe = nom.lastIndexOf("/");
    const lieu = coupe < 0 ? dossier : `${dossier}/${nom.slice(0, coupe)}`;
    FS.mkdirTree(lieu);
    FS.createDataFile(lieu, nom.slice(coupe + 1), contenu, true, true, true);
  }
}
