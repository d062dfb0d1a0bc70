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
  const { cantidad, titulos, dice, hidden, volver, refused } = useLoaderData<typeof loader>();
  if (refused) return <ErrorSummary form={refused} />;
  const which = count(cantidad, 'mensaje', 'mensajes');
  return (
    <Dialog title={`¿Eliminar ${which}?`} closeTo={volver}>
      {titulos.length > 0 && (
        <ul>
          {titulos.map(({ id, titulo }) => (
            <li key={id}>{titulo}</li>
          ))}
        </ul>
      )}
      <p>{dice}</p>
      <Form>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Actions>
          <SubmitButton intencion="eliminar" kind="danger" pending="Eliminando...">
            Eliminar {which}
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
