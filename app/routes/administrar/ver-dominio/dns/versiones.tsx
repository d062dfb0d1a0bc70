import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { CancelLink, Dialog } from '~/components/dialog';
import { dialogTitle } from '~/components/page-title';
import { dateTime } from '~/format';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { signedIn } from '~/session/guard.server';
import { toAct } from '../domain.server';

export async function loader(args: LoaderFunctionArgs) {
  const { nombre, volver } = await toAct(args, 'editarRegistros');
  const { registry } = await signedIn(args);
  return { nombre, volver, ...(await orNotAvailable(registry.dns.versiones({ nombreDominio: nombre }))) };
}

const WORDS = {
  ALTA: 'Registro agregado',
  EDICION: 'Registro editado',
  BAJA: 'Registro eliminado',
  IMPORTACION: 'Zona importada',
  PLANTILLA: 'Plantilla aplicada',
  DESHACER: 'Vuelta a una versión anterior',
};

/** The last changes of the records, and the way back to before each. */
export default function Versions() {
  const { nombre, volver, versiones } = useLoaderData<typeof loader>();
  return (
    <Dialog title={`Versiones de la zona de ${nombre}`} closeTo={volver}>
      {versiones.length === 0 ? (
        <p>Todavía no hay cambios: cada uno que haga se puede deshacer aquí.</p>
      ) : (
        <DataTable
          caption="Últimos cambios de los registros"
          rows={versiones}
          rowKey={({ version }) => version}
          columns={[
            { header: 'Versión', rowHeader: true, cell: ({ version }) => version },
            { header: 'Cuándo', cell: ({ momento }) => dateTime(momento) },
            { header: 'Quién', cell: ({ usuario }) => usuario ?? 'El registro' },
            {
              header: 'Qué',
              cell: ({ motivo, resumen, quitados, agregados }) => (
                <>
                  {WORDS[motivo]}
                  <ul className="lines">
                    {resumen.map((linea) => (
                      <li key={linea}>
                        <code>{linea}</code>
                      </li>
                    ))}
                    {quitados + agregados > resumen.length && (
                      <li>Y {quitados + agregados - resumen.length} más.</li>
                    )}
                  </ul>
                </>
              ),
            },
            {
              header: 'Acciones',
              hideHeader: true,
              cell: ({ version }) => (
                <Link
                  to={address.dnsDe('deshacer', nombre, { version: version - 1 })}
                  preventScrollReset
                  replace
                >
                  Deshacer este cambio<span className="sr"> de la versión {version}</span>
                </Link>
              ),
            },
          ]}
        />
      )}
      <CancelLink>Cerrar</CancelLink>
    </Dialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Versiones de la zona');
