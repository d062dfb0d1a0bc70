import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import { CADA_MINUTOS } from '~/registry/domain/cifras';

/** A clock that was this far ahead once does not keep anybody from asking for ever. */
const LEJOS = 12;

/** The interval that a moment falls in. */
export const turnoDe = (now: Temporal.Instant): number =>
  Math.floor(now.epochMilliseconds / (CADA_MINUTOS * 60_000));

/** Takes the turn of an interval: of all processes and machines one gets it, once. */
export async function takeTurno(
  connection: Connection,
  clave: 'SONDA' | 'DNS',
  turno: number,
): Promise<boolean> {
  const taken = await connection
    .insertInto('cifras_turnos')
    .values({ clave, turno })
    .onConflict((conflict) =>
      conflict
        .column('clave')
        .doUpdateSet({ turno })
        .where((is) =>
          is.or([is('cifras_turnos.turno', '<', turno), is('cifras_turnos.turno', '>', turno + LEJOS)]),
        ),
    )
    .returning('turno')
    .executeTakeFirst();
  return taken !== undefined;
}

/** A name that is registered, to ask about: what anybody may ask. */
export async function findNombre(connection: Connection): Promise<string | undefined> {
  const row = await connection
    .selectFrom('dominios')
    .select('nombre')
    .where('estado', '=', 'REGISTRADO')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.nombre;
}
