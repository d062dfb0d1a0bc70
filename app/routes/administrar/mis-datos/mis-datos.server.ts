import * as address from '~/addresses';
import { date } from '~/format';
import { RegistryFailure } from '~/registry/client.server';
import { codigoDeCorreo, contactoPredeterminado } from '~/registry/contract/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import { wordsOf } from '~/session/failures/failed-calls';
import { orWithout } from '~/session/failures/optional-part.server';
import { done } from '~/session/forms/answers.server';
import { constraintOf } from '~/session/forms/constraint.server';
import type { Submission } from '~/session/forms/form.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import type { SignedContext } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { APLICAR } from './apply-place';
import { CODIGO } from './asked-code';
import { fieldsOfContact, saveContact } from './contact.server';

/** What the page of the contact data shows, asked at once (decision 046). */
export async function loadMyData({ registry }: SignedContext) {
  const { contactoDTO, validacion, actualizables, tambienAvisamosA, vuelven } =
    await registry.usuario.misDatos();
  return {
    contacto: contactoDTO ? fieldsOfContact(contactoDTO) : {},
    version: contactoDTO?.id,
    correoSinValidar: validacion.ok ? (validacion.email ?? contactoDTO?.email ?? '') : null,
    tambienAvisamosA,
    vuelven: vuelven.map(
      ({ correo, desde }) =>
        `Los correos a ${correo} vuelven desde el ${date(desde)}: el servidor de esa dirección no los recibe. Corríjala.`,
    ),
    actualizables: actualizables.cantidadContactosActualizables,
    constraint: { contacto: constraintOf(contactoPredeterminado), codigo: constraintOf(codigoDeCorreo) },
  };
}

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
  const next = isElsewhere ? address.placeOn(address.aplicarADominios(), APLICAR) : address.misDatos();
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
  'No sabemos si se envió otro código: el Registro .uy no respondió. Mire su correo en unos minutos antes de pedir otro.';

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
