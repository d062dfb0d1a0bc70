import * as address from '~/addresses';
import type { Certificate } from './look-up.server';

/** How the signature is checked with nothing of ours: for who has a terminal. */
export function Verification({ constancia, portal }: { constancia: Certificate; portal: string }) {
  const { numero, clave } = constancia;
  const file = (name: 'constancia.txt' | 'constancia.firma') =>
    `curl -O ${portal}${address.archivoDeConstancia(numero, name)}`;
  const steps = [
    file('constancia.txt'),
    file('constancia.firma'),
    `curl -O ${portal}${address.claveDeConstancias(clave)}`,
    `openssl pkeyutl -verify -pubin -inkey ${clave}.pem -rawin \\`,
    '  -in constancia.txt -sigfile constancia.firma',
  ];
  return (
    <details>
      <summary>Comprobar la firma con openssl</summary>
      <p>
        El texto está firmado con Ed25519. Con estos pasos se comprueba sin confiar en esta página; el último
        responde «Signature Verified Successfully».
      </p>
      <pre>{steps.join('\n')}</pre>
    </details>
  );
}
