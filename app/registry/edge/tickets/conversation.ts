import { stamp } from '~/base/clock.server';
import { formularioMensaje, mapErroresDe } from '../../contract/formularios';
import { ticketNumber } from '../../domain/consultas';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import { persona } from '../implement';
import { fila } from '../row-of-id';
import { tellSupport } from './notices';
import { tooManyLines } from './per-day';
import { venceDe } from './plazo';
import { findTicket, insertMensaje, lockOpen, setEstado } from './store';

const CERRADO = 'La consulta está cerrada. Si necesita algo más, envíe otra.';

/** The caller's own ticket, locked while it takes something more. */
async function ownOpen({ trx, usuario }: Op, id: number) {
  if (!(await findTicket(trx, usuario.id, id))) throw notFound();
  return lockOpen(trx, id);
}

/** What is left to somebody whose ticket is closed. */
async function comoSigue({ trx, usuario }: Op, id: number): Promise<string> {
  const unidaA = (await findTicket(trx, usuario.id, id))?.unida_a;
  const otra = unidaA && (await findTicket(trx, usuario.id, unidaA));
  return otra
    ? `Esta consulta sigue en la ${ticketNumber(otra.id, otra.creado_en)}: agréguelo allí, desde Mis consultas.`
    : CERRADO;
}

/** Adds to a ticket: the registry is to answer again. */
export const agregar = cambio(persona.ticket.agregar, async (op, input) => {
  const read = formularioMensaje.safeParse(input);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  const ticket = await ownOpen(op, fila(input.id));
  if (!ticket) throw new Rechazo('TICKET_CERRADO', await comoSigue(op, fila(input.id)));
  const tooMany = await tooManyLines(op.trx, op.usuario.id, op.now);
  if (tooMany) throw new Rechazo('DEMASIADAS', tooMany);
  const { mensaje: texto } = read.data;
  const id = await insertMensaje(op.trx, ticket.id, { autor: 'PERSONA', texto, creado_en: stamp(op.now) });
  // what waits already is not put off by one more line
  const desdeAhora = ticket.estado === 'ABIERTO' ? {} : { vence_en: venceDe(ticket, op.now) };
  await setEstado(op.trx, ticket.id, 'ABIERTO', desdeAhora);
  await tellSupport(op, ticket, { clave: `mensaje:${id}`, texto, archivos: [] });
  return { mensaje: '' };
});

/** Nothing more is expected of it; a second time changes nothing. */
export const cerrar = cambio(persona.ticket.cerrar, async (op, input) => {
  const ticket = await ownOpen(op, fila(input.id));
  if (ticket) await setEstado(op.trx, ticket.id, 'CERRADO');
  return { mensaje: '' };
});
