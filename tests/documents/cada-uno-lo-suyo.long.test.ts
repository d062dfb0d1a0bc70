import { expect, it, vi } from 'vitest';
import { elsewhere } from '../support/elsewhere';
import * as given from '../support/given';
import { type Visitor, visitor } from '../support/portal/portal';
import { signedInWithCart } from '../support/portal/with-cart';
import { onDemoData } from '../support/registry';

onDemoData();

const CART = '/carrito-compra-paso-uno';
const PAGES = [CART, '/consulta-disponibilidad', '/ayuda', '/consulta-whois'];
const PEOPLE = 200;
const REQUESTS = 4000;
const AT_ONCE = 20;

/** Somebody who is signed in, with a name in their cart that says whose it is. */
async function somebody(login: string): Promise<Visitor> {
  const who = visitor();
  who.cookies.keep(new Headers({ 'Set-Cookie': await signedInWithCart(login, [`de-${login}.uy`]) }));
  return who;
}

/** Everybody of whom a page says something. */
const namedIn = (html: string): string[] => [...new Set(html.match(/persona-\d+/g))];

it('nobody sees anything of another, in four thousand pages of two hundred sessions, twenty at a time', {
  timeout: 600_000,
}, async () => {
  const logins = Array.from({ length: PEOPLE }, (_, at) => `persona-${at}`);
  await given.accountsOf(logins);
  const people: [string, Visitor][] = [];
  for (const login of logins) people.push([login, await somebody(login)]);
  for (let turn = 0; turn < REQUESTS; turn += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, at) => people[(turn * 7 + at * 11) % PEOPLE]);
    const seen = await Promise.all(
      some.map(async (one, at) => {
        const response = await one?.[1].request(PAGES[(turn + at) % PAGES.length] ?? CART);
        return namedIn((await response?.text()) ?? '');
      }),
    );
    expect(seen).toEqual(some.map((one) => [one?.[0]]));
  }
});

it('a page has what another process changed a second ago, and nothing of whose token another took back', {
  timeout: 120_000,
}, async () => {
  await given.accountsOf(['persona-0']);
  const who = await somebody('persona-0');
  const cart = async () => (await who.open(CART)).html;
  expect(await cart()).toContain('de-persona-0.uy');
  expect(await cart()).not.toContain('7.777');
  await (await elsewhere("await price(777_700, 'uy', trx)")).commit();
  await vi.waitFor(async () => expect(await cart()).toContain('7.777'), { timeout: 5000, interval: 1000 });
  await (await elsewhere('await tokensTakenBack(trx)')).commit();
  expect(await cart()).not.toContain('de-persona-0.uy');
});
