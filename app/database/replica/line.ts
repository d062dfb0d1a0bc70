import pg from 'pg';
import { onceLived } from '~/base/lived-time';
import { socketFor } from '../postgres-servers.server';

/** A connection that is kept for looking at a server: where it ends, `onEnd` is told at once, and it is made anew at the next question. */
export class Line {
  readonly #url: string;
  readonly #onEnd: () => void;
  #client: pg.Client | undefined;

  constructor(url: string, onEnd: () => void) {
    this.#url = url;
    this.#onEnd = onEnd;
  }

  /** The first row of an answer; throws where there is none in time. */
  async ask(text: string, milliseconds: number): Promise<Record<string, unknown>> {
    const client = this.#client ?? (await this.#connect(milliseconds));
    const stop = onceLived(milliseconds, () => this.#forget(client));
    try {
      const { rows } = await client.query<Record<string, unknown>>(text);
      return rows[0] ?? {};
    } finally {
      stop();
    }
  }

  async #connect(milliseconds: number): Promise<pg.Client> {
    const { stream, stop } = socketFor(milliseconds);
    const client = new pg.Client({ connectionString: this.#url, stream });
    const ended = () => this.#forget(client);
    client.on('error', ended).on('end', ended);
    await client.connect().finally(stop);
    this.#client = client;
    return client;
  }

  #forget(client: pg.Client): void {
    if (this.#client !== client) return;
    this.end();
    this.#onEnd();
  }

  end(): void {
    const client = this.#client;
    this.#client = undefined;
    void client?.end().catch(() => undefined);
  }
}
