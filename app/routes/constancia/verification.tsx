/** How the signature is checked with nothing of ours: for who has a terminal. */
export const Verification = ({ pasos }: { pasos: readonly string[] }) => (
  <details>
    <summary>Comprobar la firma con openssl</summary>
    <p>
      El texto está firmado con Ed25519. Con estos pasos se comprueba sin confiar en esta página; el último
      responde «Signature Verified Successfully».
    </p>
    <pre>{pasos.join('\n')}</pre>
  </details>
);
