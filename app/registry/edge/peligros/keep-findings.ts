import { isDeepStrictEqual } from 'node:util';
import { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { type Hallazgo, PASAJEROS, PELIGROS } from '../../domain/peligros';
import { writeFirmaVista } from '../dns/ds-store';
import { avisarPeligro } from './avisar';
import type { Examen } from './examen';
import { insertExamen, writeExamen } from './examenes-store';
import { type Guardado, listDe, replaceDe } from './store';
import { turnoDelDia } from './turno-del-dia';

/** What may pass is looked at again after this, and is told where it is still so. */
const OTRA_VEZ = { minutes: 60 } as const;
/** What could not be known is looked at again after this. */
const SIN_SABER = { hours: 6 } as const;

const isLater = (one: Temporal.Instant, other: Temporal.Instant): boolean =>
  Temporal.Instant.compare(one, other) >= 0;

/** Whether people were written to about a finding: not of what may pass while it was seen only by who saved the servers. */
const seDijo = ({ tipo, desde, confirmado_en }: Guardado): boolean =>
  confirmado_en !== null && !(PASAJEROS.has(tipo) && confirmado_en === desde);

/** A finding as it is kept: since when, and from when it counts. */
function guardado(
  dominioId: number,
  { tipo, frase, registroId, servidores, perdido }: Hallazgo,
  antes: Guardado | undefined,
  now: Temporal.Instant,
): Guardado {
  const desde = antes?.desde ?? stamp(now);
  const isSure = !PASAJEROS.has(tipo) || isLater(now, Temporal.Instant.from(desde).add(OTRA_VEZ));
  const counts = isSure && !(antes && seDijo(antes)) ? stamp(now) : (antes?.confirmado_en ?? null);
  return {
    ...{ dominio_id: dominioId, tipo, frase, registro_id: registroId ?? null, desde },
    confirmado_en: counts,
    servidores: servidores?.join(' ') ?? null,
    perdido: perdido ?? null,
  };
}

/**
 * What was seen of the servers of a name, or of its keys, as they were saved, put down at once: whoever kept them was told. It is looked at again soon, and
 * of what may pass others are written to if it is so then; of keys at once.
 */
export async function keepSeen(
  trx: Connection,
  dominio: Dominio,
  tipoVisto: 'SERVIDORES' | 'CLAVES',
  { todos: [hallazgo] }: Examen,
  now: Temporal.Instant,
): Promise<void> {
  const { id } = dominio;
  const rows = await listDe(trx, id);
  const antes = rows.find(({ tipo }) => tipo === tipoVisto);
  const others = rows.filter((row) => row !== antes);
  if (!hallazgo) return antes && replaceDe(trx, id, others);
  const seen = guardado(id, hallazgo, antes, now);
  const row = { ...seen, confirmado_en: seen.confirmado_en ?? seen.desde };
  if (isDeepStrictEqual(row, antes)) return;
  await replaceDe(trx, id, [...others, row]);
  const proximo = stamp(now.add(OTRA_VEZ));
  await insertExamen(trx, { dominio_id: id, proximo, examinado_en: null, sin_saber: '', version: null });
  await writeExamen(trx, id, { proximo });
  if (seDijo(row) && !(antes && seDijo(antes))) await avisarPeligro({ trx, now }, dominio, row);
}

/** When to look again: within the day where something has to be seen twice, or was not known. */
function proximoDe(
  dominioId: number,
  examen: Examen,
  quedan: readonly Guardado[],
  now: Temporal.Instant,
): string {
  const turno = turnoDelDia(dominioId, now);
  const antes = quedan.some((row) => !seDijo(row))
    ? now.add(OTRA_VEZ)
    : examen.dudas.length > 0
      ? now.add(SIN_SABER)
      : turno;
  return stamp(isLater(turno, antes) ? antes : turno);
}

/**
 * Keeps what an examination found, forgets what is mended, leaves as it was what nobody could know, and tells of what is new,
 * once: what was mended and comes back is another finding.
 */
export async function keepFindings(
  trx: Connection,
  dominio: Dominio,
  examen: Examen,
  now: Temporal.Instant,
): Promise<void> {
  const antes = new Map((await listDe(trx, dominio.id)).map((row) => [row.tipo, row]));
  const hallados = new Map(examen.todos.map((hallazgo) => [hallazgo.tipo, hallazgo]));
  const quedan = PELIGROS.flatMap((tipo) => {
    const hallazgo = hallados.get(tipo);
    if (hallazgo) return guardado(dominio.id, hallazgo, antes.get(tipo), now);
    return examen.seDuda(tipo) ? (antes.get(tipo) ?? []) : [];
  });
  await replaceDe(trx, dominio.id, quedan);
  if (examen.firman !== undefined)
    await writeFirmaVista(trx, dominio.id, examen.firman ? stamp(now) : null, dominio.version);
  await writeExamen(trx, dominio.id, {
    proximo: proximoDe(dominio.id, examen, quedan, now),
    examinado_en: stamp(now),
    sin_saber: examen.dudas.join('\n'),
    version: dominio.version,
  });
  for (const row of quedan) {
    const was = antes.get(row.tipo);
    if (seDijo(row) && !(was && seDijo(was))) await avisarPeligro({ trx, now }, dominio, row);
  }
}
