import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { pageTitle } from '~/components/page-title';
import { conLogin } from '~/registry/domain/con-login';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { toAskReason } from '~/routes/registro/reason.server';
import { ReasonForm } from '~/routes/registro/reason-form';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { loadOne, quitar } from './reservados.server';
import { CLASE_EN_PALABRAS } from './words';

/** Who wrote a reason may have ended it with a full stop, or not. */
const asSentence = (motivo: string): string => (/[.!?…]$/.test(motivo.trim()) ? motivo : `${motivo.trim()}.`);

const headingOf = (nombre: string): string => `Soltar ${nombre}`;

export const handle: Handle = { scripts: false };

/** Asks why a name is for anybody from now on. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadOne(args)), ...toAskReason() };
}

export const action = intentsOfDesk('cambiarReservados', { quitar });

export default function LetGo() {
  const {
    reservado: { nombre, clase, para, motivo },
    ...asked
  } = useLoaderData<typeof loader>();
  return (
    <ReasonForm
      {...asked}
      heading={headingOf(nombre)}
      back={{ href: address.reservados(), words: 'Volver a los nombres reservados' }}
      intencion="quitar"
      press="Soltar el nombre"
      danger
      lastResult={useActionData<typeof action>()?.lastResult}
    >
      <p>
        Está {CLASE_EN_PALABRAS[clase].words.toLowerCase()}
        {para && ` para ${conLogin(para)}`}.{motivo && ` Motivo: ${asSentence(motivo)}`}
      </p>
      <p>
        Desde que lo suelte, lo puede registrar quien lo pida primero
        {nombre.includes('.') ? '' : ', con cualquier terminación'}.
      </p>
    </ReasonForm>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(
    matches,
    data ? headingOf(data.reservado.nombre) : INFORMACION_NO_DISPONIBLE,
    'Nombres reservados',
  );
