import { z } from 'zod';
import { id, instante, operacion, privada, texto } from '../base';
import {
  conceptoDeCargo,
  contactoEntrada,
  contactoPublico,
  templateCuentaPago,
  templateEntrada,
} from '../formas';
import { nombresDominio, respuestaCambio, respuestaEdicion, tipoContacto, version } from './formas';

const tags = ['Administración'];

/** A name that was left as it was, and why. */
export const noAplica = z.object({ nombre: z.string(), motivo: z.string() });
export type NoAplica = z.output<typeof noAplica>;

/** Which of the names were changed, which not; `version` is the one there is now, where one name was asked for. */
const cambiados = { dominiosAplicaAccion: z.array(z.string()), dominiosNoAplicaAccion: z.array(noAplica) };

/** Which accounts have paid for a domain, and what was charged for it. */
export const historialPagos = respuestaCambio.extend({
  historialPagos: z.array(
    z.object({
      id,
      /** What brought the account: a purchase, a change, a renewal; QUITADA where it was taken away. */
      tipoCreacion: z.enum(['REGISTRO', 'MODIFICACION', 'RENOVACION', 'TRANSFERENCIA', 'QUITADA']),
      /** Null where an edge does not say. */
      fecha: instante.nullable(),
      /** Who made it, as a login; null for the registry itself. */
      usuario: z.string().nullable(),
      cuentaPago: templateCuentaPago.extend({ fechaAsociacion: instante.nullable() }).nullable(),
    }),
  ),
  /** What was charged for it since it was registered, newest first (this project's own). */
  cargos: z.array(
    z.object({
      id,
      concepto: conceptoDeCargo,
      importe: z.number().int().describe('Centésimos, IVA incluido'),
      fecha: instante,
      /** The account's number, masked unless it is shown in full to the caller. */
      cuenta: z.string(),
      /** The reference of the purchase that it was of, for who made it. */
      compra: z.string().nullish(),
    }),
  ),
});

/**
 * Contacts and payment account of one domain or of a page of them. Names the change does not apply to stay as they were
 * and are told; more than fifty at once are a bulk change.
 */
export const ediciones = {
  /**
   * Changes the data of a contact. The holder's name stays: another holder is a transfer (spec 4). Only what is public
   * changes, whatever `soloPublicos` says: where notices go is its owner's to say.
   */
  editarContactoDominios: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/editar-contacto-dominios',
      summary: 'Editar un contacto de uno o más dominios',
      tags,
    },
    { acciones: ['editarTitular'], otros: ['CAMPOS'] },
  )
    .input(
      z.object({
        nombresDominio: nombresDominio.max(50),
        tipoContacto,
        soloPublicos: z.boolean().default(true),
        contactoDTO: contactoEntrada,
        version,
        operacion,
      }),
    )
    .output(
      respuestaEdicion.extend({
        ...cambiados,
        /** The contact that somebody else saved meanwhile, where `codigoRespuesta` is CONFLICTO. */
        conflicto: z.object({ version: z.number().int(), contacto: contactoPublico.nullable() }).nullable(),
      }),
    ),

  /** Charges domains to another account, new or existing, of the caller's. */
  editarCuentaDominios: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/editar-cuenta-dominios',
      summary: 'Cambiar la forma de pago de uno o más dominios',
      tags,
    },
    { acciones: ['cambiarCuentaPago'], otros: ['CAMPOS'] },
  )
    .input(
      z.object({
        nombresDominio: nombresDominio.max(50),
        templateCuentaPagoDTO: templateEntrada,
        version,
        operacion,
      }),
    )
    .output(
      respuestaCambio.extend({
        ...cambiados,
        templateCuentaPago: templateCuentaPago.nullable(),
        conflicto: z
          .object({ version: z.number().int(), cuentaPago: templateCuentaPago.nullable() })
          .nullable(),
      }),
    ),

  /** Leaves domains without payment account: they will not renew by themselves. */
  eliminarCuentaDominios: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/eliminar-cuenta-dominios',
      summary: 'Quitar la forma de pago de uno o más dominios',
      tags,
    },
    { acciones: ['quitarCuentaPago'], otros: ['NO_EXISTE'] },
  )
    .input(z.object({ nombresDominio: nombresDominio.max(50), version, operacion }))
    .output(respuestaCambio.extend(cambiados)),

  /** Which accounts have paid for a domain, newest first, for who sees payments; masked for all but the holder (spec 6). */
  obtenerHistorialPagosDominio: privada({
    method: 'POST',
    path: '/usuario/administracion/obtener-historial-pagos-dominio',
    summary: 'Historial de pagos de un dominio',
    tags,
  })
    .input(z.object({ nombreDominio: texto }))
    .output(historialPagos),
};
