import { settings } from '~/base/config.server';
import { database, readOnlyOf } from '~/database/connection.server';
import type { Caller } from '../caller';
import { RegistryFailure } from '../failure';
import { notNow } from '../read-only-failure';
import { type Fields, Given, type Reading } from './answer-reader';
import { declared } from './declared';
import { type Answer, exchanged, fileOf, NOT_JSON } from './exchange';
import { doubtOf, failureOf, isRefusal, isSuccess, isToldDone, unknown } from './http-status';
import type { Question } from './question';
import { ShrinkingTimeout } from './shrinking-timeout';
import { type Verdict, verdictOf } from './verdict';

/** What an edge answers to an operation that it does not have. */
const NOT_OFFERED = new Set([404, 405, 501]);

/** Some edges put every answer into `data`, and nothing beside it. */
function opened(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return body;
  return Object.keys(body).length === 1 ? body.data : body;
}

/** A verdict, with the answer it came in. */
export interface Said extends Verdict {
  said: Given;
}

/** Looks whether a change was made; undefined where nothing of this edge's can tell. */
type Look = () => Promise<boolean | undefined>;

/** Whether what a change was to make is there; undefined where nothing can tell. */
const isFound = (found?: Look): Promise<boolean | undefined> =>
  Promise.resolve(found?.()).catch(() => undefined);

/** What a change failed as that an edge had ended with; any other failure is itself. */
const endedAs = (error: unknown): unknown =>
  error instanceof RegistryFailure && error.cause instanceof RegistryFailure ? error.cause : error;

/** What is refused here (decision 097) is not asked of another edge either. */
function refuseWhileReadOnly(): void {
  const mode = readOnlyOf(database());
  if (mode) throw notNow(mode);
}

/** Somebody else's edge, on somebody's behalf, for one call of the contract. */
export class Edge {
  readonly reading: Reading;
  /** When changes are asked for: one that may have been done before is looked for first, or is looked for only. */
  asks: 'at once' | 'after looking' | 'never' = 'at once';
  /** Whether a change was done with this call: whatever fails afterwards, it was. */
  hasChanged = false;

  constructor(
    readonly url: string,
    readonly who: Caller,
    /** What is left of the time of the page that asks. */
    private readonly patience = new ShrinkingTimeout(),
  ) {
    this.reading = {
      centesimos: settings().REGISTRY_API_MONEY === 'centesimos',
      poorer: new Set(),
      unreadable: new Set(),
      read: new Map(),
    };
  }

  private async exchanged(question: Question, changes: boolean): Promise<Answer & { said: Given }> {
    if (changes) refuseWhileReadOnly();
    const base = question.form ? (settings().REGISTRY_TICKET_URL ?? this.url) : this.url;
    const answer = await exchanged(question, { base, who: this.who, changes, patience: this.patience });
    return { ...answer, said: this.given(answer, changes, question) };
  }

  private given({ status, body }: Answer, changes: boolean, { method = 'GET', path }: Question): Given {
    if (body === NOT_JSON && isSuccess(status))
      throw changes ? unknown() : new RegistryFailure('backend', 502);
    return new Given(body === NOT_JSON ? undefined : opened(body), this.reading, `${method} ${path}: `);
  }

  /** Asks what cannot be refused: any answer but a success is a failure. */
  async get(path: string, at: Fields = {}): Promise<Given> {
    const { said, ...answer } = await this.exchanged({ path, at }, false);
    if (!isSuccess(answer.status)) throw failureOf(answer);
    if (!said.has) throw said.unreadable();
    return said;
  }

  /** Asks something that may be refused, and changes nothing. */
  ask(question: Question): Promise<Said> {
    return this.judged(question, false);
  }

  private async judged(question: Question, changes: boolean): Promise<Said> {
    const { said, ...answer } = await this.exchanged(question, changes);
    const { status } = answer;
    if (isRefusal(status, said, changes)) return { said, ...verdictOf(said, false) };
    if (!isSuccess(status)) throw changes ? doubtOf(answer) : failureOf(answer);
    if (changes && !isToldDone(status, said)) throw unknown();
    const verdict = verdictOf(said);
    if (changes && verdict.done) this.hasChanged = true;
    return { said, ...verdict };
  }

  /**
   * Asks for a change. Where no answer says whether it was done, `found` looks: what is there was done. What is not was not,
   * where the edge had ended with it; else it may still be under way, so it is told as unknown and never as a refusal.
   */
  async change(question: Question, found?: Look): Promise<Said> {
    const asked = { method: 'POST' as const, ...question };
    if (this.asks !== 'at once') {
      const isThere = await isFound(found);
      if (isThere) return this.doneBefore;
      if (this.asks === 'never' || isThere === undefined) throw unknown();
    }
    try {
      return await this.judged(asked, true);
    } catch (error) {
      if (!(error instanceof RegistryFailure) || error.kind !== 'desconocido') throw error;
      const ended = endedAs(error);
      // An edge that keeps the key of the form makes the change once, however often it is sent.
      if (ended !== error && (await this.takes(asked, 'operacion'))) throw ended;
      const isThere = await isFound(found);
      if (isThere) return this.doneBefore;
      throw isThere === false ? ended : error;
    }
  }

  private get doneBefore(): Said {
    this.hasChanged = true;
    return { done: true, codigo: 'OK', mensaje: '', mapErrores: {}, said: this.nothing };
  }

  /** Asks an operation of the specification that this edge may leave out: null where it answers that it has none. */
  async askIfAny(question: Question, changes = false): Promise<Said | null> {
    try {
      return await this.judged(question, changes);
    } catch (error) {
      if (!(error instanceof RegistryFailure) || !NOT_OFFERED.has(error.status)) throw error;
      return null;
    }
  }

  /** Asks an operation of this project's own; null where the edge does not declare it: what is not declared is not asked. */
  async own(question: Question, changes = false): Promise<Said | null> {
    if (!(await this.offers(question))) return null;
    return this.askIfAny(question, changes).catch((error: unknown) => {
      // Only an edge like ours has them: what it ends with a failure it has not done.
      throw endedAs(error);
    });
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

  /** A file, which only operations of this project's own have. */
  async file(question: Question): Promise<File> {
    if (!(await this.offers(question))) throw notOffered();
    return fileOf(question, { base: this.url, who: this.who, changes: false, patience: this.patience });
  }
}

/** The answer of an own operation that this edge does not have: what it names is not found. */
export const notOffered = (): RegistryFailure => RegistryFailure.ofStatus(404);
