import { screenForm } from '~/components/form/screen-form';

/** The version is the one that was on the page: nobody accepts what they have not seen. */
export const ACEPTACION = screenForm('terminos', { idTerminos: 'text', acepto: 'text' });
