// L’archive des paquets du navigateur : un sommaire, puis les fichiers bout à bout, le tout compressé.
// Le site la pose dans le système de fichiers de Python en quelques millisecondes, sans rien recopier.

// Certains serveurs décompressent d’eux-mêmes ce qu’ils reconnaissent : on regarde les octets, pas le nom.
export async function decompresser(octets) {
  if (octets[0] !== 0x1f || octets[1] !== 0x8b) return octets;
  const flux = new Blob([octets]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(flux).arrayBuffer());
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
