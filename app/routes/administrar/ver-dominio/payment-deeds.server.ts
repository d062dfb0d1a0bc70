import * as address from '~/addresses';
import type { DeedLink } from './deed-links';
import type { Info } from './domain.server';
import { nameOf } from './name-of';

/** What may be done with the account of a name: worded here, so that its page ships none of it. */
export function paymentDeeds(info: Info): DeedLink[] {
  const { cuentaPago, renovacionAutomatica, motivos = {} } = info;
  const to = (accion: Parameters<typeof address.accionDominio>[0]) =>
    address.accionDominio(accion, nameOf(info));
  const change = cuentaPago === null ? 'Asociar una forma de pago' : 'Cambiar la forma de pago';
  const renews = `${renovacionAutomatica ? 'Desactivar' : 'Activar'} la renovación automática`;
  return [
    ...(motivos.cambiarCuentaPago ? [] : [{ href: to('cambiar-forma-de-pago'), words: change }]),
    ...(cuentaPago === null || motivos.quitarCuentaPago
      ? []
      : [{ href: to('quitar-forma-de-pago'), words: 'Quitar la forma de pago' }]),
    ...(cuentaPago === null || motivos.renovacionAutomatica
      ? []
      : [{ href: to('renovacion-automatica'), words: renews }]),
  ];
}
