import type { Hallazgo, Peligro } from '../../domain/peligros';

/** The servers that either of two findings of a kind is about. */
const both = (one: Hallazgo, other: Hallazgo): string[] => [
  ...(one.servidores ?? []),
  ...(other.servidores ?? []),
];

/** What an examination of a name found, and what it could not know: that is neither found nor mended. */
export class Examen {
  readonly hallazgos = new Map<Peligro, Hallazgo>();
  readonly #dudas = new Map<Peligro, string>();

  /** Of a delegated name with keys: whether its servers sign with one of them; undefined where that was not learned. */
  firman?: boolean;

  readonly #sinMirar = new Set<Peligro>();

  /** Of each kind the first one is told, and of others how many there are. */
  readonly #otros = new Map<Peligro, number>();

  add(hallazgo: Hallazgo): void {
    const { tipo } = hallazgo;
    const first = this.hallazgos.get(tipo);
    this.hallazgos.set(tipo, first ? { ...first, servidores: both(first, hallazgo) } : hallazgo);
    if (first) this.#otros.set(tipo, (this.#otros.get(tipo) ?? 0) + 1);
  }

  addDoubt(porque: string, ...tipos: readonly Peligro[]): void {
    for (const tipo of tipos) if (!this.#dudas.has(tipo)) this.#dudas.set(tipo, porque);
  }

  /** What was not looked at, where there is nothing to say of that. */
  leave(...tipos: readonly Peligro[]): void {
    for (const tipo of tipos) this.#sinMirar.add(tipo);
  }

  /** All that was found, a finding of each kind. */
  get todos(): Hallazgo[] {
    return [...this.hallazgos.values()].map((hallazgo) => {
      const otros = this.#otros.get(hallazgo.tipo) ?? 0;
      const hay = otros === 1 ? 'Hay otro caso igual.' : `Hay otros ${otros} casos iguales.`;
      return otros === 0 ? hallazgo : { ...hallazgo, frase: `${hallazgo.frase} ${hay}` };
    });
  }

  /** Whether it is not known how a kind stands. */
  seDuda(tipo: Peligro): boolean {
    return (this.#dudas.has(tipo) || this.#sinMirar.has(tipo)) && !this.hallazgos.has(tipo);
  }

  /** Why something could not be known, each reason once. */
  get dudas(): string[] {
    return [...new Set([...this.#dudas].flatMap(([tipo, porque]) => (this.seDuda(tipo) ? [porque] : [])))];
  }
}
