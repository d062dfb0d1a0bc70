import { z } from 'zod';
import { centesimos, fecha, id, instante, operacion, privada, publica, texto } from './base';
import {
  datosTitular,
  estadoTransferencia,
  registroOrigen,
  reglaTransferencia,
  respuestaTransferencia,
  solicitudTransferencia,
} from './transferencias-formas';

const tags = ['Importar dominio'];
const base = '/transferencia-reg';
const captcha = texto.nullish().describe('Respuesta al captcha; obligatorio sin iniciar sesión');
const deSolicitud = z.object({ dominio: texto, codigo: texto });

/** What the rules say of a name. `codigo` is one of spec 8, Transferability; `RULES` where some rule is not met yet. */
const transferibilidad = z.object({
  ok: z.boolean(),
  codigo: z.enum([
    'DOM_TRANSFERIBLE',
    'CAPTCHA_INCORRECTO',
    'DOM_NOT_TRANSFERIBLE_NOT_FOUND',
    'DOM_NOT_TRANSFERIBLE_PENDING',
    'DOM_NOT_TRANSFERIBLE_RULES',
    'DOM_NOT_TRANSFERIBLE',
  ]),
  mensaje: z.string(),
  errorCaptcha: z.boolean(),
  /** U-label of the name as the registry reads it. */
  dominio: z.string(),
  /** Where it is now, in words. */
  registrador: z.string().nullable(),
  registros: z.array(registroOrigen),
  /** What importing it costs: a year more, from the expiry date it has; null where the registry does not say it now. */
  importe: centesimos.nullable(),
  vencimientoNuevo: fecha.nullable(),
  /** Every rule, met or not; empty where the name cannot be looked at. */
  reglas: z.array(reglaTransferencia),
});

const autorizacion = z.object({
  ok: z.boolean(),
  /** Result code of RFC 5730: 1000, or 2201, 2202, 2303… (decision b). */
  codigo: z.number().int(),
  mensaje: z.string(),
  /** The holder, who stays the same; null where the code is not right. */
  nombre: z.string().nullable(),
  apellido: z.string().nullable(),
  email: z.string().nullable(),
});

/**
 * Domains that come from another registrar (spec 7, Registrar transfer in). With the feature off `isTarEnabled` answers
 * `false` and every other operation 404.
 */
