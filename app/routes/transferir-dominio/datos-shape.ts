import { formShape } from '~/components/form/shape';

/** Step two: the code, and the holder from then on. */
export const DATOS = formShape('datos', {
  codigo: 'text',
  tipo: 'text',
  nombre: 'text',
  apellido: 'text',
  direccion: 'text',
  telefono: 'text',
  email: 'text',
});
