import * as address from '~/addresses';
import { Summary } from '~/components/summary';
import type { TemplateCuentaPago } from '~/registry/contract/formas';

/** The account that pays. */
export function AccountSummary({ cuentaPago: { nombre, cuenta } }: { cuentaPago: TemplateCuentaPago }) {
  const change = { href: address.pasoDeCompra('tres'), what: 'la forma de pago' };
  return (
    <section>
      <h2>Forma de pago</h2>
      <Summary rows={[{ label: 'Cuenta', value: <Account nombre={nombre} cuenta={cuenta} />, change }]} />
    </section>
  );
}

/** The account in full, as its payer reads it again before they confirm: its number, how it is paid and whose it is. */
function Account({ nombre, cuenta }: Pick<TemplateCuentaPago, 'nombre' | 'cuenta'>) {
  const { formaPago, tipoDocumento, nroDocumento, pais } = cuenta;
  return (
    <>
      {nombre}, número {cuenta.cuenta}
      <br />
      <span className="light">
        {formaPago.nombre}&nbsp;· {tipoDocumento.nombre} {nroDocumento} ({pais.nombre})
      </span>
    </>
  );
}
