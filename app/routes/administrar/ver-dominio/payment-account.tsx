import { AccountSummary } from '~/components/cuenta-pago/account-summary';
import { NoticeAt } from '~/components/frame/message-box';
import { type DeedLink, DeedLinks } from './deed-links';
import type { Info } from './domain.server';
import { type Caidas, WhyMissing } from './failed-section';
import { Payments } from './payments';
import type { PaymentsTold } from './payments.server';

interface PaymentAccountProps {
  info: Info;
  /** What is charged to it next, and when; or that nothing is. */
  renovacion: string | null;
  cambios: readonly DeedLink[];
  historial: PaymentsTold | null;
  caidas: Caidas;
}

/** The account the name is charged to; its numbers in full only for the holder (spec 6). */
export function PaymentAccount({ info, renovacion, cambios, historial, caidas }: PaymentAccountProps) {
  const { cuentaPago } = info;
  return (
    <section className="card in-row" aria-labelledby="pago">
      <h2 id="pago">Forma de pago</h2>
      <NoticeAt lugar="pago" />
      {cuentaPago === null ? (
        <p>El dominio no tiene forma de pago asociada.</p>
      ) : (
        <>
          <AccountSummary cuenta={cuentaPago} asociada={cuentaPago.fechaAsociacionFormateada} />
          {renovacion && <p>{renovacion}</p>}
          {cuentaPago.enmascarada && <p className="hint">Solo el titular ve los números completos.</p>}
        </>
      )}
      <DeedLinks deeds={cambios} />
      {historial && <Payments historial={historial} />}
      <WhyMissing seccion="precio" caidas={caidas} />
      <WhyMissing seccion="pagos" caidas={caidas} />
    </section>
  );
}
