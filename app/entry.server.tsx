import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { randomId } from './base/config.server';
import { log } from './base/log.server';
import { NonceContext, savesData, wantsScripts } from './scripts';
import { compressed, isEncoding } from './serving/compression.server';
import {
  contentSecurityPolicy,
  type NamedScripts,
  SIGN_ONLY,
} from './serving/content-security-policy.server';
import { encodeWhenRead } from './serving/encode-when-read.server';
import { dataScript } from './serving/hydration-data-script.server';
import { measurePage } from './serving/metrics.server';
import { withSlowPress } from './serving/slow-press-script.server';
import { requestReference } from './session/failures/reference.server';
import { rememberRequest } from './session/failures/remember-request.server';
import { PERSONAL, REVALIDATED } from './session/page-cache/cache-control';
import { finishedPage } from './session/page-cache/finished-page.server';
import { isKeptByBrowser } from './session/page-cache/same-for-everybody.server';
import { sessionHeaders, sessionOf } from './session/request/request-context.server';

encodeWhenRead();

/**
 * For how long the framework waits for what a loader only promised: nothing here does, all of it is there when a page is
 * made. Each request would leave a timer of this length behind.
 */
export const streamTimeout = 0;

/** Renders a page as one text: nothing essential ever waits behind a script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const loaded = performance.now();
  const saves = savesData(request);
  const isScripted = wantsScripts(context.staticHandlerContext.matches, context.routeModules) && !saves;
  const nonce = isScripted ? randomId() : '';
  // Given this stream the framework waits while it renders, and React makes the page in parts for that; all of it is there.
  const { serverHandoffStream: data, ...rest } = context;
  const page = renderToString(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={rest} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
  );
  const handedOver =
    data && rest.renderMeta?.didRenderScripts ? dataScript(await new Response(data).text(), nonce) : '';
  const named: NamedScripts | null = isScripted ? { nonce } : saves ? null : SIGN_ONLY;
  // Stock `remix-serve` says nothing of when it was asked.
  if (typeof loadContext.desde === 'number') measurePage(loadContext.desde, loaded, performance.now());
  const session = sessionOf(loadContext);
  const html = finishedPage({
    html: `<!DOCTYPE html>${named === SIGN_ONLY ? withSlowPress(page) : page}${handedOver}`,
    nonce,
    status,
    context: loadContext,
    session,
  });

  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(named));
  headers.append('Vary', 'Cookie, Save-Data');
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', isKeptByBrowser(loadContext) ? REVALIDATED : PERSONAL);
  sessionHeaders(loadContext).forEach((value, name) => {
    headers.append(name, value);
  });
  return answer(html, { status, headers }, loadContext.codificacion);
}

/** The front door says how whoever asks takes a page compressed; stock `remix-serve` compresses it by itself. */
function answer(html: string, init: { status: number; headers: Headers }, encoding: unknown): Response {
  if (!isEncoding(encoding)) return new Response(html, init);
  const body = new Uint8Array(compressed(html, encoding));
  init.headers.set('Content-Encoding', encoding);
  init.headers.set('Content-Length', String(body.length));
  return new Response(body, init);
}

/** What a script asks of a page is as personal as the page. A redirect brings its cookie already. */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  const { headers } = response;
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', PERSONAL);
  if (headers.has('Set-Cookie')) return response;
  sessionHeaders(context).forEach((value, name) => {
    headers.append(name, value);
  });
  return response;
};

/** What nobody expected is logged under the reference that the error page shows. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error(
    { error, referencia: requestReference(context), path: new URL(request.url).pathname },
    'unexpected',
  );
  const oid = sessionOf(context)?.person?.oid;
  void rememberRequest(context, { metodo: request.method, path: new URL(request.url).pathname, error, oid });
};
