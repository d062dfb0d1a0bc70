import { capital } from '~/format';
import { EFECTO_EN_PALABRAS, type Efecto } from '~/registry/domain/retenciones';

/** What cannot happen to a name, a line each. */
export const Effects = ({ efectos }: { efectos: readonly Efecto[] }) => (
  <ul>
    {efectos.map((efecto) => (
      <li key={efecto}>{capital(EFECTO_EN_PALABRAS[efecto])}.</li>
    ))}
  </ul>
);
