import { at, type Id, part } from './written';

/** `dominio`: what it is about, filled in. */
export const generarTicket = (dominio?: string) => at('/generar-ticket', { dominio });
/** The same form, for who has no account and asks for one. */
export const pedirCuenta = () => at('/generar-ticket', { motivo: 'cuenta' });
export const ticketEnviado = () => '/generar-ticket/enviado';
export const misTickets = () => '/generar-ticket/mis-tickets';
export const ticket = (id: Id) => `/generar-ticket/${part(id)}`;
/** The same page, which asks whether to close it. */
export const cerrarTicket = (id: Id) => at(ticket(id), { cerrar: 1 });
export const archivoDeTicket = (id: Id, archivo: Id) =>
  `/generar-ticket/${part(id)}/archivo/${part(archivo)}`;
