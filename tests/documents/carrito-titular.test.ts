import { describe, expect, it } from 'vitest';
import { buyer } from '../support/compra';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { HOLDER } from '../support/portal/typed';
import { onDemoData } from '../support/registry';

const DOS = '/carrito-compra-paso-dos';
const TITULAR = `${DOS}/titular`;

onDemoData();

/** The row of a domain in the table of holders. */
const rowOf = (page: Page, nombre: string): Page =>
  page.within('Titulares de los dominios a registrar').within(nombre);

describe('step two, the holders', () => {
  it('needs somebody signed in', async () => {
    expect(await visitor().open(DOS)).toRedirectTo('/ingresar?volver=%2Fcarrito-compra-paso-dos');
  });

  it('needs something in the cart', async () => {
    const page = await (await buyer([])).open(DOS);
    expect(page).toRedirectTo('/carrito-compra-paso-uno');
    expect(page).toLeaveNotice('No hay artículos en el carro de compra para continuar.');
  });

  it('says of each domain whether it has a holder', async () => {
    const who = await buyer(['uno-titular.uy', 'dos-titular.uy']);
    const page = await who.open(DOS);
    expect(page).toHaveHeading('Registrar titular');
    expect(rowOf(page, 'uno-titular.uy')).toSay('Ingresar datos');
    expect(page.text, 'what is missing is said once, until somebody goes on too early').not.toContain(
      'alta ingresar',
    );
    const dialog = await page.follow('Ingresar datos del titular de uno-titular.uy');
    const after = await dialog.press('Guardar datos', HOLDER);
    expect(after).toLeaveNotice('Los datos del titular de uno-titular.uy se guardaron.');
    expect(rowOf(after, 'uno-titular.uy')).toSay('Ana Núñez');
    expect(rowOf(after, 'dos-titular.uy')).toSay('Ingresar datos');
    const early = await after.follow('Seleccionar forma de pago');
    expect(early.$('#aviso').text()).toContain('Falta ingresar el titular de dos-titular.uy.');
    expect(early.links['dos-titular.uy']).toBe(`${TITULAR}?dominio=dos-titular.uy`);
    expect(after.$('main > #aviso:first-child')).toHaveLength(1);
    expect(after.links).toHaveProperty('Editar los datos del titular de uno-titular.uy');
  });

  it('does not go on without a holder for every domain, and says so', async () => {
    const page = await (await buyer(['sin-titular.uy'])).open(DOS);
    const still = await page.follow('Seleccionar forma de pago');
    expect(still).toRedirectTo(DOS);
    expect(still).toLeaveNotice('No se ha ingresado un titular para todos los dominios');
    expect(still.title).toMatch(/^Error: Registrar titular/);
    expect(still.$('#aviso a').text()).toBe('sin-titular.uy');
    expect(still.links['sin-titular.uy']).toBe(`${TITULAR}?dominio=sin-titular.uy`);
  });

  it('offers what is known in one press, and goes on to the payment', async () => {
    const who = await buyer(['conocido-a.uy', 'conocido-b.uy'], 'titular');
    const page = await who.open(DOS);
    expect(page.within('Sus datos')).toSay('Ana Titular');
    const after = await page.press('Usar mis datos para todos y continuar');
    expect(after).toRedirectTo('/carrito-compra-paso-tres');
    expect((await who.open(DOS)).text).not.toMatch(/Ingresar datos|Falta/);
    expect((await who.open(DOS)).buttons).not.toContain('Usar mis datos para todos y continuar');
  });

  it('leads back to the cart', async () => {
    const page = await (await buyer(['vuelve.uy'])).open(DOS);
    expect(page.links['Volver a mi carrito']).toBe('/carrito-compra-paso-uno');
  });
});

describe('the dialog of the holder', () => {
  it('begins with the default contact of the person', async () => {
    const page = await (await buyer(['previo.uy'], 'titular')).open(`${TITULAR}?dominio=previo.uy`);
    expect(page.field('Nombre y apellido').value).not.toBe('');
    expect(page.field('Correo electrónico público').value).toContain('@');
  });

  it('gives the same data to all', async () => {
    const who = await buyer(['todos-a.uy', 'todos-b.uy']);
    const dialog = await (await who.open(DOS)).follow('Ingresar para todos');
    const after = await dialog.press('Guardar datos', HOLDER);
    expect(after).toLeaveNotice('Los datos del titular de todos los dominios se guardaron.');
    expect(after.text).not.toMatch(/Ingresar datos|Falta/);
  });

  it('is offered for all only where there are several', async () => {
    const page = await (await buyer(['solo.uy'])).open(DOS);
    expect(page.links).not.toHaveProperty('Ingresar para todos');
  });

  it('keeps what was typed when it is refused, and says what is wrong with each field', async () => {
    const dialog = await (await buyer(['mal.uy'])).open(`${TITULAR}?dominio=mal.uy`);
    const refused = await dialog.press('Guardar datos', {
      'Nombre y apellido': 'A',
      Dirección: 'Colonia #1',
      Teléfono: '123',
      'Correo electrónico público': 'ana',
    });
    expect(refused).toShowError('Nombre y apellido', 'El nombre debe tener al menos 2 caracteres.');
    expect(refused).toShowError('Dirección', 'La dirección solo puede contener letras, números y espacios.');
    expect(refused).toShowError(
      'Teléfono',
      'El teléfono debe contener solo números y tener entre 7 y 15 dígitos.',
    );
    expect(refused.field('Correo electrónico público').invalid).toBe(true);
    expect(refused.field('Dirección').value).toBe('Colonia #1');
    expect(refused.title).toMatch(/^Error: /);
  });

  it('asks for every field', async () => {
    const dialog = await (await buyer(['vacio.uy'])).open(`${TITULAR}?dominio=vacio.uy`);
    const empty = Object.fromEntries(Object.keys(HOLDER).map((label) => [label, '']));
    expect(await dialog.press('Guardar datos', empty)).toRefuse(
      'Todos los campos son obligatorios. Por favor, asegúrese de llenar todos los campos.',
    );
  });

  it('can be sent twice', async () => {
    const dialog = await (await buyer(['doble.uy'])).open(`${TITULAR}?dominio=doble.uy`);
    await dialog.press('Guardar datos', HOLDER);
    expect(rowOf(await dialog.press('Guardar datos', HOLDER), 'doble.uy')).toSay('Ana Núñez');
  });

  it('finds no domain that is not in the cart', async () => {
    const page = await (await buyer(['propio.uy'])).open(`${TITULAR}?dominio=ajeno.uy`);
    expect(page).toRedirectTo(DOS);
    expect(page).toLeaveNotice('No se encontró el dominio ajeno.uy');
  });

  it('refuses an intention it does not know', async () => {
    const who = await buyer(['propio.uy']);
    expect((await who.post(`${TITULAR}?dominio=propio.uy`, { intencion: 'otra' })).status).toBe(400);
  });
});
