import { screenForm } from '~/components/form/screen-form';

/** The only thing of an account that can change (spec 5). */
export const NOMBRE = screenForm('renombrar', { nombre: 'text' });
