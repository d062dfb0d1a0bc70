import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { type Conjunto, enConjuntos } from '../../../dns/conjuntos';
import type { Servidor } from '../../../dns/servidores';
import { retenciones } from '../../dominios/retenciones-store';
import { delegacion, estaPublicado, pegamento } from './delegacion';
import type { ServidorPropio } from './rules';

/** What the registry says that the servers have to answer: read each time anew, never kept. */

const VIDA = [
  'dominios.id',
  'dominios.nombre',
  'dominios.estado',
  'dominios.alojado',
  'dominios.fecha_vencimiento',
  'dominios.fecha_eliminacion',
  'dominios.renovacion_automatica',
  'dominios.cuenta_pago_id',
] as const;

const vivos = (connection: Connection) =>
  connection
    .selectFrom('dominios')
    .leftJoin('dns_zonas as zona', 'zona.dominio_id', 'dominios.id')
    .select([...VIDA, 'zona.firmada', 'zona.ds'])
    .select(retenciones(connection));

type Vivo = Awaited<ReturnType<ReturnType<typeof vivos>['execute']>>[number];

const responde = (dominio: Vivo, now: Temporal.Instant): boolean => estaPublicado(dominio, dayOf(now));

/** A name that answers today, or undefined. */
export async function findVivo(connection: Connection, nombre: string, now: Temporal.Instant) {
  const dominio = await vivos(connection).where('dominios.nombre', '=', nombre).executeTakeFirst();
  return dominio && responde(dominio, now) ? dominio : undefined;
}

const servidoresDe = (connection: Connection, ids: readonly number[]) =>
  connection
    .selectFrom('nameservers')
    .select(['dominio_id', 'nombre', 'tipo_ip', 'ip'])
    .where('dominio_id', 'in', ids)
    .orderBy('dominio_id')
    .orderBy('orden')
    .execute();

const dsDe = (connection: Connection, ids: readonly number[]) =>
  connection
    .selectFrom('dns_ds')
    .select(['dominio_id', 'etiqueta', 'algoritmo', 'tipo_digest', 'digest'])
    .where('dominio_id', 'in', ids)
    .orderBy('digest')
    .execute();

function porDominio<R extends { dominio_id: number }>(rows: R[]): Map<number, R[]> {
  const found = new Map<number, R[]>();
  for (const row of rows) found.set(row.dominio_id, [...(found.get(row.dominio_id) ?? []), row]);
  return found;
}

/** What the zone above says of a name, and of the servers below it. */
export interface Delegado {
  nombre: string;
  alojada: boolean;
  conjuntos: Conjunto[];
  anfitriones: string[];
}

const anfitrionesDe = (servidores: readonly Servidor[]): string[] => [
  ...new Set(servidores.flatMap(({ nombre, ip }) => (ip === null ? [] : nombre))),
];

/** Of a hosted name the registry's servers and the keys they made; of a delegated one, its own. */
function delegado(
  dominio: Vivo,
  servidores: readonly Servidor[],
  ds: readonly string[],
  propios: readonly ServidorPropio[],
): Delegado {
  if (dominio.alojado === 1) {
    const suyos = dominio.firmada === 1 && dominio.ds ? dominio.ds.split('\n') : [];
    const nombres = propios.map(({ nombre }) => nombre);
    return {
      nombre: dominio.nombre,
      alojada: true,
      conjuntos: delegacion(dominio.nombre, nombres, suyos),
      anfitriones: [],
    };
  }
  const nombres = servidores.map(({ nombre }) => nombre);
  const anfitriones = anfitrionesDe(servidores);
  return {
    nombre: dominio.nombre,
    alojada: false,
    conjuntos: [
      ...delegacion(dominio.nombre, nombres, nombres.length > 0 ? ds : []),
      ...anfitriones.flatMap((nombre) => pegamento(nombre, servidores)),
    ],
    anfitriones,
  };
}

async function delegados(
  connection: Connection,
  dominios: readonly Vivo[],
  propios: readonly ServidorPropio[],
): Promise<Delegado[]> {
  const ids = dominios.map(({ id }) => id);
  if (ids.length === 0) return [];
  const servidores = porDominio(await servidoresDe(connection, ids));
  const ds = porDominio(await dsDe(connection, ids));
  return dominios.map((dominio) =>
    delegado(
      dominio,
      servidores.get(dominio.id) ?? [],
      (ds.get(dominio.id) ?? []).map(
        ({ etiqueta, algoritmo, tipo_digest, digest }) => `${etiqueta} ${algoritmo} ${tipo_digest} ${digest}`,
      ),
      propios,
    ),
  );
}

