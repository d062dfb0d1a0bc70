import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ComponentProps, ReactNode } from 'react';
import { FormDialog } from '~/components/form/form-dialog';
import type { Fields } from '~/components/form/screen-form';
import { Comparison } from './comparison';
import type { loadZone } from './zone.server';

interface ZoneDialogProps<F extends Fields>
  extends Pick<ComponentProps<typeof FormDialog<F>>, 'asks' | 'defaultValue' | 'encType' | 'children'> {
  title: (dominio: string) => string;
  /** What will happen, before the fields. */
  intro: ReactNode;
}

/** A change of many records at once: asked for, shown as a difference, and only then done. */
export function ZoneDialog<F extends Fields>({ title, intro, children, ...form }: ZoneDialogProps<F>) {
  const { nombre, volver, hidden } =
    useLoaderData<(args: LoaderFunctionArgs) => ReturnType<typeof loadZone>>();
  return (
    <FormDialog
      {...form}
      title={title(nombre)}
      closeTo={volver}
      hidden={hidden}
      intencion="comparar"
      press="Ver qué cambia"
      pending="Comparando..."
    >
      {(fields, form) => (
        <>
          <p>{intro} Primero se muestra qué cambia: nada se guarda hasta que usted lo aplique.</p>
          {children(fields, form)}
          <Comparison />
        </>
      )}
    </FormDialog>
  );
}
