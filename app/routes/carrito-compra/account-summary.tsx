import * as address from '~/addresses';
import { Summary } from '~/components/summary';
import type { TemplateCuentaPago } from '~/registry/contract/formas';

/** The account that pays. */
export function AccountSummary({ cuentaPago: { nombre, cuenta } }: { cuentaPago: TemplateCuentaPago }) {
  const change = { href: address.pasoDeCompra('tres'), what: 'la forma de pago' };
  return (
    <section>
      <h2>Forma de pago</h2>
      <Summary
        rows={[
          { label: 'Forma de pago', value: cuenta.formaPago.nombre, change },
          { label: 'Cuenta', value: `${nombre}, número ${cuenta.cuenta}` },
          { label: cuenta.tipoDocumento.nombre, value: `${cuenta.nroDocumento} (${cuenta.pais.nombre})` },
        ]}
      />
    </section>
  );
}
