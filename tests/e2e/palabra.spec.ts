import type { Page } from '@playwright/test';
import { Availability } from './screens/availability';
import { Access, FirstContact, MyData, NewTicket, PaymentAccounts, Terms, TicketSent } from './screens/desk';
import { ChangedPassword, NewPassword, PasswordChange } from './screens/password';
import { SignIn } from './screens/purchase';
import { linkMailedTo } from './support/mail';
import * as observe from './support/observe';
import type { PortalProcess } from './support/portal-process';
import { expect, test } from './support/scenario';

const STAFF = 'el-token-del-equipo-de-soporte';
test.use({ portalSettings: { SUPPORT_EMAIL: 'soporte@ejemplo.uy', SUPPORT_TOKEN: STAFF } });

/** Nothing of a browser is left: as on another device. */
const onAnotherDevice = (page: Page): Promise<void> => page.context().clearCookies();

async function putInCart(page: Page, nombre: string): Promise<void> {
  const search = await new Availability(page).open();
  await search.search(nombre);
  await search.choose(`${nombre}.uy`);
  await search.press('Agregar al carrito de compras');
  await search.tells(`${nombre}.uy`);
}

async function signIn(page: Page, at: string, login = 'otro'): Promise<void> {
  await page.goto(at);
  await (await new SignIn(page).met()).as(login);
}

test('a cart is never lost: what was put in it on another device joins it at sign-in', async ({ page }) => {
  test.slow();
  await signIn(page, '/administrar/mis-compras');
  await putInCart(page, 'palabra-uno');
  await putInCart(page, 'palabra-dos');
  await onAnotherDevice(page);
  await putInCart(page, 'palabra-tres');
  await signIn(page, '/administrar/mis-compras');
  await page.goto('/carrito-compra-paso-uno');
  for (const nombre of ['palabra-uno.uy', 'palabra-dos.uy', 'palabra-tres.uy'])
    await expect(page.getByRole('main')).toContainText(nombre);
});

test('the same page sent twice with something else is told, and what it first said stands', async ({
  page,
  portal,
}) => {
  await signIn(page, '/administrar/mis-datos/formas-de-pago/agregar');
  const dialog = await new PaymentAccounts(page).met();
  const hidden = (name: string) => dialog.main.locator(`form input[name=${name}]`).first().inputValue();
  const form = { csrf: await hidden('csrf'), operacion: await hidden('operacion'), intencion: 'agregar' };
  const account = {
    idFormaPago: '1',
    cuenta: '24005678',
    idPais: '1',
    idTipoDocumento: '1',
    nroDocumento: '12345672',
  };
  const send = (nombre: string) =>
    page.request.post('/administrar/mis-datos/formas-de-pago/agregar', {
      form: { ...form, ...account, nombre },
      headers: { Origin: portal.url },
    });
  expect(await (await send('Primera')).text()).toContain('Se agregó la forma de pago «Primera».');
  expect((await send('Primera')).ok()).toBe(true);
  const other = await send('Segunda');
  expect(other.status()).toBe(422);
  expect(observe.paymentAccounts(portal, '24005678')).toMatchObject([{ nombre: 'Primera' }]);
});

test('a sign-in that began on a public page asks for contact data and the terms, once, and comes back', async ({
  page,
}) => {
  test.slow();
  await page.goto('/ayuda');
  await signIn(page, '/ingresar?volver=%2Fconsulta-whois', 'nuevo');
  const first = await new FirstContact(page).met();
  await first.type('Nombre', 'Elena');
  await first.type('Apellido', 'Nueva');
  await first.type('Correo electrónico público', 'elena@ejemplo.uy');
  await first.fill('099 123 456');
  const terms = await new Terms(page).met();
  await terms.main.getByLabel('Acepto los términos y condiciones').check();
  await terms.press('Continuar');
  await expect(page).toHaveURL(/\/consulta-whois/);
  await page.goto('/administrar/mis-datos');
  await new MyData(page).met();
});

