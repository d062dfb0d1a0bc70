import { isBelow } from './labels';

/** What is said in the place of the address of a name server: only one under the name itself is found by its address. */
export const sinIp = (servidor: string, dominio: string): string =>
  isBelow(servidor.toLowerCase(), dominio) ? 'Sin datos' : 'No la necesita: es de otro dominio';
