import { screenForm } from '~/components/form/screen-form';

/** Whether the name is frozen besides, once it is as it was. */
export const VUELTA = screenForm('vuelta', { congelar: 'text' });
