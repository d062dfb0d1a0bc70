import * as address from '~/addresses';
import { isEmbedded } from '~/openid/issuer.server';
import { cambiarClave } from '~/openid/password-pages';
import { registryOffers } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import type { TemplateCuentaPago } from '~/registry/contract/formas';
import { rechazoDe } from '~/registry/contract/rechazo';
import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import type { SignedVisit } from '~/session/guard.server';
import type { SignedSubmission } from '~/session/intents.server';
import { endSession, listSessions } from '~/session/list.server';
import { typedIn } from '~/session/typed-form.server';
import type { RouteArgs } from '~/session/visit.server';
import { CODIGO } from './code-shape';
import { fieldsOfContact, saveContact } from './contact.server';

/** Everything My data shows (spec 2). */
export async function loadMyData({ registry, session, person }: SignedVisit) {
  const [{ contactoDTO, validacion, cuentasPago, actualizables, preferencias }, renombrable, sesiones] =
    await Promise.all([
      registry.usuario.misDatos(),
      registryOffers(contract.cuenta.renombrarCuentaPago),
      listSessions(person.oid),
    ]);
  return {
    contacto: contactoDTO ? fieldsOfContact(contactoDTO) : {},
    correoSinValidar: validacion.ok ? (validacion.email ?? contactoDTO?.email ?? '') : null,
    actualizables: actualizables.cantidadContactosActualizables,
    cuentasPago: cuentasPago.map((each) => ({ ...rowOf(each), renombrable })),
    avisos: preferencias,
    clave: isEmbedded() ? cambiarClave(person.login) : null,
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
  const { value, refuse } = typedIn(CODIGO, form);
  const answer = await registry.usuario.validarDatos(value);
  const refusal = rechazoDe(answer);
  if (refusal) return refuse({ ...refusal, mapErrores: { codigo: refusal.mensaje } });
  const texto = answer.mensaje || 'Su correo electrónico quedó validado.';
  return done(args, address.misDatos(), { tipo: 'ok', texto });
}

/** Mails another code. */
export async function reenviar(args: RouteArgs, { registry }: Submission) {
  const { respuestaOK, mensaje } = await registry.usuario.nuevoCodigoValidacion();
  const texto = mensaje || 'Le enviamos un código nuevo.';
  return done(args, address.misDatos(), { tipo: respuestaOK ? 'ok' : 'error', texto });
}

/** Fewer notices of expiry dates, or all of them again. */
export async function avisar(args: RouteArgs, { form, registry }: Submission) {
  const menosAvisos = form.get('menos') === 'si';
  const answer = await registry.usuario.guardarPreferencias({ menosAvisos });
  const tipo = rechazoDe(answer) ? 'error' : 'ok';
  return done(args, address.avisos(), { tipo, texto: answer.mensaje });
}

/** Ends one of the person's other sessions; a session of somebody else is none of theirs. */
export async function cerrar(args: RouteArgs, { form, person }: SignedSubmission) {
  const ended = await endSession(person.oid, String(form.get('sesion') ?? ''));
  const texto = ended ? 'La sesión se cerró.' : 'Esa sesión ya no estaba abierta.';
  return done(args, address.sesiones(), { tipo: ended ? 'ok' : 'aviso', texto });
}
