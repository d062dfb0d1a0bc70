import type { ReactNode } from 'react';
import { ErrorSummary } from '~/components/form/error-summary';
import { plainField } from '~/components/form/screen-field';
import { TextField } from '~/components/form/text-field';
import { documentOf, type PageScript } from '../document.server';

/** What a refused form says, by field; '' is said of none. */
export type FactorErrors = Record<string, string>;

interface FormPage {
  id: string;
  titulo: string;
  errors: FactorErrors;
  children: ReactNode;
  script?: PageScript | undefined;
}

/** A page of the second step; refused, it says why. */
export function page({ id, titulo, errors, children, script }: FormPage): string {
  const isRefused = Object.keys(errors).length > 0;
  const all = Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]]));
  return documentOf(
    isRefused ? `Error: ${titulo}` : titulo,
    <>
      <ErrorSummary form={{ id, errors: errors[''] ? [errors['']] : undefined, allErrors: all }} />
      <h1>{titulo}</h1>
      {children}
    </>,
    { script },
  );
}

export const fieldOf = (id: string, name: string, value: string, errors: FactorErrors) => ({
  ...plainField(name, value, errors[name] ? [errors[name]] : undefined),
  id: `${id}-${name}`,
});

interface Code {
  id: string;
  errors: FactorErrors;
  hint: string;
  /** Where the twenty digits of a recovery code are taken too, all of them are seen. */
  isWide?: boolean;
}

/** The one field of a code, the same wherever one is asked. */
export const CodeField = ({ id, errors, hint, isWide }: Code) => (
  <TextField
    field={fieldOf(id, 'codigo', '', errors)}
    label="Código"
    hint={hint}
    autoComplete="one-time-code"
    inputMode="numeric"
    width={isWide ? undefined : 'short'}
  />
);

export const PASO = 'segundo-paso';
