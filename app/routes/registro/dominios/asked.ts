import { screenForm } from '~/components/form/screen-form';

/** Why somebody of the registry looks at a name. */
export const MIRADA = screenForm('mirada', { motivo: 'text' });
