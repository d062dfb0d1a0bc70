import { CONJUNTO_EN_PALABRAS, type Conjunto } from '~/registry/domain/oficina';

interface ScopeProps {
  conjuntos: readonly Conjunto[];
  /** What is said of each. */
  say: (conjunto: Conjunto) => string[];
}

/** What each of some sets allows: folded under its name, for it is long. */
export const Scope = ({ conjuntos, say }: ScopeProps) =>
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
