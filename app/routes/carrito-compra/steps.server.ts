import { PASOS, type Paso, pasoDeCompra } from '~/addresses';
import { CARRITO_VACIO } from '~/registry/domain/words/carrito';
import { ERROR_FORMA_PAGO, SIN_TITULAR } from '~/registry/domain/words/compras';
import { DEBE_SELECCIONAR_O_CREAR } from '~/registry/domain/words/cuentas';
import type { Wizard } from '~/session/wizard.server';

/** What has been given so far: all that decides which steps are open. */
export interface Avance {
  /** Lines in the cart, of any kind. */
  articulos: number;
  /** Registrations whose holder has not been given. */
  sinTitular: number;
  /** The payment account of the sale; `perdida` when it was chosen and can no longer be read. */
  cuenta: 'ninguna' | 'guardada' | 'perdida';
}

/** The purchase (spec 4 and 8). */
export const COMPRA: Wizard<Paso, Avance> = {
  pasos: PASOS,
  address: pasoDeCompra,
  needs: [
    { desde: 'dos', met: ({ articulos }) => articulos > 0, vuelve: 'uno', mensaje: CARRITO_VACIO },
    { desde: 'tres', met: ({ sinTitular }) => sinTitular === 0, vuelve: 'dos', mensaje: SIN_TITULAR },
    { desde: 'cuatro', met: ({ cuenta }) => cuenta !== 'perdida', vuelve: 'tres', mensaje: ERROR_FORMA_PAGO },
    {
      desde: 'cuatro',
      met: ({ cuenta }) => cuenta === 'guardada',
      vuelve: 'tres',
      // The one used last comes chosen: what is missing is that somebody says so.
      mensaje: `${DEBE_SELECCIONAR_O_CREAR}, y confirmarla con «Continuar».`,
    },
  ],
};
