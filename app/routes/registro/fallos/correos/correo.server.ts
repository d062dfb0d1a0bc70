import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { readId } from '~/registry/contract/base';
import { toAskReason, withReason } from '~/routes/registro/reason.server';
import { notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';

type Args = RouteArgs & { params: { id?: string } };

function idOf({ params }: Args) {
  const id = readId(params.id ?? '');
  if (id === undefined) throw notAvailable();
  return id;
}

/** The flagged address of this page; nothing is there once it is flagged no more. */
export async function loadCorreo(args: Args) {
  const { oficina, yo } = await atDesk(args, 'verFallos');
  const correo = await orNotAvailable(oficina.correos.ver({ id: idOf(args) }));
  const puedeMirar = yo.actos.includes('mirarDominio');
  return { correo, puedeMirar, prueba: randomId(), ...toAskReason() };
}

/** Has a mail sent to see whether it arrives. */
export async function probar(args: Args, { oficina, operacion }: DeskSubmission) {
  const answer = await orNotAvailable(oficina.correos.probar({ id: idOf(args), operacion }));
  return told(args, address.correosDevueltos(), answer);
}

/** Flags it no more. */
export const olvidar = (args: Args, submission: DeskSubmission) =>
  withReason(args, submission, address.correosDevueltos(), (motivo) =>
    submission.oficina.correos.olvidar({ id: idOf(args), motivo, operacion: submission.operacion }),
  );
