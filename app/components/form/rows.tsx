import { useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { ShownRows } from './fields';
import type { ScreenField } from './screen-field';
import { addRowIntent, type Rows, removeRowIntent } from './shape';
import { SubmitButton } from './submit-button';

interface FieldRowsProps<Name extends string> {
  list: ShownRows<Name>;
  shape: Rows<Name>;
  /** What one row is: 'Servidor' of 'Servidor 1', 'Agregar servidor', 'Quitar servidor 1'. */
  what: string;
  children: (fields: Record<Name, ScreenField>, row: { place: number; isNext: boolean }) => ReactNode;
}

/**
 * Rows of the same fields, each a group of its own. Adding one and taking one out are buttons of the form, so they work
 * without scripts and lose nothing that was typed; the first field of a new row gets the focus (`autoFocus={isNext}`).
 */
export function FieldRows<Name extends string>({ list, shape, what, children }: FieldRowsProps<Name>) {
  const foco = useActionData<{ foco?: string }>()?.foco;
  const { rows } = list;
  const one = what.toLowerCase();
  return (
    <>
      {rows.map(({ name, fields }, place) => {
        const isNext = foco?.startsWith(name) === true;
        return (
          <fieldset className="group" key={name}>
            <legend>
              {what} {place + 1}
            </legend>
            {children(fields, { place, isNext })}
            {rows.length > shape.min && (
              <SubmitButton intencion={removeRowIntent(list.name, place)} kind="plain" pending="Quitando...">
                Quitar<span className="sr"> {`${one} ${place + 1}`}</span>
              </SubmitButton>
            )}
          </fieldset>
        );
      })}
      {rows.length < shape.max && (
        <p>
          <SubmitButton intencion={addRowIntent(list.name)} kind="second" pending="Agregando...">
            Agregar {one}
          </SubmitButton>
        </p>
      )}
    </>
  );
}
