import { parse } from '@conform-to/dom';
import { describe, expect, test } from 'vitest';
import { changedSince, held } from '../held';
import { type Answers, bodyOf, type Submission } from '../portal/form';
import type { Page } from '../portal/page';
import { Visitor, visitor } from '../portal/portal';
import { plain } from '../portal/words';
import { onDemoData } from '../registry';
import type { Act, Acts, Changes, Refused } from './act';
import { asSentBy, type Outcome, post, withField } from './post';

interface Begun {
  who: Visitor;
  sent: Submission;
}

/** The form of an act as its page sends it, with the browser that has it. */
async function begun({ begin, press, typed = {} }: Act, wrong: Answers = {}): Promise<Begun> {
  const page = await begin();
  const given = { ...(typeof typed === 'function' ? await typed() : typed), ...wrong };
  const button = page.buttons.find((words) => press.test(words));
  if (button === undefined)
    throw new Error(`No button of ${page.path} says ${press}: ${page.buttons.join(' · ')}`);
  return { who: whoseIs(page), sent: page.submission(button, given) };
}

function whoseIs({ browser }: Page): Visitor {
  if (!(browser instanceof Visitor)) throw new Error('That page is in a browser of its own.');
  return browser;
}

const leads = ({ status, location }: Outcome, to: string | RegExp | null) => {
  expect(status).toBe(to === null ? 200 : 303);
  if (to instanceof RegExp) expect(location).toMatch(to);
  else expect(location).toBe(to);
};

/** What a form carries besides its token, as its page would show it again; what is empty shows nothing. */
function textsIn(sent: Submission): Record<string, unknown> {
  const form = new FormData();
  for (const [name, value] of bodyOf({ ...sent, multipart: false }))
    if (name !== 'csrf' && value !== '') form.append(name, value);
  return parse(form, { resolve: () => ({ value: null }) }).payload;
}

/** Nothing of the registry is another one after this. */
async function changesNothing<T>(deed: () => Promise<T>, besides: readonly string[] = []): Promise<T> {
  const before = await held();
  const answer = await deed();
  expect((await changedSince(before)).filter((table) => !besides.includes(table))).toEqual([]);
  return answer;
}

async function isDoneOnce(act: Act, changes: Changes) {
  const { who, sent } = await begun(act);
  expect(await changes.holds(who)).not.toEqual(changes.after);
  const first = await post(who, sent);
  expect(first.errors).toEqual({});
  leads(first, changes.to);
  if (changes.says !== undefined) expect(plain(first.aviso?.texto ?? '')).toMatch(changes.says);
  expect(await changes.holds(who)).toEqual(changes.after);
  const { again = { to: first.location }, sealed } = changes;
  if ('anew' in again) return;
  const second = await changesNothing(() => post(who, sent), sealed);
  if ('status' in again) expect(second.status).toBe(again.status);
  else leads(second, again.to);
  expect(second.aviso?.tipo).not.toBe('error');
  expect(await changes.holds(who)).toEqual(changes.after);
}

async function onlyHelps(act: Act) {
  const { who, sent } = await begun(act);
  const outcome = await changesNothing(() => post(who, sent));
  expect([outcome.status, outcome.errors]).toEqual([200, {}]);
  expect(outcome.typed).toMatchObject(textsIn(sent));
}

async function isRefused(act: Act, { typed, says, told = [], keeps }: Refused) {
  const { who, sent } = await begun(act, typed);
  const outcome = await changesNothing(() => post(who, sent), keeps);
  expect([outcome.status, outcome.errors]).toEqual([422, says]);
  const kept = Object.entries(textsIn(sent)).filter(([name]) => !told.includes(name));
  expect(outcome.typed).toMatchObject(Object.fromEntries(kept));
}

async function isNotTheirs(stranger: Visitor, { who, sent }: Begun, { done }: Act, isOwn: boolean) {
  const theirs = await asSentBy(stranger, sent);
  if (typeof done === 'string') return void (await changesNothing(() => post(stranger, theirs)));
  const before = await done.holds(who);
  const outcome = isOwn ? await post(stranger, theirs) : await changesNothing(() => post(stranger, theirs));
  expect(outcome.status).toBeLessThan(500);
  if (!isOwn && outcome.location === null) expect([403, 404, 409, 422]).toContain(outcome.status);
  if (!isOwn && outcome.location !== null) expect(outcome.aviso?.tipo).not.toBe('ok');
  expect(await done.holds(who)).toEqual(before);
}

async function needsToken({ who, sent }: Begun) {
  const { status } = await changesNothing(() => post(who, withField(sent, 'csrf', null)));
  expect(status).toBe(403);
}

async function needsSignIn({ sent }: Begun) {
  const nobody = visitor();
  const theirs = await asSentBy(nobody, sent);
  const outcome = await changesNothing(() => post(nobody, theirs));
  leads(outcome, /^\/ingresar\?/);
}

/** Everything that is promised of an act, tried. */
function promisesOf(act: Act): void {
  const { done, wrong, stranger = 'otro', withoutSignIn = false } = act;
  if (done === 'only helps')
    test('shows the form again as it was typed, and changes nothing', () => onlyHelps(act));
  else if (done !== 'is never done')
    test('is done, and once however often the form is sent', () => isDoneOnce(act, done));

  if (!('none' in wrong))
    test('is refused where something is wrong, and what was typed stays', () => isRefused(act, wrong));

  test('is not done without the token of the session, nor for who may not', async () => {
    const given = await begun(act);
    await needsToken(given);
    if (!withoutSignIn) await needsSignIn(given);
    if (stranger === 'anyone') return;
    const other = await visitor().as(stranger === 'own' ? 'tecnico' : stranger);
    await isNotTheirs(other, given, act, stranger === 'own');
  });
}

/** Something that signs zones, and is not asked: what a request is for is queued. */
const SIGNING = { DNS_API_URL: 'http://127.0.0.1:9', DNS_API_KEY: 'una-clave' };

/** The same of every act of some modules, each on a copy of the demo data. */
export function everyPromiseOf(acts: Acts): void {
  onDemoData(SIGNING);
  const each = Object.entries(acts).flatMap(([id, module]) =>
    Object.entries(module).map(([intencion, act]): [string, string, Act] => [
      act.what,
      `${id} ${intencion}`,
      act,
    ]),
  );
  describe.each(each)('%s (%s)', (_what, _name, act) => promisesOf(act));
}
