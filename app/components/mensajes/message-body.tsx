import { DateText } from '~/components/date-text';
import { Paragraphs } from '~/components/paragraphs';
import { PriorityTag } from '~/components/priority-tag';
import type { MensajeGlobal } from '~/registry/contract/mensajes';

interface MessageBodyProps {
  mensaje: MensajeGlobal;
  /** To one person: when it came is told to the minute. */
  conHora?: boolean;
}

/** A message as it is read. */
export function MessageBody({ mensaje: { mensaje, fechaDesde, prioridad }, conHora }: MessageBodyProps) {
  return (
    <>
      <p>
        <DateText value={fechaDesde} withTime={conHora} /> <PriorityTag prioridad={prioridad} />
      </p>
      <Paragraphs text={mensaje} />
    </>
  );
}
