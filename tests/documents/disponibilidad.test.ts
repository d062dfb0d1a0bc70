import { describe, expect, test } from 'vitest';
import { visitor } from '../support/portal/portal';
import { onFreshDatabase } from '../support/registry';

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
    expect(shared).toSay('2 dominios disponibles de 2');
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
    expect(page).toShowError('Nombre de dominio', 'tiene más de 50 caracteres');
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
    expect(page.within('Su carrito')).toSay('pepe.uy');
    expect(page).toSay('En el carrito');
    expect(page.text).not.toContain('No hay dominio pendiente de registro');
  });

  test('the cart is empty until then', async () => {
    const page = await searching('pepe');
    expect(page.within('Su carrito')).toSay('No hay dominio pendiente de registro');
  });

  test('choosing nothing is refused and nothing is added', async () => {
    const page = await (await searching('uno,dos')).press(ADD);
    expect(page).toRefuse('Seleccione al menos un dominio disponible');
    expect(page.within('Su carrito')).toSay('No hay dominio pendiente de registro');
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
