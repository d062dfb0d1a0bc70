/** The default contact as typed (spec 2, first-login form), in the order of the screen. */
export type ContactFields = {
  nombre: string;
  apellido: string;
  direccion: string;
  telefono: string;
  emailPublico: string;
  email: string;
  mailConfirmacion: string;
};

export const CONTACT_FIELDS = [
  'nombre',
  'apellido',
  'direccion',
  'telefono',
  'emailPublico',
  'email',
  'mailConfirmacion',
] as const satisfies (keyof ContactFields)[];
