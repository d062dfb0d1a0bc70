import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { Empty } from '~/components/empty';
import { ActionButton } from '~/components/form/action-button';
import { pageTitle } from '~/components/page-title';
import type { ClaseDeZona, ZonaDistinta } from '~/registry/contract/oficina/zonas';
import { Kinds } from '~/routes/registro/fallos/kinds';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { loadZonas, publicar } from './zonas.server';

const HEADING = 'Lo que falló: zonas distintas';

export const handle: Handle = { scripts: false };

/** Zones whose servers have something else than the registry says: what, since when, and publishing them again. */
export const loader = (args: LoaderFunctionArgs) => loadZonas(args);

export const action = intentsOfDesk('reintentarTrabajo', { publicar });

const HOW: Record<ClaseDeZona, string> = {
  DISTINTA: 'Lo publicado no es lo registrado',
  ATRASADA: 'Espera para publicarse',
  NO_TOMADO: 'El servidor no toma un registro',
  SIN_VER: 'Los servidores responden lo anterior',
};

export default function Zones() {
  const { zonas, hayMas, operacion } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <Kinds current="zonas" />
      <p>
        Cada zona de un dominio se compara una vez por día con lo registrado. Las zonas que tienen todos los
        nombres, como uy y com.uy, no se comparan aquí.
        {zonas.length > 0 && ' Las horas son de Uruguay.'}
      </p>
      {zonas.length === 0 ? (
        <Empty>No se sabe de ninguna zona distinta.</Empty>
      ) : (
        <DataTable
          caption={HEADING}
          hideCaption
          rows={zonas.map((each, at) => ({ ...each, at }))}
          rowKey={({ at }) => at}
          columns={[
            { header: 'Zona', rowHeader: true, cell: ({ nombre }) => <DomainName nombre={nombre} /> },
            { header: 'Cómo está', cell: ({ clase }) => HOW[clase] },
            { header: 'Qué difiere', cell: What },
            { header: 'Desde', cell: ({ desde }) => <DateText value={desde} withTime="in-list" /> },
            {
              header: 'Qué hacer',
              hideHeader: true,
              cell: ({ zona, nombre, at }) => (
                <ActionButton
                  intencion="publicar"
                  kind="second"
                  pending="Publicando..."
                  fields={{ zona, operacion: `${operacion}-${at}` }}
                >
                  Publicar otra vez<span className="sr"> la zona {nombre}</span>
                </ActionButton>
              ),
            },
          ]}
        />
      )}
      {hayMas && <p>Hay más: aquí están las primeras de cada clase.</p>}
    </>
  );
}

const What = ({ que }: ZonaDistinta) => (
  <ul>
    {que.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Oficina del registro');
