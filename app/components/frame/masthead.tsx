import { Mark } from './mark';

/** The logo header: mark, name and what this is. */
export function Masthead() {
  return (
    <a className="brand" href="/">
      <Mark />
      <span>
        <strong>
          Registro <span className="suffix">.uy</span>
        </strong>{' '}
        <span className="tagline">Nombres de dominio del Uruguay</span>
      </span>
    </a>
  );
}
