import { count, NBSP } from '~/format';
import type { Avisado } from '~/registry/contract/ensayo-formas';
import { CONTACTO_DE, inWords } from '~/registry/domain/roles';

/** A part of what will happen, in lines; `del` and `ins`: records that go or come, with the sign for who does not see colours. */
export interface Part {
  title: string;
  lines: string[];
  kind: 'del' | 'ins' | 'span';
}

/** As many lines of one kind as are of use to a person. */
const SHOWN = 50;

const SIGN = { del: `−${NBSP}`, ins: `+${NBSP}`, span: '' };

/** Its lines, as many as are of use and how many more there are; nothing where there are none. */
export function part(title: string, all: readonly string[], kind: Part['kind'] = 'span'): Part[] {
  if (all.length === 0) return [];
  const lines = all.slice(0, SHOWN).map((line) => SIGN[kind] + line);
  const more = all.length > SHOWN ? [`Y ${all.length - SHOWN} más.`] : [];
  return [{ title, lines: [...lines, ...more], kind }];
}

/** Who is told, as what and how. */
function told({
  quien,
  esUsted,
  roles,
  esCustodio,
  mensaje,
  correos,
  puedeEsperar,
  titulos,
}: Avisado): string {
  const what = [
    ...(esUsted ? ['usted'] : []),
    ...roles.map((rol) => CONTACTO_DE[rol]),
    ...(esCustodio ? ['custodio'] : []),
  ];
  const who = quien === '' ? 'Una dirección de correo' : quien;
  const mails = correos === 1 ? 'un correo' : count(correos, 'correo', 'correos');
  const ways = [...(mensaje ? ['un mensaje'] : []), ...(correos > 0 ? [mails] : [])];
  const when = puedeEsperar ? ' (con el del día)' : '';
  return `${who}${what.length > 0 ? ` (${what.join(', ')})` : ''}: ${inWords(ways, 'y')}${when}. «${titulos.join('», «')}».`;
}

/** Everybody who is told, a line each. */
export const everybody = (avisados: readonly Avisado[]): string[] =>
  avisados.length > 0 ? avisados.map(told) : ['A nadie.'];
