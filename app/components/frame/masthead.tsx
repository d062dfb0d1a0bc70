import { SITE } from '../page-title';
import { Mark } from './mark';

/** The logo header: mark, name and what this is. */
export function Masthead() {
  return (
    <div className="masthead">
      <a className="brand" href="/">
        <Mark />
        <span>
          <strong>{SITE}</strong>
          <span className="tagline">Nombres de dominio del Uruguay</span>
        </span>
      </a>
    </div>
  );
}
