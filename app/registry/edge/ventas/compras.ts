import { Temporal } from 'temporal-polyfill';
import { beginningOf, dayOf, stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { CargosTable } from '~/database/tables/ventas';
import type { Movimiento } from '../../contract/carrito';
import { numeroDeCobro } from '../../domain/cobros';
import { toULabels } from '../../domain/labels';
import type { ContextoPersona } from '../context';
import { CUENTA_VISIBLE, mask } from '../cuentas/rules';
import { persona } from '../implement';
import {
  countHechos,
  type Hecho,
  type Lapso,
  limitsOf,
  listCargos,
  listDevoluciones,
  listHechos,
  listLineas,
  listVentas,
} from './compras-store';

const startOf = (year: number): string =>
  stamp(beginningOf(Temporal.PlainDate.from({ year, month: 1, day: 1 })));

/** A year as it is in Uruguay. */
const lapsoDe = (year: number): Lapso => ({ desde: startOf(year), hasta: startOf(year + 1) });

const yearOf = (instant: string): number => dayOf(Temporal.Instant.from(instant)).year;

/** Every year from the first to the last that has something, the newest first. */
async function aniosDe(connection: Connection, usuarioId: number): Promise<number[]> {
  const limits = await limitsOf(connection, usuarioId);
  if (!limits) return [];
  const [first, last] = limits.map(yearOf);
  return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, at) => (last ?? 0) - at);
}

type ConCuenta = { cuenta: string | null; numero: string | null };
const cuentaDe = ({ cuenta, numero }: ConCuenta): Movimiento['cuenta'] =>
  cuenta === null || numero === null ? null : { nombre: cuenta, numero: mask(numero, CUENTA_VISIBLE) };

const estadoDe = (hechas: number, todas: number): Movimiento['estado'] => {
  if (hechas === 0) return 'NO_REALIZADA';
  return hechas === todas ? 'REALIZADA' : 'EN_PARTE';
};

async function ventasDe(connection: Connection, hechos: readonly Hecho[]): Promise<Movimiento[]> {
  if (hechos.length === 0) return [];
  const ids = hechos.map(({ id }) => id);
  const lines = await listLineas(connection, ids);
  const rows = new Map((await listVentas(connection, ids)).map((row) => [row.id, row]));
  return hechos.flatMap(({ id, fecha }) => {
    const row = rows.get(id);
    if (!row) return [];
    const own = lines.filter((line) => line.venta_id === id);
    const hechas = own.filter(({ estado }) => estado === 'HECHO');
    return {
      clave: `venta-${id}`,
      tipo: 'COMPRA',
      fecha,
      referencia: row.referencia,
      numero: null,
      nombres: (hechas.length > 0 ? hechas : own).map(({ nombre }) => toULabels(nombre)),
      cuenta: cuentaDe(row),
      importe: row.total ?? 0,
      estado: estadoDe(hechas.length, own.length),
    };
  });
}

/** A charge without a purchase of the caller's own, by what it is for. */
const TIPOS: Record<CargosTable['concepto'], Movimiento['tipo']> = {
  RENOVACION_AUTOMATICA: 'RENOVACION_AUTOMATICA',
  IMPORTACION: 'IMPORTACION',
  RENOVACION: 'RENOVACION_DE_OTRO',
  REGISTRO: 'OTRO',
  TRANSFERENCIA: 'OTRO',
};

async function cargosDe(connection: Connection, hechos: readonly Hecho[]): Promise<Movimiento[]> {
  if (hechos.length === 0) return [];
  const found = await listCargos(
    connection,
    hechos.map(({ id }) => id),
  );
  const rows = new Map(found.map((row) => [row.id, row]));
  return hechos.flatMap(({ id, fecha }) => {
    const row = rows.get(id);
    if (!row) return [];
    return {
      clave: `cargo-${id}`,
      tipo: TIPOS[row.concepto],
      fecha,
      referencia: null,
      numero: numeroDeCobro(id),
      nombres: [toULabels(row.nombre)],
      cuenta: cuentaDe(row),
      importe: row.importe,
      estado: 'REALIZADA',
    };
  });
}

async function devolucionesDe(
  { connection, usuario }: Pick<ContextoPersona, 'connection' | 'usuario'>,
  hechos: readonly Hecho[],
): Promise<Movimiento[]> {
  if (hechos.length === 0) return [];
  const ids = hechos.map(({ id }) => id);
  const rows = new Map((await listDevoluciones(connection, usuario.id, ids)).map((row) => [row.id, row]));
  return hechos.flatMap(({ id, fecha }) => {
    const row = rows.get(id);
    if (!row) return [];
    return {
      clave: `devolucion-${id}`,
      tipo: 'DEVOLUCION',
      fecha,
      referencia: row.referencia,
      numero: null,
      nombres: [toULabels(row.nombre)],
      cuenta: cuentaDe(row),
      importe: -row.importe,
      estado: 'REALIZADA',
    };
  });
}

/** The caller's purchases and charges: what they confirmed, what the registry charged by itself, and what it gave back. */
export const compras = persona.carrito.compras.handler(async ({ context, input }) => {
  const { connection, usuario } = context;
  const lapso = input.anio ? lapsoDe(input.anio) : undefined;
  const hechos = await listHechos(connection, usuario.id, lapso, input);
  const of = (origen: Hecho['origen']) => hechos.filter((each) => each.origen === origen);
  const movimientos = [
    ...(await ventasDe(connection, of('venta'))),
    ...(await cargosDe(connection, of('cargo'))),
    ...(await devolucionesDe(context, of('devolucion'))),
  ];
  const byClave = new Map(movimientos.map((each) => [each.clave, each]));
  return {
    compras: hechos.flatMap(({ origen, id }) => byClave.get(`${origen}-${id}`) ?? []),
    total: await countHechos(connection, usuario.id, lapso),
    anios: await aniosDe(connection, usuario.id),
  };
});
