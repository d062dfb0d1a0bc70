import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { Actions, ButtonLink } from '~/components/layout';
import { MessageBody } from '~/components/mensajes/message-body';
import { pageTitle } from '~/components/page-title';
import { WholeWords } from '~/components/whole-words';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { asOfToday } from '~/routes/administrar/mensajes/mended.server';
import { openMessage, splitLink } from '~/routes/administrar/mensajes/mensajes.server';
import type { Handle } from '~/scripts';
import { signedIn } from '~/session/guard.server';

export const handle: Handle = { scripts: false };

const idAsked = (request: Request) => new URL(request.url).searchParams.get('idMensaje');

/** One message of the person, at an address that can be mailed: `?idMensaje=`. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await signedIn(args);
  return asOfToday(args, visitor, splitLink(await openMessage(args, visitor, idAsked(args.request))));
}

export default function MessageDetail() {
  const { mensaje, enlace, conHora } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>
        <WholeWords>{mensaje.titulo}</WholeWords>
      </h1>
      <MessageBody mensaje={mensaje} conHora={conHora} />
      <Actions>
        {enlace && <ButtonLink href={enlace.direccion}>{enlace.texto}</ButtonLink>}
        <ButtonLink href={address.mensajes()} kind="second">
          Ver todos mis mensajes
        </ButtonLink>
        <a className="plain danger" href={address.eliminarMensaje(mensaje.id)}>
          Eliminar
        </a>
      </Actions>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.mensaje.titulo ?? INFORMACION_NO_DISPONIBLE, 'Mis mensajes');
