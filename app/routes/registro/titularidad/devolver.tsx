import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { pageTitle } from '~/components/page-title';
import { formularioConDocumento } from '~/registry/contract/oficina/formularios';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { toAsk } from '~/routes/registro/reason.server';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { DocumentForm } from './document-form';
import { NameSeen } from './name-seen';
import { devolver, loadFor } from './titularidad.server';

const headingOf = (nombre: string): string => `Devolver ${nombre} a su titular`;

export const handle: Handle = { scripts: false };

/** Asks by which document a name is given back to who had it, and why. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadFor(args, 'devolver')), ...toAsk(formularioConDocumento) };
}

export const action = intentsOfDesk('devolverDominio', { devolver });

export default function GiveBack() {
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
      intencion="devolver"
      press="Pedir que se devuelva"
      hint="Lo leen su titular y los demás contactos del dominio."
      sinOrden={sinOrden}
      without="SUCESION"
    >
      <NameSeen dominio={dominio} sinOrden={sinOrden} hoy={hoy}>
        <li>
          El dominio vuelve a {dominio.titular}
          {dominio.retenidoSinZona
            ? ', y no funciona hasta que se levante la retención que lo impide.'
            : ', y funciona como antes de eliminarse.'}
        </li>
        {dominio.seRenueva ? (
          <li>
            Venció mientras tanto: se renueva por un año, hasta el <DateText value={dominio.vuelveHasta} />.
            Ese año no se le cobra a nadie.
          </li>
        ) : (
          <li>Vence el mismo día que antes. No se cobra nada.</li>
        )}
        <li>
          {dominio.tieneCuenta
            ? 'Los contactos y la forma de pago son los que tenía.'
            : 'Los contactos son los que tenía. No tiene forma de pago: mientras nadie le ponga una, no se renueva por sí solo.'}
        </li>
      </NameSeen>
    </DocumentForm>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.nombre) : INFORMACION_NO_DISPONIBLE, 'Oficina del registro');
