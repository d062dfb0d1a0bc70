import { expect, it } from 'vitest';
import { loggedError } from '~/base/log.server';

it('an error is logged with its kind and place, without what it carries', () => {
  const cause = Object.assign(new Error('unique constraint'), {
    code: '23505',
    detail: 'Key (correo)=(ana@ejemplo.uy) already exists.',
    payload: { sub: 'oid-ana' },
  });
  const logged = loggedError(new Error('not saved', { cause }));
  expect(logged).toMatchObject({ type: 'Error', message: 'not saved', cause: { code: '23505' } });
  expect(logged.stack).toContain('registro-de-errores');
  expect(JSON.stringify(logged)).not.toMatch(/ana/);
});

it('what is no error is logged as what it is', () => {
  expect(loggedError({ token: 'secreto' })).toEqual({ type: 'object', message: '' });
});
