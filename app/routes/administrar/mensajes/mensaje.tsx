import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { CancelLink, Dialog } from '~/components/dialog';
import { Actions, ButtonLink } from '~/components/layout';
import { MessageBody } from '~/components/mensajes/message-body';
import { pageTitle } from '~/components/page-title';
import { signedIn } from '~/session/guard.server';
import { asOfToday } from './mended.server';
import { openMessage, splitLink } from './mensajes.server';

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await signedIn(args);
  return asOfToday(args, visitor, splitLink(await openMessage(args, visitor, args.params.id)));
}

export default function Message() {
  const { mensaje, enlace, conHora } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <Dialog title={mensaje.titulo} closeTo={address.mensajes(search)}>
      <MessageBody mensaje={mensaje} conHora={conHora} />
      <Actions>
        {enlace && <ButtonLink href={enlace.direccion}>{enlace.texto}</ButtonLink>}
        <Link className="plain danger" to={address.eliminarMensaje(mensaje.id, search)} preventScrollReset>
          Eliminar
        </Link>
        <CancelLink>Cerrar</CancelLink>
      </Actions>
    </Dialog>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.mensaje.titulo ?? 'Mensaje', 'Mis mensajes');
