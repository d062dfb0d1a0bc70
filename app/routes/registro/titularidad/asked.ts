import { screenForm } from '~/components/form/screen-form';

/** By which document something is done with a name, and why. */
export const DOCUMENTO = screenForm('documento', {
  clase: 'text',
  numero: 'text',
  fecha: 'text',
  motivo: 'text',
});

/** The same, and whose the name is. */
export const CORRECCION = screenForm('correccion', {
  persona: 'text',
  clase: 'text',
  numero: 'text',
  fecha: 'text',
  motivo: 'text',
});
