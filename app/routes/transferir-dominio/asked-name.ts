import { screenForm } from '~/components/form/screen-form';

/** Step one: the name, and the captcha of who is not signed in. */
export const VALIDAR = screenForm('validar', { dominio: 'text', captcha: 'text' });
