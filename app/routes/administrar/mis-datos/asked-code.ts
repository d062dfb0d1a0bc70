import { screenForm } from '~/components/form/screen-form';

/** The code that proves that a mail address is read by its owner. */
export const CODIGO = screenForm('codigo', { codigo: 'text' });
