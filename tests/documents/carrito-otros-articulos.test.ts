import { expect, it } from 'vitest';
import { addLines, buyer, buyerAtSummary, charges, confirmButton } from '../support/compra';
import { onDemoData } from '../support/registry';

const STEP = '/carrito-compra-paso-';

const nuevo = {
  nombre: 'Berta Nueva',
  apellido: '',
  direccion: 'Calle 1',
  telefono: '099123456',
  emailPublico: 'berta@ejemplo.uy',
  email: null,
  usuarioId: null,
};
const RENEWAL = { tipo: 'RENOVACION', nombre: 'tambor.com.uy' } as const;
const TRANSFER = {
  tipo: 'TRANSFERENCIA',
  nombre: 'lacosta.com.uy',
  datos: { titularActual: 'Ana Titular', contacto: nuevo },
} as const;

onDemoData();

it('shows renewals and holder transfers in tables of their own, priced', async () => {
  const who = await buyer(['nuevo-articulo.uy'], 'titular');
  await addLines([RENEWAL, TRANSFER]);
  const page = await who.open(`${STEP}uno`);
  expect(page).toSay('Renovación de dominios');
  expect(page).toSay('Transferir titular');
  expect(page).toSay('De Ana Titular a Berta Nueva');
  expect(page).toSay('$ 3.707 (IVA incluido)');
  const taken = await page.press('Eliminar tambor.com.uy del carrito');
  expect(taken.text).not.toContain('Renovación de dominios');
});

it('asks no holder for them', async () => {
  const who = await buyer(['nuevo-articulo.uy'], 'titular');
  await addLines([RENEWAL, TRANSFER]);
  await (await who.open(`${STEP}uno`)).press('Eliminar nuevo-articulo.uy del carrito');
  const page = await who.open(`${STEP}dos`);
  expect(page.within('Dominios que ya tienen titular')).toSay('Se mantiene el titular actual');
  expect(page.within('Dominios que ya tienen titular')).toSay('Pasa a Berta Nueva');
  expect(page.links).not.toHaveProperty('Ingresar para todos');
  expect(await page.follow('Seleccionar forma de pago')).toHaveHeading('Forma de pago');
});

it('confirms each kind in its own words, and charges each once', async () => {
  const [who] = await buyerAtSummary(['nuevo-articulo.uy'], 'titular');
  await addLines([RENEWAL, TRANSFER]);
  const before = (await charges()).length;
  const summary = await who.open(`${STEP}cuatro`);
  expect(confirmButton(summary)).toBe('Confirmar compra por $ 3.707');
  const page = await summary.press(confirmButton(summary));
  for (const words of ['Dominios registrados', 'Dominios renovados', 'Titulares transferidos'])
    expect(page).toSay(words);
  const made = (await charges()).slice(before).map(({ concepto }) => concepto);
  expect(made.sort()).toEqual(['REGISTRO', 'RENOVACION', 'TRANSFERENCIA']);
});
