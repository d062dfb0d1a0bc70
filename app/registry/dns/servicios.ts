import type { Servicio } from '../contract/dns-formas';
import type { Registro } from './registro';

const WEB = ['A', 'AAAA', 'CNAME'];

/** A mail exchanger that says that there is none (RFC 7505). */
const isNullMx = ({ tipo, contenido }: Registro): boolean => tipo === 'MX' && /^\d+ \.$/.test(contenido);

/** What the records of a zone serve that its people would miss first: the mail of the name, its web, and that of its www. */
function sirven(registros: readonly Registro[], dominio: string): Servicio[] {
  const has = (nombre: string, tipos: readonly string[]) =>
    registros.some((cada) => cada.nombre === nombre && tipos.includes(cada.tipo) && !isNullMx(cada));
  const www = `www.${dominio}`;
  return [
    ...(has(dominio, ['MX']) ? [{ que: 'CORREO' as const, nombre: dominio }] : []),
    ...(has(dominio, WEB) ? [{ que: 'WEB' as const, nombre: dominio }] : []),
    // What stands for all names below stands for this one too.
    ...(has(www, WEB) || has(`*.${dominio}`, WEB) ? [{ que: 'WEB' as const, nombre: www }] : []),
  ];
}

/** What stops with a change of the records. */
export function dejanDeServir(
  antes: readonly Registro[],
  despues: readonly Registro[],
  dominio: string,
): Servicio[] {
  const siguen = sirven(despues, dominio);
  return sirven(antes, dominio).filter(
    ({ que, nombre }) => !siguen.some((cada) => cada.que === que && cada.nombre === nombre),
  );
}

/** Of which names the records say what stops. */
export const losQueSirven = (dominio: string): string[] => [dominio, `www.${dominio}`, `*.${dominio}`];
