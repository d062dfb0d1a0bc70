import { Resolver } from 'node:dns/promises';
import { expect, it } from 'vitest';

it('no test asks the network of the machine for a name', async () => {
  const asked = new Resolver().resolve4('ns1.ejemplo.com');
  await expect(asked).rejects.toMatchObject({ code: 'ENOTFOUND', message: 'no names in tests' });
});
