import { setTimeout as pause } from 'node:timers/promises';
import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import * as given from '../support/given';
import { signedInWithCart } from '../support/portal/with-cart';
import { Besieged } from './besieged';
import { ground } from './ground';
import { asked, type Row, row } from './report';

const PEOPLE = 200;
/** What a year under .uy costs from the middle on, as another process says, and how a page writes it. */
const PRICE = { centesimos: 777_700, text: '7.777' };
/** How long a process may go on with what it knew. */
const SEEN_WITHIN_MS = 1000;
/** Requests under way at a time. */
const AT_ONCE = 20;
/** A busy machine may say of some that it has no time; of what part of them it has to say something. */
const ENOUGH = 0.9;
const CART = '/carrito-compra-paso-uno';

interface Somebody {
  name: string;
  cookie: string;
}

async function people(): Promise<Somebody[]> {
  const logins = Array.from({ length: PEOPLE }, (_, at) => `persona-${at}`);
  await given.accountsOf(logins);
  const found: Somebody[] = [];
  for (const [at, login] of logins.entries()) {
    const name = `de-la-persona-${at}.uy`;
    found.push({ name, cookie: await signedInWithCart(login, [name]) });
  }
  return found;
}

/** The names of people in what one of them was shown. */
const namesIn = (page: string): string[] => [...new Set(page.match(/de-la-persona-\d+\.uy/g))];

async function asksOne(url: string, { name, cookie }: Somebody, at: number) {
  const headers = { Cookie: cookie, 'X-Forwarded-For': `203.0.113.${at % 250}` }; // no limit is met
  const { status, text } = await asked(url + CART, { headers });
  return { name, status, text, shown: namesIn(text) };
}

/** Everybody asks, many at a time and side by side with others each time. */
async function allAsk(url: string, everybody: readonly Somebody[]) {
  const waiting = [...everybody.entries()].sort(() => Math.random() - 0.5);
  const answers: Awaited<ReturnType<typeof asksOne>>[] = [];
  const one = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      answers.push(await asksOne(url, next[1], next[0]));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return answers;
}

async function manyPeople(portal: Besieged, requests: number): Promise<Omit<Row, 'name'>> {
  const everybody = await people();
  const turns = Math.max(4, Math.ceil(requests / PEOPLE));
  const count = { right: 0, others: 0, old: 0, unanswered: 0, after: 0 };
  for (let turn = 0; turn < turns; turn++) {
    const isChanged = turn >= turns / 2;
    if (turn === Math.ceil(turns / 2)) {
      await given.price(PRICE.centesimos, 'uy');
      await pause(SEEN_WITHIN_MS);
    }
    for (const { name, status, text, shown } of await allAsk(portal.url, everybody)) {
      if (status !== 200) {
        count.unanswered += 1;
        continue;
      }
      if (shown.join() === name) count.right += 1;
      if (shown.some((other) => other !== name)) count.others += 1;
      if (isChanged !== text.includes(PRICE.text)) count.old += 1;
    }
  }
  await given.tokensTakenBack();
  for (const { shown } of await allAsk(portal.url, everybody)) count.after += shown.length;
  const figures = `${turns * PEOPLE} pages of ${PEOPLE} people: ${count.right} their own, ${count.others} with something of another's, ${count.unanswered} not answered, ${count.old} with a price that was not in force for a second; ${count.after} shown to who was signed out elsewhere`;
  const answered = turns * PEOPLE - count.unanswered;
  const isEnough = answered >= turns * PEOPLE * ENOUGH;
  return {
    figures,
    ok: isEnough && count.right === answered && count.others + count.old + count.after === 0,
  };
}

/** Many people at two processes, while this one, a third, changes a price and then takes back their tokens. */
export async function peopleAtOnce(
  engine: string,
  requests: number,
  more: Record<string, string> = {},
): Promise<Row> {
  const { given: told, data } = await ground(`personas-${engine}`, more);
  const portal = await (await Besieged.at({ ...told, PROCESSES: '2' })).start();
  useSettings(data);
  const seen = await row(`many people at once, ${engine}`, () => manyPeople(portal, requests));
  await portal.end('SIGTERM');
  useSettings(data);
  await database().destroy();
  return seen;
}
