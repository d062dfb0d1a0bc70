import type { Clock } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import { log } from '~/base/log.server';
import type { Connection, Database } from '~/database/connection.server';
import { giveBack, type Holder, removeDone, renew, take } from './lease-store';
import { type Kind, LEASE } from './rules';

const THIRD_MS = (LEASE.seconds * 1000) / 3;

/** What one turn holds of a kind: it is kept for as long as the turn lives, and is free within a lease where it dies. */
export class Leases {
  readonly holder: Holder;
  readonly #held = new Set<string>();
  #renewing: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    kind: Kind,
    private readonly clock: Clock,
  ) {
    this.holder = { kind, id: randomId() };
  }

  /** Takes those of some items that are free; answers how often each was taken. */
  async take(keys: readonly string[]): Promise<Map<string, number>> {
    this.#renewing ??= setInterval(() => void this.#renew(), THIRD_MS).unref();
    const taken = await take(this.database, this.holder, keys, this.clock());
    for (const key of taken.keys()) this.#held.add(key);
    return taken;
  }

  /** Ends items with the transaction that does them; false where one of them is not held any more. */
  async end(connection: Connection, keys: readonly string[]): Promise<boolean> {
    return (await removeDone(connection, this.holder, keys)) === keys.length;
  }

  /** They were done, or it was written down that they were not. */
  settled(keys: readonly string[]): void {
    for (const key of keys) this.#held.delete(key);
  }

  /** What was taken and not begun is free at once. */
  async close(): Promise<void> {
    clearInterval(this.#renewing);
    if (this.#held.size > 0) await giveBack(this.database, this.holder);
  }

  /** Where the database does not let it, another process takes over when the lease ends. */
  async #renew(): Promise<void> {
    if (this.#held.size === 0) return;
    try {
      await renew(this.database, this.holder, this.clock());
    } catch (error) {
      log.warn({ error, kind: this.holder.kind }, 'what is under way could not be kept');
    }
  }
}
