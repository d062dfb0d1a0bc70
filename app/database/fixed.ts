import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Connection } from './connection.server';
import { isPostgres } from './is-postgres';

/** Stands in a statement for a value that is not known yet. */
class Place {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** A value of a statement, by its name, where it goes. */
export type ValueOf<Given> = <Name extends keyof Given>(name: Name) => RawBuilder<Given[Name]>;

/**
 * A question that is always the same but for some values: its text is made once for each kind of database, for to build and
 * write it costs as much as to have it answered. What every page asks is asked so.
 */
export function fixed<Given extends object, Row>(
  make: (connection: Connection, value: ValueOf<Given>) => Compilable<Row>,
): (connection: Connection, given: Given) => Promise<Row[]> {
  const known = new Map<boolean, CompiledQuery<Row>>();
  const madeFor = (connection: Connection): CompiledQuery<Row> => {
    const postgres = isPostgres(connection);
    const made =
      known.get(postgres) ??
      make(
        connection,
        <Name extends keyof Given>(name: Name) => sql<Given[Name]>`${new Place(name)}`,
      ).compile();
    known.set(postgres, made);
    return made;
  };
  return async (connection, given) => {
    const made = madeFor(connection);
    const values = new Map<PropertyKey, unknown>(Object.entries(given));
    const parameters = made.parameters.map((each) => (each instanceof Place ? values.get(each.name) : each));
    const query: CompiledQuery<Row> = { ...made, parameters };
    return (await connection.executeQuery(query)).rows;
  };
}
