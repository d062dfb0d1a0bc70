import { formShape } from '~/components/form/shape';

/** The only thing of an account that can change (spec 5). */
export const NOMBRE = formShape('renombrar', { nombre: 'text' });
