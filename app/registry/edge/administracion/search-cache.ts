import { LRUCache } from 'lru-cache';

/** Answers that are kept. */
const LUGARES = 2000;

/**
 * What was found under the seal of a list (`dominio_listas.sello`). The seal is another one after every change of any of
 * its names, whichever process made it, so that what was found under it holds for as long as anybody reads that seal.
 */
export class Recordado<Hallazgo extends object> {
  readonly #found = new LRUCache<string, Hallazgo>({ max: LUGARES });

  async under(sello: string, pregunta: unknown, find: () => Promise<Hallazgo>): Promise<Hallazgo> {
    const clave = `${sello} ${JSON.stringify(pregunta)}`;
    const known = this.#found.get(clave);
    if (known !== undefined) return known;
    const fresh = await find();
    this.#found.set(clave, fresh);
    return fresh;
  }
}
