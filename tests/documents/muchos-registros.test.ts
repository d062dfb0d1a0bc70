import { expect, test } from 'vitest';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const at = (path: string) => `/administrar/ver-dominio${path}?dominio=titular.uy`;

onDemoData();

/** Sixty hosts and a text, besides those that the name has: more than one page of records. */
async function withMany() {
  const person = await visitor().as('titular');
  const hosts = Array.from({ length: 60 }, (_, n) => `host-${n} 600 A 192.0.2.${n}`);
  const form = await person.open(at('/dns/importar'));
  const file = { 'Archivo de zona': [...hosts, 'árbol 600 TXT "sauce"'].join('\n') };
  await (await form.press('Ver qué cambia', file)).press('Aplicar los cambios', {});
  return person;
}

test('few records are all in sight, with nothing to look for them by', async () => {
  const page = await (await visitor().as('titular')).open(at(''));
  expect(page.buttons).not.toContain('Buscar');
  expect(page).toSay('www.titular.uy');
});

test('among many, some are found by a part of their name or of what they say', async () => {
  const page = await (await withMany()).open(at(''));
  const byName = await page.press('Buscar', { 'Buscar registros': 'host-17' });
  expect(byName).toSay('1 registro tiene «host-17».');
  expect(byName.field('Buscar registros').value).toBe('host-17');
  expect(byName.within('Registros del dominio').text).toContain('host-17.titular.uy');
  expect(byName.within('Registros del dominio').text).not.toContain('host-18.titular.uy');
  const byText = await byName.press('Buscar', { 'Buscar registros': 'Sauce' });
  expect(byText.within('Registros del dominio').text).toContain('árbol.titular.uy');
  const byPeople = await byText.press('Buscar', { 'Buscar registros': 'Árbol' });
  expect(byPeople).toSay('1 registro tiene «Árbol».');
});

test('what is found goes on over pages that keep the words, and all come back with a link', async () => {
  const person = await withMany();
  const found = await (await person.open(at(''))).press('Buscar', { 'Buscar registros': 'host-' });
  expect(found).toSay('60 registros tienen «host-».');
  expect(found).toSay('Página 1 de 2');
  const second = await found.follow('Página 2');
  expect(second).toSay('60 registros tienen «host-».');
  expect(second).toSay('Página 2 de 2');
  expect(second.field('Buscar registros').value).toBe('host-');
  const all = await second.follow('Ver todos los registros');
  expect(all.field('Buscar registros').value).toBe('');
  expect(all).not.toSay('«host-»');
});

test('where none has the words, that is said beside the way back', async () => {
  const page = await (await withMany()).open(at(''));
  const none = await page.press('Buscar', { 'Buscar registros': 'no está' });
  expect(none).toSay('Ningún registro tiene «no está».');
  expect(none.$('table:contains("host-1")')).toHaveLength(0);
  expect(await none.follow('Ver todos los registros')).toSay('host-1.titular.uy');
});
