import { expect, it } from 'vitest';
import { useSettings } from '~/base/config.server';
import { passkeyPlace } from '~/identity/segundo-paso/llaves/place.server';
import { testSettings } from '../support/settings';

it.each([
  ['https://registro.uy', 'registro.uy'],
  ['https://registro.uy:8443', 'registro.uy'],
  ['http://localhost:3000', 'localhost'],
  ['http://uno.localhost:3000', 'uno.localhost'],
  ['https://192.0.2.7', undefined],
  ['http://127.0.0.1:3000', undefined],
  ['https://[2001:db8::1]', undefined],
  ['http://registro.uy', undefined],
])('passkeys of %s are of the host %s', (PUBLIC_URL, rpId) => {
  useSettings(testSettings({ PUBLIC_URL }));
  expect(passkeyPlace()?.rpId).toBe(rpId);
});
