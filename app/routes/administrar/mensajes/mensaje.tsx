import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { CancelLink, Dialog } from '~/components/dialog';
import { ActionButton } from '~/components/form/action-button';
import { Actions } from '~/components/layout';
import { MessageBody } from '~/components/mensajes/message-body';
import { pageTitle } from '~/components/page-title';
import { readForm } from '~/session/form.server';
import { signedIn } from '~/session/guard.server';
import { unknownIntent } from '~/session/refusals.server';
import { leer, messageOf } from './mensajes.server';

export const handle = { scripts: true };

/** Looking at a message changes nothing; its list's buttons, and the one here, mark it read. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  return { mensaje: await messageOf(registry, args.params.id) };
}

export async function action(args: ActionFunctionArgs) {
  const { path } = await signedIn(args);
  const submission = await readForm(args);
  if (submission.intencion === 'leer') return leer(args, submission, args.params.id, path);
  throw unknownIntent();
}

export default function Message() {
  const { mensaje } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <Dialog title={mensaje.titulo} closeTo={address.mensajes(search)}>
      <MessageBody mensaje={mensaje} />
      <Actions>
        <CancelLink>Cerrar</CancelLink>
        {!mensaje.leido && (
          <ActionButton intencion="leer" kind="second" pending="Marcando...">
            Marcar como leído
          </ActionButton>
        )}
        <Link to={address.eliminarMensaje(mensaje.id, search)} preventScrollReset>
          Eliminar
        </Link>
      </Actions>
    </Dialog>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.mensaje.titulo ?? 'Mensaje', 'Mis mensajes');
