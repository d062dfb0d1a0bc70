import { screenForm } from '~/components/form/screen-form';

/** How a lock is closed: what it holds, who watches, and how many of them have to approve. */
export const CIERRE = screenForm('cierre', { grado: 'text', custodios: 'several', quorum: 'text' });
