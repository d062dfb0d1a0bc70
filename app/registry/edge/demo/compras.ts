import { randomUUID } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { date } from '~/format';
import { toULabels } from '../../domain/labels';
import { ANIOS, precioLinea, totales } from '../../domain/sale';
import { mensajeDe } from '../avisos/avisar';
import { insertDevolucion } from '../cargos/devoluciones-store';
import { insertCargo } from '../cargos/store';
import { type Autoria, deTarea } from '../dominios/autoria';
import { lockDominio } from '../dominios/cambios';
import { renovarNombre } from '../dominios/renovar';
import { insertMensaje } from '../mensajes/store';
import { avisoDeCompra } from '../ventas/avisos';
import { writeDatos } from '../ventas/line-data';
import { yearPriceOf } from '../ventas/precios';
import { insertItem, insertVenta, listItems, updateItem, updateVenta } from '../ventas/store';
import { loadPorAprobar } from './por-aprobar';
import { findCargo, findPersona } from './store';

/** The purchase that the desk of the demo can look up. */
const REFERENCIA = 'UY-2026-D3M0C0MP';
const RENOVADOS = ['heladeriapolar.uy', 'xn--cigea-rta9e.uy'];
const HACE = { hours: 24 * 12 };
/** Its group says when it expired. */
const RENOVADO_SOLO = 'zitarrosa.uy';

/** A charge of the demo has its year: the name lasts that much longer, and its history says so. */
async function renovar(op: Autoria, nombre: string, suceso: 'RENOVACION' | 'RENOVACION_AUTOMATICA') {
  const dominio = await lockDominio(op.trx, nombre);
  if (!dominio) throw new Error(`${nombre} is not in the demo`);
  return renovarNombre(op, dominio, { suceso, anios: ANIOS });
}

interface Compra {
  usuarioId: number;
  cuentaId: number;
  now: Temporal.Instant;
}

/** Two names that were renewed by one purchase, as the cart would have written it; answers its lines. */
async function loadCompra(trx: Connection, { usuarioId, cuentaId, now }: Compra) {
  const venta = await insertVenta(trx, randomUUID(), usuarioId, now);
  const op: Autoria = { trx, now, usuario: { id: usuarioId }, origen: 'WEB' };
  const hasta = new Map<string, string>();
  for (const nombre of RENOVADOS) {
    const { id: dominioId, fecha_vencimiento } = await renovar(op, nombre, 'RENOVACION');
    hasta.set(nombre, date(fecha_vencimiento));
    const precio = precioLinea('RENOVACION', ANIOS, await yearPriceOf(trx, nombre, now));
    await insertItem(trx, venta.id, { tipo: 'RENOVACION', nombre, dominioId, anios: ANIOS, precio }, now);
  }
  const lineas = await listItems(trx, venta.id);
  for (const { id, nombre, precio } of lineas) {
    const mensaje = `Renovado hasta el ${hasta.get(nombre)}.`;
    await updateItem(trx, id, { estado: 'HECHO', datos: writeDatos({ mensaje }) });
    await insertCargo(trx, {
      clave: `item:${id}`,
      venta_item_id: id,
      usuario_id: usuarioId,
      nombre,
      concepto: 'RENOVACION',
      importe: precio,
      cuenta_pago_id: cuentaId,
      creado_en: stamp(now),
    });
  }
  await updateVenta(trx, venta.id, {
    estado: 'FINALIZADA',
    referencia: REFERENCIA,
    cuenta_pago_id: cuentaId,
    total: totales(lineas).total,
    finalizada_en: stamp(now),
  });
  await loadMensaje(trx, usuarioId, lineas, now);
  return lineas;
}

/** What the buyer was told of it, and read. */
async function loadMensaje(
  trx: Connection,
  usuario_id: number,
  lineas: Awaited<ReturnType<typeof listItems>>,
  now: Temporal.Instant,
): Promise<void> {
  const shown = lineas.map((each) => ({ ...each, nombre: toULabels(each.nombre) }));
  const compra = { referencia: REFERENCIA, lineas: shown, total: totales(lineas).total };
  const aviso = avisoDeCompra(compra, now);
  const { clave, titulo, prioridad } = aviso;
  const creado_en = stamp(now);
  const mensaje = mensajeDe(aviso, now);
  await insertMensaje(trx, { usuario_id, clave, titulo, mensaje, prioridad, creado_en, leido_en: creado_en });
}

/** What the registry charged by itself: a renewal, of no purchase. */
async function loadRenovacionAutomatica(trx: Connection, { usuarioId, cuentaId, now }: Compra) {
  await renovar(deTarea(trx, now), RENOVADO_SOLO, 'RENOVACION_AUTOMATICA');
  await insertCargo(trx, {
    clave: 'demo:renovacion-automatica',
    venta_item_id: null,
    usuario_id: usuarioId,
    nombre: RENOVADO_SOLO,
    concepto: 'RENOVACION_AUTOMATICA',
    importe: await yearPriceOf(trx, RENOVADO_SOLO, now),
    cuenta_pago_id: cuentaId,
    creado_en: stamp(now),
  });
}

/** A purchase of somebody's, of whose first line the registry gave back a part, and what its people asked of each other; and a charge of no purchase. */
export async function loadCompras(
  trx: Connection,
  cuentaId: number | null,
  now: Temporal.Instant,
): Promise<void> {
  if (cuentaId === null) return;
  const { id: usuarioId } = await findPersona(trx, 'titular');
  const { id: hizoId } = await findPersona(trx, 'atencion');
  const lineas = await loadCompra(trx, { usuarioId, cuentaId, now: now.subtract(HACE) });
  await loadRenovacionAutomatica(trx, { usuarioId, cuentaId, now: now.subtract({ hours: 24 * 9 }) });
  const [first] = lineas;
  if (!first) throw new Error('The purchase of the demo has no line');
  const { id: cargo_id } = await findCargo(trx, `item:${first.id}`);
  await insertDevolucion(trx, {
    cargo_id,
    usuario_id: usuarioId,
    cuenta_pago_id: cuentaId,
    importe: 50_000,
    motivo: 'Tuvo que renovar por teléfono.',
    hizo_id: hizoId,
    creado_en: stamp(now.subtract({ hours: 48 })),
  });
  await loadPorAprobar(trx, { referencia: REFERENCIA, lineas }, now);
}
