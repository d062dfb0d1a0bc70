import { screenForm } from '~/components/form/screen-form';

/** What shows that a custodian is gone, and why they are taken off. */
export const SACAR = screenForm('sacarCustodio', { documento: 'text', motivo: 'text' });
