import { setTimeout as wait } from 'node:timers/promises';
import { randomId, settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { registryFor } from '~/registry/client.server';
import { registryAs } from '../registry/persona';
import { nombreDe } from '../registry/shop';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { atThePortal, makeKnown } from '../support/portal/known';
import { accessTokenOf } from '../support/portal/sign-in';
import { signedInWithCart } from '../support/portal/with-cart';
import { testSettings } from '../support/settings';
import { type Answer, type Page, steadyLoad } from './steady-load';

const PER_SECOND = 50;
const PEOPLE = 20;
/** Names that get records meanwhile, and how long the one who adds them waits between two. */
const NAMES = 10;
const BETWEEN_CHANGES_MS = 500;
const LOGIN = 'ana';

const name = (at: number): string => `rodante-${at}.uy`;

/** Pages that people ask for, and who changes something meanwhile. */
export interface Users {
  pages: Page[];
  token: string;
}

/** People with their pages, and one with names, in the registry that this process looks at. */
export async function users(): Promise<Users> {
  const logins = Array.from({ length: PEOPLE }, (_, at) => `persona-${at}`);
  await given.accountsOf(logins);
  const pages: Page[] = [];
  for (const [at, login] of logins.entries()) {
    const cookie = await signedInWithCart(login, [`de-la-persona-${at}.uy`]);
    await makeKnown((await atThePortal(cookie)).registry);
    const own = ['/carrito-compra-paso-uno', '/administrar/mis-dominios', '/administrar/resumen'];
    pages.push(...own.map((path) => ({ path, cookie })), { path: '/consulta-disponibilidad' });
  }
  await createAccount(database(), { login: LOGIN, oid: `oid-${LOGIN}`, password: 'una-clave-larga' });
  await makeKnown(registryAs(LOGIN));
  const token = await accessTokenOf(`oid-${LOGIN}`);
  for (let at = 0; at < NAMES; at++) {
    await nombreDe(LOGIN, name(at));
    await registryAs(LOGIN).dns.alojar({ nombreDominio: name(at), operacion: randomId() });
  }
  return { pages, token };
}

/** One record after another, each once, until it is said to stop; answers those that were said to be there. */
async function records(url: string, token: string, isOver: () => boolean) {
  const api = testSettings({ REGISTRY_API_URL: `${url}/api`, REGISTRY_API_OWN: '1' });
  const told: string[] = [];
  const refused: string[] = [];
  for (let at = 0; !isOver(); at++) {
    useSettings(api);
    const { dns } = registryFor({ token, direccion: '192.0.2.1', visitante: 'asedio' });
    const nombreDominio = name(at % NAMES);
    const text = `cambio-${randomId()}`;
    const campos = [
      { nombre: 'txt_name', valor: '' },
      { nombre: 'text', valor: text },
    ];
    const asked = {
      nombreDominio,
      operacion: randomId(),
      agregarRegistro: true,
      registro: { tipo: 'TXT', campos },
    };
    const said = await dns
      .guardarRegistro(asked)
      .catch((error: unknown) => ({ respuestaOK: false, mensajeRespuesta: String(error) }));
    if (said.respuestaOK) told.push(text);
    else refused.push(String(said.mensajeRespuesta));
    await wait(BETWEEN_CHANGES_MS);
  }
  return { told, refused };
}

/** What became of pages and changes while something was done to who serves them. */
export interface Seen {
  answers: Answer[];
  /** Changes that were said to be done, by what they wrote. */
  told: string[];
  /** What was said of the others. */
  refused: string[];
}

/** So many pages, fifty a second where nothing else is said, and a change every half second, while something is done. */
export async function whileServed(
  url: string,
  { pages, token }: Users,
  {
    requests,
    perSecond = PER_SECOND,
    from,
  }: { requests: number; perSecond?: number; from?: readonly string[] },
  work: () => Promise<void>,
): Promise<Seen> {
  const base = settings();
  let isOver = false;
  const changing = records(url, token, () => isOver);
  const loading = steadyLoad(url, { pages, perSecond, total: requests, ...(from && { from }) });
  try {
    await work();
    const answers = await loading;
    isOver = true;
    return { answers, ...(await changing) };
  } finally {
    isOver = true;
    await changing;
    useSettings(base);
  }
}

/** A page that leads elsewhere is not the one that was asked for. */
const failed = ({ answers }: Seen): Answer[] => answers.filter(({ status }) => status !== 200);

export const failuresOf = (seen: Seen): number => failed(seen).length;

/** How many answers were alike, the most first. */
function inKinds(answers: readonly Answer[]): string {
  const times = new Map<string, number>();
  for (const { status, path, says } of answers) {
    const kind = `${status} ${path.split('?')[0]} ${says}`.trim();
    times.set(kind, (times.get(kind) ?? 0) + 1);
  }
  const most = [...times].sort(([, a], [, b]) => b - a).slice(0, 3);
  return most.map(([kind, many]) => `${many}: ${kind}`).join('; ');
}

/** Of the changes that were said to be done: those that are not there, and those that are there more than once. */
async function checked({ told }: Seen): Promise<{ lost: string[]; doubled: string[] }> {
  const times = new Map<string, number>();
  for (const row of await observe.records())
    for (const text of JSON.stringify(row).match(/cambio-[\w-]+/g) ?? [])
      times.set(text, (times.get(text) ?? 0) + 1);
  return {
    lost: told.filter((text) => !times.has(text)),
    doubled: [...times].filter(([, many]) => many > 1).map(([text]) => text),
  };
}

/** All of it in words. */
export async function toldOf(seen: Seen): Promise<{ figures: string; nothingLost: boolean }> {
  const { answers, told, refused } = seen;
  const { lost, doubled } = await checked(seen);
  const kinds = inKinds(failed(seen));
  return {
    figures: `${failuresOf(seen)} of ${answers.length} pages failed${kinds && ` (${kinds})`}, ${refused.length} of ${told.length + refused.length} changes refused${refused[0] ? ` (${refused[0]})` : ''}, ${lost.length} lost, ${doubled.length} doubled`,
    nothingLost: lost.length + doubled.length === 0 && told.length > 0,
  };
}