export async function findDelegado(
  connection: Connection,
  nombre: string,
  propios: readonly ServidorPropio[],
  now: Temporal.Instant,
): Promise<Delegado | undefined> {
  const dominio = await findVivo(connection, nombre, now);
  return dominio && (await delegados(connection, [dominio], propios))[0];
}

/** The names that servers with these names and an address of their own belong to. */
async function duenios(connection: Connection, anfitriones: readonly string[]): Promise<number[]> {
  const rows = await connection
    .selectFrom('nameservers')
    .select('dominio_id')
    .distinct()
    .where('nombre', 'in', anfitriones)
    .where('ip', 'is not', null)
    .execute();
  return rows.map(({ dominio_id }) => dominio_id);
}

/** What a zone of names says of some owners, names and servers alike; those of which it says nothing are missing. */
export async function conjuntosDelPadre(
  connection: Connection,
  propietarios: readonly string[],
  propios: readonly ServidorPropio[],
  now: Temporal.Instant,
): Promise<Conjunto[]> {
  const ids = await duenios(connection, propietarios);
  const rows = await vivos(connection)
    .where((is) =>
      is.or([
        is('dominios.nombre', 'in', propietarios),
        ...(ids.length > 0 ? [is('dominios.id', 'in', ids)] : []),
      ]),
    )
    .execute();
  const todos = await delegados(
    connection,
    rows.filter((dominio) => responde(dominio, now)),
    propios,
  );
  return todos.flatMap(({ conjuntos }) => conjuntos).filter(({ nombre }) => propietarios.includes(nombre));
}

const LOTE = 1000;

/** Names of a zone that answer, by batches of ids. */
async function* lotesDe(connection: Connection, tld: string, now: Temporal.Instant): AsyncGenerator<Vivo[]> {
  for (let after = 0; ; ) {
    const rows = await vivos(connection)
      .where('dominios.tld', '=', tld)
      .where('dominios.id', '>', after)
      .orderBy('dominios.id')
      .limit(LOTE)
      .execute();
    yield rows.filter((dominio) => responde(dominio, now));
    const last = rows.at(-1);
    if (!last || rows.length < LOTE) return;
    after = last.id;
  }
}

/** Everything that a zone of names says, by batches. */
export async function* todoElPadre(
  connection: Connection,
  tld: string,
  propios: readonly ServidorPropio[],
  now: Temporal.Instant,
): AsyncGenerator<Conjunto[]> {
  for await (const lote of lotesDe(connection, tld, now))
    yield (await delegados(connection, lote, propios)).flatMap(({ conjuntos }) => conjuntos);
}

/** The hosted names that answer, by batches. */
export async function* alojadas(
  connection: Connection,
  tld: string,
  now: Temporal.Instant,
): AsyncGenerator<string[]> {
  for await (const lote of lotesDe(connection, tld, now))
    yield lote.filter(({ alojado }) => alojado === 1).map(({ nombre }) => nombre);
}

/** The records of a hosted zone: all of them, or those of some owners. */
export async function conjuntosDeZona(
  connection: Connection,
  dominioId: number,
  propietarios?: readonly string[],
): Promise<Conjunto[]> {
  let rows = connection
    .selectFrom('dns_registros')
    .select(['nombre', 'tipo', 'ttl', 'contenido'])
    .where('dominio_id', '=', dominioId);
  if (propietarios) rows = rows.where('nombre', 'in', propietarios);
  return enConjuntos(await rows.orderBy('nombre').orderBy('tipo').execute());
}

/** The zone is at no server any more, and its keys went with it: the next ones are others. */
export const forgetDs = (trx: Connection, zona: string) =>
  trx
    .updateTable('dns_zonas')
    .set({ ds: null })
    .where('dominio_id', 'in', (all) => all.selectFrom('dominios').select('id').where('nombre', '=', zona))
    .execute();

export const setDs = (trx: Connection, dominioId: number, ds: string | null) =>
  trx.updateTable('dns_zonas').set({ ds }).where('dominio_id', '=', dominioId).execute();
