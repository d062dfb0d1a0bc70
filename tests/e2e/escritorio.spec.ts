import {
  Access,
  ExpiryNotices,
  FirstContact,
  Help,
  Messages,
  MyData,
  NewTicket,
  PaymentAccounts,
  Terms,
  TicketSent,
} from './screens/desk';
import { SignIn } from './screens/purchase';
import { codeMailedTo } from './support/mail';
import * as observe from './support/observe';
import { expect, scriptsRun, test } from './support/scenario';

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');

test('the first visit: contact data, terms, and the code that came by mail', async ({ page, portal }) => {
  test.slow();
  await page.goto('/administrar/mis-datos');
  await (await new SignIn(page).met()).as('nuevo');

  const first = await new FirstContact(page).met();
  await first.type('Nombre', 'Elena');
  await first.type('Apellido', 'Nueva');
  await first.type('Correo electrónico público', 'elena@ejemplo.uy');
  await first.fill('12');
  await first.refuses('El teléfono debe contener solo números y tener entre 7 y 15 dígitos.');
  await first.fill('099 123 456');

  const terms = await new Terms(page).met();
  await terms.press('Continuar');
  await terms.refuses('Para continuar en el sitio debe aceptar los términos y condiciones.');
  await terms.main.getByLabel('Acepto los términos y condiciones').check();
  await terms.press('Continuar');

  const data = await new MyData(page).met();
  await data.type('Código de validación', '12');
  await data.press('Validar correo');
  await data.refuses('El código tiene 6 dígitos.');
  await data.type('Código de validación', await codeMailedTo(portal, 'elena@ejemplo.uy'));
  await data.press('Validar correo');
  await data.tells('El correo electrónico se validó correctamente.');
  await expect(data.main.getByLabel('Código de validación')).toHaveCount(0);
});

test('a payment account is added, renamed and deleted', async ({ page, portal }) => {
  test.slow();
  await page.goto('/administrar/mis-datos/formas-de-pago');
  await (await new SignIn(page).met()).as('otro');
  const data = await new PaymentAccounts(page).met();
  await data.follow('Agregar forma de pago');
  await data.type('Nombre de la cuenta', 'Oficina');
  await data.type('Número de cuenta', '24005678');
  await data.choose('País', 'Brasil');
  await data.pressWhereItIsShown('Ver los documentos del país'); // scripts do it by themselves
  await expect(data.main.getByLabel('Tipo de documento', { exact: true })).not.toContainText('Cédula');
  await expect(data.main.getByLabel('Nombre de la cuenta')).toHaveValue('Oficina');
  await data.choose('Tipo de documento', 'Pasaporte');
  await data.press(/^Agregar$/);
  await data.refuses('Ingrese el número de documento.');
  await data.type('Número de documento', 'AB123456');
  await data.press(/^Agregar$/);
  await data.tells('Se agregó la forma de pago «Oficina».');

  await data.follow('Cambiar nombre de Oficina');
  await data.type('Nombre de la cuenta', 'Local');
  await data.press('Guardar nombre');
  await data.tells('Cuenta de pago modificada con éxito.');

  await data.follow('Eliminar Local');
  await expect(data.main.getByRole('heading', { name: '¿Eliminar la forma de pago «Local»?' })).toBeVisible();
  await data.press('Eliminar forma de pago');
  await data.tells('La cuenta se eliminó correctamente.');
  await data.met();
  expect(observe.paymentAccounts(portal, '24005678')).toMatchObject([{ nombre: 'Local', eliminada: 1 }]);
});

test('one goes from page to page of one’s own data, and chooses fewer notices', async ({ page }) => {
  await page.goto('/administrar/mis-datos');
  await (await new SignIn(page).met()).as('otro');
  const pages = await (await new MyData(page).met()).pages();
  await pages.getByRole('link', { name: 'Avisos' }).click();
  const notices = await new ExpiryNotices(page).met();
  await notices.press('Recibir menos avisos');
  await expect(notices.main).toContainText('Recibe menos avisos: uno, 7 días antes de cada vencimiento;');
  await (await notices.pages()).getByRole('link', { name: 'Contraseña y sesiones' }).click();
  const access = await new Access(page).met();
  const here = (await access.pages()).getByRole('link', { name: 'Contraseña y sesiones' });
  await expect(here).toHaveAttribute('aria-current', 'page');
});

