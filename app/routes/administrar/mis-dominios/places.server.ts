import * as address from '~/addresses';

/** Where there is more to know of several names at once, in words: under their list. */
export const PLACES = [
  { href: address.dominiosConAvisos(), words: 'Avisos: qué conviene arreglar en sus dominios' },
  { href: address.candado(), words: 'Candado: sus custodios y los dominios que lo tienen' },
  { href: address.entregas(), words: 'Dominios que transfirió y esperan a su nuevo titular' },
];
