import type { TemplateCuentaPago } from '~/registry/contract/formas';
import { RadioCards } from '../form/option-fields';
import type { ScreenField } from '../form/screen-field';
import type { Named } from './account-fields';
import { NUEVA, type PAGO } from './asked-accounts';
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
  `${nombre}: cuenta ${cuenta.cuenta} · ${cuenta.formaPago.nombre}`;

/**
 * Who pays: one of the person's accounts, which says by itself how it is paid, or a new one (spec 2, 5); who has none is not
 * asked to choose. Its form begins with a `DefaultButton`.
 */
export function PaymentChoice({ fields, cuentasPago, ...offered }: PaymentChoiceProps) {
  const accounts = cuentasPago.map(({ id, nombre, cuenta }) => ({
    value: String(id),
    label: nombre,
    hint: `Cuenta ${cuenta.cuenta} · ${cuenta.formaPago.nombre}`,
  }));
  if (accounts.length === 0)
    return (
      <>
        <input type="hidden" name={fields.cuentaPago.name} value={NUEVA} />
        <NewAccount fields={fields} {...offered} isOnly />
      </>
    );
  return (
    <>
      <RadioCards
        field={fields.cuentaPago}
        label="Cuenta"
        options={[...accounts, { value: NUEVA, label: 'Nueva cuenta' }]}
      />
      <NewAccount fields={fields} {...offered} />
    </>
  );
}
