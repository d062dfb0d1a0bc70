import { Link } from '@remix-run/react';
import * as address from '~/addresses';
import { AccountSummary } from '~/components/cuenta-pago/account-summary';
import { DateText } from '~/components/date-text';
import { NoticeAt } from '~/components/frame/message-box';
import { moneyWithVat } from '~/format';
import type { Info } from './domain.server';
import { type Caidas, WhyMissing } from './failed-section';
import { nameOf } from './name-of';
import { type Historial, Payments } from './payments';

interface PaymentAccountProps {
  info: Info;
  precio: number | null;
  historial: Historial | null;
  caidas: Caidas;
}

/** The account the name is charged to; its numbers in full only for the holder (spec 6). */
export function PaymentAccount({ info, precio, historial, caidas }: PaymentAccountProps) {
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
          <Renewal info={info} precio={precio} />
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

/** What is charged to it next, and when; or that nothing is (decision r). */
function Renewal({ info, precio }: { info: Info; precio: number | null }) {
  const { fechaVencimiento } = info.dominio.dominioCore;
  if (info.eliminado) return null;
  if (info.vencido)
    return <p>Está vencido: ya no se renueva automáticamente. Para que siga en vigor, renuévelo.</p>;
  if (!info.renovacionAutomatica) return <p>Renovación automática: desactivada. No se le debita nada.</p>;
  return (
    <p>
      Renovación automática: activada. El <DateText value={fechaVencimiento} /> se debita un año
      {precio === null ? '' : `, ${moneyWithVat(precio)} al precio que se sabe hoy`}.
    </p>
  );
}

function Changes({ info }: { info: Info }) {
  const { cuentaPago, motivos = {} } = info;
  const nombre = nameOf(info);
  return (
    <ul className="row-actions">
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
    </ul>
  );
}
