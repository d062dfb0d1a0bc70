import * as address from '~/addresses';
import { DomainName } from '~/components/domain-name';
import { keyed } from '~/components/keyed';
import { ButtonLink } from '~/components/layout';
import { Tag } from '~/components/tag';
import { count } from '~/format';
import type { loadSummary } from './resumen.server';

type Found = NonNullable<Awaited<ReturnType<typeof loadSummary>>['avisos']>;

/** The worst of what was found about how the person's names are served, and the way to all of it. */
export function Findings({ found }: { found: Found }) {
  return (
    <>
      <ul className="lines todo">
        {keyed(found.worst, ({ nombre, tipo }) => `${nombre} ${tipo}`).map(
          ([key, { nombre, frase, remedioEn }]) => (
            <li key={key}>
              <span className="what">
                <a className="name" href={address.placeOn(address.verDominio(nombre), 'avisos')}>
                  <DomainName nombre={nombre} />
                </a>{' '}
                <span className="detail">
                  <Tag tono="aviso">Aviso</Tag> {frase}
                </span>
              </span>{' '}
              {remedioEn && (
                <ButtonLink href={remedioEn.href} kind="second">
                  {remedioEn.texto}
                  <span className="sr"> de {nombre}</span>
                </ButtonLink>
              )}
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
