import { SignIn } from './screens/purchase';
import { expect, test } from './support/scenario';
import { expectSound } from './support/soundness';

const over = (dialog: string, dominio = 'titular.uy', more = '') =>
  `/administrar/ver-dominio${dialog}?dominio=${encodeURIComponent(dominio)}${more}`;

/** A name in each state that there is, with what its holder sees of it. */
const STATES = {
  'titular.uy': 'Registrado',
  'sinformadepago.uy': 'Sin forma de pago',
  'congelado.uy': 'Congelado hasta el',
  'vencido.uy': 'Vencido',
  'eliminado.uy': 'Eliminado',
  'liberado.uy': 'Eliminado',
  'ombu.com.uy': 'Invitaciones pendientes',
  'ñandú.uy': 'Delegado en otros servidores',
};

/** Every dialog of the administration, and the button or words by which it is known. */
const DIALOGS: [string, RegExp][] = [
  [over('/liberar'), /^Liberar dominio$/],
  [over('/eliminar'), /^Eliminar definitivamente$/],
  [over('/recuperar', 'eliminado.uy'), /^Recuperar/],
  [over('/renovar'), /^Renovar por/],
  [over('/agregar-renovacion'), /carrito/],
  [over('/cambiar-forma-de-pago'), /^Guardar forma de pago$/],
  [over('/quitar-forma-de-pago'), /^Quitar la forma de pago$/],
  [over('/renovacion-automatica'), /^Desactivar/],
  [over('/congelar'), /^Congelar dominio$/],
  [over('/editar-contacto', 'titular.uy', '&tipo=TITULAR'), /^Guardar datos$/],
  [over('/cambiar-contacto', 'titular.uy', '&tipo=FINANCIERO'), /^Enviar invitación$/],
];

test.slow();
test.beforeEach(async ({ page }) => {
  await page.goto('/administrar/mis-dominios?cantidad=50');
  await new SignIn(page).as('titular');
});

test('every state of a domain is told on its page, which anybody can use', async ({ page }) => {
  await expectSound(page);
  for (const [dominio, words] of Object.entries(STATES)) {
    await page.goto(over('', dominio));
    await expect(page.getByRole('main'), dominio).toContainText(words);
    await expectSound(page);
  }
});

test('every dialog of a domain says what it does, and anybody can use it', async ({ page }) => {
  for (const [address, words] of DIALOGS) {
    await page.goto(address);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: words }), address).toBeVisible();
    await expectSound(page);
  }
  await page.goto(over('', 'ombu.com.uy'));
  await page.getByRole('link', { name: /^Cancelar la invitación/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page);
});
