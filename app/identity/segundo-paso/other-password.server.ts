import { settings } from '~/base/config.server';
import { isEmbedded } from '~/openid/issuer.server';
import { claveOlvidada } from '~/openid/password-pages';

/** Where somebody changes their password: here, or where their account is. */
export const whereToChangeIt = (): string =>
  isEmbedded() ? `en ${settings().PUBLIC_URL}${claveOlvidada()}` : 'en el sitio con el que ingresa';
