import { expect, test } from 'vitest';
import { buyer } from '../support/compra';
import { spokenOf } from '../support/observe/spoken';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

/** The phrases of each page are kept beside this file: what somebody hears changes only on purpose. */
const heard = async (name: string, page: Page, parts?: string): Promise<Page> => {
  await expect(await spokenOf(page, parts)).toMatchFileSnapshot(`oido/${name}.txt`);
  return page;
};

/** The section of the detail that says what was done to the records, with them. */
const RECORDS = 'section[aria-labelledby="servidores"]';

const titular = () => visitor().as('titular');
const NAME = encodeURIComponent('camión.uy');

test('a purchase is heard from the search to its confirmation', { timeout: 60_000 }, async () => {
  const who = visitor();
  const found = await heard(
    'compra-1-resultado',
    await who.open('/consulta-disponibilidad?nombre=libre-hoy.uy&sufijo=uy'),
  );
  await heard('compra-2-agregado', await found.press('Agregar al carrito de compras'));
  await heard('compra-3-carrito', await who.open('/carrito-compra-paso-uno'));

  const person = await buyer(['oido.uy'], 'otro');
  const holders = await heard('compra-4-titular', await person.open('/carrito-compra-paso-dos'));
  const payment = await heard('compra-5-pago', await holders.press('Usar mis datos y continuar'));
  await heard(
    'compra-6-pago-rechazado',
    await payment.press('Continuar', { Cuenta: 'Nueva cuenta', 'Número de documento': '12345671' }),
  );
  const summary = await heard('compra-7-resumen', await payment.press('Continuar'));
  const confirm = summary.buttons.find((words) => words.startsWith('Confirmar compra por')) ?? '';
  await heard('compra-8-confirmada', await summary.press(confirm));
});

test('a renewal is heard before it is done, and after', async () => {
  const form = await (await titular()).open(`/administrar/ver-dominio/renovar?dominio=${NAME}`);
  await heard('renovar', form);
  const press = form.buttons.find((words) => words.startsWith('Renovar por')) ?? '';
  await heard('renovar-hecho', await form.press(press), 'h1, #aviso, .state');
});

test('a record is heard as it is asked for, refused, saved, and taken back', async () => {
  const who = await titular();
  const form = await who.open(`/administrar/ver-dominio/dns/registro?dominio=${NAME}&tipo=A`);
  await heard('registro', form);
  const refused = await form.press('Agregar registro', { 'Dirección IPv4': '1.2.3' });
  await heard('registro-rechazado', refused);
  const right = { Nombre: 'mail', 'Dirección IPv4': '192.0.2.77' };
  const saved = await heard('registro-guardado', await refused.press('Agregar registro', right), RECORDS);
  const undo = await heard('deshacer', await saved.follow('Deshacer este cambio'));
  await heard('deshacer-hecho', await undo.press('Deshacer este cambio', {}), RECORDS);
});

test('what an import changes is heard first, and what came of it', async () => {
  const form = await (await titular()).open(`/administrar/ver-dominio/dns/importar?dominio=${NAME}`);
  const zone = 'nuevo 600 A 192.0.2.1\nmalo A 192.0.2';
  const wrong = await form.press('Ver qué cambia', { 'Archivo de zona': zone });
  await heard('importar-con-errores', wrong);
  const right = { 'Archivo de zona': 'nuevo 600 A 192.0.2.1' };
  const compared = await heard('importar-comparado', await wrong.press('Ver qué cambia', right));
  await heard('importar-hecho', await compared.press('Aplicar los cambios', {}), RECORDS);
});

test('a change of servers is heard as it is taken back', async () => {
  const who = await titular();
  const place = `/administrar/ver-dominio/dns/nameserver?dominio=${encodeURIComponent('ñandú.uy')}`;
  const added = await who.post(place, {
    intencion: 'guardar-igual',
    nombre: 'ns3.otro.com',
  });
  await heard('servidor-agregado', added, '#aviso');
  await heard('servidor-deshacer', await added.follow('Deshacer este cambio'));
});

test('a change of several names is heard with what it applies to, and what came of it', async () => {
  const list = await (await titular()).open('/administrar/mis-dominios?nombre=cam&cantidad=5');
  await heard('varios-lista', list);
  const some = { 'Elegir camión.uy': true };
  const change = await heard('varios-cambio', await list.press('Modificar Forma de Pago', some));
  await heard('varios-hecho', await change.press('Modificar 1 dominio', { Cuenta: 'Empresa' }), 'main');
});
