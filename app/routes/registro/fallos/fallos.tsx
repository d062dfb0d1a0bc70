import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { Empty } from '~/components/empty';
import { ActionButton } from '~/components/form/action-button';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import type { Fallo } from '~/registry/contract/oficina/fallos';
import type { Handle } from '~/scripts';
import { atDesk } from '~/session/oficina/desk.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { reintentar } from './fallos.server';
import { Kinds } from './kinds';

const HEADING = 'Lo que falló';

export const handle: Handle = { scripts: false };

/** What could not be done: set aside until somebody sees to it, or waiting for its next try. */
export async function loader(args: LoaderFunctionArgs) {
  const { oficina } = await atDesk(args, 'verFallos');
  return { ...(await oficina.fallos.listar()), operacion: randomId() };
}

export const action = intentsOfDesk('reintentarTrabajo', { reintentar });

export default function Failures() {
  const { apartados, esperan } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <Kinds current="trabajos" />
      <p>
        El registro intenta varias veces lo que tiene que hacer. Lo que no pudo queda apartado aquí, y nadie
        lo intenta más hasta que usted lo diga.
      </p>
      {apartados.total === 0 ? <Empty>No hay nada apartado.</Empty> : <Aside apartados={apartados} />}
      {esperan.total > 0 && (
        <section aria-labelledby="esperan">
          <h2 id="esperan">Fallaron y se intentan otra vez</h2>
          <p>{shownOf(esperan)}</p>
          <DataTable
            caption="Fallaron y se intentan otra vez"
            hideCaption
            rows={esperan.fallos}
            rowKey={({ clase, clave }) => `${clase} ${clave}`}
            columns={[
              ...WHAT,
              {
                header: 'Próximo intento',
                cell: ({ proximo }) => proximo && <DateText value={proximo} withTime />,
              },
            ]}
          />
        </section>
      )}
    </>
  );
}

/** What was to be done, on what, and why it was not. */
const WHAT = [
  {
    header: 'Qué',
    rowHeader: true,
    cell: ({ que, clave }: Fallo) => (
      <>
        {que} <small>({clave})</small>
      </>
    ),
  },
  { header: 'Por qué no se pudo', cell: ({ error }: Fallo) => error },
  { header: 'Intentos', number: true, cell: ({ intentos }: Fallo) => intentos },
  { header: 'Desde', cell: ({ desde }: Fallo) => <DateText value={desde} withTime /> },
];

type Some = ReturnType<typeof useLoaderData<typeof loader>>['apartados'];

const shownOf = ({ fallos, total }: Some): string =>
  fallos.length === total
    ? `${count(total, 'trabajo', 'trabajos')}.`
    : `Los primeros ${fallos.length} de ${total}.`;

function Aside({ apartados }: { apartados: Some }) {
  const { operacion } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="apartados">
      <h2 id="apartados">Apartados</h2>
      <p>{shownOf(apartados)}</p>
      <DataTable
        caption="Apartados"
        hideCaption
        rows={apartados.fallos}
        rowKey={({ clase, clave }) => `${clase} ${clave}`}
        columns={[
          ...WHAT,
          {
            header: 'Qué hacer',
            hideHeader: true,
            cell: ({ clase, clave, que }) => (
              <>
                <ActionButton
                  intencion="reintentar"
                  kind="second"
                  pending="Reintentando..."
                  fields={{ clase, clave, operacion: `${operacion}-${clase}-${clave}`.slice(0, 100) }}
                >
                  Intentar otra vez
                  <span className="sr">
                    : {que}, {clave}
                  </span>
                </ActionButton>{' '}
                <a href={address.descartarFallo(clase, clave)}>
                  Dejar sin hacer
                  <span className="sr">
                    : {que}, {clave}
                  </span>
                </a>
              </>
            ),
          },
        ]}
      />
    </section>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Oficina del registro');
