import { load } from 'cheerio';
import { describe, it } from 'vitest';
import { freePort } from '../support/free-port';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { onFreshDatabase } from '../support/registry';
import { hayW3m, reads } from '../support/w3m';
import { Browser, CLAVE, withAnaKnown, withProvider } from './browser';
import { codeOf, codesIn, inStepsOfCodes, PASO, send } from './codes';

const port = await freePort();
onFreshDatabase('SQLite', { PUBLIC_URL: `http://localhost:${port}`, PORT: String(port) });
withProvider(port);
withAnaKnown();

const { inSteps } = inStepsOfCodes();

async function adding(browser: Browser) {
  await browser.signIn();
  const page = await browser.open(`${PASO}/agregar`);
  const $ = load(page.html);
  const fields = { secreto: String($('[name=secreto]').val()), nombre: 'Mi teléfono' };
  return { page, fields, secret: $('code').text().replaceAll(' ', '') };
}

/** Ana adds her telephone; what the page says then. */
async function activated(browser = new Browser()) {
  const { fields, secret } = await adding(browser);
  const done = await send(browser, `${PASO}/agregar`, { ...fields, codigo: codeOf(secret) });
  inSteps(1);
  return { done, secret };
}

/** A browser that gave the right password, and the page that follows. */
async function beforeCode() {
  const browser = new Browser();
  const page = await browser.follow('/ingresar?volver=/ayuda');
  const { location } = await browser.login(page, 'ana', CLAVE);
  return { browser, page: await browser.follow(location) };
}

describe.runIf(hayW3m)('a second step, in a text browser', () => {
  it('is added with its secret in words, since no telephone sees a drawing there', async () => {
    const browser = new Browser();
    const { page, fields } = await adding(browser);
    const secret = load(page.html)('code').text();
    reads(page.html, 'Agregar un dispositivo', secret, 'Nombre', 'Código');
    const wrong = await send(browser, `${PASO}/agregar`, { ...fields, codigo: '000000' });
    reads(wrong.html, 'Ese código no es el que muestra la aplicación ahora', secret, 'Mi teléfono');
  });

  it('gives ten recovery codes to be copied or printed, this once', async () => {
    const { done } = await activated();
    reads(done.html, 'códigos de recuperación', ...codesIn(done.html));
  });

  it('says of a passkey that this browser cannot, and leads to a code', async () => {
    const browser = new Browser();
    await browser.signIn();
    const page = await browser.open(`${PASO}/agregar-llave`);
    reads(page.html, 'llave', 'JavaScript');
    const sent = await send(browser, `${PASO}/agregar-llave`, { nombre: 'Mi llave' });
    reads(sent.html, 'Este navegador no creó ninguna llave', 'Agregue una aplicación de códigos');
  });

  it('asks for its code after the password, and says what is wrong beside it', async () => {
    const { secret } = await activated();
    const { browser, page } = await beforeCode();
    reads(
      page.html,
      'Escriba su código',
      'Abra la aplicación de códigos de su teléfono',
      'No tengo mi dispositivo ni mis códigos',
    );
    const wrong = await send(browser, page.path, { codigo: '000000' });
    reads(wrong.html, 'Ese código no sirve');
    await send(browser, page.path, { codigo: codeOf(secret) });
  });

  it('shows its devices, what happened to them, and takes one away after asking', async () => {
    const { secret } = await activated();
    const { browser, page } = await beforeCode();
    const done = await send(browser, page.path, { codigo: codeOf(secret) });
    await browser.follow(done.location);
    const overview = await browser.open(PASO);
    reads(
      overview.html,
      'Segundo paso',
      'Mi teléfono',
      'Le quedan 10 códigos de 10',
      'Se agregó el dispositivo «Mi teléfono».',
    );
    const href = String(load(overview.html)('a:contains(Quitar)').attr('href'));
    const question = await browser.open(href);
    reads(question.html, 'Quitar «Mi teléfono»', 'Es su único dispositivo.');
    const quitar = String(load(question.html)('button[name=quitar]').val());
    reads((await send(browser, PASO, { quitar })).html, 'Se quitó el dispositivo «Mi teléfono».');
  });

  it('that was lost goes in 72 hours: how it is asked, told, and stopped from a mail', async () => {
    await activated();
    await given.mailsSent();
    const { browser, page } = await beforeCode();
    const href = String(load(page.html)('a:contains(No tengo mi dispositivo)').attr('href'));
    reads(
      (await browser.open(href)).html,
      'Tarda 72 horas',
      'Pedir que se quite',
      'escríbale al Registro .uy',
    );
    await send(browser, href);
    reads((await browser.open(href)).html, 'Se pidió quitar el segundo paso', 'Se quita el');
    const { texto } = await observe.lastMail('ana@correo.uy');
    const link = /\S+\/detener\?codigo=\S+/.exec(texto)?.[0] ?? '';
    const stop = await new Browser().open(link);
    reads(stop.html, 'Detener el pedido', 'de la cuenta ana', 'Detenerlo');
    reads(
      (await send(new Browser(), link)).html,
      'El segundo paso sigue como estaba',
      'Elegir otra contraseña',
    );
    reads((await new Browser().open(link)).html, 'El enlace no sirve más');
  });
});
