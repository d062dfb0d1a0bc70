import { load } from 'cheerio';
import { FilledForm } from '../../support/portal/form';

/** What is asked of every server: a page as it is, or what it answers to a form. */
export interface Sample {
  name: string;
  path: string;
  /** Of who asks; empty for a visitor of whom nothing is remembered. */
  cookie: string;
  /** A form that is sent. */
  body?: string;
  /** What only the page that is meant says: an empty one is measured by nobody. */
  says?: string;
  /** Asks for pages without scripts, as a browser that saves data does. */
  savesData?: boolean;
}

export interface Answer {
  status: number;
  text: string;
}

let turn = 0;

/** Each request comes from an address of its own, so that no limit is met. */
export async function ask(url: string, { path, cookie, body, savesData }: Sample): Promise<Answer> {
  turn += 1;
  const headers = new Headers({
    cookie,
    'x-forwarded-for': `198.18.${Math.floor(turn / 250) % 250}.${turn % 250}`,
  });
  if (savesData) headers.set('save-data', 'on');
  if (body !== undefined) headers.set('content-type', 'application/x-www-form-urlencoded');
  const method = body === undefined ? 'GET' : 'POST';
  const response = await fetch(`${url}${path}`, { method, headers, body, redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}

const VISITORS = {
  help: '/ayuda',
  'whois, form': '/consulta-whois',
  'whois, result': '/consulta-whois?dominio=pepe.uy',
  home: '/consulta-disponibilidad',
  'search, result': '/consulta-disponibilidad?nombre=librisimo',
};

const SIGNED_IN = {
  'cart with 10': '/carrito-compra-paso-uno',
  'list of 50': '/administrar/mis-dominios?cantidad=50',
  dashboard: '/administrar/resumen',
};

const SAYS: Record<string, string> = {
  'cart with 10': 'medida-9.uy',
  'list of 50': 'Modificar varios dominios',
  dashboard: 'Necesitan su atención',
};

const DIALOG = '/administrar/mis-datos/formas-de-pago/agregar';

/** The dialog of a payment account, sent with nothing in it. */
async function emptyForm(url: string, cookie: string): Promise<Sample> {
  const { text } = await ask(url, { name: DIALOG, path: DIALOG, cookie });
  const $ = load(text);
  const form = new FilledForm($, $('dialog form button[value=agregar], dialog form button').first());
  const entries = form.submission().entries.map(([name, value]) => [name, String(value)]);
  return { name: 'a 422', path: DIALOG, cookie, body: String(new URLSearchParams(entries)) };
}

/** Every sample, of visitors and of somebody signed in, where scripts make a difference also without. */
export async function samplesOf(url: string, cookie: string): Promise<Sample[]> {
  const list = await ask(url, { name: 'list', path: '/administrar/mis-dominios', cookie });
  const detail = /\/administrar\/ver-dominio\?dominio=[\w.%-]+/.exec(list.text)?.[0];
  if (!detail) throw new Error('The list shows no domain.');
  const visitors = Object.entries(VISITORS).map(([name, path]) => ({ name, path, cookie: '' }));
  const signedIn: Sample[] = Object.entries({ ...SIGNED_IN, detail }).map(([name, path]) => ({
    name,
    path,
    cookie,
    says: SAYS[name],
  }));
  return [
    ...visitors,
    ...signedIn,
    { name: 'detail, no scripts', path: detail, cookie, savesData: true },
    await emptyForm(url, cookie),
  ];
}
