/** What may come instead of the answer of a change: another answer, nothing ever, or the end of the connection. */
export type Fault =
  | 'silence'
  | 'broken'
  | { status: number; body?: string; headers?: Record<string, string> };

const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html' };

/** A page that frameworks and gateways write by themselves. */
const page = (title: string) =>
  `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

/** Faults after a change was made, as edges, their frameworks and the gateways in front of them have them. */
export const FAULTS: Record<string, Fault> = {
  'a bare 500': { status: 500 },
  "a framework's 500": {
    status: 500,
    headers: JSON_TYPE,
    body: JSON.stringify({
      timestamp: 1,
      status: 500,
      error: 'Internal Server Error',
      message: 'null',
      path: '/',
    }),
  },
  'a page with 500': { status: 500, headers: HTML_TYPE, body: page('Internal Server Error') },
  'a page with 502': { status: 502, headers: HTML_TYPE, body: page('Bad Gateway') },
  'a 503 that asks for patience': { status: 503, headers: { 'retry-after': '5' } },
  'a page with 504': { status: 504, headers: HTML_TYPE, body: page('Gateway Timeout') },
  'a redirect': { status: 302, headers: { location: '/login' } },
  'a page with 200': { status: 200, headers: HTML_TYPE, body: page('Iniciar sesión') },
  'half an answer': { status: 200, headers: JSON_TYPE, body: '{"respuestaOK": tr' },
  'an empty answer': { status: 200, headers: JSON_TYPE },
  'a null': { status: 200, headers: JSON_TYPE, body: 'null' },
  'a broken connection': 'broken',
  silence: 'silence',
};
