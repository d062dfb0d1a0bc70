import * as address from '~/addresses';
import { DomainName } from '~/components/domain-name';
import { keyed } from '~/components/keyed';
import { Tag } from '~/components/tag';
import { count } from '~/format';
import type { Resumen } from './resumen.server';

/** As many sentences as are told before the way to all of them. */
const AT_FIRST = 2;

/** The worst of what was found about how the person's names are served, and the way to all of it. */
export function Findings({ found }: { found: NonNullable<Resumen['peligros']> }) {
  return (
    <>
      <ul className="lines todo">
        {keyed(found.peligros.slice(0, AT_FIRST), ({ nombre, tipo }) => `${nombre} ${tipo}`).map(
          ([key, { nombre, frase }]) => (
            <li key={key}>
              <span className="what">
                <a className="name" href={address.placeOn(address.verDominio(nombre), 'avisos')}>
                  <DomainName nombre={nombre} />
                </a>{' '}
                <span className="detail">
                  <Tag tono="aviso">Aviso</Tag> {frase}
                </span>
              </span>
            </li>
          ),
        )}
      </ul>
      <p className="act">
        <a href={address.dominiosConAvisos()}>
          {count(found.totalDominios, 'dominio con avisos', 'dominios con avisos')}: ver qué hacer
        </a>
      </p>
    </>
  );
}
