import * as address from '~/addresses';

const KINDS = {
  trabajos: [address.fallos(), 'Trabajos'],
  correos: [address.correosDevueltos(), 'Correos que vuelven'],
  zonas: [address.zonasDistintas(), 'Zonas distintas'],
  transferencias: [address.transferenciasQueEsperan(), 'Transferencias que esperan'],
} as const;

/** The ways between what went wrong. */
export const Kinds = ({ current }: { current: keyof typeof KINDS }) => (
  <nav aria-label="Qué falló">
    <ul className="kinds">
      {Object.entries(KINDS).map(([kind, [href, words]]) => (
        <li key={kind}>
          <a href={href} aria-current={kind === current ? 'page' : undefined}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
