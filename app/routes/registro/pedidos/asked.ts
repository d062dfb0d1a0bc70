import { screenForm } from '~/components/form/screen-form';

/** Which request is looked for. */
export const PEDIDO = screenForm('pedido', { numero: 'text' });
