import * as build from 'virtual:remix/server-build';
import { expect, test } from 'vitest';
import * as address from '~/addresses';
import { routeNames } from '~/serving/route-names.server';

const nameOf = routeNames(build);

test.each([
  ['/', '/'],
  [address.misDominios(), '/administrar/mis-dominios'],
  [`${address.misDominios()}.data`, '/administrar/mis-dominios'],
  ['/api/dominio/disponibilidad', '/api/*'],
  ['/oidc/interaccion/abc', '/oidc/*'],
  ['/wp-login.php', 'otra'],
])('%s counts as %s', (path, name) => {
  expect(nameOf(path)).toBe(name);
});

test('whatever is typed there are as many names as routes', () => {
  const typed = Array.from(
    { length: 500 },
    (_, at) => `${address.misDominios()}/${at}/${'x'.repeat(at % 30)}`,
  );
  expect(new Set(typed.map(nameOf)).size).toBeLessThan(5);
});
