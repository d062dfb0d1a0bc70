import { Availability } from './screens/availability';
import * as observe from './support/observe';
import { expect, test } from './support/scenario';

test('a free name is found and put in the cart', async ({ page, portal }) => {
  const search = await new Availability(page).open();

  await search.search('nombre-de-prueba');
  await expect(search.result('nombre-de-prueba.com.uy')).toContainText('Dominio disponible');
  await search.leave('nombre-de-prueba.uy');
  await search.choose('nombre-de-prueba.com.uy');
  await search.press('Agregar al carrito de compras');

  await search.tells('nombre-de-prueba.com.uy');
  await search.met();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Carrito (1)' })).toBeVisible();
  await expect(search.main).toContainText('Continuar');
  const lines = observe.lastCartLine(portal);
  expect(lines).toEqual([
    { tipo: 'REGISTRO', nombre: 'nombre-de-prueba.com.uy', anios: 1, estado: 'PENDIENTE' },
  ]);
});

test('several names that were put in the cart are no longer chosen, and another can be', async ({ page }) => {
  const search = await new Availability(page).open();
  await search.search('palabra-una, palabra-otra');
  for (const nombre of ['palabra-una.uy', 'palabra-otra.uy']) await search.choose(nombre);
  await search.press('Agregar al carrito de compras');
  for (const nombre of ['palabra-una.uy', 'palabra-otra.uy']) {
    await expect(search.result(nombre)).toContainText('En el carrito');
    await expect(search.result(nombre).getByRole('checkbox')).not.toBeChecked();
  }
  await search.choose('palabra-una.com.uy');
  await expect(search.result('palabra-una.com.uy').getByRole('checkbox')).toBeChecked();
});

test('pressing the button without choosing says what is missing', async ({ page }) => {
  const search = await new Availability(page).open();
  await search.search('nombre-de-prueba');
  await search.leave('nombre-de-prueba.uy');
  await search.press('Agregar al carrito de compras');
  await search.refuses('Seleccione al menos un dominio disponible para agregarlo al carrito.');
});

test('a taken name leads to its whois', async ({ page }) => {
  const search = await new Availability(page).open();
  await search.search('pepe');
  await expect(search.result('pepe.com.uy')).toContainText('Dominio no disponible');
  await search.follow('Consultar Whois de pepe.com.uy');
  await expect(page).toHaveURL(/\/consulta-whois\?dominio=pepe\.com\.uy/);
});
