import type { ScreenField } from '../form/screen-field';
import { TextField } from '../form/text-field';

/** What whois publishes of every contact besides its name (spec 2 and 5). */
export interface PublicContactFields {
  direccion: ScreenField;
  telefono: ScreenField;
  emailPublico: ScreenField;
}

/** The fields that every contact form has. */
export function PublicFields({ fields }: { fields: PublicContactFields }) {
  return (
    <>
      <TextField
        field={fields.direccion}
        label="Dirección"
        hint="Letras, números, espacios y comas."
        autoComplete="address-line1"
        width="full"
      />
      <TextField
        field={fields.telefono}
        label="Teléfono"
        hint="Entre 7 y 15 dígitos, con o sin el código de país."
        type="tel"
        autoComplete="tel"
      />
      <TextField
        field={fields.emailPublico}
        label="Correo electrónico público"
        type="email"
        autoComplete="email"
        width="full"
      />
    </>
  );
}
