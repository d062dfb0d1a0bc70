import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { Tag } from '~/components/tag';
import type { TicketDTO } from '~/registry/contract/ticket';

const WORDS: Record<string, string> = {
  ABIERTO: 'Abierta',
  RESPONDIDO: 'Respondida',
  CERRADO: 'Cerrada',
};

/** State of a ticket in a word. */
export function TicketState({ estado }: { estado: string }) {
  return <Tag tono={estado === 'ABIERTO' ? 'info' : 'neutro'}>{WORDS[estado] ?? estado}</Tag>;
}

/** What the state means, who is to act, and by when; `isLate` where the promised moment has passed. */
export function Meaning({ ticket, isLate }: { ticket: TicketDTO; isLate: boolean }) {
  const { estado, responderAntesDe } = ticket;
  if (estado === 'RESPONDIDO') return 'El Registro .uy respondió. Puede agregar algo o cerrarla.';
  if (estado === 'CERRADO')
    return (
      <>
        No recibe más respuestas ni mensajes. Si necesita algo más,{' '}
        <a href={address.generarTicket()}>envíe otra consulta</a>.
      </>
    );
  if (estado !== 'ABIERTO') return null;
  if (responderAntesDe === null)
    return 'Falta la respuesta del Registro .uy, que le llega también por correo.';
  return (
    <>
      Falta la respuesta del Registro .uy, que le llega también por correo:{' '}
      {isLate ? 'está demorada, era para antes del' : 'antes del'}{' '}
      <DateText value={responderAntesDe} withTime />.
    </>
  );
}
