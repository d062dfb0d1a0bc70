import { startPostgres } from '../support/postgres';
import type { Engine } from '../support/registry';
import { databaseAt, onServer } from '../support/templates';

/** A database, and what a portal is given to use it. */
export interface Base {
  engine: Engine;
  given: Record<string, string>;
}

/** Both databases, one after the other; `name` is that of the one on PostgreSQL. */
export async function* eachDatabase(name: string): AsyncGenerator<Base> {
  yield { engine: 'SQLite', given: {} };
  const server = await startPostgres({ durable: true });
  try {
    await onServer(server.url, `CREATE DATABASE ${name}`);
    yield { engine: 'PostgreSQL', given: { DATABASE_URL: databaseAt(server.url, name) } };
  } finally {
    await server.stop();
  }
}
