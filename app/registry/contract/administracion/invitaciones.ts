import { z } from 'zod';
import { id, instante, operacion, privada, texto } from '../base';
import { contactoDTO } from '../formas';
import { respuestaEdicion, tipoContacto } from './formas';

const tags = ['Invitaciones'];

/** An invitation as the domain's people see it; never its code. */
export const invitacionEnviada = z.object({
  id,
  tipoContacto,
  correo: z.string(),
  estado: z.enum(['PENDIENTE', 'VENCIDA']),
  enviadaEn: instante,
  venceEn: instante,
  /** Who invited, as a login. */
  invito: z.string(),
  /** Whether it may be sent once more: five times at most, and not within the same ten minutes. */
  reenviable: z.boolean(),
});
export type InvitacionEnviada = z.output<typeof invitacionEnviada>;

/** A name that its holder gave to somebody who did not take it yet. */
const entrega = z.object({
  id,
  nombreDominio: z.string(),
  titular: z.string(),
  correo: z.string(),
  /** They said no: the name waits for who gave it. */
  rechazada: z.boolean(),
  enviadaEn: instante,
  reenviable: z.boolean(),
});
export type Entrega = z.output<typeof entrega>;

/** A name that its holder gave and its new holder took a short while ago: it can still be taken back (`vuelta.volver`). */
const recibida = z.object({ nombreDominio: z.string(), titular: z.string(), hasta: instante });

/** The code of the mailed link. */
const codigo = z.object({ codigoInvitacion: texto });

/**
 * Asking somebody to be a contact of a domain (spec 2, Invitation page). The link's code is used once; whatever makes it
 * useless is told alike: 'La invitación ya no es válida.'; only who accepted it reads that they did.
 */
export const invitaciones = {
  /** Mails the invitation. The holder cannot be invited, only edited or transferred (spec 6). */
  invitacionCambiarContacto: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/invitacion-cambiar-contacto',
      summary: 'Invitar a ser contacto de un dominio',
      tags,
    },
    { acciones: ['invitarAdministrador'], otros: ['CAMPOS', 'EN_CURSO'] },
  )
    .input(
      z.object({
        nombreDominio: texto,
        tipoContacto,
        correo: texto,
        /** The mail typed again, where the form asks for it twice (spec 5). */
        confirmacion: texto.optional(),
        operacion,
      }),
    )
    .output(respuestaEdicion.extend({ invitacion: invitacionEnviada.nullable() })),

  /** What the caller is asked to be, and the data they would give. */
  obtenerInvitacionPendiente: privada({
    method: 'POST',
    path: '/usuario/administracion/obtener-invitacion-pendiente',
    summary: 'Invitación pendiente por su código',
    tags,
  })
    .input(codigo)
    .output(
      respuestaEdicion.extend({
        codigoInvitacion: z.string(),
        nombreDominio: z.string(),
        tipoContacto: tipoContacto.nullable(),
        /** Who invites, as a login. */
        invito: z.string(),
        venceEn: instante.nullable(),
        /** The caller's default contact; null before the first-login form, and for the holder's, who brings no data. */
        contactoDTO: contactoDTO.nullable(),
        /** Of the holder's: what who gives the name can still do once it is accepted, in a sentence; empty of others (this project's own). */
        vueltaAtras: z.string().default(''),
        /** Whether something is missing in it before it can be accepted (spec 5). */
        debeCompletarDatos: z.boolean(),
        /** Of one that is not valid any more: the caller accepted it and is still what it says, so only they are told (this project's own). */
        yaAceptada: z.boolean().default(false),
      }),
    ),

  /** Makes the caller the contact, with their default data (spec 4). */
  aceptarInvitacionPendiente: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/aceptar-invitacion-pendiente',
      summary: 'Aceptar una invitación',
      tags,
    },
    { otros: ['RETENIDO', 'CONGELADO', 'FALTAN_DATOS', 'INVITACION_NO_VALIDA'] },
  )
    .input(codigo.extend({ operacion }))
    .output(respuestaEdicion),

  /** Who was invited says no. */
  cancelarInvitacionPendiente: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/cancelar-invitacion-pendiente',
      summary: 'Rechazar una invitación',
      tags,
    },
    { otros: ['INVITACION_NO_VALIDA'] },
  )
    .input(codigo.extend({ operacion }))
    .output(respuestaEdicion),

  /** Invitations of a domain that wait for an answer or expired without one, newest first (this project's own). */
  invitacionesEnviadas: privada({
    method: 'POST',
    path: '/usuario/administracion/invitaciones-enviadas',
    summary: 'Invitaciones pendientes de un dominio',
    tags,
  })
    .input(z.object({ nombreDominio: texto }))
    .output(z.object({ invitaciones: z.array(invitacionEnviada) })),

  /** Who may invite takes an invitation back: its link stops working (this project's own). */
  retirarInvitacion: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/invitacion/{id}/retirar',
      summary: 'Cancelar una invitación enviada',
      tags,
    },
    { otros: ['ESTADO', 'INVITACION_NO_VALIDA'] },
  )
    .input(z.object({ id, operacion }))
    .output(respuestaEdicion),

  /**
   * The names that the caller gave to a new holder who did not take them yet, newest first; and those that they took within 72 hours, which
   * are not a sale (this project's own).
   */
  entregas: privada({
    method: 'GET',
    path: '/usuario/administracion/entregas',
    summary: 'Dominios transferidos que su nuevo titular no recibió',
    tags,
  }).output(z.object({ entregas: z.array(entrega), recibidas: z.array(recibida).default([]) })),

  /** Who gave a name corrects where its new holder is written to, and the invitation goes there (this project's own). */
  corregirEntrega: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/entrega/{id}/corregir',
      summary: 'Corregir el correo del nuevo titular',
      tags,
    },
    { otros: ['CAMPOS', 'RETENIDO', 'CONGELADO'] },
  )
    .input(z.object({ id, correo: texto, confirmacion: texto.optional(), operacion }))
    .output(respuestaEdicion),

  /** Who gave a name has it again, while nobody took it (this project's own). */
  deshacerEntrega: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/entrega/{id}/deshacer',
      summary: 'Deshacer una transferencia de titular que nadie recibió',
      tags,
    },
    { otros: ['RETENIDO'] },
  )
    .input(z.object({ id, operacion }))
    .output(respuestaEdicion),

  /** Mails it again with a new link; the one before stops working (this project's own). */
  reenviarInvitacion: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/invitacion/{id}/reenviar',
      summary: 'Volver a enviar una invitación',
      tags,
    },
    { otros: ['DEMASIADAS'] },
  )
    .input(z.object({ id, operacion }))
    .output(respuestaEdicion.extend({ invitacion: invitacionEnviada.nullable() })),
};
