import { stamp } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { date } from '~/format';
import type { Inputs } from '../../../contract';
import { toULabels } from '../../../domain/labels';
import { renovadoHasta } from '../../../domain/lifecycle';
import { RENOVACION_AGREGADA, RENOVACION_EN_CARRITO } from '../../../domain/words/carrito';
import { EN_RENOVACION } from '../../../domain/words/dominios';
import { cambio, type Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { renovarNombre } from '../../dominios/renovar';
import { persona } from '../../implement';
import { addRenovacion } from '../../ventas/add-line';
import { cartFor } from '../../ventas/cart-for';
import { venderAhora } from '../../ventas/inmediata';
import { soloConFactura } from '../../ventas/pago-con-factura';
import { chosenDomain } from './chosen-domain';
import { cuentaQuePaga } from './cuenta';

type Pedido = Inputs['administracion']['renovar'];

/** Registrations, renewals included, are bought a year at a time (spec 9). */
function unAnio({ cantAnios = 1 }: Pedido): void {
  if (cantAnios !== 1) throw Rechazo.deCampos({ cantAnios: 'La renovación es por 1 año.' });
}

/** Somebody renewed it since this form was made: once more would be a year that nobody asked for. */
function noRenovado({ fecha_vencimiento }: Dominio, { fechaVencimiento }: Pedido): void {
  if (fechaVencimiento !== undefined && fechaVencimiento !== fecha_vencimiento)
    throw new Rechazo('EN_CURSO', EN_RENOVACION);
}

async function alCarrito(op: Op, pedido: Pedido) {
  const venta = await cartFor(op.trx, pedido.uuidVenta ?? null, op.usuario.id, op.now);
  const dominio = await chosenDomain(op, pedido, 'renovar');
  noRenovado(dominio, pedido);
  const line = { uuid: venta.uuid, usuarioId: op.usuario.id, dominio };
  if ('rechazo' in (await addRenovacion(op.trx, line, op.now)))
    throw new Rechazo('EN_CURSO', `${EN_RENOVACION} ${RENOVACION_EN_CARRITO}`);
  return {
    mensaje: RENOVACION_AGREGADA,
    uuidVenta: venta.uuid,
    fechaVencimiento: null,
  };
}

async function ahora(op: Op, pedido: Pedido) {
  const dominio = await chosenDomain(op, pedido, 'renovar');
  noRenovado(dominio, pedido);
  const cuenta = await cuentaQuePaga(op, dominio, pedido.templateCuentaPagoDTO);
  const fecha_vencimiento = renovadoHasta(dominio.fecha_vencimiento, 1);
  const mensaje = `Renovado hasta el ${date(fecha_vencimiento)}.`;
  const { uuid: uuidVenta, cobro } = await venderAhora(op, dominio, {
    cuenta,
    mensaje,
    importe: pedido.importe,
  });
  await renovarNombre(op, dominio, {
    suceso: 'RENOVACION',
    columnas: pedido.asociarTemplateCuenta
      ? { cuenta_pago_id: cuenta.id, cuenta_asociada_en: stamp(op.now) }
      : {},
  });
  const nombre = toULabels(dominio.nombre);
  return {
    mensaje: `El dominio ${nombre} fue renovado: vence el ${date(fecha_vencimiento)}. ${cobro}`,
    uuidVenta,
    fechaVencimiento: fecha_vencimiento,
  };
}

/** What is charged at once; in a cart it is a line, of which there is one for each name. */
const seCobra = ({ compraInmediata }: Pedido): boolean => compraInmediata !== false;

export const renovar = cambio(
  persona.administracion.renovar,
  (op, pedido) => {
    unAnio(pedido);
    if (pedido.pagoVentaDTO) soloConFactura(pedido.pagoVentaDTO);
    return seCobra(pedido) ? ahora(op, pedido) : alCarrito(op, pedido);
  },
  // Where the form says from which expiry date, that alone tells a second one apart.
  { sinClave: (pedido) => seCobra(pedido) && pedido.fechaVencimiento === undefined },
);
