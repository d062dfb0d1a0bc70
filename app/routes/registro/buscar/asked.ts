import { screenForm } from '~/components/form/screen-form';

/** What is looked for. */
export const BUSQUEDA = screenForm('busqueda', { buscado: 'text' });
