import type { Browser } from '../../support/portal/page';
import type { ThirdPartyEdge } from '../../support/third-party/edge';
import type { Dominio } from '../../support/third-party/world';

/** Who walks, and where what they did is looked at. */
export interface Walk {
  edge: ThirdPartyEdge;
  /** A browser that nobody has used. */
  visitor: () => Browser;
  /** One where somebody has signed in. */
  as: (login: string) => Promise<Browser>;
}

/** What somebody does from its beginning to its end, in a text browser and in Firefox. */
export type Journey = (walk: Walk) => Promise<void>;

/** A name of that world, as its edge has it. */
export function dominioIn({ mundo }: ThirdPartyEdge, nombre: string): Dominio {
  const found = mundo.dominios.find((each) => each.nombre === nombre);
  if (!found) throw new Error(`${nombre} is gone`);
  return found;
}

export const domainPage = (nombre: string): string => `/administrar/ver-dominio?dominio=${nombre}`;
