import { sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { PeligrosTables } from '~/database/tables/peligros';
import { PELIGROS, type Peligro } from '../../domain/peligros';
import { TECNICOS } from '../../domain/permissions';

export type Guardado = PeligrosTables['peligros'];

export const listDe = (connection: Connection, dominioId: number): Promise<Guardado[]> =>
  connection.selectFrom('peligros').selectAll().where('dominio_id', '=', dominioId).execute();

/** What is found of a name now, a row of each kind. */
export async function replaceDe(
  trx: Connection,
  dominioId: number,
  rows: readonly Guardado[],
): Promise<void> {
  await trx.deleteFrom('peligros').where('dominio_id', '=', dominioId).execute();
  if (rows.length > 0) await trx.insertInto('peligros').values(rows).execute();
}

/** Who wants to hear no more of a kind of finding of a name. */
export async function listSilenciosos(
  connection: Connection,
  dominioId: number,
  tipo: Peligro,
): Promise<Set<number>> {
  const rows = await connection
    .selectFrom('peligros_silenciados')
    .select('usuario_id')
    .where('dominio_id', '=', dominioId)
    .where('tipo', '=', tipo)
    .execute();
  return new Set(rows.map(({ usuario_id }) => usuario_id));
}

type Silencio = PeligrosTables['peligros_silenciados'];

export const insertSilencio = (trx: Connection, silencio: Silencio) =>
  trx
    .insertInto('peligros_silenciados')
    .values(silencio)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const removeSilencio = (trx: Connection, { dominio_id, tipo, usuario_id }: Silencio) =>
  trx
    .deleteFrom('peligros_silenciados')
    .where('dominio_id', '=', dominio_id)
    .where('tipo', '=', tipo)
    .where('usuario_id', '=', usuario_id)
    .execute();

const SILENCIADO = sql<number>`exists (select 1 from peligros_silenciados as silencio
  where silencio.dominio_id = peligros.dominio_id and silencio.tipo = peligros.tipo
    and silencio.usuario_id = rol.usuario_id)`;

/** The worst first, as the list of kinds has them. */
const GRAVEDAD = sql`case peligros.tipo ${sql.join(
  PELIGROS.map((tipo, at) => sql`when ${sql.lit(tipo)} then ${sql.lit(at)}`),
  sql` `,
)} end`;

export interface Pedidos {
  tipo?: Peligro | null;
  /** Silenced ones, or the others; both without it. */
  silenciados?: boolean;
  dominioId?: number;
}

/** Findings that are told, about the names whose servers somebody sees. */
function propios(
  connection: Connection,
  usuarioId: number,
  { tipo = null, silenciados, dominioId }: Pedidos,
) {
  return connection
    .selectFrom('dominio_usuarios as rol')
    .innerJoin('peligros', 'peligros.dominio_id', 'rol.dominio_id')
    .innerJoin('dominios', 'dominios.id', 'rol.dominio_id')
    .where('rol.usuario_id', '=', usuarioId)
    .where((is) => is.or(TECNICOS.map((each) => is(`rol.${each}`, '=', 1))))
    .where('peligros.confirmado_en', 'is not', null)
    .$if(dominioId !== undefined, (all) => all.where('rol.dominio_id', '=', dominioId ?? 0))
    .$if(tipo !== null, (all) => all.where('peligros.tipo', '=', tipo ?? 'SERVIDORES'))
    .$if(silenciados !== undefined, (all) =>
      all.where(silenciados ? sql<boolean>`${SILENCIADO}` : sql<boolean>`not ${SILENCIADO}`),
    );
}

/** A part of them, the worst first and then by name. */
export const pagePropios = (
  connection: Connection,
  usuarioId: number,
  pedidos: Pedidos,
  { desde, cantidad }: { desde: number; cantidad: number },
) =>
  propios(connection, usuarioId, pedidos)
    .select([
      'dominios.nombre',
      'dominios.alojado',
      'peligros.tipo',
      'peligros.frase',
      'peligros.registro_id',
      'peligros.desde',
      sql<number>`case when ${SILENCIADO} then 1 else 0 end`.as('silenciado'),
    ])
    .orderBy(GRAVEDAD)
    .orderBy('dominios.nombre')
    .limit(cantidad)
    .offset(desde)
    .execute();

/** How many there are, and on how many names. */
export async function countPeligros(connection: Connection, usuarioId: number, pedidos: Pedidos) {
  const { peligros, dominios } = await propios(connection, usuarioId, pedidos)
    .select((is) => [
      is.fn.countAll().as('peligros'),
      is.fn.count('peligros.dominio_id').distinct().as('dominios'),
    ])
    .executeTakeFirstOrThrow();
  return { totalPeligros: Number(peligros), totalDominios: Number(dominios) };
}

/** When a name was examined, and what could not be known then. */
export const findExamen = (connection: Connection, dominioId: number) =>
  connection
    .selectFrom('peligros_examenes')
    .select(['examinado_en', 'sin_saber'])
    .where('dominio_id', '=', dominioId)
    .executeTakeFirst();

/** How many findings stand, by kind, for who watches. */
export async function countPorTipo(connection: Connection): Promise<Record<Peligro, number>> {
  const rows = await connection
    .selectFrom('peligros')
    .select((is) => ['tipo', is.fn.countAll().as('cuantos')])
    .where('confirmado_en', 'is not', null)
    .groupBy('tipo')
    .execute();
  const of = (tipo: Peligro) => Number(rows.find((row) => row.tipo === tipo)?.cuantos ?? 0);
  return {
    APUNTA_A_LIBRE: of('APUNTA_A_LIBRE'),
    CLAVES: of('CLAVES'),
    FIRMAS: of('FIRMAS'),
    SERVIDORES: of('SERVIDORES'),
    DESACUERDO: of('DESACUERDO'),
    APUNTA_A_NADIE: of('APUNTA_A_NADIE'),
    SIN_SPF: of('SIN_SPF'),
  };
}
