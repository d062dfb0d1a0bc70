import { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { type Hallazgo, PASAJEROS, PELIGROS } from '../../domain/peligros';
import { avisarPeligro } from './avisar';
import type { Examen } from './examen';
import { writeExamen } from './examenes-store';
import { type Guardado, listDe, replaceDe } from './store';
import { turnoDelDia } from './turno-del-dia';

/** What may pass is looked at again after this, and is told where it is still so. */
const OTRA_VEZ = { minutes: 60 } as const;
/** What could not be known is looked at again after this. */
const SIN_SABER = { hours: 6 } as const;

const isLater = (one: Temporal.Instant, other: Temporal.Instant): boolean =>
  Temporal.Instant.compare(one, other) >= 0;

/** A finding as it is kept: since when, and from when it counts. */
function guardado(
  dominioId: number,
  { tipo, frase, registroId }: Hallazgo,
  antes: Guardado | undefined,
  now: Temporal.Instant,
): Guardado {
  const desde = antes?.desde ?? stamp(now);
  const isSure = !PASAJEROS.has(tipo) || isLater(now, Temporal.Instant.from(desde).add(OTRA_VEZ));
  const confirmado_en = antes?.confirmado_en ?? (isSure ? stamp(now) : null);
  return { dominio_id: dominioId, tipo, frase, registro_id: registroId ?? null, desde, confirmado_en };
}

/** When to look again: within the day where something has to be seen twice, or was not known. */
function proximoDe(
  dominioId: number,
  examen: Examen,
  quedan: readonly Guardado[],
  now: Temporal.Instant,
): string {
  const turno = turnoDelDia(dominioId, now);
  const antes = quedan.some(({ confirmado_en }) => confirmado_en === null)
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
  await writeExamen(trx, dominio.id, {
    proximo: proximoDe(dominio.id, examen, quedan, now),
    examinado_en: stamp(now),
    sin_saber: examen.dudas.join('\n'),
    version: dominio.version,
  });
  for (const row of quedan)
    if (row.confirmado_en && !antes.get(row.tipo)?.confirmado_en)
      await avisarPeligro({ trx, now }, dominio, row);
}
