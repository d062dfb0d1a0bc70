import type { ServerResponse } from 'node:http';

/**
 * Whoever reads an answer. Remix's Express adapter writes a body without waiting for them, so all of a long file would
 * lie in memory for a slow one: what makes it a part at a time waits here before each.
 */
export class Reader {
  readonly #response: ServerResponse;
  #isWatched = false;
  #isBehind = false;
  #goOn = (): void => {};

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  /** Once they took what was sent: whether they are still there. */
  async keepsUp(): Promise<boolean> {
    if (!this.#isWatched) this.#watch();
    if (this.#isBehind)
      await new Promise<void>((resolve) => {
        this.#goOn = resolve;
      });
    return !this.#response.destroyed;
  }

  /** `compression` stands between, and says the same of its own stream: full as `write` answers, empty by 'drain'. */
  #watch(): void {
    this.#isWatched = true;
    const caughtUp = () => {
      this.#isBehind = false;
      this.#goOn();
    };
    this.#response.on('drain', caughtUp).on('close', caughtUp);
    this.#response.write = new Proxy(this.#response.write, {
      apply: (write, response, args) => {
        const isRoomLeft: boolean = Reflect.apply(write, response, args);
        this.#isBehind = !isRoomLeft && !this.#response.destroyed;
        return isRoomLeft;
      },
    });
  }
}
