import { expect, test } from 'vitest';
import type { Tables } from '~/database/tables';
import * as given from '../support/given';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const DETAIL = '/administrar/ver-dominio?dominio=titular.uy';

onDemoData();

test.each<[keyof Tables, string, string]>([
  ['dominio_historia', '#historial', 'Error al obtener el historial del dominio.'],
  ['peligros', '#avisos', 'Error al obtener los avisos del dominio.'],
  ['dns_registros', '#servidores', 'Error al obtener los registros del dominio.'],
  ['invitaciones', 'main', 'Error al obtener las invitaciones enviadas.'],
])(
  'where %s cannot be read, its panel says so and the rest of the detail stands',
  async (table, panel, words) => {
    const person = await visitor().as('titular');
    await given.damaged(table);
    const page = await person.open(DETAIL);
    expect(page.status).toBe(200);
    expect(page.$(panel).closest('section, main').text()).toContain(
      `${words} Por favor, intente de nuevo más tarde.`,
    );
    expect(page).toSay('Se renueva automáticamente el');
    expect(page).toSay('12345672');
  },
);

test('the dashboard says that it does not know how names are served, and has the rest', async () => {
  const person = await visitor().as('titular');
  await given.damaged('peligros');
  const page = await person.open('/administrar/resumen');
  expect(page.status).toBe(200);
  expect(page).toSay('Error al obtener los avisos de sus dominios. Por favor, intente de nuevo más tarde.');
  expect(page).toSay('Necesitan su atención');
  const list = await person.open('/administrar/mis-dominios');
  expect(list.status, 'nor is the list of names lost for that').toBe(200);
  expect(list.links).toHaveProperty('barriosur.uy');
});

test.each<[keyof Tables, string]>([
  ['mensajes_usuario', 'Error al obtener los mensajes.'],
  ['cambios_por_aprobar', 'Error al obtener los cambios que esperan su aprobación.'],
])('where %s cannot be read the dashboard says so, and has the rest', async (table, words) => {
  const person = await visitor().as('titular');
  await given.damaged(table);
  const page = await person.open('/administrar/resumen');
  expect(page.status).toBe(200);
  expect(page).toSay(`${words} Por favor, intente de nuevo más tarde.`);
  expect(page).toSay('Necesitan su atención');
});

test.each<keyof Tables>(['mensajes_usuario', 'transferencias', 'cambios_por_aprobar'])(
  'where %s cannot be read, what is counted for the frame of a page is not known, and the page stands',
  async (table) => {
    const person = await visitor().as('titular');
    await given.damaged(table);
    for (const path of ['/administrar/mis-dominios', DETAIL, '/administrar/mis-datos']) {
      const page = await person.open(path);
      expect(page.status, path).toBe(200);
      expect(page.$('header').text(), path).toContain('Ana Titular');
    }
  },
);

test('where nobody knows how many names a person has, all else of theirs is there', async () => {
  const person = await visitor().as('titular');
  await given.damaged('dominio_listas');
  for (const path of [DETAIL, '/administrar/mensajes', '/administrar/mis-datos'])
    expect((await person.open(path)).status, path).toBe(200);
});
