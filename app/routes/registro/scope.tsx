import { CONJUNTO_EN_PALABRAS, type Conjunto, queAlcanza } from '~/registry/domain/oficina';

/** What each of some sets allows: folded under its name, for it is long. */
export const Scope = ({ conjuntos }: { conjuntos: readonly Conjunto[] }) =>
  conjuntos.map((conjunto) => (
    <details key={conjunto}>
      <summary>{CONJUNTO_EN_PALABRAS[conjunto]}</summary>
      <ul>
        {queAlcanza(conjunto).map((que) => (
          <li key={que}>{que}</li>
        ))}
      </ul>
    </details>
  ));
