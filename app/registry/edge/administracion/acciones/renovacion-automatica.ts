import { date } from '~/format';
import { toULabels } from '../../../domain/labels';
import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { cambiarDominio } from '../../dominios/cambios';
import { persona } from '../../implement';
import { chosenDomain } from './chosen-domain';

/** Without an account nothing could be charged: switched on it would promise what does not happen. */
const SIN_CUENTA =
  'El dominio no tiene forma de pago: asóciele una y después active la renovación automática.';

/** Whether a name renews by itself on its expiry date, charged to its account (decision r). */
export const renovacionAutomatica = cambio(persona.administracion.renovacionAutomatica, async (op, input) => {
  const dominio = await chosenDomain(op, input, 'renovacionAutomatica');
  if (input.activa && dominio.cuenta_pago_id === null) throw new Rechazo('ESTADO', SIN_CUENTA);
  const renovacion_automatica = input.activa ? 1 : 0;
  if (dominio.renovacion_automatica !== renovacion_automatica)
    await cambiarDominio(op, dominio, 'OPCIONES', { columnas: { renovacion_automatica } });
  const [nombre, vence] = [toULabels(dominio.nombre), date(dominio.fecha_vencimiento)];
  const mensaje = input.activa
    ? `El dominio ${nombre} se renovará automáticamente el ${vence}.`
    : `El dominio ${nombre} ya no se renueva automáticamente: vence el ${vence} si antes no lo renueva.`;
  return { mensaje };
});
