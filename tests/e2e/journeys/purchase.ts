import { HOLDER, ACCOUNT as OURS } from '../../support/portal/typed';
import { expect } from '../support/text-browser';
import type { Journey } from './journey';

/** Chosen by its words: what an edge calls it inside is its own. */
const ACCOUNT = { ...OURS, 'Forma de pago': 'Débito en factura telefónica' };

/** From the search of somebody who is not signed in to the receipt, with what is refused on the way. */
const buys: Journey = async ({ edge, visitor }) => {
  const who = visitor();
  const whois = await who.open('/consulta-whois?dominio=murga.uy');
  expect(whois).toSay('Larrañaga');
  expect(whois).toSay('ns1.example.net');
  const home = await who.open('/consulta-disponibilidad');
  expect(home).toSay('Mantenimiento programado');
  const found = await home.press('Buscar', { 'Nombre de dominio': 'carnaval' });
  expect(found.within('carnaval.uy').text).toContain('$ 990,50');
  const added = await found.press('Agregar al carrito de compras', { 'carnaval.uy': true });
  expect(added).toLeaveNotice('carnaval.uy');
  const cart = await who.open('/carrito-compra-paso-uno');
  expect(cart).toSay('carnaval.uy');
  const provider = await cart.follow('Continuar con la compra');
  const holders = await provider.press('Iniciar sesión', { Usuario: 'titular', Contraseña: 'demo' });
  expect(holders).toHaveHeading('Registrar titular');
  const form = await holders.follow('Ingresar datos del titular de carnaval.uy');
  const refused = await form.press('Guardar datos', { ...HOLDER, Teléfono: '12' });
  expect(refused).toShowError('Teléfono', 'tener entre 7 y 15 dígitos');
  const done = await refused.press('Guardar datos', HOLDER);
  expect(done).toLeaveNotice('Los datos del titular de carnaval.uy se guardaron.');
  const payment = await done.follow('Seleccionar forma de pago');
  const indebted = await payment.press('Continuar', { ...ACCOUNT, 'Número de cuenta': '99999999' });
  expect(indebted).toShowError('Número de cuenta', 'La cuenta tiene deuda.');
  const summary = await indebted.press('Continuar', ACCOUNT);
  expect(summary).toSay('24001234');
  await summary.press('Confirmar compra por $ 990,50');
  await expect.poll(() => edge.mundo.dominios.map(({ nombre }) => nombre)).toContain('carnaval.uy');
  const [sale] = edge.mundo.ventas.slice(-1);
  const receipt = await who.open(`/carrito-compra-paso-cinco?referencia=${sale?.uuid}`);
  expect(receipt).toHaveHeading('Tu compra se realizó con éxito.');
  expect(receipt).toSay('carnaval.uy');
};

export const purchase: Record<string, Journey> = { 'searches as a visitor, signs in and buys': buys };
