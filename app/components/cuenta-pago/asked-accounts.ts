import { CUENTA_NUEVA } from '~/registry/contract/ids';
import { screenForm } from '../form/screen-form';

/** A new payment account (spec 5): in My data, in a purchase and in a renewal. */
export const CUENTA_PAGO = screenForm('cuenta', {
  idFormaPago: 'text',
  nombre: 'text',
  cuenta: 'text',
  idPais: 'text',
  idTipoDocumento: 'text',
  nroDocumento: 'text',
});

/** The same beside the accounts that there are: `cuentaPago` says which, or `NUEVA`. */
export const PAGO = screenForm('quien-paga', {
  idFormaPago: 'text',
  cuentaPago: 'text',
  nombre: 'text',
  cuenta: 'text',
  idPais: 'text',
  idTipoDocumento: 'text',
  nroDocumento: 'text',
});

/** The same as a step of its own, with the names whose next renewals the account pays for too. */
export const PASO_DE_PAGO = screenForm('quien-paga', { ...PAGO.fields, proximas: 'several' });

/** The choice of a new account. */
export const NUEVA = String(CUENTA_NUEVA);

/** Uruguay: the country a new account begins with (spec 9). */
export const URUGUAY = 1;

/** Debit on the telephone bill: how a new account is paid at first (spec 9). */
export const FACTURA_TELEFONIA = 1;
