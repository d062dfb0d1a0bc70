import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import { formularioConDocumento } from '~/registry/contract/oficina/formularios';
import { PLAZOS } from '~/registry/domain/lifecycle';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { toAsk } from '~/routes/registro/reason.server';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { DocumentForm } from './document-form';
import { NameSeen } from './name-seen';
import { liberar, loadFor } from './titularidad.server';

const headingOf = (nombre: string): string => `Liberar ${nombre}`;

export const handle: Handle = { scripts: false };

/** Asks by which document a name is freed, and why. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadFor(args, 'liberar')), ...toAsk(formularioConDocumento) };
}

export const action = intentsOfDesk('liberarDominio', { liberar });

export default function Free() {
  const { nombre, dominio, sinOrden, hoy, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return (
    <DocumentForm
      lastResult={lastResult}
      constraint={constraint}
      operacion={operacion}
      seen={{ visto: dominio.visto }}
      heading={headingOf(nombre)}
      back={{ href: address.dominioEnOficina(nombre), words: 'Volver al dominio' }}
      intencion="liberar"
      press="Pedir que se libere"
      danger
      hint="Lo leen su titular y los demás contactos del dominio."
      sinOrden={sinOrden}
    >
      <NameSeen dominio={dominio} sinOrden={sinOrden} hoy={hoy}>
        <li>
          {dominio.retenidoSinZona
            ? 'El dominio está retenido y ya no funciona: sigue así, también si la retención se levanta.'
            : 'El dominio deja de funcionar en el momento: su sitio y su correo no responden.'}
        </li>
        <li>
          Durante {count(PLAZOS.eliminado, 'día', 'días')} lo pueden recuperar sus contactos. Si no tienen que
          poder, retenga antes la renovación del dominio.
        </li>
        <li>Después queda libre, y cualquiera lo puede registrar.</li>
        <li>Lo pagado no se devuelve: eso se hace aparte, desde la compra.</li>
      </NameSeen>
    </DocumentForm>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.nombre) : INFORMACION_NO_DISPONIBLE, 'Oficina del registro');
