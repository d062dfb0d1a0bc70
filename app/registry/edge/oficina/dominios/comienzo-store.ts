import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import { isPostgres } from '~/database/is-postgres';

/** How many of a kind are shown. One more is asked for, to know whether there are more. */
export const MAXIMO = 10;
export const UNO_DE_MAS = MAXIMO + 1;

/** After every text that begins with the same: nothing can be written behind it. */
const FIN = '\u{10FFFF}';

/** A text whatever its capitals, as the indexes of migration 067 have it. */
export const sinMayusculas = (connection: Connection, texto: RawBuilder<string>): RawBuilder<string> =>
  isPostgres(connection) ? sql<string>`lower(${texto}) collate "C"` : sql<string>`lower(${texto})`;

/** That one of those begins with what was typed: a range of its index. */
export const comienzaSinMayusculas = (texto: RawBuilder<string>, comienzo: string): RawBuilder<boolean> =>
  sql<boolean>`(${texto} >= lower(${comienzo}) and ${texto} < lower(${comienzo}) || ${FIN})`;

/** The same of a column that is ordered byte by byte. */
export const comienza = (columna: string, comienzo: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(columna)} >= ${comienzo} and ${sql.ref(columna)} < ${comienzo + FIN})`;
