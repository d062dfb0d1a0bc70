import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useHref, useLoaderData, useLocation } from '@remix-run/react';
import { CancelLink, Dialog } from '~/components/dialog';
import { Actions } from '~/components/layout';
import { MessageBody } from '~/components/mensajes/message-body';
import { pageTitle } from '~/components/page-title';
import { idOf, orNotAvailable } from '~/session/failures/not-available.server';
import { requestContext } from '~/session/request/request-context.server';

/** One message to everyone, in force today; it opens over the list it was found in. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await requestContext(args);
  return orNotAvailable(registry.mensajes.global({ id: idOf(args.params.id) }));
}

export default function GlobalMessage() {
  const { mensaje } = useLoaderData<typeof loader>();
  const list = useHref('..');
  const { search } = useLocation();
  return (
    <Dialog title={mensaje.titulo} closeTo={`${list}${search}`}>
      <MessageBody mensaje={mensaje} />
      <Actions>
        <CancelLink>Cerrar</CancelLink>
      </Actions>
    </Dialog>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.mensaje.titulo ?? 'Mensaje', 'Mensajes del Registro .uy');
