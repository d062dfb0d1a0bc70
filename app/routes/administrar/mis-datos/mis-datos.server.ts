import * as address from '~/addresses';
import { isEmbedded } from '~/openid/issuer.server';
import { cambiarClave } from '~/openid/password-pages';
import { RegistryFailure, registryOffers } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import type { TemplateCuentaPago } from '~/registry/contract/formas';
import { codigoDeCorreo, contactoPredeterminado } from '~/registry/contract/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import { orWithout } from '~/session/failures/do-without.server';
import { wordsOf } from '~/session/failures/failed-calls';
import { done } from '~/session/forms/answers.server';
import { constraintOf } from '~/session/forms/constraint.server';
import type { Submission } from '~/session/forms/form.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import type { SignedVisit } from '~/session/guard.server';
import { endSession, listSessions } from '~/session/list.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { CODIGO } from './asked-code';
import { fieldsOfContact, saveContact } from './contact.server';

/** Everything My data shows (spec 2). */
export async function loadMyData({ registry, session, person }: SignedVisit) {
  const [misDatos, renombrable, sesiones] = await Promise.all([
    registry.usuario.misDatos(),
    registryOffers(contract.cuenta.renombrarCuentaPago),
    listSessions(person.oid),
  ]);
  const { contactoDTO, validacion, cuentasPago, actualizables, preferencias, tambienAvisamosA } = misDatos;
  return {
    contacto: contactoDTO ? fieldsOfContact(contactoDTO) : {},
    version: contactoDTO?.id,
    correoSinValidar: validacion.ok ? (validacion.email ?? contactoDTO?.email ?? '') : null,
    tambienAvisamosA,
    actualizables: actualizables.cantidadContactosActualizables,
    cuentasPago: misDatos.caidas?.includes('cuentasPago')
      ? null
      : cuentasPago.map((each) => ({ ...rowOf(each), renombrable })),
    avisos: preferencias,
    clave: isEmbedded() ? cambiarClave(person.login) : null,
    constraint: { contacto: constraintOf(contactoPredeterminado), codigo: constraintOf(codigoDeCorreo) },
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
  const refusal = await saveContact(args, submission, 'actualizarContacto');
  if (refusal) return refusal;
  // They were saved, whatever can be read now.
  const found = await orWithout(args, submission, 'usuario.contactosActualizables', ({ usuario }) =>
    usuario.contactosActualizables(),
  );
  const isElsewhere = found !== null && found.cantidadContactosActualizables > 0;
  const next = isElsewhere ? address.aplicarADominios() : address.misDatos();
  return done(args, next, { tipo: 'ok', texto: 'Sus datos se guardaron.' });
}

/** Checks the code that came by mail; the box goes away once it is right. */
export async function validar(args: RouteArgs, { form, registry }: Submission) {
  const typed = parseWithZod(form, { schema: codigoDeCorreo });
  if (typed.status !== 'success') return refuse(CODIGO, typed);
  const answer = await registry.usuario.validarDatos(typed.value);
  const refusal = rechazoDe(answer);
  if (refusal) return refuse(CODIGO, typed, { ...refusal, mapErrores: { codigo: refusal.mensaje } });
  const texto = answer.mensaje || 'Su correo electrónico quedó validado.';
  return done(args, address.misDatos(), { tipo: 'ok', texto });
}

const OTRO_CODIGO = 'usuario.nuevoCodigoValidacion';
const NO_SE_SABE_SI_SE_ENVIO =
  'No sabemos si se envió otro código: el registro no respondió. Mire su correo en unos minutos antes de pedir otro.';

/** Mails another code. */
export async function reenviar(args: RouteArgs, { plainRegistry, failed, path }: Submission) {
  const told = (tipo: 'ok' | 'aviso' | 'error', texto: string) =>
    done(args, address.misDatos(), { tipo, texto });
  const answer = await plainRegistry.usuario.nuevoCodigoValidacion().catch((error: unknown) => {
    const isUnknown = error instanceof RegistryFailure && error.kind === 'desconocido';
    return isUnknown ? null : failed(error, OTRO_CODIGO);
  });
  if (!answer) return told('aviso', NO_SE_SABE_SI_SE_ENVIO);
  if (answer.respuestaOK) return told('ok', answer.mensaje || 'Le enviamos un código nuevo.');
  return told('error', answer.mensaje || wordsOf(OTRO_CODIGO, { input: {}, path }));
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
