import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { NO_FIELDS } from '~/components/form/screen-form';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { loadZone, zoneIntents } from './zone.server';
import { ZoneDialog } from './zone-dialog';

const versionIn = ({ request }: RouteArgs): number => {
  const version = new URL(request.url).searchParams.get('version') ?? '';
  return /^\d{1,9}$/.test(version) ? Number(version) : 0;
};

export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadZone(args)), version: versionIn(args) };
}

export const action = intents(
  zoneIntents(NO_FIELDS, (_, args) => ({ tipo: 'DESHACER', version: versionIn(args) })),
);

/** The records as they were after a version. */
export default function Undo() {
  const { version } = useLoaderData<typeof loader>();
  return (
    <ZoneDialog
      title={(dominio) =>
        version === 0 ? `Dejar ${dominio} sin registros, como al principio` : `Volver a la versión ${version}`
      }
      asks={NO_FIELDS}
      intro="Los registros quedan como estaban entonces. Es una versión más: también se puede deshacer."
    >
      {() => null}
    </ZoneDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Volver a una versión', 'Mis dominios');
