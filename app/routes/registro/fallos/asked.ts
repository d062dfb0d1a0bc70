import { screenForm } from '~/components/form/screen-form';

/** Why something is left undone. */
export const DESCARTE = screenForm('descarte', { motivo: 'text' });
