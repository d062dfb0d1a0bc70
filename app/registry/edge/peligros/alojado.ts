import type { Connection } from '~/database/connection.server';
import { withoutDot } from '../../domain/labels';
import type { Destino } from './destinos';
import type { Examen } from './examen';
import { listQueApuntan } from './zona-store';

/** Whether a text is the beginning of what says who sends the mail of a name (RFC 7208 4.5). */
export const esSpf = (texto: string): boolean => /^"?v=spf1(\s|"|$)/i.test(texto);

export const sinSpf = (nombre: string): string =>
  `${nombre} recibe correo, y nada dice quién puede enviarlo en su nombre: es más fácil que otros se hagan pasar por usted.`;

/** What its own zone says of a hosted name: nobody is asked. Answers where its records lead. */
export async function lookAtZone(
  examen: Examen,
  connection: Connection,
  { id, nombre, visto }: { id: number; nombre: string; visto: string },
): Promise<Destino[]> {
  const registros = await listQueApuntan(connection, id, nombre);
  const destinos = registros.flatMap(({ id: registroId, nombre: de, tipo, contenido }): Destino[] =>
    tipo === 'TXT' ? [] : [{ tipo, de, a: withoutDot(contenido.split(' ').at(-1) ?? ''), registroId }],
  );
  const hasMail = destinos.some(({ tipo, de, a }) => tipo === 'MX' && de === nombre && a !== '');
  const hasSpf = registros.some(({ tipo, contenido }) => tipo === 'TXT' && esSpf(contenido));
  if (hasMail && !hasSpf) examen.add({ tipo: 'SIN_SPF', frase: sinSpf(visto) });
  return destinos;
}
