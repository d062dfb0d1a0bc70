import { FACTURA_TELEFONIA, NUEVA, type PAGO, URUGUAY } from '~/components/cuenta-pago/account-shape';
import type { Typed } from '~/components/form/shape';
import type { TemplateCuentaPago } from '~/registry/contract/formas';

/** An account in one line: its name, its number and the bill it is debited on. */
export const accountLabel = ({ nombre, cuenta }: TemplateCuentaPago): string =>
  `${nombre}: cuenta ${cuenta.cuenta}, ${cuenta.formaPago.nombre}`;

/** What the form begins with: the account of the sale, the only account there is, or a new one. */
export function initialPayment(
  cuentas: readonly TemplateCuentaPago[],
  saved: TemplateCuentaPago | null,
): Partial<Typed<(typeof PAGO)['fields']>> {
  const chosen = saved ?? (cuentas.length === 1 ? cuentas[0] : undefined);
  return {
    idFormaPago: String(chosen?.cuenta.formaPago.id ?? FACTURA_TELEFONIA),
    cuentaPago: chosen ? String(chosen.id) : cuentas.length === 0 ? NUEVA : '',
    idPais: String(URUGUAY),
  };
}
