import { registryOffers } from '~/registry/client.server';
import { contract, type Inputs } from '~/registry/contract';
import { type Rechazado, rechazoDe } from '~/registry/contract/rechazo';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { orWithout } from '~/session/failures/optional-part.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { type Part, part } from './parts.server';
import { BEFORE_IT, type Shown, shownOf } from './words.server';

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

/** `before`: what stands in the way of it, which is read with the records; `besides`: what else comes of it. */
export type ZoneRehearsed = Record<'before' | 'besides', readonly Part[]>;

const NOT_REHEARSED: ZoneRehearsed = { before: [], besides: [] };

/**
 * What a change of the records does besides, for the page that shows which they are; nothing where the registry cannot say it,
 * or does not answer: that the records are compared does not wait for it.
 */
export async function zoneRehearsed(
  args: RouteArgs,
  submission: SignedSubmission,
  pedido: OfZone['pedido'],
): Promise<ZoneRehearsed> {
  if (!(await canRehearse())) return NOT_REHEARSED;
  const acto = { tipo: 'CAMBIAR_ZONA' as const, pedido };
  const answer = await orWithout(args, submission, 'ensayo.ver', ({ ensayo }) => ensayo.ver({ acto }));
  const refusal = answer && rechazoDe(answer);
  if (refusal) return { ...NOT_REHEARSED, before: part('Qué más va a pasar', [refusal.mensaje]) };
  const parts = answer?.ensayo ? shownOf(answer.ensayo, false).parts : [];
  const isBefore = ({ title }: Part) => title === BEFORE_IT;
  return { before: parts.filter(isBefore), besides: parts.filter((each) => !isBefore(each)) };
}
