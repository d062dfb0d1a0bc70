import { describe, expect, test } from 'vitest';
import { EXPLICACIONES } from '~/registry/contract/significado-de-codigos';
import { errorPages } from '~/routes/errores/error-pages.server';
import { visitor } from '../support/portal/portal';
import { plain } from '../support/portal/words';
import { onDemoData } from '../support/registry';

onDemoData();

describe('Por qué no se pudo', () => {
  test('the help leads to every reason, and each has a page of its own', async () => {
    const help = await visitor().open('/ayuda');
    expect(help.links['vea cada motivo']).toBe('/ayuda/rechazos');
    const all = await visitor().open('/ayuda/rechazos');
    const codes = [...Object.keys(EXPLICACIONES), ...[...errorPages.values()].map(({ codigo }) => codigo)];
    const linked = all
      .$('.reasons a')
      .toArray()
      .map((link) => all.$(link).attr('href'));
    expect(linked.toSorted()).toEqual(codes.map((code) => `/ayuda/rechazos/${code}`).toSorted());
    for (const href of linked) {
      const page = await visitor().open(href ?? '');
      expect(page.status, href).toBe(200);
      expect(page.text, href).toContain('Qué puede hacer');
    }
  });

  test('a frozen name: what is said, why, what to do, and where it can happen', async () => {
    const page = await visitor().open('/ayuda/rechazos/CONGELADO');
    expect(page.$('h1').text()).toBe('El dominio está congelado');
    expect(page.$('h1 + h2').text(), 'why comes before what was said').toBe('Por qué pasa');
    expect(page.text).toContain('Por ejemplo: «El dominio está congelado hasta el 03/08/2026 10:00');
    expect(page.text).not.toContain('programas');
    expect(page.within('Dónde puede pasar').text).toContain('Liberar un dominio');
    expect(page.within('Dónde puede pasar').text).not.toContain('Renovar un dominio');
    expect(page.shipsScripts).toBe(false);
  });

  test('a sentence with gaps is shown as it was said once', () => {
    const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    for (const [codigo, { frase, ejemplo }] of Object.entries(EXPLICACIONES)) {
      expect(ejemplo === undefined, codigo).toBe(!frase.includes('…'));
      if (ejemplo) expect(ejemplo).toMatch(new RegExp(`^${frase.split('…').map(escaped).join('.+')}$`));
    }
  });

  test('a code in small letters is the same, and one that nothing is refused with is not found', async () => {
    expect((await visitor().open('/ayuda/rechazos/congelado')).status).toBe(200);
    expect((await visitor().open('/ayuda/rechazos/NADA')).status).toBe(404);
    expect((await visitor().open('/ayuda/rechazos/constructor')).status).toBe(404);
  });

  test.each([...errorPages].map(([path, { codigo }]) => ({ path, codigo })))(
    'the error page $path leads to its reason',
    async ({ path, codigo }) => {
      const page = await visitor().open(path);
      expect(page.links['Por qué pasa y qué puede hacer']).toBe(`/ayuda/rechazos/${codigo}`);
      expect(page.$('.problem li a').first().text(), 'one list of ways').toBe(
        'Por qué pasa y qué puede hacer',
      );
    },
  );

  test('an error page keeps the sections of the portal, without asking for them', async () => {
    const who = visitor();
    const sections = (page: Awaited<ReturnType<typeof who.open>>) => plain(page.$('.mainnav').text());
    const before = sections(await who.open('/consulta-whois'));
    expect(before).toContain('Importar Dominio');
    for (const path of errorPages.keys()) expect(sections(await who.open(path)), path).toBe(before);
  });

  test('an error page leads where its words say, and back to where one was', async () => {
    const none = await visitor().open('/errorAutorizacion');
    expect(none.links['Ver mis solicitudes']).toBe('/transferir-dominio/lista-solicitudes');
    expect((await visitor().open('/errorAuthorization')).links['Iniciar sesión nuevamente']).toBe(
      '/ingresar',
    );
    const from = await visitor().open('/errorAuthorization?volver=/administrar/mis-datos');
    expect(from.links['Intentar nuevamente']).toBe('/administrar/mis-datos');
  });

  test('an error page has something to do first, also for who was led there from no page', async () => {
    const titular = await visitor().as('titular');
    for (const path of ['/errorDesconocido', '/errorNotFound', '/errorAuthorization']) {
      const page = await titular.open(path);
      const main = page.$('main a.button');
      expect([main.text(), main.attr('href')], path).toEqual([
        'Ver mis dominios',
        '/administrar/mis-dominios',
      ]);
      expect(page.$('main a[href="/administrar/mis-dominios"]'), path).toHaveLength(1);
    }
    expect((await visitor().open('/errorNotFound')).$('main a.button').attr('href')).toBe('/');
  });

  test('what is not known to be done sends back to no page where none is known', async () => {
    const titular = await visitor().as('titular');
    const known = await titular.open('/errorDesconocido?volver=/administrar/mis-datos');
    expect(known).toSay('vuelva a la página y vea si el cambio ya figura');
    expect(known.links['Ver cómo quedó']).toBe('/administrar/mis-datos');
    const lost = await titular.open('/errorDesconocido');
    expect(lost).toSay('abra el dominio, o la página desde la que lo pidió');
    expect(lost.text).not.toMatch(/vuelva a la página|sigue en el formulario/);
    const nobody = await visitor().open('/errorDesconocido');
    expect(nobody).toSay('si lo pidió con su cuenta, inicie sesión');
    expect(nobody.$('main a.button').text()).toBe('Iniciar sesión y ver mis dominios');
    expect(nobody.links['Iniciar sesión y ver mis dominios']).toContain('/ingresar?volver=');
  });

  test('to who is signed in it is not said that their session may be over', async () => {
    const titular = await visitor().as('titular');
    const page = await titular.open('/errorAuthorization?volver=/administrar/mis-datos');
    expect(page).toSay('Su cuenta no tiene permiso para eso.');
    expect(page.text).not.toMatch(/sesión haya terminado|Iniciar sesión/);
    expect(page.links['Intentar nuevamente']).toBe('/administrar/mis-datos');
  });

  test('/api and its document name the page of each code', async () => {
    const { openApiDocument } = await import('~/registry/edge/openapi');
    const { apiPage } = await import('~/registry/edge/page');
    const document = await openApiDocument('https://portal.example');
    expect(JSON.stringify(document)).toContain('https://portal.example/ayuda/rechazos/CONGELADO');
    expect(apiPage(document)).toContain('<a href="/ayuda/rechazos/CONGELADO">');
  });
});
