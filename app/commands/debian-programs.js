// @ts-check
import { canInstallPackages, installPackages, onPath } from './system.js';

/** Programs of Debian that tests ask: what each comes with, and which tests do not run without it. */
const PROGRAMS = [
  {
    program: 'pdns_server',
    packages: ['pdns-server', 'pdns-backend-sqlite3', 'bind9-utils'],
    tests: 'the tests with a real name server',
  },
  { program: 'whois', packages: ['whois'], tests: 'the test with a real whois client' },
];

const missing = () => PROGRAMS.filter(({ program }) => !onPath(program));

/** Installs what is missing where it can; one line for each says which tests do not run. */
export async function ensureDebianPrograms() {
  const packages = missing().flatMap((each) => each.packages);
  if (packages.length > 0 && canInstallPackages()) await installPackages(packages);
  for (const { tests, packages } of missing())
    process.stdout.write(`Skipped: ${tests} (Debian: apt-get install ${packages.join(' ')}).\n`);
}
