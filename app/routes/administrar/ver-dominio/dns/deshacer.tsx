import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CancelLink, Dialog } from '~/components/dialog';
import { NO_FIELDS } from '~/components/form/screen-form';
import { dialogTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { comparedAlready, loadZone, zoneIntents } from './zone.server';
import { ZoneDialog } from './zone-dialog';

const versionIn = ({ request }: RouteArgs): number => {
  const version = new URL(request.url).searchParams.get('version') ?? '';
  return /^\d{1,9}$/.test(version) ? Number(version) : 0;
};

export async function loader(args: LoaderFunctionArgs) {
  const zone = await loadZone(args);
  return { ...zone, version: versionIn(args), already: await comparedAlready(args, undoOf(args)) };
}

const undoOf = (args: RouteArgs) => ({ tipo: 'DESHACER' as const, version: versionIn(args) });

const { aplicar, comparar } = zoneIntents({
  asked: NO_FIELDS,
  cambioDe: (_, args) => undoOf(args),
});

export const action = intents({ aplicar, comparar });

/** The records as they were after a version. */
export default function Undo() {
  const { nombre, volver, version, already } = useLoaderData<typeof loader>();
  if (already && !already.aplicable)
    return (
      <Dialog title={`Volver ${nombre} a la versión ${version}`} closeTo={volver}>
        <p>{already.dicho}.</p>
        <CancelLink>Cerrar</CancelLink>
      </Dialog>
    );
  return (
    <ZoneDialog
      title={(dominio) =>
        version === 0
          ? `Dejar ${dominio} sin registros, como al principio`
          : `Volver ${dominio} a la versión ${version}`
      }
      asks={NO_FIELDS}
      already={already}
      intro="Los registros quedan como estaban entonces. Es una versión más: también se puede deshacer."
    >
      {() => null}
    </ZoneDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Volver a una versión');
