import { describe, expect, it } from 'vitest';
import { now, useClock } from '~/base/clock.server';
import { buyer, buyerAtSummary, confirmButton } from '../support/compra';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const CINCO = '/carrito-compra-paso-cinco';

onDemoData();

const confirmed = async (summary: Page): Promise<Page> => summary.press(confirmButton(summary));
const referenceOf = (page: Page): string =>
  new URL(page.path, 'http://portal.test').searchParams.get('referencia') ?? '';

describe('step five, the confirmation', () => {
  it('has a reference, what was charged, when, and what happens next', async () => {
    const [, summary] = await buyerAtSummary(['confirmo.uy']);
    const page = await confirmed(summary);
    expect(page).toHaveHeading('Tu compra se realizó con éxito.');
    expect(page).toSay(referenceOf(page));
    expect(page).toSay('$ 1.389 (IVA incluido)');
    expect(page).toSay('en la factura del período siguiente');
    expect(page.within('Comprobante')).toSay('Casa …1234');
    expect(page.within('Comprobante')).toSay('Ana Núñez');
    expect(page.links['confirmo.uy']).toBe('/administrar/ver-dominio?dominio=confirmo.uy');
    expect(page).toSay('desde el menú de su navegador');
    expect(page).toSay('Dominios registrados');
    expect(page).toSay('Registrado hasta el');
    expect(page.links['Administrar mis dominios']).toBe('/administrar/mis-dominios');
    expect(page.links['Poner en marcha un sitio o el correo']).toBe(
      '/administrar/ver-dominio?dominio=confirmo.uy#servidores',
    );
    expect(page.links).toHaveProperty('Carrito (0)');
  });

  it('has what there is now first, and what was paid for it after that; looked up later, the other way round', async () => {
    const [, summary] = await buyerAtSummary(['primero.uy']);
    const page = await confirmed(summary);
    const headings = (of: typeof page) =>
      of
        .$('main h2')
        .map((_, each) => of.$(each).text())
        .get();
    expect(headings(page)).toEqual(['Dominios registrados', 'Comprobante']);
    expect(page.$('main .button').first().text()).toBe('Poner en marcha un sitio o el correo');
    const inTwoHours = now().add({ hours: 2 });
    useClock(() => inTwoHours);
    const later = await (await visitor().as('otro')).open(page.path);
    expect(headings(later)).toEqual(['Comprobante', 'Dominios registrados']);
  });

  it('leads each name to where its DNS is chosen, once, and its questions are no list of one', async () => {
    const [, summary] = await buyerAtSummary(['uno-solo.uy']);
    const one = await confirmed(summary);
    expect(one).toSay('Para un sitio web o el correo, elija en la página del dominio quién responde su DNS');
    expect(one.text.split('un año'), 'until when it is registered is said').toHaveLength(1);
    expect(one.$('main li a').filter((_, each) => one.$(each).text().startsWith('¿Qué')).length).toBe(0);
    expect(one.links).toHaveProperty('¿Qué diferencia hay entre alojar y delegar un dominio?');
    const [, several] = await buyerAtSummary(['uno-de-dos.uy', 'dos-de-dos.uy']);
    const two = await confirmed(several);
    expect(two).toSay('elija en la página de cada uno quién responde su DNS');
    expect(two).toSay('Se renuevan automáticamente el día del vencimiento');
    expect(two.links['uno-de-dos.uy']).toBe('/administrar/ver-dominio?dominio=uno-de-dos.uy');
  });

  it('looked up later is the purchase by its number, with the way back to all of them', async () => {
    const [, summary] = await buyerAtSummary(['mas-tarde.uy']);
    const { path } = await confirmed(summary);
    const later = now().add({ hours: 2 });
    useClock(() => later);
    const page = await (await visitor().as('otro')).open(path);
    const heading = `Compra ${referenceOf(page)}`;
    expect(page.$('nav.subnav [aria-current]').text()).toBe('Mis compras');
    expect(page).toHaveHeading(heading);
    expect(page.title).toContain(heading);
    expect(page.links['Volver a Mis compras']).toBe('/administrar/mis-compras');
    expect(page).toSay('Registrado hasta el');
    expect(page.text).not.toMatch(/con éxito|Para un sitio web|Ya quedó hecho|Pasos de la compra/);
    expect(page.text, 'who looked it up knows where it is').not.toContain('Puede volver a ver esta página');
    expect(page).toSay('Puede imprimirla desde el menú de su navegador.');
    const number = page.$('main').text().split(referenceOf(page));
    expect(number, 'its number is said once').toHaveLength(2);
  });

  it('is where going back to a step leads', async () => {
    const [who, summary] = await buyerAtSummary(['atras.uy']);
    const page = await confirmed(summary);
    for (const paso of ['dos', 'tres', 'cuatro'])
      expect(await who.open(`/carrito-compra-paso-${paso}`)).toRedirectTo(page.path);
  });

  it('survives reload, bookmark and another session of the same person', async () => {
    const [who, summary] = await buyerAtSummary(['recargo.uy']);
    const page = await confirmed(summary);
    expect((await who.open(page.path)).text).toBe(page.text);
    const elsewhere = await buyer([], 'otro');
    expect(await elsewhere.open(page.path)).toSay(referenceOf(page));
  });

  it('is only its owner’s', async () => {
    const [, summary] = await buyerAtSummary(['propio.uy']);
    const page = await confirmed(summary);
    const other = await (await buyer([], 'financiero')).open(page.path);
    expect(other.status).toBe(404);
    expect(other).toHaveHeading('Información no disponible');
    expect(other.links['Ver mis compras']).toBe('/administrar/mis-compras');
  });

  it.each(['', '?referencia=UY-2026-00000000', '?referencia=', '?venta=nada'])(
    'does not exist at %j',
    async (query) => {
      const page = await (await buyer([])).open(`${CINCO}${query}`);
      expect(page.status).toBe(404);
      expect(page).toHaveHeading('Información no disponible');
    },
  );

  it('without a reference leads to where all of them are', async () => {
    const page = await (await buyer([])).open(CINCO);
    expect(page).toSay('A la dirección le falta el número de referencia de la compra.');
    expect(page.links['Buscarla en Mis compras']).toBe('/administrar/mis-compras');
  });

  it('leads back to the summary while a sale is not confirmed', async () => {
    const [who, summary] = await buyerAtSummary(['pendiente.uy']);
    const uuid = summary.$('[name=operacion]').attr('value') ?? '';
    expect(await who.open(`${CINCO}?venta=${uuid}`)).toRedirectTo('/carrito-compra-paso-cuatro');
  });

  it('stops asking by itself after some minutes, and says that confirming again charges once', async () => {
    const [who, summary] = await buyerAtSummary(['espero.uy']);
    const uuid = summary.$('[name=operacion]').attr('value') ?? '';
    const waiting = await who.open(`${CINCO}?venta=${uuid}&espera=5&vez=24`);
    expect(waiting.$('meta[http-equiv=refresh]')).toHaveLength(0);
    expect(waiting).toSay('Se cobra una sola vez.');
    expect(await waiting.follow('Volver al resumen de la compra')).toHaveHeading('Resumen de la compra');
  });

  it('waits, without scripts, for a confirmation that takes time', async () => {
    const [who, summary] = await buyerAtSummary(['espera.uy']);
    const uuid = summary.$('[name=operacion]').attr('value') ?? '';
    const waiting = await who.open(`${CINCO}?venta=${uuid}&espera=3`);
    expect(waiting).toHaveHeading('Estamos procesando su compra');
    expect(waiting.$('meta[http-equiv=refresh]').attr('content')).toBe(
      `3;url=${CINCO}?venta=${uuid}&espera=3&vez=2`,
    );
    await confirmed(summary);
    expect(await waiting.follow('Actualizar ahora')).toHaveHeading('Tu compra se realizó con éxito.');
  });
});
