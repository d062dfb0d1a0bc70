import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { CheckboxField } from '~/components/form/checkbox-field';
import { TextAreaField } from '~/components/form/text-area-field';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/intents.server';
import { toAct } from '../domain.server';
import { IMPORTACION } from './shapes';
import { zoneIntents } from './zone.server';
import { ZoneDialog } from './zone-dialog';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const { nombre, volver, hidden } = await toAct(args, 'editarRegistros');
  return { nombre, volver, hidden };
}

export const action = intents(
  zoneIntents(IMPORTACION, ({ texto, reemplazar }) => ({
    tipo: 'IMPORTAR',
    texto,
    reemplazar: reemplazar !== '',
  })),
);

/** Many records out of a zone file (RFC 1035), shown as a difference before they are applied. */
export default function ImportZone() {
  return (
    <ZoneDialog what="Importar registros a" shape={IMPORTACION}>
      {({ texto, reemplazar }) => (
        <>
          <TextAreaField
            field={texto}
            label="Archivo de zona"
            hint="Pegue el archivo que exportó su proveedor anterior. Primero se compara: nada cambia hasta que usted lo aplique."
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
