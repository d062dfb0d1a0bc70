import { screenForm } from '../form/screen-form';

/** What whois publishes of every contact besides its name (spec 2 and 5). */
const PUBLICOS = { direccion: 'text', telefono: 'text', emailPublico: 'text' } as const;

/** Where notices go, typed twice; never published. */
const NOTIFICACIONES = { email: 'text', mailConfirmacion: 'text' } as const;

/** The default contact: first sign-in and My data. */
export const CONTACTO = screenForm('contacto', {
  nombre: 'text',
  apellido: 'text',
  ...PUBLICOS,
  ...NOTIFICACIONES,
});

/** A contact of a domain, as its people edit it: what whois shows. */
export const CONTACTO_DOMINIO = screenForm('contacto', {
  nombre: 'text',
  apellido: 'text',
  ...PUBLICOS,
});

/** The same of a holder, whose name only changes by a transfer (spec 4, Contact edit). */
export const PUBLICOS_TITULAR = screenForm('contacto', PUBLICOS);

/** A holder: both names in one field, for companies have no surname. */
export const TITULAR = screenForm('titular', { nombreApellido: 'text', ...PUBLICOS });
