import { createHash } from 'node:crypto';

/**
 * What was asked, in the order of the alphabet: of the key itself and of what is not there, nothing. It is kept with the
 * key for two months, so the next version must make the same of the same form, whatever order its contract has then.
 */
export function huellaDe(input: unknown): string {
  const sorted = JSON.stringify(input, (key, value: unknown) => {
    if (key === 'operacion') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
  return createHash('sha256').update(sorted).digest('base64url');
}

/** Why a form that was sent before, with other data, is not sent again. */
export const YA_ENVIADO =
  'Este formulario ya se envió con otros datos, y esa operación se realizó. Verifique cómo quedó y, si quiere hacer otro cambio, abra el formulario de nuevo.';
