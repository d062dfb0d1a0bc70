import { Link } from '@remix-run/react';
import * as address from '~/addresses';
import { AccountSummary } from '~/components/cuenta-pago/account-summary';
import { NoticeAt } from '~/components/frame/message-box';
import { RowActions } from '~/components/layout';
import type { Info } from './domain.server';
import { type Caidas, WhyMissing } from './failed-section';
import { nameOf } from './name-of';
import { Payments } from './payments';
import type { PaymentsTold } from './payments.server';

interface PaymentAccountProps {
  info: Info;
  /** What is charged to it next, and when; or that nothing is. */
  renovacion: string | null;
  historial: PaymentsTold | null;
  caidas: Caidas;
}

/** The account the name is charged to; its numbers in full only for the holder (spec 6). */
export function PaymentAccount({ info, renovacion, historial, caidas }: PaymentAccountProps) {
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
      <Changes info={info} />
      {historial && <Payments historial={historial} />}
      <WhyMissing seccion="precio" caidas={caidas} />
      <WhyMissing seccion="pagos" caidas={caidas} />
    </section>
  );
}

function Changes({ info }: { info: Info }) {
  const { cuentaPago, motivos = {} } = info;
  const nombre = nameOf(info);
  return (
    <RowActions>
      {!motivos.cambiarCuentaPago && (
        <li>
          <Link to={address.accionDominio('cambiar-forma-de-pago', nombre)} preventScrollReset>
            {cuentaPago === null ? 'Asociar una forma de pago' : 'Cambiar la forma de pago'}
          </Link>
        </li>
      )}
      {cuentaPago !== null && !motivos.quitarCuentaPago && (
        <li>
          <Link to={address.accionDominio('quitar-forma-de-pago', nombre)} preventScrollReset>
            Quitar la forma de pago
          </Link>
        </li>
      )}
      {cuentaPago !== null && !motivos.renovacionAutomatica && (
        <li>
          <Link to={address.accionDominio('renovacion-automatica', nombre)} preventScrollReset>
            {info.renovacionAutomatica
              ? 'Desactivar la renovación automática'
              : 'Activar la renovación automática'}
          </Link>
        </li>
      )}
    </RowActions>
  );
}
