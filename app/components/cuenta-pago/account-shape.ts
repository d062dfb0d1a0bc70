import { formShape } from '../form/shape';

/** A new payment account (spec 5): in My data, in a purchase and in a renewal. */
export const CUENTA_PAGO = formShape('cuenta', {
  idFormaPago: 'text',
  nombre: 'text',
  cuenta: 'text',
  idPais: 'text',
  idTipoDocumento: 'text',
  nroDocumento: 'text',
});

/** The same beside the accounts that there are: `cuentaPago` says which, or `NUEVA`. */
export const PAGO = formShape('quien-paga', {
  idFormaPago: 'text',
  cuentaPago: 'text',
  nombre: 'text',
  cuenta: 'text',
  idPais: 'text',
  idTipoDocumento: 'text',
  nroDocumento: 'text',
});

/** The choice and the id of a new account (spec 9). */
export const NUEVA = '-1';

/** Uruguay: the country a new account begins with (spec 9). */
export const URUGUAY = 1;

/** Debit on the telephone bill: how a new account is paid at first (spec 9). */
export const FACTURA_TELEFONIA = 1;
