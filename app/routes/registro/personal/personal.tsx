import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { pageTitle } from '~/components/page-title';
import { conjuntosEnPalabras } from '~/registry/domain/oficina';
import type { Handle } from '~/scripts';
import { atDesk } from '~/session/oficina/desk.server';

const HEADING = 'Personal del registro';

export const handle: Handle = { scripts: false };

/** Who works at the registry. */
export async function loader(args: LoaderFunctionArgs) {
  const { oficina, yo } = await atDesk(args, 'verPersonal');
  return { ...(await oficina.personal.listar()), puedeCambiar: yo.actos.includes('cambiarPersonal') };
}

export default function Staff() {
  const { personal, puedeCambiar } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <p>Quiénes entran a la oficina, y qué puede hacer cada persona.</p>
      <DataTable
        caption="Quiénes entran a la oficina"
        hideCaption
        rows={personal}
        rowKey={({ id }) => id}
        columns={[
          {
            header: 'Nombre',
            rowHeader: true,
            cell: ({ id, nombre, esUsted }) => (
              <>
                {puedeCambiar ? <a href={address.funcionario(id)}>{nombre}</a> : nombre}
                {esUsted && ' (usted)'}
              </>
            ),
          },
          { header: 'Correo', cell: ({ correo }) => correo },
          {
            header: 'Qué puede hacer',
            cell: ({ conjuntos }) => conjuntosEnPalabras(conjuntos),
          },
          { header: 'Desde', cell: ({ desde }) => <DateText value={desde} /> },
        ]}
      />
      {puedeCambiar && (
        <p className="prose">
          Para agregar a alguien, primero tiene que ingresar una vez al portal. Después lo da de alta, por su
          correo, quien administra el servidor del registro.
        </p>
      )}
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Oficina del registro');
