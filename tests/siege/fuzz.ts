import { type Choices, choices, TEXTS } from '../support/strange';
import { type Form, formsOf, oddly } from './forms';
import { oddCall } from './operations';
import { paths } from './places';

/** One browser under siege: how it asks is its own affair. */
export interface Besieger {
  name: string;
  ask: (path: string, init?: RequestInit) => Promise<{ status: number; html: string }>;
  /** Asks the operations at `/api` too. */
  calls?: boolean;
}

export interface Fuzzed {
  requests: number;
  failures: string[];
  slowest: { ms: number; what: string };
  /** Requests over their limit of time. */
  late: string[];
}

/** What an error address answers is not a failure: somebody only opened it. */
const EXPECTED = /^\/error(Servidor|Backend|Conexion|Desconocido)$/i;

const QUERIES = [
  'nombre',
  'dominio',
  'referencia',
  'venta',
  'espera',
  'idMensaje',
  'pagina',
  'volver',
  'redirectTo',
  'orden',
  'cantidad',
  'codigo',
  'estado',
  'pregunta',
];

/** A page within two seconds, a change within six (decision 025). */
const LIMIT_MS = 6000;
/** How many operations for each page. */
const CALLS = 3;

const oddQuery = (draw: Choices): string =>
  new URLSearchParams([
    [draw.one(QUERIES) ?? '', draw.one(TEXTS) ?? ''],
    [draw.one(QUERIES) ?? '', 'x'.repeat(draw.next(6000))],
  ]).toString();

const bodyOf = ({ multipart, fields }: Form): BodyInit => {
  if (!multipart) return new URLSearchParams(fields);
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return body;
};

/** Sends each form of each address as nobody would, in turns; the same in every run with the same seed. */
export async function fuzz(besiegers: Besieger[], turns: number, seed = 7): Promise<Fuzzed> {
  const draw = choices(seed);
  const found: Fuzzed = { requests: 0, failures: [], slowest: { ms: 0, what: '' }, late: [] };

  const send = async (who: Besieger, path: string, init?: RequestInit) => {
    const begun = performance.now();
    const { status, html } = await who.ask(path, init);
    const ms = performance.now() - begun;
    found.requests += 1;
    const what = `${who.name} ${init?.method ?? 'GET'} ${path.slice(0, 100)}`;
    if (ms > LIMIT_MS) found.late.push(`${Math.round(ms)} ms ${what}`);
    if (ms > found.slowest.ms) found.slowest = { ms, what };
    if (status >= 500 && !EXPECTED.test(path.split('?')[0] ?? ''))
      found.failures.push(`${status} ${what} ${String(init?.body ?? '').slice(0, 600)}`);
    return html;
  };

  for (let turn = 0; found.requests < turns; turn++) {
    const path = paths[turn % paths.length] ?? '/';
    for (const who of besiegers) {
      if (found.requests >= turns) break;
      await send(who, `${path}?${oddQuery(draw)}`);
      for (let each = 0; who.calls && each < CALLS; each++) {
        const { path: operation, init } = oddCall(draw);
        await send(who, operation, init);
      }
      const forms = formsOf(await send(who, path), path).filter(({ action }) => !action.startsWith('/salir'));
      for (let each = 0; each < Math.min(forms.length, 4); each++) {
        const form = oddly(
          draw.one(forms) ?? { method: 'GET', action: path, multipart: false, fields: [] },
          draw,
        );
        if (form.method === 'POST') await send(who, form.action, { method: 'POST', body: bodyOf(form) });
        else
          await send(
            who,
            `${form.action.split('?')[0]}?${new URLSearchParams(form.fields)}`.slice(0, 12_000),
          );
      }
    }
  }
  return found;
}
