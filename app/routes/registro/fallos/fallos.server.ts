import { z } from 'zod';
import * as address from '~/addresses';
import { rechazoDe } from '~/registry/contract/rechazo';
import { notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { DESCARTE } from './asked';

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
export async function descartar(args: RouteArgs, { oficina, form, operacion }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: schemaOf(DESCARTE) });
  if (typed.status !== 'success') return refuse(DESCARTE, typed);
  const { motivo } = typed.value;
  const answer = await orNotAvailable(oficina.fallos.descartar({ ...askedIn(args), motivo, operacion }));
  const rechazo = rechazoDe(answer);
  return rechazo ? refuse(DESCARTE, typed, rechazo) : told(args, address.fallos(), answer);
}
