import { data } from '@remix-run/node';
import type { Conflict } from '~/components/form/meanwhile';
import { readId } from '~/registry/contract/base';

/** Which version of a draft a form was made of; one that no draft has where it does not say. */
export const versionSeen = (form: FormData): number => Number(readId(form.get('version')) ?? 0);

/** The page again; with both texts, and 409, where somebody else saved another one meanwhile (decision 042). */
export const withConflict = <Refused extends object>(refused: Refused, conflicto: Conflict | null) =>
  data({ ...refused, conflicto }, { status: conflicto ? 409 : 422 });

/** What they are called in the conflict of a draft. */
export const conflictOver = (
  { escribio, version }: { escribio: string; version: number },
  cambios: Conflict['cambios'],
): Conflict => ({
  version,
  titulo: 'Otra persona guardó este borrador mientras usted lo tenía abierto',
  quienes: [escribio],
  lado: 'escrito',
  cambios,
});
