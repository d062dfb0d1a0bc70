/** Tickets. Each sentence of the specification is written once; the comment says where it stands there. */

/** Spec 8. */
export const ERROR_TICKET = 'Ha ocurrido un error al generar el ticket.';
