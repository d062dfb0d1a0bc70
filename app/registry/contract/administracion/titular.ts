import { z } from 'zod';
import { id, operacion, privada, texto } from '../base';
import { contactoEntrada } from '../formas';
import { respuestaEdicion, version } from './formas';

const tags = ['Administración'];
const nada = z.null().optional();

/** Handing a domain over (spec 4, 9): a line of the cart, done when the purchase is confirmed. */
export const titular = {
  /**
   * Puts the transfer in the cart: 'El dominio X ya está en el carrito como transferencia de titular.' where it is there.
   * Once bought, who gets the name is invited by mail to take it into their account.
   */
  transferirTitular: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/dominio/transferir-titular',
      summary: 'Agregar al carrito la transferencia del titular',
      tags,
    },
    {
      acciones: ['transferirTitular'],
      otros: ['CAMPOS', 'NO_HABILITADA', 'YA_EN_CARRITO'],
      confirma: 'transferirTitular',
    },
  )
    .input(
      z.object({
        nombreDominio: texto,
        idDominioCore: id.nullish(),
        eliminarCuentaPago: z.boolean().default(true),
        modificarAdministrador: z.boolean().default(false),
        /**
         * It is a sale: the new holder takes the name 72 hours after it is confirmed, and it cannot be taken back from then on
         * (`vuelta.volver`; this project's own).
         */
        venta: z.boolean().default(false),
        contactoDTO: contactoEntrada,
        /** Places of the specification for payment and billing, always null. */
        pagoVentaDTO: nada,
        templateCuentaPagoDTO: nada,
        /** The cart to add to (this project's own). */
        uuidVenta: texto.nullish(),
        version,
        operacion,
      }),
    )
    .output(respuestaEdicion.extend({ uuidVenta: z.string().nullable() })),

  /** The feature flag: `codigo` is the string 'true' where holders can be transferred. */
  isTransferenciaTitularEnabled: privada({
    method: 'GET',
    path: '/usuario/administracion/is-transferencia-titular-enabled',
    summary: 'Saber si se puede transferir el titular',
    tags,
  }).output(z.object({ codigo: z.enum(['true', 'false']) })),
};
