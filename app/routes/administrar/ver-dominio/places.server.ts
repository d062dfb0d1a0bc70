import type { Info } from './domain.server';

/** The parts that a domain's page may be without. */
interface Parts {
  info: Info;
  avisos: object | null;
  dns: object | null;
  transferencia: object | null;
  historia: object | null;
}

/** The parts that the page of a domain has, by their place in it, in their order: decided here, so that the browser gets words only. */
export const placesOf = ({ info, avisos, dns, transferencia, historia }: Parts) =>
  [
    avisos && { id: 'avisos', words: 'Avisos' },
    dns && { id: 'servidores', words: 'DNS' },
    { id: 'contactos', words: 'Contactos' },
    info.permisos.puedeVerPagos && { id: 'pago', words: 'Forma de pago' },
    transferencia && { id: 'transferencia', words: 'Transferencia' },
    historia && { id: 'historial', words: 'Historial' },
  ].filter((each) => each !== null && each !== false);
