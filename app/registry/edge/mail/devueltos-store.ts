import { type Selectable, sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { CorreosDevueltosTable } from '~/database/tables/mail';
import { mailAddress } from './rules';

/** Addresses whose server says that it takes no mail for them (decision 115). */

export type Devuelto = Selectable<CorreosDevueltosTable>;

/** An address as mails are written to it; undefined of what is none. */
const comoSeEscribe = (correo: string | null): string | undefined => mailAddress(correo ?? '') ?? undefined;

/** Flags the address of a mail that its server refused. */
export const noteDevuelto = (trx: Connection, para: string, respuesta: string, now: Temporal.Instant) =>
  trx
    .insertInto('correos_devueltos')
    .values({ direccion: para, respuesta, desde: stamp(now), ultimo_en: stamp(now), veces: 1 })
    .onConflict((conflict) =>
      conflict.column('direccion').doUpdateSet({
        respuesta,
        ultimo_en: stamp(now),
        veces: sql<number>`correos_devueltos.veces + 1`,
      }),
    )
    .execute();

/** Its server took a mail: it is flagged no more. */
export const forgetDevuelto = (trx: Connection, para: string) =>
  trx.deleteFrom('correos_devueltos').where('direccion', '=', para).execute();

/** Since when mails to some addresses come back, by address as it was given; of the others nothing. */
export async function devueltosDe(
  connection: Connection,
  correos: readonly (string | null)[],
): Promise<Map<string, string>> {
  const escritos = new Map(
    correos.flatMap((correo) => {
      const direccion = comoSeEscribe(correo);
      return correo && direccion ? [[correo, direccion] as const] : [];
    }),
  );
  if (escritos.size === 0) return new Map();
  const rows = await connection
    .selectFrom('correos_devueltos')
    .select(['direccion', 'desde'])
    .where('direccion', 'in', [...new Set(escritos.values())])
    .execute();
  const desde = new Map(rows.map((row) => [row.direccion, row.desde]));
  return new Map(
    [...escritos].flatMap(([correo, direccion]) => {
      const since = desde.get(direccion);
      return since ? [[correo, since] as const] : [];
    }),
  );
}

/** Those that came back last, first. */
export const listDevueltos = (connection: Connection, limit: number): Promise<Devuelto[]> =>
  connection
    .selectFrom('correos_devueltos')
    .selectAll()
    .orderBy('ultimo_en', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function countDevueltos(connection: Connection): Promise<number> {
  const { cuantos } = await connection
    .selectFrom('correos_devueltos')
    .select((all) => all.fn.countAll().as('cuantos'))
    .executeTakeFirstOrThrow();
  return Number(cuantos);
}

export const findDevuelto = (connection: Connection, id: number): Promise<Devuelto | undefined> =>
  connection.selectFrom('correos_devueltos').selectAll().where('id', '=', id).executeTakeFirst();

/** Somebody at the desk has a mail sent to see whether it is taken; false where that was done after `antes`, or it is flagged no more. */
export async function takePrueba(
  trx: Connection,
  id: number,
  now: Temporal.Instant,
  antes: Temporal.Instant,
): Promise<boolean> {
  const taken = await trx
    .updateTable('correos_devueltos')
    .set({ probado_en: stamp(now) })
    .where('id', '=', id)
    .where((is) => is.or([is('probado_en', 'is', null), is('probado_en', '<=', stamp(antes))]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** It is flagged no more, whatever its server says; false where it was not. */
export async function deleteDevuelto(trx: Connection, id: number): Promise<boolean> {
  const gone = await trx
    .deleteFrom('correos_devueltos')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
