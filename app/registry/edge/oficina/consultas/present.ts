import { Temporal } from 'temporal-polyfill';
import { ZONA } from '~/base/clock.server';
import type { ConsultaEnLista } from '../../../contract/oficina/consultas';
import { ticketNumber, urgenciaDe } from '../../../domain/consultas';
import { venceEnDe } from '../../tickets/plazo';
import { llamado } from '../llamado';
import type { TicketConQuien } from './store';

/** A question as a list has it: nothing of who asked. */
export function consultaEnLista(
  ticket: TicketConQuien,
  { usuarioId, now }: { usuarioId: number; now: Temporal.Instant },
): ConsultaEnLista {
  const { id, asunto, clase, prioridad, estado, creado_en, asignado_a } = ticket;
  const vence = venceEnDe(ticket);
  return {
    id,
    numero: ticketNumber(id, creado_en),
    asunto,
    clase,
    prioridad,
    estado,
    llego: creado_en,
    vence,
    urgencia: urgenciaDe(Temporal.Instant.from(vence), now, ZONA),
    atiende:
      asignado_a === null
        ? null
        : {
            id: ticket.funcionario_id ?? 0,
            nombre: llamado({ nombre: ticket.atiende_nombre, login: ticket.atiende_login }),
            esUsted: asignado_a === usuarioId,
          },
  };
}
