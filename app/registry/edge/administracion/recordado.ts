/** Answers that are kept; the oldest one makes room. */
const LUGARES = 2000;

/**
 * What was found under the seal of a list (`dominio_listas.sello`). The seal is another one after every change of any of
 * its names, whichever process made it, so that what was found under it holds for as long as anybody reads that seal.
 */
export class Recordado<Hallazgo> {
  readonly #found = new Map<string, Hallazgo>();

  async under(sello: string, pregunta: unknown, find: () => Promise<Hallazgo>): Promise<Hallazgo> {
    const clave = `${sello} ${JSON.stringify(pregunta)}`;
    const known = this.#found.get(clave);
    if (known !== undefined) return known;
    const fresh = await find();
    const [oldest] = this.#found.keys();
    if (oldest !== undefined && this.#found.size >= LUGARES) this.#found.delete(oldest);
    this.#found.set(clave, fresh);
    return fresh;
  }
}