export const transferencia = {
  /** Whether this registry takes registrar transfers: code `true` or `false`. */
  isTarEnabled: publica({
    method: 'GET',
    path: `${base}/is-tar-enabled`,
    summary: 'Saber si la importación está habilitada',
    tags,
  }).output(z.object({ code: z.enum(['true', 'false']) })),

  /** Every rule of a name at once, with the date on which each is met. Anonymous callers answer a captcha. */
  esTransferible: publica({
    method: 'POST',
    path: `${base}/esTransferible`,
    summary: 'Saber si un dominio se puede importar',
    tags,
  })
    .input(z.object({ dominio: texto, captcha, incluirConsultaRegistros: z.boolean().default(false) }))
    .output(transferibilidad),

  /** The same for a signed-in person, at any later step: no captcha, no records. */
  iniciar: privada({
    method: 'POST',
    path: base,
    summary: 'Volver a comprobar las reglas de un dominio',
    tags,
  })
    .input(z.object({ dominio: texto }))
    .output(transferibilidad),

  /** Whether a code is the name's, and whose the name is. Five wrong ones in a row are looked at no more for an hour. */
  consultar: privada({
    method: 'GET',
    path: `${base}/solicitud/consultar/{dominio}/{codigo}`,
    summary: 'Comprobar un código de autorización',
    tags,
  })
    .input(deSolicitud)
    .output(autorizacion),

  /** The same with the code in the body, out of every log. */
  autorizar: privada({
    method: 'POST',
    path: `${base}/solicitud/autorizacion`,
    summary: 'Comprobar un código de autorización sin mostrarlo en la dirección',
    tags,
  })
    .input(deSolicitud)
    .output(autorizacion),

  /** Asks for a name. The code is spent; nothing is charged until the transfer completes. */
  solicitar: privada(
    { method: 'POST', path: `${base}/solicitud`, summary: 'Solicitar la importación', tags },
    { otros: ['CAMPOS', 'SIN_PRECIO'] },
  )
    .input(
      z.object({
        dominio: texto,
        codigoAutorizacion: texto,
        datosTitular,
        /** Id of one of the caller's payment accounts. */
        cuentaPago: id,
        /** What the person was shown: where it costs something else by now, nothing is asked for. */
        importe: centesimos.optional(),
        operacion,
      }),
    )
    .output(
      respuestaTransferencia.extend({
        /** The request made, with the names of spec 3; null where none was. */
        resultado: z
          .object({
            domainName: z.string(),
            status: estadoTransferencia,
            registrar: z.string(),
            newRegistrar: z.string(),
            requestDate: instante.nullable(),
            reqExpDate: instante.nullable(),
            newDomExpDate: fecha.nullable(),
            referencia: z.string(),
            codigoAutorizacion: z.string(),
          })
          .nullable(),
      }),
    ),

  /** The caller withdraws a request of theirs that is pending. */
  cancelar: privada({
    method: 'POST',
    path: `${base}/solicitud/cancelar`,
    summary: 'Cancelar una solicitud propia',
    tags,
  })
    .input(deSolicitud.extend({ operacion }))
    .output(respuestaTransferencia),

  /** Takes a request of the caller's that is over off their list. */
  eliminar: privada({
    method: 'POST',
    path: `${base}/solicitud/eliminar`,
    summary: 'Quitar de la lista una solicitud terminada',
    tags,
  })
    .input(deSolicitud.extend({ operacion }))
    .output(respuestaTransferencia),

  /** The caller lets a name of theirs go to the registrar that asked for it. */
  aprobar: privada(
    {
      method: 'POST',
      path: `${base}/solicitud/aprobacion`,
      summary: 'Aprobar la transferencia de un dominio propio',
      tags,
    },
    { acciones: ['aprobarTransferencia'], confirma: 'aprobarTransferencia' },
  )
    .input(deSolicitud.extend({ operacion }))
    .output(respuestaTransferencia),

  /** The caller keeps a name of theirs that another registrar asked for. */
  rechazar: privada(
    {
      method: 'POST',
      path: `${base}/solicitud/rechazar`,
      summary: 'Rechazar la transferencia de un dominio propio',
      tags,
    },
    { acciones: ['rechazarTransferencia'] },
  )
    .input(deSolicitud.extend({ operacion }))
    .output(respuestaTransferencia),

  /** The last request for a name, the caller's own or for a name of theirs; 404 without one. */
  solicitud: privada({
    method: 'GET',
    path: `${base}/solicitud/{dominio}`,
    summary: 'Última solicitud de un dominio',
    tags,
  })
    .input(z.object({ dominio: texto }))
    .output(z.object({ solicitud: solicitudTransferencia })),

  /** Every request for a name that the caller may see, newest first. */
  solicitudes: privada({
    method: 'GET',
    path: `${base}/solicitud/{dominio}/list`,
    summary: 'Solicitudes de un dominio',
    tags,
  })
    .input(z.object({ dominio: texto }))
    .output(z.object({ solicitudes: z.array(solicitudTransferencia) })),

  /** The caller's requests, newest first, without those taken off the list. */
  deUsuario: privada({
    method: 'GET',
    path: `${base}/datos/obtener-dominios-transferencia-x-usuario`,
    summary: 'Solicitudes del usuario',
    tags,
  })
    .input(
      z.object({
        paginaActual: z.coerce.number().int().min(1).max(1_000_000).default(1),
        cantXPagina: z.coerce.number().int().min(1).max(50).default(10),
      }),
    )
    .output(z.object({ solicitudes: z.array(solicitudTransferencia), totalCount: z.number().int() })),

  /** How many those are. */
  cantidad: privada({
    method: 'GET',
    path: `${base}/datos/obtener-dominios-transferencia-x-usuario/cant`,
    summary: 'Cantidad de solicitudes del usuario',
    tags,
  }).output(z.object({ cantidad: z.number().int().nonnegative() })),

  /** A request of the caller's, by its domain and its code or reference; 404 for anything else. */
  datos: privada({
    method: 'GET',
    path: `${base}/datos/{dominio}/{codigo}`,
    summary: 'Detalle de una solicitud',
    tags,
  })
    .input(deSolicitud)
    .output(z.object({ solicitud: solicitudTransferencia })),

  /** What the caller has filled in of an import and not yet asked for; null for nothing. This project's own. */
  borrador: privada({
    method: 'GET',
    path: `${base}/borrador`,
    summary: 'Importación a medio completar',
    tags,
  }).output(z.object({ borrador: z.string().max(20_000).nullable() })),

  /** Keeps it, sealed, for whatever device the caller goes on with; null forgets it. This project's own. */
  guardarBorrador: privada({
    method: 'PUT',
    path: `${base}/borrador`,
    summary: 'Guardar una importación a medio completar',
    tags,
  })
    .input(z.object({ borrador: z.string().max(20_000).nullable() }))
    .output(z.object({ ok: z.boolean() })),
};
