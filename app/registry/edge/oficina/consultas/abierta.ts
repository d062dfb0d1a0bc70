import type { Temporal } from 'temporal-polyfill';
import { secondsBefore } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Id } from '../../../contract/ids';
import { MINUTOS_A_LA_VISTA, ticketNumber } from '../../../domain/consultas';
import type { Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { fila } from '../../row-of-id';
import type { Ticket } from '../../tickets/store';
import { anotarActo } from '../historia';
import { findActo } from '../historia-store';
import { lockTicket } from './store';

/** The acts that open a question to who does them. */
export const TOMO = 'Tomó una consulta';
export const MIRO = 'Miró una consulta';

interface QuienMira {
  connection: Connection;
  now: Temporal.Instant;
  usuario: { id: number };
}

/**
 * Whether what somebody wrote to the registry is open to one of its people: to who attends it while it is not closed, and to who pressed to look
 * at it a short while ago. Nobody sees it without that it is written down.
 */
export async function isAbierta({ connection, now, usuario }: QuienMira, ticket: Ticket): Promise<boolean> {
  if (ticket.asignado_a === usuario.id && ticket.estado !== 'CERRADO') return true;
  const acto = await findActo(connection, {
    usuarioId: usuario.id,
    clase: 'consulta',
    sobre: ticketNumber(ticket.id, ticket.creado_en),
    actos: [TOMO, MIRO],
    desde: secondsBefore(now, MINUTOS_A_LA_VISTA * 60),
  });
  return acto !== undefined;
}

const SIN_ABRIR = 'Para hacer esto, primero abra la consulta con «Tomar» o con «Mirar».';

/** A question, for this change alone. */
export async function lockConsulta({ trx }: Op, id: Id): Promise<Ticket> {
  const ticket = await lockTicket(trx, fila(id));
  if (!ticket) throw notFound();
  return ticket;
}

/** The same, which who calls has to have opened. */
export async function lockAbierta(op: Op, id: Id): Promise<Ticket> {
  const ticket = await lockConsulta(op, id);
  if (!(await isAbierta({ ...op, connection: op.trx }, ticket))) throw new Rechazo('ESTADO', SIN_ABRIR);
  return ticket;
}

const MOTIVO = 'Atención de consultas.';

/** Writes an act over a question down: by its number, and without a word of what somebody wrote. */
export const anotarDeConsulta = (
  op: Op,
  ticket: Pick<Ticket, 'id' | 'creado_en'>,
  acto: string,
  cambio: { antes?: object; despues?: object } = {},
): Promise<void> =>
  anotarActo(op, {
    acto,
    clase: 'consulta',
    sobre: ticketNumber(ticket.id, ticket.creado_en),
    motivo: MOTIVO,
    ...cambio,
  });
