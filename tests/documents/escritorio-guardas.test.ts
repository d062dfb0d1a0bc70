import { describe, expect, test } from 'vitest';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

/** Every page of the desk that needs somebody signed in. */
const PRIVATE = [
  '/administrar/resumen',
  '/administrar/mensajes?pagina=2',
  '/administrar/mensajes/1',
  '/administrar/mensajes/1/eliminar',
  '/administrar/mis-datos',
  '/administrar/mis-datos/aplicar-a-dominios',
  '/administrar/mis-datos/formas-de-pago/agregar',
  '/administrar/mis-datos/formas-de-pago',
  '/administrar/mis-datos/avisos',
  '/administrar/mis-datos/acceso',
  '/administrar/mis-datos/formas-de-pago/1/renombrar',
  '/administrar/mis-datos/formas-de-pago/1/eliminar',
  '/mensaje-detalle?idMensaje=1',
  '/generar-ticket/mis-tickets',
  '/generar-ticket/1',
  '/generar-ticket/1/archivo/1',
];
const BEFORE_CHECKS = ['/mis-datos-primer-login?redirectTo=%2Fayuda', '/aceptar-terminos-condiciones'];
const PUBLIC = ['/ayuda', '/contacto', '/terminos-condiciones', '/generar-ticket', '/mensajes-globales'];

onDemoData();

describe('Who may see the desk', () => {
  test('its bare address leads to the dashboard', async () => {
    expect(await (await visitor().as('titular')).open('/administrar')).toHaveHeading('Administrar');
    expect((await visitor().request('/administrar')).headers.get('Location')).toBe('/administrar/resumen');
  });

  test('anyone else is led to sign in and back', async () => {
    const anyone = visitor();
    for (const path of [...PRIVATE, ...BEFORE_CHECKS]) {
      const answer = await anyone.request(path);
      expect(answer.headers.get('Location'), path).toBe(`/ingresar?${new URLSearchParams({ volver: path })}`);
    }
  });

  test('who has no contact data is asked for them first, then for the terms', async () => {
    const nuevo = await visitor().as('nuevo');
    for (const path of PRIVATE) {
      const answer = await nuevo.request(path);
      const first = `/mis-datos-primer-login?${new URLSearchParams({ redirectTo: path })}`;
      expect(answer.headers.get('Location'), path).toBe(first);
    }
    await given.noAcceptances();
    const otro = await visitor().as('otro');
    for (const path of PRIVATE) {
      const answer = await otro.request(path);
      const terms = `/aceptar-terminos-condiciones?${new URLSearchParams({ redirectTo: path })}`;
      expect(answer.headers.get('Location'), path).toBe(terms);
    }
  });

  test('the public pages ask for nobody', async () => {
    const anyone = visitor();
    for (const path of PUBLIC) expect((await anyone.request(path)).status, path).toBe(200);
  });

  test('a form sent after the session ended comes back filled, and nothing was done', async () => {
    const who = await visitor().as('titular');
    const page = await who.open('/administrar/mis-datos');
    await given.sessions({ terminada: '2020-01-01T00:00:00.000Z' });
    const over = await page.press('Guardar datos', { Dirección: 'Bulevar Artigas 1000' });
    expect(over.redirects[0]).toBe('/sesion-terminada?volver=%2Fadministrar%2Fmis-datos');
    await who.as('titular');
    const back = await who.open('/administrar/mis-datos');
    expect(back.field('Dirección').value).toBe('Bulevar Artigas 1000');
    const addresses = (await observe.contacts()).map(({ direccion }) => direccion);
    expect(addresses).not.toContain('Bulevar Artigas 1000');
  });
});
