import { sql } from 'kysely';
import type { Connection } from '../connection.server';
import { fixed, type ValueOf } from '../fixed';

/**
 * Up to where a server has written, as a number: all that the same statement sees is before it. What is seen was on the disk before, so that a
 * follower may have it; but where changes do not wait for the disk it is further on.
 */
export const writtenUpTo = () =>
  sql<number>`pg_wal_lsn_diff(case current_setting('synchronous_commit')
    when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end, '0/0')`;

const seen = fixed((connection, value: ValueOf<{ oid: string }>) =>
  connection.selectNoFrom((of) => [
    of.selectFrom('escrituras').select('veces').where('oid', '=', value('oid')).as('veces'),
    writtenUpTo().as('hasta'),
  ]),
);

/** How often somebody changed something, and up to where the server had written when that was read. */
export async function findEscrituras(connection: Connection, oid: string) {
  const [row] = await seen(connection, { oid });
  return { veces: row?.veces ?? 0, hasta: row?.hasta };
}
