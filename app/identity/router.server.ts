import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type Provider from 'oidc-provider';
import { settings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { ReadOnlyNow } from '~/database/read-only.server';
import { isEmbedded } from '~/openid/issuer.server';
import { waitingForCode } from './adapter.server';
import { codeStep, showLogin, takeLogin } from './interaction.server';
import { messagePage } from './pages.server';
import { embeddedProvider } from './provider.server';
import type { Tell } from './segundo-paso/changes.server';
import { askLost, showLost } from './segundo-paso/quita/at-sign-in.server';
import { factorRouter, signedInAtProvider } from './segundo-paso/router.server';
import { sendPage } from './send-page.server';
import { type CodeStep, waitingFor } from './sign-in-under-way.server';

/** Under which address the provider is reached is a setting, never what a request claims. */
const reachedAt =
  (address: string): RequestHandler =>
  (request, _, next) => {
    const { protocol, host } = new URL(address);
    request.headers['x-forwarded-proto'] = protocol.replace(':', '');
    request.headers['x-forwarded-host'] = host;
    next();
  };

type Step = (provider: Provider, ...rest: Parameters<RequestHandler>) => unknown;

/** The provider's own mistakes and the database's become a page, not a stack. */
const withProvider =
  (step: Step, find: () => Promise<Provider>): RequestHandler =>
  async (request, response, next) => {
    try {
      await step(await find(), request, response, next);
    } catch (error) {
      next(error);
    }
  };

const clientMistake = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && Number(error.status) < 500;

const onError: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent || error instanceof ReadOnlyNow) return next(error);
  const mine = !clientMistake(error);
  if (mine) log.error({ error }, 'the provider failed');
  const mensaje = mine
    ? 'Inténtelo nuevamente en unos minutos.'
    : 'El pedido llegó incompleto. Comience de nuevo.';
  sendPage(response, mine ? 500 : 400, messagePage('No se pudo completar el inicio de sesión', mensaje));
};

/** A page beside the one that asks for the code: of who gave the right password, and nobody else. */
const besideCode =
  (work: (step: CodeStep) => Promise<void>): Step =>
  async (provider, request, response) => {
    const waiting = await waitingFor(provider, request, response);
    if (!waiting) return;
    const oid = waitingForCode(waiting.result);
    if (!oid) return response.redirect(303, `/oidc/interaccion/${waiting.uid}`);
    await work(codeStep(provider, { request, response, waiting }, oid));
  };

/** Everything a provider answers, to be mounted where its issuer says. */
export function providerRouter(find: () => Promise<Provider>, address: string, tell: Tell): express.Router {
  const form = express.urlencoded({ extended: false, limit: '10kb', parameterLimit: 20 });
  const lost = '/interaccion/:uid/sin-dispositivo';
  return express
    .Router()
    .use(reachedAt(address))
    .get('/interaccion/:uid', withProvider(showLogin, find))
    .post(
      '/interaccion/:uid',
      form,
      withProvider((provider, request, response) => takeLogin(provider, request, response, tell), find),
    )
    .get(lost, withProvider(besideCode(showLost), find))
    .post(lost, form, withProvider(besideCode(askLost(tell)), find))
    .use(withProvider((provider, request, response) => provider.callback()(request, response), find))
    .use(onError);
}

/** The embedded provider for the front door; null when an outside one is configured. */
export const identityRouter = (tell: Tell): express.Router | null =>
  isEmbedded()
    ? express
        .Router()
        .use(reachedAt(settings().PUBLIC_URL), factorRouter(signedInAtProvider(embeddedProvider), tell))
        .use(providerRouter(embeddedProvider, settings().PUBLIC_URL, tell))
    : null;
