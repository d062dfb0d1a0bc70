import { describe, expect, test } from 'vitest';
import { demoDesk } from '../support/demo-desk';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const dns = (accion: string, dominio: string) =>
  `/administrar/ver-dominio/dns/${accion}?${new URLSearchParams({ dominio })}`;
const titular = () => visitor().as('titular');

/** The form that delegates ñandú.uy, which other servers serve; its first one is typed over. */
async function delegating() {
  const { id } = await observe.theDomain('xn--and-6ma2c.uy');
  await given.nameservers(id, ['ns1.viejo.invalid'], ['ns2.viejo.invalid']);
  return (await titular()).open(dns('delegar', 'ñandú.uy'));
}
const OTRO = { Nombre: 'ns1.nadie.invalid' };
/** The filled button of a dialog. */
const filled = (page: Awaited<ReturnType<typeof delegating>>) =>
  page.$('dialog button.button:not(.second)').text();
const servidores = async () => (await observe.nameservers()).map(({ nombre }) => nombre);

onDemoData();

describe('Ver qué va a pasar', () => {
  test('with a delegation: it is said before, what was typed stays, and the button that does it is there', async () => {
    const form = await delegating();
    const before = await servidores();
    const page = await form.press('Ver qué va a pasar', OTRO);
    expect(page.status).toBe(200);
    expect(page).toSay('Esto va a pasar');
    expect(page).toSay('Nada se guardó ni se envió');
    expect(page).toSay('Hoy responden ns1.viejo.invalid y ns2.viejo.invalid.');
    expect(page).toSay('Después no responde nadie (ns1.nadie.invalid y ns2.viejo.invalid).');
    expect(page).toSay('ns1.nadie.invalid no tiene dirección IP: nadie lo encuentra.');
    expect(page).toSay('− xn--and-6ma2c.uy. 3600 IN NS ns1.viejo.invalid.');
    expect(page).toSay('+ xn--and-6ma2c.uy. 3600 IN NS ns1.nadie.invalid.');
    expect(page).toSay('Qué servidores responden: hasta 1 hora.');
    expect(page).toSay('que no conocemos');
    expect(page.field('Nombre').value).toBe('ns1.nadie.invalid');
    expect(await servidores()).toEqual(before);
    expect(await page.press('Guardar igual')).toSay('El dominio quedó delegado');
  });

  test('with servers of which nobody would find any, the first that is told is that the name stops, and the way on is to mend them', async () => {
    const typed = {
      'nameservers[0].nombre': 'ns1.nadie.invalid',
      'nameservers[1].nombre': 'ns2.nadie.invalid',
    };
    const person = await titular();
    const page = await person.post(dns('delegar', 'titular.uy'), { intencion: 'ensayar', ...typed });
    expect(page.$('#ensayo + .notice.aviso strong').text()).toBe(
      'Con estos servidores, el dominio deja de funcionar',
    );
    expect(page).toSay('ns2.nadie.invalid no tiene dirección IP: nadie lo encuentra.');
    expect(page).toSay('Después no responde nadie (ns1.nadie.invalid y ns2.nadie.invalid).');
    expect(page.text.match(/dejan de responder/g), 'it is said once').toHaveLength(1);
    expect(page).not.toSay('Qué responden hoy esos servidores');
    expect(page).not.toSay('responde lo que tengan los servidores nuevos');
    expect(filled(page)).toBe('Ver de nuevo qué va a pasar');
    expect(page.$('.diff > div ~ .plain').text(), 'it stays possible, after what comes of it').toBe(
      'Guardar igual',
    );
    const asked = await person.post(dns('delegar', 'titular.uy'), { intencion: 'delegar', ...typed });
    expect(asked).toSay('Los servidores todavía no están listos');
    expect(filled(asked)).toBe('Comprobar y guardar');
    expect(asked.$('dialog .notice .plain').text(), 'by the same name').toBe('Guardar igual');
    expect(await page.press('Guardar igual')).toSay('El dominio quedó delegado');
  });

  test('with a server of the registry, it is said that it answers for hosted names alone, and its line is not told as gone', async () => {
    const typed = {
      'nameservers[0].nombre': 'ns1.nic.uy',
      'nameservers[1].nombre': 'ns2.nadie.invalid',
    };
    const person = await titular();
    const page = await person.post(dns('delegar', 'titular.uy'), { intencion: 'ensayar', ...typed });
    expect(page).toSay('Con estos servidores, el dominio deja de funcionar');
    expect(page).toSay('ns1.nic.uy es del registro y responde solo por dominios alojados aquí');
    expect(page).toSay('IN NS ns2.nic.uy.');
    expect(page).not.toSay('IN NS ns1.nic.uy.');
  });

  test('with a server that has an address and does not answer, it is not promised that it does', async () => {
    const page = await (await delegating()).press('Ver qué va a pasar', {
      Nombre: 'ns9',
      Subdominio: true,
      IP: '192.0.2.33',
    });
    expect(page).toSay('no respondió (192.0.2.33)');
    expect(page).toSay('Después no responde nadie (ns9.ñandú.uy y ns2.viejo.invalid).');
    expect(page.$('#ensayo + .notice.aviso strong').text(), 'as of a hosted name').toBe(
      'Con estos servidores, el dominio deja de funcionar',
    );
    expect(page).toSay('Revise los servidores y compruebe de nuevo.');
    expect(filled(page)).toBe('Ver de nuevo qué va a pasar');
  });

  test('with the servers that it has already: nothing would change, nobody is told, and the act is not offered', async () => {
    const form = await delegating();
    const page = await form.press('Ver qué va a pasar');
    expect(page).toSay('No va a cambiar nada');
    expect(page).not.toSay('al confirmarlo se revisa otra vez');
    expect(page).toSay('(hora de Uruguay). Nada se guardó ni se envió.');
    expect(page).not.toSay('A quién se le avisa');
    expect(page.buttons).not.toContain('Cambiar los servidores');
    expect(page.buttons).toContain('Ver de nuevo qué va a pasar');
    expect(page.buttons, 'once').not.toContain('Ver qué va a pasar');
    const history = await observe.history('xn--and-6ma2c.uy');
    await form.press('Cambiar los servidores').then((asked) => asked.press('Guardar igual'));
    expect(await observe.history('xn--and-6ma2c.uy')).toEqual(history);
    const other = await form.press('Ver qué va a pasar', OTRO);
    const headings = other
      .$('#ensayo ~ .notice strong, #ensayo ~ div h4')
      .toArray()
      .map((each) => other.$(each).text());
    expect(headings.slice(0, 2), 'whether it works, and what changes, come first').toEqual([
      'Con estos servidores, el dominio deja de funcionar',
      'Quién responde por el dominio',
    ]);
  });

  test('names who is told, by their name and what they are of the domain', async () => {
    const page = await (await delegating()).press('Ver qué va a pasar', OTRO);
    const told = page.within('A quién se le avisa').text;
    expect(told).toMatch(/\(usted, titular\): un mensaje y/);
    expect(told).toContain('contacto administrativo');
    expect(told, 'and nobody’s address').not.toContain('@');
  });

  test.each([
    [
      'a template',
      'plantilla',
      { 'Dirección IP de su servidor web': '192.0.2.77' },
      'titular.uy. 86400 IN A 192.0.2.77',
    ],
    [
      'an import',
      'importar',
      { 'Archivo de zona': 'nuevo 3600 IN A 192.0.2.78' },
      'nuevo.titular.uy. 3600 IN A 192.0.2.78',
    ],
  ])('with %s: it is said with what changes, and its button does it', async (_, dialogo, typed, record) => {
    const form = await (await titular()).open(dns(dialogo, 'titular.uy'));
    const page = await form.press('Ver qué cambia', typed);
    expect(page).toSay(`+ ${record}`);
    expect(page.within('Cuánto se recuerda lo de antes').text).toMatch(/hasta \d+ (horas?|minutos)/);
    expect(page.within('A quién se le avisa').text).toContain('(usted, titular)');
    expect(page).toSay('Nada se guardó ni se envió');
    expect((await page.press('Aplicar los cambios')).text).toMatch(/Se (agreg|quit)\S+ \d+ registros? DNS/);
  });

  test('of a form with a mistake says the mistake, as the act does', async () => {
    const page = await (await delegating()).press('Ver qué va a pasar', { Nombre: 'no vale' });
    expect(page.status).toBe(422);
    expect(page).toSay('Un nombre no puede tener espacios.');
    expect(page.text).not.toContain('Esto va a pasar');
  });

  test('of what somebody changed meanwhile shows both versions, as the act does', async () => {
    const form = await delegating();
    const nameservers = ['a.viejo.com', 'b.viejo.com'].map((nombre) => ({ nombre }));
    await demoDesk('administrativo').dns.delegar({ nombreDominio: 'ñandú.uy', nameservers });
    const page = await form.press('Ver qué va a pasar');
    expect(page.status).toBe(409);
    expect(page).toSay('otra persona cambió este dominio');
  });
});
