import * as address from '~/addresses';
import { CONTINUAR_COMPRA } from '~/registry/domain/words/carrito';

/** The way on that is offered where something was added to the cart. */
export const TO_THE_PURCHASE = { href: address.pasoDeCompra('dos'), texto: CONTINUAR_COMPRA };
