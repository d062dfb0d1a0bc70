import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { Tag } from '~/components/tag';
import { count } from '~/format';
import { signedIn } from '~/session/guard.server';
import { idOf, orNotAvailable } from '~/session/not-available.server';

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
  return { cambio: cambioMasivo, resultados };
}

const HEADINGS = {
  EDITAR_CONTACTO: 'Modificación de contactos',
  EDITAR_CUENTA: 'Modificación de la forma de pago',
  ELIMINAR_CUENTA: 'Eliminación de la forma de pago',
} as const;

const WORDS = {
  PENDIENTE: { tono: 'info', word: 'Pendiente' },
  HECHO: { tono: 'ok', word: 'Hecho' },
  SIN_CAMBIOS: { tono: 'info', word: 'Ya estaba así' },
  NO_APLICA: { tono: 'aviso', word: 'No se modificó' },
} as const;

export default function BulkChange() {
  const { cambio, resultados } = useLoaderData<typeof loader>();
  const last = resultados.at(-1)?.orden ?? 0;
  return (
    <>
      <h1>{HEADINGS[cambio.accion]}</h1>
      <p role="status">
        {cambio.estado === 'EN_CURSO'
          ? `En curso: ${cambio.procesados} de ${count(cambio.total, 'dominio', 'dominios')}. Sigue aunque cierre esta página, que se actualiza sola.`
          : `Terminada: se modificaron ${cambio.cambiados} de ${count(cambio.total, 'dominio', 'dominios')}.`}
      </p>
      <Summary
        rows={[
          { label: 'Modificados', value: cambio.cambiados },
          { label: 'Sin modificar', value: cambio.noCambiados },
          { label: 'Pendientes', value: cambio.total - cambio.procesados },
        ]}
      />
      <DataTable
        caption="Resultado por dominio"
        rows={resultados}
        rowKey={({ orden }) => orden}
        columns={[
          { header: 'Dominio', rowHeader: true, cell: ({ nombre }) => nombre },
          {
            header: 'Resultado',
            cell: ({ resultado }) => <Tag tono={WORDS[resultado].tono}>{WORDS[resultado].word}</Tag>,
          },
          { header: 'Motivo', cell: ({ mensaje }) => mensaje },
        ]}
      />
      <ul className="row-actions">
        {last < cambio.total && resultados.length > 0 && (
          <li>
            <a href={address.cambioMasivo(cambio.id, last)}>Ver los siguientes</a>
          </li>
        )}
        <li>
          <a href={address.resultadoDeCambio(cambio.id)}>Descargar el resultado (CSV)</a>
        </li>
      </ul>
      <p>
        <ButtonLink href={address.misDominios()} kind="second">
          Volver a Mis dominios
        </ButtonLink>
      </p>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...pageTitle(matches, data ? HEADINGS[data.cambio.accion] : 'Información no disponible', 'Mis dominios'),
  ...(data?.cambio.estado === 'EN_CURSO' ? [{ httpEquiv: 'refresh', content: String(SECONDS) }] : []),
];
