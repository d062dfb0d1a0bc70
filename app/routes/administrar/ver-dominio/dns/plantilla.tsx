import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { SelectField } from '~/components/form/select-field';
import { TextField } from '~/components/form/text-field';
import { dialogTitle } from '~/components/page-title';
import { PLANTILLAS_DNS } from '~/registry/contract/dns-limites';
import { intents } from '~/session/forms/intents.server';
import { PLANTILLA } from './asked';
import { loadZone, zoneIntents } from './zone.server';
import { ZoneDialog } from './zone-dialog';

export const loader = (args: LoaderFunctionArgs) => loadZone(args);

const templateIn = (typed: string) => PLANTILLAS_DNS.find((each) => each === typed) ?? 'WEB';

export const action = intents(
  zoneIntents({
    asked: PLANTILLA,
    cambioDe: ({ plantilla, direccion }) => ({
      tipo: 'PLANTILLA',
      plantilla: templateIn(plantilla),
      direccion,
    }),
    inWords: ({ plantilla, direccion }) => {
      const template = templateIn(plantilla);
      return `Plantilla: ${WORDS[template]}${template === 'WEB' ? ` · ${direccion}` : ''}`;
    },
    campo: 'direccion',
  }),
);

const WORDS: Record<(typeof PLANTILLAS_DNS)[number], string> = {
  WEB: 'Web en una dirección IP',
  CORREO_GOOGLE: 'Correo de Google Workspace',
  CORREO_MICROSOFT: 'Correo de Microsoft 365',
  CORREO_ZOHO: 'Correo de Zoho',
  SIN_SERVICIOS: 'Sin web ni correo (estacionado)',
};

/** The usual records for a purpose. */
export default function UseTemplate() {
  return (
    <ZoneDialog
      title={(dominio) => `Usar una plantilla en ${dominio}`}
      asks={PLANTILLA}
      intro="Reemplaza solo los registros que la contradicen."
    >
      {({ plantilla, direccion }) => (
        <>
          <SelectField
            field={plantilla}
            label="Plantilla"
            options={PLANTILLAS_DNS.map((value) => ({ value, label: WORDS[value] }))}
          />
          {/* Shown with its template alone, where the engine can tell; where it cannot, its hint says when it is for. */}
          <div className="for-web">
            <TextField
              field={direccion}
              label="Dirección IP de su servidor web"
              hint={
                <>
                  IPv4 o IPv6.<span> Solo hace falta para «{WORDS.WEB}».</span>
                </>
              }
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        </>
      )}
    </ZoneDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Usar una plantilla');
