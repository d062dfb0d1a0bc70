import { channel } from 'node:diagnostics_channel';

/**
 * Why something was read from the replica (`caught-up`), or from the server of `DATABASE_URL`: the replica does not have yet what it
 * must (`behind`), is further behind than anybody should see (`lagging`), is not there or is none (`away`), did not answer this
 * (`failed`), is not asked any more by this request (`refused`, `changed`).
 */
export type Why = 'caught-up' | 'behind' | 'lagging' | 'away' | 'failed' | 'refused' | 'changed';

/** Whoever counts reads listens (`metrics.server.ts`). */
const told = channel('portal:read');

/** How the replica stands to who needs what was written up to a place in the log. */
export interface Standing {
  whyNot: (position: number) => Why | undefined;
}

/**
 * Where what one request only reads comes from. It is asked of the replica where that has replayed what the person wrote, and from the
 * first time that it may not be, of the other one alone: nothing in a page is older than what stands above it.
 */
export class Reads {
  readonly #standing: Standing;
  readonly #needed: () => Promise<number | undefined>;
  #position: Promise<number | undefined> | undefined;
  #left: Why | undefined;
  #wasRead = false;

  /** `needed`: up to where the replica has to have come, asked once; undefined where nobody can say. */
  constructor(standing: Standing, needed: () => Promise<number | undefined>) {
    this.#standing = standing;
    this.#needed = needed;
  }

  /** Whether the next question may be the replica's; told as what it is. */
  async mayBeRead(): Promise<boolean> {
    this.#left ??= await this.#whyNot();
    if (this.#left) told.publish(this.#left satisfies Why);
    return this.#left === undefined;
  }

  async #whyNot(): Promise<Why | undefined> {
    const away = this.#standing.whyNot(0);
    if (away) return away; // what was written need not be asked
    this.#position ??= this.#needed().catch(() => undefined);
    const position = await this.#position;
    return position === undefined ? 'behind' : this.#standing.whyNot(position);
  }

  wasRead(): void {
    this.#wasRead = true;
    told.publish('caught-up' satisfies Why);
  }

  failed(): void {
    this.#left = 'failed';
    told.publish(this.#left satisfies Why);
  }

  /** Something was changed: what is read after it is read where it was. */
  changed(): void {
    this.#left ??= 'changed';
  }

  /** Whether the replica may still be asked. */
  get isOpen(): boolean {
    return this.#left === undefined;
  }

  /**
   * Whether what was refused may be for what the replica does not have yet, as what a link in a mail leads to: then nothing is asked of
   * it any more.
   */
  mayBeOld(): boolean {
    if (this.#wasRead) this.#left = 'refused';
    return this.#wasRead;
  }
}
