import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { pageTitle } from '~/components/page-title';
import { Paragraphs } from '~/components/paragraphs';
import { Summary } from '~/components/summary';
import { fileSize } from '~/format';
import type { TicketDTO } from '~/registry/contract/ticket';
import { signedIn } from '~/session/guard.server';
import { idOf, orNotAvailable } from '~/session/not-available.server';
import { TicketState } from './ticket-state';

/** One ticket, for its signed-in author only. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  return orNotAvailable(registry.ticket.ver({ id: idOf(args.params.id) }));
}

export default function MyTicket() {
  const { ticket } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{ticket.asunto}</h1>
      <Summary rows={factsOf(ticket)} />
      <h2>Mensaje</h2>
      <Paragraphs text={ticket.mensaje} />
      <p>
        <a href={address.misTickets()}>Volver a mis consultas</a>
      </p>
    </>
  );
}

const factsOf = (ticket: TicketDTO) => [
  { label: 'Número de ticket', value: ticket.numero },
  { label: 'Estado', value: <TicketState estado={ticket.estado} /> },
  { label: 'Enviada', value: <DateText value={ticket.fecha} withTime /> },
  { label: 'Nombre', value: ticket.nombre },
  { label: 'Correo', value: ticket.email },
  ...(ticket.telefono ? [{ label: 'Teléfono', value: ticket.telefono }] : []),
  ...(ticket.dominio ? [{ label: 'Nombre de dominio', value: ticket.dominio }] : []),
  ...(ticket.archivos.length > 0 ? [{ label: 'Archivos', value: <Files ticket={ticket} /> }] : []),
];

function Files({ ticket: { id, archivos } }: { ticket: TicketDTO }) {
  return (
    <ul>
      {archivos.map((archivo) => (
        <li key={archivo.id}>
          <a href={address.archivoDeTicket(id, archivo.id)}>{archivo.nombre}</a> ({fileSize(archivo.tamanio)})
        </li>
      ))}
    </ul>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.ticket.asunto ?? 'Información no disponible', 'Mis consultas');
