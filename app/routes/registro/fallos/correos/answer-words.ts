/** What an enhanced status code says of an address or of its mailbox (RFC 3463; 5.1.10 is of RFC 7505). */
const EN_PALABRAS: Readonly<Record<string, string>> = {
  '5.1.1': 'No existe ese buzón',
  '5.1.2': 'No existe el dominio de esa dirección',
  '5.1.3': 'La dirección está mal escrita',
  '5.1.4': 'Hay más de un buzón con esa dirección',
  '5.1.6': 'El buzón se mudó y no dejó otra dirección',
  '5.1.10': 'El dominio de esa dirección no recibe correo',
  '5.2.1': 'El buzón está deshabilitado',
  '5.2.2': 'El buzón está lleno',
};

/** What a mail server answered: in words where its code has some, and as it came. */
export function answerInWords(respuesta: string): string {
  const words = EN_PALABRAS[respuesta.split(' ').at(-1) ?? ''];
  return words ? `${words} (${respuesta})` : respuesta;
}
