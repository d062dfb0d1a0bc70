import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { Card } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { count } from '~/format';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { loadPedido } from './pedidos.server';

export const handle: Handle = { scripts: false };

/** What became of a request that failed: nothing of what was typed or answered. */
export const loader = (args: LoaderFunctionArgs) => loadPedido(args);

export default function OneRequest() {
  const { referencia, momento, duroMs, metodo, ruta, operacion, estado, error, quien } =
    useLoaderData<typeof loader>();
  return (
    <>
      <p className="act back">
        <a href={address.pedidos()}>Buscar otro</a>
      </p>
      <h1>Error con la referencia {referencia}</h1>
      <Summary
        kind="beside"
        rows={[
          { label: 'Falló', value: <DateText value={momento} withTime /> },
          {
            label: 'Qué se pidió',
            value: `${metodo === 'POST' ? 'Enviar un formulario de' : 'Ver'} ${ruta}`,
          },
          { label: 'Operación del registro', value: operacion ?? 'Ninguna' },
          { label: 'Qué respondió', value: estado === null ? 'Nada' : `${estado}` },
          { label: 'Error', value: error },
          {
            label: 'Tardó',
            value: duroMs === null ? 'No se sabe' : count(duroMs, 'milisegundo', 'milisegundos'),
          },
          { label: 'Quién', value: quien ?? 'Alguien que no había iniciado sesión' },
        ]}
      />
      <Done />
    </>
  );
}

/** What was written by who asked while it lasted. */
function Done() {
  const { cambios, porPublicar, desde, hasta } = useLoaderData<typeof loader>();
  return (
    <Card title="Qué quedó hecho">
      {cambios === null ? (
        <p>No se puede saber: nadie había iniciado sesión.</p>
      ) : cambios.length === 0 ? (
        <p>
          Nada: esa persona no cambió nada entre <DateText value={desde} withTime /> y{' '}
          <DateText value={hasta} withTime />.
        </p>
      ) : (
        <DataTable
          caption="Lo que escribió esa persona en ese momento"
          rows={cambios}
          rowKey={({ que }) => que}
          columns={[
            { header: 'Qué', rowHeader: true, cell: ({ que }) => que },
            { header: 'Cuántos', number: true, cell: ({ cuantos }) => cuantos },
          ]}
        />
      )}
      {porPublicar > 0 && (
        <p>{count(porPublicar, 'dominio espera', 'dominios esperan')} que se publique el cambio.</p>
      )}
    </Card>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(
    matches,
    data ? `Error con la referencia ${data.referencia}` : INFORMACION_NO_DISPONIBLE,
    'Errores por referencia',
  );
