import { screenForm } from '~/components/form/screen-form';

/** The names to put in the cart. */
export const ELECCION = screenForm('resultados', { dominio: 'several' });
