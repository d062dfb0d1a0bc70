import { describe, expect, it } from 'vitest';
import { termsInForce } from '~/registry/client.server';
import { signedIn } from '~/session/guard.server';
import { freePort } from '../support/free-port';
import { onFreshDatabase } from '../support/registry';
import { Browser, withProvider } from './browser';

const port = await freePort();
onFreshDatabase('SQLite', { PUBLIC_URL: `http://localhost:${port}`, PORT: String(port) });
withProvider(port);

const PAGE = '/administrar/mis-dominios?pagina=2';

/** Where a page that needs somebody signed in leads; empty when it is shown. */
const leadsTo = (browser: Browser, path: string, form?: Record<string, string>): Promise<string> =>
  browser.act(signedIn, path, form).then(
    () => '',
    (thrown: unknown) =>
      thrown instanceof Response ? (thrown.headers.get('Location') ?? '') : String(thrown),
  );

const contacto = {
  nombre: 'Ana',
  apellido: 'Pérez',
  direccion: 'Rivera 1234',
  telefono: '29001234',
  emailPublico: 'ana@ejemplo.uy',
  email: 'ana@ejemplo.uy',
  mailConfirmacion: 'ana@ejemplo.uy',
};

describe('a page that needs somebody signed in', () => {
  it('leads anyone else to sign in, and back', async () => {
    const to = '/ingresar?volver=%2Fadministrar%2Fmis-dominios%3Fpagina%3D2';
    expect(await leadsTo(new Browser(), PAGE)).toBe(to);
  });

  it('asks for contact data first, then for the terms, then never again in this sign-in', async () => {
    const browser = new Browser();
    await browser.signIn();
    const back = encodeURIComponent(PAGE);
    expect(await leadsTo(browser, PAGE)).toBe(`/mis-datos-primer-login?redirectTo=${back}`);
    expect(await leadsTo(browser, `/mis-datos-primer-login?redirectTo=${back}`)).toBe('');

    const { registry } = await browser.visit();
    await registry.cuenta.crearContacto({ contacto, ignorarApellido: true });
    expect(await leadsTo(browser, PAGE)).toBe(`/aceptar-terminos-condiciones?redirectTo=${back}`);
    expect(await leadsTo(browser, `/aceptar-terminos-condiciones?redirectTo=${back}`)).toBe('');

    await registry.terminos.aceptar({});
    expect(await leadsTo(browser, PAGE)).toBe('');
    expect(await (await browser.visit()).session.read('revisado')).toBe(await termsInForce());
  });

  it('asks for them also where the sign-in began on a public page', async () => {
    const browser = new Browser();
    const back = '/consulta-whois?dominio=pepe.uy';
    const asked = (path: string) => expect.stringContaining(`${path}?redirectTo=${encodeURIComponent(back)}`);
    expect(await browser.signIn('ana', back)).toEqual(asked('/mis-datos-primer-login'));
    await (await browser.visit()).registry.cuenta.crearContacto({ contacto, ignorarApellido: true });
    const again = new Browser();
    expect(await again.signIn('ana', back)).toEqual(asked('/aceptar-terminos-condiciones'));
    await (await again.visit()).registry.terminos.aceptar({});
    expect(await new Browser().signIn('ana', back)).toEqual(
      expect.stringMatching(/consulta-whois\?dominio=pepe\.uy$/),
    );
  });

  it('keeps nothing of who only looked, and leads anyone who asks for its head alone to sign in too', async () => {
    const browser = new Browser();
    const head = await browser
      .act((args) => signedIn({ ...args, request: new Request(args.request, { method: 'HEAD' }) }), PAGE)
      .catch((thrown: unknown) => thrown);
    expect(head instanceof Response && head.headers.get('Location')).toContain('/ingresar?volver=');
    expect(browser.cookies.get('sesion')).toBeUndefined();
  });

  it('keeps a form that arrives before the checks are done', async () => {
    const browser = new Browser();
    await browser.signIn();
    const { session } = await browser.visit();
    await leadsTo(browser, '/generar-ticket', { csrf: session.csrf, asunto: 'Consulta' });
    const after = await browser.visit();
    expect(await after.session.takeDraft('/generar-ticket')).toMatchObject({
      campos: { asunto: 'Consulta' },
    });
  });
});
