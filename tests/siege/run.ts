import { tmpdir } from 'node:os';
import { inMemory, keepToOneFolder } from '../support/run-folder';
import { print, type Row, row } from './report';

const given = process.argv.slice(2);
/** Parts that ask nothing of a disk: by themselves they run where a commit costs nothing, twice as fast. */
const OF_NO_DISK = ['ensayo', 'descarga', 'peligros'];
const named = given.filter((each) => !(Number(each) > 0));
keepToOneFolder(named.length > 0 && named.every((each) => OF_NO_DISK.includes(each)) ? inMemory() : tmpdir());
// What makes folders is loaded when it is known where.
const { beforeMailServers, beside, onSqlite } = await import('./on-sqlite');
const { clocks, clocksOnSqlite } = await import('./clocks');
const { manyOnPostgres, oddlyOnPostgres, onPostgres } = await import('./on-postgres');
const { beforeOthers } = await import('./others');
const { oddlyAsked } = await import('./fuzzed');
const { fullDisk } = await import('./walls');
const { peopleAtOnce } = await import('./many-people');
const { oddQuestions } = await import('./odd-questions');
const { dangers } = await import('./dangers');
const { ownData } = await import('./own-data');
const { rehearsals } = await import('./rehearsals');
const { dueUnderKills } = await import('./on-both');
const { inAContainer } = await import('../operating/in-a-container');
const { manyZones } = await import('../operating/many-zones');
const { overANetwork } = await import('../operating/over-a-network');
const { rollingRestarts } = await import('../operating/rolling-restarts');
const { twoMachines } = await import('../operating/two-machines');
const { underSystemd } = await import('../operating/under-systemd');

/** How many of what a part does, whatever it is. */
const size = (otherwise: number): number => given.map(Number).find((number) => number > 0) ?? otherwise;
/** Sales, renewals and tickets, of each. */
const EACH = 40;
/** Of processes that do what is due. */
const KILLS = 100;
/** Odd ones. */
const REQUESTS = 20_000;
/** Of names, each rehearsed first. */
const CHANGES = 10_000;
/** For which names are examined. */
const SECONDS = 600;
/** Of one person, who asks for all that is known of them. */
const NAMES = 10_000;
/** Of names whose machine dies. */
const ZONES = 110_000;
/** While instances are restarted. */
const REQUESTS_IN_RESTARTS = 10_000;
/** Of many people at once. */
const PAGES = 4000;

const PARTS: Record<string, () => AsyncGenerator<Row>> = {
  reloj: () => clocks(size(EACH)),
  async *sqlite() {
    yield* beside();
    yield* onSqlite(size(EACH));
  },
  correo: () => beforeMailServers(),
  debido: () => dueUnderKills(size(KILLS)),
  postgres: () => onPostgres(size(EACH)),
  otros: () => beforeOthers(),
  async *personas() {
    yield await peopleAtOnce('SQLite', size(PAGES));
    yield* manyOnPostgres(size(PAGES));
  },
  async *operar() {
    yield* rollingRestarts(size(REQUESTS_IN_RESTARTS));
    yield* twoMachines();
    yield* overANetwork();
    yield* underSystemd();
    yield* inAContainer();
  },
  reinicios: () => rollingRestarts(size(REQUESTS_IN_RESTARTS)),
  maquinas: () => twoMachines(),
  red: () => overANetwork(),
  zonas: () => manyZones(size(ZONES)),
  systemd: () => underSystemd(),
  contenedor: () => inAContainer(),
  async *disco() {
    yield await row('a full disk', () => fullDisk());
  },
  async *formas() {
    yield await oddlyAsked('SQLite', size(REQUESTS));
  },
  'formas-postgres': () => oddlyOnPostgres(size(REQUESTS)),
  ensayo: () => rehearsals(size(CHANGES)),
  peligros: () => dangers(size(SECONDS)),
  descarga: () => ownData(size(NAMES)),
  async *datos() {
    yield await oddQuestions(size(REQUESTS));
  },
};

/** Of each, as much as the tests have time for. */
const SHORT = 3;
const QUESTIONS = 600;
async function* breve(): AsyncGenerator<Row> {
  yield* beside();
  yield* clocksOnSqlite(SHORT);
  yield* onSqlite(SHORT);
  yield await oddQuestions(QUESTIONS);
}

const chosen = Object.keys(PARTS).filter((name) => given.includes(name));
const parts = given.includes('breve')
  ? [breve]
  : Object.entries(PARTS)
      .filter(([name]) => chosen.length === 0 || chosen.includes(name))
      .map(([, part]) => part);
const rows: Row[] = [];
for (const part of parts)
  for await (const seen of part()) {
    rows.push(seen);
    print([seen]); // what was seen is not lost with what comes after it
  }
process.stdout.write('\n');
print(rows);
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
