import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { Empty } from '~/components/empty';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import { Kinds } from '~/routes/registro/fallos/kinds';
import type { Handle } from '~/scripts';
import { atDesk } from '~/session/oficina/desk.server';
import { answerInWords } from './answer-words';

const HEADING = 'Lo que falló: correos que vuelven';

export const handle: Handle = { scripts: false };

/** Addresses to which nothing of the registry arrives. */
export async function loader(args: LoaderFunctionArgs) {
  const { oficina } = await atDesk(args, 'verFallos');
  return oficina.correos.listar();
}

export default function Bounced() {
  const { correos, total } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <Kinds current="correos" />
      <p>
        El servidor de estas direcciones respondió que no recibe correo para ellas. Su dueño lo lee en Mis
        datos. Cuando el servidor recibe otro correo, o su dueño corrige la dirección, deja de señalarse.
      </p>
      {total === 0 ? (
        <Empty>No hay direcciones a las que los correos no lleguen.</Empty>
      ) : (
        <>
          <p>
            {correos.length === total
              ? `${count(total, 'dirección', 'direcciones')}.`
              : `Las últimas ${correos.length} de ${total}. Si son muchas de golpe, mire primero el servidor de correo del registro.`}{' '}
            Las horas son de Uruguay.
          </p>
          <DataTable
            caption={HEADING}
            hideCaption
            rows={correos}
            rowKey={({ id }) => id}
            columns={[
              {
                header: 'Dirección',
                rowHeader: true,
                cell: ({ id, correo }) => <a href={address.correoDevuelto(id)}>{correo}</a>,
              },
              { header: 'Respuesta', cell: ({ respuesta }) => answerInWords(respuesta) },
              { header: 'Correos', number: true, cell: ({ veces }) => veces },
              { header: 'Desde', cell: ({ desde }) => <DateText value={desde} withTime="in-list" /> },
              { header: 'Último', cell: ({ ultimo }) => <DateText value={ultimo} withTime="in-list" /> },
            ]}
          />
        </>
      )}
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Oficina del registro');
