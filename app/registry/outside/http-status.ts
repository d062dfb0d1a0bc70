import { RegistryFailure } from '../failure';
import type { Given } from './answer-reader';
import type { Answer } from './exchange';
import { hasVerdict, isSpoken } from './verdict';

/** Business refusals travel with these too (spec 8: the body says `codigo`, `mensaje`, `mapErrores`). */
const REFUSALS = new Set([400, 409, 422, 500]);
/** What HTTP says by itself of who asks, of what is not there, and of a gateway that knows no more than we do. */
const OF_HTTP = new Set([401, 403, 404, 405, 408, 429, 501, 502, 504]);
/** The edge had ended with the request when it failed: what is not there now is not under way either. */
const ENDED = new Set([500, 503]);
const NO_CONTENT = 204;

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;
const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** Whether an answer is a refusal: an edge that speaks, in a status of its own. */
export function isRefusal(status: number, said: Given, changes: boolean): boolean {
  const isOfEdge = REFUSALS.has(status) || (changes && status >= 400 && !OF_HTTP.has(status));
  return isOfEdge && hasVerdict(said);
}

/** Whether a change that was answered with success says so in a way that can be read: 204 does, without a word. */
export const isToldDone = (status: number, said: Given): boolean => status === NO_CONTENT || isSpoken(said);

/**
 * A redirect is no answer of an edge. Its 500 is no failure of this portal, which is only the gateway (RFC 9110, 15.6.3): the
 * caller says its sentence, with 502.
 */
export function failureOf({ status, espera, asks }: Answer): RegistryFailure {
  if (status === 401 && asks) return RegistryFailure.stepUp(asks);
  return status === 500
    ? new RegistryFailure('servidor', 502, undefined, espera)
    : RegistryFailure.ofStatus(status < 400 ? 502 : status, undefined, espera);
}

/** Nobody can say whether a change was done; `otherwise` is what it failed as, should it turn out not to be there. */
export const unknown = (otherwise?: unknown): RegistryFailure =>
  new RegistryFailure('desconocido', 504, otherwise);

/** What becomes of a change that was answered, and neither as done nor as refused (decision 058). */
export function doubtOf(answer: Answer): RegistryFailure {
  const { status } = answer;
  if (ENDED.has(status) || isRedirect(status)) return unknown(failureOf(answer));
  const isDefinite = status >= 400 && status < 500 && status !== 408;
  return isDefinite || status === 501 ? failureOf(answer) : unknown();
}
