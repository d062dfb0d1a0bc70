import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { CancelLink, Dialog } from '~/components/dialog';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Actions } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { readForm } from '~/session/form.server';
import { signedIn } from '~/session/guard.server';
import { unknownIntent } from '~/session/refusals.server';
import { eliminar, messageOf } from './mensajes.server';

const HEADING = 'Eliminar el mensaje';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  return { mensaje: await messageOf(registry, args.params.id) };
}

export async function action(args: ActionFunctionArgs) {
  await signedIn(args);
  const submission = await readForm(args);
  if (submission.intencion !== 'eliminar') throw unknownIntent();
  const { search } = new URL(args.request.url);
  return eliminar(args, submission, args.params.id, address.mensajes(search));
}

export default function DeleteMessage() {
  const { mensaje } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <Dialog title={`¿Eliminar el mensaje «${mensaje.titulo}»?`} closeTo={address.mensajes(search)}>
      <p>Se quita de su lista y no se puede recuperar. Lo que el mensaje avisa no cambia.</p>
      <Form>
        <Actions>
          <CancelLink />
          <SubmitButton intencion="eliminar" kind="danger" pending="Eliminando...">
            Eliminar mensaje
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis mensajes');
