import { onceForSettings } from '~/base/config.server';
import { RegistryFailure } from '../failure';
import type { Fields } from './answer-reader';
import type { Edge, Said } from './edge';
import type { Question } from './question';

/** What an edge answers to a question that is not written as it reads it. */
const NOT_UNDERSTOOD = new Set([400, 415, 422, 502]);

/** The way of writing that was understood, by question: asked first from then on. */
const understood = onceForSettings(() => new Map<string, number>());

async function attempt(edge: Edge, question: Question): Promise<Said | RegistryFailure> {
  try {
    return await edge.ask(question);
  } catch (error) {
    if (error instanceof RegistryFailure && NOT_UNDERSTOOD.has(error.status)) return error;
    throw error;
  }
}

const isDone = (answer: Said | RegistryFailure): boolean =>
  !(answer instanceof RegistryFailure) && answer.done;
/** A captcha is good for one question: what was wrong with it is not asked again. */
const isFinal = (answer: Said | RegistryFailure): boolean =>
  isDone(answer) || (!(answer instanceof RegistryFailure) && answer.codigo.startsWith('CAPTCHA'));

/**
 * Asks what section 7 lets be written in more than one way, and that changes nothing: the next way where one is not
 * understood, until one is (decision 059). Where none is, the first answer stands.
 */
export async function askedEitherWay(
  edge: Edge,
  question: Question,
  bodies: readonly (() => Fields | Promise<Fields>)[],
): Promise<Said> {
  const known = understood().get(question.path);
  const ways = [...bodies.entries()].filter(([at]) => known === undefined || at === known);
  let first: Said | RegistryFailure | undefined;
  for (const [at, bodyOf] of ways) {
    const answer = await attempt(edge, { ...question, body: await bodyOf() });
    if (isDone(answer)) understood().set(question.path, at);
    if (isFinal(answer)) {
      first = answer;
      break;
    }
    first ??= answer;
  }
  if (first instanceof RegistryFailure || first === undefined) throw first;
  return first;
}
