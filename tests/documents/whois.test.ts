import { describe, expect, test } from 'vitest';
import { answerLine } from '~/whois43/answer.server';
import { type Json, rdap } from '../registry/rdap/asked';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const asked = (dominio: string) => visitor().open(`/consulta-whois?${new URLSearchParams({ dominio })}`);

describe('someone asks whois', () => {
  onDemoData();

  test('an empty name does nothing', async () => {
    const page = await (await visitor().open('/consulta-whois')).press('Buscar', {
      'Nombre de dominio': ' ',
    });
    expect(page.status).toBe(200);
    expect(page.errors).toEqual([]);
  });

  test.each([
    ['pepe', 'El dominio no tiene un formato válido.'],
    ['a.b.com.uy', 'El dominio no tiene un formato válido.'],
    ['pepe.com.ar', 'El dominio ingresado debe terminar en .com.uy o .uy'],
    ['pepe mujica.uy', 'El dominio no debe contener espacios.'],
    ['-pepe.uy', 'El dominio ingresado tiene formato inválido. Debe terminar en .com.uy o .uy'],
    ['-pepe.uy', 'El nombre «-pepe» no puede empezar ni terminar con guion.'],
    [
      'pepe..uy',
      'El dominio ingresado tiene formato inválido. Asegúrate de que esté en el formato correcto.',
    ],
  ])('what is no name of the registry is told: %s', async (dominio, mensaje) => {
    const page = await asked(dominio);
    expect(page).toShowError('Nombre de dominio', mensaje);
    expect(page.title).toMatch(/^Error: /);
    expect(page.field('Nombre de dominio').value).toBe(dominio);
  });

  test('a name longer than the box is told, not cut, as the search does', async () => {
    const nombre = `${'a'.repeat(48)}.uy`;
    const box = await visitor().open('/consulta-whois');
    const page = await box.press('Buscar', { 'Nombre de dominio': nombre });
    expect(page).toShowError('Nombre de dominio', 'tiene más de los 50 caracteres que admite la búsqueda');
    expect(page.field('Nombre de dominio').value).toBe(nombre);
    const fits = await page.press('Buscar', { 'Nombre de dominio': `  https://${'a'.repeat(47)}.uy/  ` });
    expect(fits).toSay('no está registrado.');
  });

  test('a reserved name is told as such, and does not lead back to the search', async () => {
    const page = await asked('presidencia.uy');
    expect(page).toSay('El dominio presidencia.uy está reservado y no se puede registrar.');
    expect(page.links).not.toHaveProperty('Consultar su disponibilidad');
    expect(page.links).toHaveProperty('Contáctenos');
  });

  test('a name server is told in the letters of people, to programs in those of the network', async () => {
    const page = await asked('ñandú.uy');
    expect(page).toSay('ns1.ñandú.uy');
    expect(page.text).not.toContain('xn--');
    expect((await answerLine('ñandú.uy', '10.1.2.3')).toLowerCase()).toContain('ns1.xn--and-6ma2c.uy');
  });

  test('a query leads to its result', async () => {
    const page = await asked('nadielotiene.com.uy');
    expect(page.$('[role=search]').attr('action')).toBe('/consulta-whois#resultado');
    expect(page.$('h2#resultado').text()).toBe('nadielotiene.com.uy');
  });

  test('a name that nobody has leads to the availability search', async () => {
    const page = await asked('nadielotiene.com.uy');
    expect(page).toSay('El dominio nadielotiene.com.uy no está registrado.');
    const search = await page.follow('Consultar su disponibilidad');
    expect(search.path).toBe('/consulta-disponibilidad?nombre=nadielotiene.com.uy');
    expect(search).toSay('Dominio disponible');
  });

  test('an address of mail is broken after its @ alone, and what the page is about is not below the fold of notes', async () => {
    const page = await asked('titular.uy');
    expect(page.html).toContain('titular@<wbr/>ejemplo.uy');
    expect(page.$('section.whois details:not([open]) summary').text()).toContain(
      'De dónde salen estos datos',
    );
  });

  test('who is several contacts of a name is there once, with every role', async () => {
    const page = await asked('otroalojado.uy');
    const titles = page
      .$('.cards h2')
      .toArray()
      .map((title) => page.$(title).text());
    expect(titles).toEqual(['Titular y todos los contactos']);
    const team = await asked('titular.uy');
    expect(team.$('.cards h2')).toHaveLength(4);
    const some = await asked('rol-titular-administrativo-tecnico.uy');
    expect(some.$('.cards h2').first().text()).toBe('Titular y contactos administrativo y técnico');
  });

  test('a server with two addresses is one row, and one of another domain says why it has none', async () => {
    const rows = (await asked('titular.uy')).$('section.whois tbody tr');
    expect(rows).toHaveLength(2);
    expect(rows.first().text()).toBe('ns1.nic.uy192.0.2.532001:db8::53');
    expect((await asked('federico.uy')).$('section.whois tbody').text()).toContain(
      'ns2.proveedor.com.uyNo se registra aquí: es de otro dominio',
    );
  });

  test('of a held name it is said in words who holds it and whom to ask; its codes are in English', async () => {
    const page = await asked('federico.uy');
    expect(page).toSay(
      'Lo aplica el Registro .uy, por pedido de su titular o por otra causa, que no se publica. Si es suyo y no sabe por qué, contáctenos.',
    );
    expect(page.$('section.whois dd a').attr('href')).toBe('/contacto');
    expect(page.$('[lang=en]').text()).toContain('serverDeleteProhibited');
  });

  test('of a free name one button is the strongest', async () => {
    const page = await asked('nadielotiene.com.uy');
    const filled = page.$('main .button:not(.second)').toArray();
    expect(filled.map((each) => page.$(each).text())).toEqual(['Consultar su disponibilidad']);
  });

  test('of a name that is being lost says until when its holder can do something, and of one that failed what that is', async () => {
    const said = async (nombre: string) =>
      (await visitor().open(`/consulta-whois?dominio=${nombre}`)).$('.whois > dl .hint').text();
    expect(await said('vencido.uy')).toMatch(
      /^Sigue siendo de su titular\. Hasta el \d\d\/\d\d\/\d{4} lo puede renovar el titular, .*financiero\.$/,
    );
    expect(await said('eliminado.uy')).toMatch(
      /^Hasta el \d\d\/\d\d\/\d{4} lo puede recuperar el titular, el .*administrativo o el .*técnico; si nadie lo hace, queda libre/,
    );
    expect(await said('liberado.uy')).toMatch(
      /^Se eliminó antes de que venciera\. Hasta el .* lo puede recuperar el titular/,
    );
    expect(await said('error.uy')).toMatch(
      /^No quedó registrado: su registro no se pudo completar\. .* nadie lo puede registrar\.$/,
    );
  });

  test('of a name whose registration failed no contact, no expiry and no server is told: it never had them', async () => {
    const page = await asked('error.uy');
    expect(page.$('section.whois').text()).not.toMatch(/vencimiento|ns1|Fecha de registro/);
    expect(page.text).not.toMatch(/Titular|Nic handle|@ejemplo|declaró públicos/);
    expect(page.$('.whois > dl a').attr('href'), 'what comes next').toBe('/contacto');
    expect(page).toSay('No tiene servidores de nombres.');
    const { body } = await rdap('/domain/error.uy');
    expect(body.nameservers).toEqual([]);
    expect(body.entities).toEqual([]);
    expect(body.events.map(({ eventAction }: Json) => eventAction)).not.toContain('expiration');
    expect((await rdap('/nameserver/ns1.error.uy')).status).toBe(404);
    const lines = await answerLine('error.uy', '10.1.2.3');
    expect(lines).toContain('Estado: ERROR\r\n% No quedó registrado: su registro no se pudo completar.');
    expect(lines).not.toMatch(/vencimiento|Servidor|Nombre|Correo/);
  });
});
