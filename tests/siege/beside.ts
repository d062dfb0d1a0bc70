import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { type Registry, registryFor } from '~/registry/client.server';
import { agregar } from '../registry/dns/alojado';
import { registryAs } from '../registry/persona';
import { shop, ventaLista } from '../registry/shop';
import { accessTokenOf } from '../support/portal/sign-in';
import { testSettings } from '../support/settings';
import { backUpBeside, holdsLocks, readBeside, tellsLocks } from '../support/sqlite-beside';
import type { Besieged } from './besieged';
import type { Row } from './report';

const LOGIN = 'ana';
const ZONE = 'asedio.uy';
const STARTS = 3;
/** So many changes are acknowledged between one program and the next. */
const BETWEEN = 2;
const PATIENCE_MS = 30_000;

/** Every command of the product that opens the database. */
const COMMANDS = [
  ['tareas'],
  ['tareas', 'apartados'],
  ['revisar-historia'],
  ['registrar', 'lista'],
  ['publicar-dns', '--all'],
];

/** What was acknowledged, by the name of its record, while somebody keeps writing. */
class Writer {
  readonly acknowledged: string[] = [];
  readonly #ask: () => Registry['dns'];
  #over = false;
  #writing = Promise.resolve();

  constructor(ask: () => Registry['dns']) {
    this.#ask = ask;
  }

  begin(): void {
    this.#over = false;
    this.#writing = this.#write();
  }

  async #write(): Promise<void> {
    for (let turn = this.acknowledged.length; !this.#over; turn += 1) {
      const name = `h${turn}`;
      const fields = { name, ip: `192.0.2.${turn % 250}` };
      const answer = await agregar(this.#ask(), ZONE, 'A', fields).catch(() => undefined);
      if (answer?.respuestaOK) this.acknowledged.push(`${name}.${ZONE}`);
      await wait(10);
    }
  }

  /** Until so many more were acknowledged. */
  async more(): Promise<void> {
    const wanted = this.acknowledged.length + BETWEEN;
    for (let waited = 0; this.acknowledged.length < wanted; waited += 20) {
      if (waited > PATIENCE_MS) throw new Error('nothing is acknowledged any more');
      await wait(20);
    }
  }

  async end(): Promise<void> {
    this.#over = true;
    await this.#writing;
  }
}

/** A registry with a person and a zone of theirs, which this process then leaves alone: it would be one more that holds the file. */
async function prepare(data: Settings): Promise<string> {
  useSettings(data);
  await createAccount(database(), { login: LOGIN, oid: `oid-${LOGIN}`, password: 'una-clave-larga' });
  await shop({ login: LOGIN }).carrito.finalizar({ uuid: await ventaLista(LOGIN, [ZONE]) });
  await registryAs(LOGIN).dns.alojar({ nombreDominio: ZONE });
  const token = await accessTokenOf(`oid-${LOGIN}`);
  await database().destroy();
  return token;
}

/** Which of some names a file does not hold. */
function missingIn(file: string, names: readonly string[]): string[] {
  const rows = readBeside(file, 'select nombre from dns_registros') as { nombre: string }[];
  const held = new Set(rows.map(({ nombre }) => nombre));
  return names.filter((name) => !held.has(name));
}

/** Commands, a backup and a reader beside a portal that writes, at each of three starts; it is killed in between. */
export async function besidePrograms(portal: Besieged, data: Settings): Promise<Omit<Row, 'name'>> {
  const token = await prepare(data);
  const file = join(data.DATA_DIR, 'portal.sqlite');
  const writer = new Writer(() => {
    useSettings(testSettings({ REGISTRY_API_URL: `${portal.url}/api`, REGISTRY_API_OWN: '1' }));
    return registryFor({ token, direccion: '192.0.2.1', visitante: 'asedio' }).dns;
  });
  const lost = new Set<string>();
  const look = (where: string, names: readonly string[]) =>
    missingIn(where, names).forEach((name) => void lost.add(name));

  /** Each program, one after the other, while changes are acknowledged before and after it. */
  const programs = (start: number): (() => Promise<void>)[] => {
    const copy = join(data.DATA_DIR, `copia-${start}.sqlite`);
    const newAccount = ['crear-cuenta', `beto-${start}`, 'beto@ejemplo.uy'];
    return [
      ...[...COMMANDS, newAccount].map((words) => () => portal.command(words)),
      async () => {
        const before = [...writer.acknowledged];
        backUpBeside(file, copy);
        look(copy, before);
      },
      async () => look(file, [...writer.acknowledged]),
    ];
  };

  let ran = 0;
  let unlocked = 0;
  try {
    for (let start = 1; start <= STARTS; start++) {
      await portal.start();
      writer.begin();
      await writer.more();
      for (const program of programs(start)) {
        await program();
        await writer.more();
        ran += 1;
      }
      if (tellsLocks && !holdsLocks(portal.pid, file)) unlocked += 1;
      await writer.end();
      await portal.end();
      look(file, writer.acknowledged);
    }
  } finally {
    await writer.end();
  }
  return {
    figures: `${STARTS} starts, ${ran} programs, ${writer.acknowledged.length} records acknowledged, ${lost.size} lost, ${unlocked} starts without a lock`,
    ok: lost.size === 0 && unlocked === 0,
  };
}
