import { notFound, requireUsuario } from '../context';
import { parseNombre } from '../dominios/nombres';
import { edge } from '../implement';
import { cuentaDTO } from './present';
import { findCuenta, findPagado } from './store';

const NINGUNA = { respCodigo: 'OK', respMensaje: '', templateCuentaPago: null } as const;

export const cuentaPagoAsociada = edge.cuenta.cuentaPagoAsociada.handler(async ({ context, input }) => {
  const { id } = await requireUsuario(context);
  const leido = parseNombre(input.dominio);
  const dominio = leido.ok && (await findPagado(context.connection, id, leido.nombre.ascii));
  if (!dominio) throw notFound();
  const cuenta = dominio.cuenta_pago_id && (await findCuenta(context.connection, dominio.cuenta_pago_id));
  if (!cuenta) return NINGUNA;
  const isHolder = dominio.titular === 1 || cuenta.usuario_id === id;
  const asociacion = { instante: dominio.cuenta_asociada_en, usuario: cuenta.usuario };
  return { ...NINGUNA, templateCuentaPago: cuentaDTO(cuenta, !isHolder, asociacion) };
});
