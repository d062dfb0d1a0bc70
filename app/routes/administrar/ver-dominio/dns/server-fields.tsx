import { CheckboxField } from '~/components/form/checkbox-field';
import type { ScreenField } from '~/components/form/screen-field';
import { SelectField } from '~/components/form/select-field';
import { TextField } from '~/components/form/text-field';

interface ServerFieldsProps {
  fields: Record<'nombre' | 'subdominio' | 'tipoIP' | 'ip', ScreenField>;
  dominio: string;
  autoFocus?: boolean;
}

const TYPES = [
  { value: 'IPV4', label: 'IPV4' },
  { value: 'IPV6', label: 'IPV6' },
];

/** A name server; its address is asked where it is below the domain it serves (spec 2). */
export function ServerFields({ fields, dominio, autoFocus }: ServerFieldsProps) {
  return (
    <div className="server">
      <TextField
        field={fields.nombre}
        label="Nombre"
        hint={`Completo, como ns1.ejemplo.com; o solo la parte antes de .${dominio} si es un subdominio.`}
        inputMode="url"
        autoComplete="off"
        autoFocus={autoFocus}
      />
      <CheckboxField
        field={fields.subdominio}
        label="Subdominio"
        hint={`El servidor está dentro del dominio: su nombre termina en .${dominio} y hace falta su dirección IP.`}
      />
      <div className="glue">
        <SelectField
          field={fields.tipoIP}
          label="Tipo IP"
          optional
          options={TYPES}
          empty="Solo para un subdominio"
        />
        <TextField
          field={fields.ip}
          label="IP"
          optional
          hint="Solo para un subdominio. Si tiene IPv4 e IPv6, agregue el mismo nombre en otra fila."
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </div>
  );
}
