import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { Empty } from '~/components/empty';
import { ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import type { Handle } from '~/scripts';
import { signedIn } from '~/session/guard.server';
import { deskStyles } from '~/styles/desk';
import { TicketState } from './ticket-state';

export const handle: Handle = { scripts: false };

export const links = deskStyles;

const HEADING = 'Mis consultas';

/** The tickets that the person sent while signed in. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const { tickets } = await registry.ticket.propios();
  return {
    tickets: tickets.map(({ id, numero, asunto, fecha, estado }) => ({ id, numero, asunto, fecha, estado })),
  };
}

export default function MyTickets() {
  const { tickets } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      {tickets.length === 0 ? (
        <Empty action={<ButtonLink href={address.generarTicket()}>Enviar una consulta</ButtonLink>}>
          No ha enviado consultas. Aquí ve las que envía después de iniciar sesión.
        </Empty>
      ) : (
        <>
          <DataTable
            caption="Sus consultas"
            hideCaption
            rows={tickets}
            rowKey={({ id }) => id}
            columns={[
              {
                header: 'Asunto',
                rowHeader: true,
                cell: ({ id, asunto }) => <a href={address.ticket(id)}>{asunto}</a>,
              },
              { header: 'Número', cell: ({ numero }) => numero },
              { header: 'Fecha', cell: ({ fecha }) => <DateText value={fecha} /> },
              { header: 'Estado', cell: ({ estado }) => <TicketState estado={estado} /> },
            ]}
          />
          <p>
            <ButtonLink href={address.generarTicket()}>Enviar otra consulta</ButtonLink>
          </p>
        </>
      )}
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Contáctenos');
