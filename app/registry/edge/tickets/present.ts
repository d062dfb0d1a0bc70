import type { TicketDTO } from '../../contract/ticket';
import { ticketNumber } from '../../domain/consultas';
import { venceEnDe } from './plazo';
import type { Ticket, TicketArchivo, TicketMensaje } from './store';

/** A ticket as its author sees it; in a list what was written in it is left out. */
export function ticketDTO(
  ticket: Ticket,
  archivos: readonly TicketArchivo[],
  mensajes: readonly TicketMensaje[],
): TicketDTO {
  const { id, estado, nombre, email, asunto, mensaje, creado_en: fecha } = ticket;
  return {
    id,
    numero: ticketNumber(id, fecha),
    estado,
    responderAntesDe: estado === 'ABIERTO' ? venceEnDe(ticket) : null,
    nombre,
    email,
    telefono: ticket.telefono ?? '',
    dominio: ticket.dominio ?? '',
    asunto,
    mensaje,
    fecha,
    archivos: archivos
      .filter((archivo) => archivo.ticket_id === id)
      .map((archivo) => ({ id: archivo.id, nombre: archivo.nombre, tamanio: archivo.tamano })),
    mensajes: mensajes.map((each) => ({
      id: each.id,
      autor: each.autor,
      texto: each.texto,
      fecha: each.creado_en,
    })),
  };
}
