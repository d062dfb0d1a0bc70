import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CancelLink, Dialog } from '~/components/dialog';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Actions } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { chosenMessages, eliminarVarios } from './eliminar-varios.server';

const HEADING = 'Eliminar mensajes';

export async function loader(args: LoaderFunctionArgs) {
  return chosenMessages(args, await signedIn(args));
}

export const action = intents({ eliminar: eliminarVarios });

export default function DeleteMessages() {
  const { mensajes, volver, refused } = useLoaderData<typeof loader>();
  if (refused) return <ErrorSummary form={refused} />;
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
          <SubmitButton intencion="eliminar" kind="danger" pending="Eliminando...">
            Eliminar {count(mensajes.length, 'mensaje', 'mensajes')}
          </SubmitButton>
          <CancelLink />
        </Actions>
      </Form>
    </Dialog>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  data?.refused
    ? pageTitle(matches, 'Mis mensajes', 'Administrar')
    : pageTitle(matches, HEADING, 'Mis mensajes');
