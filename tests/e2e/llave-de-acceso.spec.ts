import type { CDPSession, Page } from '@playwright/test';
import { onFreePort } from '../support/free-port';
import { Access } from './screens/desk';
import { SignIn } from './screens/purchase';
import { AddPasskey, Confirm, RecoveryCodes, SecondStep } from './screens/second-step';
import { PortalProcess } from './support/portal-process';
import { test as base, expect } from './support/scenario';

/** A passkey is of a host with a name, which 127.0.0.1 is not. */
const test = base.extend({
  portal: async ({ browserName: _ }, use) => {
    const portal = await onFreePort((port) =>
      PortalProcess.startAt(port, process.env.E2E_DEMO_DATA, { PUBLIC_URL: `http://localhost:${port}` }),
    );
    await use(portal);
    await portal.stop();
  },
  baseURL: async ({ portal }, use) => use(`http://localhost:${new URL(portal.url).port}`),
});

const ACCESS = '/administrar/mis-datos/acceso';
const LOGIN = 'otro';

/** A key in the browser of that page, which is touched whenever it is asked. */
async function withKey(page: Page): Promise<{ client: CDPSession; authenticatorId: string }> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return { client, authenticatorId };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar Sesión' }).first().click();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toHaveCount(0);
}

/** Gives the right password, and stands before the second step. */
async function beforeStep(page: Page): Promise<Confirm> {
  await page.goto(ACCESS);
  await (await new SignIn(page).met()).as(LOGIN);
  return new Confirm(page).met();
}

/** Adds a passkey as the first device of the account; answers its recovery codes. */
async function withPasskey(page: Page): Promise<string[]> {
  await page.goto(ACCESS);
  await new SignIn(page).as(LOGIN);
  await (await new Access(page).met()).follow(/segundo paso/i);
  await (await new SecondStep(page).met()).follow('Usar una llave de acceso');
  const adding = await new AddPasskey(page).met();
  await expect(adding.main).not.toContainText('Este navegador no puede crear una llave');
  await adding.press('Crear la llave');
  await adding.refuses('Escriba un nombre para la llave.');
  await adding.create('Mi computadora');
  const codes = await (await new RecoveryCodes(page).met()).all();
  await new RecoveryCodes(page).follow('Ya los guardé');
  await new Access(page).met();
  await signOut(page);
  return codes;
}

test('a passkey is added, is the second step of a sign-in, and is taken away', async ({ page }) => {
  test.slow();
  const { client, authenticatorId } = await withKey(page);
  await withPasskey(page);
  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials.map(({ rpId }) => rpId)).toEqual(['localhost']);

  await (await beforeStep(page)).press('Usar mi llave de acceso');
  await (await new Access(page).met()).follow(/segundo paso/i);
  const devices = await new SecondStep(page).met();
  await expect(devices.main.getByRole('listitem').first()).toContainText('Mi computadora, llave de acceso');

  await devices.follow('Agregar una llave de acceso');
  const again = await new AddPasskey(page).met();
  await again.create('La misma');
  await expect(again.main.getByRole('alert')).toHaveText(
    'La llave de este aparato ya está en su cuenta: no hace falta agregarla otra vez.',
  );
  await again.follow('Cancelar');
  await devices.follow('Quitar Mi computadora');
  await devices.press('Quitar el dispositivo');
  await expect(devices.main.getByRole('status')).toHaveText('Se quitó el dispositivo «Mi computadora».');
  await page.goto(ACCESS);
  await signOut(page);
  await page.goto(ACCESS);
  await new SignIn(page).as(LOGIN);
  await new Access(page).met();
});

test('who has not their key at hand signs in with a recovery code', async ({ page }) => {
  test.slow();
  const { client, authenticatorId } = await withKey(page);
  const codes = await withPasskey(page);
  await client.send('WebAuthn.clearCredentials', { authenticatorId });
  const step = await beforeStep(page);
  await step.press('Usar mi llave de acceso');
  await expect(step.main.getByRole('alert')).toHaveText(
    'No se usó ninguna llave. Pruebe otra vez, o escriba un código abajo.',
  );
  await step.met();
  await step.withCode(codes[0] ?? '');
  await new Access(page).met();
});
