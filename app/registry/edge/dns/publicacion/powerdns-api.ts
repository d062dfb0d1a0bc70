import { z } from 'zod';
import { withoutDot } from '../../../domain/labels';
import { SinZona } from './destino';
import { type Enviado, NoSePuede, quienEs } from './powerdns-dice';

/** PowerDNS' HTTP API, version 4.7 or newer, in the words of zones: each change of one is one request, applied whole or not at all. */

const ESPERA_MS = 5000;

const rrset = z.object({
  name: z.string(),
  type: z.string(),
  ttl: z.number(),
  records: z.array(z.object({ content: z.string(), disabled: z.boolean() })),
});
const leida = z.object({ serial: z.number(), dnssec: z.boolean(), rrsets: z.array(rrset).default([]) });
const llaves = z.array(
  z.object({ id: z.number(), active: z.boolean(), ds: z.array(z.string()).default([]) }),
);
const lista = z.array(z.object({ name: z.string() }));

/** A zone as the server has it; without its sets where these were not asked for. */
export type ZonaLeida = z.output<typeof leida>;

/** With SHA-256 and SHA-1 the server answers both: only the first is of any use (RFC 8624 3.3). */
const conSha256 = (ds: string): boolean => ds.split(' ')[2] === '2';

/** What is asked of the server. Of a zone that it does not have every question throws `SinZona`; of a refused set, `NoTomados`. */
export class PowerDnsApi {
  readonly #base: string;
  readonly #key: string;

  constructor(url: string, key: string) {
    this.#base = `${url.replace(/\/$/, '')}/api/v1/servers/localhost/zones`;
    this.#key = key;
  }

  #of = (zona: string): string => `${this.#base}/${encodeURIComponent(`${zona}.`)}`;

  async #ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(path, {
      method,
      headers: { 'x-api-key': this.#key, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(ESPERA_MS),
      redirect: 'error',
    });
    const text = await response.text();
    // 4.x answers 404 for a zone that is not there, and 422 with these words where it is asked to change it.
    if (response.status === 404 || (response.status === 422 && /Could not find domain/i.test(text)))
      throw new SinZona(path);
    if (response.status === 422) throw new NoSePuede(text);
    if (!response.ok) throw new Error(`PowerDNS answered ${response.status}: ${text.slice(0, 200)}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  zones = async (): Promise<string[]> =>
    lista.parse(await this.#ask('GET', this.#base)).map(({ name }) => withoutDot(name));

  /** A zone with all its sets, or `SOLA`. */
  read = async (zona: string, rrsets: 'CON_CONJUNTOS' | 'SOLA' = 'CON_CONJUNTOS'): Promise<ZonaLeida> =>
    leida.parse(await this.#ask('GET', `${this.#of(zona)}${rrsets === 'SOLA' ? '?rrsets=false' : ''}`));

  create = (body: object): Promise<unknown> => this.#ask('POST', this.#base, body);

  configure = (zona: string, body: object): Promise<unknown> => this.#ask('PUT', this.#of(zona), body);

  rectify = (zona: string): Promise<unknown> => this.#ask('PUT', `${this.#of(zona)}/rectify`);

  remove = (zona: string): Promise<unknown> => this.#ask('DELETE', this.#of(zona));

  /** The DS lines of the keys that sign a zone now. */
  async ds(zona: string): Promise<string[]> {
    const all = llaves.parse(await this.#ask('GET', `${this.#of(zona)}/cryptokeys`));
    return all.filter(({ active }) => active).flatMap(({ ds }) => ds.filter(conSha256));
  }

  #send = (zona: string, rrsets: readonly Enviado[]): Promise<unknown> =>
    this.#ask('PATCH', this.#of(zona), { rrsets });

  /** Changes some sets of a zone, in one request. */
  async patch(zona: string, rrsets: readonly Enviado[]): Promise<void> {
    try {
      await this.#send(zona, rrsets);
    } catch (error) {
      throw error instanceof NoSePuede ? await this.#culprit(zona, rrsets, error) : error;
    }
  }

  /** Of sets that the server refuses together and names none of, one that it refuses alone. */
  async #culprit(zona: string, rrsets: readonly Enviado[], dicho: NoSePuede): Promise<Error> {
    const nombrado = quienEs(dicho, rrsets);
    if (nombrado) return nombrado;
    const mitad = Math.ceil(rrsets.length / 2);
    try {
      await this.#send(zona, rrsets.slice(0, mitad));
    } catch (error) {
      if (error instanceof NoSePuede) return this.#culprit(zona, rrsets.slice(0, mitad), error);
      throw error;
    }
    return this.#culprit(zona, rrsets.slice(mitad), dicho);
  }
}
