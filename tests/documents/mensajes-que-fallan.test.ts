import { expect, test } from 'vitest';
import { failingRegistry } from '../support/failing/edge';
import * as observe from '../support/observe';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();
const registry = failingRegistry();

const left = async () =>
  (await observe.messages('titular')).filter(({ eliminado_en }) => eliminado_en === null).length;

test('where a part of them could not be deleted, how many are gone and how many are left is told with the reason', async () => {
  const who = await visitor().as('titular');
  const question = await who.open('/administrar/mensajes/eliminar?todos=1');
  const failure = { status: 500, after: 1 };
  const page = await registry.while('mensajes.eliminarVarios', failure, () =>
    question.press('Eliminar 27 mensajes'),
  );
  expect(page).toSay('Se eliminaron 25 mensajes; quedan 2. ');
  expect(await left()).toBe(2);
  const rest = await page.follow('Eliminar los que quedan');
  expect(await rest.press('Eliminar 2 mensajes')).toSay('Se eliminaron 2 mensajes.');
  expect(await left()).toBe(0);
});
