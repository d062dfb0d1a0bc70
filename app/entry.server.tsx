import { PassThrough } from 'node:stream';
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { randomId } from './config.server';
import { contentSecurityPolicy } from './content-security-policy.server';
import { log } from './log.server';
import { NonceContext, savesData, wantsScripts } from './scripts';
import { requestReference } from './session/reference.server';
import { sessionHeaders } from './session/visit.server';

/** A registry that does not answer is given up earlier than this; nothing here streams. */
export const streamTimeout = 10_000;

/** Pages are somebody's own. `no-cache` is for browsers that do not know `no-store`, and show what was before a change. */
const PERSONAL = 'private, no-cache, no-store';

/** Renders a page as one buffer: nothing essential ever waits behind a script (architecture, Speed). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const scripts =
    wantsScripts(context.staticHandlerContext.matches, context.routeModules) && !savesData(request);
  const nonce = scripts ? randomId() : '';
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce));
  headers.append('Vary', 'Cookie, Save-Data');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', PERSONAL);
  sessionHeaders(loadContext).forEach((value, name) => {
    headers.append(name, value);
  });

  const page = (
    <NonceContext.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
    </NonceContext.Provider>
  );
  if (!scripts)
    return new Response(`<!DOCTYPE html>${withoutMarkers(renderToString(page))}`, { status, headers });
  return new Response(await renderWhole(page, nonce), { status, headers });
}

/** What React leaves after the document for a script that never comes. */
const withoutMarkers = (html: string): string =>
  html.slice(0, html.lastIndexOf('</html>') + '</html>'.length);

function renderWhole(page: JSX.Element, nonce: string): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        const body = new PassThrough();
        resolve(createReadableStreamFromReadable(body));
        pipe(body);
      },
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
