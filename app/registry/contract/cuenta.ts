import { z } from 'zod';
import { TIPOS_CONTACTO } from '../domain/roles';
import { id, operacion, privada, respuestaCuenta, texto } from './base';
import { CODIGOS_IDENTIDAD } from './codigos';
import { contactoDTO, contactoEntrada, templateCuentaPago, templateEntrada } from './formas';

const tags = ['Cuenta'];

/** Default contact as a form sends it; one field for both names where `ignorarApellido` (spec 5). */
const guardarContacto = z.object({
  contacto: contactoEntrada,
  ignorarApellido: z.boolean().default(true),
  /** The id of the contact that the form was made from: what was saved meanwhile is not overwritten (this project's own). */
  version: id.optional(),
});

const respuestaContacto = respuestaCuenta.extend({ contactoDTO: contactoDTO.nullable() });

/** Contacts and payment accounts of the caller (spec 7, Account). Fields at fault come in `mapErrores` (spec 5). */
export const cuenta = {
  /** The caller's default contact; `contactoDTO` is null before the first-login form. */
  contacto: privada({
    method: 'GET',
    path: '/cuenta/contacto',
    summary: 'Contacto predeterminado',
    tags,
  }).output(respuestaContacto),

  /** Saves the first default contact and mails the validation code. */
  crearContacto: privada(
    {
      method: 'POST',
      path: '/cuenta/contacto/crear',
      summary: 'Crear el contacto predeterminado',
      tags,
    },
    { otros: ['CAMPOS', ...CODIGOS_IDENTIDAD] },
  )
    .input(guardarContacto)
    .output(respuestaContacto),

  /** Changes the default contact; domains keep what they have until actualizar-contactos-be. */
  actualizarContacto: privada(
    {
      method: 'POST',
      path: '/cuenta/contacto/actualizar',
      summary: 'Actualizar el contacto predeterminado',
      tags,
    },
    { otros: ['CAMPOS', ...CODIGOS_IDENTIDAD] },
  )
    .input(guardarContacto)
    .output(respuestaContacto),

  /** Contacts that belong to the caller: the default one first. */
  contactos: privada({
    method: 'GET',
    path: '/cuenta/contactos',
    summary: 'Contactos del usuario',
    tags,
  }).output(z.object({ contactos: z.array(contactoDTO) })),

  /** Holder data saved for one line of the caller's cart; null where still missing. */
  contactoDominio: privada({
    method: 'GET',
    path: '/cuenta/contactoDominio/{id}',
    summary: 'Titular de un dominio del carrito',
    tags,
  })
    .input(z.object({ id: id }))
    .output(respuestaContacto),

  /** Saves the same holder data for one or more lines of the caller's cart (step two). */
  guardarContactoDominio: privada(
    {
      method: 'POST',
      path: '/cuenta/contactoDominio',
      summary: 'Guardar el titular de dominios del carrito',
      tags,
    },
    { otros: ['CAMPOS', 'VENTA_FINALIZADA'] },
  )
    .input(
      z.object({
        dominiosIds: z.array(id).min(1).max(50),
        contactoDTO: contactoEntrada,
        ignorarApellido: z.boolean().default(true),
      }),
    )
    .output(respuestaCuenta),

  /** The caller's payment accounts, by name. */
  cuentasPago: privada({
    method: 'GET',
    path: '/cuenta/cuentasPago',
    summary: 'Cuentas de pago del usuario',
    tags,
  }).output(z.object({ cuentasPago: z.array(templateCuentaPago) })),

  /** One payment account of the caller's, for choosing it in step three; 404 for another's. */
  cuentaPago: privada({ method: 'GET', path: '/cuenta/cuentaPago/{id}', summary: 'Cuenta de pago', tags })
    .input(z.object({ id: id }))
    .output(z.object({ templateCuentaPago })),

  /**
   * Makes a payment account, or chooses one, and attaches it to the sale where `uuidVenta` names one. `proximasRenovaciones`
   * are the lines of that sale whose names it pays for from then on too; left out, what was chosen before stays.
   */
  guardarCuentaPago: privada(
    {
      method: 'POST',
      path: '/cuenta/cuentaPago',
      summary: 'Guardar una cuenta de pago',
      tags,
    },
    { otros: ['CAMPOS', 'VENTA_FINALIZADA'] },
  )
    .input(
      z.object({
        uuidVenta: texto.nullish(),
        templateCuentaPagoDTO: templateEntrada,
        proximasRenovaciones: z.array(id).max(500).optional(),
        operacion,
      }),
    )
    .output(respuestaCuenta.extend({ templateCuentaPago: templateCuentaPago.nullable() })),

  /** Only the name of an account can change (spec 5; decision n). */
  renombrarCuentaPago: privada(
    {
      method: 'PUT',
      path: '/cuenta/cuentaPago/{id}',
      summary: 'Cambiar el nombre de una cuenta de pago',
      tags,
    },
    { otros: ['CAMPOS'] },
  )
    .input(z.object({ id: id, nombre: texto }))
    .output(respuestaCuenta.extend({ templateCuentaPago: templateCuentaPago.nullable() })),

  /** Deletes an account; the domains charged to it are left without one. */
  eliminarCuentaPago: privada(
    {
      method: 'DELETE',
      path: '/cuenta/eliminarTemplateCuentaPago/{id}',
      summary: 'Eliminar una cuenta de pago',
      tags,
    },
    { otros: ['NO_EXISTE'] },
  )
    .input(z.object({ id: id, operacion }))
    .output(respuestaCuenta),

  /** The account that pays for a domain the caller has a role on; masked unless it is theirs (decision n). */
  cuentaPagoAsociada: privada({
    method: 'GET',
    path: '/cuenta/cuentaPagoAsociada/{dominio}',
    summary: 'Cuenta de pago asociada a un dominio',
    tags,
  })
    .input(z.object({ dominio: texto }))
    .output(respuestaCuenta.extend({ templateCuentaPago: templateCuentaPago.nullable() })),

  /** The four roles of a contact on a domain. */
  tiposContacto: privada({
    method: 'GET',
    path: '/cuenta/tiposContacto',
    summary: 'Tipos de contacto',
    tags,
  }).output(
    z.object({
      tiposContacto: z.array(z.object({ id: z.enum(TIPOS_CONTACTO), nombre: z.string() })),
    }),
  ),
};
