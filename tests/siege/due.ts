import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { dayOf, now, stamp } from '~/base/clock.server';
import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { withoutHurry } from '~/database/timeouts';
import { registryAs } from '../registry/persona';
import { cuentaDe, nombresDe } from '../registry/shop';
import { Besieged } from './besieged';
import type { Ground } from './ground';
import { broken } from './invariants';
import type { Row } from './report';

const HOME = fileURLToPath(new URL('../..', import.meta.url));
const LOGIN = 'ana';
/** Names of each kind for each kill: what is left is enough for the next one. */
const NAMES = 15;
/** Of the names of a person; written a part at a time. */
const PART = 500;
/** So much is done at most between the start of a process and its end. */
const STEPS = 60;
/** Every so many times two processes share the work. */
const TOGETHER = 4;
/** A lease, and a little more. */
const LEASE_MS = 62_000;

const inDays = (days: number): string => dayOf(now()).add({ days }).toString();

const count = async (what: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.raw(what)}`.execute(database());
  return Number(rows[0]?.n ?? 0);
};

/** What each kind of name goes through, once. */
const KINDS = {
  renueva: 'RENOVACION_AUTOMATICA',
  vence: 'VENCIMIENTO',
  elimina: 'ELIMINACION',
  libera: 'FIN',
} as const;

async function names(kind: string, many: number, given: Parameters<typeof nombresDe>[2]): Promise<void> {
  const all = Array.from({ length: many }, (_, at) => `${kind}-${at}.uy`);
  for (let at = 0; at < many; at += PART) await nombresDe(LOGIN, all.slice(at, at + PART), given);
}

/** Names that owe a step of their lives, notices of them and their mail, and a change of many. */
async function everythingDue(many: number): Promise<void> {
  const cuenta_pago_id = await cuentaDe(LOGIN);
  await names('renueva', many, { fecha_vencimiento: inDays(0), cuenta_pago_id });
  await names('vence', many, { fecha_vencimiento: inDays(-1) });
  await names('elimina', many, { estado: 'VENCIDO', fecha_vencimiento: inDays(-31) });
  const gone = { fecha_vencimiento: inDays(-61), fecha_eliminacion: inDays(-30) };
  await names('libera', many, { estado: 'ELIMINADO', ...gone });
  await names('cambia', many, { fecha_vencimiento: inDays(300) });
  const { codigo, mensaje } = await registryAs(LOGIN, now()).administracion.iniciarCambioMasivo({
    filtro: { nombre: 'cambia' },
    total: many,
    accion: 'EDITAR_CUENTA',
    templateCuentaPagoDTO: { id: cuenta_pago_id },
    vistoEn: stamp(now()),
  });
  if (codigo !== 'OK') throw new Error(mensaje);
  await database().updateTable('usuarios').set({ correo: 'ana@correo.uy' }).execute();
}

const progress = async (): Promise<number> =>
  (await count("dominio_historia where suceso <> 'INICIO'")) +
  (await count("correos_salientes where estado = 'enviado'"));

/** `npm run tasks`, to be killed. */
function tasks({ given }: Ground): ChildProcess {
  const { PATH = '', HOME: home = '' } = process.env;
  const env = { PATH, HOME: home, NODE_ENV: 'development', DEMO: '0', ...given };
  return spawn(process.execPath, ['build/server/server.js', 'tareas'], {
    cwd: HOME,
    env: env as NodeJS.ProcessEnv,
    stdio: 'ignore',
  });
}

const lives = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

/** Has one or two processes do what is due, and kills them amid it; answers how many were killed so. */
async function killedAmid(place: Ground, together: boolean): Promise<number> {
  const wanted = (await progress()) + 1 + Math.floor(Math.random() * STEPS);
  const children = together ? [tasks(place), tasks(place)] : [tasks(place)];
  const gone = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  while (children.some(lives) && (await progress()) < wanted) await wait(10);
  const killed = children.filter(lives);
  for (const child of killed) child.kill('SIGKILL');
  await Promise.all(gone);
  return killed.length;
}

/** What was not done, or was done more than once. */
async function differences(many: number, folder: string): Promise<string[]> {
  const wanted: [what: string, found: number, asked: number][] = [
    ['charges', await count('cargos'), many],
    // What a process had taken that somebody else had just done stays there for two days, and harms nobody.
    ['items that failed', await count("trabajos where error <> ''"), 0],
    ['set aside', await count('trabajos_historia'), 0],
    ['names of the bulk change', await count("cambio_masivo_dominios where resultado = 'HECHO'"), many],
    ['mails unsent', await count("correos_salientes where estado <> 'enviado'"), 0],
    ['mails written', readdirSync(join(folder, 'mail')).length, await count('correos_salientes')],
  ];
  for (const [kind, suceso] of [...Object.entries(KINDS), ['cambia', 'CUENTA_PAGO']]) {
    const ofKind = `dominio_historia where suceso = '${suceso}' and nombre like '${kind}-%'`;
    wanted.push([`${suceso}s`, await count(ofKind), many]);
    wanted.push([`names with one`, await count(`(select distinct nombre from ${ofKind}) as unos`), many]);
  }
  const wrong = wanted.filter(([, found, asked]) => found !== asked);
  return [
    ...wrong.map(([what, found, asked]) => `${found} ${what} for ${asked}`),
    ...(await broken(database())),
  ];
}

/** Everything that is due, done by processes that are killed at any moment; answers what the registry then holds. */
export async function dueWorkUnderKills(place: Ground, kills: number): Promise<Omit<Row, 'name'>> {
  useSettings(place.data);
  const many = Math.max(kills * NAMES, 4 * STEPS);
  await withoutHurry(() => everythingDue(many));
  let killed = 0;
  for (let turn = 0; killed < kills && turn < 3 * kills; turn += 1)
    killed += await killedAmid(place, turn % TOGETHER === TOGETHER - 1);
  const before = await progress();
  await wait(LEASE_MS);
  await (await Besieged.at(place.given)).command(['tareas']);
  const wrong = await differences(many, place.given.DATA_DIR);
  return {
    figures: `${5 * many} names, ${killed} kills, ${before} steps and mails by then, ${(await progress()) - before} after; ${wrong.join('; ') || 'each once'}`,
    ok: wrong.length === 0 && killed >= kills,
  };
}
