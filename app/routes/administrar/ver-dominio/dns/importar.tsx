import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CheckboxField } from '~/components/form/checkbox-field';
import { FileField } from '~/components/form/file-field';
import { LONG_TEXT } from '~/components/form/long-text';
import { textOf } from '~/components/form/screen-field';
import { TextAreaField } from '~/components/form/text-area-field';
import { dialogTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { IMPORTACION } from './asked';
import { CHOOSE, importIntents, PASTE } from './importar.server';
import { loadZone } from './zone.server';
import { ZoneDialog } from './zone-dialog';

export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await loadZone(args)),
  pegar: PASTE,
  elegir: CHOOSE,
});

export const action = intents(importIntents);

/** Many records out of a zone file (RFC 1035), pasted or chosen. */
export default function ImportZone() {
  const { pegar, elegir } = useLoaderData<typeof loader>();
  return (
    <ZoneDialog
      title={(dominio) => `Importar registros DNS a ${dominio}`}
      asks={IMPORTACION}
      encType="multipart/form-data"
    >
      {({ [LONG_TEXT]: texto, archivo, leido, reemplazar }) => (
        <>
          <TextAreaField
            field={texto}
            label="Archivo de zona"
            hint={pegar}
            rows={8}
            spellCheck={false}
            autoComplete="off"
          />
          <FileField key={textOf(leido)} field={archivo} label="O elija el archivo" hint={elegir} optional />
          <input type="hidden" name={leido.name} value={textOf(leido) ?? ''} />
          <CheckboxField
            field={reemplazar}
            label="Reemplazar todos los registros actuales"
            hint="Si no lo marca, se agregan a los que hay."
          />
        </>
      )}
    </ZoneDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Importar una zona');
