import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { MotivoVersion } from '~/database/tables/dns';
import type { Dominio } from '~/database/tables/registro';
import { esTipo } from '../../contract/dns-estructuras';
import type { Diferencia } from '../../dns/diferencia';
import type { Registro } from '../../dns/registro';
import { padreDe } from '../../domain/labels';
import type { LoDeshecho } from './propuesta';

/** Records with their ids, of the types there are. */
export interface Guardado extends Registro {
  id: number;
}

/** As many rows as one statement takes on either engine. */
const LOTE = 500;
const lotes = <T>(todos: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(todos.length / LOTE) }, (_, n) => todos.slice(n * LOTE, (n + 1) * LOTE));

/** The zone of a name, made empty at its first use. Its row is the name's, which is locked. */
export async function zonaDe(trx: Connection, dominioId: number) {
  await trx
    .insertInto('dns_zonas')
    .values({ dominio_id: dominioId, version: 0, registros: 0, firmada: 0 })
    .onConflict((conflict) => conflict.column('dominio_id').doNothing())
    .execute();
  return trx
    .selectFrom('dns_zonas')
    .selectAll()
    .where('dominio_id', '=', dominioId)
    .executeTakeFirstOrThrow();
}

export const findZona = (connection: Connection, dominioId: number) =>
  connection
    .selectFrom('dns_zonas')
    .select(['dominio_id', 'version', 'registros', 'firmada', 'ds'])
    .where('dominio_id', '=', dominioId)
    .executeTakeFirst();

const COLUMNAS = ['id', 'nombre', 'tipo', 'ttl', 'contenido'] as const;

const conTipo = <R extends { tipo: string }>(rows: R[]) =>
  rows.flatMap((row) => (esTipo(row.tipo) ? [{ ...row, tipo: row.tipo }] : []));

const registros = (connection: Connection, dominioId: number) =>
  connection.selectFrom('dns_registros').select(COLUMNAS).where('dominio_id', '=', dominioId);

/** All records of a zone, by owner. */
export const listRegistros = async (connection: Connection, dominioId: number): Promise<Guardado[]> =>
  conTipo(
    await registros(connection, dominioId).orderBy('nombre').orderBy('tipo').orderBy('contenido').execute(),
  );

/** Letters that stand for others in LIKE, as themselves. */
const literal = (texto: string): string => texto.replace(/[!%_]/g, '!$&');

const conTexto = (texto: string) => {
  const parte = `%${literal(texto)}%`;
  return sql<boolean>`(nombre like ${parte} escape '!' or lower(contenido) like ${parte} escape '!')`;
};

/** How many records of a zone have a text in their name or data. */
export async function countRegistros(connection: Connection, dominioId: number, texto: string) {
  const { cuantos } = await connection
    .selectFrom('dns_registros')
    .select((all) => all.fn.countAll<number>().as('cuantos'))
    .where('dominio_id', '=', dominioId)
    .where(conTexto(texto))
    .executeTakeFirstOrThrow();
  return Number(cuantos);
}

/** The name whose zone it is. */
type Zona = Pick<Dominio, 'id' | 'nombre'>;

/** A part of some records: those that have a text, of `total` that there are with it, where that is known. */
interface Parte {
  desde: number;
  cantidad: number;
  texto: string;
  total?: number;
}

/** Records of a zone in the order of its index; `de`: those of the domain itself, or of the names under it. */
const enOrden = (
  connection: Connection,
  { id, nombre }: Zona,
  { texto, de, sentido = 'asc' }: { texto: string; de?: '=' | '<>'; sentido?: 'asc' | 'desc' },
) =>
  registros(connection, id)
    .$if(de !== undefined, (all) => all.where('nombre', de ?? '=', nombre))
    .$if(texto !== '', (all) => all.where(conTexto(texto)))
    .orderBy('nombre', sentido)
    .orderBy('tipo', sentido)
    .orderBy('contenido', sentido);

/** The domain itself is what most people look for: it stands before the names under it. */
const elDominioPrimero = (todos: readonly Guardado[], { nombre }: Zona): Guardado[] => [
  ...todos.filter((cada) => cada.nombre === nombre),
  ...todos.filter((cada) => cada.nombre !== nombre),
];

/**
 * By owner, the domain itself first: ranges of one index, but for those that have a text. What is skipped is gone through, so that
 * the second half is read from its end: the last page costs what the first one does.
 */
