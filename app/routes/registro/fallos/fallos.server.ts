import { z } from 'zod';
import * as address from '~/addresses';
import { withReason } from '~/routes/registro/reason.server';
import { notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';

const cual = z.object({ clase: z.string().min(1), clave: z.string().min(1) });

/** What is to be left undone, by the address; nothing is there where it is not set aside any more. */
export async function loadFallo(args: RouteArgs) {
  const { oficina } = await atDesk(args, 'descartarTrabajo');
  return orNotAvailable(oficina.fallos.ver(askedIn(args)));
}

/** Which one the address names. */
function askedIn({ request }: RouteArgs) {
  const { data } = cual.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!data) throw notAvailable();
  return data;
}

/** Has what was set aside tried again. */
export async function reintentar(args: RouteArgs, { oficina, form, operacion }: DeskSubmission) {
  const { data } = cual.safeParse({ clase: form.get('clase'), clave: form.get('clave') });
  if (!data) throw notAvailable();
  return told(
    args,
    address.fallos(),
    await orNotAvailable(oficina.fallos.reintentar({ ...data, operacion })),
  );
}

/** Leaves it undone. */
export const descartar = (args: RouteArgs, submission: DeskSubmission) =>
  withReason(args, submission, address.fallos(), (motivo) => {
    const { oficina, operacion } = submission;
    return oficina.fallos.descartar({ ...askedIn(args), motivo, operacion });
  });
