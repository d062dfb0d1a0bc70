import { type ExpressionBuilder, sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { Tables } from '~/database/tables';
import type { Cola } from '../../../domain/consultas';
import type { Ticket } from '../../tickets/store';

/** A list goes on after the last that was shown. */
export interface Desde {
  vence: string;
  id: number;
}

const ESTADO: Record<Cola, Ticket['estado']> = {
  mias: 'ABIERTO',
  libres: 'ABIERTO',
  vencidas: 'ABIERTO',
  todas: 'ABIERTO',
  respondidas: 'RESPONDIDO',
  cerradas: 'CERRADO',
};

/** Tickets with who attends them. */
const conQuien = (connection: Connection) =>
  connection
    .selectFrom('tickets')
    .leftJoin('usuarios', 'usuarios.id', 'tickets.asignado_a')
    .leftJoin('funcionarios', 'funcionarios.usuario_id', 'tickets.asignado_a')
    .selectAll('tickets')
    .select([
      'usuarios.nombre as atiende_nombre',
      'usuarios.login as atiende_login',
      'funcionarios.id as funcionario_id',
    ]);

export type TicketConQuien = Awaited<ReturnType<ReturnType<typeof conQuien>['execute']>>[number];

type On = ExpressionBuilder<Tables, 'tickets'>;
const despuesDe = (is: On, { vence, id }: Desde, sign: '>' | '<') =>
  is(is.refTuple('tickets.vence_en', 'tickets.id'), sign, is.tuple(vence, id));

/** A part of a list, in the order of an index: what waits by when it is due, the rest the last first. */
export function listCola(
  connection: Connection,
  cola: Cola,
  {
    usuarioId,
    ahora,
    desde,
    cantidad,
  }: { usuarioId: number; ahora: string; desde: Desde | undefined; cantidad: number },
): Promise<TicketConQuien[]> {
  const [order, sign] = ESTADO[cola] === 'ABIERTO' ? (['asc', '>'] as const) : (['desc', '<'] as const);
  return conQuien(connection)
    .where('tickets.estado', '=', ESTADO[cola])
    .$if(cola === 'mias', (some) => some.where('tickets.asignado_a', '=', usuarioId))
    .$if(cola === 'libres', (some) => some.where('tickets.asignado_a', 'is', null))
    .$if(cola === 'vencidas', (some) => some.where('tickets.vence_en', '<=', ahora))
    .$if(desde !== undefined, (some) =>
      some.where((is) => despuesDe(is, desde ?? { vence: '', id: 0 }, sign)),
    )
    .orderBy('tickets.vence_en', order)
    .orderBy('tickets.id', order)
    .limit(cantidad)
    .execute();
}

export const findConQuien = (connection: Connection, id: number): Promise<TicketConQuien | undefined> =>
  conQuien(connection).where('tickets.id', '=', id).executeTakeFirst();

/** Those of the same person as a ticket (`esDelMismo`) that are not closed, the last ones first. */
export const listDelMismo = (
  connection: Connection,
  { id, usuario_id, email }: Ticket,
  cantidad: number,
): Promise<TicketConQuien[]> =>
  conQuien(connection)
    .where((is) =>
      usuario_id === null
        ? is.and([
            is('tickets.usuario_id', 'is', null),
            is((fn) => fn.fn('lower', ['tickets.email']), '=', email.toLowerCase()),
          ])
        : is('tickets.usuario_id', '=', usuario_id),
    )
    .where('tickets.estado', '<>', 'CERRADO')
    .where('tickets.id', '<>', id)
    .orderBy('tickets.id', 'desc')
    .limit(cantidad)
    .execute();

/** How many wait, of a kind; no more are counted than a bound. */
export async function countAbiertas(
  connection: Connection,
  cual: { asignadoA: number | null } | { vencidasAl: string },
  hasta: number,
): Promise<number> {
  const some = connection
    .selectFrom('tickets')
    .select('id')
    .where('estado', '=', 'ABIERTO')
    .where((is) => {
      if ('vencidasAl' in cual) return is('vence_en', '<=', cual.vencidasAl);
      return cual.asignadoA === null ? is('asignado_a', 'is', null) : is('asignado_a', '=', cual.asignadoA);
    })
    .limit(hasta);
  const { cuantas } = await connection
    .selectFrom(some.as('algunas'))
    .select(sql<number>`count(*)`.as('cuantas'))
    .executeTakeFirstOrThrow();
  return Number(cuantas);
}

/** The ticket, for this transaction alone. */
export const lockTicket = (trx: Connection, id: number): Promise<Ticket | undefined> =>
  trx
    .updateTable('tickets')
    .set((ticket) => ({ version: ticket.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** What changes of a ticket and is nothing to who answers it. */
export const saveAtencion = (
  trx: Connection,
  id: number,
  atencion: Partial<Pick<Ticket, 'asignado_a' | 'clase' | 'prioridad' | 'vence_en'>>,
) => trx.updateTable('tickets').set(atencion).where('id', '=', id).execute();

/** Those that go on in a ticket. */
export const listUnidas = (connection: Connection, id: number) =>
  connection
    .selectFrom('tickets')
    .select(['id', 'creado_en'])
    .where('unida_a', '=', id)
    .orderBy('id')
    .execute();
