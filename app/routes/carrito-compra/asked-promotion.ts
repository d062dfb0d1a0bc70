import { screenForm } from '~/components/form/screen-form';

/** The promotional code (decision t). */
export const PROMOCION = screenForm('promocion', { codigo: 'text' });
