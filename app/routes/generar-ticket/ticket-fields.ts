/** The ticket form as typed (spec 2), in the order of the screen. */
export type TicketFields = {
  nombre: string;
  email: string;
  mailConfirmacion: string;
  telefono: string;
  dominio: string;
  asunto: string;
  mensaje: string;
  archivos: string;
  captcha: string;
};

export const TICKET_FIELDS = [
  'nombre',
  'email',
  'mailConfirmacion',
  'telefono',
  'dominio',
  'asunto',
  'mensaje',
  'archivos',
  'captcha',
] as const satisfies (keyof TicketFields)[];
