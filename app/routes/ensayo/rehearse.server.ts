import { registryOffers } from '~/registry/client.server';
import { contract, type Inputs } from '~/registry/contract';
import { type Rechazado, rechazoDe } from '~/registry/contract/rechazo';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { orWithout } from '~/session/failures/optional-part.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import type { Part } from './parts.server';
import { type Shown, shownOf } from './words.server';

/** Whether the registry can say what a change will do before it is done: only one like ours can. */
export const canRehearse = (): Promise<boolean> => registryOffers(contract.ensayo.ver);

type Act = Inputs['ensayo']['ver']['acto'];
type OfZone = Extract<Act, { tipo: 'CAMBIAR_ZONA' }>;

/**
 * What an act would do, in words; or why it would be refused, as the act itself says it. That of a whole zone is told with its
 * comparison (`zoneRehearsed`).
 */
export async function rehearse(
  { registry }: Pick<SignedSubmission, 'registry'>,
  acto: Exclude<Act, OfZone>,
): Promise<{ ensayo: Shown } | { refusal: Rechazado }> {
  const answer = await orNotAvailable(registry.ensayo.ver({ acto }));
  const refusal = rechazoDe(answer);
  if (refusal) return { refusal };
  const { ensayo } = answer;
  if (!ensayo) throw new Error('a rehearsal that was not refused says what happens');
  const { seHace, ...said } = ensayo.acto;
  return seHace || said.codigo === 'POR_APROBAR' ? { ensayo: shownOf(ensayo, true) } : { refusal: said };
}

/**
 * What a change of the records does besides, for the page that shows which they are; nothing where the registry cannot say it,
 * or does not answer: that the records are compared does not wait for it.
 */
export async function zoneRehearsed(
  args: RouteArgs,
  submission: SignedSubmission,
  pedido: OfZone['pedido'],
): Promise<Part[]> {
  if (!(await canRehearse())) return [];
  const acto = { tipo: 'CAMBIAR_ZONA' as const, pedido };
  const answer = await orWithout(args, submission, 'ensayo.ver', ({ ensayo }) => ensayo.ver({ acto }));
  const refusal = answer && rechazoDe(answer);
  if (refusal) return [{ title: 'Qué más va a pasar', lines: [refusal.mensaje], kind: 'span' }];
  return answer?.ensayo ? shownOf(answer.ensayo, false).parts : [];
}
