import { describe, expect, test } from 'vitest';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { onDemoData, onFreshDatabase } from '../support/registry';

const ADD = 'Agregar al carrito de compras';

describe('someone looks for a free name', () => {
  onFreshDatabase();

  test('the address of a search can be shared', async () => {
    const home = await visitor().open('/');
    expect(home).toRedirectTo('/consulta-disponibilidad');
    const page = await home.press('Buscar', { 'Nombre de dominio': 'Peñarol' });
    expect(page.path).toContain('nombre=Pe%C3%B1arol');
    expect(page.within('peñarol.uy')).toSay('Dominio disponible');
    expect(page.within('peñarol.com.uy')).toSay('Dominio disponible');
    const shared = await visitor().open(page.path);
    expect(shared.field('Nombre de dominio').value).toBe('Peñarol');
    expect(shared).toSay('Los 2 están libres');
  });

  test('every spelling of a name finds the same one', async () => {
    const spellings = [
      'https://www.PEÑAROL.com.uy/socios',
      'xn--pearol-xwa.com.uy.',
      ' pen\u0303arol.com.uy ',
    ];
    for (const nombre of spellings) {
      const query = new URLSearchParams({ nombre, sufijo: 'com.uy' });
      expect(await visitor().open(`/consulta-disponibilidad?${query}`)).toSay('peñarol.com.uy');
    }
  });

  test('of all buttons one is the strongest: adding what is free, and going on once it is in the cart', async () => {
    const strongest = (page: Page) =>
      page
        .$('main .button:not(.second)')
        .toArray()
        .map((button) => page.$(button).text());
    const who = visitor();
    expect(strongest(await who.open('/consulta-disponibilidad'))).toEqual(['Buscar']);
    const found = await who.open('/consulta-disponibilidad?nombre=fuerte');
    expect(strongest(found)).toEqual([ADD]);
    const added = await found.press(ADD, { 'fuerte.uy': true });
    expect(strongest(added)).toEqual(['Continuar con la compra']);
  });

  test('an empty name does nothing', async () => {
    const page = await visitor().open('/consulta-disponibilidad?nombre=++');
    expect(page.status).toBe(200);
    expect(page).toHaveHeading('Registrar dominio');
    expect(page.errors).toEqual([]);
  });

  test('one suffix can be asked for alone', async () => {
    const page = await visitor().open('/consulta-disponibilidad?nombre=pepe&sufijo=uy');
    expect(page).toSay('pepe.uy');
    expect(page).not.toSay('pepe.com.uy');
  });

  test('several names are looked for at once', async () => {
    const page = await visitor().open('/consulta-disponibilidad?nombre=uno,dos.uy;tres&sufijo=uy');
    for (const nombre of ['uno.uy', 'dos.uy', 'tres.uy']) expect(page).toSay(nombre);
  });

  test('a name longer than the box is told, not cut', async () => {
    const nombre = 'a'.repeat(51);
    const box = await visitor().open('/consulta-disponibilidad');
    const page = await box.press('Buscar', { 'Nombre de dominio': nombre });
    expect(page).toShowError('Nombre de dominio', 'tiene más de los 50 caracteres que admite la búsqueda.');
    expect(page.title).toMatch(/^Error: /);
    expect(page.field('Nombre de dominio').value).toBe(nombre);
  });

  test('by its address a name may be as long as a label can be', async () => {
    const longest = `${'a'.repeat(63)}.uy`;
    const page = await visitor().open(`/consulta-disponibilidad?nombre=${longest}`);
    expect(page).toSay('Dominio disponible');
    const whois = await visitor().open(`/consulta-whois?dominio=${longest}`);
    expect(whois).toSay(`El dominio ${longest} no está registrado.`);
    expect(await whois.follow('Consultar su disponibilidad')).toSay('Dominio disponible');
    const over = await visitor().open(`/consulta-disponibilidad?nombre=${'a'.repeat(300)}`);
    expect(over).toShowError('Nombre de dominio', 'tiene más de 253 caracteres');
  });

  test.each([
    ['-pepe', 'El nombre «-pepe» no puede empezar ni terminar con guion.'],
    ['pepe-.com.uy', 'El nombre «pepe-» no puede empezar ni terminar con guion.'],
    ['pepe_1', 'El nombre «pepe_1» tiene «_», que no se puede usar.'],
    ['ab--cd', 'El nombre «ab--cd» no puede tener guiones en el tercer y el cuarto lugar.'],
    ['a'.repeat(64), 'tiene más de 63 caracteres.'],
    ['🙂', 'El nombre «🙂» tiene «🙂», que no se puede usar.'],
  ])('what is wrong in a name is named: %s', async (nombre, mensaje) => {
    const page = await visitor().open(`/consulta-disponibilidad?${new URLSearchParams({ nombre })}`);
    expect(page).toShowError('Nombre de dominio', mensaje);
  });

  test('among several names what is wrong in one is said once, and is not how it ends', async () => {
    const page = await visitor().open('/consulta-disponibilidad?nombre=tercero,-malo-');
    const cause = 'No puede empezar ni terminar con guion.';
    expect(page.text.split(cause), 'under none of its endings again').toHaveLength(2);
    expect(page, 'its row has it beside').not.toSay('El nombre «-malo-»');
    expect(page).not.toSay('Debe terminar en');
  });

  test('how many are free is told of the names alone, and they come first', async () => {
    const several = await visitor().open('/consulta-disponibilidad?nombre=-malo-,cuarto,juan@correo.com');
    expect(several.$('h2#resultado').text()).toBe(
      'Los 2 nombres están libres; 2\u00a0no son nombres de dominio',
    );
    const labels = several.$('.choices label').toArray();
    expect(labels.map((each) => several.$(each).text())).toEqual([
      'cuarto.uy',
      'cuarto.com.uy',
      '-malo-',
      'juan@correo.com',
    ]);
    const one = await visitor().open('/consulta-disponibilidad?nombre=quinto,-malo-&sufijo=uy');
    expect(one.$('h2#resultado').text()).toBe('quinto.uy está libre; 1\u00a0no es un nombre de dominio');
  });

  test.each([
    ['juan@correo.com', 'Puede buscar «juan» o «correo».'],
    ['juan@correo.com.uy', 'Puede buscar «juan» o «correo.com.uy».'],
    ['juan.perez@correo.com', 'Puede buscar «correo».'],
  ])('a mail address is no domain: %s', async (correo, dice) => {
    const alone = await visitor().open(`/consulta-disponibilidad?${new URLSearchParams({ nombre: correo })}`);
    const mensaje = `Es una dirección de correo, no un nombre de dominio. ${dice}`;
    expect(alone).toShowError('Nombre de dominio', mensaje);
    const query = new URLSearchParams({ nombre: `cuarto,${correo}` });
    const among = await visitor().open(`/consulta-disponibilidad?${query}`);
    expect(among.text.split(mensaje), 'once, beside it').toHaveLength(2);
    const ways = among
      .$('.choices .why a')
      .toArray()
      .map((way) => among.$(way).text());
    expect(ways, 'each part leads to its search').toEqual(dice.match(/(?<=«)[^»]+/g));
    expect(among.$('.choices .why').parent().find('.suffix').length, 'it has no ending to tell').toBe(0);
  });

  test('a search leads to its result, headed by what came of it', async () => {
    const page = await (await visitor().open('/')).press('Buscar', {
      'Nombre de dominio': 'pepe,tercero.uy',
    });
    expect(page.$('[role=search]').attr('action')).toBe('/consulta-disponibilidad#resultado');
    expect(page.$('h2#resultado').text()).toBe('Los 4 están libres');
  });

  test('more names than a cart holds are told', async () => {
    const names = Array.from({ length: 11 }, (_, at) => `nombre${at}`).join(',');
    const page = await visitor().open(`/consulta-disponibilidad?nombre=${names}`);
    expect(page).toShowError('Nombre de dominio', 'Escribió 11 nombres y se pueden buscar hasta 10');
  });

  test.each(['-pepe', 'pe pe.ar', 'a..b', '<script>', '%', '💥', 'ñandú--', 'pepe.gub.uy'])(
    'what is no name is told in a sentence: %s',
    async (nombre) => {
      const page = await visitor().open(`/consulta-disponibilidad?${new URLSearchParams({ nombre })}`);
      expect(page.status).toBe(422);
      expect(page.field('Nombre de dominio').invalid).toBe(true);
      expect(page.buttons).not.toContain(ADD);
      expect(page.field('Nombre de dominio').value).toBe(nombre);
    },
  );
});

