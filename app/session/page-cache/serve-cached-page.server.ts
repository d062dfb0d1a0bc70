import type { Request, RequestHandler, Response } from 'express';
import { now } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import { log } from '~/base/log.server';
import { csrfToken } from '~/base/secrets.server';
import { withTimeout } from '~/database/timeouts';
import { compressed, type Encoding, encodingFor } from '~/serving/compression.server';
import { cookieFor, idFromCookie } from '../cookie.server';
import { AskedSession } from '../session.server';
import { hasJustLeft } from '../sign-in/just-left.server';
import { findSession } from '../store.server';
import { Keeper, pageKept } from './cache.server';
import { PERSONAL, REVALIDATED } from './cache-control';
import type { SharedPage } from './shared-page.server';
import { revisionALaVista } from './store';

/** Not worth a visitor's time: without an answer the page is made as always. */
const PATIENCE_MS = 300;

/** What tells pages of nobody apart: where they are asked, and whether with scripts. */
const keyOf = ({ headers, originalUrl }: Request): string =>
  `${headers['save-data'] === 'on' ? 'sin' : 'con'} ${headers.host} ${originalUrl}`;

/**
 * What is kept of the session that a request's cookie names: looked for here, and not again by the page. Null of a request
 * that names none.
 */
async function sessionAsked({ headers }: Request): Promise<AskedSession | null> {
  const id = idFromCookie(headers.cookie);
  return id === null ? null : new AskedSession(id, await findSession(id));
}

/** Who has a session gets nothing from memory: what everybody sees need not be asked about for them. */
async function whatIsKnown(request: Request) {
  const asked = await sessionAsked(request);
  if (asked?.kept) return { asked, revision: null };
  const { revision, position } = await revisionALaVista();
  return { asked, revision: `${revision} ${minute()}`, position };
}

/** What is told begins and ends with a minute (decision 106): no page of one is shown in the next. */
const minute = (): number => Math.floor(now().epochMilliseconds / 60_000);

/**
 * Answers from memory what everybody without a session gets to see (`sameForEverybody`); the page of anyone else, and what
 * is not kept, goes on to be made, with where to keep it.
 */
export const answerFromMemory: RequestHandler = async (request, response, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  if (request.path.endsWith('.data')) return next();
  if (hasJustLeft(request.headers.cookie)) return next(); // the page has more to ask for than everybody's
  try {
    const known = await withTimeout(PATIENCE_MS, () => whatIsKnown(request));
    const { asked, revision, position } = known;
    if (asked) response.locals.session = asked;
    if (revision === null) return next();
    const key = keyOf(request);
    const page = pageKept(key, revision);
    if (page) return await send(page, asked?.id ?? null, request, response);
    response.locals.keeper = new Keeper(key, revision, position);
  } catch (error) {
    log.warn({ error }, 'a page could not be answered from memory');
  }
  next();
};

async function send(
  page: SharedPage,
  id: string | null,
  request: Request,
  response: Response,
): Promise<void> {
  response.set({ 'Content-Type': 'text/html; charset=utf-8', Vary: 'Accept-Encoding, Cookie, Save-Data' });
  const encoding = encodingFor(request);
  if (page.hasForm) return sendFilled(page, id, encoding, response);
  response.set({ 'Cache-Control': REVALIDATED, 'Content-Security-Policy': page.policy, ETag: page.etag });
  if (!encoding) return void response.send(page.html);
  response.set('Content-Encoding', encoding).send(await page.bytes(encoding));
}

/** A page with a form that posts: from here on its reader has a session, and a cookie that names it. */
function sendFilled(
  page: SharedPage,
  known: string | null,
  encoding: Encoding | undefined,
  response: Response,
): void {
  const id = known ?? randomId();
  const { html, policy } = page.filled({ csrf: csrfToken(id), nonce: randomId() });
  if (known === null) response.append('Set-Cookie', cookieFor(id));
  response.set({ 'Cache-Control': PERSONAL, 'Content-Security-Policy': policy });
  if (encoding) response.set('Content-Encoding', encoding).send(compressed(html, encoding));
  else response.send(html);
}
