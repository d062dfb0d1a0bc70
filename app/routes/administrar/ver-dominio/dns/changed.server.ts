import * as address from '~/addresses';
import type { Aviso } from '~/components/frame/data';
import { registryOffers } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import { orWithout } from '~/session/failures/optional-part.server';
import { done } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { wayOn } from '../domain.server';

/** The way to take back what was just done to a zone, straight to what that would change; none where nobody keeps versions. */
async function wayToUndo(
  args: RouteArgs,
  submission: SignedSubmission,
  nombreDominio: string,
): Promise<Pick<Aviso, 'seguir'>> {
  if (!(await registryOffers(contract.dns.versiones))) return {};
  // The list of versions reads what each of them did, which of a large zone is megabytes: its number is beside the records.
  const found = await orWithout(args, submission, 'dns.registros', ({ dns }) =>
    dns.registros({ nombreDominio, cantResultados: 1 }),
  );
  if (!found || found.versionZona === 0) return {};
  const href = address.dnsDe('deshacer', nombreDominio, {
    version: found.versionZona - 1,
    solo: 'si',
  });
  return { seguir: { href, texto: 'Deshacer este cambio', kind: 'second' } };
}

/** The answer to a change of a zone that was done: said in its section, with the way back. */
export async function changed(
  args: RouteArgs,
  submission: SignedSubmission,
  nombreDominio: string,
  texto: string,
  fila?: Aviso['fila'],
): Promise<Response> {
  const back = await wayToUndo(args, submission, nombreDominio);
  return done(args, wayOn(args, nombreDominio), { tipo: 'ok', texto, fila, ...back });
}
