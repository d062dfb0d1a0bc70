import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import { nombreApellido } from '~/registry/domain/nombre-apellido';
import type { ItemVenta, VentaDTO } from '../../contract/formas';
import { toULabels } from '../../domain/labels';
import { totales } from '../../domain/sale';
import { listDevueltoDeVenta } from '../cargos/devoluciones-store';
import { type En, impedimentos } from './impedimentos';
import { readDatos } from './line-data';
import { atTodaysPrices } from './precios';
import { NADA_QUE_DECIR, type Proximas, proximasDe } from './proximas';
import { type Item, listContactos, listItems, type Venta } from './store';

type Contactos = Awaited<ReturnType<typeof listContactos>>;

/** Of a line that hands a name over: whose it is, and whose it will be. */
export function titularesDe({ datos }: Item): Pick<ItemVenta, 'titularActual' | 'nuevoTitular'> {
  const { titularActual = null, contacto } = readDatos(datos);
  return { titularActual, nuevoTitular: contacto ? nombreApellido(contacto) : null };
}

type Devoluciones = NonNullable<ItemVenta['devoluciones']>;

/** What was given back of each line of a sale that was confirmed. */
async function devolucionesDe(connection: Connection, venta: Venta): Promise<Map<number, Devoluciones>> {
  const found = new Map<number, Devoluciones>();
  if (venta.referencia === null) return found;
  for (const { linea_id, importe, creado_en: fecha, motivo } of await listDevueltoDeVenta(
    connection,
    venta.id,
  ))
    found.set(linea_id, [...(found.get(linea_id) ?? []), { importe, fecha, motivo }]);
  return found;
}

/** What a buyer reads again of whom a name will be: before the confirmation, as `motivo`. */
function nuevoTitularDe({ datos, estado }: Item): Pick<ItemVenta, 'datosNuevoTitular'> {
  const { contacto } = readDatos(datos);
  if (!contacto || estado !== 'PENDIENTE') return {};
  const { direccion, telefono, emailPublico } = contacto;
  return { datosNuevoTitular: { direccion, telefono, emailPublico } };
}

/** What is told of a line besides itself. */
interface Dicho {
  proximas: Proximas;
  motivo: string | undefined;
  devoluciones: Devoluciones;
}

function line(item: Item, contactos: Contactos, { proximas, motivo, devoluciones }: Dicho): ItemVenta {
  const datos = readDatos(item.datos);
  const titular = contactos.get(item.id);
  return {
    id: item.id,
    tipo: item.tipo,
    dominio: { id: item.id, nombre: toULabels(item.nombre) },
    anios: item.anios,
    precioUnitario: Math.round(item.precio / item.anios),
    precio: item.precio,
    titular: titular ? nombreApellido(titular) : null,
    ...titularesDe(item),
    ...nuevoTitularDe(item),
    proximaRenovacion: null,
    ...proximas.get(item.id),
    estado: item.estado,
    mensaje: datos.mensaje ?? '',
    proximas: datos.proximas,
    motivo,
    ...(devoluciones.length > 0 && { devoluciones }),
  };
}

/**
 * A cart or a sale as the contract shows it: before the confirmation the lines count that can be done, after it those
 * done. `mira` says who looks, where it is asked which can be: the frame of every page does without.
 */
export const ventaDTO = async (
  connection: Connection,
  venta: Venta,
  now: Temporal.Instant,
): Promise<VentaDTO> => ventaConItemsDTO(connection, venta, await listItems(connection, venta.id), { now });

/** The same of a sale whose lines are known. */
export async function ventaConItemsDTO(
  connection: Connection,
  venta: Venta,
  stored: readonly Item[],
  { now, mira }: { now: Temporal.Instant; mira?: Pick<En, 'usuarioId'> },
): Promise<VentaDTO> {
  const isOpen = venta.estado === 'ABIERTA';
  const items = isOpen ? await atTodaysPrices(connection, stored, now) : stored;
  const contactos = await listContactos(connection, venta.id);
  const devoluciones = await devolucionesDe(connection, venta);
  const proximas = isOpen ? await proximasDe(connection, venta, items, now) : NADA_QUE_DECIR;
  const motivos =
    isOpen && mira ? await impedimentos({ connection, now, ...mira }, items) : new Map<number, string>();
  const counted = items.filter(({ id, estado }) => (isOpen ? !motivos.has(id) : estado === 'HECHO'));
  const { total, descuento } = totales(counted);
  return {
    ventaId: venta.id,
    uuidVenta: venta.uuid,
    estado: venta.estado,
    items: items.map((item) =>
      line(item, contactos, {
        proximas,
        motivo: motivos.get(item.id),
        devoluciones: devoluciones.get(item.id) ?? [],
      }),
    ),
    subtotal: total + descuento,
    descuento,
    total: venta.total ?? total,
    referencia: venta.referencia,
    finalizadaEn: venta.finalizada_en,
  };
}
