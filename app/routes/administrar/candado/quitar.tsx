import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { pageTitle } from '~/components/page-title';
import type { Custodio } from '~/registry/contract/candado';
import type { Handle } from '~/scripts';
import { done } from '~/session/forms/answers.server';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { quitar } from './custodios.server';

export const handle: Handle = { scripts: false };

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const asked = new URL(args.request.url).searchParams.get('custodio');
  const { custodios } = await registry.candado.ver();
  const custodio = custodios.find(({ id }) => String(id) === asked);
  if (!custodio)
    throw await done(args, address.candado(), {
      tipo: 'aviso',
      texto: 'Esa persona ya no está entre sus custodios.',
    });
  return { custodio, question: questionOf(custodio), hidden: { operacion: randomId() } };
}

export const action = intents({ quitar });

/** What is asked, by what they answered, and what comes of it. */
function questionOf({ correo, nombre, estado }: Custodio) {
  const quien = nombre ?? correo;
  if (estado === 'ACEPTO')
    return {
      title: `¿Quitar a ${quien} de sus custodios?`,
      press: 'Quitar custodio',
      told: 'No podrá elegir a esta persona para otros candados. En los que ya están cerrados sigue siendo custodio. Para elegirla de nuevo tendrá que invitarla otra vez.',
    };
  if (estado === 'INVITADO')
    return {
      title: `¿Cancelar la invitación a ${quien}?`,
      press: 'Cancelar la invitación',
      told: 'El enlace que le enviamos deja de servir. Puede invitar a esa persona otra vez cuando quiera.',
    };
  return {
    title: `¿Quitar a ${quien} de la lista?`,
    press: 'Quitar de la lista',
    told: 'No es custodio de ningún dominio suyo. Puede invitar a esa persona otra vez cuando quiera.',
  };
}

/** Whoever is taken off the list cannot be put back by a press: they would have to be asked again. */
export default function RemoveCustodian() {
  const { custodio, question, hidden } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={question.title}
      closeTo={address.candado()}
      intencion={`quitar:${custodio.id}`}
      press={question.press}
      pending="Quitando..."
      cancel="No, dejar como está"
      hidden={hidden}
      danger
    >
      <p>{question.told}</p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Quitar un custodio', 'Administrar');
