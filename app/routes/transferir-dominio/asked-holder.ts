import { screenForm } from '~/components/form/screen-form';

/** Step two: the code, and the holder from then on. */
export const DATOS = screenForm('datos', {
  codigo: 'text',
  tipo: 'text',
  nombre: 'text',
  apellido: 'text',
  direccion: 'text',
  telefono: 'text',
  email: 'text',
});
