import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import * as address from '~/addresses';
import { codigoValidacion } from '~/registry/contract/campos';
import type { TemplateCuentaPago } from '~/registry/contract/formas';
import { done, refused } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import type { SignedVisit } from '~/session/guard.server';
import { endSession, listSessions } from '~/session/list.server';
import type { RouteArgs } from '~/session/visit.server';
import { fieldsOfContact, saveContact } from './contact.server';

/** Everything My data shows (spec 2). */
export async function loadMyData({ registry, session, person }: SignedVisit) {
  const [{ contactoDTO }, validacion, { cuentasPago }, sesiones] = await Promise.all([
    registry.cuenta.contacto(),
    registry.usuario.debeValidarDatos(),
    registry.cuenta.cuentasPago(),
    listSessions(person.oid),
  ]);
  return {
    contacto: contactoDTO ? fieldsOfContact(contactoDTO) : {},
    correoSinValidar: validacion.ok ? (validacion.email ?? contactoDTO?.email ?? '') : null,
    cuentasPago: cuentasPago.map(rowOf),
    sesiones: sesiones.map((each) => ({ ...each, actual: each.publicId === session.publicId })),
  };
}

/** A payment account in its list: of its number, what is enough to know it by (spec 9, masking). */
const rowOf = ({ id, nombre, cuenta, cantidadDominios }: TemplateCuentaPago) => ({
  id,
  nombre,
  tipo: cuenta.formaPago.nombre,
  final: cuenta.cuenta.slice(-4),
  cantidadDominios,
});

export type MyData = Awaited<ReturnType<typeof loadMyData>>;

/** Saves the default contact; where domains still carry the old data, asks whether to change them too. */
export async function guardar(args: RouteArgs, submission: Submission) {
  const refusal = await saveContact(submission, 'actualizarContacto');
  if (refusal) return refusal;
  const { cantidadContactosActualizables } = await submission.registry.usuario.contactosActualizables();
  const next = cantidadContactosActualizables > 0 ? address.aplicarADominios() : address.misDatos();
  return done(args, next, { tipo: 'ok', texto: 'Sus datos se guardaron.' });
}

/** Checks the code that came by mail; the box goes away once it is right. */
export async function validar(args: RouteArgs, { form, registry }: Submission) {
  const submission = parseWithZod(form, { schema: z.object({ codigo: codigoValidacion }) });
  if (submission.status !== 'success') return refused(submission);
  const { respuestaOK, mensaje } = await registry.usuario.validarDatos(submission.value);
  if (!respuestaOK) return refused(submission, { fieldErrors: { codigo: [mensaje] } });
  return done(args, address.misDatos(), {
    tipo: 'ok',
    texto: mensaje || 'Su correo electrónico quedó validado.',
  });
}

/** Mails another code. */
export async function reenviar(args: RouteArgs, { registry }: Submission) {
  const { respuestaOK, mensaje } = await registry.usuario.nuevoCodigoValidacion();
  const texto = mensaje || 'Le enviamos un código nuevo.';
  return done(args, address.misDatos(), { tipo: respuestaOK ? 'ok' : 'error', texto });
}

/** Ends one of the person's other sessions; a session of somebody else is none of theirs (issue 3, item 7). */
export async function cerrar(args: RouteArgs, { form, person }: Submission) {
  const ended = person !== null && (await endSession(person.oid, String(form.get('sesion') ?? '')));
  const texto = ended ? 'La sesión se cerró.' : 'Esa sesión ya no estaba abierta.';
  return done(args, address.misDatos(), { tipo: ended ? 'ok' : 'aviso', texto });
}
