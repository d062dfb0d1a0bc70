import type { Outputs } from '~/registry/contract';
import { SIN_DIRECCION } from '~/registry/domain/words/dns';

type Vistos = Outputs['dns']['comprobarDelegacion'];

/** What a form tells of its servers before it goes on. */
export interface SeenServers {
  title: string;
  lines: string[];
  /** What to do about it, and what comes of going on all the same. */
  igual: string;
  /** How what is not the filled button looks: what nobody would find is gone on with by the plainest one. */
  kind: 'plain' | 'second';
}

/** None of them has an address: with them nobody finds the name, so what mends it is the way on. */
export const nobodyFinds = ({ servidores }: Vistos): boolean =>
  servidores.length > 0 && servidores.every(({ visto }) => visto === SIN_DIRECCION);

export const linesOf = ({ servidores, avisos }: Vistos): string[] => [
  ...servidores.map(({ nombre, visto }) => `${nombre} ${visto}.`),
  ...avisos,
];

/** What to do about servers that nobody would find; `igual`: what can be done all the same. */
export const mendTheir = ({ servidores }: Vistos, igual: string): string =>
  servidores.length === 1
    ? `Corrija su nombre y compruebe de nuevo. Si lo está preparando, ${igual}`
    : `Corrija sus nombres y compruebe de nuevo. Si los está preparando, ${igual}`;
