import { describe, expect, test } from 'vitest';
import { places } from '../support/portal/addresses';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

/** Posting to an address that does not exist is answered as such; there is nothing to protect. */
const actions = places.filter(
  ({ id, module }) => module.action !== undefined && !id.endsWith('no-encontrada'),
);

const WITH_A_FORM = '/consulta-disponibilidad?nombre=librisimo';

describe('a form that does not carry the token of its session', () => {
  onDemoData();

  test.each(actions)('is refused at $path', async ({ path }) => {
    const person = visitor();
    const body = new URLSearchParams({ intencion: 'cualquiera' });
    expect((await person.request(path, { method: 'POST', body })).status).toBe(403);
  });

  test.each(actions)('is refused at $path with the token of another session', async ({ path }) => {
    const [person, other] = [visitor(), visitor()];
    const token = (await other.open(WITH_A_FORM)).$('input[name=csrf]').attr('value') ?? '';
    expect(token).not.toBe('');
    await person.open(WITH_A_FORM);
    const body = new URLSearchParams({ intencion: 'cualquiera', csrf: token });
    expect((await person.request(path, { method: 'POST', body })).status).toBe(403);
  });
});
