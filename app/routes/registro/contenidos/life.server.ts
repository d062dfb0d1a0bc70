import * as address from '~/addresses';
import { formularioMotivo } from '~/registry/contract/oficina/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import { versionSeen } from '~/routes/registro/draft-seen.server';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import { PUBLICACION, RETIRO } from './asked';
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
export async function retirar(args: Args, { oficina, form, operacion }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: formularioMotivo });
  if (typed.status !== 'success') return refuse(RETIRO, typed);
  const cual = cualIn(args);
  const answer = await orNotAvailable(oficina.contenidos.retirar({ ...cual, ...typed.value, operacion }));
  const rechazo = rechazoDe(answer);
  return rechazo
    ? refuse(RETIRO, typed, rechazo)
    : told(args, address.contenido(cual.clase, cual.id), answer);
}
