import { type FormMetadata, getFieldsetProps } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { goToAnswer } from '../answer-focus';
import { elementId, type ScreenField } from './screen-field';
import type { Rows } from './screen-form';
import { SubmitButton } from './submit-button';

interface FieldRowsProps<Row extends ScreenField> {
  form: FormMetadata;
  list: { name: string; getFieldList: () => Row[] };
  rows: Rows;
  /** What one row is: 'Servidor' of 'Servidor 1', 'Agregar servidor', 'Quitar servidor 1'. */
  what: string;
  children: (row: Row, at: { place: number; isNext: boolean }) => ReactNode;
}

/**
 * conform's list of rows of the same fields, each a group of its own. Adding one and taking one out are buttons of the form,
 * so they work without scripts and lose nothing that was typed; the person goes on in the first field of a new row
 * (`autoFocus={isNext}`), or of the one before that which was taken out.
 */
export function FieldRows<Row extends ScreenField>({
  form,
  list,
  rows,
  what,
  children,
}: FieldRowsProps<Row>) {
  const foco = useActionData<{ foco?: string }>()?.foco;
  const shown = list.getFieldList();
  const one = what.toLowerCase();
  useFocusOn(form.id, foco, shown.length);
  return (
    <>
      {shown.map((row, place) => (
        <fieldset {...groupProps(row)} className="group" key={row.key ?? row.name}>
          <legend>
            {what} {place + 1}
          </legend>
          {children(row, { place, isNext: foco?.startsWith(row.name) === true })}
          {shown.length > rows.min && (
            <p>
              <SubmitButton
                {...form.remove.getButtonProps({ name: list.name, index: place })}
                kind="plain"
                pending="Quitando..."
              >
                Quitar<span className="sr"> {`${one} ${place + 1}`}</span>
              </SubmitButton>
            </p>
          )}
        </fieldset>
      ))}
      {shown.length < rows.max && (
        <p>
          <SubmitButton
            {...form.insert.getButtonProps({ name: list.name })}
            kind="second"
            pending="Agregando..."
          >
            Agregar {one}
          </SubmitButton>
        </p>
      )}
    </>
  );
}

/** A group sends nothing and is named by its legend. */
function groupProps(row: ScreenField) {
  const { id, form } = getFieldsetProps(row, { ariaAttributes: false });
  return { id: elementId(id), form };
}

/** The browser puts the focus where a page begins; into a page that is there already, the script. */
function useFocusOn(formId: string, foco: string | undefined, count: number) {
  useEffect(() => {
    if (foco && count > 0) goToAnswer(document.getElementById(elementId(`${formId}-${foco}`)));
  }, [formId, foco, count]);
}
