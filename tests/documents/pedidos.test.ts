import { expect, test } from 'vitest';
import * as given from '../support/given';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const PEDIDOS = '/registro/pedidos';

onDemoData();

/** A page that cannot be made, and the number that it shows. */
async function failedPage() {
  const mend = await given.accountsUnreadable();
  const page = await (await visitor().as('titular')).open('/administrar/mis-datos/formas-de-pago');
  await mend();
  const [, numero = ''] = /la referencia ([A-Z0-9]{4,8})/.exec(page.text) ?? [];
  return { status: page.status, numero };
}

test('the number of a page of error leads the desk to what was asked, by whom, and what was done', async () => {
  const { status, numero } = await failedPage();
  expect([status, numero]).toEqual([500, expect.stringMatching(/^[A-Z0-9]{4,8}$/)]);
  const box = await (await visitor().as('atencion')).open(PEDIDOS);
  const found = await box.press('Buscar', { Referencia: numero.toLowerCase() });
  expect(found).toHaveHeading(`Error con la referencia ${numero}`);
  for (const said of ['Ver /administrar/mis-datos/formas-de-pago', 'titular', '500', 'no cambió nada'])
    expect(found.text).toContain(said);
});

test('who did not look for it is led to the box, which has the number', async () => {
  const { numero } = await failedPage();
  const page = await (await visitor().as('direccion')).open(`${PEDIDOS}/${numero}`);
  expect(page).toRedirectTo(`${PEDIDOS}?numero=${numero}`);
});

test('that there is none with a number is no mistake of who typed it: it is said once, and the number stays', async () => {
  const box = await (await visitor().as('atencion')).open(PEDIDOS);
  const none = await box.press('Buscar', { Referencia: 'ZZZZ9999' });
  expect([none.status, none.title]).toEqual([
    200,
    'Errores por referencia – Oficina del registro – Registro .uy',
  ]);
  expect(none).toSay('Qué hay con «ZZZZ9999»');
  expect(none.text.match(/No hay ningún error con esa referencia/g)).toHaveLength(1);
  expect(none.field('Referencia').value).toBe('ZZZZ9999');
  const acts = await none.browser.open('/registro/actos');
  expect(acts, 'that it was looked for').toSay('ZZZZ9999');
});

test('what is no number is refused beside its field, which says how one looks', async () => {
  const box = await (await visitor().as('atencion')).open(PEDIDOS);
  const refused = await box.press('Buscar', { Referencia: 'el número de ayer' });
  expect(refused.status).toBe(422);
  expect(refused).toShowError('Referencia', 'de 4 a 8 letras y números');
});

test('is no page for who is not of the registry', async () => {
  expect((await (await visitor().as('titular')).open(PEDIDOS)).status).toBe(404);
});

test('who works at the registry finds the desk in the frame of the portal, and nobody else does', async () => {
  const home = await (await visitor().as('direccion')).open('/consulta-disponibilidad');
  const desk = await home.follow('Oficina');
  expect(desk.path).toBe('/registro');
  expect(Object.keys(desk.links)).toContain('Consultar Whois');
  for (const page of [
    await (await visitor().as('titular')).open('/consulta-disponibilidad'),
    await visitor().open('/consulta-disponibilidad'),
  ])
    expect(Object.keys(page.links)).not.toContain('Oficina');
});
