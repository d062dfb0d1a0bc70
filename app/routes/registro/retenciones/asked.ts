import { screenForm } from '~/components/form/screen-form';

/** A hold by legal cause. */
export const RETENCION = screenForm('retencion', {
  clase: 'text',
  documento: 'text',
  motivo: 'text',
  efectos: 'several',
  hasta: 'text',
  revisarEl: 'text',
});
