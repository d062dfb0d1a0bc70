import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { dayOf, now } from '~/base/clock.server';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { Empty } from '~/components/empty';
import { ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Tag } from '~/components/tag';
import { WholeWords } from '~/components/whole-words';
import { capital } from '~/format';
import type { RetencionDeOficina } from '~/registry/contract/oficina/retenciones';
import { causaDe } from '~/registry/domain/retenciones';
import type { Handle } from '~/scripts';
import { loadList } from './retenciones.server';
import { Until } from './until';

const HEADING = 'Retenciones';

export const handle: Handle = { scripts: false };

/** What the registry holds by legal cause, by the day on which each is to be looked at again. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadList(args)), hoy: dayOf(now()).toString() };
}

export default function Holds() {
  const { retenciones, sigue, isLater, busca, hoy } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <p>
        Los dominios que el registro retiene por causa legal, según el día en que hay que revisarlos. Una
        retención se pone y se levanta en la página del dominio.
      </p>
      {busca && (
        <p>
          <ButtonLink href={address.buscarEnOficina()} kind="second">
            Buscar un dominio
          </ButtonLink>
        </p>
      )}
      {retenciones.length === 0 ? (
        <Empty>{isLater ? 'No hay más retenciones.' : 'No hay ningún dominio retenido.'}</Empty>
      ) : (
        <List retenciones={retenciones} hoy={hoy} />
      )}
      {isLater && (
        <p>
          <a href={address.retenciones()}>Volver al principio de la lista</a>
        </p>
      )}
      {sigue && (
        <p>
          <a href={address.retenciones(sigue)}>Ver las que siguen</a>
        </p>
      )}
    </>
  );
}

function List({ retenciones, hoy }: { retenciones: readonly RetencionDeOficina[]; hoy: string }) {
  return (
    <div className="wide-names">
      <DataTable
        caption="Retenciones abiertas"
        hideCaption
        rows={retenciones}
        rowKey={({ id }) => id}
        columns={[
          {
            header: 'Dominio',
            rowHeader: true,
            cell: ({ nombre }) => (
              <a href={address.dominioEnOficina(nombre)}>
                <DomainName nombre={nombre} />
              </a>
            ),
          },
          {
            header: 'Causa',
            cell: (retencion) => <WholeWords>{capital(causaDe(retencion))}</WholeWords>,
          },
          {
            header: 'Revisar el',
            cell: ({ revisarEl }) => (
              <>
                <DateText value={revisarEl} /> {revisarEl <= hoy && <Tag tono="aviso">A revisar</Tag>}
              </>
            ),
          },
          { header: 'Último día', cell: Until },
          { header: 'La puso', cell: ({ puso }) => <span className="whole">{puso}</span> },
        ]}
      />
    </div>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Oficina del registro');
