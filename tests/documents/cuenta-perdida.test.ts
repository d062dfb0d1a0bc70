import { beforeEach, expect, test } from 'vitest';
import { buyerAtSummary } from '../support/compra';
import { type Failure, failingRegistry } from '../support/failing/edge';
import type { Visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();
const registry = failingRegistry();

let who: Visitor;

beforeEach(async () => {
  [who] = await buyerAtSummary(['cuenta-perdida.uy'], 'titular');
});

const summaryWhile = (failure: Failure) =>
  registry.while('carrito.formaPago', failure, () => who.open('/carrito-compra-paso-cuatro'));

test('an account that is there no more leads a buyer back, to choose another', async () => {
  const page = await summaryWhile({ status: 404 });
  expect([page.path, page.status]).toEqual(['/carrito-compra-paso-tres', 200]);
  expect(page).toLeaveNotice('Error al obtener la forma de pago guardada');
});

test.each<[string, Failure, number]>([
  ['a registry that fails', { status: 500 }, 502],
  ['one that has too much to do', { status: 503 }, 503],
])('%s is told as such: no account was lost', async (_, failure, status) => {
  const page = await summaryWhile(failure);
  expect([page.path, page.status]).toEqual(['/carrito-compra-paso-cuatro', status]);
  expect(page).toSay('Error al obtener la forma de pago guardada');
});

test('neither did an answer that never came through lose it', async () => {
  const page = await summaryWhile({ status: 502 });
  expect([page.path.split('?')[0], page.status]).toEqual(['/errorBackend', 502]);
});
