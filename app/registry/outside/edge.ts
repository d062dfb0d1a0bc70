import { onceForSettings, settings } from '~/config.server';
import { isSpecifiedPath } from '../contract/specified';
import { RegistryFailure } from '../failure';
import type { Who } from '../who';
import { declared } from './declared';
import { type Fields, Given, type Reading, Unreadable } from './given';
import type { Question } from './question';
import { hasVerdict, type Verdict, verdictOf } from './verdict';
import { type Answer, exchanged, fileOf, NOT_JSON } from './wire';

/** Business refusals travel with these too (spec 8: the body says `codigo`, `mensaje`, `mapErrores`). */
const REFUSALS = new Set([400, 409, 422, 500]);
/** What an edge answers to an operation that it does not have. */
const NOT_OFFERED = new Set([404, 405, 501]);

const isSuccess = (status: number): boolean => status >= 200 && status < 300;
/**
 * A redirect is no answer of an edge. Its 500 is no failure of this portal, which is only the gateway (RFC 9110, 15.6.3): the
 * caller says its sentence, with 502.
 */
const failureOf = ({ status, espera }: Answer): RegistryFailure =>
  status === 500
    ? new RegistryFailure('servidor', 502, undefined, espera)
    : RegistryFailure.ofStatus(status < 400 ? 502 : status, undefined, espera);

/** Some edges put every answer into `data`, and nothing beside it. */
function opened(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return body;
  return Object.keys(body).length === 1 ? body.data : body;
}

/** A verdict, with the answer it came in. */
export interface Said extends Verdict {
  said: Given;
}

/** How long an operation that was not there is not asked for again. */
const MISSING_MS = 60_000;
const missing = onceForSettings(() => new Map<string, number>());
const keyOf = ({ method = 'GET', path }: Question): string => `${method} ${path}`;

async function isKnownMissing(question: Question): Promise<boolean> {
  if (isSpecifiedPath(question.method ?? 'GET', question.path)) return false;
  const { isSaid, operation } = await declared();
  return isSaid ? !operation(question) : performance.now() < (missing().get(keyOf(question)) ?? 0);
}

/** Of an address with a parameter it may be the thing named that is not there. */
function rememberMissing(question: Question): void {
  const names = question.path.includes('{') || question.body !== undefined;
  if (!names) missing().set(keyOf(question), performance.now() + MISSING_MS);
}

/** Somebody else's edge, on somebody's behalf, for one call of the contract. */
export class Edge {
  readonly reading: Reading;

  constructor(
    readonly url: string,
    readonly who: Who,
  ) {
    this.reading = {
      centesimos: settings().REGISTRY_API_MONEY === 'centesimos',
      poorer: new Set(),
      read: new Map(),
    };
  }

  private async exchanged(question: Question, changes: boolean): Promise<Answer & { said: Given }> {
    const base = question.form ? (settings().REGISTRY_TICKET_URL ?? this.url) : this.url;
    const answer = await exchanged(question, { base, who: this.who, changes });
    return { ...answer, said: this.given(answer, changes, question) };
  }

  private given({ status, body }: Answer, changes: boolean, { method = 'GET', path }: Question): Given {
    if (body === NOT_JSON && isSuccess(status))
      throw changes ? new RegistryFailure('desconocido', 504) : new RegistryFailure('backend', 502);
    return new Given(body === NOT_JSON ? undefined : opened(body), this.reading, `${method} ${path}: `);
  }

  /** Asks what cannot be refused: any answer but a success is a failure. */
  async get(path: string, at: Fields = {}): Promise<Given> {
    const { said, ...answer } = await this.exchanged({ path, at }, false);
    if (!isSuccess(answer.status)) throw failureOf(answer);
    if (!said.has) throw new Unreadable(said.path);
    return said;
  }

  /** Asks something that may be refused, and changes nothing. */
  ask(question: Question): Promise<Said> {
    return this.judged(question, false);
  }

  private async judged(question: Question, changes: boolean): Promise<Said> {
    const { said, ...answer } = await this.exchanged(question, changes);
    const { status } = answer;
    // A proxy that gave up waiting knows no more than we do.
    if (changes && status === 504) throw new RegistryFailure('desconocido', 504);
    if (!isSuccess(status) && !(REFUSALS.has(status) && hasVerdict(said))) throw failureOf(answer);
    return { said, ...verdictOf(said, isSuccess(status)) };
  }

  /**
   * Asks for a change. Where no answer says whether it was done, `found` looks: what is there was done; what is not may
   * still be under way, so it is told as unknown and never as a refusal.
   */
  async change(question: Question, found?: () => Promise<boolean>): Promise<Said> {
    try {
      return await this.judged({ method: 'POST', ...question }, true);
    } catch (error) {
      if (!(error instanceof RegistryFailure) || error.kind !== 'desconocido' || !found) throw error;
      if (!(await found().catch(() => false))) throw error;
      return { done: true, codigo: 'OK', mensaje: '', mapErrores: {}, said: this.nothing };
    }
  }

  /** Asks an operation of this project's own; null where the edge has none, says so or has said so a moment ago. */
  async own(question: Question, changes = false): Promise<Said | null> {
    if (await isKnownMissing(question)) return null;
    try {
      return await this.judged(question, changes);
    } catch (error) {
      if (!(error instanceof RegistryFailure) || !NOT_OFFERED.has(error.status)) throw error;
      rememberMissing(question);
      return null;
    }
  }

  /** Whether the edge says it has an operation of this project's own. */
  async offers(question: Question): Promise<boolean> {
    return (await declared()).operation(question);
  }

  /** Whether the edge says that a question takes a field of this project's own. */
  async takes(question: Question, field: string): Promise<boolean> {
    return (await declared()).field(question, field);
  }

  /** What says nothing. */
  get nothing(): Given {
    return new Given(undefined, this.reading);
  }

  /** Centésimos in the edge's unit. */
  amount(centesimos: number): number {
    return this.reading.centesimos ? centesimos : centesimos / 100;
  }

  file(question: Question): Promise<File> {
    return fileOf(question, { base: this.url, who: this.who, changes: false });
  }
}

/** The answer of an own operation that this edge does not have: what it names is not found. */
export const notOffered = (): RegistryFailure => RegistryFailure.ofStatus(404);
