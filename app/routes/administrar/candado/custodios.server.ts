import * as address from '~/addresses';
import { correoInvitado } from '~/registry/contract/correo-invitado';
import { rechazoDe } from '~/registry/contract/rechazo';
import { INVITACION } from '~/routes/administrar/ver-dominio/acciones/asked';
import { idOf, orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** Asks somebody by mail to be a custodian, and says so on a page. */
export const invitarDesde =
  (page: (args: RouteArgs) => string) =>
  async (args: RouteArgs, { registry, form, operacion }: SignedSubmission) => {
    const typed = parseWithZod(form, { schema: correoInvitado });
    if (typed.status !== 'success') return refuse(INVITACION, typed);
    const answer = await registry.candado.invitarCustodio({ ...typed.value, operacion });
    const refusal = rechazoDe(answer);
    return refusal ? refuse(INVITACION, typed, refusal) : told(args, page(args), answer);
  };

/** Takes an invitation back, or does without a custodian from now on. */
export const quitar = async (args: RouteArgs, { registry, argumento, operacion }: SignedSubmission) =>
  told(
    args,
    address.candado(),
    await orNotAvailable(registry.candado.quitarCustodio({ id: idOf(argumento), operacion })),
  );