export async function pageRegistros(
  connection: Connection,
  zona: Zona,
  { desde, cantidad, texto, total = Number.POSITIVE_INFINITY }: Parte,
): Promise<Guardado[]> {
  // Nearly every zone is one page: one question.
  if (desde === 0 && (total <= cantidad || total === Number.POSITIVE_INFINITY)) {
    const todos = await enOrden(connection, zona, { texto }).limit(cantidad).execute();
    if (todos.length < cantidad || todos.length === total) return elDominioPrimero(conTipo(todos), zona);
  }
  const propios = await enOrden(connection, zona, { texto, de: '=' }).execute();
  const suyos = propios.slice(desde, desde + cantidad);
  const otros = total - propios.length;
  const saltados = Math.max(0, desde - propios.length);
  const cuantos = Math.min(cantidad - suyos.length, Math.max(0, otros - saltados));
  const isFromEnd = saltados > otros / 2;
  const filas = await enOrden(connection, zona, {
    texto,
    de: '<>',
    sentido: isFromEnd ? 'desc' : 'asc',
  })
    .limit(cuantos)
    .offset(isFromEnd ? Math.max(0, otros - saltados - cuantos) : saltados)
    .execute();
  return conTipo([...suyos, ...(isFromEnd ? filas.reverse() : filas)]);
}

export const findRegistro = async (
  connection: Connection,
  dominioId: number,
  id: number,
): Promise<Guardado | undefined> =>
  conTipo(await registros(connection, dominioId).where('id', '=', id).execute())[0];

/** The records of some names. */
export async function registrosEn(
  connection: Connection,
  dominioId: number,
  nombres: readonly string[],
): Promise<Guardado[]> {
  const found = [];
  for (const lote of lotes(nombres))
    found.push(...(await registros(connection, dominioId).where('nombre', 'in', lote).execute()));
  return conTipo(found);
}

/** All names at and above one, up to its zone. */
const cadenaDe = (nombre: string, zona: string): string[] => {
  const cadena = [nombre];
  for (let sube = nombre; sube !== zona && sube.includes('.'); ) {
    sube = padreDe(sube);
    cadena.push(sube);
  }
  return cadena;
};

/** The records that decide whether another one may join: of its name, of those above it, and below a new cut. */
export async function vecinosDe(
  connection: Connection,
  dominioId: number,
  { nombre, tipo }: Registro,
  zona: string,
): Promise<Guardado[]> {
  const vecinos = await registrosEn(connection, dominioId, cadenaDe(nombre, zona));
  if (tipo !== 'NS') return vecinos;
  const debajo = await registros(connection, dominioId)
    .where(sql<boolean>`nombre like ${`%.${literal(nombre)}`} escape '!'`)
    .execute();
  return [...vecinos, ...conTipo(debajo)];
}

/** Writes a difference: what it takes out is by its content, so that it is the same at any version. */
async function write(trx: Connection, dominioId: number, { quitados, agregados }: Diferencia): Promise<void> {
  for (const { nombre, tipo, contenido } of quitados)
    await trx
      .deleteFrom('dns_registros')
      .where('dominio_id', '=', dominioId)
      .where('nombre', '=', nombre)
      .where('tipo', '=', tipo)
      .where('contenido', '=', contenido)
      .execute();
  for (const lote of lotes(agregados))
    await trx
      .insertInto('dns_registros')
      .values(
        lote.map(({ id, nombre, tipo, ttl, contenido }) => ({
          ...(id !== undefined && { id }),
          dominio_id: dominioId,
          nombre,
          tipo,
          ttl,
          contenido,
        })),
      )
      .execute();
}

interface Cambio extends Diferencia {
  motivo: MotivoVersion;
  usuarioId: number | null;
  now: Temporal.Instant;
  deshizo?: LoDeshecho;
}

/** Writes a difference of a locked name's zone as its next version; answers that version. */
export async function writeVersion(trx: Connection, dominioId: number, cambio: Cambio): Promise<number> {
  const zona = await zonaDe(trx, dominioId);
  const { quitados, agregados } = cambio;
  await write(trx, dominioId, cambio);
  const version = zona.version + 1;
  const total = zona.registros + agregados.length - quitados.length;
  await trx
    .updateTable('dns_zonas')
    .set({ version, registros: total })
    .where('dominio_id', '=', dominioId)
    .execute();
  await trx
    .insertInto('dns_versiones')
    .values({
      dominio_id: dominioId,
      version,
      momento: stamp(cambio.now),
      usuario_id: cambio.usuarioId,
      motivo: cambio.motivo,
      quitados: JSON.stringify(quitados.map(sinId)),
      agregados: JSON.stringify(agregados.map(sinId)),
      ...(cambio.deshizo && {
        deshizo_desde: cambio.deshizo.desde,
        deshizo_hasta: cambio.deshizo.hasta,
        rehace: cambio.deshizo.deNuevo ? 1 : 0,
      }),
    })
    .execute();
  return version;
}

const sinId = ({ nombre, tipo, ttl, contenido }: Registro): Registro => ({ nombre, tipo, ttl, contenido });

export const setFirmada = (trx: Connection, dominioId: number, firmada: 0 | 1) =>
  trx.updateTable('dns_zonas').set({ firmada }).where('dominio_id', '=', dominioId).execute();
