import { expect, test } from 'vitest';
import { now, useClock } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { prepareDownloads } from '../support/due';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const DESCARGAR = '/administrar/mis-datos/descargar';
const PRONTO = /^Descargar mis datos \(HTML/;

/** Somebody whose file was asked for and made; answers the address of the file too. */
async function withFile() {
  const who = await visitor().as('titular');
  const page = await (await who.open(DESCARGAR)).press('Preparar mis datos');
  expect(page.text).toContain('Estamos preparando sus datos.');
  await prepareDownloads(database(), now());
  const ready = await who.open(DESCARGAR);
  const [name = ''] = Object.keys(ready.links).filter((words) => PRONTO.test(words));
  return { who, ready, href: ready.links[name] ?? '' };
}

test('somebody asks for their data, waits, and takes one file that no page of the portal shows', async () => {
  const { who, ready, href } = await withFile();
  expect(ready.text).toContain('Su archivo está pronto.');
  const answer = await who.request(href);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="mis-datos-registro-uy.html"');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  const html = await answer.text();
  expect(html).toContain('Todo lo que el registro tiene de usted');
  expect(html).toContain('titular.uy');
});

test('the address of a file is nothing to anybody else', async () => {
  const { href } = await withFile();
  expect((await (await visitor().as('otro')).request(href)).status).toBe(404);
  const nobody = await visitor().request(href);
  expect(nobody.headers.get('Location')).toContain('/ingresar?');
});

test('after a while both asking and taking it ask for the password', async () => {
  const { who, href } = await withFile();
  const later = now().add({ minutes: 20 });
  useClock(() => later);
  const taken = await who.request(href);
  expect(taken.status).toBe(303);
  expect(taken.headers.get('Location')).toContain('confirmar=contrasena');
});
