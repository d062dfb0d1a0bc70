import { type Insertable, type Selectable, sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type {
  BannersTable,
  MensajesGlobalesTable,
  PreguntasAyudaTable,
  VidaColumns,
} from '~/database/tables/mensajes';
import type { ClaseDeContenido, Publico } from '../../../domain/contenidos';

/** Who wrote it last. */
interface DeQuien {
  nombre: string | null;
  login: string | null;
}
type Mensaje = { clase: 'MENSAJE' } & Selectable<MensajesGlobalesTable>;
type Destacado = { clase: 'DESTACADO' } & Selectable<BannersTable>;
type Pregunta = { clase: 'PREGUNTA' } & Selectable<PreguntasAyudaTable>;
export type Contenido = Mensaje | Destacado | Pregunta;

const TABLA = { MENSAJE: 'mensajes_globales', DESTACADO: 'banners', PREGUNTA: 'preguntas_ayuda' } as const;

const mensajes = (connection: Connection) =>
  connection
    .selectFrom('mensajes_globales as suyo')
    .leftJoin('usuarios', 'usuarios.id', 'suyo.hecho_por')
    .selectAll('suyo')
    .select(['usuarios.nombre', 'usuarios.login', sql<'MENSAJE'>`'MENSAJE'`.as('clase')]);

const destacados = (connection: Connection) =>
  connection
    .selectFrom('banners as suyo')
    .leftJoin('usuarios', 'usuarios.id', 'suyo.hecho_por')
    .selectAll('suyo')
    .select(['usuarios.nombre', 'usuarios.login', sql<'DESTACADO'>`'DESTACADO'`.as('clase')]);

const preguntas = (connection: Connection) =>
  connection
    .selectFrom('preguntas_ayuda as suyo')
    .leftJoin('usuarios', 'usuarios.id', 'suyo.hecho_por')
    .selectAll('suyo')
    .select(['usuarios.nombre', 'usuarios.login', sql<'PREGUNTA'>`'PREGUNTA'`.as('clase')]);

export const findContenido = (
  connection: Connection,
  clase: ClaseDeContenido,
  id: number,
): Promise<(Contenido & DeQuien) | undefined> =>
  ({
    MENSAJE: () => mensajes(connection).where('suyo.id', '=', id).executeTakeFirst(),
    DESTACADO: () => destacados(connection).where('suyo.id', '=', id).executeTakeFirst(),
    PREGUNTA: () => preguntas(connection).where('suyo.id', '=', id).executeTakeFirst(),
  })[clase]();

/** Some of a class, the newest first, before one of them. */
export async function listContenidos(
  connection: Connection,
  clase: ClaseDeContenido,
  { antesDe, cantidad }: { antesDe: number; cantidad: number },
): Promise<Contenido[]> {
  switch (clase) {
    case 'MENSAJE':
      return await mensajes(connection)
        .where('suyo.id', '<', antesDe)
        .orderBy('suyo.id', 'desc')
        .limit(cantidad)
        .execute();
    case 'DESTACADO':
      return await destacados(connection)
        .where('suyo.id', '<', antesDe)
        .orderBy('suyo.id', 'desc')
        .limit(cantidad)
        .execute();
    case 'PREGUNTA':
      return await preguntas(connection)
        .where('suyo.id', '<', antesDe)
        .orderBy('suyo.id', 'desc')
        .limit(cantidad)
        .execute();
  }
}

type MensajeNuevo = Insertable<MensajesGlobalesTable>;
type DestacadoNuevo = Insertable<BannersTable>;
type PreguntaNueva = Insertable<PreguntasAyudaTable>;
export type ContenidoNuevo =
  | { clase: 'MENSAJE'; valores: MensajeNuevo }
  | { clase: 'DESTACADO'; valores: DestacadoNuevo }
  | { clase: 'PREGUNTA'; valores: PreguntaNueva };

function inserting(trx: Connection, nuevo: ContenidoNuevo) {
  switch (nuevo.clase) {
    case 'MENSAJE':
      return trx.insertInto('mensajes_globales').values(nuevo.valores).returning('id');
    case 'DESTACADO':
      return trx.insertInto('banners').values(nuevo.valores).returning('id');
    case 'PREGUNTA':
      return trx.insertInto('preguntas_ayuda').values(nuevo.valores).returning('id');
  }
}

export async function insertContenido(trx: Connection, nuevo: ContenidoNuevo): Promise<number> {
  const { id } = await inserting(trx, nuevo).executeTakeFirstOrThrow();
  return id;
}

/** What it says, written anew; which question a text of the help is about stays. */
export async function updateContenido(trx: Connection, id: number, nuevo: ContenidoNuevo): Promise<void> {
  switch (nuevo.clase) {
    case 'MENSAJE':
      await trx.updateTable('mensajes_globales').set(nuevo.valores).where('id', '=', id).execute();
      return;
    case 'DESTACADO':
      await trx.updateTable('banners').set(nuevo.valores).where('id', '=', id).execute();
      return;
    case 'PREGUNTA':
      await trx
        .updateTable('preguntas_ayuda')
        .set((row) => ({ ...nuevo.valores, sobre: row.ref('sobre') }))
        .where('id', '=', id)
        .execute();
  }
}

/** Nobody else changes it in this transaction. */
export const lockContenido = (trx: Connection, clase: ClaseDeContenido, id: number) =>
  trx
    .updateTable(TABLA[clase])
    .set((row) => ({ revision: row.ref('revision') }))
    .where('id', '=', id)
    .execute();

/** How its life goes on. */
export const saveVida = (
  trx: Connection,
  { clase, id }: Pick<Contenido, 'clase' | 'id'>,
  vida: Partial<
    Selectable<VidaColumns> & {
      fecha_desde: string;
      fecha_hasta: string | null;
    }
  >,
) => trx.updateTable(TABLA[clase]).set(vida).where('id', '=', id).execute();

/** How many accounts see what is for an audience, up to a bound: nobody counts a million to say that there are many. */
export async function countCuentas(connection: Connection, publico: Publico, hasta: number): Promise<number> {
  const some = connection
    .selectFrom('usuarios')
    .select('usuarios.id')
    .$if(publico === 'CON_DOMINIOS', (all) =>
      all.where((is) =>
        is.exists(
          is
            .selectFrom('dominio_usuarios')
            .select('dominio_id')
            .whereRef('dominio_usuarios.usuario_id', '=', 'usuarios.id')
            .limit(1),
        ),
      ),
    )
    .limit(hasta);
  const { cuantas } = await connection
    .selectFrom(some.as('algunas'))
    .select(sql<number>`count(*)`.as('cuantas'))
    .executeTakeFirstOrThrow();
  return Number(cuantas);
}
