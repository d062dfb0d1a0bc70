import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { DateText } from '~/components/date-text';
import { CancelLink, Dialog } from '~/components/dialog';
import { Actions } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { PriorityTag } from '~/components/priority-tag';
import { notAvailable } from '~/session/guard.server';
import { visit } from '~/session/visit.server';
import { loadHome } from './home.server';

/** One of the global messages of the page below. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await visit(args);
  const { mensajes } = await loadHome(registry, new URL(args.request.url).searchParams);
  const mensaje = mensajes.find(({ id }) => String(id) === args.params.id);
  if (!mensaje) throw notAvailable();
  return { mensaje };
}

export default function GlobalMessage() {
  const { mensaje } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <Dialog title={mensaje.titulo} closeTo={`/consulta-disponibilidad${search}`}>
      <p>
        <DateText value={mensaje.fechaDesde} /> <PriorityTag prioridad={mensaje.prioridad} />
      </p>
      <p className="prose">{mensaje.mensaje}</p>
      <Actions>
        <CancelLink>Cerrar</CancelLink>
      </Actions>
    </Dialog>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.mensaje.titulo ?? 'Mensaje', 'Registrar dominio');
