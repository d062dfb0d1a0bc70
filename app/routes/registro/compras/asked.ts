import { screenForm } from '~/components/form/screen-form';

/** What is given back of a line, and why. */
export const DEVOLUCION = screenForm('devolucion', { importe: 'text', motivo: 'text' });
