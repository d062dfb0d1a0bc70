import type { Connection } from '~/database/connection.server';
import type { ItemVenta, VentaDTO } from '../../contract/formas';
import { mostrarNombre } from '../dominios/nombres';
import { readDatos } from './datos';
import { atTodaysPrices } from './prices';
import { totales } from './rules';
import { type Item, listContactos, listItems, type Venta } from './store';

type Contactos = Awaited<ReturnType<typeof listContactos>>;

/** A person's name in one field. */
export const nombreApellido = (row: { nombre: string; apellido: string }): string =>
  `${row.nombre} ${row.apellido}`.trim();

function line(item: Item, contactos: Contactos): ItemVenta {
  const datos = readDatos(item.datos);
  const titular = contactos.get(item.id);
  return {
    id: item.id,
    tipo: item.tipo,
    dominio: { id: item.id, nombre: mostrarNombre(item.nombre) },
    anios: item.anios,
    precioUnitario: Math.round(item.precio / item.anios),
    precio: item.precio,
    titular: titular ? nombreApellido(titular) : null,
    titularActual: datos.titularActual ?? null,
    nuevoTitular: datos.contacto ? nombreApellido(datos.contacto) : null,
    estado: item.estado,
    mensaje: datos.mensaje ?? '',
  };
}

/** A cart or a sale as the contract shows it: before the confirmation every line counts, after it those done. */
export async function ventaDTO(connection: Connection, venta: Venta): Promise<VentaDTO> {
  const isOpen = venta.estado === 'ABIERTA';
  const stored = await listItems(connection, venta.id);
  const items = isOpen ? await atTodaysPrices(connection, stored) : stored;
  const contactos = await listContactos(connection, venta.id);
  const counted = isOpen ? items : items.filter((item) => item.estado === 'HECHO');
  const { total, descuento } = totales(counted);
  return {
    ventaId: venta.id,
    uuidVenta: venta.uuid,
    estado: venta.estado,
    items: items.map((item) => line(item, contactos)),
    subtotal: total + descuento,
    descuento,
    total: venta.total ?? total,
    referencia: venta.referencia,
    finalizadaEn: venta.finalizada_en,
  };
}
