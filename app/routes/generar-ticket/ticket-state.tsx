import { Tag } from '~/components/tag';

/** State of a ticket in a word. */
export function TicketState({ estado }: { estado: string }) {
  if (estado === 'ABIERTO') return <Tag tono="info">En curso</Tag>;
  return <Tag>{estado === 'CERRADO' ? 'Respondida' : estado}</Tag>;
}
