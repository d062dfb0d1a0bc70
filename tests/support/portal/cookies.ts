/** The cookies of one browser; ours are all for the whole site. */
export class Cookies {
  readonly #kept = new Map<string, string>();

  get header(): string {
    return [...this.#kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(name: string): string | undefined {
    return this.#kept.get(name);
  }

  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) this.#keepOne(line);
  }

  #keepOne(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const gone = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
    if (gone) this.#kept.delete(name);
    else this.#kept.set(name, pair.slice(pair.indexOf('=') + 1));
  }
}
