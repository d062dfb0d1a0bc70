import type { ReactNode } from 'react';
import * as address from '~/addresses';
import { DomainName } from '~/components/domain-name';

interface NamesProps {
  nombres: readonly string[];
  /** There are more than these. */
  masNombres?: boolean;
  /** How many there are in all, where that is known. */
  cuantosNombres?: number;
  /** Those that nobody has: their registration failed, or is not done. */
  noRegistrados?: readonly string[];
  /** What is made of how many more there are. */
  more?: (words: string) => ReactNode;
  /** Whether the reader may look at one. */
  opens?: boolean;
}

/** Names to choose from, in columns that are read down. */
export const Names = ({
  nombres,
  masNombres = false,
  cuantosNombres,
  noRegistrados = [],
  more = (words) => words,
  opens = true,
}: NamesProps) => (
  <ul className={noRegistrados.length > 0 ? 'names noted' : 'names'}>
    {nombres.map((nombre) => (
      <li key={nombre}>
        {opens ? (
          <a href={address.dominioEnOficina(nombre)}>
            <DomainName nombre={nombre} />
          </a>
        ) : (
          <DomainName nombre={nombre} />
        )}
        {noRegistrados.includes(nombre) && (
          <>
            {' '}
            <span className="unbroken">(sin registrar)</span>
          </>
        )}
      </li>
    ))}
    {masNombres && <li>{more(cuantosNombres ? `y ${cuantosNombres - nombres.length} más` : 'y más')}</li>}
  </ul>
);
