import { describe, expect, test } from 'vitest';
import { BANNERS, GLOBALES, personales } from '~/registry/edge/demo/mensajes-textos';
import { SUCESOS_EN_PALABRAS } from '~/registry/edge/dominios/historia-palabras';
import { demoDesk } from '../support/demo-desk';
import { type Visitor, visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

/** Where each button, link and screen that the help names is found, by somebody who follows it. */
const PLACES: Record<string, string> = {
  'Mis dominios': '/administrar/resumen',
  'Mis datos': '/administrar/resumen',
  'Mis mensajes': '/administrar/mensajes',
  'Mis compras': '/administrar/resumen',
  'Mis consultas': '/generar-ticket',
  'Cambiar contraseña': '/administrar/mis-datos/acceso',
  'Contraseña y sesiones': '/administrar/mis-datos',
  '¿Olvidó su contraseña?': '/ingresar',
  'Importar Dominio': '/ayuda',
  Ayuda: '/administrar/resumen',
  Contáctenos: '/administrar/resumen',
  'Solicitar importación': '/transferir-dominio',
  'Transferencia de Registrador': DOMAIN(),
  'Poner a otra persona': DOMAIN(),
  'Desactivar la renovación automática': DOMAIN(),
  'Renovación automática': DOMAIN(),
  Candado: '/administrar/candado',
  'Ponerle candado': DOMAIN(),
  'Deshacer cambios recientes': DOMAIN(),
  'Modificar Forma de Pago': '/administrar/mis-dominios',
};

/** A domain of the demo that its holder administers. */
function DOMAIN(): string {
  return '/administrar/ver-dominio?dominio=yerbaelceibo.uy';
}

const NAMED = /«([^»]+)»/g;

onDemoData();

/** What a page has to press, to follow or to read as the name of a place. */
async function namesAt(who: Visitor, path: string): Promise<string[]> {
  const page = await who.open(path);
  const headings = page
    .$('h1, h2, h3')
    .toArray()
    .map((each) => page.$(each).text().trim());
  return [...Object.keys(page.links), ...page.buttons, ...headings];
}

/** Every name is where it is said to be, for somebody signed in. */
async function expectThere(texts: string): Promise<number> {
  const named = new Set([...texts.matchAll(NAMED)].map(([, name]) => name ?? ''));
  const who = await visitor().as('titular');
  for (const name of named) {
    const path = PLACES[name];
    expect(path, `«${name}» is named, and nobody knows where it is`).toBeDefined();
    if (path === '/ingresar') continue; // the provider's own page: see the tests of identity
    const there = await namesAt(who, path ?? '');
    const isThere = there.some((each) => each === name || each.startsWith(`${name} `));
    expect(isThere, `«${name}» at ${path}, where one reads ${there.join(' · ')}`).toBe(true);
  }
  return named.size;
}

describe('the help', () => {
  test('names only what is there', async () => {
    // what can be taken back is offered where something changed
    const nameservers = [{ nombre: 'ns1.otrohosting.com' }, { nombre: 'ns2.otrohosting.com' }];
    await demoDesk('titular').dns.delegar({ nombreDominio: 'yerbaelceibo.uy', nameservers });
    const help = await visitor().open('/ayuda');
    expect(await expectThere(help.text)).toBeGreaterThan(6);
  });

  test('leads somewhere by every link, for who is signed in', async () => {
    const who = await visitor().as('titular');
    const help = await who.open('/ayuda');
    for (const href of new Set(Object.values(help.within('Registrar un dominio').links))) {
      const page = await who.open(href.split('#')[0] ?? href);
      expect([page.status, href]).toEqual([200, href]);
    }
    const ids = Object.values(help.links).filter((href) => href.includes('#'));
    for (const href of ids) {
      const [path = '', id] = href.split('#');
      const page = await who.open(path || '/ayuda');
      expect(page.$(`[id="${id}"]`).length, href).toBe(1);
    }
  });
});

/** As the one that waits for a date has one. */
const PERSONALES = personales('2099-01-01');

describe('messages and banners of the demo', () => {
  test('say of a name that expires the day that its own page says', async () => {
    const who = await visitor().as('titular');
    const message = await (await who.open('/administrar/mensajes')).follow(
      'sinformadepago.uy está por vencer',
    );
    const [, day] = /Vence el (\d\d\/\d\d\/\d{4})/.exec(message.text) ?? [];
    const detail = await who.open('/administrar/ver-dominio?dominio=sinformadepago.uy');
    expect(detail).toSay(day ?? 'no day');
  });

  test('to one person name in their title the domain that they are about', () => {
    for (const { titulo } of PERSONALES) expect(titulo).toMatch(/\S+\.uy/);
  });

  test('tell of no change that the history of its name does not have', () => {
    for (const [, suceso] of Object.values(SUCESOS_EN_PALABRAS))
      for (const { titulo } of PERSONALES)
        expect(titulo.toLowerCase()).not.toContain(`: ${suceso.toLowerCase()}`);
    expect(PERSONALES.map(({ titulo }) => titulo).join()).not.toContain('aceptada');
  });

  test('name only screens, links and buttons that are there', async () => {
    const globales = GLOBALES.map(({ titulo, mensaje }) => `${titulo}\n${mensaje}`);
    const told = PERSONALES.map(({ titulo, parrafos }) => [titulo, ...parrafos].join('\n'));
    const banners = BANNERS.map(({ titulo, texto }) => `${titulo}\n${texto}`);
    expect(await expectThere([...globales, ...told, ...banners].join('\n'))).toBeGreaterThan(5);
  });

  test('name only places that are there', async () => {
    const who = await visitor().as('titular');
    const home = await who.open('/consulta-disponibilidad');
    const banners = home
      .$('main a[href]')
      .toArray()
      .map((each) => home.$(each).attr('href') ?? '');
    const notices = PERSONALES.flatMap(({ enlace }) => enlace?.direccion ?? []);
    expect(notices).toHaveLength(PERSONALES.length);
    for (const href of new Set([...banners.filter((each) => each.startsWith('/')), ...notices])) {
      const { status } = await who.open(href.split('#')[0] ?? href);
      expect([status, href]).toEqual([200, href]);
    }
  });
});
