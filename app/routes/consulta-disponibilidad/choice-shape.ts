import { formShape } from '~/components/form/shape';

/** The names to put in the cart. */
export const ELECCION = formShape('resultados', { dominio: 'several' });
