import { describe, expect, test } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { buyerAtSummary, confirmButton } from '../support/compra';
import { visitor } from '../support/portal/portal';
import { inFrontOfSomebodyElses } from '../support/third-party/in-front-of-somebody-elses';
import { ELSEWHERE, inWords } from '../support/third-party/readings';
import { upToSummary } from '../support/traslado';

const AFUERA = { nombre: 'afuera.uy', codigo: 'codigo-de-afuera' };

const arrive = inFrontOfSomebodyElses();
/** The one address beyond section 7: where an edge may say what it has besides. */
const DOCUMENT = 'GET /openapi.json';

const gateways = [{ elsewhere: 404 as const }, ...ELSEWHERE].map((each) => [inWords(each), each] as const);

describe.each(gateways)(
  'an edge that declares nothing of ours, %s of what section 7 does not have',
  (_, reading) => {
    test('answers visitors, keeps messages, and lets who is done leave', async () => {
      const edge = await arrive(reading);
      const who = await visitor().as('titular');
      expect(await visitor().open('/')).toSay('Mantenimiento programado');
      const list = await who.open('/administrar/mensajes');
      expect(await list.follow('Vence un dominio')).toSay('el texto entero');
      const all = await list.press('Marcar todos como leídos');
      expect(all).toSay('Vence un dominio');
      expect(edge.mundo.usuarios[0]?.mensajes.every(({ leido }) => leido)).toBe(true);
      expect((await all.press('Cerrar Sesión')).path).not.toMatch(/^\/error/);
      expect(edge.strays.filter((each) => each !== DOCUMENT)).toEqual([]);
    });

    test('offers nothing of taking changes back', async () => {
      await arrive(reading);
      const who = await visitor().as('titular');
      const detail = await who.open('/administrar/ver-dominio?dominio=murga.uy');
      expect(Object.keys(detail.links)).not.toContain('Deshacer cambios recientes');
      const page = await who.open('/administrar/volver-atras?dominio=murga.uy');
      expect(page.status).toBeLessThan(500);
      expect(page.buttons.filter((each) => each.startsWith('Volver'))).toEqual([]);
    });

    test('explains neither locks nor taking changes back in its help, which is the one of the portal', async () => {
      const edge = await arrive(reading);
      const help = await visitor().open('/ayuda');
      expect(help.text).toContain('¿Qué pasa si mi dominio vence?');
      expect(help.text).not.toContain('¿Qué es el candado');
      expect(help.text).not.toContain('¿Qué puedo volver atrás');
      expect(edge.strays.filter((each) => each !== DOCUMENT)).toEqual([]);
    });

    test('sells a name, to its confirmation', async () => {
      const edge = await arrive(reading);
      const [, summary] = await buyerAtSummary(['carnaval.uy'], 'titular');
      expect(await summary.press(confirmButton(summary))).toHaveHeading('Tu compra se realizó con éxito.');
      expect(edge.mundo.dominios.map(({ nombre }) => nombre)).toContain('carnaval.uy');
      expect(edge.strays.filter((each) => each !== DOCUMENT)).toEqual([]);
    });

    test('takes an import, from its check to its confirmation, and keeps what was typed to itself', async () => {
      const edge = await arrive(reading);
      const summary = await upToSummary(await visitor().as('titular'), AFUERA);
      const done = await summary.press('Solicitar Transferencia');
      expect(done).toHaveHeading(`Se solicitó la importación de ${AFUERA.nombre}`);
      expect(edge.strays.filter((each) => each !== DOCUMENT)).toEqual([]);
    });
  },
);

test('an edge of which the settings say that it has nothing of ours is not even asked what it has', async () => {
  const edge = await arrive({ elsewhere: 401 });
  Object.assign(settings(), { REGISTRY_API_OWN: false });
  useSettings(settings());
  const who = await visitor().as('titular');
  await who.open('/administrar/ver-dominio?dominio=murga.uy');
  await who.open('/administrar/mis-datos');
  await who.open('/administrar/mis-datos/formas-de-pago');
  expect(edge.strays).toEqual([]);
});

/** What a request carries besides what HTTP itself needs. */
const HEADERS = ['authorization', 'oid', 'login', 'content-type', 'accept', 'x-forwarded-for'];
const OF_HTTP =
  /^(host|connection|content-length|transfer-encoding|user-agent|accept-(language|encoding)|sec-fetch-mode)$/;

test('every question carries the headers of section 6 and none of ours', async () => {
  const edge = await arrive();
  const who = await visitor().as('titular');
  await who.open('/administrar/ver-dominio?dominio=murga.uy');
  await who.open('/transferir-dominio/lista-solicitudes');
  const sent = new Set(edge.asked.flatMap(({ headers }) => Object.keys(headers)));
  expect([...sent].filter((name) => !OF_HTTP.test(name) && !HEADERS.includes(name))).toEqual([]);
});

/** An edge that declares our filters of the list, and has no other way through it. */
const declaring = (...fields: string[]) => ({
  paths: {
    '/usuario/administracion/obtener-dominios': {
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: { properties: Object.fromEntries(fields.map((name) => [name, { type: 'string' }])) },
            },
          },
        },
      },
    },
  },
});

test('what narrows the list narrows its file too, and is offered only where the edge takes it', async () => {
  const edge = await arrive();
  edge.forced.set('GET /openapi.json', { status: 200, body: declaring('estado', 'conCuentaPago') });
  const who = await visitor().as('titular');
  const search = '?estado=VENCIDO&estado=ERROR&servidor=ejemplo.net&dns=CON_SERVIDORES&candado=CON';
  const list = await who.open(`/administrar/mis-dominios${search}`);
  expect(list).toSay('Estado: Vencidos');
  expect(list.$('[name=servidor]').length).toBe(0);
  expect(list).toSay(
    'aquí no se puede elegir: Quién responde su DNS: «CON_SERVIDORES»; Servidor de nombres: «ejemplo.net»; Candado: «CON».',
  );
  expect(list.text).not.toContain('Con o sin candado');
  await (await who.request(`/administrar/mis-dominios/exportar${search}`)).text();
  const parts = edge.asked.filter(({ name }) => name.endsWith('/obtener-dominios'));
  const asked = parts.filter(({ body }) => body.cuentaPago === undefined);
  expect(asked.map(({ body }) => body.estado)).toEqual([
    ['VENCIDO', 'ERROR'],
    ['VENCIDO', 'ERROR'],
  ]);
  for (const { body } of asked) expect(body).not.toHaveProperty('servidor');
  for (const { body } of asked) expect(body).not.toHaveProperty('conCandado');
});
