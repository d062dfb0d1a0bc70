import { LRUCache } from 'lru-cache';
import { onceForSettings } from '~/base/config.server';
import type { SharedPage } from './shared-page.server';

const MEMORY_BYTES = 32 * 1024 * 1024;

/** A page, and what the registry's data were when it was made. */
interface Kept {
  page: SharedPage;
  revision: string;
}

const memory = onceForSettings(
  () =>
    new LRUCache<string, Kept>({
      maxSize: MEMORY_BYTES,
      // An address may be longer than its page.
      sizeCalculation: ({ page, revision }, key) => page.size + 2 * (key.length + revision.length),
    }),
);

/** The page kept for an address, while it shows what is. */
export function pageKept(key: string, revision: string): SharedPage | undefined {
  const kept = memory().get(key);
  return kept?.revision === revision ? kept.page : undefined;
}

/** Where the page of one request is kept, if it turns out to be the same for everybody. */
export class Keeper {
  readonly #key: string;
  readonly #revision: string;

  /** Up to where a replica has to have come for the page to be read from it: it is kept as what was there at that revision. */
  readonly position: number | undefined;

  /** `revision` is from before the page was made: what changes meanwhile is noticed. */
  constructor(key: string, revision: string, position?: number) {
    this.#key = key;
    this.#revision = revision;
    this.position = position;
  }

  keep(page: SharedPage, seconds: number): void {
    memory().set(this.#key, { page, revision: this.#revision }, { ttl: seconds * 1000 });
  }
}
