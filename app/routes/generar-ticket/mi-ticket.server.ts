import * as address from '~/addresses';
import { rechazoDe } from '~/registry/contract/rechazo';
import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { idOf, orNotAvailable } from '~/session/not-available.server';
import { typedIn } from '~/session/typed-form.server';
import type { RouteArgs } from '~/session/visit.server';
import { AGREGADO } from './ticket-shape';

type Args = RouteArgs & { params: { id?: string } };

const keyIn = (form: FormData): string | undefined => {
  const operacion = form.get('operacion');
  return typeof operacion === 'string' && operacion.length >= 8 ? operacion.slice(0, 100) : undefined;
};

/** Adds to a ticket what its author wrote. */
export async function agregar(args: Args, { form, registry }: Submission) {
  const id = idOf(args.params.id);
  const typed = typedIn(AGREGADO, form);
  const answer = await orNotAvailable(
    registry.ticket.agregar({ id, mensaje: typed.value.mensaje, operacion: keyIn(form) }),
  );
  const rechazo = rechazoDe(answer);
  if (rechazo) return typed.refuse(rechazo);
  const texto = 'Agregamos su mensaje. Cuando el registro responda, le llega por correo.';
  return done(args, address.ticket(id), { tipo: 'ok', texto });
}

/** Closes a ticket for good. */
export async function cerrar(args: Args, { registry }: Submission) {
  const id = idOf(args.params.id);
  await orNotAvailable(registry.ticket.cerrar({ id }));
  return done(args, address.ticket(id), { tipo: 'ok', texto: 'La consulta quedó cerrada.' });
}
