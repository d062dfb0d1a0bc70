import { screenForm } from '~/components/form/screen-form';

/** Why something is done at the desk. */
export const MOTIVO = screenForm('motivo', { motivo: 'text' });
