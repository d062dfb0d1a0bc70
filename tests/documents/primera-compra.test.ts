import { expect, test } from 'vitest';
import { demoDesk } from '../support/demo-desk';
import * as observe from '../support/observe';
import type { Answers } from '../support/portal/form';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

test('somebody without an account at hand buys a first name in nine pages, and fills in ten fields', async () => {
  const who = visitor();
  const pages: string[] = [];
  const typed: string[] = [];
  const at = (page: Page, heading: string): Page => {
    expect(page).toHaveHeading(heading);
    pages.push(heading);
    return page;
  };
  const fill = (page: Page, button: string, answers: Answers = {}): Promise<Page> => {
    typed.push(...Object.keys(answers));
    return page.press(button, answers);
  };

  const search = at(await who.open('/consulta-disponibilidad'), 'Registrar dominio');
  const found = at(await fill(search, 'Buscar', { 'Nombre de dominio': 'primera.uy' }), 'Registrar dominio');
  const asked = await fill(found, 'Agregar y continuar con la compra');
  expect(asked).toRedirectTo('/ingresar?volver=%2Fcarrito-compra-paso-dos');

  pages.push('Iniciar sesión');
  typed.push('Usuario', 'Contraseña');
  await who.as('nuevo');
  const uuid = (await observe.sales()).at(-1)?.uuid ?? '';
  await demoDesk('nuevo').registro.asociarUsuarioVenta({ id: uuid }); // what a whole sign-in ends with
  const data = at(await who.open('/carrito-compra-paso-dos'), 'Datos de Contacto Públicos');
  const own = { Dirección: 'Rivera 1234, Montevideo', Teléfono: '099 123 456' };
  const terms = at(await fill(data, 'Guardar datos', own), 'Términos y condiciones');
  const holders = at(
    await fill(terms, 'Continuar', { 'Acepto los términos y condiciones': true }),
    'Registrar titular',
  );
  const payment = at(await fill(holders, 'Usar mis datos y continuar'), 'Forma de pago');
  expect(payment.$('input[type=radio][name=cuentaPago]'), 'nothing to choose from').toHaveLength(0);
  const account = {
    'Nombre de la cuenta': 'Casa',
    'Número de cuenta': '24001234',
    'Tipo de documento': 'Cédula de identidad',
    'Número de documento': '12345672',
  };
  const summary = at(await fill(payment, 'Continuar', account), 'Resumen de la compra');
  const confirm = summary.buttons.find((words) => words.startsWith('Confirmar compra por')) ?? '';
  at(await fill(summary, confirm), 'Tu compra se realizó con éxito.');

  expect(pages).toHaveLength(9);
  expect(typed).toHaveLength(10);
});
