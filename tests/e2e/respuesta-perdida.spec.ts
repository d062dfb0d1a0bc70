import type { Page } from '@playwright/test';
import { Availability } from './screens/availability';
import { PaymentAccounts } from './screens/desk';
import { SignIn } from './screens/purchase';
import * as observe from './support/observe';
import { expect, test } from './support/scenario';

const MADE = '24005678';

/** The dialog of a new payment account, filled in. */
async function newAccount(page: Page): Promise<PaymentAccounts> {
  await page.goto('/administrar/mis-datos/formas-de-pago');
  await (await new SignIn(page).met()).as('otro');
  const data = await new PaymentAccounts(page).met();
  await data.follow('Agregar forma de pago');
  await data.type('Nombre de la cuenta', 'Oficina');
  await data.type('Número de cuenta', '24005678');
  await data.choose('Tipo de documento', 'Cédula de identidad');
  await data.type('Número de documento', '12345672');
  return data;
}

/** What Chromium writes of a request that did not come through. */
const BROKEN = /net::ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED|FAILED)/;

test.afterEach(({ complaints }) => {
  const others = complaints.filter((text) => !BROKEN.test(text));
  complaints.splice(0, complaints.length, ...others);
});

const ADD = /^Agregar$/;

test('a change whose answer is lost after it was made is told as done, and is made once', async ({
  page,
  portal,
}) => {
  const data = await newAccount(page);
  let lost = 0;
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await data.press(ADD);
  await data.tells('Se agregó la forma de pago «Oficina».');
  expect(lost).toBe(1);
  expect(observe.paymentAccounts(portal, MADE)).toMatchObject([{ nombre: 'Oficina' }]);
});

test('a form sent without a connection stays as it is, says so, and is sent again', async ({
  page,
  portal,
  context,
}) => {
  const data = await newAccount(page);
  await context.setOffline(true);
  await data.press(ADD);
  await expect(data.main.getByText('No hay conexión')).toBeVisible();
  await expect(data.main.getByLabel('Nombre de la cuenta')).toHaveValue('Oficina');
  await context.setOffline(false);
  await expect(data.main.getByText('No se hizo')).toBeVisible();
  expect(observe.paymentAccounts(portal, MADE)).toEqual([]);
  await data.press(ADD);
  await data.tells('Se agregó la forma de pago «Oficina».');
  expect(observe.paymentAccounts(portal, MADE)).toMatchObject([{ nombre: 'Oficina' }]);
});

test('a change of which nobody can say whether it was made is told as unknown', async ({ page }) => {
  const data = await newAccount(page);
  await page.route('**/*.data*', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  );
  await page.route('**/operacion/*', (route) => route.fulfill({ status: 404, body: '' }));
  await data.press(ADD);
  await expect(data.main.getByText('No sabemos si se hizo')).toBeVisible();
  await expect(data.main.getByLabel('Nombre de la cuenta')).toHaveValue('Oficina');
});

test('a page that cannot be reached says that there is no connection, and is tried again', async ({
  page,
  context,
}) => {
  const search = await new Availability(page).open();
  await context.setOffline(true);
  await search.type('Nombre de dominio', 'sin-conexion');
  await search.press('Buscar');
  await expect(page.getByRole('heading', { name: 'No hay conexión' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Intentar nuevamente' }).click();
  await expect(page.getByRole('main')).toContainText('sin-conexion.uy');
});
