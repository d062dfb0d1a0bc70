import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { SelectField } from '~/components/form/select-field';
import { TextField } from '~/components/form/text-field';
import { pageTitle } from '~/components/page-title';
import { PLANTILLAS_DNS } from '~/registry/contract/dns-limites';
import { intents } from '~/session/intents.server';
import { toAct } from '../domain.server';
import { PLANTILLA } from './shapes';
import { zoneIntents } from './zone.server';
import { ZoneDialog } from './zone-dialog';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const { nombre, volver, hidden } = await toAct(args, 'editarRegistros');
  return { nombre, volver, hidden };
}

export const action = intents(
  zoneIntents(PLANTILLA, ({ plantilla, direccion }) => ({
    tipo: 'PLANTILLA',
    plantilla: PLANTILLAS_DNS.find((each) => each === plantilla) ?? 'WEB',
    direccion,
  })),
);

const WORDS: Record<(typeof PLANTILLAS_DNS)[number], string> = {
  WEB: 'Web en una dirección IP',
  CORREO_GOOGLE: 'Correo de Google Workspace',
  CORREO_MICROSOFT: 'Correo de Microsoft 365',
  CORREO_ZOHO: 'Correo de Zoho',
  SIN_SERVICIOS: 'Sin web ni correo (estacionado)',
};

/** The usual records for a purpose; each template replaces only what it would contradict. */
export default function UseTemplate() {
  return (
    <ZoneDialog what="Usar una plantilla en" shape={PLANTILLA}>
      {({ plantilla, direccion }) => (
        <>
          <SelectField
            field={plantilla}
            label="Plantilla"
            hint="Reemplaza solo los registros que la contradicen. Primero se compara: nada cambia hasta que usted lo aplique."
            options={PLANTILLAS_DNS.map((value) => ({ value, label: WORDS[value] }))}
          />
          <TextField
            field={direccion}
            label="Dirección IP"
            hint="Solo para la web: la IPv4 o IPv6 de su servidor."
            optional
            autoComplete="off"
            spellCheck={false}
          />
        </>
      )}
    </ZoneDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Usar una plantilla', 'Mis dominios');
