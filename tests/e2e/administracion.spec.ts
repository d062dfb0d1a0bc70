import { DomainDetail, MyDomains, TransferHolder } from './screens/administration';
import { SignIn } from './screens/purchase';
import { expect, test } from './support/scenario';

const DETAIL = '/administrar/ver-dominio?dominio=titular.uy';

test('a domain is released and brought back, and Back opens no dialog again', async ({ page }) => {
  test.slow();
  await page.goto(DETAIL);
  await (await new SignIn(page).met()).as('titular');
  const detail = await new DomainDetail(page).met();
  await detail.follow('Liberar');
  await detail.press('Liberar dominio');
  await detail.tells('El dominio titular.uy fue liberado.');
  await detail.main.getByRole('link', { name: 'Recuperar' }).first().click();
  await detail.press('Recuperar dominio');
  await detail.tells('El dominio titular.uy fue recuperado.');
  await detail.met();
});

test('a contact is edited, and a wrong phone stays typed', async ({ page }) => {
  test.slow();
  await page.goto(DETAIL);
  await (await new SignIn(page).met()).as('titular');
  const detail = await new DomainDetail(page).met();
  await detail.follow('Editar el contacto técnico');
  await detail.type('Teléfono', '12');
  await detail.press('Guardar datos');
  await detail.refuses('El teléfono debe contener solo números y tener entre 7 y 15 dígitos.');
  await detail.type('Teléfono', '29007000');
  await detail.press('Guardar datos');
  await expect(detail.main).toContainText('29007000');
});

test('several domains are changed at once, with what became of each', async ({ page }) => {
  test.slow();
  await page.goto('/administrar/mis-dominios');
  await (await new SignIn(page).met()).as('titular');
  const list = await new MyDomains(page).met();
  await list.main.getByLabel('Elegir camión.uy').check();
  await list.main.getByLabel('Elegir cerrochato.uy').check();
  await list.press('Eliminar Forma de Pago');
  await expect(list.main).toContainText('Se aplica a 2 dominios');
  await list.press('Eliminarla de 2 dominios');
  await expect(list.main).toContainText('se modificaron 2 de 2');
});

test('a domain is handed over, up to the cart', async ({ page }) => {
  test.slow();
  await page.goto('/transferir-titular?dominio=titular.uy');
  await (await new SignIn(page).met()).as('titular');
  const transfer = await new TransferHolder(page).met();
  await transfer.follow('Ingresar el nuevo titular');
  await transfer.type('Nombre y apellido', 'Nueva Dueña');
  await transfer.type('Dirección', 'Calle 1');
  await transfer.type('Teléfono', '099123456');
  await transfer.type('Correo electrónico público', 'nueva@ejemplo.uy');
  await transfer.press('Continuar');
  await expect(transfer.main).toContainText('Nueva Dueña');
  await transfer.press('Agregar la transferencia al carrito');
  await expect(transfer.main).toContainText('La transferencia se agregó al carrito.');
});