test('deleting messages is offered once one is chosen, and refused in words where none is', async ({
  page,
}) => {
  await page.goto('/administrar/mensajes');
  await (await new SignIn(page).met()).as('titular');
  const messages = await new Messages(page).met();
  const deleting = messages.main.getByRole('button', { name: 'Eliminar los elegidos' });
  await expect(deleting).toHaveCount(0);
  await messages.main.getByRole('checkbox').first().check();
  await expect(deleting).toHaveCount(1);
  await page.goto('/administrar/mensajes/eliminar');
  await messages.refuses('Debe elegir al menos un mensaje.');
  await expect(page).toHaveTitle(/^Error: Mis mensajes/);
  await page.goto('/administrar/resumen');
  await expect(page.getByText('Debe elegir al menos un mensaje.')).toHaveCount(0);
});

test('a message is opened, and deleted', async ({ page, portal }) => {
  test.slow();
  await page.goto('/administrar/mensajes');
  await (await new SignIn(page).met()).as('titular');
  const messages = await new Messages(page).met();
  await messages.main.getByRole('link', { name: 'sinformadepago.uy está por vencer' }).first().click();
  await expect(messages.main.getByRole('dialog')).toContainText('Vence el');
  await messages.met();
  await messages.main.getByRole('dialog').getByRole('link', { name: 'Eliminar' }).click();
  await messages.press('Eliminar mensaje');
  await messages.tells('Se eliminó el mensaje «sinformadepago.uy está por vencer».');
  const message = observe.lastMessage(portal, 'titular', 'sinformadepago.uy está por vencer');
  expect(message).toEqual([{ leido: 1, eliminado: 1 }]);
});

test('a captcha that was answered stays so where the form is refused for something else', async ({
  page,
}) => {
  test.skip(!scriptsRun(), 'without scripts a question is asked, and another one after a refusal');
  test.slow();
  await page.goto('/generar-ticket');
  const ticket = await new NewTicket(page).met();
  const box = ticket.main.getByLabel('No soy un programa automático');
  await ticket.press('Guardar datos');
  await ticket.refuses('El captcha es incorrecto');
  await ticket.refuses('Ingrese el asunto.');
  await box.check();
  await expect(ticket.main).toContainText('Verificado.');
  await ticket.press('Guardar datos');
  await expect(ticket.main.getByRole('alert')).not.toContainText('El captcha es incorrecto');
  await expect(box).toBeChecked();
  const typed = { Nombre: 'Ana Nueva', Correo: 'ana@nueva.uy', 'Confirmar correo': 'ana@nueva.uy' };
  for (const [label, text] of Object.entries({ ...typed, Asunto: 'Mi dominio', Mensaje: 'No lo veo.' }))
    await ticket.main.getByLabel(label, { exact: true }).fill(text);
  await ticket.press('Guardar datos');
  await new TicketSent(page).met();
});

test('a ticket keeps its file through a refusal, and is confirmed', async ({ page, portal }) => {
  test.slow();
  await page.goto('/administrar/mensajes');
  await (await new SignIn(page).met()).as('titular');
  await new Messages(page).met();
  await page.goto('/generar-ticket');
  const ticket = await new NewTicket(page).met();
  await ticket.type('Mensaje', 'No veo mi dominio.');
  const files = ['uno.png', 'dos.png'].map((name) => ({ name, mimeType: 'image/png', buffer: PNG }));
  await ticket.main.getByLabel(/^Adjuntar archivos/).setInputFiles(files);
  await ticket.press('Guardar datos');
  await ticket.refuses('Ingrese el asunto.');
  await ticket.press('Quitar uno.png');
  await expect(ticket.main.getByText('uno.png')).toHaveCount(0);
  await expect(ticket.main.getByLabel('Mensaje')).toHaveValue('No veo mi dominio.');
  await ticket.type('Asunto', 'Mi dominio');
  await ticket.press('Guardar datos');
  const sent = await new TicketSent(page).met();
  await page.reload();
  await sent.met();
  expect(observe.tickets(portal)).toEqual([{ asunto: 'Mi dominio' }]);
  expect(observe.ticketFiles(portal)).toEqual([{ nombre: 'dos.png' }]);
});

test('help opens, is searched, and has addresses', async ({ page }) => {
  await page.goto('/ayuda#pregunta-7');
  const help = await new Help(page).met();
  await expect(help.main.getByText('En el período de facturación siguiente')).toBeVisible();
  await help.type('Buscar en la ayuda', 'nameservers');
  await help.press('Buscar');
  await help.met();
  // the only answer is open
  await expect(help.main.getByText('Hacen falta por lo menos 2 servidores de nombres.')).toBeVisible();
});
