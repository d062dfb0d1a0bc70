import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DomainName } from '~/components/domain-name';
import { ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import type { Handle } from '~/scripts';
import { deskStyles } from '~/styles/desk';
import { loadCerrados } from './cerrados.server';

const HEADING = 'Dominios a los que puso candado';

export const handle: Handle = { scripts: false };

export const links = deskStyles;

/** What became of each name that was to be locked. */
export const loader = (args: LoaderFunctionArgs) => loadCerrados(args);

export default function Locked() {
  const { cerrados, noCerrados, faltan, lista } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="act back">
        <a href={lista}>Volver a Mis dominios</a>
      </p>
      <h1>{HEADING}</h1>
      {faltan > 0 && (
        <p>
          <ButtonLink href={address.candadoDeVarios()}>
            Seguir con {faltan === 1 ? 'el que falta' : `los ${faltan} que faltan`}
          </ButtonLink>
        </p>
      )}
      {noCerrados.length > 0 && <NotLocked noCerrados={noCerrados} />}
      <section aria-labelledby="puestos">
        <h2 id="puestos">Con candado: {count(cerrados.length, 'dominio', 'dominios')}</h2>
        <ul>
          {cerrados.map((nombre) => (
            <li key={nombre}>
              <a href={address.candadoDe(nombre)}>
                <DomainName nombre={nombre} />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <p className="act">
        <a href={address.candado()}>Todos sus custodios y dominios con candado</a>
      </p>
    </>
  );
}

function NotLocked({ noCerrados }: { noCerrados: readonly { nombre: string; motivo: string }[] }) {
  const heading = `Quedaron sin cambios: ${count(noCerrados.length, 'dominio', 'dominios')}`;
  return (
    <section aria-labelledby="sin-cambios">
      <h2 id="sin-cambios">{heading}</h2>
      <DataTable
        caption={heading}
        hideCaption
        rows={noCerrados}
        rowKey={({ nombre }) => nombre}
        columns={[
          { header: 'Dominio', rowHeader: true, cell: ({ nombre }) => <DomainName nombre={nombre} /> },
          { header: 'Por qué', cell: ({ motivo }) => motivo },
        ]}
      />
    </section>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis dominios');
