import { describe, expect, test } from 'vitest';
import type { Operation } from '~/session/failures/failed-calls';
import { type Failure, failingRegistry, isSpecified, OPERATIONS, shownWith } from '../support/failing/edge';
import { WALKS, type Walk } from '../support/failing/walks';
import type { Answers } from '../support/portal/form';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

/** What a registry answers that has no error page (spec 8), and what is then said besides the screen's own sentence. */
const FAILURES: [string, Failure, string][] = [
  ['500', { status: 500 }, ''],
  ['503', { status: 503 }, ''],
  [
    '429',
    { status: 429, headers: { 'Retry-After': '90' } },
    'podrá intentarlo nuevamente dentro de 2 minutos.',
  ],
];

/** A refusal in any of the envelopes, with a code that nobody knows and without a word. */
const UNKNOWN: Failure = {
  status: 200,
  body: {
    respuestaOK: false,
    ok: false,
    isOk: false,
    esRespOK: false,
    error: true,
    codigo: 'NUNCA_VISTO',
    code: 'NUNCA_VISTO',
    codigoRespuesta: 'NUNCA_VISTO',
    respCodigo: 'NUNCA_VISTO',
  },
};

onDemoData();
const registry = failingRegistry();

const said = (page: Page): string => `${page.notice} ${page.errors.join(' ')} ${page.text}`;

function keeps(page: Page, typed: Answers): void {
  for (const [label, answer] of Object.entries(typed)) {
    // One of several is chosen by its own words.
    const isOneOf = page.$(`legend:contains(${label}) ~ * input[type=radio]`).length > 0;
    if (isOneOf) expect(page.field(String(answer)).chosen, label).toBe(true);
    else if (typeof answer === 'string') expect(page.field(label).value, label).toBe(answer);
    if (answer === true) expect(page.field(label).chosen, label).toBe(true);
  }
}

const withoutStop = (words: string): string => words.replace(/\.$/, '');
const isAnswer = (status: number): boolean => status < 500;

const button = (page: Page, words: RegExp): string => {
  const found = page.buttons.find((each) => words.test(each));
  if (!found)
    throw new Error(`No button of ${page.path} says ${words}: ${page.buttons.join(' · ')}\n${page.text}`);
  return found;
};

type Kind<K extends Walk['kind']> = [Operation, Extract<Walk, { kind: K }>];
const ofKind = <K extends Walk['kind']>(kind: K): Kind<K>[] =>
  Object.entries(WALKS).filter((each): each is Kind<K> => each[1].kind === kind);

test('every operation of the contract has its walk', () => {
  expect(Object.keys(WALKS).sort()).toEqual([...OPERATIONS].sort());
});

describe('a page that the registry does not answer for', () => {
  test.each(ofKind('reads'))('%s', async (operation, { begin, says, asks = operation }) => {
    const [who, path] = await begin();
    for (const [name, failure, more] of FAILURES) {
      const page = await registry.while(asks, failure, () => who.open(path));
      expect([page.path, page.status], name).toEqual([path, shownWith(failure.status)]);
      expect(said(page), name).toContain(says);
      expect(said(page), name).toContain(more);
    }
  });
});

describe('a form that the registry does not attend, or refuses with a code that nobody knows', () => {
  test.each(ofKind('sends'))('%s', async (operation, { begin, press, typed, says, otherwise }) => {
    const page = await begin();
    for (const [name, failure, more] of FAILURES) {
      const after = await registry.while(operation, failure, () => page.press(button(page, press), typed));
      expect(after.path, name).not.toMatch(/^\/error/);
      expect(said(after), name).toContain(withoutStop(says));
      expect(said(after), name).toContain(more);
      keeps(after, typed);
    }
    if (otherwise === null || !isSpecified(operation)) return;
    const after = await registry.while(operation, UNKNOWN, () => page.press(button(page, press), typed));
    expect([after.status, after.path]).toEqual([
      expect.toSatisfy(isAnswer),
      expect.not.stringMatching(/^\/error/),
    ]);
    expect(said(after)).toContain(withoutStop(otherwise));
  });
});

describe('a file that cannot be had', () => {
  test.each(ofKind('leads back'))('%s', async (operation, { begin, to, says }) => {
    const [who, path] = await begin();
    for (const [name, failure, more] of FAILURES) {
      const page = await registry.while(operation, failure, () => who.open(path));
      expect(page.path, name).toMatch(to);
      expect(page.notice, name).toContain(says);
      expect(page.notice, name).toContain(more);
    }
  });
});

describe('a panel that fails alone', () => {
  test.each(ofKind('fails alone'))('%s', async (operation, { begin, says }) => {
    const [who, path] = await begin();
    for (const [name, failure] of FAILURES) {
      const page = await registry.while(operation, failure, () => who.open(path));
      expect([page.path, page.status], name).toEqual([path, 200]);
      expect(page.text, name).toContain(says);
    }
  });
});

describe('a page that does without an answer', () => {
  test.each(ofKind('goes on'))('%s', async (operation, { begin }) => {
    const [who, path] = await begin();
    for (const [name, failure] of FAILURES) {
      const page = await registry.while(operation, failure, () => who.open(path));
      expect([page.path, page.status], name).toEqual([path, 200]);
    }
  });
});

test('a name opens without its codes where nobody can say whether names leave', async () => {
  const who = await visitor().as('titular');
  const page = await registry.while('transferencia.isTarEnabled', { status: 503 }, () =>
    who.open('/administrar/ver-dominio?dominio=titular.uy'),
  );
  expect([page.status, page.$('#transferencia').length]).toEqual([200, 0]);
  expect(page).toHaveHeading('titular.uy');
});

test('a code is asked for also where the one that there is cannot be read', async () => {
  const who = await visitor().as('titular');
  const dialog = '/administrar/ver-dominio/solicitar-codigo?dominio=titular.uy';
  for (const [name, failure] of FAILURES) {
    const page = await registry.while('codigo.vigente', failure, () => who.open(dialog));
    expect([page.path, page.status], name).toEqual([dialog, 200]);
    expect(page.text, name).toContain('Avisamos al titular y al contacto administrativo.');
    expect(page.buttons, name).toContain('Solicitar Código de Autorización');
  }
});
