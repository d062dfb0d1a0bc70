import { AccountSummary } from '~/components/cuenta-pago/account-summary';
import type { Info } from './domain.server';

/** The account the name is charged to; its numbers in full only for the holder (spec 6). */
export function PaymentAccount({ info: { cuentaPago } }: { info: Info }) {
  return (
    <section aria-labelledby="pago">
      <h2 id="pago">Forma de pago</h2>
      {cuentaPago === null ? (
        <p>El dominio no tiene forma de pago asociada.</p>
      ) : (
        <>
          <AccountSummary cuenta={cuentaPago} />
          <p className="hint">
            {cuentaPago.fechaAsociacionFormateada && `Asociada el ${cuentaPago.fechaAsociacionFormateada}. `}
            {cuentaPago.enmascarada && 'Sólo el titular ve los números completos.'}
          </p>
        </>
      )}
    </section>
  );
}
