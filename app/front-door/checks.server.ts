import type { Request, RequestHandler } from 'express';
import { settings } from '~/base/config.server';
import { backChannel } from '~/openid/issuer.server';
import { sendPlainPage } from './plain-page.server';

/** Methods that change nothing (RFC 9110, 9.2.1). */
export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

const METHODS = new Set([...SAFE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Answers what no page can: methods that have no meaning here, and addresses that are not paths (RFC 9112, 3.2). */
export const checkForm: RequestHandler = (request, response, next) => {
  if (!METHODS.has(request.method)) {
    response.set('Allow', [...METHODS].join(', '));
    return sendPlainPage(response, 405, 'Pedido no admitido', 'Este sitio no atiende esa clase de pedidos.');
  }
  if (request.url.startsWith('/')) return next();
  sendPlainPage(response, 400, 'Dirección incorrecta', 'La dirección pedida no es de este sitio. Revísela.');
};

/** The public name, the loopback ones, and the one under which the portal asks its own provider. */
const isOurHost = (host: string): boolean =>
  host === new URL(settings().PUBLIC_URL).host ||
  host === new URL(backChannel()).host ||
  (LOOPBACK_HOST.test(host) && URL.canParse(`http://${host}`));

/** Of two only the first would be looked at, and a proxy may have looked at the other (RFC 9112, 3.2). */
const hasTwoHosts = ({ rawHeaders }: Request): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/**
 * Answers 400 to a request for another host, or for two: addresses and cookies are made for this one. What a request says of the
 * host beside `Host` is not believed.
 */
export const checkHost: RequestHandler = (request, response, next) => {
  delete request.headers['x-forwarded-host'];
  if (!hasTwoHosts(request) && isOurHost((request.headers.host ?? '').toLowerCase())) return next();
  sendPlainPage(
    response,
    400,
    'Dirección incorrecta',
    'Este sitio no responde con el nombre que pidió su navegador. Revise la dirección.',
  );
};

/**
 * Answers 403 to a change that a page of another site asks for. Text browsers and old ones send neither Origin nor
 * Sec-Fetch-Site, some not even Referer: for them the session's CSRF token decides.
 */
export const checkOrigin: RequestHandler = (request, response, next) => {
  if (SAFE_METHODS.has(request.method) || isFromHere(request)) {
    forgetOrigin(request);
    return next();
  }
  sendPlainPage(
    response,
    403,
    'No pudimos comprobar de dónde viene el formulario',
    'El formulario se envió desde otro sitio. Si usted está en este, vuelva a la página y envíelo otra vez.',
  );
};

/**
 * What was decided here nobody else need decide: Remix compares Origin with the host once more, fails where it cannot be
 * read, and knows no proxy that names this machine.
 */
function forgetOrigin({ headers }: Request): void {
  delete headers.origin;
}

function isFromHere(request: Request): boolean {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return isOurs(origin, request);
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return referer === undefined || isOurs(referer, request);
}

/** Our own address, or the loopback one that this very request was made to. */
function isOurs(address: string, request: Request): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, host, protocol } = new URL(address);
  if (origin === new URL(settings().PUBLIC_URL).origin) return true;
  return LOOPBACK_HOST.test(host) && protocol === 'http:' && host === request.headers.host?.toLowerCase();
}

/**
 * `?_data=…` asks older Remix for one loader's bare answer; nothing of ours sends it. It is a parameter without meaning, as any
 * other that a page does not know.
 */
export const ignoreDataRequests: RequestHandler = (request, _, next) => {
  const [path = '', search] = request.originalUrl.split(/\?(.*)/s);
  const parameters = new URLSearchParams(search);
  if (parameters.has('_data')) {
    parameters.delete('_data');
    request.originalUrl = parameters.size > 0 ? `${path}?${parameters}` : path;
  }
  next();
};
