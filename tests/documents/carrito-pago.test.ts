import { describe, expect, it } from 'vitest';
import { buyer, buyerWithHolders, confirmButton } from '../support/compra';
import * as observe from '../support/observe';
import type { Page } from '../support/portal/page';
import { ACCOUNT } from '../support/portal/typed';
import { onDemoData } from '../support/registry';

const TRES = '/carrito-compra-paso-tres';
const CUATRO = '/carrito-compra-paso-cuatro';

onDemoData();

describe('step three, the payment', () => {
  it('needs a holder for every domain', async () => {
    const page = await (await buyer(['pronto.uy'])).open(TRES);
    expect(page).toRedirectTo('/carrito-compra-paso-dos');
    expect(page).toLeaveNotice('No se ha ingresado un titular para todos los dominios');
  });

  it('begins with Uruguay and the debit on the telephone bill', async () => {
    const page = await (await buyerWithHolders(['pago.uy'])).open(TRES);
    expect(page).toHaveHeading('Forma de pago');
    expect(page.field('País').value).toBe('1');
    expect(page.$('input[type=radio][name=idFormaPago][checked]').attr('value')).toBe('1');
  });

  it('makes a new account and goes on to the summary', async () => {
    const page = await (await buyerWithHolders(['pago.uy'])).open(TRES);
    const summary = await page.press('Continuar', ACCOUNT);
    expect(summary).toRedirectTo(CUATRO);
    expect(summary).toSay('Casa …1234');
  });

  it('makes one account of a form sent twice', async () => {
    const page = await (await buyerWithHolders(['pago.uy'])).open(TRES);
    const before = (await observe.paymentAccounts()).length;
    await Promise.all([page.press('Continuar', ACCOUNT), page.press('Continuar', ACCOUNT)]);
    await page.press('Continuar', ACCOUNT);
    expect(await observe.paymentAccounts()).toHaveLength(before + 1);
  });

  it('offers the accounts of the person, and nobody else may choose them', async () => {
    const who = await buyerWithHolders(['pago.uy']);
    await (await who.open(TRES)).press('Continuar', ACCOUNT);
    const again = await who.open(TRES);
    const theirs = again.$('input[name=cuentaPago][checked]').attr('value') ?? '';
    expect(theirs).not.toBe('-1');
    expect(again.within('Cuenta 24001234')).toSay('Cuenta 24001234 · Débito');
    const other = await buyerWithHolders(['otro-pago.uy'], 'financiero');
    const fields = { intencion: 'continuar', idFormaPago: '1', cuentaPago: theirs };
    expect(await other.post(TRES, fields)).toRefuse('Debe seleccionar una cuenta o crear una nueva');
  });

  it('begins with the account of the last purchase', async () => {
    const chosen = (page: Page) => page.$('input[name=cuentaPago][checked]').attr('value');
    const first = await (await buyerWithHolders(['primera.uy'], 'titular')).open(TRES);
    const accounts = first
      .$('input[name=cuentaPago]')
      .map((_, each) => first.$(each).attr('value'))
      .get();
    const other = accounts.find((each) => each !== chosen(first) && each !== '-1') ?? '';
    const who = await buyerWithHolders(['segunda.uy'], 'titular');
    const summary = await who.post(TRES, { intencion: 'continuar', idFormaPago: '1', cuentaPago: other });
    await (await who.open(CUATRO)).press(confirmButton(await who.open(CUATRO)));
    expect(summary).toRedirectTo(CUATRO);
    const next = await (await buyerWithHolders(['tercera.uy'], 'titular')).open(TRES);
    expect(chosen(next)).toBe(other);
  });

  it('asks for an account', async () => {
    const who = await buyerWithHolders(['pago.uy']);
    expect(await who.post(TRES, { intencion: 'continuar', idFormaPago: '1', cuentaPago: '' })).toRefuse(
      'Debe seleccionar una cuenta o crear una nueva',
    );
  });

  it('keeps one account once, however often and however its document is typed', async () => {
    const who = await buyerWithHolders(['pago.uy']);
    const before = (await observe.paymentAccounts()).length;
    const first = await (await who.open(TRES)).press('Continuar', ACCOUNT);
    expect(first).toRedirectTo(CUATRO);
    const same = { ...ACCOUNT, 'Nombre de la cuenta': 'Otra', 'Número de documento': '1.234.567-2' };
    const again = await (await who.open(TRES)).press('Continuar', same);
    expect(again).toSay('Casa …1234');
    expect(await observe.paymentAccounts()).toHaveLength(before + 1);
  });

  it.each([
    ['Nombre de la cuenta', 'C', 'El nombre ingresado no es válido'],
    ['Número de documento', '1234567890123', 'El número de documento no puede tener más de 12 caracteres.'],
    ['Número de documento', '12345671', 'La cédula de identidad ingresada no es válida.'],
    ['Tipo de documento', '', 'Seleccione el tipo de documento.'],
  ])('refuses a new account with %s %j', async (field, value, message) => {
    const page = await (await buyerWithHolders(['pago.uy'])).open(TRES);
    const refused = await page.press('Continuar', { ...ACCOUNT, [field]: value });
    expect(refused).toShowError(field, message);
    expect(refused.field('Número de cuenta').value).toBe('24001234');
  });

  it('asks for every field of a new account', async () => {
    const page = await (await buyerWithHolders(['pago.uy'])).open(TRES);
    expect(await page.press('Continuar', { Cuenta: 'Nueva cuenta' })).toRefuse(
      'Debe completar todos los campos obligatorios',
    );
  });

  it('shows the documents of another country without losing what was typed', async () => {
    const page = await (await buyerWithHolders(['pago.uy'])).open(TRES);
    const updated = await page.press('Ver los documentos del país', { ...ACCOUNT, País: 'Brasil' });
    expect(updated.status).toBe(200);
    expect(updated.errors).toEqual([]);
    expect(updated.title).toBe('Forma de pago – Carrito de compras – Registro .uy');
    expect(updated.field('País').value).toBe('3');
    expect(updated.field('Nombre de la cuenta').value).toBe('Casa');
    const summary = await updated.press('Continuar', { 'Tipo de documento': 'Pasaporte' });
    expect(summary).toSay('Brasil');
  });

  it('keeps the documents of the typed country when it is refused', async () => {
    const page = await (await buyerWithHolders(['pago.uy'])).open(TRES);
    const refused = await page.press('Continuar', { ...ACCOUNT, País: 'Brasil', 'Tipo de documento': '' });
    const again = await refused.press('Continuar', { 'Tipo de documento': 'Documento de identidad' });
    expect(again).toRedirectTo(CUATRO);
  });

  it.each(['', 'x', '99999', '-7'])('survives country %j', async (idPais) => {
    const who = await buyerWithHolders(['pago.uy']);
    const page = await who.post(TRES, { intencion: 'actualizar-documentos', idPais });
    expect(page).toHaveHeading('Forma de pago');
  });

  it('refuses an intention it does not know', async () => {
    const who = await buyerWithHolders(['pago.uy']);
    expect((await who.post(TRES, { intencion: 'otra' })).status).toBe(400);
  });
});
