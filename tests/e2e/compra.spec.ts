import { Availability } from './screens/availability';
import { Cart, Confirmation, Holders, Payment, SignIn, Summary } from './screens/purchase';
import * as observe from './support/observe';
import { expect, scriptsRun, test } from './support/scenario';

test('a visitor buys a name, from the search to its confirmation', async ({ page, portal }) => {
  test.slow(); // a dozen pages, each looked at by axe
  const search = await new Availability(page).open();
  await search.search('compra-entera');
  await search.choose('compra-entera.uy');
  await search.press('Agregar al carrito de compras');
  await search.tells('compra-entera.uy');

  const cart = await new Cart(page).open();
  await cart.main.getByText('¿Tiene un código de promoción?').click();
  await cart.type('Código de promoción', 'VERANO');
  await cart.press('Aplicar promoción');
  await cart.refuses('El código de promoción «VERANO» no es válido.');
  await cart.follow('Continuar con la compra');
  await (await new SignIn(page).met()).as('otro');

  const holders = await new Holders(page).met();
  await holders.follow('Seleccionar forma de pago');
  await holders.tells('No se ha ingresado un titular para todos los dominios');
  await holders.follow('Ingresar datos del titular de compra-entera.uy');
  await holders.fill('12');
  await holders.refuses('El teléfono debe contener solo números y tener entre 7 y 15 dígitos.');
  await holders.fill('099 123 456');
  await holders.tells('Los datos del titular de compra-entera.uy se guardaron.');
  await holders.met();
  await holders.follow('Seleccionar forma de pago');

  const payment = await new Payment(page).met();
  await payment.newAccount('12345671');
  await payment.refuses('La cédula de identidad ingresada no es válida.');
  await payment.type('Número de documento', '12345672');
  await payment.press('Continuar');

  const summary = await new Summary(page).met();
  await expect(summary.main).toContainText('Casa …1234');
  // The way back to the step before is in it too, and is not where one goes on.
  if (scriptsRun()) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await summary.press('Confirmar compra por $ 1.389');

  const confirmation = await new Confirmation(page).met();
  await expect(confirmation.main).toContainText('compra-entera.uy');
  await page.reload();
  await confirmation.met();
  await page.goto('/administrar/mis-compras');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Compra / })
    .click();
  // Looked up, it is no step any more.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Compra UY-/);
  await expect(page.getByRole('main')).toContainText('compra-entera.uy');

  expect(observe.domain(portal, 'compra-entera.uy')).toEqual([
    { nombre: 'compra-entera.uy', estado: 'REGISTRADO' },
  ]);
  expect(observe.charges(portal, 'compra-entera.uy')).toEqual([{ concepto: 'REGISTRO', importe: 138900 }]);
  expect(observe.paymentAccounts(portal, '24001234')).toMatchObject([
    { nombre: 'Casa', nro_documento: '12345672' },
  ]);
});

test('a name is taken out of the cart', async ({ page, portal }) => {
  const search = await new Availability(page).open();
  await search.search('sale-del-carrito');
  await search.choose('sale-del-carrito.uy');
  await search.press('Agregar al carrito de compras');
  await search.tells('sale-del-carrito.uy');

  const cart = await new Cart(page).open();
  await cart.press('Quitar sale-del-carrito.uy del carrito');
  await cart.tells('sale-del-carrito.uy se quitó del carrito.');
  await cart.met();
  await expect(cart.main).toContainText('No tienes artículos en tu carrito');
  expect(observe.cartLines(portal, 'sale-del-carrito.uy')).toEqual([]);
});
