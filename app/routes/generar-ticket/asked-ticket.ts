import { screenForm } from '~/components/form/screen-form';

/** The ticket form (spec 2). Its files are not text: the registry keeps those of a refused form. */
export const TICKET = screenForm('ticket', {
  nombre: 'text',
  email: 'text',
  mailConfirmacion: 'text',
  telefono: 'text',
  dominio: 'text',
  asunto: 'text',
  mensaje: 'text',
  archivos: 'text',
  captcha: 'text',
});
/** What is added to a ticket that was sent. */
export const AGREGADO = screenForm('agregado', { mensaje: 'text' });
