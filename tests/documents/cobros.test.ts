import { describe, expect, test } from 'vitest';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

type Login = 'atencion' | 'direccion' | 'titular' | 'otro';
const at = async (login: Login, path: string) => (await visitor().as(login)).open(path);
/** The number of what was charged by itself, as its person reads it. */
async function numberRead(): Promise<string> {
  const list = await at('titular', '/administrar/mis-compras');
  const [, numero = ''] = /Renovación automática\s*(C-\d{6})/.exec(list.text) ?? [];
  return numero;
}
const found = async (login: Login, buscado: string) =>
  (await at(login, '/registro/buscar')).press('Buscar', { 'Qué busca': buscado });
const MOTIVO = 'Consulta 1234: no lo pidió.';

describe('What was charged by itself, at the desk', () => {
  test('is found by its number, seen once it was said why, given back, and read by who paid', async () => {
    const numero = await numberRead();
    const asked = await (await found('atencion', numero)).follow(`Cobro ${numero}`);
    expect(asked).toHaveHeading(`Cobro ${numero}`);
    expect(asked.text).not.toContain('zitarrosa.uy');
    const page = await asked.press('Ver los cobros', { Motivo: MOTIVO });
    expect(page).toHaveHeading(`Cobro ${numero} de Ana Titular (titular)`);
    expect(page.title).toMatch(/^Cobro C-\d+ de Ana Titular \(titular\) – /);
    expect(page).toSay('Renovación automáticazitarrosa.uy');
    expect(page).toSay('Ninguna: se cobró sin una compra');
    expect(page.shipsScripts).toBe(false);
    const form = await page.follow('Devolver');
    expect(form).toSay('Este portal no devuelve en efectivo ni a una tarjeta.');
    const refused = await form.press('Devolver', {
      'Importe que se devuelve': '9999',
      Motivo: 'No lo pidió.',
    });
    expect(refused.status).toBe(422);
    expect(refused).toSay('Es más de lo que queda por devolver de este cobro');
    const done = await refused.press('Devolver', { 'Importe que se devuelve': '100' });
    expect(done).toHaveHeading(`Cobro ${numero} de Ana Titular (titular)`);
    expect(done).toSay('Se devolvió $ 100 el');
    const messages = await at('titular', '/administrar/mensajes');
    expect(messages.text).toContain('El registro vio lo que se le cobró');
    expect(messages.text).toContain('zitarrosa.uy: le devolvimos $ 100');
  });

  test('is reached from its person, with all that they were charged', async () => {
    const asked = await (await found('direccion', 'titular')).follow('Sus cobros: Ana Titular');
    const list = await asked.press('Ver los cobros', { Motivo: MOTIVO });
    expect(list).toSay('Cobros de ');
    expect(list).toSay('Renovación automática');
    expect(list).toSay('$ 500');
    const charge = await list.follow(await numberRead());
    expect(charge).toSay('Cobro C-');
    expect((await charge.follow('Los otros cobros de quien lo pagó')).path).toBe(list.path);
  });

  test('is reached from its name, with what was given back of each, without a second reason', async () => {
    const why = await at('direccion', '/registro/dominios/heladeriapolar.uy');
    const page = await why.press('Ver el dominio', { Motivo: MOTIVO });
    expect(page).toSay('$ 500');
    const [number = ''] = /C-\d{6}/.exec(page.text) ?? [];
    const charge = await page.follow(number);
    expect(charge).toHaveHeading(`Cobro ${number} de heladeriapolar.uy`);
    expect(charge).toSay('Renovaciónheladeriapolar.uy');
  });

  test('of a line of a purchase leads to that', async () => {
    const why = await at('direccion', '/registro/dominios/heladeriapolar.uy');
    const page = await why.press('Ver el dominio', { Motivo: MOTIVO });
    const [number = ''] = /C-\d{6}/.exec(page.text) ?? [];
    expect((await page.follow(number)).links['UY-2026-D3M0C0MP']).toBe('/registro/compras/UY-2026-D3M0C0MP');
  });

  test('says of what waits for a second person that it does, and is not given back again', async () => {
    const asked = await at('direccion', '/registro/cobros/1');
    const page = await asked.press('Ver los cobros', { Motivo: MOTIVO });
    expect(page).toSay('Por devolver quedan $ 889. Ya se pidió devolver $ 889: espera a una segunda persona');
    expect(page.links.Devolver).toBeUndefined();
    const form = await at('direccion', '/registro/cobros/1/devolver');
    expect(form).toSay('Ya se pidió devolver $ 889');
    expect(form.buttons).not.toContain('Devolver');
  });

  test('is no page of anybody else, nor of what there is not', async () => {
    for (const path of ['/registro/cobros/1', '/registro/cobros/1/devolver', '/registro/cobros/de/1'])
      expect((await at('otro', path)).status, path).toBe(404);
    for (const path of ['/registro/cobros/9999', '/registro/cobros/de/9999', '/registro/cobros/1/devolver'])
      expect((await at('direccion', path)).status, path).toBe(404);
  });
});
