import { type Limit, spend } from '~/limits/limit.server';
import { originOf } from '~/limits/origin';

/** What one origin may ask of the doors for machines, RDAP and port 43 together. */
const LIMIT: Limit = { nombre: 'datos-publicos', puntos: 120, segundos: 60 };

/** The same in words, for answers and for the page. */
export const LIMIT_TOLD = `Se admiten ${LIMIT.puntos} consultas por minuto desde una misma dirección IPv4 o red IPv6 /64, entre RDAP y whois (puerto 43).`;

/** Counts a question; answers how many seconds its origin has to wait, 0 where it may go on. */
export const secondsToWait = (address: string): number => spend(LIMIT, originOf(address));

/** What is said to who asks too much. */
export const waitTold = (seconds: number): string =>
  `Recibimos muchas consultas seguidas desde su conexión. Espere ${seconds} segundos e inténtelo nuevamente.`;
