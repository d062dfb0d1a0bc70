import { describe, expect, test } from 'vitest';
import * as given from '../support/given';
import * as observe from '../support/observe';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const dns = (accion: string, dominio: string, query = {}) =>
  `/administrar/ver-dominio/dns/${accion}?${new URLSearchParams({ dominio, ...query })}`;
const detalle = (dominio: string) => `/administrar/ver-dominio?${new URLSearchParams({ dominio })}`;
const titular = () => visitor().as('titular');

/** Gives ñandú.uy these servers and no others: name, and address where it is below it. */
async function withServers(...servidores: [nombre: string, ip?: string][]): Promise<void> {
  const { id } = await observe.theDomain('xn--and-6ma2c.uy');
  await given.nameservers(id, ...servidores);
}

onDemoData();

describe('Registros', () => {
  test('every type is added, shown and deleted without scripts', { timeout: 60_000 }, async () => {
    const person = await titular();
    const campos: Record<string, Record<string, string>> = {
      A: { Nombre: 'intranet', 'Dirección IPv4': '192.0.2.9' },
      AAAA: { Nombre: 'intranet', 'Dirección IPv6': '2001:db8::9' },
      CNAME: { Nombre: 'tienda', 'Nombre canónico': 'tiendas.ejemplo.com.' },
      MX: { Prioridad: '20', 'Servidor de correo': 'mail2' },
      NS: { Nombre: 'filial', 'Servidor de nombres': 'ns1.ejemplo.com.' },
      TXT: { Texto: 'verificacion=ñandú' },
      SRV: {
        Servicio: '_sip',
        Protocolo: '_tcp',
        Prioridad: '1',
        Peso: '2',
        Puerto: '5060',
        Servidor: 'sip.ejemplo.com.',
      },
      CAA: { Propiedad: 'issue', Valor: 'letsencrypt.org' },
    };
    for (const [tipo, values] of Object.entries(campos)) {
      const form = await person.open(dns('registro', 'titular.uy', { tipo }));
      expect(form, tipo).toHaveHeading('titular.uy');
      const page = await form.press('Agregar registro', values);
      expect(page, tipo).toSay('El registro se agregó correctamente');
      expect(page.$('tr.unread').text(), tipo).toContain('Recién guardado');
    }
    const page = await person.open(detalle('titular.uy'));
    expect(page.$('tr.unread'), 'it is marked once').toHaveLength(0);
    expect(page.within('tienda.titular.uy').text).toContain('tiendas.ejemplo.com.');
    expect(page.within('_sip._tcp.titular.uy').text).toContain('1 2 5060 sip.ejemplo.com.');
  });

  test('what a change brought is marked, and nothing else: one record, a file, a template, what was taken back', async () => {
    const person = await titular();
    const marked = (page: Page) =>
      page
        .$('tr.unread')
        .toArray()
        .map((row) => page.$(row).find('th, td').slice(0, 3).text().replace(/\s+/g, ' ').trim());
    const form = await person.open(dns('registro', 'titular.uy', { tipo: 'A' }));
    const second = await form.press('Agregar registro', { Nombre: 'mail', 'Dirección IPv4': '192.0.2.77' });
    expect(marked(second), 'not the one that was there').toEqual([
      'mail.titular.uyA Recién guardado192.0.2.77',
    ]);
    const file = await person.open(dns('importar', 'titular.uy'));
    const zone = { 'Archivo de zona': 'a 600 A 192.0.2.1\nb 600 A 192.0.2.1' };
    const imported = await (await file.press('Ver qué cambia', zone)).press('Aplicar los cambios', {});
    expect(marked(imported)).toEqual([
      'a.titular.uyA Recién guardado192.0.2.1',
      'b.titular.uyA Recién guardado192.0.2.1',
    ]);
    const template = await person.open(dns('plantilla', 'titular.uy'));
    const web = { Plantilla: 'Sin web ni correo (estacionado)' };
    const parked = await (await template.press('Ver qué cambia', web)).press('Aplicar los cambios', {});
    expect(marked(parked).length).toBeGreaterThan(0);
    const undo = await parked.follow('Deshacer este cambio');
    const came = undo.$('dialog ins').length;
    expect(came).toBeGreaterThan(0);
    expect(marked(await undo.press('Deshacer este cambio', {}))).toHaveLength(came);
  });

  test('what is saved as it was is not called new, and offers to take back nothing', async () => {
    const person = await titular();
    const form = await person.open(dns('registro', 'titular.uy', { tipo: 'A' }));
    await form.press('Agregar registro', { Nombre: 'quieto', 'Dirección IPv4': '192.0.2.7' });
    const detail = await person.open(detalle('titular.uy'));
    const edit = Object.keys(detail.links).find((words) => words.startsWith('Editar A de quieto')) ?? '';
    const page = await (await detail.follow(edit)).press('Guardar registro', {});
    expect(page.$('tr.unread')).toHaveLength(0);
    expect(Object.keys(page.links)).not.toContain('Deshacer este cambio');
  });

  test('a record is changed and deleted by its whole name, where the domain has another of its type', async () => {
    const detail = await (await titular()).open(detalle('titular.uy'));
    const own = (words: string) => Object.keys(detail.links).find((link) => link.startsWith(words)) ?? words;
    const edit = await detail.follow(own('Editar TXT de _dmarc.titular.uy'));
    expect(edit).toSay('Editar registro TXT de _dmarc.titular.uy');
    const gone = await detail.follow(own('Eliminar TXT de _dmarc.titular.uy'));
    expect(gone).toSay('¿Eliminar el registro TXT de _dmarc.titular.uy?');
    expect(await detail.follow(own('Eliminar TXT de titular.uy'))).toSay(
      '¿Eliminar el registro TXT de titular.uy?',
    );
  });

  test('the only record of the mail or of the web is deleted once it was said what stops, and one of several is not told so', async () => {
    const person = await titular();
    const detail = await person.open(detalle('titular.uy'));
    const own = (words: string) => Object.keys(detail.links).find((link) => link.startsWith(words)) ?? words;
    expect(await detail.follow(own('Eliminar MX de titular.uy'))).toSay(
      'Es el único: deja de llegar el correo de titular.uy.',
    );
    expect(await detail.follow(own('Eliminar A de titular.uy'))).toSay(
      'Es el único: deja de responder la web de titular.uy.',
    );
    expect(await detail.follow(own('Eliminar TXT de titular.uy'))).not.toSay('Es el único');
  });

  test('a file in the place of all records says what stops', async () => {
    const form = await (await titular()).open(dns('importar', 'titular.uy'));
    const compared = await form.press('Ver qué cambia', {
      'Archivo de zona': 'otra A 192.0.2.1',
      'Reemplazar todos los registros actuales': true,
    });
    expect(compared.$('dialog h3').first().text()).toMatch(
      /: deja de llegar el correo de titular\.uy, deja de responder la web de titular\.uy y www\.titular\.uy y se quitan el SPF y el DMARC de su correo$/,
    );
    expect(compared.$('dialog .button.danger').text()).toBe('Aplicar los cambios');
  });

  test('a comparison says whose mail goes to other servers, and what guarded it', async () => {
    const form = await (await titular()).open(dns('importar', 'titular.uy'));
    const file = '@ A 192.0.2.80\nwww CNAME @\n@ MX 10 mail.ñandú.uy.\n_dmarc TXT "v=DMARC1; p=none"';
    const compared = await form.press('Ver qué cambia', {
      'Archivo de zona': file,
      'Reemplazar todos los registros actuales': true,
    });
    expect(compared.$('dialog h3').first().text()).toMatch(
      /: el correo de titular\.uy pasa a mail\.ñandú\.uy y se quita el SPF de su correo$/,
    );
    expect(compared.$('dialog .button.danger'), 'nothing stops').toHaveLength(0);
    const template = await (await titular()).open(dns('plantilla', 'titular.uy'));
    const mail = await template.press('Ver qué cambia', { Plantilla: 'CORREO_GOOGLE' });
    expect(mail).toSay('el correo de titular.uy pasa a');
  });

  test('a refusal is beside its field and keeps what was typed', async () => {
    const person = await titular();
    const form = await person.open(dns('registro', 'titular.uy', { tipo: 'A' }));
    const page = await form.press('Agregar registro', {
      Nombre: 'www',
      'Dirección IPv4': '1.2.3',
    });
    expect(page.status).toBe(422);
    expect(page).toSay('Existen errores en los campos. Verifiquelos e intente nuevamente.');
    expect(page).toSay('No es una dirección IPv4');
    expect(page, 'and all that is wrong at once').toSay('porque ya existe un CNAME con el mismo nombre');
    expect(page, 'nothing will be so').not.toSay('Cómo queda:');
  });

  test.each(['A', 'MX', 'SRV'])('of an empty %s nothing is said of how it will be', async (tipo) => {
    const form = await (await titular()).open(dns('registro', 'titular.uy', { tipo }));
    expect(form).not.toSay('Cómo queda:');
    expect(form.$('dialog output').text()).toBe('');
  });

  test('how it will be is shown by a button, before anything is saved', async () => {
    const person = await titular();
    const form = await person.open(dns('registro', 'titular.uy', { tipo: 'CNAME' }));
    const page = await form.press('Ver cómo queda', { Nombre: 'blog', 'Nombre canónico': 'web' });
    expect(page).toSay('blog.titular.uy es otro nombre de web.titular.uy.');
    expect(page.$('dialog .aviso'), 'nothing is to be looked at again').toHaveLength(0);
    expect(page.$('[autofocus]').text(), 'it is brought into view').toBe(page.$('dialog output').text());
  });

  test.each([
    ['MX', 'Servidor de correo', 'Prioridad'],
    ['CNAME', 'Nombre canónico', 'TTL'],
    ['NS', 'Servidor de nombres', 'TTL'],
    ['SRV', 'Servidor', 'TTL'],
    ['A', 'Dirección IPv4', 'TTL'],
  ])('how an %s will be is said under its %s, before its %s', async (tipo, over, under) => {
    const form = await (await titular()).open(dns('registro', 'titular.uy', { tipo }));
    const page = await form.press('Ver cómo queda', { Nombre: 'blog', [over]: '192.0.2.1' });
    const said = page.$('dialog form p:has(output)');
    expect(said.prev().find('label').text()).toContain(over);
    expect(said.next().find('label').text()).toContain(under);
  });

  test.each([
    [
      'CNAME',
      { Nombre: 'blog', 'Nombre canónico': 'blog.ejemplo.com' },
      'blog.titular.uy es otro nombre de blog.ejemplo.com.titular.uy. Sin punto al final se le agrega .titular.uy: si ya es el nombre completo, escriba «blog.ejemplo.com.».',
    ],
    [
      'MX',
      { 'Servidor de correo': 'mail.ejemplo.com' },
      'lo recibe mail.ejemplo.com.titular.uy, con prioridad 10. Sin punto al final se le agrega .titular.uy: si ya es el nombre completo, escriba «mail.ejemplo.com.».',
    ],
    [
      'SRV',
      { Puerto: '5060', Servidor: 'sip.ejemplo.com' },
      'está en sip.ejemplo.com, puerto 5060. Falta el punto al final: escriba «sip.ejemplo.com.».',
    ],
    [
      'A',
      { Nombre: 'www.titular.uy', 'Dirección IPv4': '192.0.2.1' },
      'www.titular.uy.titular.uy está en la dirección 192.0.2.1. Sin punto al final se le agrega .titular.uy: si ya es el nombre completo, escriba «www.titular.uy.».',
    ],
  ])(
    'a name of an %s that looks whole and has no dot at its end is said as it is taken',
    async (tipo, typed, said) => {
      const form = await (await titular()).open(dns('registro', 'titular.uy', { tipo }));
      const page = await form.press('Ver cómo queda', typed);
      expect(page).toSay(said);
      expect(page.$('dialog .aviso > strong').text(), 'not as what is right').toBe('Revise cómo queda: ');
    },
  );

  test('a name with its dot is said as it is, and nothing else', async () => {
    const form = await (await titular()).open(dns('registro', 'titular.uy', { tipo: 'MX' }));
    const page = await form.press('Ver cómo queda', { 'Servidor de correo': 'mail.ejemplo.com.' });
    expect(page.$('dialog output').text()).toBe(
      'El correo de titular.uy lo recibe mail.ejemplo.com, con prioridad 10.',
    );
  });

  test('what nearly everybody writes is written already in a new record, and not over one that is', async () => {
    const person = await titular();
    const at = async (tipo: string) => person.open(dns('registro', 'titular.uy', { tipo }));
    expect((await at('MX')).field('Prioridad').value).toBe('10');
    const service = await at('SRV');
    expect([service.field('Prioridad').value, service.field('Peso').value]).toEqual(['10', '0']);
    expect(service.field('Servicio').description, 'it is chosen').toBe('');
    const typed = { Nombre: 'lista', Prioridad: '35', 'Servidor de correo': 'mail' };
    await (await at('MX')).press('Agregar registro', typed);
    const list = await person.open(detalle('titular.uy'));
    const edit = Object.keys(list.links).find((words) => words.startsWith('Editar MX de lista')) ?? '';
    const again = await list.follow(edit);
    expect(again.field('Prioridad').value).toBe('35');
  });

  test('a file that says a record twice is shown as it is, with the second line refused', async () => {
    const form = await (await titular()).open(dns('importar', 'titular.uy'));
    const twice = await form.press('Ver qué cambia', {
      'Archivo de zona': 'a 600 A 192.0.2.1\na 600 A 192.0.2.1',
    });
    expect(twice).toSay('Línea 2: a 600 A 192.0.2.1 Ya existe un registro igual.');
    expect(twice).toSay('El otro registro del archivo está bien.');
    expect(twice.$('ins'), 'who mends a line reads of that line alone').toHaveLength(0);
  });

  test('a record that is there with another TTL is not told as equal, typed or imported', async () => {
    const person = await titular();
    const adds = async (ttl: string) => {
      const form = await person.open(dns('registro', 'titular.uy', { tipo: 'A' }));
      const typed = { Nombre: 'mostrador', 'Dirección IPv4': '192.0.2.7', TTL: ttl };
      return form.press('Agregar registro', typed);
    };
    expect((await adds('3600')).status).toBe(200);
    expect(await adds('600')).toSay(
      'Ya existe un registro igual con otro TTL (3600). Para cambiar el TTL, edite ese registro.',
    );
    const file = await person.open(dns('importar', 'titular.uy'));
    const read = await file.press('Ver qué cambia', {
      'Archivo de zona': 'mostrador 600 A 192.0.2.7\nvitrina 600 A 192.0.2.8\nfondo 600 A 192.0.2.9',
    });
    expect(read).toSay('Línea 1: mostrador 600 A 192.0.2.7 Ya existe un registro igual con otro TTL (3600).');
    expect(read).toSay('Los otros 2 registros del archivo están bien.');
    expect(read).toSay('marque «Reemplazar todos los registros actuales»');
    const all = await read.press('Ver qué cambia', {
      'Reemplazar todos los registros actuales': true,
    });
    expect(all.buttons, 'and that is a way').toContain('Aplicar los cambios');
  });

  test('records are read with their names as they are written, before a change and among the versions', async () => {
    const person = await titular();
    const form = await person.open(dns('importar', 'camión.uy'));
    const seen = await form.press('Ver qué cambia', {
      'Archivo de zona': 'café 600 CNAME ñandú.uy.\nlema 600 TXT "dice xn--camin-3ta"',
    });
    expect(seen).toSay('+ café.camión.uy. 600 IN CNAME ñandú.uy.');
    expect(seen).toSay('+ lema.camión.uy. 600 IN TXT "dice xn--camin-3ta"');
    await seen.press('Aplicar los cambios');
    expect(await person.open(dns('versiones', 'camión.uy'))).toSay(
      '+ café.camión.uy. 600 IN CNAME ñandú.uy.',
    );
  });

  test('what a version did besides its first lines is folded, and can be opened', async () => {
    const versions = await (await titular()).open(dns('versiones', 'titular.uy'));
    const folded = versions.$('dialog details').first();
    expect(folded.find('summary').text()).toBe('Y 3 más');
    expect(versions.text, 'no words begin with a capital after a comma').not.toContain(', El registro');
    expect(folded.find('code').length).toBe(3);
  });

  test('how servers are written is said once, however many there are', async () => {
    const form = await (await titular()).open(dns('delegar', 'titular.uy'));
    expect(form.$('dialog form > p').eq(1).text()).toMatch(/^Al menos 2 servidores\./);
    expect(form.text.split('ns1.ejemplo.com').length - 1).toBe(1);
  });

  test('an address that a template of the web lacks is asked beside its field', async () => {
    const form = await (await titular()).open(dns('plantilla', 'titular.uy'));
    const page = await form.press('Ver qué cambia', { Plantilla: 'WEB' });
    expect(page.field('Dirección IP de su servidor web').description).toContain(
      'Escriba la dirección IPv4 o IPv6',
    );
  });

  test('what was compared is a line that its form unfolds from, with what was typed', async () => {
    const person = await titular();
    const form = await person.open(dns('importar', 'titular.uy'));
    expect(form.$('dialog details'), 'nothing is folded before').toHaveLength(0);
    const zone = 'a 600 A 192.0.2.1\nb 600 A 192.0.2.2\n@ NS ns1.ejemplo.com.';
    const adds = await form.press('Ver qué cambia', { 'Archivo de zona': zone });
    const line = adds.$('dialog details.compared');
    expect(line.text()).toBe('Archivo de zona: 3\u00a0líneas (cambiar)');
    expect(line.next().find('textarea').val(), 'its form is what follows it').toContain('b 600 A 192.0.2.2');
    const folded = adds.$('dialog section details > summary');
    expect(folded.toArray().map((one) => adds.$(one).text())).toEqual([
      'A quién se le avisa y cuánto tarda',
      'Se deja afuera 1 línea',
    ]);
    expect(adds.$('dialog .button').text(), 'one thing is done next').toBe('Aplicar los cambiosCancelar');
    const all = await adds.press('Ver de nuevo qué cambia', {
      'Reemplazar todos los registros actuales': true,
    });
    expect(all.$('dialog details.compared').text()).toBe('Archivo de zona: 3\u00a0líneas (cambiar)');
    const wrong = await all.press('Ver de nuevo qué cambia', { 'Archivo de zona': 'a A' });
    expect(wrong.$('dialog details.compared'), 'what is wrong is mended in sight').toHaveLength(0);
    expect(wrong.field('Archivo de zona').value).toBe('a A');

    const template = await person.open(dns('plantilla', 'titular.uy'));
    const web = { 'Dirección IP de su servidor web': '192.0.2.77' };
    const seen = await template.press('Ver qué cambia', { Plantilla: 'WEB', ...web });
    expect(seen.$('dialog details.compared').text()).toBe(
      'Plantilla: Web en una dirección IP · 192.0.2.77 (cambiar)',
    );
    const mail = await seen.press('Ver de nuevo qué cambia', { Plantilla: 'CORREO_ZOHO' });
    expect(mail.$('dialog details.compared').text()).toBe('Plantilla: Correo de Zoho (cambiar)');
  });

  test('a wrong line is read as it was typed, and then what is wrong with it', async () => {
    const form = await (await titular()).open(dns('importar', 'titular.uy'));
    const wrong = await form.press('Ver qué cambia', {
      'Archivo de zona': 'a 600 A 192.0.2.1\n  600   A 192.0.2',
    });
    const [line] = wrong.$('dialog .notice li').toArray();
    const said = wrong.$(line);
    expect(said.find('code').text()).toBe('  600   A 192.0.2');
    expect(said.text()).toMatch(/^Línea 2: .*192\.0\.2 No es una dirección IPv4/);
    expect(wrong.$('dialog form').text().indexOf('Línea 2')).toBeLessThan(
      wrong.$('dialog form').text().indexOf('Archivo de zona'),
    );
  });

  test('an import says each wrong line with its number, and is applied once it has none', async () => {
    const person = await titular();
    const form = await person.open(dns('importar', 'titular.uy'));
    const wrong = await form.press('Ver qué cambia', {
      'Archivo de zona': 'a A 192.0.2.1\nb A 192.0.2\nwww A 192.0.2.1',
    });
    const box = wrong.$('dialog .notice.error');
    expect(box.text(), 'how many begins their list').toMatch(
      /^2.líneas con errores: no se cambió nadaLínea 2/,
    );
    expect(
      wrong
        .$('dialog form')
        .text()
        .match(/errores|[Cc]orrija/g),
      'and is said once',
    ).toHaveLength(1);
    expect(wrong.buttons).toContain('Ver qué cambia');
    expect(wrong.buttons).not.toContain('Aplicar los cambios');
    expect(wrong).toSay('Línea 2:');
    expect(wrong).toSay('Línea 3:');
    expect(wrong.$('title').text()).toMatch(/^Error: /);
    const right = await wrong.press('Ver qué cambia', { 'Archivo de zona': 'a 600 A 192.0.2.1' });
    expect(right.$('title').text()).toMatch(/^Importar una zona/);
    expect(right).toSay('+ a.titular.uy. 600 IN A 192.0.2.1');
    expect(right.$('dialog h3').first().text()).toBe('Se agrega 1 registro');
    const other = await right.press('Aplicar los cambios', { 'Archivo de zona': 'b 600 A 192.0.2.1' });
    expect(other, 'what nobody saw compared is compared first').toSay('+ b.titular.uy. 600 IN A 192.0.2.1');
    const again = await other.press('Ver de nuevo qué cambia', { 'Archivo de zona': 'a 600 A 192.0.2.1' });
    const page = await again.press('Aplicar los cambios', {});
    expect(page).toSay('Se agregó 1 registro DNS.');
    expect(await page.follow('Deshacer este cambio')).toSay('− a.titular.uy. 600 IN A 192.0.2.1');
    const versions = await person.open(dns('versiones', 'titular.uy'));
    expect(versions.within('Se importó una zona: se agregó el A de a.titular.uy').text).toMatch(
      /Ana Titular.*\+ a\.titular\.uy\./,
    );
    expect(versions.$('dialog table').length, 'a list: columns cut each line of it').toBe(0);
    const undo = await person.open(dns('deshacer', 'titular.uy', { version: '1' }));
    expect(undo).toSay('Se quita 1 registro');
    expect(undo).toSay('− a.titular.uy. 600 IN A 192.0.2.1');
    await undo.press('Deshacer este cambio', {});
    const served = (await person.open(detalle('titular.uy')))
      .$('section[aria-labelledby="servidores"]')
      .text();
    expect(served).toContain('Todos los registros');
    expect(served).not.toContain('a.titular.uy');
  });

  test('one change is taken back without those that came after it, or with them, as its words say', async () => {
    const person = await titular();
    for (const name of ['a', 'b']) {
      const form = await person.open(dns('importar', 'titular.uy'));
      const seen = await form.press('Ver qué cambia', { 'Archivo de zona': `${name} 600 A 192.0.2.1` });
      await seen.press('Aplicar los cambios', {});
    }
    const versions = await person.open(dns('versiones', 'titular.uy'));
    const [, older = ''] = Object.keys(versions.links).filter((words) =>
      words.startsWith('Deshacer este cambio'),
    );
    const alone = await versions.follow(older);
    expect(alone).toSay('− a.titular.uy. 600 IN A 192.0.2.1');
    expect(alone.text).not.toContain('− b.titular.uy.');
    expect(alone).toSay('Lo que se cambió después queda como está.');
    const told = await alone.press('Ver a quién se le avisa y cuánto tarda');
    expect(told).toSay('A quién se le avisa y cuánto tarda');
    expect(told.buttons, 'it was seen').not.toContain('Ver a quién se le avisa y cuánto tarda');
    const withLater =
      Object.keys(versions.links).find((words) => words.startsWith('Deshacer este cambio y')) ?? '';
    expect(withLater).toContain('Deshacer este cambio y el que vino después');
    const both = await versions.follow(withLater);
    expect(both).toSay('− a.titular.uy. 600 IN A 192.0.2.1');
    expect(both).toSay('− b.titular.uy. 600 IN A 192.0.2.1');
    expect(both.buttons, 'its button says what it does').toContain('Deshacer estos cambios');
    const done = await alone.press('Deshacer este cambio', {});
    expect(done, 'what was done is said').toSay('Se deshizo el cambio: se quitó el A de a.titular.uy.');
    const redo = await done.follow('Rehacer lo deshecho');
    expect(redo.$('dialog h2').text()).toMatch(/^Rehacer lo deshecho el .* en titular\.uy$/);
    expect(redo).toSay('+ a.titular.uy. 600 IN A 192.0.2.1');
    const after = await person.open(dns('versiones', 'titular.uy'));
    expect(Object.keys(after.links).join(), 'an undo is done again').toContain('Rehacer lo deshecho');
    expect(after, 'the record, as the notice says it').toSay(
      'Se deshizo lo cambiado: se quitó el A de a.titular.uy',
    );
    const undone = after.within('Se importó una zona: se agregó el A de a.titular.uy');
    expect(undone.text, 'that it was undone, and by which').toMatch(
      /Se deshizo el \d\d\/\d\d\/\d{4} \d\d:\d\d, en la versión \d+\./,
    );
    const undo = after.within('Se deshizo lo cambiado: se quitó el A de a.titular.uy').text;
    expect(undo, 'and which it took back').toMatch(/Deshizo la versión \d+\./);
    expect(undone.$('a').text(), 'nothing that does nothing').not.toMatch(/^Deshacer este cambio(?! y)/);
    const served = (await person.open(detalle('titular.uy')))
      .$('section[aria-labelledby="servidores"]')
      .text();
    expect(served).toContain('b.titular.uy');
    expect(served).not.toContain('a.titular.uy');
    const again = await redo.press('Rehacer lo deshecho', {});
    expect(again).toSay('Se rehízo lo deshecho: se agregó el A de a.titular.uy.');
    expect(Object.keys(again.links), 'and that is a change').toContain('Deshacer este cambio');
    const last = await person.open(dns('versiones', 'titular.uy'));
    expect(last).toSay('Se rehízo lo deshecho: se agregó el A de a.titular.uy');
    expect(last.within('Se rehízo lo deshecho: se agregó el A de a.titular.uy').text).toMatch(
      /Rehízo lo que había deshecho la versión \d+\./,
    );
    expect(last.within('Se deshizo lo cambiado: se quitó el A de a.titular.uy').text).toMatch(
      /Se rehízo el /,
    );
  });

  test('what is on its way to the servers can be asked again without scripts, from where its notice stands', async () => {
    const person = await titular();
    const form = await person.open(dns('importar', 'titular.uy'));
    const seen = await form.press('Ver qué cambia', { 'Archivo de zona': 'c 600 A 192.0.2.1' });
    const page = await seen.press('Aplicar los cambios', {});
    expect(page).toSay('Publicando… Los cambios llegan a los servidores en unos segundos.');
    expect(page).not.toSay('Vuelva a cargar');
    const again = await page.follow('Ver si ya está publicado');
    expect(again.$('h1').text()).toContain('titular.uy');
    const news = await person.request(dns('publicado', 'titular.uy'));
    expect(await news.text(), 'what the page that stands asks for').toContain('Publicando…');
  });

  test('going back to what there is already says so, and has no button that would do nothing', async () => {
    const undo = await (await titular()).open(dns('deshacer', 'titular.uy', { version: '1' }));
    expect(undo).toSay('La zona ya está así: no hay nada que cambiar.');
    expect(undo.$('dialog button'), 'nothing to be sent').toHaveLength(0);
    expect(undo.$('dialog a.button').text()).toBe('Cerrar');
  });

  test('going back to no records says first what stops, and its button how many go', async () => {
    const undo = await (await titular()).open(dns('deshacer', 'titular.uy', { version: '0' }));
    expect(undo.$('dialog h3').first().text()).toBe(
      'El dominio queda sin registros DNS: deja de llegar el correo de titular.uy y deja de responder la web de titular.uy y www.titular.uy',
    );
    expect(undo.$('dialog .button.danger').text()).toBe('Quitar los 6 registros');
    expect(await undo.press('Quitar los 6 registros', {})).toSay(
      'Se deshizo el cambio: se quitaron 6 registros DNS.',
    );
  });

  test('a file of which no line can be read, in the place of all records, says what is wrong and not that they go', async () => {
    const form = await (await titular()).open(dns('importar', 'titular.uy'));
    const wrong = await form.press('Ver qué cambia', {
      'Archivo de zona': 'a A 192.0.2',
      'Reemplazar todos los registros actuales': true,
    });
    expect(wrong.$('dialog h3').first().text()).toContain('con errores: no se cambió nada');
    expect(wrong).not.toSay('El dominio queda sin registros DNS');
  });

  test('so does going back to any later version that had none', async () => {
    const person = await titular();
    const emptied = await person.open(dns('deshacer', 'titular.uy', { version: '0' }));
    await emptied.press('Quitar los 6 registros', {});
    const form = await person.open(dns('importar', 'titular.uy'));
    const compared = await form.press('Ver qué cambia', { 'Archivo de zona': 'a 600 A 192.0.2.1' });
    await compared.press('Aplicar los cambios', {});
    const undo = await person.open(dns('deshacer', 'titular.uy', { version: '2' }));
    expect(undo.$('dialog h3').first().text()).toBe(
      'El dominio queda sin registros DNS: la web y el correo que tenga dejan de funcionar',
    );
    expect(undo.$('dialog .button.danger').text()).toBe('Quitar el registro DNS');
  });
});

