import { formShape } from '~/components/form/shape';

/** The version is the one that was on the page: nobody accepts what they have not seen. */
export const ACEPTACION = formShape('terminos', { idTerminos: 'text', acepto: 'text' });
