import { expect, test } from 'vitest';
import { settings } from '~/base/config.server';
import { buyerAtSummary } from '../support/compra';
import { type Visitor, visitor } from '../support/portal/portal';
import { inFrontOfSomebodyElses } from '../support/third-party/in-front-of-somebody-elses';

const arrive = inFrontOfSomebodyElses();
const BASE = 'POST /usuario/administracion';

/** Half of what a portal waits for by itself, and of what a page takes then: less than one and the other after it. */
const READ_SECONDS = 0.75;
const PAGE_MS = 1.6 * READ_SECONDS * 1000;

const tita = () => visitor().as('titular');
const atSummary = async () => (await buyerAtSummary(['carnaval.uy'], 'titular'))[0];

/** A page, two of its questions that are never answered, and what it says all the same. */
const PAGES: [string, { path: string; who: () => Promise<Visitor>; silent: string[]; says: string[] }][] = [
  [
    'a detail without its payments, where nobody says whether names are moved',
    {
      path: '/administrar/ver-dominio?dominio=murga.uy',
      who: tita,
      silent: ['GET /transferencia-reg/is-tar-enabled', `${BASE}/obtener-historial-pagos-dominio`],
      says: ['Error al obtener el historial de pagos.', 'ns1.example.net', 'Larrañaga'],
    },
  ],
  [
    'a detail without its records and its payments',
    {
      path: '/administrar/ver-dominio?dominio=tablado.com.uy',
      who: tita,
      silent: [`${BASE}/dominio/informacion/registros`, `${BASE}/obtener-historial-pagos-dominio`],
      says: [
        'Error al obtener los registros del dominio.',
        'Error al obtener el historial de pagos.',
        'Larrañaga',
      ],
    },
  ],
  [
    'the home page without messages, and without a price',
    {
      path: '/consulta-disponibilidad',
      who: async () => visitor(),
      silent: ['GET /registro/producto/precio/.uy', 'POST /mensajes/globales'],
      says: ['Error al obtener los mensajes.', '.com.uy'],
    },
  ],
  [
    'whois, where nobody says whether the next query needs a captcha nor whose the name is',
    {
      path: '/consulta-whois?dominio=murga.uy',
      who: tita,
      silent: ['GET /dominio/mostrarCaptcha', `${BASE}/dominio/informacion`],
      says: ['Larrañaga', 'ns1.example.net'],
    },
  ],
  [
    'the list of names without what its filters offer',
    {
      path: '/administrar/mis-dominios',
      who: tita,
      silent: ['GET /cuenta/cuentasPago', 'GET /cuenta/tiposContacto'],
      says: ['murga.uy', 'Error al obtener las formas de pago.'],
    },
  ],
  [
    'the data of a person without what their names carry',
    {
      path: '/administrar/mis-datos',
      who: tita,
      silent: ['GET /usuario/contactos-actualizables'],
      says: ['Datos de Contacto Públicos'],
    },
  ],
  [
    'the summary of a purchase without its holders, where nobody says whether names are moved',
    {
      path: '/carrito-compra-paso-cuatro',
      who: atSummary,
      silent: ['GET /transferencia-reg/is-tar-enabled', 'GET /carrito/venta/dominio/contacto/'],
      says: ['Error al obtener los titulares.', 'carnaval.uy', 'Confirmar compra por'],
    },
  ],
];

test.each(PAGES)('%s', async (_, { path, who, silent, says }) => {
  const edge = await arrive();
  Object.assign(settings(), { REGISTRY_API_READ_SECONDS: READ_SECONDS });
  const person = await who();
  const timed = async () => {
    const begun = performance.now();
    const page = await person.open(path);
    return { page, ms: performance.now() - begun };
  };
  const usual = await timed();
  for (const name of silent)
    for (const { name: asked } of [...edge.asked])
      if (asked.startsWith(name)) edge.afterwards.set(asked, 'silence');
  const { page, ms } = await timed();
  expect(page.status).toBe(200);
  for (const words of says) expect(page).toSay(words);
  expect(ms - usual.ms).toBeLessThan(PAGE_MS);
});

test('an edge that never answers at all is told within the time of one page', async () => {
  const edge = await arrive();
  Object.assign(settings(), { REGISTRY_API_READ_SECONDS: READ_SECONDS });
  const person = await tita();
  const begun = performance.now();
  await person.open('/administrar/resumen');
  const usual = performance.now() - begun;
  for (const name of edge.asked.splice(0)) edge.afterwards.set(name.name, 'silence');
  const again = performance.now();
  expect((await person.open('/administrar/resumen')).path).toMatch(/^\/errorConexion/);
  expect(performance.now() - again - usual).toBeLessThan(PAGE_MS);
});
