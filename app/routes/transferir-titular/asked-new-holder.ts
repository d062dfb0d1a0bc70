import { TITULAR } from '~/components/contacto/asked-contacts';
import { screenForm } from '~/components/form/screen-form';

/** Who gets the domain, and what goes with it. */
export const NUEVO_TITULAR = screenForm('nuevo-titular', {
  ...TITULAR.fields,
  mailConfirmacion: 'text',
  modificarAdministrador: 'text',
  eliminarCuentaPago: 'text',
  venta: 'text',
});
