import * as address from '~/addresses';
import { rechazoDe } from '~/registry/contract/rechazo';
import { versionSeen } from '~/routes/registro/draft-seen.server';
import { withReason } from '~/routes/registro/reason.server';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import { PUBLICACION } from './asked';
import { type Args, cualIn, loadContenido } from './contenido.server';

/** The one that the address names, for who may show it or show it no longer. */
export async function loadVida(args: Args) {
  await atDesk(args, 'publicarContenidos');
  return loadContenido(args);
}

/** Has it shown from when was typed, or now. */
export async function publicar(args: Args, { oficina, form, operacion }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: schemaOf(PUBLICACION) });
  if (typed.status !== 'success') return refuse(PUBLICACION, typed);
  const cual = cualIn(args);
  const version = versionSeen(form);
  const answer = await orNotAvailable(
    oficina.contenidos.publicar({ ...cual, ...typed.value, version, operacion }),
  );
  const rechazo = rechazoDe(answer);
  return rechazo
    ? refuse(PUBLICACION, typed, rechazo)
    : told(args, address.contenido(cual.clase, cual.id), answer);
}

/** Shows it no longer. */
export function retirar(args: Args, submission: DeskSubmission) {
  const { oficina, operacion } = submission;
  const cual = cualIn(args);
  return withReason(args, submission, address.contenido(cual.clase, cual.id), (motivo) =>
    oficina.contenidos.retirar({ ...cual, motivo, operacion }),
  );
}
