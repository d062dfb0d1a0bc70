import { describe, expect, test } from 'vitest';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const DATOS = {
  Nombre: 'Elena',
  Apellido: 'Nueva',
  Dirección: 'Rivera 1234, Montevideo',
  Teléfono: '099 123 456',
  'Correo electrónico público': 'elena@ejemplo.uy',
  'Correo electrónico': 'elena@ejemplo.uy',
  'Confirmar correo electrónico': 'elena@ejemplo.uy',
};

describe('The first sign-in', () => {
  onDemoData();

  test('asks for contact data, then for the terms, and goes on to where the person was', async () => {
    const nuevo = await visitor().as('nuevo');
    const form = await nuevo.open('/administrar/mensajes?cantidad=25');
    expect(form).toHaveHeading('Datos de Contacto Públicos');
    expect(form).toRedirectTo('/mis-datos-primer-login?redirectTo=%2Fadministrar%2Fmensajes%3Fcantidad%3D25');
    expect(form.buttons).toContain('Guardar datos');

    const terms = await form.press('Guardar datos', DATOS);
    expect(terms).toHaveHeading('Términos y condiciones');
    expect(terms).toLeaveNotice('Sus datos se guardaron.');

    const refused = await terms.press('Continuar');
    expect(refused).toShowError(
      'Acepto los términos y condiciones',
      'Para continuar en el sitio debe aceptar los términos y condiciones.',
    );

    const there = await refused.press('Continuar', { 'Acepto los términos y condiciones': true });
    expect(there.path).toBe('/administrar/mensajes?cantidad=25');
    expect(there).toHaveHeading('Mis mensajes');
    expect(await observe.acceptances('nuevo')).toHaveLength(1);
  });

  test('says in the middle of a purchase that it goes on afterwards', async () => {
    const nuevo = await visitor().as('nuevo');
    const form = await nuevo.open('/mis-datos-primer-login?redirectTo=/carrito-compra-paso-dos');
    expect(form).toSay('Después sigue con su compra.');
    const terms = await form.press('Guardar datos', DATOS);
    expect(terms).toHaveHeading('Términos y condiciones');
    expect(terms).toSay('Después sigue con su compra.');
    expect((await nuevo.open('/aceptar-terminos-condiciones')).text).not.toContain('su compra');
  });

  test('an empty form says so once, and at every field', async () => {
    const form = await (await visitor().as('nuevo')).open('/mis-datos-primer-login');
    const empty = Object.fromEntries(Object.keys(DATOS).map((label) => [label, '']));
    const refused = await form.press('Guardar datos', empty);
    expect(refused).toRefuse(
      'Todos los campos son obligatorios. Por favor, asegúrese de llenar todos los campos.',
    );
    for (const label of Object.keys(DATOS)) expect(refused.field(label).invalid, label).toBe(true);
    expect(refused.title).toMatch(/^Error: /);
  });

  test('notices go to the public address, unless another is given', async () => {
    const { 'Correo electrónico': _, 'Confirmar correo electrónico': __, ...typed } = DATOS;
    const nuevo = await visitor().as('nuevo');
    const form = await nuevo.open('/mis-datos-primer-login');
    expect(form.$('details:has(#contacto-email)').attr('open')).toBeUndefined();
    const wrong = await form.press('Guardar datos', { ...typed, 'Correo electrónico público': 'elena@' });
    expect(wrong.field('Correo electrónico público').invalid).toBe(true);
    expect(wrong.errors).toHaveLength(1);
    expect(wrong.$('details:has(#contacto-email)').attr('open')).toBeUndefined();
    await wrong.press('Guardar datos', typed);
    expect(await observe.defaultContact('nuevo')).toMatchObject([
      { email: 'elena@ejemplo.uy', email_publico: 'elena@ejemplo.uy' },
    ]);
  });

  test('another address for notices is asked twice, and what was typed of it stays in sight', async () => {
    const form = await (await visitor().as('nuevo')).open('/mis-datos-primer-login');
    const refused = await form.press('Guardar datos', {
      ...DATOS,
      'Correo electrónico': 'avisos@ejemplo.uy',
      'Confirmar correo electrónico': '',
    });
    expect(refused.field('Confirmar correo electrónico').invalid).toBe(true);
    expect(refused.field('Correo electrónico').value).toBe('avisos@ejemplo.uy');
    expect(refused.$('details[open] #contacto-email').length).toBe(1);
  });

  test.each([
    ['Nombre', 'E', 'El nombre debe tener al menos 2 caracteres.'],
    ['Dirección', 'Rivera #12', 'La dirección solo puede contener letras, números y espacios.'],
    ['Teléfono', '12', 'El teléfono debe contener solo números y tener entre 7 y 15 dígitos.'],
    ['Confirmar correo electrónico', 'otra@ejemplo.uy', 'no coinciden'],
  ])('%s «%s» is refused and what was typed stays', async (label, value, message) => {
    const form = await (await visitor().as('nuevo')).open('/mis-datos-primer-login');
    const refused = await form.press('Guardar datos', { ...DATOS, [label]: value });
    expect(refused).toShowError(label, message);
    expect(refused.field(label).value).toBe(value);
    expect(refused.field('Correo electrónico público').value).toBe(DATOS['Correo electrónico público']);
  });

  test('who has a contact already goes on, and never to another site', async () => {
    const titular = await visitor().as('titular');
    const on = await titular.request('/mis-datos-primer-login?redirectTo=/ayuda');
    expect([on.status, on.headers.get('Location')]).toEqual([303, '/ayuda']);
    const away = await titular.request('/mis-datos-primer-login?redirectTo=https://otro.example/');
    expect(away.headers.get('Location')).toBe('/');
    const terms = await titular.request('/aceptar-terminos-condiciones?redirectTo=//otro.example');
    expect(terms.headers.get('Location')).toBe('/');
  });

  test('nobody accepts a version that was not on the page', async () => {
    const nuevo = await visitor().as('nuevo');
    const terms = await (await nuevo.open('/mis-datos-primer-login')).press('Guardar datos', DATOS);
    await given.termsPublished(1000);
    const refused = await terms.press('Continuar', { 'Acepto los términos y condiciones': true });
    expect(refused).toRefuse('Los términos y condiciones cambiaron mientras los leía.');
  });

  test('the terms are public, without scripts', async () => {
    const page = await visitor().open('/terminos-condiciones');
    const index = page.$('details.index a').toArray();
    expect(index.length).toBeGreaterThan(3);
    for (const way of index)
      expect(page.$(page.$(way).attr('href') ?? '').text(), 'the index leads to each heading').toBe(
        page.$(way).text(),
      );
    expect(page).toHaveHeading('Términos y condiciones');
    expect(page.text).toContain('vigente desde el');
    expect(page.shipsScripts).toBe(false);
  });
});
