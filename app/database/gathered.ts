import {
  AliasNode,
  ColumnNode,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  IdentifierNode,
  Kysely,
  type OperationNode,
  PostgresAdapter,
  PostgresQueryCompiler,
  type QueryResult,
  ReferenceNode,
  SelectionNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteQueryCompiler,
} from 'kysely';
import type { Connection, Database } from './connection.server';
import { isPostgres } from './is-postgres';
import type { Tables } from './tables';
import { DatabaseSlow } from './timeouts';

/** A question and who waits for its rows. */
interface Asked {
  query: CompiledQuery;
  answer: (rows: unknown[]) => void;
  fail: (error: unknown) => void;
}

/** What a column of an answer is called; undefined where only the database knows. */
function columnOf(node: OperationNode): string | undefined {
  if (SelectionNode.is(node)) return columnOf(node.selection);
  if (AliasNode.is(node)) return IdentifierNode.is(node.alias) ? node.alias.name : undefined;
  if (ReferenceNode.is(node)) return columnOf(node.column);
  return ColumnNode.is(node) ? node.column.name : undefined;
}

/** The columns of a question; none of one that does not name them. */
function columnsOf({ query }: CompiledQuery): string[] {
  const selections = SelectQueryNode.is(query) ? (query.selections ?? []) : [];
  const names = selections.map(columnOf);
  return names.every((name) => name !== undefined) ? names : [];
}

/** A question as one value, which is its rows as JSON; its parameters come after as many as said. */
function asValue(
  query: CompiledQuery,
  columns: readonly string[],
  before: number,
  postgres: boolean,
): string {
  if (postgres) {
    const sql = query.sql.replace(/\$(\d+)/g, (_, at) => `$${Number(at) + before}`);
    return `(select coalesce(json_agg(parte), '[]') from (${sql}) as parte)`;
  }
  const fields = columns.map((name) => `'${name}', parte."${name}"`);
  return `(select json_group_array(json_object(${fields})) from (${query.sql}) as parte)`;
}

/** Several questions as one whose only row has the rows of each, by its place. */
function together(asked: readonly Asked[], postgres: boolean): CompiledQuery<Record<string, unknown>> {
  const parameters: unknown[] = [];
  const values = asked.map(({ query }, at) => {
    const value = asValue(query, columnsOf(query), parameters.length, postgres);
    parameters.push(...query.parameters);
    return `${value} as "${at}"`;
  });
  return CompiledQuery.raw(`select ${values.join(', ')}`, parameters);
}

/** SQLite hands JSON over as text. */
function rowsOf(value: unknown): unknown[] {
  const rows: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  if (!Array.isArray(rows)) throw new Error('A gathered question was answered without its rows');
  return rows;
}

/** Keeps what is asked of it until nobody has anything more to ask for now, and asks all of it in one statement. */
class Gathering implements DatabaseConnection {
  readonly #database: Connection;
  readonly #postgres: boolean;
  #waiting: Asked[] = [];

  constructor(database: Connection, postgres: boolean) {
    this.#database = database;
    this.#postgres = postgres;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!SelectQueryNode.is(query.query)) throw new Error('Only what reads is gathered');
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => void this.#ask());
      this.#waiting.push({ query, answer: (rows) => resolve({ rows: rows as R[] }), fail: reject });
    });
  }

  async #ask(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    const isNamed = ({ query }: Asked) => columnsOf(query).length > 0;
    const several = waiting.length > 1 ? waiting.filter(isNamed) : [];
    await Promise.all([
      several.length > 0 && this.#askTogether(several),
      ...waiting.filter((one) => !several.includes(one)).map((one) => this.#askAlone(one)),
    ]);
  }

  async #askAlone({ query, answer, fail }: Asked): Promise<void> {
    await this.#database.executeQuery(query).then(({ rows }) => answer(rows), fail);
  }

  async #askTogether(asked: readonly Asked[]): Promise<void> {
    try {
      const { rows } = await this.#database.executeQuery(together(asked, this.#postgres));
      for (const [at, { answer }] of asked.entries()) answer(rowsOf(rows[0]?.[at]));
    } catch (error) {
      // One that cannot be answered takes all with it: each is asked by itself, unless there is nobody to ask.
      if (error instanceof DatabaseSlow) for (const { fail } of asked) fail(error);
      else await Promise.all(asked.map((one) => this.#askAlone(one)));
    }
  }

  streamQuery(): never {
    throw new Error('What comes row by row is not gathered');
  }
}

/** Lends the one that gathers, to everybody at once. */
function driverOf(gathering: Gathering): Driver {
  const never = () => Promise.reject(new Error('Only what reads is gathered'));
  const nothing = async () => undefined;
  return {
    init: nothing,
    acquireConnection: async () => gathering,
    beginTransaction: never,
    commitTransaction: never,
    rollbackTransaction: never,
    releaseConnection: nothing,
    destroy: nothing,
  };
}

const origins = new WeakMap<Connection, Connection>();

/** The database that a gathered one asks; any other one is its own. */
export const originOf = (connection: Connection): Connection => origins.get(connection) ?? connection;

/**
 * A database for the parts of one screen, asked side by side: what they ask at the same moment is one statement, as are the
 * questions that come of the answers (decision 123). A part reads as it always does, and knows nothing of the others. Only for what
 * reads, and names its columns: the rest is asked alone.
 */
export function gathered(database: Database): Database {
  if (database.isTransaction) return database;
  const postgres = isPostgres(database);
  const made = new Kysely<Tables>({
    dialect: {
      createAdapter: () => (postgres ? new PostgresAdapter() : new SqliteAdapter()),
      createDriver: () => driverOf(new Gathering(database, postgres)),
      createQueryCompiler: () => (postgres ? new PostgresQueryCompiler() : new SqliteQueryCompiler()),
      createIntrospector: () => {
        throw new Error('Only what reads is gathered');
      },
    },
  });
  origins.set(made, originOf(database));
  return made;
}
