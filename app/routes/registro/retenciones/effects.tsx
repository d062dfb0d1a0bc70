import { capital } from '~/format';
import { EFECTO_EN_PALABRAS, type Efecto } from '~/registry/domain/retenciones';

interface EffectsProps {
  efectos: readonly Efecto[];
  /** What is told of each: what cannot happen, where nothing else is said. */
  words?: Record<Efecto, string>;
}

/** What cannot happen to a name, or can again, a line each. */
export const Effects = ({ efectos, words = EFECTO_EN_PALABRAS }: EffectsProps) => (
  <ul>
    {efectos.map((efecto) => (
      <li key={efecto}>{capital(words[efecto])}.</li>
    ))}
  </ul>
);
