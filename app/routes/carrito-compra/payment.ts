import type { TemplateCuentaPago } from '~/registry/contract/formas';

/** The account select's value for a new account (spec 9). */
export const NUEVA = '-1';
/** Uruguay: the country a new account begins with (spec 9). */
export const URUGUAY = 1;
/** Debit on the telephone bill (spec 9). */
const FACTURA_TELEFONIA = 1;

/** Step three as typed. */
export type PaymentFields = {
  idFormaPago: string;
  cuentaPago: string;
  nombre: string;
  cuenta: string;
  idPais: string;
  idTipoDocumento: string;
  nroDocumento: string;
};

/** An account in one line: its name, its number and the bill it is debited on. */
export const accountLabel = ({ nombre, cuenta }: TemplateCuentaPago): string =>
  `${nombre}: cuenta ${cuenta.cuenta}, ${cuenta.formaPago.nombre}`;

/** What the form begins with: the account of the sale, the only account there is, or a new one. */
export function initialPayment(
  cuentas: readonly TemplateCuentaPago[],
  saved: TemplateCuentaPago | null,
): Partial<PaymentFields> {
  const chosen = saved ?? (cuentas.length === 1 ? cuentas[0] : undefined);
  return {
    idFormaPago: String(chosen?.cuenta.formaPago.id ?? FACTURA_TELEFONIA),
    cuentaPago: chosen ? String(chosen.id) : cuentas.length === 0 ? NUEVA : '',
    idPais: String(URUGUAY),
  };
}
