import { money } from '~/format';
import { CUENTA_VISIBLE, mask } from '../../cuentas/rules';

/** What the history of the desk says of money that was given back: how much, in centésimos, and to which account, as the desk shows its number. */
export const devolvio = (importe: number, numero: string): string =>
  `Devolvió ${money(importe)} a la cuenta ${mask(numero, CUENTA_VISIBLE)}`;
