import type { ThirdPartyEdge } from '../../support/third-party/edge';
import type { Dominio } from '../../support/third-party/world';
import type { TextBrowser } from '../support/text-browser';

/** Who walks, and where what they did is looked at. */
export interface Walk {
  edge: ThirdPartyEdge;
  /** A text browser that nobody has used. */
  visitor: () => TextBrowser;
  /** One where somebody has signed in. */
  as: (login: string) => Promise<TextBrowser>;
}

/** What somebody does from its beginning to its end, without scripts. */
export type Journey = (walk: Walk) => Promise<void>;

/** A name of that world, as its edge has it. */
export function dominioIn({ mundo }: ThirdPartyEdge, nombre: string): Dominio {
  const found = mundo.dominios.find((each) => each.nombre === nombre);
  if (!found) throw new Error(`${nombre} is gone`);
  return found;
}

export const domainPage = (nombre: string): string => `/administrar/ver-dominio?dominio=${nombre}`;
