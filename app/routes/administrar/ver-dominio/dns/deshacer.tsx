import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CancelLink, Dialog } from '~/components/dialog';
import { NO_FIELDS } from '~/components/form/screen-form';
import { Actions } from '~/components/layout';
import { dialogTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { inWords } from './undo-words.server';
import { comparedAlready, loadZone, zoneIntents } from './zone.server';
import { ZoneDialog } from './zone-dialog';

/** Which change the address names, and whether it alone is taken back. */
function undoOf({ request }: RouteArgs) {
  const { searchParams } = new URL(request.url);
  const version = searchParams.get('version') ?? '';
  return {
    tipo: 'DESHACER' as const,
    version: /^\d{1,9}$/.test(version) ? Number(version) : 0,
    ...(searchParams.get('solo') === 'si' && { solo: true }),
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const cambio = undoOf(args);
  const zone = await loadZone(args);
  const already = await comparedAlready(args, cambio);
  return { ...zone, already, said: inWords(cambio, already?.deshecho ?? null) };
}

const { aplicar, comparar } = zoneIntents({
  asked: NO_FIELDS,
  cambioDe: (_, args) => undoOf(args),
});

export const action = intents({ aplicar, comparar });

/** A change that is taken back, alone or with what came after it; the records as they were, where which that was is not told. */
export default function Undo() {
  const { nombre, volver, already, said } = useLoaderData<typeof loader>();
  if (already && !already.aplicable)
    return (
      <Dialog title={`${said.que} en ${nombre}`} closeTo={volver}>
        {said.dicho && <p>{said.dicho}</p>}
        <p>{already.dicho}.</p>
        <Actions>
          <CancelLink>Cerrar</CancelLink>
        </Actions>
      </Dialog>
    );
  return (
    <ZoneDialog
      title={(dominio) => `${said.que} en ${dominio}`}
      asks={NO_FIELDS}
      already={already}
      act={said.act}
      intro={`${said.dicho} Es un cambio más: también se puede deshacer.`.trim()}
    >
      {() => null}
    </ZoneDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Deshacer un cambio');
