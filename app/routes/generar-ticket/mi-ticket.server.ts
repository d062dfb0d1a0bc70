import * as address from '~/addresses';
import { formularioMensaje } from '~/registry/contract/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import { idOf, orNotAvailable } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { AGREGADO } from './asked-ticket';

type Args = RouteArgs & { params: { id?: string } };

const keyIn = (form: FormData): string | undefined => {
  const operacion = form.get('operacion');
  return typeof operacion === 'string' && operacion.length >= 8 ? operacion.slice(0, 100) : undefined;
};

/** Adds to a ticket what its author wrote. */
export async function agregar(args: Args, { form, registry }: Submission) {
  const id = idOf(args.params.id);
  const typed = parseWithZod(form, { schema: formularioMensaje });
  if (typed.status !== 'success') return refuse(AGREGADO, typed);
  const answer = await orNotAvailable(
    registry.ticket.agregar({ id, mensaje: typed.value.mensaje, operacion: keyIn(form) }),
  );
  const rechazo = rechazoDe(answer);
  if (rechazo) return refuse(AGREGADO, typed, rechazo);
  const texto = 'Agregamos su mensaje. Cuando el Registro .uy responda, le llega por correo.';
  return done(args, address.ticket(id), { tipo: 'ok', texto });
}

/** Closes a ticket for good. */
export async function cerrar(args: Args, { registry }: Submission) {
  const id = idOf(args.params.id);
  await orNotAvailable(registry.ticket.cerrar({ id }));
  return done(args, address.ticket(id), {
    tipo: 'ok',
    texto: 'La consulta quedó cerrada: no espere más respuestas.',
  });
}
