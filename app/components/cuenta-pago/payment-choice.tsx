import type { ChangeEvent } from 'react';
import type { TemplateCuentaPago } from '~/registry/contract/formas';
import type { ScreenField } from '../form/screen-field';
import { SelectField } from '../form/select-field';
import { choices, type Named } from './account-fields';
import { NUEVA, type PAGO } from './account-shape';
import { NewAccount } from './new-account';

interface PaymentChoiceProps {
  fields: Readonly<Record<keyof typeof PAGO.fields, ScreenField>>;
  cuentasPago: readonly TemplateCuentaPago[];
  formasPago: readonly Named[];
  paises: readonly Named[];
  /** Of the country chosen. */
  documentos: readonly Named[];
}

/** An account in one line: its name, its number and the bill it is debited on. */
export const accountLabel = ({ nombre, cuenta }: TemplateCuentaPago): string =>
  `${nombre}: cuenta ${cuenta.cuenta}, ${cuenta.formaPago.nombre}`;

/** Who pays: one of the person's accounts or a new one (spec 2, 5). Its form begins with a `DefaultButton`. */
export function PaymentChoice({ fields, cuentasPago, formasPago, ...offered }: PaymentChoiceProps) {
  const accounts = cuentasPago.map((one) => ({ value: String(one.id), label: accountLabel(one) }));
  return (
    <>
      <SelectField field={fields.idFormaPago} label="Forma de pago" options={choices(formasPago)} />
      <SelectField
        field={fields.cuentaPago}
        label="Cuenta"
        empty={accounts.length > 0 ? 'Seleccione una cuenta' : undefined}
        options={[...accounts, { value: NUEVA, label: 'Nueva cuenta' }]}
        onChange={(event) => followAccount(event, cuentasPago)}
      />
      <NewAccount fields={fields} {...offered} />
    </>
  );
}

/** With scripts, choosing an account chooses the bill it is debited on. */
function followAccount(
  { currentTarget }: ChangeEvent<HTMLSelectElement>,
  accounts: readonly TemplateCuentaPago[],
) {
  const chosen = accounts.find(({ id }) => String(id) === currentTarget.value);
  const method = currentTarget.form?.elements.namedItem('idFormaPago');
  if (chosen && method instanceof HTMLSelectElement) method.value = String(chosen.cuenta.formaPago.id);
}
