import { randomUUID } from 'node:crypto';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { accountName, moneyWithVat } from '~/format';
import { toULabels } from '../../domain/labels';
import { ANIOS, precioLinea } from '../../domain/sale';
import type { Op } from '../cambio/cambio';
import { insertCargo } from '../cargos/store';
import { findCuenta } from '../cuentas/store';
import { tellPayer, tellPurchase } from './avisos';
import { writeDatos } from './line-data';
import { comoSeMostro, yearPriceOf } from './precios';
import { referenciaLibre } from './referencia';
import { insertItem, insertVenta, listItems, updateItem, updateVenta } from './store';

/** Who pays, what is told of it, and what it was shown to cost, where that is said. */
interface Venta {
  cuenta: { id: number; usuario_id: number };
  mensaje: string;
  importe: number | undefined;
}

/**
 * Sells a year of a name at once: a sale of one line with its reference, its charge in the ledger, and the notice to who
 * asked, and to whose account pays. The key of the charge is the expiry date that it renews, as the daily task's is: one of them charges it. The
 * name has to be locked; that it gets its year is the caller's to do. Refused where it was shown to cost something else. Answers the sale's uuid, and
 * in a sentence what was charged, to which account and when it is billed.
 */
export async function venderAhora(
  op: Op,
  { id, nombre, fecha_vencimiento }: Dominio,
  { cuenta, mensaje, importe }: Venta,
): Promise<{ uuid: string; cobro: string }> {
  const { trx, usuario, now } = op;
  const precio = precioLinea('RENOVACION', ANIOS, await yearPriceOf(trx, nombre, now));
  comoSeMostro(precio, importe);
  const venta = await insertVenta(trx, randomUUID(), usuario.id, now);
  await insertItem(trx, venta.id, { tipo: 'RENOVACION', nombre, dominioId: id, anios: ANIOS, precio }, now);
  const [item] = await listItems(trx, venta.id);
  if (!item) throw new Error(`Sale ${venta.id} has no line`);
  await updateItem(trx, item.id, { estado: 'HECHO', datos: writeDatos({ mensaje }) });
  await insertCargo(trx, {
    clave: `renovacion:${id}:${fecha_vencimiento}`,
    venta_item_id: item.id,
    usuario_id: cuenta.usuario_id,
    nombre,
    concepto: 'RENOVACION',
    importe: precio,
    cuenta_pago_id: cuenta.id,
    creado_en: stamp(now),
  });
  const referencia = await referenciaLibre(trx, now);
  await updateVenta(trx, venta.id, {
    estado: 'FINALIZADA',
    referencia,
    cuenta_pago_id: cuenta.id,
    total: precio,
    finalizada_en: stamp(now),
  });
  const linea = { tipo: 'RENOVACION' as const, nombre: toULabels(nombre), precio };
  await tellPurchase(op, { referencia, lineas: [linea], total: precio });
  if (cuenta.usuario_id !== usuario.id) await tellPayer(op, cuenta.usuario_id, { referencia, ...linea });
  return { uuid: venta.uuid, cobro: await cobroEnPalabras(trx, cuenta.id, precio) };
}

async function cobroEnPalabras(trx: Connection, cuentaId: number, precio: number): Promise<string> {
  const cuenta = await findCuenta(trx, cuentaId);
  const de = cuenta ? ` de la cuenta ${accountName(cuenta.nombre, cuenta.cuenta)}` : '';
  return `Se debitaron ${moneyWithVat(precio)}${de} y figurarán en la factura del período siguiente.`;
}
