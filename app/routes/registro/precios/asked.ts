import { screenForm } from '~/components/form/screen-form';

/** The next price of a suffix. */
export const PRECIO = screenForm('precio', {
  precio: 'text',
  desdeDia: 'text',
  desdeHora: 'text',
  motivo: 'text',
});
