import { sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { PeligrosTables } from '~/database/tables/peligros';
import { TECNICOS } from '../../domain/acciones';
import { EN_VIGOR } from '../../domain/lifecycle';
import { PELIGROS, type Peligro } from '../../domain/peligros';
import { retenciones } from '../dominios/retenciones-store';

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

/** Whether there is any to tell of a row of `dominio_usuarios` (`rol`) to whose it is: what `propios` finds with none silenced, of a name in force. */
export const conAvisos = sql<number>`case when (${sql.join(
  TECNICOS.map((each) => sql`rol.${sql.ref(each)} = 1`),
  sql` or `,
)}) and exists (select 1 from peligros where peligros.dominio_id = rol.dominio_id
  and peligros.confirmado_en is not null and not ${SILENCIADO}) then 1 else 0 end`.as('con_avisos');

/** The worst first, as the list of kinds has them. */
const GRAVEDAD = sql<number>`case peligros.tipo ${sql.join(
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
  return (
    connection
      .selectFrom('dominio_usuarios as rol')
      .innerJoin('peligros', 'peligros.dominio_id', 'rol.dominio_id')
      .innerJoin('dominios', 'dominios.id', 'rol.dominio_id')
      .where('rol.usuario_id', '=', usuarioId)
      .where((is) => is.or(TECNICOS.map((each) => is(`rol.${each}`, '=', 1))))
      .where('peligros.confirmado_en', 'is not', null)
      // what is not served is in no danger, whenever it is examined again
      .where('dominios.estado', 'in', EN_VIGOR)
      .$if(dominioId !== undefined, (all) => all.where('rol.dominio_id', '=', dominioId ?? 0))
      .$if(tipo !== null, (all) => all.where('peligros.tipo', '=', tipo ?? 'SERVIDORES'))
      .$if(silenciados !== undefined, (all) =>
        all.where(silenciados ? sql<boolean>`${SILENCIADO}` : sql<boolean>`not ${SILENCIADO}`),
      )
  );
}

const VISTO = [
  'dominios.nombre',
  'dominios.alojado',
  'peligros.tipo',
  'peligros.frase',
  'peligros.registro_id',
  'peligros.desde',
  'peligros.servidores',
  'peligros.perdido',
] as const;
/** Its lock holds how it is served, and one change of it waits: no other is taken meanwhile. */
const ESPERA =
  sql<number>`case when dominios.candado = 'TODO' and exists (select 1 from cambios_por_aprobar as cambio
  where cambio.dominio_id = dominios.id and cambio.estado = 'ESPERA') then 1 else 0 end`.as('espera');
const ESTA_SILENCIADO = sql<number>`case when ${SILENCIADO} then 1 else 0 end`.as('silenciado');

/** How many there are, and on how many names. */
const totales = (connection: Connection, usuarioId: number, pedidos: Pedidos) =>
  propios(connection, usuarioId, pedidos).select((is) => [
    is.fn.countAll().as('peligros'),
    is.fn.count('peligros.dominio_id').distinct().as('dominios'),
  ]);

/** A part of them, the worst first and then by name, with how many there are and on how many names: one question. */
export async function pagePropios(
  connection: Connection,
  usuarioId: number,
  pedidos: Pedidos,
  { desde, cantidad }: { desde: number; cantidad: number },
) {
  const parte = propios(connection, usuarioId, pedidos)
    .select([
      ...VISTO,
      'dominios.congelado_hasta',
      retenciones(connection),
      ESPERA,
      ESTA_SILENCIADO,
      GRAVEDAD.as('gravedad'),
    ])
    .orderBy('gravedad')
    .orderBy('dominios.nombre')
    .limit(cantidad)
    .offset(desde);
  const rows = await connection
    .selectFrom(totales(connection, usuarioId, pedidos).as('totales'))
    .leftJoin(parte.as('parte'), (join) => join.onTrue())
    .selectAll()
    .orderBy('parte.gravedad')
    .orderBy('parte.nombre')
    .execute();
  const [total] = rows;
  return {
    rows: rows.flatMap(conHallazgo),
    totalPeligros: Number(total?.peligros ?? 0),
    totalDominios: Number(total?.dominios ?? 0),
  };
}

/** The findings about a name, with when it was examined and what could not be known then: one question. */
export async function findHallazgos(connection: Connection, usuarioId: number, dominioId: number) {
  const hallazgos = propios(connection, usuarioId, { dominioId })
    .select([...VISTO, ESTA_SILENCIADO, GRAVEDAD.as('gravedad')])
    .as('hallazgo');
  const rows = await connection
    .selectFrom('dominios as examinado')
    .leftJoin('peligros_examenes as examen', 'examen.dominio_id', 'examinado.id')
    .leftJoin(hallazgos, (join) => join.onTrue())
    .where('examinado.id', '=', dominioId)
    .select(['examen.examinado_en', 'examen.sin_saber'])
    .select([
      'hallazgo.nombre',
      'hallazgo.alojado',
      'hallazgo.tipo',
      'hallazgo.frase',
      'hallazgo.registro_id',
      'hallazgo.desde',
      'hallazgo.servidores',
      'hallazgo.perdido',
      'hallazgo.silenciado',
    ])
    .orderBy('hallazgo.gravedad')
    .execute();
  return {
    rows: rows.flatMap(conHallazgo),
    examinadoEn: rows[0]?.examinado_en ?? null,
    sinSaber: rows[0]?.sin_saber ?? '',
  };
}

export interface Hallazgo {
  nombre: string;
  alojado: 0 | 1;
  tipo: Peligro;
  frase: string;
  registro_id: number | null;
  desde: string;
  servidores: string | null;
  perdido: string | null;
  silenciado: number;
  /** Of several names: whether a change that waits keeps it from being mended, and what else does; of a name alone that is asked apart. */
  espera?: number | null;
  congelado_hasta?: string | null;
  retenciones?: string | null;
}

/** A row that was joined to nothing says only what it was joined to. */
function conHallazgo(row: { [Name in keyof Hallazgo]: Hallazgo[Name] | null }): Hallazgo[] {
  const { nombre, alojado, tipo, frase, registro_id, desde, servidores, perdido, silenciado } = row;
  const { espera = null, congelado_hasta = null, retenciones: retenida = null } = row;
  if (nombre === null || alojado === null || tipo === null || frase === null || desde === null) return [];
  return [
    {
      ...{
        nombre,
        alojado,
        tipo,
        frase,
        registro_id,
        desde,
        servidores,
        perdido,
        silenciado: silenciado ?? 0,
      },
      ...{ espera, congelado_hasta, retenciones: retenida },
    },
  ];
}

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
