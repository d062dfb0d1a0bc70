import { useLoaderData } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { FormDialog } from '~/components/form/form-dialog';
import type { Fields } from '~/components/form/shape';
import { Comparison } from './comparison';

interface ZoneDialogProps<F extends Fields>
  extends Pick<ComponentProps<typeof FormDialog<F>>, 'shape' | 'children'> {
  /** What is done, before the name of the domain. */
  what: string;
}

/** A dialog that changes many records of a zone: it compares first, and applies what was seen. */
export function ZoneDialog<F extends Fields>({ what, shape, children }: ZoneDialogProps<F>) {
  const { nombre, volver, hidden } = useLoaderData<{
    nombre: string;
    volver: string;
    hidden: { operacion: string; version: number | undefined };
  }>();
  return (
    <FormDialog
      title={`${what} ${nombre}`}
      closeTo={volver}
      hidden={hidden}
      shape={shape}
      intencion="comparar"
      press="Comparar"
      pending="Comparando..."
    >
      {(fields) => (
        <>
          {children(fields)}
          <Comparison />
        </>
      )}
    </FormDialog>
  );
}
