import { DateText } from '~/components/date-text';
import { Summary } from '~/components/summary';
import type { TransferenciaPedida } from '~/registry/contract/oficina/transferencias';

/** Whose a name is, who asked for it, and until when that waits. */
export const RequestSeen = ({ pedida }: { pedida: TransferenciaPedida }) => (
  <Summary
    rows={[
      { label: 'Titular', value: pedida.titular },
      { label: 'Vence', value: <DateText value={pedida.vence} /> },
      { label: 'La pidió', value: pedida.gana },
      { label: 'Pedida', value: <DateText value={pedida.desde} withTime /> },
      { label: 'Espera hasta', value: <DateText value={pedida.hasta} withTime /> },
    ]}
  />
);
