import { type Insertable, sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { forgetAll } from '~/database/delete-in-batches';
import type { PedidosTable } from '~/database/tables/pedidos';

/** Keeps what became of a request; of several failures of one request the first. */
export const insertPedido = (connection: Connection, pedido: Insertable<PedidosTable>) =>
  connection
    .insertInto('pedidos')
    .values(pedido)
    .onConflict((conflict) => conflict.column('referencia').doNothing())
    .execute();

/** What is known of one, with the account of who asked. */
export const findPedido = (connection: Connection, referencia: string) =>
  connection
    .selectFrom('pedidos')
    .leftJoin('usuarios', 'usuarios.oid', 'pedidos.oid')
    .selectAll('pedidos')
    .select(['usuarios.id as usuario_id', 'usuarios.login'])
    .where('referencia', '=', referencia)
    .executeTakeFirst();

/** Forgets those of before a moment. */
export const forgetPedidos = (connection: Connection, antes: Temporal.Instant) =>
  forgetAll(connection, { table: 'pedidos', key: ['referencia'], isOver: sql`momento < ${stamp(antes)}` });

/** So many of what somebody did last are looked through: what is older than that was not in a request of days ago. */
const A_MIRAR = 200;

interface Entre {
  desde: string;
  hasta: string;
}

/** What happened to names by somebody between two moments, by name and what. */
export async function hechosDe(connection: Connection, usuarioId: number, { desde, hasta }: Entre) {
  const last = connection
    .selectFrom('dominio_historia')
    .select(['nombre', 'suceso', 'momento'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('id', 'desc')
    .limit(A_MIRAR)
    .as('ultimos');
  return connection
    .selectFrom(last)
    .select((all) => ['suceso', all.fn.countAll().as('cuantos')])
    .where('momento', '>=', desde)
    .where('momento', '<=', hasta)
    .groupBy('suceso')
    .orderBy('suceso')
    .execute();
}

/** How many of their names of that time wait to be published. */
export async function porPublicar(connection: Connection, usuarioId: number, { desde, hasta }: Entre) {
  const last = connection
    .selectFrom('dominio_historia')
    .select(['nombre', 'momento'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('id', 'desc')
    .limit(A_MIRAR)
    .as('ultimos');
  const { cuantos } = await connection
    .selectFrom(last)
    .innerJoin('dominio_publicaciones', 'dominio_publicaciones.nombre', 'ultimos.nombre')
    .select((all) => all.fn.count('dominio_publicaciones.nombre').distinct().as('cuantos'))
    .where('momento', '>=', desde)
    .where('momento', '<=', hasta)
    .executeTakeFirstOrThrow();
  return Number(cuantos);
}

/** Mails to somebody's own address that were written between two moments, by what became of them. */
export async function correosDe(connection: Connection, usuarioId: number, { desde, hasta }: Entre) {
  return connection
    .selectFrom('correos_salientes')
    .select((all) => ['estado', all.fn.countAll().as('cuantos')])
    .where((is) =>
      is(
        'para',
        'in',
        is
          .selectFrom('contactos')
          .innerJoin('contactos_predeterminados as suyo', 'suyo.contacto_id', 'contactos.id')
          .select((row) => row.fn.coalesce('contactos.email', 'contactos.email_publico').as('correo'))
          .where('suyo.usuario_id', '=', usuarioId),
      ),
    )
    .where('creado_en', '>=', desde)
    .where('creado_en', '<=', hasta)
    .groupBy('estado')
    .orderBy('estado')
    .execute();
}

/** What somebody did at the desk between two moments. */
export async function actosEntre(connection: Connection, usuarioId: number, { desde, hasta }: Entre) {
  const last = connection
    .selectFrom('oficina_historia')
    .select(['acto', 'momento'])
    .where('cadena', '=', usuarioId)
    .orderBy('lugar', 'desc')
    .limit(A_MIRAR)
    .as('ultimos');
  return connection
    .selectFrom(last)
    .select((all) => ['acto', all.fn.countAll().as('cuantos')])
    .where('momento', '>=', desde)
    .where('momento', '<=', hasta)
    .groupBy('acto')
    .orderBy('acto')
    .execute();
}
