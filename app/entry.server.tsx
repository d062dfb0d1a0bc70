import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { randomId } from './config.server';
import { contentSecurityPolicy } from './content-security-policy.server';
import { log } from './log.server';
import { measurePage } from './metrics.server';
import { NonceContext, savesData, wantsScripts } from './scripts';
import { PERSONAL } from './session/for-everybody/cache-control';
import { finishedPage } from './session/for-everybody/finished-page.server';
import { requestReference } from './session/reference.server';
import { sessionHeaders, sessionOf } from './session/visit.server';

/** A registry that does not answer is given up earlier than this; nothing here streams. */
export const streamTimeout = 10_000;

/** Renders a page as one text: nothing essential ever waits behind a script (architecture, Speed). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const loaded = performance.now();
  const scripts =
    wantsScripts(context.staticHandlerContext.matches, context.routeModules) && !savesData(request);
  const nonce = scripts ? randomId() : '';
  const page = (
    <NonceContext.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
    </NonceContext.Provider>
  );
  const rendered = scripts
    ? await renderWhole(page, nonce)
    : `<!DOCTYPE html>${withoutMarkers(renderToString(page))}`;
  // Stock `remix-serve` says nothing of when it was asked.
  if (typeof loadContext.desde === 'number') measurePage(loadContext.desde, loaded, performance.now());
  const session = sessionOf(loadContext);
  const html = finishedPage({
    html: rendered,
    nonce,
    status,
    context: loadContext,
    session,
  });

  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(scripts ? { nonce } : null));
  headers.append('Vary', 'Cookie, Save-Data');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', PERSONAL);
  sessionHeaders(loadContext).forEach((value, name) => {
    headers.append(name, value);
  });
  return new Response(html, { status, headers });
}

/** What React leaves after the document for a script that never comes. */
const withoutMarkers = (html: string): string =>
  html.slice(0, html.lastIndexOf('</html>') + '</html>'.length);

function renderWhole(page: JSX.Element, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => log.error({ error }, 'a page could not be rendered'),
    });
  });
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
};
