import { describe, expect, test } from 'vitest';
import { visitor } from '../support/portal/portal';
import type { Cuenta } from '../support/portal/sign-in';
import { plain } from '../support/portal/words';
import { onDemoData } from '../support/registry';

const at = (nombre: string) => `/administrar/ver-dominio?${new URLSearchParams({ dominio: nombre })}`;
const seenBy = async (login: Cuenta, nombre: string) => (await visitor().as(login)).open(at(nombre));

onDemoData();

describe('Ver dominio', () => {
  test('the holder sees everything, in full', async () => {
    const page = await seenBy('titular', 'titular.uy');
    expect(page).toHaveHeading('titular.uy');
    expect(page.title).toBe('titular.uy – Mis dominios – Registro .uy');
    expect(page.links['Volver a Mis dominios']).toBe('/administrar/mis-dominios');
    expect(page).toSay('Alojado en el Registro .uy');
    expect(page).toSay('Se renueva automáticamente el');
    expect(page).toSay('Registros DNS');
    expect(page.within('www.titular.uy').text).toContain('CNAME');
    expect(page).toSay('29001234');
    expect(page).toSay('12345672');
  });

  test('who changed its payment account is told by their name, not by what they sign in with', async () => {
    const page = await seenBy('titular', 'vencido.uy');
    const table = page.$('caption:contains("Cambios de la forma de pago")').closest('table');
    expect(table.find('td[data-label="Quién"]').first().text()).toBe('Ana Titular');
  });

  test('a delegated name shows the address of the server inside it', async () => {
    const page = await seenBy('tecnico', 'ñandú.uy');
    expect(page).toHaveHeading('ñandú.uy');
    expect(page).toSay('Delegado en otros servidores');
    expect(page.within('ns1.ñandú.uy').text).toMatch(/IPV4.*192\.0\.2\.53/);
  });

  test('contacts are shown to every role', async () => {
    for (const login of ['titular', 'administrativo', 'tecnico', 'financiero'] as const) {
      const page = await seenBy(login, 'titular.uy');
      const rows = page
        .$('section[aria-labelledby=contactos] tbody th')
        .toArray()
        .map((cell) => plain(page.$(cell).text()));
      expect(rows, login).toEqual(['Titular', 'Administrativo', 'Técnico', 'Financiero']);
      expect(page, login).toSay('Diego Financiero');
    }
  });

  test.each([
    ['titular', true, '29001234'],
    ['administrativo', true, '****1234'],
    ['tecnico', true, null],
    ['financiero', false, '****1234'],
  ] as const)('%s sees the sections of the role', async (login, servers, account) => {
    const page = await seenBy(login, 'titular.uy');
    expect(page.$('#servidores').length > 0).toBe(servers);
    expect(page.$('#pago').length > 0).toBe(account !== null);
    const section = plain(page.$('section[aria-labelledby=pago]').text());
    if (account) expect(section).toContain(`Número de cuenta${account}`);
    if (login !== 'titular') expect(page.html).not.toContain('29001234');
    expect(section.includes('Solo el titular ve los números completos.')).toBe(
      login === 'administrativo' || login === 'financiero',
    );
  });

  test.each([
    ['barriosur.uy', 'Sin forma de pago', 'y no se renovará: le falta una forma de pago.'],
    ['vencido.uy', 'Vencido', 'Si nadie lo renueva, ese día se elimina y deja de funcionar.'],
    ['eliminado.uy', 'Eliminado', 'Se puede recuperar antes del'],
  ])('%s is %s, and says what comes next', async (nombre, estado, next) => {
    const page = await seenBy('titular', nombre);
    const banner = plain(page.$('[aria-label="Estado del dominio"]').text());
    expect(banner).toContain(estado);
    expect(banner).toContain(next);
  });

  test('its history begins with how it was, which nobody added', async () => {
    const history = plain((await seenBy('titular', 'titular.uy')).$('#historial').text());
    expect(history).toContain('Estado: Registrado');
    expect(history).toContain('Renovación automática: activada');
    expect(history).not.toContain('se agregó Sí');
  });

  test('a name without an account says so', async () => {
    expect(await seenBy('financiero', 'barriosur.uy')).toSay('El dominio no tiene forma de pago asociada.');
  });

  test.each(['preregistro.uy', 'conerror.com.uy'])('%s has no information yet', async (nombre) => {
    const page = await seenBy('titular', nombre);
    expect(page).toHaveHeading(nombre);
    expect(page).toSay('Información del dominio no disponible en el estado.');
    if (nombre === 'preregistro.uy')
      expect(page.text, 'until when it is normal').toMatch(
        /está demorado: empezó el \d\d\/\d\d\/\d{4} y debía terminar antes de las 23:59 del \d\d\/\d\d\/\d{4} \(hora de Uruguay\)\./,
      );
    const question = await page.follow(`Preguntar por ${nombre}`);
    expect(question.field('Nombre de dominio').value).toBe(nombre);
    expect(page.$('main table').length).toBe(0);
    const parts = page.$('.banner.state > *').toArray();
    expect(
      parts.map((part) => page.$(part).prop('tagName')),
      'beside its button stands one thing: on a wide screen each would be a column',
    ).toEqual(['SECTION', 'A']);
  });

  test.each([
    ['otro', 'titular.uy'],
    ['titular', 'otro.uy'],
    ['titular', 'pepe.com.uy'],
    ['titular', 'no-existe.uy'],
    ['titular', ''],
    ['titular', 'no es un nombre'],
    ['titular', `${'x'.repeat(300)}.uy`],
  ] as const)('for %s, «%s» is not available', async (login, nombre) => {
    const page = await seenBy(login, nombre);
    expect(page.status).toBe(404);
    expect(page).toHaveHeading('Información no disponible');
    expect(page.title).toMatch(/^Información no disponible/);
  });

  test('without a domain there is nothing to show', async () => {
    const page = await (await visitor().as('titular')).open('/administrar/ver-dominio');
    expect(page.status).toBe(404);
    expect(page).toHaveHeading('Información no disponible');
  });

  test('any spelling of the name finds it', async () => {
    for (const nombre of ['ÑANDÚ.UY', 'xn--and-6ma2c.uy', 'https://www.ñandú.uy/'])
      expect(await seenBy('titular', nombre), nombre).toHaveHeading('ñandú.uy');
  });

  test('who is not signed in is led to sign in and back', async () => {
    expect(await visitor().open(at('titular.uy'))).toRedirectTo(
      '/ingresar?volver=%2Fadministrar%2Fver-dominio%3Fdominio%3Dtitular.uy',
    );
  });
});
