import { TITULAR } from '~/components/contacto/contact-shapes';
import { formShape } from '~/components/form/shape';

/** Who gets the domain, and what goes with it. */
export const NUEVO_TITULAR = formShape('nuevo-titular', {
  ...TITULAR.fields,
  modificarAdministrador: 'text',
  eliminarCuentaPago: 'text',
});
