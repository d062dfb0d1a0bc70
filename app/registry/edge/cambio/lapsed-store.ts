import { sql } from 'kysely';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Asked } from '../due/work';

/** Where what waits for others is kept: changes of locked names, and acts of the desk. */
type WaitingTable = 'cambios_por_aprobar' | 'actos_por_aprobar';

/** What waits past its time, oldest first. */
export const listLapsed =
  (tabla: WaitingTable) =>
  (connection: Connection, { now, limit, isOpen }: Asked<{ id: number }>): Promise<{ id: number }[]> =>
    connection
      .selectFrom(tabla)
      .select('id')
      .where('estado', '=', 'ESPERA')
      .where('vence_en', '<=', stamp(now))
      .where(isOpen(sql`cast(id as text)`))
      .orderBy('vence_en')
      .limit(limit)
      .execute();
