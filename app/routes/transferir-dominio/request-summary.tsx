import { DateText, NO_SE_INFORMA } from '~/components/date-text';
import { Summary } from '~/components/summary';
import { Tag } from '~/components/tag';
import { date, moneyWithVat } from '~/format';
import type { SolicitudTransferencia } from '~/registry/contract/transferencias-formas';
import { isHere, wordsOf } from './states';

/** A request: how it stands, what follows and by when, and what was asked for. */
export function RequestSummary({ solicitud }: { solicitud: SolicitudTransferencia }) {
  const { estado: word, tono, sigue } = wordsOf(solicitud);
  const { estado, fechaSolicitud, resueltaEn, vencimientoNuevo, importe } = solicitud;
  return (
    <Summary
      rows={[
        { label: 'Estado', value: <Tag tono={tono}>{word}</Tag> },
        { label: 'Qué sigue', value: <p>{sigue(solicitud)}</p> },
        { label: 'Número de referencia', value: <strong>{solicitud.referencia}</strong> },
        {
          label: isHere(solicitud) ? 'Registrador anterior' : 'Registrador actual',
          value: solicitud.registrador || NO_SE_INFORMA,
        },
        { label: 'Nuevo registrador', value: solicitud.nuevoRegistrador || NO_SE_INFORMA },
        { label: 'Fecha de solicitud', value: <DateText value={fechaSolicitud} withTime /> },
        ...(resueltaEn ? [{ label: 'Resuelta', value: <DateText value={resueltaEn} withTime /> }] : []),
        { label: 'Nuevo vencimiento', value: vencimientoNuevo ? date(vencimientoNuevo) : 'No cambia' },
        // Until when it can be confirmed, and what it will cost, is what follows.
        ...(estado === 'PENDING' && importe !== null
          ? []
          : [{ label: 'Importe', value: importe === null ? NO_SE_INFORMA : moneyWithVat(importe) }]),
      ]}
    />
  );
}
