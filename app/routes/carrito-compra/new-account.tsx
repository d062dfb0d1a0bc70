import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import type { useScreenForm } from '~/components/form/use-screen-form';
import type { PaymentFields } from './payment';

type Named = { id: number; nombre: string };

interface NewAccountProps {
  fields: ReturnType<typeof useScreenForm<PaymentFields>>[1];
  paises: readonly Named[];
  /** Of the country chosen. */
  documentos: readonly Named[];
}

export const choices = (named: readonly Named[]) =>
  named.map(({ id, nombre }) => ({ value: String(id), label: nombre }));

/** Presses the button that who has no scripts presses. */
const updateDocuments = 'actualizar-documentos';
function pressUpdate({ currentTarget: { form } }: { currentTarget: HTMLSelectElement }) {
  const button = form?.querySelector<HTMLButtonElement>(`button[value="${updateDocuments}"]`);
  form?.requestSubmit(button);
}

/** A new payment account. Where the engine can, it is shown only while 'Nueva cuenta' is chosen. */
export function NewAccount({ fields, paises, documentos }: NewAccountProps) {
  return (
    <fieldset className="new-account">
      <legend>Nueva cuenta</legend>
      <p className="hint">Complete estos datos solo si eligió «Nueva cuenta».</p>
      <TextField
        field={fields.nombre}
        label="Nombre de la cuenta"
        hint="Para reconocerla después: «Casa», «Oficina»."
        autoComplete="off"
      />
      <TextField
        field={fields.cuenta}
        label="Número de cuenta"
        hint="Está en la factura de teléfono o de datos."
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectField field={fields.idPais} label="País" options={choices(paises)} onChange={pressUpdate} />
      <p>
        <SubmitButton intencion={updateDocuments} pending="Actualizando..." kind="second">
          Actualizar tipos de documento
        </SubmitButton>
      </p>
      <SelectField
        field={fields.idTipoDocumento}
        label="Tipo de documento"
        empty="Seleccione un tipo de documento"
        options={choices(documentos)}
      />
      <TextField
        field={fields.nroDocumento}
        label="Número de documento"
        hint="Sin puntos ni guiones, 12 caracteres como máximo."
        width="short"
        autoComplete="off"
      />
    </fieldset>
  );
}
