import { EFECTO_EN_PALABRAS, type Efecto } from '~/registry/domain/retenciones';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What cannot happen to a name, a line each. */
export const Effects = ({ efectos }: { efectos: readonly Efecto[] }) => (
  <ul>
    {efectos.map((efecto) => (
      <li key={efecto}>{capital(EFECTO_EN_PALABRAS[efecto])}.</li>
    ))}
  </ul>
);
