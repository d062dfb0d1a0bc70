import { settings } from '~/base/config.server';

/** What is left of it after each silence: however many follow one another, a page waits a third longer than for one. */
const LEFT = 1 / 4;

/** One wait for an answer. */
interface Wait {
  ms: number;
  /** Nothing came in time. */
  wasSilent: () => void;
}

/**
 * How long the questions of one page are waited for. What is asked together is waited for together; what is asked after
 * something stayed silent is given less time, so that a page in front of a silent edge comes within two seconds, and a part of
 * it that does not answer costs that part alone.
 */
export class ShrinkingTimeout {
  #silences = 0;

  begin(): Wait {
    const before = this.#silences;
    return {
      ms: settings().REGISTRY_API_READ_SECONDS * 1000 * LEFT ** before,
      wasSilent: () => {
        // Those that were asked together are one silence.
        this.#silences = Math.max(this.#silences, before + 1);
      },
    };
  }

  /** After a change: whether it was done is looked for with all of it. */
  renew(): void {
    this.#silences = 0;
  }
}
