import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DomainDns } from './screens/dns';
import { SignIn } from './screens/purchase';
import { ImportFirst, ImportHolder, ImportPayment, ImportSummary } from './screens/transfer';
import { isShown } from './support/measured';
import * as observe from './support/observe';
import { expect, test } from './support/scenario';
import { expectSound } from './support/soundness';

/** Opens a page that asks who it is. */
async function signedInAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await (await new SignIn(page).met()).as('titular');
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).click();

/** What is going to happen is on the page, and the page is sound. */
async function foretells(page: Page, ...words: (string | RegExp)[]): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toContainText('Nada se guardó ni se envió');
  for (const each of words) await expect(main).toContainText(each);
  await expectSound(page);
}

test('a delegation that nobody would find is foretold, and then done all the same in one press', async ({
  page,
}) => {
  test.slow();
  const dns = await DomainDns.of(page);
  await dns.open('delegar');
  await dns.inRow(1, { Nombre: 'ns1.nadie.invalid' });
  await dns.inRow(2, { Nombre: 'ns2.nadie.invalid' });
  await press(page, 'Ver qué va a pasar');
  await foretells(page, 'ns1.nadie.invalid no tiene dirección IP', 'Cuánto se recuerda lo de antes');
  await press(page, 'Guardar igual');
  await expect(page.getByText('El dominio quedó delegado')).toBeVisible();
});

test('an import of a zone is foretold record by record, and then done', async ({ page }) => {
  test.slow();
  const dns = await DomainDns.of(page);
  await dns.open('importar');
  await page.getByLabel('Archivo de zona').first().fill('nuevo 3600 IN A 192.0.2.78');
  await press(page, 'Ver qué cambia');
  await foretells(page, '+ nuevo.titular.uy. 3600 IN A 192.0.2.78', 'A quién se le avisa');
  await press(page, 'Aplicar los cambios');
  await expect(page.getByText('Se agregó 1 registro DNS.')).toBeVisible();
});

test('a change of many names is foretold: how many change, which do not and why', async ({ page }) => {
  test.slow();
  await signedInAt(page, '/administrar/mis-dominios?cantidad=50');
  for (const nombre of ['titular.uy', 'camión.uy', 'barriosur.uy'])
    await page.getByRole('checkbox', { name: `Elegir ${nombre}` }).check();
  // On a phone the bar that says how many are chosen leads to what can be done with them.
  const way = page.getByRole('link', { name: 'Modificar', exact: true });
  if (await isShown(way)) await way.click();
  await press(page, 'Eliminar Forma de Pago');
  await press(page, 'Ver qué va a pasar');
  await foretells(page, 'a ninguna', 'camión.uy y titular.uy', 'Queda como está', 'barriosur.uy');
  await press(page, 'Eliminar la forma de pago de 2 dominios');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eliminación de la forma de pago');
});

test('a name of another registrar is foretold: who answers, what is charged, and nothing is asked for yet', async ({
  page,
  portal,
}) => {
  test.slow();
  await signedInAt(page, '/transferir-dominio/datos');
  const first = await new ImportFirst(page).met();
  await first.check('lagunagarzon.uy');
  await first.follow('Continuar');
  const holder = await new ImportHolder(page).met();
  await holder.type('Código de autorización', 'DEMO-GARZON-4071-LAGUNA');
  await holder.press('Validar código');
  await holder.type('Dirección', 'Rivera 1234, Rocha');
  await holder.type('Teléfono', '29007000');
  await holder.press('Continuar');
  const payment = await new ImportPayment(page).met();
  await payment.main.getByRole('radio').first().check();
  await payment.press('Continuar');
  const summary = await new ImportSummary(page).met();
  await summary.press('Ver qué va a pasar');
  await foretells(page, 'Registrador del Este tiene hasta el', 'No se cobra nada.', 'Se cobran $ 1.389');
  expect(observe.chargedImports(portal)).toEqual([]);
  await summary.press('Solicitar Transferencia');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Se solicitó la importación de/);
});

