import { CheckboxField } from '~/components/form/checkbox-field';
import { type ScreenField, textOf } from '~/components/form/screen-field';
import { SelectField } from '~/components/form/select-field';
import { TextField } from '~/components/form/text-field';
import { useSeen } from './seen';

interface ServerFieldsProps {
  fields: Record<'nombre' | 'subdominio' | 'tipoIP' | 'ip', ScreenField>;
  dominio: string;
  /** Which of the rows it is, where there are more. */
  place?: number;
  autoFocus?: boolean;
}

const TYPES = ['IPV4', 'IPV6'].map((value) => ({ value, label: value }));

/** A name server; its address is asked where it is below the domain it serves (spec 2). How it is written is said once, before all of them (`guideOf`). */
export function ServerFields({ fields, dominio, place = 0, autoFocus }: ServerFieldsProps) {
  const beside = useSeen()?.beside[place];
  return (
    <div className="server">
      <TextField
        field={fields.nombre}
        label="Nombre"
        hint={beside && <strong>{beside}</strong>}
        suffix={textOf(fields.subdominio) && `.${dominio}`}
        inputMode="url"
        autoComplete="off"
        autoFocus={autoFocus}
      />
      <CheckboxField field={fields.subdominio} label="Subdominio" />
      <div className="glue">
        <SelectField field={fields.tipoIP} label="Tipo IP" options={TYPES} />
        <TextField
          field={fields.ip}
          label="IP"
          hint="Si tiene IPv4 e IPv6, agréguelo otra vez con la otra."
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </div>
  );
}
