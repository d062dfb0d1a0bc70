import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FormDialog } from '~/components/form/form-dialog';
import { NO_FIELDS } from '~/components/form/shape';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/intents.server';
import type { RouteArgs } from '~/session/visit.server';
import { toAct } from '../domain.server';
import { Comparison } from './comparison';
import { zoneIntents } from './zone.server';

export const handle = { scripts: true };

const versionIn = ({ request }: RouteArgs): number => {
  const version = new URL(request.url).searchParams.get('version') ?? '';
  return /^\d{1,9}$/.test(version) ? Number(version) : 0;
};

export async function loader(args: LoaderFunctionArgs) {
  const { nombre, volver, hidden } = await toAct(args, 'editarRegistros');
  return { nombre, volver, hidden, version: versionIn(args) };
}

export const action = intents(
  zoneIntents(NO_FIELDS, (_, args) => ({ tipo: 'DESHACER', version: versionIn(args) })),
);

/** The records as they were after a version: what that changes is shown first. */
export default function Undo() {
  const { nombre, volver, hidden, version } = useLoaderData<typeof loader>();
  return (
    <FormDialog
      title={
        version === 0 ? `Dejar ${nombre} sin registros, como al principio` : `Volver a la versión ${version}`
      }
      closeTo={volver}
      hidden={hidden}
      shape={NO_FIELDS}
      intencion="comparar"
      press="Ver qué cambia"
      pending="Comparando..."
    >
      {() => (
        <>
          <p>
            Los registros de {nombre} quedan como estaban entonces. Es una versión más: también se puede
            deshacer.
          </p>
          <Comparison />
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Volver a una versión', 'Mis dominios');
