import { diaDesdeHoy } from '../support/third-party/world';
import { Availability } from './screens/availability';
import { FirstContact, MyData, NewTicket, PaymentAccounts, Terms } from './screens/desk';
import { Cart, Holders, Payment, SignIn, Summary } from './screens/purchase';
import {
  ImportDone,
  ImportFirst,
  ImportHolder,
  ImportInDoubt,
  ImportPayment,
  ImportSummary,
} from './screens/transfer';
import { expect, test } from './support/in-front-of';

const pedida = { estado: 'PENDING', fecha: diaDesdeHoy(0), vence: diaDesdeHoy(10), de: 'titular' };
const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');

/** The browser walks the plain reading; every reading is walked without one (borde-ajeno-texto). */
test.describe('in front of an edge read plainly', () => {
  test.slow();

  test('a visitor searches, looks at whois, and buys', async ({ page, edge }) => {
    await page.goto('/consulta-whois?dominio=murga.uy');
    await expect(page.getByRole('main')).toContainText('Larrañaga');
    await page.goto('/consulta-disponibilidad');
    await expect(page.getByRole('main')).toContainText('Mantenimiento programado');
    const search = new Availability(page);
    await search.type('Nombre de dominio', 'carnaval');
    await search.press('Buscar');
    await expect(search.result('carnaval.uy')).toContainText('$ 990,50');
    await search.choose('carnaval.uy');
    await search.press('Agregar al carrito de compras');
    await search.tells('carnaval.uy');

    const cart = new Cart(page);
    await page.goto('/carrito-compra-paso-uno');
    await expect(cart.main).toContainText('carnaval.uy');
    await cart.follow('Continuar con la compra');
    await new SignIn(page).as('titular');

    const holders = new Holders(page);
    await expect(page).toHaveURL(holders.path);
    await holders.follow('Ingresar datos del titular de carnaval.uy');
    await holders.fill('12');
    await expect(holders.main.getByRole('alert')).toContainText('7 y 15 dígitos');
    await holders.fill('099 123 456');
    await holders.tells('Los datos del titular de carnaval.uy se guardaron.');
    await holders.follow('Seleccionar forma de pago');
    await new Payment(page).newAccount('12345672');

    const summary = new Summary(page);
    await expect(summary.main).toContainText('24001234');
    await summary.press('Confirmar compra por $ 990,50');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu compra se realizó con éxito.', {
      timeout: 20_000,
    });
    await expect(page.getByRole('main')).toContainText('carnaval.uy');
    expect(edge.mundo.dominios.map(({ nombre }) => nombre)).toContain('carnaval.uy');
  });

  test('a person keeps their names, data, messages and accounts, and asks for help', async ({
    page,
    edge,
  }) => {
    await page.goto('/administrar/mis-dominios');
    await new SignIn(page).as('titular');
    await expect(page.getByRole('main')).toContainText('murga.uy');
    await page.goto('/administrar/ver-dominio?dominio=murga.uy');
    await expect(page.getByRole('main')).toContainText('Casa');
    await expect(page.getByRole('main')).toContainText('Larrañaga');
    await page.goto('/administrar/resumen');
    await expect(page.getByRole('main')).toContainText('Vence un dominio');
    await page.goto('/administrar/mensajes');
    await page.getByRole('link', { name: 'Vence un dominio' }).first().click();
    await expect(page.getByRole('dialog')).toContainText('el texto entero');

    const data = new MyData(page);
    await page.goto('/administrar/mis-datos');
    await data.main.getByLabel('Dirección').fill('Rivera 4321');
    await data.press('Guardar datos');
    await expect(page.getByRole('main')).toContainText('Sus datos se guardaron.');
    expect(edge.mundo.usuarios[0]?.contacto?.direccion).toBe('Rivera 4321');
    const accounts = new PaymentAccounts(page);
    await page.goto('/administrar/mis-datos/formas-de-pago');
    await expect(accounts.main.getByRole('link', { name: 'Cambiar nombre de Casa' })).toHaveCount(0);
    await accounts.follow('Eliminar Casa');
    await accounts.press('Eliminar forma de pago');
    await accounts.tells('La cuenta se eliminó correctamente.');
    expect(edge.mundo.usuarios[0]?.cuentas.map(({ nombre }) => nombre)).toEqual(['Oficina']);

    const ticket = new NewTicket(page);
    await page.goto('/generar-ticket');
    await ticket.type('Asunto', 'Una consulta');
    await ticket.type('Mensaje', 'No veo mi dominio');
    await ticket.main
      .locator('input[type=file]')
      .setInputFiles({ name: 'uno.png', mimeType: 'image/png', buffer: PNG });
    await ticket.press('Guardar datos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recibimos su consulta');
    expect(edge.mundo.tickets).toEqual([{ asunto: 'Una consulta', archivos: ['uno.png'] }]);
  });

  test('the first visit gives contact data and accepts the terms', async ({ page, edge }) => {
    await page.goto('/administrar/mis-datos');
    await new SignIn(page).as('nuevo');
    const first = new FirstContact(page);
    await first.type('Nombre', 'Elena');
    await first.type('Apellido', 'Nueva');
    await first.type('Correo electrónico público', 'elena@ejemplo.uy');
    await first.fill('099 123 456');
    const terms = new Terms(page);
    await terms.main.getByLabel('Acepto los términos y condiciones').check();
    await terms.press('Continuar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis datos');
    const person = edge.mundo.usuarios.find(({ login }) => login === 'nuevo');
    expect(person).toMatchObject({ acepto: true, contacto: { nombre: 'Elena', apellido: 'Nueva' } });
  });
});

