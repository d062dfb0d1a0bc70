import { z } from 'zod';
import { type Fields, isRows, type Rows, type ScreenForm, type Typed } from '~/components/form/screen-form';
import { brokenForm } from './refusals.server';

/** What was posted under a name: nothing, once, or several times; a file is no text. */
const textsIn = (posted: unknown): string[] => [posted].flat().filter((each) => typeof each === 'string');

const texto = z
  .unknown()
  .optional()
  .transform((posted) => textsIn(posted)[0] ?? '');
const varios = z.unknown().optional().transform(textsIn);

/** Rows in their order; more of them than the form has are sent by no page of ours. */
const filas = ({ fields, max }: Rows) =>
  z
    .unknown()
    .optional()
    .transform((posted): Record<string, string>[] => {
      if (posted === undefined) return [];
      if (!Array.isArray(posted) || posted.length > max) throw brokenForm();
      const row = z.object(Object.fromEntries(fields.map((name) => [name, texto])));
      return Array.from(posted, (each: unknown) => row.parse(each ?? {}));
    });

const isTyped = <F extends Fields>({ fields }: ScreenForm<F>, value: unknown): value is Typed<F> =>
  typeof value === 'object' && value !== null && Object.keys(fields).every((name) => name in value);

/**
 * The schema of a form whose fields the registry alone can judge, with what it knows at that moment: texts, as they were
 * typed. A form with rules that hold by themselves has that of the contract (`registry/contract/formularios.ts`).
 */
export function schemaOf<F extends Fields>(asked: ScreenForm<F>) {
  const kinds = Object.entries(asked.fields).map(([name, kind]) => {
    if (isRows(kind)) return [name, filas(kind)];
    return [name, kind === 'several' ? varios : texto];
  });
  return z.object(Object.fromEntries(kinds)).pipe(z.custom<Typed<F>>((value) => isTyped(asked, value)));
}
