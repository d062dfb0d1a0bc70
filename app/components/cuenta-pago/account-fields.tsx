import type { Id } from '~/registry/contract/ids';
import type { ScreenField } from '../form/screen-field';
import { SelectField } from '../form/select-field';
import { SubmitButton } from '../form/submit-button';
import { TextField } from '../form/text-field';
import { useScripts } from '../use-scripts';

/** What the registry offers to choose from. */
export type Named = { id: Id; nombre: string };

/** A new payment account as typed; its way of paying is the screen's own. */
export type AccountFieldNames = 'nombre' | 'cuenta' | 'idPais' | 'idTipoDocumento' | 'nroDocumento';

interface AccountFieldsProps {
  fields: Readonly<Record<AccountFieldNames, ScreenField>>;
  paises: readonly Named[];
  /** Of the country chosen. */
  documentos: readonly Named[];
}

/** The `intencion` that shows the same form again with the documents of its country. */
export const UPDATE_DOCUMENTS = 'actualizar-documentos';

/** A list of the registry as options of a select. */
export const choices = (named: readonly Named[]) =>
  named.map(({ id, nombre }) => ({ value: String(id), label: nombre }));

/** Presses the button that who has no scripts presses. */
function pressUpdate({ currentTarget: { form } }: { currentTarget: HTMLSelectElement }) {
  form?.requestSubmit(form.querySelector<HTMLButtonElement>(`button[value="${UPDATE_DOCUMENTS}"]`));
}

/** A new payment account (spec 5), in checkout and in My data. Its form begins with a `DefaultButton`. */
export function AccountFields({ fields, paises, documentos }: AccountFieldsProps) {
  const scripted = useScripts();
  return (
    <>
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
      <div className="field" hidden={scripted}>
        <SubmitButton intencion={UPDATE_DOCUMENTS} pending="Actualizando..." kind="second" yields>
          Ver los documentos del país
        </SubmitButton>
      </div>
      <SelectField
        field={fields.idTipoDocumento}
        label="Tipo de documento"
        empty="Seleccione uno"
        options={choices(documentos)}
      />
      <TextField
        field={fields.nroDocumento}
        label="Número de documento"
        hint="Con o sin puntos y guion."
        width="short"
        autoComplete="off"
      />
    </>
  );
}