test('an import whose answer is lost is looked for, and no page asks for it again', async ({
  page,
  edge,
}) => {
  test.slow();
  await page.goto('/transferir-dominio/datos');
  await new SignIn(page).as('titular');
  const first = await new ImportFirst(page).met();
  await first.check('afuera.uy');
  await first.follow('Continuar');
  const holder = await new ImportHolder(page).met();
  await holder.type('Código de autorización', 'codigo-de-afuera');
  await holder.press('Validar código');
  await holder.press('Continuar');
  const payment = await new ImportPayment(page).met();
  await payment.main.getByRole('radio', { name: 'Casa' }).check();
  await payment.press('Continuar');
  edge.lost.add('POST /transferencia-reg/solicitud');
  await (await new ImportSummary(page).met()).press('Solicitar Transferencia');
  const unknown = await new ImportInDoubt(page).met();
  await expect(unknown.main).toContainText('No sabemos si se solicitó');
  await expect(page.getByRole('button', { name: 'Solicitar Transferencia' })).toHaveCount(0);
  edge.mundo.importaciones.push({ ...pedida, dominio: 'afuera.uy', codigo: 'x' });
  await unknown.follow('Volver a mirar');
  await new ImportDone(page).met();
});

test('a confirmation whose answer is lost is looked up, and never asked for twice', async ({
  page,
  edge,
}) => {
  test.slow();
  await page.goto('/administrar/resumen');
  await new SignIn(page).as('titular');
  const search = new Availability(page);
  await page.goto('/consulta-disponibilidad?nombre=perdida.uy');
  await search.choose('perdida.uy');
  await search.press('Agregar al carrito de compras');
  await page.goto('/carrito-compra-paso-dos');
  const holders = new Holders(page);
  await holders.follow('Ingresar datos del titular de perdida.uy');
  await holders.fill('099 123 456');
  await holders.follow('Seleccionar forma de pago');
  await new Payment(page).newAccount('12345672');
  const [sale] = edge.mundo.ventas.slice(-1);
  const finalizar = `POST /carrito/venta/finalizar/${sale?.uuid}`;
  edge.mute.add(finalizar);
  await new Summary(page).press('Confirmar compra por $ 990,50');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu compra se realizó con éxito.', {
    timeout: 20_000,
  });
  expect(edge.asked.filter(({ name }) => name === finalizar)).toHaveLength(1);
});
