import { screenForm } from '~/components/form/screen-form';

/** What the summary showed: `operacion` is the sale's own uuid, which goes along as the key of every form does. */
export const CONFIRMACION = screenForm('confirmacion', { total: 'text' });
