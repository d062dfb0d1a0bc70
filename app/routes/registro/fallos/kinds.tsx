import * as address from '~/addresses';
import { ViewLinks } from '~/components/view-links';

const KINDS = {
  trabajos: [address.fallos(), 'Trabajos'],
  correos: [address.correosDevueltos(), 'Correos que vuelven'],
  zonas: [address.zonasDistintas(), 'Zonas distintas'],
  transferencias: [address.transferenciasQueEsperan(), 'Transferencias que esperan'],
} as const;

/** The ways between what went wrong. */
export const Kinds = ({ current }: { current: keyof typeof KINDS }) => (
  <ViewLinks
    label="Qué falló"
    views={Object.entries(KINDS).map(([kind, [href, words]]) => ({ words, href, isHere: kind === current }))}
  />
);
