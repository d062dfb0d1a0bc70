import { expect, test } from 'vitest';
import { onDemoData } from '../support/registry';
import { as, detail } from '../support/situations';

onDemoData();

/** Where a narrow screen may break it: its host stays whole. */
const MAY_BREAK = '@<wbr/>ejemplo.uy';

test('an address of mail goes on in a new line after its @, on the page of a name and of its lock', async () => {
  const who = await as('titular');
  const page = await who.open(detail('titular.uy'));
  expect(page.html).toContain(`tecnico${MAY_BREAK}`);
  const lock = await who.open('/administrar/ver-dominio/candado?dominio=titular.uy');
  for (const login of ['administrativo', 'cuidadosa']) expect(lock.html).toContain(`${login}${MAY_BREAK}`);
});