test('one’s own data are asked for, made, and taken as one file', async ({ page }) => {
  test.slow();
  await signedInAt(page, '/administrar/mis-datos/descargar');
  await expectSound(page);
  await press(page, 'Preparar mis datos');
  await expect(page.getByRole('main')).toContainText('Estamos preparando sus datos.');
  const link = page.getByRole('main').getByRole('link', { name: /^Descargar mis datos \(HTML/ });
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expectSound(page);
  const coming = page.waitForEvent('download');
  await link.click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('mis-datos-registro-uy.html');
  // What was taken is read without the portal: as sound as a page of it, and no wider than its window.
  const whole = await readFile(await file.path(), 'utf8');
  await page.route('**/lo-que-se-guardo', (route) =>
    route.fulfill({ contentType: 'text/html', body: whole }),
  );
  await page.goto('/lo-que-se-guardo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todo lo que el registro tiene de usted');
  await expectSound(page);
});

test('a certificate is given, checked by anybody, and its files are there', async ({
  page,
  browser,
  portal,
}) => {
  test.slow();
  await signedInAt(page, '/administrar/ver-dominio/constancia?dominio=titular.uy');
  await expectSound(page);
  await press(page, 'Emitir constancia');
  await expect(page.getByRole('main')).toContainText('Se emitió la constancia.');
  const anybody = await browser.newPage({ baseURL: portal.url });
  await anybody.goto(new URL(page.url()).pathname);
  await expect(anybody.getByRole('heading', { level: 1 })).toHaveText(/^Constancia UY-/);
  await expect(anybody.getByRole('main')).toContainText('Todo lo que dice sigue siendo así');
  await expectSound(anybody);
  const address = await anybody.getByRole('link', { name: /PDF/ }).getAttribute('href');
  expect((await anybody.request.get(address ?? '')).headers()['content-type']).toBe('application/pdf');
  await anybody.goto('/constancia/UY-0000-0000-0000-0000');
  await expect(anybody.getByRole('heading', { level: 1 })).toHaveText('Ninguna constancia tiene ese número');
  await expectSound(anybody);
  await anybody.goto('/constancia');
  await expectSound(anybody);
  await anybody.close();
  await expectSound(page);
});

test('the figures are read by anybody, and taken as a file', async ({ page }) => {
  await page.goto('/cifras');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cifras del Registro .uy');
  await expectSound(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Servicios y demoras (CSV)' }).click();
  expect((await coming).suggestedFilename()).toBe('servicios.csv');
});

test('names in danger: what is wrong is read, one is mended and one is silenced', async ({ page }) => {
  test.slow();
  await signedInAt(page, '/administrar/dominios-con-avisos');
  const main = page.getByRole('main');
  // How many findings there are depends on what the daily examination of this portal has seen by now.
  const silence = main.getByRole('button', { name: /^No avisarme más de .*, en camión\.uy/ });
  await expect(silence).toHaveCount(1);
  await expectSound(page);
  await silence.click();
  await expect(main).toContainText('Ya no le avisaremos que');
  await expect(silence).toHaveCount(0);
  await main.getByRole('link', { name: 'Agregar el registro SPF de quintadelnorte.com.uy' }).click();
  await press(page, 'Agregar registro');
  await expect(page.getByText('El registro se agregó correctamente')).toBeVisible();
});

test('a reason that something could not be done has a page of its own', async ({ page }) => {
  await page.goto('/ayuda/rechazos');
  await expectSound(page);
  await page.getByRole('main').getByRole('link', { name: 'El dominio está congelado' }).click();
  await expect(page).toHaveURL(/\/ayuda\/rechazos\/CONGELADO$/);
  await expect(page.getByRole('main')).toContainText('Qué puede hacer');
  await expectSound(page);
});
