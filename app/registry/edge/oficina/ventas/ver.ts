import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import type { LineaDeVenta } from '../../../contract/oficina/ventas';
import { toULabels } from '../../../domain/labels';
import { listDevueltoDeVenta } from '../../cargos/devoluciones-store';
import { notFound } from '../../context';
import { CUENTA_VISIBLE, mask } from '../../cuentas/rules';
import { findByReferencia } from '../../ventas/store';
import { esperanDevolverse } from '../cobros/espera';
import { oficina } from '../implement';
import { llamado } from '../llamado';
import { listCobradas } from './store';

/** A confirmed sale by the reference that its buyer was told; 404 of one that nobody has. */
export async function requireVenta(connection: Connection, referencia: string) {
  const venta = await findByReferencia(connection, referencia.trim().toUpperCase());
  if (!venta?.referencia || !venta.finalizada_en) throw notFound();
  return { ...venta, referencia: venta.referencia, finalizada_en: venta.finalizada_en };
}

async function lineasDe(
  connection: Connection,
  ventaId: number,
  now: Temporal.Instant,
): Promise<LineaDeVenta[]> {
  const devueltas = await listDevueltoDeVenta(connection, ventaId);
  const cobradas = await listCobradas(connection, ventaId);
  const cobroDe = ({ id, cargo_id }: (typeof cobradas)[number]) => ({ id: cargo_id, venta_item_id: id });
  const esperaDe = await esperanDevolverse(connection, cobradas.map(cobroDe), now);
  return cobradas.map((cobrada) => {
    const suyas = devueltas.filter(({ linea_id }) => linea_id === cobrada.id);
    return {
      id: cobrada.id,
      cobro: cobrada.cargo_id,
      tipo: cobrada.tipo,
      nombre: toULabels(cobrada.nombre),
      importe: cobrada.importe,
      devuelto: suyas.reduce((total, { importe }) => total + importe, 0),
      devoluciones: suyas.map(({ id, importe, motivo, creado_en, nombre, login }) => ({
        id,
        importe,
        fecha: creado_en,
        motivo,
        quien: llamado({ nombre, login }),
      })),
      espera: esperaDe(cobroDe(cobrada)),
      cuenta: {
        numero: mask(cobrada.numero, CUENTA_VISIBLE),
        quitada: cobrada.eliminada_en !== null,
      },
    };
  });
}

export const ver = oficina.ventas.ver.handler(async ({ context: { connection, now }, input }) => {
  const venta = await requireVenta(connection, input.referencia);
  return {
    referencia: venta.referencia,
    fecha: venta.finalizada_en,
    total: venta.total ?? 0,
    lineas: await lineasDe(connection, venta.id, now),
  };
});
