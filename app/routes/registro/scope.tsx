import { CONJUNTO_EN_PALABRAS, type Conjunto, queAlcanza } from '~/registry/domain/oficina';

interface ScopeProps {
  conjuntos: readonly Conjunto[];
  /** What is said of each: all that it allows, unless something else is. */
  say?: (conjunto: Conjunto) => string[];
}

/** What each of some sets allows: folded under its name, for it is long. */
export const Scope = ({ conjuntos, say = queAlcanza }: ScopeProps) =>
  conjuntos.map((conjunto) => (
    <details key={conjunto}>
      <summary>{CONJUNTO_EN_PALABRAS[conjunto]}</summary>
      <ul>
        {say(conjunto).map((que) => (
          <li key={que}>{que}</li>
        ))}
      </ul>
    </details>
  ));
