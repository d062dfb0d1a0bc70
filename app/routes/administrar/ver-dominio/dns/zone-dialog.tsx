import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ComponentProps, ReactNode } from 'react';
import { DefaultButton } from '~/components/form/default-button';
import { FormDialog } from '~/components/form/form-dialog';
import { LONG_TEXT } from '~/components/form/long-text';
import { elementId } from '~/components/form/screen-field';
import type { Fields } from '~/components/form/screen-form';
import { SubmitButton } from '~/components/form/submit-button';
import type { Comparacion } from './compared.server';
import { Comparison } from './comparison';
import type { loadZone } from './zone.server';

interface ZoneDialogProps<F extends Fields>
  extends Pick<ComponentProps<typeof FormDialog<F>>, 'asks' | 'defaultValue' | 'encType' | 'children'> {
  title: (dominio: string) => string;
  /** What will happen, before the fields. */
  intro?: ReactNode;
  /** Of a change that asks nothing: compared before anybody presses. */
  already?: Comparacion | null;
  /** The words of its button, where what it does has a name of its own. */
  act?: { press: string; pending: string };
}

const COMPARE = { intencion: 'comparar', pending: 'Comparando...' };
const APPLY = { intencion: 'aplicar', pending: 'Aplicando...', press: 'Aplicar los cambios' };

/** A change of many records at once: asked for, shown as a difference, and only then done. */
export function ZoneDialog<F extends Fields>({
  title,
  intro,
  already = null,
  act,
  children,
  ...form
}: ZoneDialogProps<F>) {
  const { nombre, volver, hidden, ensayable } =
    useLoaderData<(args: LoaderFunctionArgs) => ReturnType<typeof loadZone>>();
  const asked = useActionData<{ comparacion?: Comparacion }>()?.comparacion;
  const comparacion = asked ?? already;
  const asksSomething = Object.keys(form.asks.fields).length > 0;
  const again = asksSomething ? 'Ver de nuevo qué cambia' : 'Ver a quién se le avisa y cuánto tarda';
  const compare = { ...COMPARE, press: comparacion?.errores.total === 0 ? again : 'Ver qué cambia' };
  const isReady = comparacion?.aplicable === true;
  return (
    <FormDialog
      {...form}
      {...(isReady || !asksSomething ? { ...APPLY, ...act, ...comparacion?.boton } : compare)}
      title={title(nombre)}
      closeTo={volver}
      hidden={hidden}
    >
      {(fields, made) => (
        <>
          {asksSomething && <DefaultButton intencion={COMPARE.intencion} />}
          {comparacion && <Comparison comparacion={comparacion} box={elementId(`${made.id}-${LONG_TEXT}`)} />}
          {comparacion?.que && (
            // Folded again by another comparison. The fields are what follows it, in the same place as before: nothing typed is lost.
            <details key={comparacion.comparado} className="compared">
              <summary>{comparacion.que}</summary>
            </details>
          )}
          <div>
            {(!comparacion || !asksSomething) && (
              <p>
                {intro} {!comparacion && 'Primero se muestra qué cambia: '}
                {/* What was seen besides says so itself. */}
                {!asked && `${comparacion ? 'Nada' : 'nada'} se guarda hasta que usted lo confirme.`}
              </p>
            )}
            {children(fields, made)}
            {isReady && (asksSomething || (ensayable && !asked)) && (
              <SubmitButton {...compare} kind="plain">
                {compare.press}
              </SubmitButton>
            )}
          </div>
        </>
      )}
    </FormDialog>
  );
}
