import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CancelLink, Dialog } from '~/components/dialog';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Actions } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import { readForm } from '~/session/forms/form.server';
import { unknownIntent } from '~/session/forms/refusals.server';
import { signedIn } from '~/session/guard.server';
import { chosenMessages, eliminarVarios } from './eliminar-varios.server';

const HEADING = 'Eliminar mensajes';

export async function loader(args: LoaderFunctionArgs) {
  return chosenMessages(args, await signedIn(args));
}

export async function action(args: ActionFunctionArgs) {
  await signedIn(args);
  const submission = await readForm(args);
  if (submission.intencion === 'eliminar') return eliminarVarios(args, submission);
  throw unknownIntent();
}

export default function DeleteMessages() {
  const { mensajes, volver } = useLoaderData<typeof loader>();
  return (
    <Dialog title={`¿Eliminar ${count(mensajes.length, 'mensaje', 'mensajes')}?`} closeTo={volver}>
      <ul>
        {mensajes.map(({ id, titulo }) => (
          <li key={id}>{titulo}</li>
        ))}
      </ul>
      <p>Se quitan de su lista y no se pueden recuperar. Lo que avisan no cambia.</p>
      <Form>
        <input type="hidden" name="ids" value={mensajes.map(({ id }) => id).join(' ')} />
        <Actions>
          <CancelLink />
          <SubmitButton intencion="eliminar" kind="danger" pending="Eliminando...">
            Eliminar {count(mensajes.length, 'mensaje', 'mensajes')}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis mensajes');
