import { expect, it } from 'vitest';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

/** How often what is handed over to scripts was put into text while a page was made: each time takes one encoder. */
async function encodedBy(open: () => Promise<unknown>): Promise<number> {
  const { TextEncoder: Encoder } = globalThis;
  let made = 0;
  globalThis.TextEncoder = class extends Encoder {
    constructor() {
      super();
      if (new Error().stack?.includes('turbo-stream')) made += 1;
    }
  };
  try {
    await open();
  } finally {
    globalThis.TextEncoder = Encoder;
  }
  return made;
}

it.each([
  ['the dashboard', '/administrar/resumen', {}],
  ['the list of names', '/administrar/mis-dominios', {}],
  ['any page, for who saves data', '/administrar/ver-dominio?dominio=titular.uy', { 'Save-Data': 'on' }],
])('nothing is encoded for the scripts that a page does not have: %s', async (_, path, headers) => {
  const who = await visitor().as('titular');
  const found = await encodedBy(() => who.request(path, { headers }));
  expect(found).toBe(0);
});

it('a page with scripts is handed its data once, and so are scripts that ask for them', async () => {
  const who = await visitor().as('titular');
  const detail = '/administrar/ver-dominio?dominio=titular.uy';
  expect(await encodedBy(() => who.request(detail))).toBe(1);
  expect(await encodedBy(async () => (await who.request(detail.replace('?', '.data?'))).text())).toBe(1);
});