describe('someone puts names in the cart', () => {
  onFreshDatabase();

  const searching = async (nombre: string, sufijo = 'uy') =>
    visitor().open(`/consulta-disponibilidad?${new URLSearchParams({ nombre, sufijo })}`);

  test('the only free name is already chosen', async () => {
    const page = await (await searching('pepe')).press(ADD);
    expect(page).toLeaveNotice('Se agregó al carrito: pepe.uy.');
    expect(page.links['Continuar con la compra']).toBe('/carrito-compra-paso-dos');
    expect(page.within('Su carrito')).toSay('pepe.uy');
    expect(page.$('.choices .tag').text()).toBe('En el carrito');
    expect(page.text).not.toContain('No hay dominio pendiente de registro');
  });

  test('a name that was typed whole is chosen, and its other ending is not', async () => {
    const both = await visitor().open('/consulta-disponibilidad?nombre=PEPE.com.uy');
    expect(both.$('h2#resultado').text()).toBe('Los 2 están libres');
    expect(await both.press(ADD)).toLeaveNotice('Se agregó al carrito: pepe.com.uy.');
  });

  const chosenIn = (page: Page) =>
    page
      .$('input[name=dominio][checked]')
      .toArray()
      .map((box) => page.$(box).val());

  test('a name that was typed without an ending is chosen under the first that was asked for', async () => {
    const both = await visitor().open('/consulta-disponibilidad?nombre=pepe');
    expect(chosenIn(both)).toEqual(['pepe.uy']);
    expect(await both.press(ADD)).toLeaveNotice('Se agregó al carrito: pepe.uy.');
    expect(chosenIn(await searching('pepe', 'com.uy'))).toEqual(['pepe.com.uy']);
  });

  test('of several that were typed nobody chooses for the person', async () => {
    expect(chosenIn(await visitor().open('/consulta-disponibilidad?nombre=uno,dos'))).toEqual([]);
  });

  test('the cart is empty until then', async () => {
    const page = await searching('pepe');
    expect(page.within('Su carrito')).toSay('No hay dominio pendiente de registro');
  });

  test('choosing nothing is refused and nothing is added', async () => {
    const page = await (await searching('uno,dos')).press(ADD);
    expect(page).toRefuse('Seleccione al menos un dominio disponible');
    expect(page.$('#resultado ~ .errors')).toHaveLength(1);
    expect(page.$(page.$('.errors a').attr('href') ?? '').closest('.choices')).toHaveLength(1);
    expect(page.within('Su carrito')).toSay('No hay dominio pendiente de registro');
  });

  test('the other ending of a name that was just added is not chosen by itself', async () => {
    const both = await visitor().open('/consulta-disponibilidad?nombre=pepe');
    const page = await both.press(ADD, { 'pepe.uy': true });
    expect(page).toLeaveNotice('Se agregó al carrito: pepe.uy.');
    expect(await page.press(ADD)).toRefuse('Seleccione al menos un dominio disponible');
  });

  test('what did not fit is named, and why is said once', async () => {
    const names = Array.from({ length: 8 }, (_, at) => `lleno${at}`);
    const page = await searching(names.join(','));
    await page.press(ADD, Object.fromEntries(names.map((name) => [`${name}.uy`, true])));
    const more = await page.press('Buscar', { 'Nombre de dominio': 'a1,a2,a3,a4' });
    const four = Object.fromEntries(['a1.uy', 'a2.uy', 'a3.uy', 'a4.uy'].map((name) => [name, true]));
    const full = await more.press(ADD, four);
    expect(full).toLeaveNotice(
      'Se agregaron al carrito: a1.uy y a2.uy. El carrito no admite más items. No se agregaron: a3.uy y a4.uy.',
    );
  });

  test('pressing twice puts it in once', async () => {
    const page = await searching('pepe');
    await page.press(ADD);
    const again = await page.press(ADD);
    expect(again.links['Carrito (1)']).toBe('/carrito-compra-paso-uno');
  });

  test('the tenth name fills it', async () => {
    const names = Array.from({ length: 10 }, (_, at) => `nombre${at}`);
    const page = await searching(names.join(','));
    const full = await page.press(ADD, Object.fromEntries(names.map((name) => [`${name}.uy`, true])));
    expect(full.within('Su carrito')).toSay('El carrito no admite más items.');
    const more = await full.press('Buscar', { 'Nombre de dominio': 'otro' });
    expect(more.buttons).not.toContain(ADD);
    expect(more).toSay('El carrito no admite más items.');
  });
});

describe('someone looks for a name that is taken under its first ending', () => {
  onDemoData();

  test('the other one is not chosen instead', async () => {
    const page = await visitor().open('/consulta-disponibilidad?nombre=titular');
    expect(page.$('h2#resultado').text()).toBe('1 de los 2 está libre');
    expect(page.$('input[name=dominio][checked]')).toHaveLength(0);
  });
});
