import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { NoticeAt } from '~/components/frame/message-box';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import type { Handle } from '~/scripts';
import { done } from '~/session/forms/answers.server';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { aplicar, groupsOf } from './apply.server';
import { APLICAR } from './apply-place';
import { Differences } from './differences';

const HEADING = 'Aplicar los datos a sus dominios';

export const handle: Handle = { lugares: [APLICAR] };

const YA_APLICADOS = 'Todos sus dominios llevan ya sus datos de contacto: no hay nada que aplicar.';

/** Nothing to ask where no domain carries other data. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const { cantidadContactosActualizables: cantidad, diferencias } =
    await registry.usuario.contactosActualizables();
  if (cantidad === 0) throw await done(args, address.misDatos(), { tipo: 'aviso', texto: YA_APLICADOS });
  return { cantidad, grupos: groupsOf(diferencias) };
}

export const action = intents({ aplicar });

/** The question after the default contact changed (spec 2, My data). */
export default function ApplyToDomains() {
  const { cantidad, grupos } = useLoaderData<typeof loader>();
  const which = count(cantidad, 'dominio', 'dominios');
  return (
    <ConfirmDialog
      title={HEADING}
      closeTo={address.misDatos()}
      intencion="aplicar"
      press={`Aplicar a ${which}`}
      pending="Aplicando..."
      cancel="No, dejarlos como están"
    >
      <NoticeAt lugar={APLICAR} />
      <p>
        ¿Desea aplicar los nuevos datos de contacto a {which}? Cambian los contactos administrativo, técnico y
        financiero en los que usted figura, también en el whois. El titular de cada dominio no cambia.
      </p>
      <Differences grupos={grupos} />
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis datos');
