import { findTried, isOpen } from './store';
import type { Doing, Work } from './work';

/** Looked for at once: a list is not read again for each item, nor so long that it is old when its end is reached. */
const LIMIT = 200;

/** What was found of a kind, and not begun by this turn. */
export class Left<Item> {
  /** Nothing was done of them, or somebody else has them: not twice in a turn. */
  readonly #idle = new Set<string>();
  #items: Item[] = [];
  #triedBefore = new Set<string>();
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly work: Work<Item>,
    private readonly doing: Doing,
  ) {}

  isOlderThan(milliseconds: number): boolean {
    return performance.now() - this.#lookedAt > milliseconds;
  }

  leaveAlone(items: readonly Item[]): void {
    for (const item of items) this.#idle.add(this.work.key(item));
  }

  /** Looks for what is due. */
  async look(underWay: readonly Item[]): Promise<void> {
    const { kind, key, find } = this.work;
    const { database, clock } = this.doing;
    const now = clock();
    this.#lookedAt = performance.now();
    const found = await find(database, {
      now,
      limit: LIMIT + this.#idle.size,
      isOpen: (clave) => isOpen(kind, clave, now),
      underWay,
    });
    const tried = await findTried(database, kind, found.map(key), now);
    this.#triedBefore = new Set(tried.keys());
    this.#items = found.filter((item) => !this.#idle.has(key(item)) && tried.get(key(item)) !== false);
  }

  /** What may begin now beside what is under way, each list by itself. */
  hands(underWay: readonly Item[]): Item[][] {
    const hands: Item[][] = [];
    const beside = [...underWay];
    for (let hand = this.#hand(beside); hand.length > 0; hand = this.#hand(beside)) {
      hands.push(hand);
      beside.push(...hand);
    }
    return hands;
  }

  /** The first item that has room, and those after it that go with it: what was tried before is tried alone. */
  #hand(underWay: readonly Item[]): Item[] {
    const { key, group, way, hasRoom } = this.work;
    const at = this.#items.findIndex((item) => (hasRoom ? hasRoom(item, underWay) : underWay.length === 0));
    const first = this.#items[at];
    if (first === undefined) return [];
    const goesAlong = (item: Item) => !this.#triedBefore.has(key(item)) && group?.(item) === group?.(first);
    const next = this.#items.slice(at, at + way.taken);
    const apart = next.findIndex((item) => !goesAlong(item));
    return this.#items.splice(at, apart < 0 ? next.length : Math.max(apart, 1));
  }
}
