import { LONG_TEXT } from '~/components/form/long-text';
import { screenForm } from '~/components/form/screen-form';

/** A name that is kept. */
export const RESERVADO = screenForm('reservado', {
  nombre: 'text',
  clase: 'text',
  para: 'text',
  motivo: 'text',
});

/** A name that is tried. */
export const PRUEBA = screenForm('prueba', { nombre: 'text' });

/** Where the list begins. */
export const DESDE = screenForm('desde', { desde: 'text' });

/** A list of kept names. `leido` is no question: it tells a text that a file put into the field from one that was typed. */
export const LISTA = screenForm('lista', {
  motivo: 'text',
  [LONG_TEXT]: 'text',
  archivo: 'text',
  leido: 'text',
});
