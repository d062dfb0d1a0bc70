import * as address from '~/addresses';
import type { Entrada } from './catalogue.server';

/** A reason in a list: what it is called, why it happens, and where it is told. */
export type Linea = Pick<Entrada, 'titulo' | 'causa'> & { href: string };

export const lineOf = ({ codigo, titulo, causa }: Entrada): Linea => ({
  href: address.rechazo(codigo),
  titulo,
  causa,
});

export function Lines({ lines }: { lines: readonly Linea[] }) {
  return (
    <ul className="reasons">
      {lines.map(({ href, titulo, causa }) => (
        <li key={href}>
          <a href={href}>{titulo}</a>
          <p>{causa}</p>
        </li>
      ))}
    </ul>
  );
}
