import type { KyselyPlugin } from 'kysely';
import { database } from '~/database/connection.server';

/** The database, and how many rows each statement through it has answered. */
export function countedReads() {
  const rows: number[] = [];
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows.push(result.rows.length);
      return result;
    },
  };
  return { connection: database().withPlugin(counting), rows };
}
