import { isProcedure } from '@orpc/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '~/registry/edge';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

/** What the registry was asked: the operation, and about what. */
const asked: string[] = [];

/** Notes every call of an operation of the registry, however deep it lies. */
function listen(operations: object, names: readonly string[] = []): void {
  for (const [name, found] of Object.entries(operations)) {
    const path = [...names, name];
    if (!isProcedure(found)) {
      listen(found, path);
      continue;
    }
    const definition = found['~orpc'];
    const { handler } = definition;
    vi.spyOn(definition, 'handler').mockImplementation((call) => {
      asked.push(`${path.join('.')} ${JSON.stringify(call.input)}`);
      return handler(call);
    });
  }
}

onDemoData();
beforeEach(() => listen(router));
afterEach(() => vi.restoreAllMocks());

const DOMINIO = 'dominio=titular.uy';

test.each([
  ['the detail of a domain', `/administrar/ver-dominio?${DOMINIO}`],
  ['the dialog of its holder', `/administrar/ver-dominio/editar-contacto?${DOMINIO}&tipo=TITULAR`],
  ['the dialog of its release', `/administrar/ver-dominio/liberar?${DOMINIO}`],
  ['the dialog of its servers', `/administrar/ver-dominio/dns/delegar?${DOMINIO}`],
  ['the dialog of its payment account', `/administrar/ver-dominio/cambiar-forma-de-pago?${DOMINIO}`],
])('%s asks the registry nothing twice', async (_, path) => {
  const who = await visitor().as('titular');
  await who.open('/administrar/mis-dominios');
  asked.length = 0;
  expect(await who.open(path)).toSay('titular.uy');
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((question, at) => asked.indexOf(question) !== at)).toEqual([]);
});
