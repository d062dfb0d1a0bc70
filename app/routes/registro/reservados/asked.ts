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
