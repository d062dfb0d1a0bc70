import type { Outputs } from './contract';
import { registroFallido } from './domain/lifecycle';

export type NombrePublico = Outputs['dominio']['whois'];
export type ContactoPublico = NonNullable<NombrePublico['titular']>;

/** Whether a server's name is under a suffix of this registry, and its rows, one for each address, where it is known. */
export interface ServidorPublico {
  pertenece: boolean;
  servidor: NombrePublico['nameServers'] | null;
}

/** What everybody may see of what the registry has: the page, RDAP and port 43 ask the same. */
export interface PublicRegistry {
  /** A name, whatever was typed. */
  nombre: (typed: string) => Promise<NombrePublico>;
  /** What only the embedded registry can be asked for; another edge's section 7 has no such question. */
  propio?: {
    contacto: (handle: string) => Promise<ContactoPublico | null>;
    servidor: (host: string) => Promise<ServidorPublico>;
  };
}

/** Whether an answer has a name to show: without a holder it is not registered (spec 2), but of one whose registration failed nobody is told who asked for it. */
export const estaRegistrado = ({ codigo, titular, estado }: NombrePublico): boolean =>
  codigo === 'OK' && (titular !== null || registroFallido(estado));
