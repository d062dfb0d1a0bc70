import { screenForm } from '~/components/form/screen-form';

/** What somebody of staff may do from now on, and why. */
export const FUNCIONARIO = screenForm('funcionario', { conjuntos: 'several', motivo: 'text' });
