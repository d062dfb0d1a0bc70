import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { CheckboxField } from '~/components/form/checkbox-field';
import { TextAreaField } from '~/components/form/text-area-field';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/intents.server';
import { IMPORTACION } from './shapes';
import { loadZone, zoneIntents } from './zone.server';
import { ZoneDialog } from './zone-dialog';

export const handle = { scripts: true };

export const loader = (args: LoaderFunctionArgs) => loadZone(args);

export const action = intents(
  zoneIntents(IMPORTACION, ({ texto, reemplazar }) => ({
    tipo: 'IMPORTAR',
    texto,
    reemplazar: reemplazar !== '',
  })),
);

/** Many records out of a zone file (RFC 1035). */
export default function ImportZone() {
  return (
    <ZoneDialog
      title={(dominio) => `Importar registros a ${dominio}`}
      shape={IMPORTACION}
      intro="Se leen todos los registros del archivo de zona."
    >
      {({ texto, reemplazar }) => (
        <>
          <TextAreaField
            field={texto}
            label="Archivo de zona"
            hint="Pegue el texto que exportó su proveedor anterior."
            rows={10}
            spellCheck={false}
            autoComplete="off"
          />
          <CheckboxField
            field={reemplazar}
            label="Reemplazar todos los registros actuales"
            hint="Si no lo marca, los registros del archivo se agregan a los que hay."
          />
        </>
      )}
    </ZoneDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Importar una zona', 'Mis dominios');
