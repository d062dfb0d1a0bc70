import { readNombre } from './name';

/** Requests that failed, by the number that their person was shown (decision 116). */

/** For how many days the registry keeps what became of one. */
export const DIAS_DE_PEDIDO = 30;

const NUMERO = /^[A-Z0-9]{4,8}$/;

/** A number as it is stored, however it was read out; undefined of what is none. */
export function leerNumeroDePedido(escrito: string): string | undefined {
  const numero = escrito.replace(/[\s.-]/g, '').toUpperCase();
  return NUMERO.test(numero) ? numero : undefined;
}

/** A part of an address as the program spells them. The code of a link is drawn at random, and looks otherwise. */
const PALABRA = /^[a-z]{2,25}(?:[A-Z][a-z]{2,25}){0,3}(?:-[a-z]{1,25}){0,5}$/;

/**
 * The path of a request without what is somebody's alone: names of the registry stay, for they are public; codes of links, numbers and
 * whatever else a person typed are left out.
 */
export function rutaSinSecretos(pathname: string): string {
  const parts = pathname.split('/').slice(1, 8);
  return `/${parts.map((part) => (part === '' || PALABRA.test(part) || readNombre(part) ? part : '…')).join('/')}`;
}
