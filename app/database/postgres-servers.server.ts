import { Socket } from 'node:net';
import pg from 'pg';
import { onceLived } from '~/base/lived-time';
import { serversOf } from '~/base/postgres-address';

/** What PgBouncer answers who asks for something of a session as it connects (`statement_timeout`), which it lends to everybody. */
const UNSUPPORTED = /unsupported startup parameter/;

/** What a connection is made over: it ends by itself unless `stop` is called in time. pg's own limit is by the clock, whoever was held up. */
export function socketFor(milliseconds: number): { stream: () => Socket; stop: () => void } {
  const socket = new Socket();
  const stop = onceLived(milliseconds, () => socket.destroy(new Error('timeout of the connection')));
  return { stream: () => socket, stop };
}

/** Does something with a connection of its own to one server; fails where there is none in time. */
async function connected<T>(
  config: pg.ClientConfig,
  milliseconds: number,
  work: (client: pg.Client) => Promise<T> | T,
): Promise<T> {
  const { stream, stop } = socketFor(milliseconds);
  const client = new pg.Client({ ...config, stream });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    stop();
    void client.end().catch(() => undefined);
  }
}

/** Asks one server something; undefined where it does not answer in time. */
const answerOf = (url: string, sql: string, milliseconds: number): Promise<unknown> =>
  connected({ connectionString: url }, milliseconds, async (client): Promise<unknown> => {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  }).catch(() => undefined);

const refusesSessions = (url: string, milliseconds: number): Promise<boolean> =>
  connected({ connectionString: url, statement_timeout: milliseconds }, milliseconds, () => false).catch(
    (error: unknown) => error instanceof Error && UNSUPPORTED.test(error.message),
  );

/** Whether a pooler stands at an address, which lends each session to somebody else next: what is set in one stays there. */
export async function isPooler(address: string, milliseconds: number): Promise<boolean> {
  const found = await Promise.all(serversOf(address).map((url) => refusesSessions(url, milliseconds)));
  return found.includes(true);
}

/**
 * The servers of `DATABASE_URL`. Of several, one takes changes and the others follow it: which one is asked, at the start and
 * whenever it went away or says that it takes none any more.
 */
export class Servers {
  readonly #urls: readonly string[];
  readonly #made = new WeakMap<object, string>();
  #current: string;
  /** Whether each statement has a session of its own at the server: not behind PgBouncer, where only a transaction has one. */
  hasSessions = true;

  constructor(address: string) {
    this.#urls = serversOf(address);
    this.#current = this.#urls[0] ?? address;
  }

  get current(): string {
    return this.#current;
  }

  get areSeveral(): boolean {
    return this.#urls.length > 1;
  }

  /** A connection that was begun, to the server of that moment. */
  madeNow(connection: object): void {
    this.#made.set(connection, this.#current);
  }

  /** Whether a connection goes to a server that was left: what it reads may be old. */
  isLeft(connection: object): boolean {
    return this.#made.get(connection) !== this.#current;
  }

  /** Looks for the server that takes changes, first of all the one in use; false where none answers in time. */
  async look(milliseconds: number): Promise<boolean> {
    const found = await Promise.all(this.#urls.map((url) => this.#isWell(url, milliseconds)));
    const well = this.#urls.filter((_, at) => found[at]);
    if (!well.includes(this.#current)) this.#current = well[0] ?? this.#current;
    return well.length > 0;
  }

  /** One alone is used whatever it takes. */
  async #isWell(url: string, milliseconds: number): Promise<boolean> {
    if (!this.areSeveral) return (await answerOf(url, 'select 1', milliseconds)) !== undefined;
    return (await answerOf(url, 'show transaction_read_only', milliseconds)) === 'off';
  }

  /** Whether a connection was refused for what it asked of its session: it is not asked again. */
  isWithoutSessions(error: Error): boolean {
    if (!this.hasSessions || !UNSUPPORTED.test(error.message)) return false;
    this.hasSessions = false;
    return true;
  }
}
