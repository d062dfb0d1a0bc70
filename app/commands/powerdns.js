// @ts-check
import { canInstallPackages, installPackages, onPath } from './system.js';

const PACKAGES = ['pdns-server', 'pdns-backend-sqlite3', 'bind9-utils'];

/** The programs that the tests of DNS ask; where they cannot be, one line says which tests do not run. */
export async function ensurePowerDns() {
  if (onPath('pdns_server')) return;
  if (canInstallPackages()) await installPackages(PACKAGES);
  if (!onPath('pdns_server'))
    process.stdout.write(
      'Skipped: the tests with a real name server (Debian: apt-get install pdns-server pdns-backend-sqlite3).\n',
    );
}
