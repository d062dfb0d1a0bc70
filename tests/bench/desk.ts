import { createRouterClient } from '@orpc/server';
import { sql } from 'kysely';
import { now } from '~/base/clock.server';
import type { Database } from '~/database/connection.server';
import * as administracion from '~/registry/edge/administracion/handlers';
import { edgeContext } from '~/registry/edge/context';
import { csvFile, csvLine } from '~/serving/csv-file';
import { avanzarCambiosMasivos } from '../support/due';
import { compare, type Measure, type Operation } from './measure';

/** A desk is compared with one of ten names. */
const FEW = 10;
const TURNS = 200;

const loginOf = (names: number): string => `escritorio-${names}`;

/** Gives somebody the technical role on the first names of the registry, as many as asked for. */
async function addDesk(database: Database, names: number): Promise<void> {
  const login = loginOf(names);
  const { id } = await database
    .insertInto('usuarios')
    .values({ oid: login, login, nombre: 'Persona', correo: null, creado_en: '2026-01-01T00:00:00.000Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into dominio_usuarios (usuario_id, dominio_id, nombre, fecha_vencimiento, titular, administrador,
      tecnico, financiero)
    select ${id}, id, nombre, fecha_vencimiento, 0, 0, 1, 0 from dominios where id <= ${names}`.execute(
    database,
  );
  await sql`insert into dominio_listas (usuario_id, sello, total, titular, administrador, tecnico, financiero)
    values (${id}, ${login}, ${names}, 0, 0, ${names}, 0)`.execute(database);
}

function deskOf(connection: Database, names: number) {
  const login = loginOf(names);
  const context = edgeContext({
    connection,
    now: now(),
    token: login,
    identifyToken: async () => ({ oid: login, login, nombre: 'Persona' }),
    direccion: '192.0.2.1',
    visitante: 'medida',
    origen: 'WEB',
  });
  return createRouterClient(administracion, { context });
}

/** The pages of a list that have to cost the same however long it is. */
function pages(database: Database, names: number): Record<string, Operation> {
  const desk = deskOf(database, names);
  return {
    'first page': () => desk.obtenerDominios({}),
    'filtered page': () => desk.obtenerDominios({ tipoRelacionUsuDom: 'TECNICO', nombre: 'nombre' }),
    'one name found': () => desk.obtenerDominios({ nombre: 'e-10.com' }),
    'last page': () => desk.obtenerDominios({ primerResultado: names - FEW }),
  };
}

/** The list of somebody with many names against the list of somebody with ten, in the same database. */
export async function measureDesks(database: Database, sizes: readonly number[]): Promise<Measure[]> {
  for (const names of [FEW, ...sizes]) await addDesk(database, names);
  const few = pages(database, FEW);
  const measures: Measure[] = [];
  for (const names of sizes)
    for (const [nombre, page] of Object.entries(pages(database, names))) {
      const small = few[nombre];
      if (small) measures.push(await compare(`${nombre}, ${names} names`, small, page, TURNS));
    }
  return measures;
}

async function* linesOf(database: Database, names: number): AsyncGenerator<string, void> {
  const desk = deskOf(database, names);
  let despuesDe: string | null = null;
  do {
    const part = await desk.recorrerDominios({ despuesDe });
    yield part.dominioWrapperDTOList
      .map(({ dominio }) => csvLine([dominio.dominioCore.nombre, dominio.dominioCore.fechaVencimiento ?? '']))
      .join('');
    despuesDe = part.siguiente;
  } while (despuesDe !== null);
}

const MEGA = 1024 * 1024;
const residentNow = (): number => process.memoryUsage.rss() / MEGA;

/** The list of somebody as a file: how long it takes, and the megabytes that the process takes before, at most and after. */
export async function measureExport(database: Database, names: number) {
  await addDesk(database, names);
  const start = Date.now();
  const before = residentNow();
  let [most, bytes] = [before, 0];
  const reader = csvFile(
    {},
    { name: 'lista.csv', head: ['Dominio', 'Vencimiento'], parts: linesOf(database, names) },
  ).body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.length;
    most = Math.max(most, residentNow());
  }
  return {
    seconds: (Date.now() - start) / 1000,
    megabytes: bytes / MEGA,
    before,
    most,
    after: residentNow(),
  };
}

/** Seconds that a bulk change of all the names of a desk takes, from its confirmation to its last name. */
export async function measureBulkChange(database: Database, names: number): Promise<number> {
  const start = Date.now();
  const { codigo, mensaje, cambioMasivo } = await deskOf(database, names).iniciarCambioMasivo({
    filtro: {},
    total: names,
    accion: 'EDITAR_CONTACTO',
    rolSeleccionado: 'TECNICO',
    contactoDTO: {
      nombre: 'Marta',
      apellido: 'Ríos',
      direccion: 'Calle 9',
      telefono: '24001234',
      emailPublico: 'marta@correo.uy',
    },
  });
  if (codigo !== 'OK' || !cambioMasivo) throw new Error(mensaje);
  const state = () => deskOf(database, names).verCambioMasivo({ id: cambioMasivo.id });
  while ((await state()).cambioMasivo.estado === 'EN_CURSO') await avanzarCambiosMasivos(database, now);
  return (Date.now() - start) / 1000;
}
