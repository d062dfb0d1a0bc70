import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** What is known of zones that differ. */
export async function loadZonas(args: RouteArgs) {
  const { oficina } = await atDesk(args, 'verFallos');
  return { ...(await oficina.zonas.listar()), operacion: randomId() };
}

/** Has one published again. */
export async function publicar(args: RouteArgs, { oficina, form, operacion }: DeskSubmission) {
  const zona = form.get('zona');
  if (typeof zona !== 'string' || zona === '') throw notAvailable();
  const answer = await orNotAvailable(oficina.zonas.publicar({ zona, operacion }));
  return told(args, address.zonasDistintas(), answer);
}
