import { rechazoDe } from '~/registry/contract/rechazo';
import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { returnPath } from '~/session/guard.server';
import { idOf } from '~/session/not-available.server';
import { typedIn } from '~/session/typed-form.server';
import type { RouteArgs } from '~/session/visit.server';
import { ACEPTACION } from './acceptance-shape';

const FAILED = 'Ha ocurrido un error al aceptar los términos y condiciones.';
const MUST_ACCEPT = 'Para continuar en el sitio debe aceptar los términos y condiciones.';

/** Accepts the terms and goes on to where the person was. */
export async function acceptTerms(args: RouteArgs, { form, registry }: Submission) {
  const { value, refuse } = typedIn(ACEPTACION, form);
  if (value.acepto !== 'on') return refuse({ mensaje: '', mapErrores: { acepto: MUST_ACCEPT } });
  const refusal = rechazoDe(await registry.terminos.aceptar({ idTerminos: idOf(value.idTerminos) }));
  if (refusal) return refuse({ mensaje: refusal.mensaje || FAILED });
  return done(args, returnPath(args.request));
}
