import { settings } from '~/base/config.server';
import { isEmbedded } from '~/openid/issuer.server';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.server';

/** What a terminal reads once the portal serves. An outside provider knows nothing of demo accounts. */
export function welcome(): string {
  const { PUBLIC_URL, DEMO } = settings();
  const where = `\nEl portal está en ${PUBLIC_URL}\n`;
  if (!DEMO || !isEmbedded()) return where;
  const logins = Object.keys(DEMO_ACCOUNTS).join(', ');
  return `${where}Cuentas de demostración (contraseña: ${DEMO_PASSWORD}): ${logins}\n\n`;
}
