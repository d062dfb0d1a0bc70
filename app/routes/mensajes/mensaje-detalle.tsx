import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { ActionButton } from '~/components/form/action-button';
import { Actions, ButtonLink } from '~/components/layout';
import { MessageBody } from '~/components/mensajes/message-body';
import { pageTitle } from '~/components/page-title';
import { leer, messageOf } from '~/routes/administrar/mensajes/mensajes.server';
import { readForm } from '~/session/form.server';
import { signedIn } from '~/session/guard.server';
import { unknownIntent } from '~/session/refusals.server';

const idAsked = (request: Request) => new URL(request.url).searchParams.get('idMensaje');

/** One message of the person, at an address that can be mailed: `?idMensaje=`. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  return { mensaje: await messageOf(registry, idAsked(args.request)) };
}

export async function action(args: ActionFunctionArgs) {
  const { path } = await signedIn(args);
  const submission = await readForm(args);
  if (submission.intencion === 'leer') return leer(args, submission, idAsked(args.request), path);
  throw unknownIntent();
}

export default function MessageDetail() {
  const { mensaje } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{mensaje.titulo}</h1>
      <MessageBody mensaje={mensaje} />
      <Actions>
        {!mensaje.leido && (
          <ActionButton intencion="leer" pending="Marcando...">
            Marcar como leído
          </ActionButton>
        )}
        <ButtonLink href={address.mensajes()} kind="second">
          Ver todos mis mensajes
        </ButtonLink>
      </Actions>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.mensaje.titulo ?? 'Información no disponible', 'Mis mensajes');
