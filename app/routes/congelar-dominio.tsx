import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ActionButton } from '~/components/form/action-button';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import { intentsOfAnyone } from '~/session/intents.server';
import { visit } from '~/session/visit.server';

const HEADING = 'Congelar el dominio';

/** Where the link of a notice leads (decision w). Opening it changes nothing: programs that read mail open links too. */
export async function loader(args: LoaderFunctionArgs) {
  await visit(args);
  return { codigo: new URL(args.request.url).searchParams.get('codigo')?.slice(0, 100) ?? '' };
}

export const action = intentsOfAnyone({
  congelar: async (_, { form, registry }) => {
    const codigo = String(form.get('codigo') ?? '');
    const { codigo: said, mensaje } = await registry.historia.congelarConEnlace({ codigo });
    return { done: said === 'OK', mensaje };
  },
});

export default function Freeze() {
  const { codigo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <h1>{HEADING}</h1>
      {answer && <Notice tipo={answer.done ? 'ok' : 'error'}>{answer.mensaje}</Notice>}
      {!answer && (
        <>
          <p>
            Durante 24 horas nadie podrá liberar, eliminar ni transferir el dominio, ni cambiar sus contactos
            o servidores. Lo demás queda como está.
          </p>
          <ActionButton intencion="congelar" fields={{ codigo }} kind="danger" pending="Congelando...">
            Congelar por 24 horas
          </ActionButton>
        </>
      )}
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING);
