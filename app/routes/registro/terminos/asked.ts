import { screenForm } from '~/components/form/screen-form';

/** The text of a version. */
export const TEXTO = screenForm('texto', { contenido: 'text' });

/** From when it is in force. */
export const VIGENCIA = screenForm('vigencia', { desdeDia: 'text', desdeHora: 'text', motivo: 'text' });
