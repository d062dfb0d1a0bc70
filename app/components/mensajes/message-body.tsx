import { DateText } from '~/components/date-text';
import { Paragraphs } from '~/components/paragraphs';
import { PriorityTag } from '~/components/priority-tag';
import type { MensajeGlobal } from '~/registry/contract/mensajes';

/** A message as it is read. */
export function MessageBody({ mensaje: { mensaje, fechaDesde, prioridad } }: { mensaje: MensajeGlobal }) {
  return (
    <>
      <p>
        <DateText value={fechaDesde} /> <PriorityTag prioridad={prioridad} />
      </p>
      <Paragraphs text={mensaje} />
    </>
  );
}
