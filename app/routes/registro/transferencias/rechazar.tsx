import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { pageTitle } from '~/components/page-title';
import { formularioConDocumento } from '~/registry/contract/oficina/formularios';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { toAsk } from '~/routes/registro/reason.server';
import { DocumentForm } from '~/routes/registro/titularidad/document-form';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { loadFor, rechazar } from './answer.server';
import { RequestSeen } from './request-seen';

const headingOf = (nombre: string): string => `Rechazar la transferencia de ${nombre}`;

export const handle: Handle = { scripts: false };

/** Asks by which document another registrar is refused for the holder of a name, and why. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadFor(args, 'rechazar')), ...toAsk(formularioConDocumento) };
}

export const action = intentsOfDesk('rechazarTransferencia', { rechazar });

export default function Refuse() {
  const { nombre, pedida, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return (
    <DocumentForm
      lastResult={lastResult}
      constraint={constraint}
      operacion={operacion}
      seen={{ visto: pedida.visto, referencia: pedida.referencia }}
      heading={headingOf(nombre)}
      back={{ href: address.dominioEnOficina(nombre), words: 'Volver al dominio' }}
      intencion="rechazar"
      press="Rechazar la transferencia"
      hint="Lo leen los contactos del dominio."
      ofOrder="Lo dispuso un juez."
    >
      <RequestSeen pedida={pedida} />
      <h2>Qué cambia</h2>
      <ul>
        <li>El dominio sigue aquí, con su titular, y funciona igual.</li>
        <li>El código con el que se pidió deja de servir.</li>
        <li>
          Si quien lo administra pide otro código, {pedida.gana} puede pedirlo de nuevo. Para que no pueda,
          retenga el dominio.
        </li>
        <li>Se les avisa a los contactos del dominio, con el documento y el motivo.</li>
      </ul>
    </DocumentForm>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.nombre) : INFORMACION_NO_DISPONIBLE, 'Oficina del registro');
