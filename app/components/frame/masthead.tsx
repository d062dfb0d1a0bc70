import { Mark } from './mark';

/** The mark and the name; on a small phone the mark alone is seen. */
export function Masthead() {
  return (
    <a className="brand" href="/">
      <Mark size={36} />{' '}
      <strong>
        Registro <span className="suffix">.uy</span>
      </strong>
    </a>
  );
}