describe('Servidores', () => {
  test('who writes the address of signing a zone that cannot be signed here is told so, and not asked', async () => {
    const page = await (await titular()).open(dns('firmar', 'titular.uy'));
    expect(page.$('dialog')).toHaveLength(0);
    expect(page).toSay('Todavía no se puede firmar la zona desde el portal.');
  });

  test('delegating says first, and once, how many records stop', async () => {
    const form = await (await titular()).open(dns('delegar', 'titular.uy'));
    const said =
      'Los 6 registros DNS de aquí dejan de responder. Guardamos esos registros: si vuelve a alojar el dominio, los recupera.';
    expect(form.$('dialog form p').first().text().trim()).toBe(said);
    expect(form.text.match(/guardados|guardamos/gi)).toHaveLength(1);
    const delegated = await (await titular()).open(dns('delegar', 'ñandú.uy'));
    expect(delegated).not.toSay('dejan de responder');
    expect(delegated.$('dialog h2').text()).toBe('Cambiar todos los servidores de ñandú.uy');
  });

  test('thirteen rows are typed, refused and kept without scripts', async () => {
    const person = await titular();
    let form = await person.open(dns('delegar', 'titular.uy'));
    for (let rows = 2; rows < 13; rows += 1) form = await form.press('Agregar servidor', {});
    const page = await form.press('Delegar dominio', { Nombre: 'ns0.ejemplo.com' });
    expect(page.status).toBe(422);
    expect(page).toSay('El nombre del servidor de nombres no puede ser vacío.');
    expect(page.html).toContain('ns0.ejemplo.com');
    expect(
      page.$('dialog form p').first().text().trim(),
      'what stops stays beside what has to be mended',
    ).toBe(
      'Los 6 registros DNS de aquí dejan de responder. Guardamos esos registros: si vuelve a alojar el dominio, los recupera.',
    );
    expect(page).toSay('Servidor 13');
  });

  test('one is added below the domain with its address, and deleted above the minimum', async () => {
    const person = await titular();
    const form = await person.open(dns('nameserver', 'ñandú.uy'));
    const refused = await form.press('Agregar nameserver', {
      Nombre: 'ns3',
      Subdominio: true,
      IP: '',
    });
    expect(refused).toSay('sin ella nadie lo encuentra');
    expect(form, 'an address that is refused where it is missing is not optional').not.toSay('(opcional)');
    expect(refused.$('dialog .after').text()).toBe('.ñandú.uy');
    const asked = await refused.press('Agregar nameserver', {
      Nombre: 'ns3',
      Subdominio: true,
      IP: '192.0.2.33',
    });
    expect(asked.$('dialog .notice strong').first().text()).toContain(
      'ns3.ñandú.uy no respondió (192.0.2.33)',
    );
    expect(asked.text.split('ns3.ñandú.uy no respondió (192.0.2.33)'), 'said once').toHaveLength(2);
    expect(asked.$('dialog .button:not(.second)').text(), 'the one way on').toBe('Comprobar y guardar');
    expect(await asked.press('Comprobar y guardar')).toSay('no respondió (192.0.2.33)');
    const page = await asked.press('Guardar igual');
    expect(page.notice).toBe(
      'AvisoEl servidor de nombres se agregó correctamente. Pero ns3.ñandú.uy no respondió (192.0.2.33).Deshacer este cambio',
    );
    expect(page.within('ns3.ñandú.uy').text).toContain('192.0.2.33');
    const later = await person.open(detalle('ñandú.uy'));
    expect(later.$('.servers tr:contains("ns3.ñandú.uy")').text(), 'also once its notice is gone').toContain(
      'No lo atiende',
    );
    expect(later, 'among its warnings').toSay('De los servidores de ñandú.uy');
    const confirm = await person.open(dns('eliminar-nameserver', 'ñandú.uy', { fila: '3' }));
    expect(await confirm.press('Eliminar nameserver', {})).toSay(
      'El servidor de nombres se eliminó correctamente.',
    );
  });

  test.each([
    ['changing all of them', 'delegar', 'Cambiar los servidores', { Nombre: 'ns1.nadie.invalid' }],
    ['adding one', 'nameserver', 'Agregar nameserver', { Nombre: 'ns3.nadie.invalid' }],
    ['changing one', 'nameserver&fila=1', 'Guardar nameserver', { Nombre: 'ns9' }],
    ['deleting one', 'eliminar-nameserver&fila=3', 'Eliminar nameserver', {}],
  ])('%s is taken back from its notice, after it is shown', async (_, place, press, typed) => {
    await withServers(['ns1.xn--and-6ma2c.uy', '192.0.2.53'], ['ns2.otro.com'], ['ns3.otro.com']);
    const [accion = '', fila] = place.split('&fila=');
    const person = await visitor().as('tecnico');
    const before = (await person.open(detalle('ñandú.uy'))).$('.servers tbody').text();
    const form = await person.open(dns(accion, 'ñandú.uy', fila ? { fila } : {}));
    const asked = await form.press(press, typed);
    const page = asked.buttons.includes('Guardar igual') ? await asked.press('Guardar igual') : asked;
    expect(page.$('.servers tbody').text()).not.toBe(before);
    const undo = await page.follow('Deshacer este cambio');
    expect(undo.$('dialog h2').text()).toBe('Deshacer el cambio de servidores de ñandú.uy');
    expect(undo.$('dialog del, dialog ins').length, 'what goes and what comes is read first').toBeGreaterThan(
      0,
    );
    const again = await undo.press('Deshacer este cambio', {});
    const after = again.buttons.includes('Guardar igual') ? await again.press('Guardar igual') : again;
    expect(after).toSay('El dominio quedó delegado');
    // What was seen of servers is told in their rows: it is not taken back with them.
    const told = after.$('.servers tbody');
    told.find('.tag').remove();
    expect(told.text().replace(/\s/g, '')).toBe(before.replace(/\s/g, ''));
    const redo = await after.follow('Rehacer lo deshecho');
    expect(redo.$('dialog h2').text()).toBe('Rehacer el cambio de servidores de ñandú.uy');
    expect(redo.buttons).toContain('Rehacer lo deshecho');
  });

  test('delegating a hosted name, and hosting it again, are taken back from their notices', async () => {
    const person = await titular();
    const records = (await person.open(detalle('titular.uy'))).$('.records tbody').text();
    const page = await person.post(dns('delegar', 'titular.uy'), {
      intencion: 'delegar-igual',
      'nameservers[0].nombre': 'ns1.nadie.invalid',
      'nameservers[1].nombre': 'ns2.nadie.invalid',
    });
    const undo = await page.follow('Deshacer este cambio');
    expect(undo.$('dialog h2').text()).toBe('¿Alojar titular.uy en el Registro .uy?');
    const hosted = await undo.press('Alojar dominio', {});
    expect(hosted.$('.records tbody').text()).toBe(records);
    const other = await hosted.follow('Deshacer este cambio');
    expect(other.$('dialog del').text()).toContain('Los servidores del Registro .uy');
    const delegated = await (await other.press('Deshacer este cambio', {})).press('Guardar igual');
    expect(delegated.$('.servers tbody').text()).toContain('ns2.nadie.invalid');
  });

  test('keys are taken back from their notice, and those that hosting took are put in again', async () => {
    const person = await titular();
    const line = `12345 13 2 ${'ab'.repeat(32)}`;
    const key = { 'Registros DS o DNSKEY': line };
    const asked = await (await person.open(dns('claves', 'ñandú.uy'))).press('Guardar las claves', key);
    const saved = await asked.press('Guardar igual');
    const undo = await saved.follow('Deshacer este cambio');
    expect(undo.$('dialog h2').text()).toBe('Deshacer el cambio de claves de ñandú.uy (DS)');
    const none = await undo.press('Deshacer este cambio', {});
    expect(none).toSay('El dominio no está firmado');
    const redo = await none.follow('Rehacer lo deshecho');
    expect(redo.$('dialog h2').text()).toBe('Rehacer el cambio de claves de ñandú.uy (DS)');
    const back = await (await redo.press('Rehacer lo deshecho', {})).press('Guardar igual');
    expect(back).toSay('1 clave en la zona superior');
    expect(Object.keys(back.links), 'what was done again is a change').toContain('Deshacer este cambio');
    const hosted = await (await person.open(dns('alojar', 'ñandú.uy'))).press('Alojar dominio', {});
    const delegar = await hosted.follow('Deshacer este cambio');
    const again = await delegar.press('Deshacer este cambio', {});
    const delegated = again.buttons.includes('Guardar igual') ? await again.press('Guardar igual') : again;
    const keys = await delegated.follow('Agregar las claves que tenía');
    const kept = await (await keys.press('Deshacer este cambio', {})).press('Guardar igual');
    expect(kept).toSay('1 clave en la zona superior');
  });

  test('what changes nothing offers nothing to take back', async () => {
    const form = await (await titular()).open(dns('delegar', 'ñandú.uy'));
    const asked = await form.press('Cambiar los servidores', {});
    const page = asked.buttons.includes('Guardar igual') ? await asked.press('Guardar igual') : asked;
    expect(page).toSay('no cambió nada');
    expect(Object.keys(page.links)).not.toContain('Deshacer este cambio');
  });

  test('one that is no longer below the domain leaves its address', async () => {
    const form = await (await titular()).open(dns('nameserver', 'ñandú.uy', { fila: '1' }));
    expect(form.field('IP').value).toBe('192.0.2.53');
    const moved = { Nombre: 'ns1.nadie.invalid', Subdominio: false };
    const asked = await form.press('Guardar nameserver', moved);
    expect(asked).toSay('ns1.nadie.invalid no tiene dirección IP: nadie lo encuentra');
    const page = await asked.press('Guardar igual');
    expect(page).toSay('El servidor de nombres se actualizó correctamente.');
    expect(page.$('.servers .unread th').text()).toBe('ns1.nadie.invalid Recién guardado No se encuentra');
    expect(page.$('section[aria-label="Estado del dominio"] .button.main').text()).toBe('Corregir el nombre');
    expect(page).toSay('Corrija el nombre de ns1.nadie.invalid.');
    const again = await page.follow('Corregir el nombre');
    expect(again.field('Nombre').value).toBe('ns1.nadie.invalid');
    expect(page.$('.servers .unread').text()).not.toContain('192.0.2.53');
  });

  test('of a server below the domain the type of its address is IPv4 until another is chosen (spec 2)', async () => {
    const form = await (await titular()).open(dns('nameserver', 'ñandú.uy'));
    const types = form.$('dialog select option').toArray();
    expect(types.map((each) => form.$(each).text())).toEqual(['IPV4', 'IPV6']);
    const refused = await form.press('Agregar nameserver', { Nombre: 'ns3', Subdominio: true });
    expect(refused.field('Tipo IP').value).toBe('IPV4');
  });

  test('what there is to do about its keys is said as it stands', async () => {
    const person = await titular();
    const before = (await person.open(detalle('ñandú.uy'))).within('Firma (DNSSEC)');
    expect(Object.keys(before.links)).toContain('Agregar una clave (DS)');
    const form = await person.open(dns('claves', 'ñandú.uy'));
    expect(form, 'there are none to take away').not.toSay('(opcional)');
    expect(await form.press('Guardar las claves')).toShowError('Registros DS o DNSKEY', 'Pegue una clave');
    const key = { 'Registros DS o DNSKEY': `12345 13 2 ${'ab'.repeat(32)}` };
    const asked = await form.press('Guardar las claves', key);
    expect(asked).toSay('No se pudo comprobar si los servidores firman con esa clave');
    expect(asked.field('Registros DS o DNSKEY').value, 'what was typed stays').toBe(
      key['Registros DS o DNSKEY'],
    );
    const saved = await asked.press('Guardar igual');
    expect(saved).toSay('Las claves del dominio se guardaron.');
    const after = saved.within('Firma (DNSSEC)');
    expect(after.text, 'nobody saw them sign').toContain('No se pudo comprobar que los servidores');
    expect(after.text).not.toContain('El dominio está firmado');
    expect(Object.keys(after.links)).toContain('Cambiar las claves (DS)');
  });

  test('its keys are taken away by an act of its own: an empty box is asked about first', async () => {
    const person = await titular();
    const key = { 'Registros DS o DNSKEY': `12345 13 2 ${'ab'.repeat(32)}` };
    const empty = { 'Registros DS o DNSKEY': '' };
    const first = await person.open(dns('claves', 'ñandú.uy'));
    expect(first.buttons, 'there are none to take away').not.toContain('Quitar la firma');
    await (await first.press('Guardar las claves', key)).press('Guardar igual');
    const keys = async () => (await person.open(detalle('ñandú.uy'))).within('Firma (DNSSEC)').text;
    const asked = await (await person.open(dns('claves', 'ñandú.uy'))).press('Guardar las claves', empty);
    expect(asked).toSay('¿Quitar la firma del dominio?');
    expect(await keys(), 'nothing was done').toContain('1 clave en la zona superior');
    const kept = await person.open(dns('claves', 'ñandú.uy'));
    const other = await kept.press('Guardar las claves', {
      'Registros DS o DNSKEY': key['Registros DS o DNSKEY'].replaceAll('ab', 'cd'),
    });
    expect(await other.press('Guardar igual', empty), 'nor by this button').toSay(
      '¿Quitar la firma del dominio?',
    );
    const act = await (await person.open(dns('claves', 'ñandú.uy'))).press('Quitar la firma');
    expect(act).toSay('El dominio sigue respondiendo, pero ya nadie detecta respuestas falsas.');
    expect(await keys(), 'only asked').toContain('1 clave en la zona superior');
    expect(await act.press('Quitar la firma')).toSay('El dominio quedó sin firma en la zona superior.');
    expect(await keys()).toContain('El dominio no está firmado.');
  });

  test('one written whole below the domain keeps its address of either type', async () => {
    const form = await (await titular()).open(dns('nameserver', 'ñandú.uy'));
    const asked = await form.press('Agregar nameserver', {
      Nombre: 'NS3.ñandú.uy.',
      'Tipo IP': 'IPV6',
      IP: '2001:db8::33',
    });
    expect(asked).toSay('ns3.ñandú.uy no respondió (2001:db8::33)');
    expect((await asked.press('Guardar igual')).within('ns3.ñandú.uy').text).toContain('2001:db8::33');
  });

  test('an address is deleted where its server has another one, though no server could be', async () => {
    await withServers(
      ['ns1.xn--and-6ma2c.uy', '192.0.2.1'],
      ['ns1.xn--and-6ma2c.uy', '2001:db8::1'],
      ['ns2.otro.com'],
    );
    const person = await titular();
    const page = await person.open(detalle('ñandú.uy'));
    const own = Object.keys(page.links).filter((words) => words.startsWith('Eliminar ns'));
    expect(own).toEqual(['Eliminar ns1.ñandú.uy']);
    const confirm = await person.open(dns('eliminar-nameserver', 'ñandú.uy', { fila: '1' }));
    const after = await confirm.press('Eliminar nameserver', {});
    expect(after).toSay('El servidor de nombres se eliminó correctamente.');
  });

  test('as many as there can be, each with both addresses, are changed at once', async () => {
    const places = Array.from({ length: 13 }, (_, n) => n + 1);
    const both = (n: number) =>
      [`192.0.2.${n}`, `2001:db8::${n}`].map((ip): [string, string] => [`ns${n}.xn--and-6ma2c.uy`, ip]);
    await withServers(...places.flatMap(both));
    const form = await (await titular()).open(dns('delegar', 'ñandú.uy'));
    expect(form).toSay('Servidor 26');
    // The very same ones would change nothing.
    const page = await form.press('Cambiar los servidores', { IP: '192.0.2.99' });
    expect(page).toSay('Los servidores todavía no están listos');
    expect(await page.press('Guardar igual')).toSay('El dominio quedó delegado');
  });

  test.each(['2', '9999', '99999', '12345678901'])(
    'a page of records that does not exist is the last one, also of a name without any: %s',
    async (page) => {
      const who = await visitor().as('titular');
      for (const nombre of ['titular.uy', 'yerbaelceibo.uy']) {
        const found = await who.open(`/administrar/ver-dominio?dominio=${nombre}&registros=${page}`);
        expect([found.status, found.path.split('?')[0]]).toEqual([200, '/administrar/ver-dominio']);
        expect(found).toHaveHeading(nombre);
      }
    },
  );

  test('who may not is told why, and an address that names nothing is not available', async () => {
    const person = await visitor().as('financiero');
    expect(await person.open(dns('registro', 'titular.uy'))).toSay('hay que ser');
    const other = await visitor().as('otro');
    expect(await other.open(dns('registro', 'titular.uy'))).toSay('Información no disponible');
    const holder = await titular();
    expect(await holder.open(dns('eliminar-nameserver', 'ñandú.uy', { fila: '99' }))).toSay(
      'Información no disponible',
    );
  });
});
