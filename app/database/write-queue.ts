import { DatabaseSlow } from './timeouts';

type Waiting = { go: () => void };

/** Who writes, one at a time in the order of coming; who has waited too long gives up. */
export class WriteQueue {
  #taken = false;
  readonly #queue: Waiting[] = [];

  /** Waits for the turn; whoever got it passes it on. */
  take(milliseconds: number): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(new DatabaseSlow('waited too long to write'));
      }, milliseconds);
      const waiting = {
        go: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#queue.push(waiting);
    });
  }

  pass(): void {
    const next = this.#queue.shift();
    if (next) next.go();
    else this.#taken = false;
  }
}
