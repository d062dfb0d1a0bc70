import { formShape } from '~/components/form/shape';

/** What the summary showed: `operacion` is the sale's own uuid, which goes along as the key of every form does. */
export const CONFIRMACION = formShape('confirmacion', { total: 'text' });
