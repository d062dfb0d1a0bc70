import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import { mailAddress } from '../mail/rules';
import type { Apartado, Columna, Fila, Persona } from './apartado';

/** As many rows as are in memory at once. */
const POR_PAGINA = 200;

const alias = (at: number): string => `orden${at}`;

function ofPerson({ de }: Apartado, persona: Persona): RawBuilder<unknown> {
  const conditions = de.map(([columna, dato]) => {
    const own = persona[dato];
    if (typeof own !== 'object') return sql`${sql.ref(columna)} = ${own}`;
    return own.length > 0 ? sql`${sql.ref(columna)} in (${sql.join(own)})` : sql`1 = 0`;
  });
  return sql`(${sql.join(conditions, sql` or `)})`;
}

const anyOf = (flags: readonly Columna[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    flags.map((flag) => sql`${sql.ref(flag)} = 1`),
    sql` or `,
  )})`;

/** A page of a part, after the place where the one before ended. */
function pageOf(apartado: Apartado, persona: Persona, after: readonly unknown[] | undefined) {
  const { tabla, une = [], orden, campos, ademas = [], siAlguno } = apartado;
  const columns = [
    ...Object.entries(campos).map(([clave, { columna }]) => sql`${sql.ref(columna)} as ${sql.id(clave)}`),
    ...ademas.map((columna) => sql`${sql.ref(columna)} as ${sql.id(columna)}`),
    ...orden.map((columna, at) => sql`${sql.ref(columna)} as ${sql.id(alias(at))}`),
  ];
  const joins = une.map(([otra, propia, ajena, opcional]) => {
    const how = opcional ? sql`left join` : sql`inner join`;
    return sql`${how} ${sql.table(otra)} on ${sql.ref(propia)} = ${sql.ref(ajena)}`;
  });
  const place = sql.join(orden.map((columna) => sql.ref(columna)));
  return sql<Fila>`select ${sql.join(columns)} from ${sql.table(tabla)} ${sql.join(joins, sql` `)}
    where ${ofPerson(apartado, persona)}
    ${siAlguno ? sql`and ${anyOf(siAlguno)}` : sql``}
    ${after ? sql`and (${place}) > (${sql.join(after)})` : sql``}
    order by ${place} limit ${POR_PAGINA}`;
}

/** The rows of a part, a page at a time. */
export async function* pagesOf(
  connection: Connection,
  apartado: Apartado,
  persona: Persona,
): AsyncGenerator<readonly Fila[]> {
  for (let after: readonly unknown[] | undefined; ; ) {
    const { rows } = await pageOf(apartado, persona, after).execute(connection);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < POR_PAGINA) return;
    after = apartado.orden.map((_, at) => last[alias(at)]);
  }
}

/**
 * What finds the rows of somebody. Of the addresses that they gave only those count that they proved to read: with somebody
 * else's they would be shown what that person was told.
 */
export async function personaDe(connection: Connection, usuarioId: number): Promise<Persona> {
  const { id, oid, login } = await connection
    .selectFrom('usuarios')
    .select(['id', 'oid', 'login'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  const found = await Promise.all([
    connection
      .selectFrom('contactos')
      .select('email as correo')
      .where('usuario_id', '=', id)
      .where('email_validado_en', 'is not', null)
      .distinct()
      .execute(),
    connection
      .selectFrom('correos_anteriores')
      .select('correo')
      .where('usuario_id', '=', id)
      .where('validado_en', 'is not', null)
      .execute(),
    connection
      .selectFrom('cuentas_acceso')
      .select('correo')
      .where('oid', '=', oid)
      .where('verificado', '=', 1)
      .execute(),
  ]);
  const correos = found.flat().flatMap(({ correo }) => mailAddress(correo ?? '') ?? []);
  const handles = await connection
    .selectFrom('contactos')
    .select('nic_handle')
    .where('usuario_id', '=', id)
    .distinct()
    .execute();
  const contactos = handles.map(({ nic_handle }) => nic_handle);
  return { usuario: id, oid, login, correos: [...new Set(correos)], contactos };
}
