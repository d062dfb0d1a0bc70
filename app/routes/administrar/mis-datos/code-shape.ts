import { formShape } from '~/components/form/shape';

/** The code that proves that a mail address is read by its owner. */
export const CODIGO = formShape('codigo', { codigo: 'text' });
