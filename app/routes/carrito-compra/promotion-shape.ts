import { formShape } from '~/components/form/shape';

/** The promotional code (decision t). */
export const PROMOCION = formShape('promocion', { codigo: 'text' });
