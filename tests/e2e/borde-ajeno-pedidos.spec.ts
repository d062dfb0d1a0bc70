import { test } from '@playwright/test';
import { ThirdPartyEdge } from '../support/third-party/edge';
import { settingsFor } from '../support/third-party/settings';
import { PortalProcess } from './support/portal-process';
import { expect, TextBrowser } from './support/text-browser';

/** What travels between the built portal and an edge where every request has a bearer and tickets go elsewhere. */
test.describe('what the portal asks of somebody else’s edge', () => {
  test.describe.configure({ mode: 'default' });
  let edge: ThirdPartyEdge;
  let portal: PortalProcess;

  test.beforeAll(async () => {
    edge = await ThirdPartyEdge.start({ strict: true, alwaysBearer: true, tickets: 'apart' });
    portal = await PortalProcess.serve(process.env.E2E_DEMO_DATA, settingsFor(edge));
  });
  test.afterAll(async () => {
    await portal?.stop();
    await edge?.stop();
  });
  test.beforeEach(() => edge.beginAnew());

  test('its own /api is off: it would sell the names of another registry', async () => {
    for (const path of ['/api', '/api/', '/api/openapi.json', '/api/dominio/habilitados']) {
      const { status } = await fetch(portal.url + path);
      expect(status, path).toBe(404);
    }
    const sale = await fetch(`${portal.url}/api/registro/agregar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ dominios: [{ nombre: 'nuevo.uy', anios: 1 }], uuidVenta: null }),
    });
    expect(sale.status).toBeGreaterThanOrEqual(400);
    expect(edge.mundo.ventas).toEqual([]);
  });

  test('a visitor is asked for with the token of the settings, a person with theirs, OID and LOGIN', async () => {
    const who = new TextBrowser(portal.url);
    expect(await who.open('/consulta-whois?dominio=murga.uy')).toSay('Larrañaga');
    const anonymous = edge.asked.splice(0).map(({ headers }) => headers);
    expect(anonymous.length).toBeGreaterThan(0);
    for (const headers of anonymous) {
      expect(headers.authorization).toBe('Bearer del-portal');
      expect(headers).not.toHaveProperty('login');
    }
    await who.as('titular');
    await who.open('/administrar/mis-dominios');
    const asked = edge.asked.filter(({ name }) => name.startsWith('POST /usuario/administracion/'));
    expect(asked.length).toBeGreaterThan(0);
    for (const { headers } of asked) {
      expect(headers.authorization).toMatch(/^Bearer \S{20,}$/);
      expect(headers).toMatchObject({ login: 'titular', oid: expect.stringMatching(/\S/) });
    }
  });

  test('a ticket is multipart, with the parts of section 7 and a placeholder where there is no file', async () => {
    const who = await new TextBrowser(portal.url).as('titular');
    const sent = await (await who.open('/generar-ticket')).press('Guardar datos', {
      Asunto: 'Una consulta',
      Mensaje: 'No veo mi dominio',
    });
    expect(sent).toHaveHeading('Recibimos su consulta');
    const [{ body, headers } = { body: {}, headers: {} }] = edge.asked.filter(
      ({ name }) => name === 'POST /ticket',
    );
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toMatchObject({
      parts: ['datosTicket', 'tipoOperacion', 'captcha', 'archivos'],
      tipoOperacion: 'TICKET_AYUDA',
      sinArchivos: true,
      datos: { ticket: { asunto: 'Una consulta' }, tiposOperacion: ['TICKET_AYUDA'] },
    });
  });
});
