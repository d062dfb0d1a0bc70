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
import { aprobar, loadFor } from './answer.server';
import { RequestSeen } from './request-seen';

const headingOf = (nombre: string): string => `Aprobar la transferencia de ${nombre}`;

export const handle: Handle = { scripts: false };

/** Asks by which document a name goes to another registrar in the place of its holder, and why. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadFor(args, 'aprobar')), ...toAsk(formularioConDocumento) };
}

export const action = intentsOfDesk('aprobarTransferencia', { aprobar });

export default function Approve() {
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
      intencion="aprobar"
      press="Pedir que se apruebe"
      danger
      hint="Lo leen los contactos del dominio."
      ofOrder="Lo dispuso un juez."
    >
      <RequestSeen pedida={pedida} />
      <h2>Qué cambia</h2>
      <ul>
        <li>El dominio pasa a {pedida.gana} en el momento, con un año más, y deja de administrarse aquí.</li>
        {pedida.alojado && (
          <li>
            Está alojado aquí: su sitio y su correo dejan de funcionar hasta que {pedida.gana} los sirva.
          </li>
        )}
        <li>Este registro no lo puede traer de vuelta: lo tendría que pedir su titular.</li>
        <li>Se les avisa a los contactos del dominio, con el documento y el motivo.</li>
      </ul>
      <p>
        Antes lo tiene que aprobar una segunda persona. Ni quien lo pide ni quien lo aprueba puede ser
        contacto del dominio.
      </p>
    </DocumentForm>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.nombre) : INFORMACION_NO_DISPONIBLE, 'Oficina del registro');
