import { notFound } from '../../context';
import { fila } from '../../row-of-id';
import { findAnyTicket } from '../../tickets/store';
import { oficina } from '../implement';
import { isAbierta } from './abierta';
import { consultaEnLista } from './present';
import { listDelMismo } from './store';

/** As many as are offered: an older one is typed by its number. */
const ULTIMAS = 20;

export const delMismo = oficina.consultas.delMismo.handler(async ({ context, input }) => {
  const { connection, usuario, now } = context;
  const ticket = await findAnyTicket(connection, fila(input.id));
  if (!ticket) throw notFound();
  const found = (await isAbierta(context, ticket)) ? await listDelMismo(connection, ticket, ULTIMAS) : [];
  return { consultas: found.map((each) => consultaEnLista(each, { usuarioId: usuario.id, now })) };
});
