import { Tag } from '~/components/tag';

const STATES: Record<string, { palabra: string; significa: string }> = {
  ABIERTO: {
    palabra: 'Abierta',
    significa: 'Falta la respuesta del registro, que le llega también por correo.',
  },
  RESPONDIDO: { palabra: 'Respondida', significa: 'El registro respondió. Puede agregar algo o cerrarla.' },
  CERRADO: {
    palabra: 'Cerrada',
    significa: 'No admite más mensajes. Si necesita algo más, envíe otra consulta.',
  },
};

/** State of a ticket in a word. */
export function TicketState({ estado }: { estado: string }) {
  return <Tag tono={estado === 'ABIERTO' ? 'info' : 'neutro'}>{STATES[estado]?.palabra ?? estado}</Tag>;
}

/** What the state means, and who is to act. */
export const meaningOf = (estado: string): string => STATES[estado]?.significa ?? '';
