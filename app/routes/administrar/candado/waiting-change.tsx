import type { ReactNode } from 'react';
import { DateText } from '~/components/date-text';
import { keyed } from '~/components/keyed';
import { Summary } from '~/components/summary';
import { capital, count } from '~/format';
import type { CambioPorAprobar } from '~/registry/contract/candado';

/** What would become of something: it is not yet. What it is now stands apart from what is decided about. */
function wouldBe(antes: string, despues: string): ReactNode {
  if (!antes) return `se agregaría ${despues}`;
  if (!despues) return `se quitaría ${antes}`;
  return (
    <>
      <span className="hint">Hoy: {antes}</span> <span className="below">Quedaría: {despues}</span>
    </>
  );
}

/** A change that waits for custodians: what it would do, who asks, until when, and how many approved it. */
export function WaitingChange({ cambio, children }: { cambio: CambioPorAprobar; children?: ReactNode }) {
  const { que, diferencias, quien, pedidoEn, venceEn, aprobaron, hacenFalta } = cambio;
  return (
    <>
      <Summary
        rows={[
          { label: 'Qué se pide', value: capital(que) },
          ...keyed(diferencias, ({ campo }) => campo).map(([, { campo, antes, despues }]) => ({
            label: campo,
            value: wouldBe(antes, despues),
          })),
          { label: 'Quién lo pide', value: quien },
          { label: 'Cuándo lo pidió', value: <DateText value={pedidoEn} withTime /> },
          {
            label: 'Hasta cuándo',
            value: (
              <>
                <DateText value={venceEn} withTime />.{' '}
                <span className="hint">Si nadie responde antes, no se hace.</span>
              </>
            ),
          },
          {
            label: 'Aprobaciones',
            value: `${aprobaron} de ${count(hacenFalta, 'necesaria', 'necesarias')}`,
          },
        ]}
      />
      {children}
    </>
  );
}
