import { describe, expect, it } from 'vitest';
import { buyerAtSummary, buyerWithHolders, confirmButton } from '../support/compra';
import * as given from '../support/given';
import { HOLDER } from '../support/portal/typed';
import { plain } from '../support/portal/words';
import { onDemoData } from '../support/registry';

const CUATRO = '/carrito-compra-paso-cuatro';

onDemoData();

describe('step four, the summary', () => {
  it('needs an account', async () => {
    const who = await buyerWithHolders(['resumen.uy']);
    const page = await who.open(CUATRO);
    expect(page).toRedirectTo('/carrito-compra-paso-tres');
    expect(page).toLeaveNotice('Debe seleccionar una cuenta o crear una nueva');
  });

  it('repeats every answer, with what it costs and when it is charged', async () => {
    const [, page] = await buyerAtSummary(['resumen.uy', 'resumen.com.uy']);
    expect(page).toHaveHeading('Resumen de la compra');
    for (const words of ['resumen.uy', '1 Año', '$ 1.389', '$ 1.159', 'Ana Núñez', 'ana@ejemplo.uy'])
      expect(page).toSay(words);
    expect(page).toSay('Casa …1234');
    expect(page).toSay('resumen.uy y resumen.com.uy se renuevan solos cada año, con esta misma cuenta.');
    expect(page).toSay('$ 2.548 (IVA incluido)');
    expect(page).toSay('en un solo pago y figura en la factura del período siguiente');
    expect(page.text.match(/por un año|1 Año/g), 'beside each name, and nowhere else').toHaveLength(2);
    expect(confirmButton(page)).toBe('Confirmar compra por $ 2.548');
  });

  it('says once what is paid, and on the button, where the sum of one table says it', async () => {
    const [, page] = await buyerAtSummary(['resumen.uy', 'resumen.com.uy']);
    expect(plain(page.$('main').text()).match(/\$ 2\.548/g)).toHaveLength(2);
    expect(page).not.toSay('Subtotal');
  });

  it('parts the lines of a holder where there are no styles either', async () => {
    const [, page] = await buyerAtSummary(['lineas.uy']);
    const lines = page.$('main dd:contains("Ana Núñez")').html() ?? '';
    expect(lines).toMatch(/^Ana Núñez<br>/);
  });

  it('says together the names of one holder', async () => {
    const [, page] = await buyerAtSummary(['juntos.uy', 'juntos.com.uy']);
    expect(page.within('juntos.uy, juntos.com.uy')).toSay('Ana Núñez');
    const links = Object.keys(page.links).filter((words) => words.startsWith('Cambiar el titular'));
    expect(links).toEqual(['Cambiar el titular de juntos.uy y de juntos.com.uy']);
  });

  it('leads to each answer and, once changed, back', async () => {
    const [, page] = await buyerAtSummary(['cambia.uy']);
    const dialog = await page.follow('Cambiar el titular de cambia.uy');
    const changed = await dialog.press('Guardar datos', { ...HOLDER, 'Nombre y apellido': 'Otro Titular' });
    expect(changed).toRedirectTo(CUATRO);
    expect(changed).toSay('Otro Titular');
    const payment = await changed.follow('Cambiar la forma de pago');
    expect(await payment.press('Continuar')).toRedirectTo(CUATRO);
    const cart = await changed.follow('Cambiar los artículos');
    expect(cart.links['Continuar con la compra']).toBe(CUATRO);
  });

  it('confirms only the price that was shown, and tells the new one', async () => {
    const [, page] = await buyerAtSummary(['precio.uy']);
    await given.price(200_000, 'uy');
    const refused = await page.press(confirmButton(page));
    expect(refused).toRefuse('$ 2.000');
    expect(confirmButton(refused)).toBe('Confirmar compra por $ 2.000');
    expect(await refused.press(confirmButton(refused))).toHaveHeading('Tu compra se realizó con éxito.');
  });

  it('shows the price of the day', async () => {
    const [who] = await buyerAtSummary(['precio.uy']);
    await given.price(200_000, 'uy');
    expect(confirmButton(await who.open(CUATRO))).toBe('Confirmar compra por $ 2.000');
  });
});
