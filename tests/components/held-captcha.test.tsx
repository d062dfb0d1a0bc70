import { webcrypto } from 'node:crypto';
import { act } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Solving from '~/components/form/solve-captcha';
import NewTicket from '~/routes/generar-ticket/generar-ticket';
import ImportFirst from '~/routes/transferir-dominio/validar';
import { press, settle, show, the } from './screen';

const working = vi.hoisted(() => ({ finish: (_solved: string) => {} }));
vi.mock('~/components/form/solve-captcha', async (original) => ({
  ...(await original<typeof Solving>()),
  solve: () =>
    new Promise<string>((resolve) => {
      working.finish = resolve;
    }),
}));

/** With it, as in every browser at a secure address, the question is a checkbox. */
beforeAll(() => vi.stubGlobal('crypto', webcrypto));
afterAll(() => vi.unstubAllGlobals());

const desafio = { pregunta: '¿Cuánto es?', token: 'una', altcha: { parameters: { algorithm: 'SHA-256' } } };

test.each([
  ['a question', NewTicket, { inicial: {}, constraint: {}, operacion: '1', conMisConsultas: false }],
  ['an import', ImportFirst, { borrador: null, ingresado: false, precios: [] }],
])('%s that is sent while its captcha is worked out is sent once it is', async (_, Screen, page) => {
  const sent: FormData[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(await request.formData());
    return null;
  };
  await show(Screen, { loader: () => ({ ...page, desafio }), action });
  await settle();
  await press(the('input[type=checkbox]', HTMLInputElement));
  const button = the('.actions button[value]', HTMLButtonElement);
  await press(button);
  await press(button);
  await settle();
  expect(sent, 'without its captcha it would be refused').toEqual([]);
  expect(the('.option [role=status]', HTMLElement).textContent).toBe('Verificando... Se envía al terminar.');
  await act(async () => working.finish('lo que se averiguó'));
  await settle();
  expect(sent.map((form) => form.get('altcha'))).toEqual(['lo que se averiguó']);
  expect(sent[0]?.get('intencion')).toBe(button.value);
});