test('a token that the provider took back leads to signing in again, and back', async ({ page, portal }) => {
  await signIn(page, '/administrar/mis-compras');
  await expect(page).toHaveURL(/mis-compras/);
  observe.takeTokensBack(portal);
  await page.goto('/administrar/mis-datos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su sesión terminó');
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await (await new SignIn(page).met()).as('otro');
  await new MyData(page).met();
});

test('a forgotten password is chosen again by a mail’s link, which is good once', async ({
  page,
  portal,
}) => {
  test.slow();
  await page.goto('/ingresar');
  const signing = await new SignIn(page).met();
  await signing.follow('¿Olvidó su contraseña?');
  await signing.type('Usuario o correo', 'otro');
  await signing.press('Enviar el enlace');
  const link = await linkMailedTo(portal, 'otro@ejemplo.uy', /\/oidc\/clave\/\S+/);
  await page.goto(link);
  const chosen = await new NewPassword(page).met();
  await chosen.choose('corta');
  await chosen.refuses('por lo menos 10 caracteres');
  await chosen.choose('mate amargo y bizcochos');
  await new ChangedPassword(page).met();
  await page.goto(link);
  await expect(page.getByRole('main')).not.toContainText('Contraseña nueva');
  await page.goto('/administrar/mis-compras');
  await new SignIn(page).as('otro', 'mate amargo y bizcochos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis compras');
});

test('a password is changed by who knows it, and every other session ends', async ({
  page,
  browser,
  portal,
}) => {
  test.slow();
  const elsewhere = await browser.newPage({ baseURL: portal.url });
  await signIn(elsewhere, '/administrar/mis-compras');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Mis compras');
  await signIn(page, '/administrar/mis-datos/acceso');
  await (await new Access(page).met()).follow('Cambiar contraseña');
  const form = await new PasswordChange(page).met();
  await form.change('no es esta', 'mate amargo y bizcochos');
  await form.refuses('El usuario o la contraseña no son correctos.');
  await form.change('demo', 'mate amargo y bizcochos');
  await new ChangedPassword(page).met();
  for (const each of [page, elsewhere]) {
    await each.goto('/administrar/mis-compras');
    await expect(each.getByRole('heading', { level: 1 })).toHaveText('Su sesión terminó');
    await each.getByRole('link', { name: 'Iniciar sesión y volver a donde estaba' }).click();
    await expect(each).toHaveURL(new SignIn(each).path);
  }
  await elsewhere.close();
  await new SignIn(page).as('otro', 'mate amargo y bizcochos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis compras');
});

/** What the staff of the registry answers, as its own tools do. */
async function staffAnswers(portal: PortalProcess, id: number, mensaje: string): Promise<number> {
  const answer = await fetch(`${portal.url}/api/ticket/${id}/respuesta`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STAFF}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mensaje }),
  });
  return answer.status;
}

test('a ticket goes on: it is answered, added to and closed', async ({ page, portal }) => {
  test.slow();
  await signIn(page, '/administrar/mis-compras', 'titular');
  await expect(page).toHaveURL(/mis-compras/);
  await page.goto('/generar-ticket');
  const ticket = await new NewTicket(page).met();
  await ticket.type('Asunto', 'No veo mi dominio');
  await ticket.type('Mensaje', 'Desde ayer.');
  await ticket.press('Guardar datos');
  await (await new TicketSent(page).met()).follow('Ver la consulta');
  const main = page.getByRole('main');
  await expect(main).toContainText('Abierta');
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  expect(await staffAnswers(portal, id, 'Ya lo corregimos.')).toBe(200);
  await page.reload();
  await expect(main).toContainText('Respondida');
  await expect(main).toContainText('Ya lo corregimos.');
  await main.getByLabel('Mensaje').fill('Gracias, ya lo veo.');
  await main.getByRole('button', { name: 'Agregar mensaje' }).click();
  await expect(main).toContainText('Gracias, ya lo veo.');
  await main.getByRole('link', { name: 'Cerrar la consulta' }).click();
  await main.getByRole('button', { name: 'Cerrar la consulta' }).click();
  await expect(main).toContainText('Cerrada');
  await expect(main.getByRole('button', { name: 'Agregar mensaje' })).toHaveCount(0);
});
