import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { now, stamp } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import { DataTable } from '~/components/data-table';
import { DomainName } from '~/components/domain-name';
import { ActionButton } from '~/components/form/action-button';
import { ButtonLink } from '~/components/layout';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { Tag } from '~/components/tag';
import { count } from '~/format';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { idOf, orNotAvailable } from '~/session/failures/not-available.server';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { insistir } from './insist.server';
import { RESULTADOS } from './words';

export const handle: Handle = { scripts: false };

/** As often as the page looks again while the change goes on. */
const SECONDS = 5;

/** A bulk change: how far it is, and what became of each domain. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const id = idOf(args.params.id);
  const query = new URL(args.request.url).searchParams;
  const despuesDe = Math.max(0, Math.trunc(Number(query.get('despuesDe') ?? 0)) || 0);
  const { cambioMasivo } = await orNotAvailable(registry.administracion.verCambioMasivo({ id }));
  const { resultados } = await registry.administracion.resultadoCambioMasivo({ id, despuesDe });
  const lista = query.get('lista') ?? '';
  const hidden = { operacion: randomId(), vistoEn: stamp(now()) };
  return { cambio: cambioMasivo, resultados, lista, hidden };
}

export const action = intents({ insistir });

const HEADINGS = {
  EDITAR_CONTACTO: 'Modificación de contactos',
  EDITAR_CUENTA: 'Modificación de la forma de pago',
  ELIMINAR_CUENTA: 'Eliminación de la forma de pago',
} as const;

export default function BulkChange() {
  const { cambio, resultados, lista, hidden } = useLoaderData<typeof loader>();
  const last = resultados.at(-1)?.orden ?? 0;
  return (
    <>
      <h1>{HEADINGS[cambio.accion]}</h1>
      <p role="status">
        {cambio.estado === 'EN_CURSO'
          ? `En curso: ${cambio.procesados} de ${count(cambio.total, 'dominio', 'dominios')}. Sigue aunque cierre esta página, que se actualiza sola.`
          : `Terminada: ${cambio.cambiados === 1 ? 'se modificó' : 'se modificaron'} ${cambio.cambiados} de ${count(cambio.total, 'dominio', 'dominios')}.`}
      </p>
      <Summary
        rows={[
          { label: 'Modificados', value: cambio.cambiados },
          { label: 'Sin modificar', value: cambio.noCambiados },
          { label: 'Pendientes', value: cambio.total - cambio.procesados },
        ]}
      />
      {cambio.conflictos > 0 && <Left conflictos={cambio.conflictos} hidden={hidden} />}
      <DataTable
        caption="Resultado por dominio"
        rows={resultados}
        rowKey={({ orden }) => orden}
        columns={[
          {
            header: 'Dominio',
            rowHeader: true,
            cell: ({ nombre }) => (
              <a href={address.verDominio(nombre)}>
                <DomainName nombre={nombre} />
              </a>
            ),
          },
          {
            header: 'Resultado',
            cell: ({ resultado }) => (
              <Tag tono={RESULTADOS[resultado].tono}>{RESULTADOS[resultado].word}</Tag>
            ),
          },
          { header: 'Motivo', cell: ({ mensaje }) => mensaje },
        ]}
      />
      <ul className="row-actions">
        {last < cambio.total && resultados.length > 0 && (
          <li>
            <a href={address.cambioMasivo(cambio.id, { despuesDe: last, lista })}>Ver los siguientes</a>
          </li>
        )}
        <li>
          <a href={address.resultadoDeCambio(cambio.id)}>Descargar el resultado (CSV)</a>
        </li>
      </ul>
      <p>
        <ButtonLink href={address.listaDeDominios(lista)} kind="second">
          Volver a Mis dominios
        </ButtonLink>
      </p>
    </>
  );
}

/** Names that others changed meanwhile: as they are now, for the person to choose. */
function Left({ conflictos, hidden }: { conflictos: number; hidden: Record<string, string> }) {
  const which = count(conflictos, 'dominio', 'dominios');
  return (
    <Notice tipo="aviso" title={`Otra persona cambió ${which} mientras usted preparaba este cambio`}>
      <p>
        Quedaron como los dejó: abajo se dice cómo están ahora. Elija: puede dejarlos así o poner lo suyo.
      </p>
      <ActionButton intencion="insistir" kind="second" fields={hidden} pending="Modificando...">
        Poner lo mío en {which}
      </ActionButton>
    </Notice>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...pageTitle(matches, data ? HEADINGS[data.cambio.accion] : INFORMACION_NO_DISPONIBLE, 'Mis dominios'),
  ...(data?.cambio.estado === 'EN_CURSO' ? [{ httpEquiv: 'refresh', content: String(SECONDS) }] : []),
];
