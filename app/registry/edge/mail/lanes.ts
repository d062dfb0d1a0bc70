import type { CorreoDebido, Full } from './store';

/** Mails on their way at once; each is a connection to the mail server. */
const MOST = 8;
/** Of them for one host: whatever it does, the others have the rest. */
const MOST_OF_A_HOST = 4;
/** Kept free for urgent mails, in all and for one host. */
const KEPT = 4;
const KEPT_OF_A_HOST = 2;

type Kind = Pick<CorreoDebido, 'destino' | 'urgente'>;

const mostOfAHost = (urgente: 0 | 1): number => MOST_OF_A_HOST + (urgente ? KEPT_OF_A_HOST : 0);

const forHost = (host: string, underWay: readonly Kind[]): number =>
  underWay.filter(({ destino }) => destino === host).length;

/** Whether a mail may set out beside those that are on their way. */
export const hasRoom = ({ destino, urgente }: Kind, underWay: readonly Kind[]): boolean =>
  underWay.length < MOST + (urgente ? KEPT : 0) && forHost(destino, underWay) < mostOfAHost(urgente);

/** The hosts that have no room. */
export function fullHosts(underWay: readonly Kind[]): Full {
  const hosts = [...new Set(underWay.map(({ destino }) => destino))];
  const full = (urgente: 0 | 1) => hosts.filter((host) => forHost(host, underWay) >= mostOfAHost(urgente));
  return { ofUrgent: full(1), ofOthers: full(0) };
}
