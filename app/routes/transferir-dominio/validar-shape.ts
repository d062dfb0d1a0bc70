import { formShape } from '~/components/form/shape';

/** Step one: the name, and the captcha of who is not signed in. */
export const VALIDAR = formShape('validar', { dominio: 'text', captcha: 'text' });
