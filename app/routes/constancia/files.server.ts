import * as address from '~/addresses';
import { settings } from '~/base/config.server';
import type { Certificate } from './look-up.server';

/** Where a certificate lies as files. */
export const filesOf = ({ numero }: Certificate) => ({
  papel: address.archivoDeConstancia(numero, 'constancia.pdf'),
  texto: address.archivoDeConstancia(numero, 'constancia.txt'),
});

/** What a terminal is told to check its signature with nothing of ours. */
export function stepsOf({ numero }: Certificate): string[] {
  const fetched = (path: string) => `curl -O ${settings().PUBLIC_URL}${path}`;
  return [
    fetched(address.archivoDeConstancia(numero, 'constancia.txt')),
    fetched(address.archivoDeConstancia(numero, 'constancia.firma')),
    fetched(address.archivoDeConstancia(numero, 'clave.pem')),
    'openssl pkeyutl -verify -pubin -inkey clave.pem -rawin \\',
    '  -in constancia.txt -sigfile constancia.firma',
  ];
}
