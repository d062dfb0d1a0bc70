import { expect, test } from 'vitest';
import { now, useClock } from '~/base/clock.server';
import * as observe from '../support/observe';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const ELIMINAR = '/administrar/ver-dominio/eliminar?dominio=titular.uy';

/** A browser in which its person signed in twenty minutes ago. */
async function aWhileAgo() {
  const who = await visitor().as('titular');
  const later = now().add({ minutes: 20 });
  useClock(() => later);
  return who;
}

test('what takes a name away asks for the password again, shows the form as it was typed, and never sends it by itself', async () => {
  const who = await aWhileAgo();
  const dialog = await who.open(ELIMINAR);
  const asked = await dialog.press('Eliminar definitivamente', {
    'Para confirmar, escriba titular.uy': 'titular.uy',
  });
  expect(asked.redirects[0]).toContain('/ingresar?volver=');
  expect(asked.redirects[0]).toContain('confirmar=contrasena');
  await who.confirming('titular');
  const back = await who.open(ELIMINAR);
  expect(back.field('Para confirmar, escriba titular.uy').value).toBe('titular.uy');
  expect((await observe.theDomain('titular.uy')).estado).toBe('REGISTRADO');
  const done = await back.press('Eliminar definitivamente');
  expect(done.redirects[0]).toContain('/administrar/mis-dominios');
});

test('a mistake in the form is told first: nobody gives their password for nothing', async () => {
  const who = await aWhileAgo();
  const wrong = await (await who.open(ELIMINAR)).press('Eliminar definitivamente', {
    'Para confirmar, escriba titular.uy': 'otro.uy',
  });
  expect(wrong.status).toBe(422);
});
