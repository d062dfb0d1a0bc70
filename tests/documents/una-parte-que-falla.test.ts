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
});
