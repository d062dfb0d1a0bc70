import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/*
 * What the portal keeps in memory it keeps by its settings (decision 002). Tests rely on it, that put others in force instead of
 * starting a process, and so does the one process that serves the portals of many scenarios (decision 126). What a module keeps
 * besides is here, each with why a portal that comes after another does not notice.
 */
const KEPT: Record<string, string> = {
  'app/base/clock.server.ts lastDay': 'worked out of the minute, whoever asks',
  'app/base/clock.server.ts lastMinute': 'by minute, worked out of it',
  'app/base/config.server.ts inForce': 'the settings themselves',
  'app/base/config.server.ts isLeft': 'the settings themselves',
  'app/base/lived-time.ts at': 'the time of the process',
  'app/base/lived-time.ts isCounted': 'the time of the process',
  'app/base/lived-time.ts lived': 'the time of the process',
  'app/base/tracing.ts isOn': 'switched on and off with the collector that settings name',
  'app/database/connection.server.ts guards': 'by database, of which each settings have their own',
  'app/database/connection.server.ts pools': 'by database, of which each settings have their own',
  'app/database/connection.server.ts replicas': 'by database, of which each settings have their own',
  'app/database/gathered.ts origins': 'by database, of which each settings have their own',
  'app/database/writes.ts all': 'a count that is compared with an earlier one, and only grows',
  'app/database/writes.ts ofKept': 'a count that is compared with an earlier one, and only grows',
  'app/identity/password-strength.server.ts estimator': 'made of a list of words that is part of the program',
  'app/registry/domain/days.ts texts': 'by day, worked out of it',
  'app/registry/edge/cambio/cambio.ts obras': 'the changes that the program knows, told as it is loaded',
  'app/registry/edge/http.server.ts handlers':
    'made of the operations that the program has, which read their settings as they are asked',
  'app/registry/edge/openapi.ts generated': 'made of the contract, by whether transfers are on',
  'app/registry/edge/tasks/own.ts besides': 'the due work that the program has, told again without effect',
  'app/serving/metrics.server.ts registry': 'totals of the process, as their collector takes them',
  'app/session/failures/failures.server.ts told': 'by request',
  'app/session/sign-in/password-alone.server.ts hears':
    'heard only where the settings ask for it, and told then',
};

/** What a module may write in later: `let`, and what it makes that begins empty; constants are written in capitals. */
const STATE =
  /^(?:export )?(?:let (\w+)|const ([a-z]\w*)(?:: [^=\n]+)? = (?:new (?!AsyncLocalStorage|BlockList)\w+(?:<[^\n]*>)?\(\)|\[\]|\{\});)/gm;

const isOfServer = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/^app\/commands\/|\.client\.|\/migrations\//.test(file);

it('what a module keeps beside the settings is known, with why the next portal of its process does not notice', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => join('app', file))
    .filter(isOfServer);
  const found = [...files, 'server.ts'].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(STATE)].map(([, one, other]) => `${file} ${one ?? other}`),
  );
  expect(found.sort()).toEqual(Object.keys(KEPT).sort());
});
