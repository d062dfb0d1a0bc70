import { createHmac } from 'node:crypto';
import { settings } from '~/base/config.server';
import { derivedSecret, sameText, seal, secretsThatCount, unseal } from '~/base/secrets.server';
import { cleanCodigo } from '../../domain/transfer/authorization-code';

/** A code as it is stored: only this installation can read it. */
export const sealCodigo = (codigo: string): string => seal(cleanCodigo(codigo));

/** The code again, in the groups in which it was shown; null where it was spent, or sealed under another secret. */
export function unsealCodigo(sellado: string | null): string | null {
  const codigo = sellado === null ? null : unseal(sellado);
  return codigo?.match(/.{1,4}/g)?.join('-') ?? null;
}

/** What a try is compared with: of this installation, this name and this code alone. */
export const huellaDe = (nombre: string, codigo: string): string =>
  huellaCon(settings().SESSION_SECRET, nombre, codigo);

const huellaCon = (secret: string, nombre: string, codigo: string): string =>
  createHmac('sha256', derivedSecret(secret, 'codigo-autorizacion'))
    .update(`${nombre}\n${cleanCodigo(codigo)}`)
    .digest('base64url');

/** Whether a code is the one of a digest, in a time that tells nothing. */
export const esCodigo = (nombre: string, codigo: string, huella: string | null): boolean =>
  huella !== null &&
  secretsThatCount(settings()).some((secret) => sameText(huellaCon(secret, nombre, codigo), huella));
