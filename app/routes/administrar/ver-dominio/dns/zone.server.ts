import type { ActionFunctionArgs } from '@remix-run/node';
import type { Fields, FormShape, Typed } from '~/components/form/shape';
import type { Inputs, Outputs } from '~/registry/contract';
import { rechazoDe } from '~/registry/contract/rechazo';
import { done } from '~/session/answers.server';
import type { SignedSubmission } from '~/session/intents.server';
import { orNotAvailable } from '~/session/not-available.server';
import { typedIn } from '~/session/typed-form.server';
import type { RouteArgs } from '~/session/visit.server';
import { cualDe, toAct, wayOn } from '../domain.server';

export type Cambio = Inputs['dns']['compararZona']['cambio'];
export type Comparacion = Outputs['dns']['compararZona'];

/** What every change of the whole zone begins with. */
export async function loadZone(args: RouteArgs) {
  const { nombre, volver, hidden } = await toAct(args, 'editarRegistros');
  return { nombre, volver, hidden };
}

/** A change of the whole zone: shown first as what it would do, then done if the zone is still the one that was shown. */
export function zoneIntents<F extends Fields>(
  shape: FormShape<F>,
  cambioDe: (value: Typed<F>, args: ActionFunctionArgs) => Cambio,
) {
  async function comparar(args: ActionFunctionArgs, { form, registry, ...rest }: SignedSubmission) {
    const { value, again, refuse } = typedIn(shape, form);
    const { nombreDominio } = cualDe(args, { form, registry, ...rest });
    const comparacion = await orNotAvailable(
      registry.dns.compararZona({ nombreDominio, cambio: cambioDe(value, args) }),
    );
    const [only] = comparacion.errores;
    // What belongs to no line of a file is wrong with the form itself.
    if (only && only.linea === 0 && only.texto === '') return refuse({ mensaje: only.motivo });
    return { ...again(), comparacion };
  }

  async function aplicar(args: ActionFunctionArgs, submission: SignedSubmission) {
    const { value, refuse } = typedIn(shape, submission.form);
    const { nombreDominio, operacion } = cualDe(args, submission);
    const answer = await orNotAvailable(
      submission.registry.dns.cambiarZona({
        nombreDominio,
        operacion,
        versionZona: Number(submission.form.get('versionZona')) || 0,
        cambio: cambioDe(value, args),
      }),
    );
    const refusal = rechazoDe(answer);
    return refusal
      ? refuse(refusal)
      : done(args, wayOn(args, nombreDominio), { tipo: 'ok', texto: answer.mensaje });
  }

  return { comparar, aplicar };
}
