import { expect, test } from 'vitest';
import { now, useClock } from '~/base/clock.server';
import * as observe from '../support/observe';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const ELIMINAR = '/administrar/ver-dominio/eliminar?dominio=titular.uy';
const DELEGAR = '/administrar/ver-dominio/dns/delegar?dominio=titular.uy';

/** A browser in which its person signed in an hour ago. */
async function anHourAgo() {
  const who = await visitor().as('titular');
  const later = now().add({ minutes: 60 });
  useClock(() => later);
  return who;
}

test('what takes a name away asks for the password again, shows the form as it was typed, and never sends it by itself', async () => {
  const who = await anHourAgo();
  const dialog = await who.open(ELIMINAR);
  const asked = await dialog.press('Eliminar definitivamente', { 'Para confirmar, escriba titular.uy': 'titular.uy' });
  expect(asked.redirects[0]).toContain('/ingresar?volver=');
  expect(asked.redirects[0]).toContain('confirmar=contrasena');
  await who.confirming('titular');
  const back = await who.open(ELIMINAR);
  expect(back.field('Para confirmar, escriba titular.uy').value).toBe('titular.uy');
  expect((await observe.domain('titular.uy')).estado).toBe('REGISTRADO');
  const done = await back.press('Eliminar definitivamente');
  expect(done.redirects[0]).toContain('/administrar/mis-dominios');
});

test('a mistake in the form is told first: nobody gives their password for nothing', async () => {
  const who = await anHourAgo();
  const wrong = await (await who.open(ELIMINAR)).press('Eliminar definitivamente', {
    'Para confirmar, escriba titular.uy': 'otro.uy',
  });
  expect(wrong.status).toBe(422);
});

test('the servers that were typed are there again after it', async () => {
  const who = await anHourAgo();
  const form = await who.open(DELEGAR);
  const typed = { Nombre: ['ns1.ejemplo.com', 'ns2.ejemplo.com'] };
  const asked = await form.press('Delegar dominio', typed);
  expect(asked.redirects[0]).toContain('confirmar=contrasena');
  await who.confirming('titular');
  const back = await who.open(DELEGAR);
  expect(back.html).toContain('ns1.ejemplo.com');
});
