import { z } from 'zod';
import { centesimos, fecha, id, operacion, privada, texto } from '../base';
import { pagoVenta, templateEntrada } from '../formas';
import { respuestaCambio, version } from './formas';

const tags = ['Administración'];

/** Which name. `idDominioCore`, where it is sent, has to be its: a name registered anew meanwhile is another one. */
const cual = z.object({ nombreDominio: texto, idDominioCore: id.nullish(), version, operacion });

/** What it was shown to cost: where that is another by now, nothing is done nor charged (this project's own). */
const mostrado = centesimos.optional();

/** What is done to one domain as a whole (spec 4; decision z). Not the caller's: 404; not now or not by them: ERROR. */
export const acciones = {
  /** Gives the name up: it leaves the zone and can be recovered for its term (decision z). */
  liberar: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/dominio/liberar',
      summary: 'Liberar un dominio',
      tags,
    },
    { acciones: ['liberar'], otros: ['CAMPOS', 'EN_CURSO'], confirma: 'liberar' },
  )
    .input(cual)
    .output(respuestaCambio),

  /** Deletes the name for good: anyone may register it at once. The holder alone, with the name typed again. */
  eliminar: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/dominio/eliminar',
      summary: 'Eliminar un dominio definitivamente',
      tags,
    },
    { acciones: ['eliminar'], otros: ['CAMPOS'], confirma: 'eliminar' },
  )
    .input(
      cual.extend({
        /** The name as it was typed to confirm; clients of the specification confirm by themselves. */
        confirmacion: texto.optional(),
      }),
    )
    .output(respuestaCambio),

  /** Switches the automatic renewal of a name on or off; as it is already, nothing changes (this project's own). */
  renovacionAutomatica: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/dominio/renovacion-automatica',
      summary: 'Activar o desactivar la renovación automática',
      tags,
    },
    { acciones: ['renovacionAutomatica'] },
  )
    .input(cual.extend({ activa: z.boolean() }))
    .output(respuestaCambio),

  /**
   * Brings back a deleted name that is still in its recovery time. One that expired before is renewed with it, and its
   * account is charged, or `templateCuentaPagoDTO` where that one pays (this project's own).
   */
  recuperar: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/dominio/recuperar',
      summary: 'Recuperar un dominio eliminado',
      tags,
    },
    { acciones: ['recuperar'], otros: ['CAMPOS', 'EN_CURSO'] },
  )
    .input(
      cual.extend({
        /** Kept in the history, up to 500 characters. */
        motivo: texto.nullish(),
        templateCuentaPagoDTO: templateEntrada.nullish(),
        importe: mostrado,
      }),
    )
    .output(respuestaCambio.extend({ uuidVenta: z.string().nullable() })),

  /**
   * Renews for a year (spec 9): charged at once where `compraInmediata`, otherwise a line of the cart `uuidVenta` says.
   * Without `templateCuentaPagoDTO` the name's own account pays; with it, that one, new or existing, which becomes the
   * name's where `asociarTemplateCuenta`. A name renewed since `fechaVencimiento` was read is not renewed twice.
   */
  renovar: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/dominio/renovar',
      summary: 'Renovar un dominio, o agregar la renovación al carrito',
      tags,
    },
    { acciones: ['renovar'], otros: ['CAMPOS', 'EN_CURSO', 'SIN_PRECIO', 'SOLO_CON_FACTURA'] },
  )
    .input(
      cual.extend({
        compraInmediata: z.boolean().default(true),
        asociarTemplateCuenta: z.boolean().default(false),
        cantAnios: z.number().int().default(1),
        /** How a sale that is made at once is paid; where nothing is said, as every other. */
        pagoVentaDTO: pagoVenta.nullish(),
        templateCuentaPagoDTO: templateEntrada.nullish(),
        /** The cart to add to (this project's own). */
        uuidVenta: texto.nullish(),
        fechaVencimiento: fecha.optional(),
        importe: mostrado,
      }),
    )
    .output(
      respuestaCambio.extend({
        /** The cart it was added to, or the sale it is. */
        uuidVenta: z.string().nullable(),
        /** Until when the name is registered after the renewal. */
        fechaVencimiento: fecha.nullable(),
      }),
    ),

  /** What each confirmation tells: what happens, when, until when it can be undone (spec 7). The second half is ours. */
  mensajesAcciones: privada({
    method: 'GET',
    path: '/usuario/administracion/mensajes-acciones',
    summary: 'Mensajes de confirmación de las acciones',
    tags,
  }).output(
    z.object({
      mensajeConfirmarEliminar: z.string(),
      mensajeConfirmarLiberar: z.string(),
      mensajeConfirmarRecuperar: z.string(),
      mensajeConfirmarRenovar: z.string(),
      mensajeConfirmarEliminarCuenta: z.string(),
      mensajeConfirmarTransferir: z.string(),
    }),
  ),
};
