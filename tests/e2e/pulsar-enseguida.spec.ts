import { NewTicket, TicketSent } from './screens/desk';
import { SignIn } from './screens/purchase';
import { expect, test } from './support/scenario';

/** React begins in a task of its own, a moment after it is told: longer here, so that a press falls into it. */
const MOMENT_MS = 100;

test('a press just before React takes the page over leaves the page with its scripts', async ({ page }) => {
  await page.addInitScript((moment) => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function later(message: unknown) {
      setTimeout(() => postMessage.call(this, message), moment);
    };
    const pressing = setInterval(() => document.querySelector('h1')?.click(), moment / 4);
    addEventListener('load', () => setTimeout(() => clearInterval(pressing), moment * 20));
  }, MOMENT_MS);
  await page.goto('/consulta-disponibilidad');
  const isOfReact = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
  await expect.poll(isOfReact, { message: 'React took the page over', timeout: 30_000 }).toBe(true);
  const opened = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('main').getByRole('textbox').first().fill('nadie-lo-tiene');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('nadie-lo-tiene.uy');
  expect(await page.evaluate(() => performance.timeOrigin), 'a script changed the page').toBe(opened);
});

test('a dialog over another page, left as soon as it has the focus, gives it back to the link that opened it', async ({
  page,
}) => {
  await page.goto('/administrar/mis-dominios');
  await new SignIn(page).as('titular');
  const renew = page.getByRole('main').getByRole('link', { name: /^Renovar.*camión\.uy/ });
  await page.addInitScript(() => {
    addEventListener('focusin', ({ target }) => {
      const dialog = target instanceof Element ? target.closest('dialog') : null;
      queueMicrotask(() => dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))); // as Escape does
    });
  });
  await page.reload();
  await renew.click();
  await page.waitForURL(/ver-dominio\/renovar/);
  await page.waitForURL(/administrar\/mis-dominios$/);
  await expect(renew).toBeFocused();
});

test('a question that is sent while its captcha is still worked out is sent, and not called incorrect', async ({
  page,
}) => {
  await page.goto('/generar-ticket');
  const ticket = await new NewTicket(page).met();
  for (const [label, text] of [
    [/^Nombre$/, 'Ana'],
    [/^Correo/, 'ana@ejemplo.uy'],
    ['Confirmar correo', 'ana@ejemplo.uy'],
    ['Asunto', 'Una pregunta'],
    ['Mensaje', 'Buenas tardes.'],
  ] as const)
    await ticket.type(label, text);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await arrived; // what works it out is loaded only now, slowly
    await route.continue();
  });
  await ticket.main.getByLabel('No soy un programa automático').check();
  await ticket.main.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(ticket.main.getByText('Se envía al terminar.')).toBeVisible();
  arrive();
  await new TicketSent(page).met();
});
