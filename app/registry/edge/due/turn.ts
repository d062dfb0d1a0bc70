import { setImmediate as otherThings } from 'node:timers/promises';
import { marked } from '~/base/request-marks';
import { traced } from '~/base/tracing';
import { readOnlyOf } from '~/database/connection.server';
import { untilDone } from '~/database/read-only.server';
import { writeDown } from './failed';
import { Leases } from './leases';
import { Left } from './left';
import { RULES } from './rules';
import { type Doing, type Hold, Lost, type Work } from './work';

/** Where several are under way, what became due meanwhile is looked for this often. */
const LOOK_AGAIN_MS = 1000;

const INTERRUPTED = new Error('the process that was at it ended each time');

/** One turn of a kind of work: until nothing of it is due that this turn may do. */
export class Turn<Item> {
  readonly #leases: Leases;
  readonly #left: Left<Item>;
  readonly #underWay = new Map<Promise<void>, readonly Item[]>();
  #failures = 0;
  #total = 0;
  #trouble: { error: unknown } | undefined;

  constructor(
    private readonly work: Work<Item>,
    private readonly doing: Doing,
  ) {
    this.#leases = new Leases(doing.database, work.kind, doing.clock);
    this.#left = new Left(work, doing);
  }

  /** Answers how much was done. */
  async run(): Promise<number> {
    try {
      for (;;) {
        const nothingUnderWay = this.#underWay.size === 0; // what is under way when it is looked is not found
        const next = this.#isOver() ? [] : await this.#next();
        if (next.length > 0) await this.#begin(next);
        else if (nothingUnderWay) break;
        else if (this.#underWay.size > 0) await this.#change();
      }
    } catch (error) {
      this.#trouble = { error };
    }
    await Promise.all(this.#underWay.keys());
    await untilDone(() => this.#leases.close()).catch(() => undefined); // then they are free when their leases end
    if (this.#trouble) throw this.#trouble.error;
    return this.#total;
  }

  #isOver(): boolean {
    const { failuresInARow = Number.POSITIVE_INFINITY } = this.work;
    return this.#mayNotGoOn() || !!this.#trouble || this.#failures >= failuresInARow;
  }

  /** The server ends, or nothing can be changed now. */
  #mayNotGoOn(): boolean {
    const { signal, database } = this.doing;
    return signal?.aborted === true || readOnlyOf(database) !== undefined;
  }

  /** What may begin now, each list by itself: items that go together, or one that was tried before. */
  async #next(): Promise<Item[][]> {
    const several = this.work.hasRoom !== undefined;
    const underWay = [...this.#underWay.values()].flat();
    const isOld = several && this.#left.isOlderThan(LOOK_AGAIN_MS);
    const held = isOld ? [] : this.#left.hands(underWay);
    if (held.length > 0 || (!several && underWay.length > 0)) return held;
    await this.#left.look(underWay);
    return this.#left.hands([...this.#underWay.values()].flat());
  }

  /** Takes them all at once, in their order; what somebody else has is left to them. */
  async #begin(hands: readonly Item[][]): Promise<void> {
    const { key } = this.work;
    const taken = await this.#leases.take(hands.flat().map(key));
    for (const hand of hands) {
      this.#left.leaveAlone(hand.filter((item) => !taken.has(key(item))));
      const held = hand.filter((item) => taken.has(key(item)));
      const done = this.#doAll(held, taken)
        .catch((error: unknown) => {
          this.#trouble = { error };
        })
        .finally(() => this.#underWay.delete(done));
      this.#underWay.set(done, held);
    }
  }

  /** Settles when something under way was done, or after a while: meanwhile more may have become due. */
  async #change(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, LOOK_AGAIN_MS);
    });
    await Promise.race([...this.#underWay.keys(), late]);
    clearTimeout(timer);
  }

  async #doAll(held: readonly Item[], taken: ReadonlyMap<string, number>): Promise<void> {
    const { done } = this.work.way;
    for (let at = 0; at < held.length && !this.#mayNotGoOn(); at += done) {
      await untilDone(() => this.#attempt(held.slice(at, at + done), taken));
      await otherThings(); // on SQLite nothing else would be done until all of it is
    }
  }

  /** Some items at once; where that fails each half of them, down to the one at fault. */
  async #attempt(items: readonly Item[], taken: ReadonlyMap<string, number>): Promise<void> {
    const keys = items.map(this.work.key);
    const tries = Math.max(...keys.map((key) => taken.get(key) ?? 0));
    try {
      if (tries > RULES[this.work.kind].tries) throw INTERRUPTED;
      const done = await this.#performed(keys, tries, items);
      if (done === 0) this.#left.leaveAlone(items);
      this.#total += done;
      this.#failures = 0;
    } catch (error) {
      if (items.length > 1) {
        const half = Math.ceil(items.length / 2);
        await this.#attempt(items.slice(0, half), taken);
        return this.#attempt(items.slice(half), taken);
      }
      for (const item of items) await this.#failed(item, tries, error);
    }
    this.#leases.settled(keys);
  }

  /** Does them, and has what is logged and traced meanwhile say for which kind of work. */
  #performed(keys: readonly string[], tries: number, items: readonly Item[]): Promise<number> {
    const { kind, way } = this.work;
    return marked({ trabajo: kind }, () =>
      traced(`trabajo ${kind}`, { 'portal.items': items.length }, () =>
        way.perform(this.#hold(keys, tries), items),
      ),
    );
  }

  #hold(keys: readonly string[], tries: number): Hold {
    const { database, clock } = this.doing;
    return { database, clock, tries, end: (trx) => this.#leases.end(trx, keys) };
  }

  async #failed(item: Item, tries: number, error: unknown): Promise<void> {
    this.#left.leaveAlone([item]);
    if (error instanceof Lost) return;
    this.#failures = this.work.isForGood?.(error) ? 0 : this.#failures + 1; // who refuses one item is there for the others
    await writeDown({ ...this.doing, leases: this.#leases }, this.work, { item, tries, error });
  }
}
