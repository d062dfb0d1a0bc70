import { SignIn } from './screens/purchase';
import {
  AnswerTransfer,
  ImportDone,
  ImportFirst,
  ImportHolder,
  ImportPayment,
  ImportSummary,
  OwnDomain,
  RequestDetail,
  Requests,
} from './screens/transfer';
import * as observe from './support/observe';
import { expect, test } from './support/scenario';

const APROBADO = { nombre: 'lagunagarzon.uy', codigo: 'DEMO-GARZON-4071-LAGUNA' };

test('a domain comes from another registrar, from its rules to its own page', async ({ page, portal }) => {
  test.slow();
  await page.goto('/transferir-dominio');
  const first = await new ImportFirst(page).met();
  await first.answerCaptcha();
  await first.check('recienmudado.uy');
  await first.refuses('todavía no cumple todas las reglas');
  await expect(first.main.getByText('se puede desde el').first()).toBeVisible();
  await first.answerCaptcha();
  await first.check(APROBADO.nombre);
  await expect(first.main.getByRole('heading', { name: 'La importación de lagunagarzon.uy' })).toBeVisible();
  const asked = first.main.getByLabel('Dominio a transferir');
  await expect(asked, 'another one').toHaveValue('');
  await first.answerCaptcha();
  await first.check('otracosa');
  await first.refuses('El dominio debe ser .uy');
  await expect(asked, 'refused after one that was not').toHaveValue('otracosa');
  await page.goto('/transferir-dominio');
  await first.follow('Continuar');
  await first.follow('Iniciar sesión');
  await (await new SignIn(page).met()).as('titular');

  const holder = await new ImportHolder(page).met();
  await holder.type('Código de autorización', APROBADO.codigo);
  await holder.press('Validar código');
  await holder.tells('El código de autorización es correcto.');
  await expect(holder.main.getByLabel('Nombre', { exact: true })).toHaveValue('Julia');
  await expect(holder.main.getByLabel('Nombre', { exact: true })).not.toBeEditable();
  await expect(holder.main.getByLabel('Dirección'), 'not that of who is signed in').toHaveValue('');
  await holder.type('Dirección', 'Rivera 1234, Rocha');
  await holder.press('Cambiar el código de autorización');
  await expect(holder.main.getByLabel('Dirección'), 'of the code before').toHaveCount(0);
  await holder.type('Código de autorización', 'EQUIVOCADO');
  await holder.press('Validar código');
  await holder.refuses('El código de autorización no es válido');
  await holder.follow('Seguir con el código ya validado');
  await expect(holder.main.getByLabel('Dirección'), 'typed and not sent').toHaveValue('Rivera 1234, Rocha');
  await holder.type('Teléfono', '29007000');
  await holder.press('Continuar');

  const payment = await new ImportPayment(page).met();
  await expect(payment.main.getByRole('radio').first(), 'the account that was used last').toBeChecked();
  await payment.press('Continuar');

  const summary = await new ImportSummary(page).met();
  await expect(summary.main).toContainText('Julia Sosa');
  await summary.press('Solicitar Transferencia');
  const done = await new ImportDone(page).met();
  await done.tells('La solicitud de transferencia fue procesada exitosamente');
  await page.reload();
  await done.met();

  expect(portal.log).not.toContain(APROBADO.codigo);
  portal.registrar('aprobar', APROBADO.nombre);
  await done.follow('Ver mis solicitudes');
  const list = await new Requests(page).met();
  await expect(list.main.getByRole('row', { name: 'lagunagarzon.uy' })).toContainText('Aprobado');
  await list.follow('Ver la solicitud de lagunagarzon.uy');
  await (await new RequestDetail(page).met()).follow('Administrar lagunagarzon.uy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('lagunagarzon.uy');
  expect(observe.chargedImports(portal)).toEqual([{ nombre: 'lagunagarzon.uy' }]);
});

test('an import is cancelled and taken off the list', async ({ page }) => {
  test.slow();
  await page.goto('/transferir-dominio/datos');
  await (await new SignIn(page).met()).as('titular');
  const first = await new ImportFirst(page).met();
  await first.check(APROBADO.nombre);
  await first.follow('Continuar');
  const holder = await new ImportHolder(page).met();
  await holder.type('Código de autorización', APROBADO.codigo);
  await holder.press('Validar código');
  await holder.type('Dirección', 'Rivera 1234, Rocha');
  await holder.type('Teléfono', '29007000');
  await holder.press('Continuar');
  const payment = await new ImportPayment(page).met();
  await payment.main.getByRole('radio').first().check();
  await payment.press('Continuar');
  await (await new ImportSummary(page).met()).press('Solicitar Transferencia');
  await (await new ImportDone(page).met()).follow('Ver mis solicitudes');
  const list = await new Requests(page).met();
  await list.openDialog('Cancelar la solicitud de lagunagarzon.uy');
  await list.press('Cancelar Transferencia');
  await list.tells('La solicitud de transferencia se canceló correctamente.');
  await list.openDialog('Eliminar la solicitud de lagunagarzon.uy');
  await list.press('Eliminar solicitud');
  await list.tells('La solicitud de transferencia se eliminó correctamente.');
  await expect(list.main).toContainText('No tiene solicitudes de importación');
});

test('a code is copied by its button where scripts are, and can be selected where not', async ({
  page,
  context,
  javaScriptEnabled,
  scriptsFail,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/administrar/ver-dominio?dominio=cerrochato.uy');
  await (await new SignIn(page).met()).as('titular');
  const detail = await new OwnDomain(page).met();
  const code = await detail.newCode();
  const copy = detail.main.getByRole('button', { name: 'Copiar' });
  if (javaScriptEnabled === false || scriptsFail) return expect(copy).toHaveCount(0);
  await copy.click();
  await expect(detail.main.getByText('Copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('a domain of ours is asked for: once it is kept, once it goes', async ({ page, portal }) => {
  test.slow();
  await page.goto('/administrar/ver-dominio?dominio=cerrochato.uy');
  await (await new SignIn(page).met()).as('titular');
  const detail = await new OwnDomain(page).met();
  portal.registrar('pedir', 'cerrochato.uy', await detail.newCode());
  await page.reload();
  // the same answers stand in the section of transfers
  const first = page.getByRole('region', { name: 'Estado del dominio' });
  await expect(first).toContainText('pide este dominio. Responda antes del');
  await first.getByRole('link', { name: 'Rechazar Transferencia' }).click();
  await detail.press('Aceptar');
  await detail.tells('La transferencia ha sido rechazada exitosamente.');

  portal.registrar('pedir', 'cerrochato.uy', await detail.newCode());
  await page.goto('/confirmarTransferencia/cerrochato.uy');
  const answer = await new AnswerTransfer(page).met();
  await answer.openDialog('Aprobar');
  await answer.press('Aceptar');
  await detail.tells('Se aprobó la Transferencia del dominio cerrochato.uy');
  await expect(page).toHaveURL(/mis-dominios/);
  expect(observe.registrar(portal, 'cerrochato.uy')).toEqual([{ registrador: 'este' }]);
});
