import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import express from 'express';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { now, stamp, useClock } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { needsOf } from '~/front-door/state.server';
import { readingsOf } from '~/operating/readings.server';
import { registryAnswers, registryFor } from '~/registry/client.server';
import { enqueueMail } from '~/registry/edge/mail/outbox';
import { measurePage, metrics } from '~/serving/metrics.server';
import { sendPending } from '../support/due';
import { freePort } from '../support/free-port';
import * as given from '../support/given';
import { onFreshDatabase } from '../support/registry';

onFreshDatabase();

/** What a collector on this machine reads. */
async function read(): Promise<string> {
  const port = await freePort();
  const server = express()
    .get(
      '/metrics',
      metrics(() => readingsOf(needsOf(registryAnswers))),
    )
    .listen(port, '127.0.0.1');
  await once(server, 'listening');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  server.close();
  return text;
}

/** The same by name. */
async function collected(): Promise<Map<string, number>> {
  const lines = (await read()).split('\n').filter((line) => line.startsWith('portal_'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))] as const;
    }),
  );
}

/** What all that is measured is called. */
const namesOf = async (): Promise<string[]> =>
  [...(await read()).matchAll(/^# TYPE (portal_\w+)/gm)].map(([, name = '']) => name).sort();

const CALLS = 'portal_registry_calls_total{operation="terminos.vigentes"}';

test('a collector is told of questions to the registry, of statements, and of what a page took', async () => {
  const before = await collected();
  await registryFor({ direccion: '192.0.2.1', visitante: 'v' }).terminos.vigentes();
  measurePage(0, 20, 50);
  const after = await collected();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(grown(CALLS)).toBe(1);
  expect(grown('portal_statements_total')).toBeGreaterThan(0);
  expect(grown('portal_page_seconds_sum{phase="loaders"}')).toBeCloseTo(0.02);
  expect(grown('portal_page_seconds_sum{phase="render"}')).toBeCloseTo(0.03);
});

test('each measurement is told in a line of what an operator reads', async () => {
  const page = readFileSync(new URL('../../app/operating/metrics.md', import.meta.url), 'utf8');
  const told = [...page.matchAll(/^\| `(portal_\w+)`/gm)].map(([, name = '']) => name);
  expect([...told].sort()).toEqual(await namesOf());
});

test('how long a queue waits, and whether what it needs answers, is told', async () => {
  const mail = { clave: 'una', para: 'una@ejemplo.uy', asunto: 'a', texto: 'a', html: 'a' };
  await enqueueMail(database(), mail);
  useClock(() => Temporal.Now.instant().add({ hours: 2 }));
  const collection = await collected();
  expect(collection.get('portal_queue_age_seconds{queue="correo"}')).toBeGreaterThanOrEqual(7200);
  expect(collection.get('portal_dependency_up{dependency="database"}')).toBe(1);
});

test('a collector is told of mails that wait and of those that nobody took', async () => {
  const mail = (clave: string) => ({
    clave,
    para: `${clave}@ejemplo.uy`,
    asunto: 'a',
    texto: 'a',
    html: 'a',
  });
  await enqueueMail(database(), mail('rechazada'));
  const refused = Object.assign(new Error(), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });
  await sendPending(database(), { send: () => Promise.reject(refused) }, now);
  await enqueueMail(database(), mail('espera'));
  const collection = await collected();
  expect(collection.get('portal_mails{estado="fallido"}')).toBe(1);
  expect(collection.get('portal_mails{estado="pendiente"}')).toBe(1);
});

test('a collector is told how many names, mails and zones failed and wait, and how many were set aside', async () => {
  const failed = (clave: string, estado: 'ESPERA' | 'APARTADO') => ({
    clase: 'vida',
    clave,
    intentos: 1,
    proximo_intento: stamp(now()),
    desde: stamp(now()),
    error: 'the disk is full',
    estado,
  });
  const rows = [failed('uno.uy', 'ESPERA'), failed('dos.uy', 'ESPERA'), failed('tres.uy', 'APARTADO')];
  await given.tries(...rows);
  const seen = await collected();
  expect(seen.get('portal_due_waiting{kind="vida"}')).toBe(2);
  expect(seen.get('portal_set_aside{kind="vida"}')).toBe(1);
  expect(seen.get('portal_set_aside{kind="zona"}')).toBe(0);
});

test('a collector is answered while the database is not', async () => {
  await database().destroy();
  expect((await collected()).size).toBeGreaterThan(0);
});

test('a collector is told of what somebody at the desk did alone, until another person looks at it', async () => {
  const alone = 'portal_desk_to_review{act="levantarRetencion"}';
  expect((await collected()).get(alone)).toBeUndefined();
  await given.actDoneAlone('levantarRetencion');
  expect((await collected()).get(alone)).toBe(1);
});
