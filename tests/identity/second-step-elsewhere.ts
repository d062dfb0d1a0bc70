import type { Server } from 'node:http';
import { load } from 'cheerio';
import express from 'express';
import { afterAll, beforeAll } from 'vitest';
import { lastResort } from '~/front-door/last-resort.server';
import { secondStepElsewhere } from '~/identity/segundo-paso/elsewhere.server';
import type { StepUpAct } from '~/registry/domain/step-up';
import { avisarCuenta } from '~/registry/edge/avisos/a-una-cuenta';
import { requestContext } from '~/session/request/request-context.server';
import { visitors } from '~/session/sign-in/second-step.server';
import { freePort } from '../support/free-port';
import { onFreshDatabase } from '../support/registry';
import { type Ways, withForeign } from './ajeno';
import { Browser, withAnaKnown } from './browser';
import { codeOf, codesIn, inStepsOfCodes, PASO, send } from './codes';

const [portal, outside] = [await freePort(), await freePort()];
export const PUBLIC_URL = `http://localhost:${portal}`;

/** A provider that says nothing of a second step. */
export const USUAL: Ways = { alg: 'ES256' };

export const signIn = (browser: Browser) => browser.follow('/ingresar?volver=/ayuda');
export const heading = ({ html }: { html: string }) => load(html)('h1').text();

/** A sign-in that stands before the code. */
export const beforeCode = async (browser = new Browser(), address = '/ingresar?volver=/ayuda') => ({
  browser,
  page: await browser.follow(address),
});

/** Sends a code, and goes where that leads. */
export async function typing({ browser, page }: Awaited<ReturnType<typeof beforeCode>>, codigo: string) {
  const answer = await send(browser, page.path, { codigo });
  if (answer.location) await browser.follow(answer.location);
  return { ...answer, leads: new URL(answer.location || page.path, PUBLIC_URL).pathname };
}

/** What an act of the registry still asks of who sits at that browser. */
export const asksFor = (browser: Browser, acto: StepUpAct) =>
  browser.act(async (args) => {
    const { plainRegistry } = await requestContext(args);
    return plainRegistry.usuario.confirmacion({ acto });
  }, '/');

/**
 * A portal in front of another provider that says nothing of a second step, where it asks for one of its own (decision 119). At that provider whoever comes is
 * Ana, as if they knew her password.
 */
export function withSecondStepElsewhere(enter = visitors.enter) {
  onFreshDatabase('SQLite', {
    PUBLIC_URL,
    PORT: String(portal),
    OIDC_ISSUER: `http://127.0.0.1:${outside}/op`,
    OIDC_CLIENT_ID: 'registro',
    OIDC_CLIENT_SECRET: 'secreto+del/portal%:1',
  });
  withAnaKnown();
  const foreign = withForeign(outside, PUBLIC_URL);
  const { passed, inSteps } = inStepsOfCodes();
  let server: Server;
  beforeAll(async () => {
    const app = express()
      .set('trust proxy', 'loopback')
      .use('/oidc', secondStepElsewhere({ ...visitors, enter }, avisarCuenta))
      .use(lastResort);
    server = app.listen(portal, 'localhost');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Who comes to the provider turns the second step on, and leaves; answers its secret and recovery codes. */
  async function activated(browser = new Browser()) {
    await signIn(browser);
    const page = await browser.follow(`${PASO}/agregar`);
    const shown = page.path.endsWith('/agregar') ? page : await browser.open(`${PASO}/agregar`);
    const $ = load(shown.html);
    const secret = $('code').text().replaceAll(' ', '');
    const done = await send(browser, `${PASO}/agregar`, {
      secreto: String($('[name=secreto]').val()),
      nombre: 'Mi teléfono',
      codigo: codeOf(secret),
    });
    inSteps(1); // the step of that code is used up
    return { secret, codes: codesIn(done.html), browser };
  }
  return { foreign, passed, inSteps, activated };
}
