import { describe, expect, test } from 'vitest';
import { buyer } from '../support/compra';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';
import { hayW3m, reads } from '../support/w3m';

onDemoData();

const titular = () => visitor().as('titular');
const ofDomain = (rest: string, dominio: string) =>
  `/administrar/ver-dominio/${rest}?${new URLSearchParams({ dominio })}`;
const buttonOf = (page: Page, start: string): string => {
  const found = page.buttons.find((words) => words.startsWith(start));
  expect(found, `a button «${start}…»`).toBeDefined();
  return found ?? '';
};

describe.runIf(hayW3m)('what owners do every day, in a text browser', () => {
  test('a purchase: searched, put in the cart, paid for, and its receipt', { timeout: 60_000 }, async () => {
    const found = await visitor().open('/consulta-disponibilidad?nombre=libre-hoy.uy&sufijo=uy');
    reads(found.html, 'Registrar dominio', 'libre-hoy.uy', '$', 'Agregar al carrito de compras');
    const person = await buyer(['en-texto.uy'], 'otro');
    const cart = await person.open('/carrito-compra-paso-uno');
    reads(cart.html, 'en-texto.uy', 'Total');
    const holders = await person.open('/carrito-compra-paso-dos');
    reads(holders.html, 'Registrar titular', 'Usar mis datos y continuar');
    const payment = await holders.press('Usar mis datos y continuar');
    reads(payment.html, 'Forma de pago', 'Cuenta', 'Continuar');
    const summary = await payment.press('Continuar');
    reads(summary.html, 'Resumen de la compra', 'en-texto.uy', 'Confirmar compra por');
    const bought = await summary.press(buttonOf(summary, 'Confirmar compra por'));
    reads(bought.html, 'Tu compra se realizó con éxito.', 'en-texto.uy');
  });

  test('a renewal: until when and for how much, and done', async () => {
    const form = await (await titular()).open(ofDomain('renovar', 'camión.uy'));
    reads(
      form.html,
      'Renovar camión.uy',
      'IVA incluido',
      'Vence el 01/06/2027',
      'Cuenta (*) Casa',
      'Renovar por',
    );
    const done = await form.press(buttonOf(form, 'Renovar por'));
    reads(done.html, 'camión.uy', 'renov');
  });

  test('a record: refused beside its field, saved, and taken back', async () => {
    const form = await (await titular()).open(`${ofDomain('dns/registro', 'camión.uy')}&tipo=A`);
    reads(form.html, 'Agregar registro A', 'Nombre', 'Dirección IPv4', 'TTL', 'Agregar registro');
    const refused = await form.press('Agregar registro', { 'Dirección IPv4': '1.2.3' });
    reads(refused.html, 'Errores encontrados:', '1.2.3');
    const saved = await refused.press('Agregar registro', {
      Nombre: 'texto',
      'Dirección IPv4': '192.0.2.77',
    });
    reads(saved.html, 'El registro se agregó correctamente', 'texto', '192.0.2.77');
    const undo = await saved.follow('Deshacer este cambio');
    reads(undo.html, 'Se quita', '− texto', 'Deshacer este cambio');
    reads((await undo.press('Deshacer este cambio', {})).html, 'camión.uy');
  });

  test('a zone of another program: its wrong line with the reason, what changes, and done', async () => {
    const form = await (await titular()).open(ofDomain('dns/importar', 'camión.uy'));
    const wrong = await form.press('Ver qué cambia', {
      'Archivo de zona': 'nuevo 600 A 192.0.2.1\nmalo A 192.0.2',
    });
    reads(wrong.html, 'Línea 2', 'malo A 192.0.2');
    const again = wrong.buttons.find((words) => /de nuevo|Ver qué cambia/.test(words)) ?? '';
    const compared = await wrong.press(again, { 'Archivo de zona': 'nuevo 600 A 192.0.2.1' });
    reads(compared.html, '+ nuevo', 'Aplicar los cambios');
    reads((await compared.press('Aplicar los cambios', {})).html, 'nuevo', '192.0.2.1');
  });

  test('a change of many names: chosen, asked for, and what became of each', async () => {
    const list = await (await titular()).open('/administrar/mis-dominios?cantidad=50');
    const chosen = { 'Elegir titular.uy': true, 'Elegir barriosur.uy': true };
    const form = await list.press('Eliminar Forma de Pago', chosen);
    reads(form.html, 'titular.uy', 'No se aplica a 1 dominio', 'barriosur.uy');
    reads(
      (await form.press(buttonOf(form, 'Eliminar la forma de pago de'))).html,
      'se modificó 1 de 2 dominios',
      'Resultado por dominio',
      'No se modificó',
      'Hecho',
    );
  });
});
