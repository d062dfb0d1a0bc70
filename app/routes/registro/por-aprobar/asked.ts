import { screenForm } from '~/components/form/screen-form';

/** What is answered to an act that takes two people: why it is refused, done alone, or what was found of it. */
export const RESPUESTA = screenForm('respuesta', { motivo: 'text' });
