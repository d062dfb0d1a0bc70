import { expect, test } from 'vitest';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const RESUMEN = '/administrar/resumen';

test('what needs its person is told in the order in which it is lost', async () => {
  const page = await (await visitor().as('titular')).open(RESUMEN);
  // The last day of a line is when it is eliminated, free for anybody or no longer in force.
  const days = page
    .$('section:has(> h2:contains("Necesitan su atención")) .todo li')
    .toArray()
    .map((line) => page.$(line).find('time').last().attr('datetime'));
  expect(days.length).toBeGreaterThan(6);
  expect(days).toEqual([...days].sort());
});

test('the names in force are told of all there are, as many as their list says', async () => {
  const who = await visitor().as('titular');
  const page = await who.open(RESUMEN);
  const said = page.text.match(/(\d+) Dominios registrados \(de (\d+)\)/);
  expect(await who.open('/administrar/mis-dominios')).toSay(`${said?.[2]} dominios, del 1 al 10`);
  expect(await who.open('/administrar/mis-dominios?estado=EN_VIGOR')).toSay(`${said?.[1]} dominios`);
});

test('the way to all the names is in sight, apart from the rest of what needs attention', async () => {
  const page = await (await visitor().as('titular')).open(RESUMEN);
  expect(page.links['Ver todos los dominios']).toBe('/administrar/mis-dominios');
  expect(page.$('details a[href="/administrar/mis-dominios"]')).toHaveLength(0);
});

test('who has no names is told so where theirs would be, and how to have one', async () => {
  const page = await (await visitor().as('cuidadosa')).open('/administrar/resumen');
  expect(page.within('Sus dominios')).toSay('No tiene dominios registrados.');
  expect(page.within('Sus dominios').links).toHaveProperty('Registrar un dominio');
  expect(page).not.toSay('Necesitan su atención');
  expect(page).not.toSay('Todo está en orden.');
});
